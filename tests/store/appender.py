"""A process that writes to an SQLite file and says on its output what the store has acknowledged: to be killed.

appender.py race FILE COUNT      appends COUNT records to the table `t1`, against others who do the same
appender.py stream FILE WRITERS  appends without end, each writer to its own table
appender.py full FILE BYTES      until no file may be larger than BYTES any more; then the limit is lifted
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sys
from pathlib import Path

from tischlein.store.port import Clash, Record, Store, TableIndex, Unavailable
from tischlein.store.sqlite import SqliteStore


def index(table: str) -> TableIndex:
    return TableIndex(table, table, table, "g", "open", "", (), 0)


async def last_of(store: Store, table: str) -> int:
    with contextlib.suppress(Clash):
        await store.create(index(table), [Record(1, "start", "", 0)])
    stored = await store.load(table)
    assert stored is not None
    return len(stored.records)


async def append(store: Store, table: str, n: int, data: str) -> None:
    await store.append(index(table), [Record(n, "move", data, n)])
    os.write(1, f"{table} {n} {data}\n".encode())


async def race(store: Store, count: int) -> None:
    last = await last_of(store, "t1")
    for turn in range(count):
        while True:
            try:
                await append(store, "t1", last + 1, f"{os.getpid()}-{turn}")
                last += 1
                break
            except Clash:
                last = await last_of(store, "t1")


async def stream(store: Store, writers: int) -> None:
    async def write(table: str) -> None:
        n = await last_of(store, table)
        while True:
            n += 1
            await append(store, table, n, f"{os.getpid()}-{'x' * (n % 300)}")

    await asyncio.gather(*(write(f"t{number}") for number in range(writers)))


async def full(store: Store, limit: int) -> None:
    n = await last_of(store, "t1")
    await last_of(store, "t2")
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, most))
    refused = 0
    while refused < 3:
        try:
            await append(store, "t1", n + 1, "x" * 5000)
            n += 1
        except Unavailable:
            refused += 1
    large = store.append(index("t1"), [Record(n + 1, "move", "x" * 100_000, 0)])
    group = await asyncio.gather(large, store.find_code("t2"), store.ping(), return_exceptions=True)
    assert isinstance(group[0], Unavailable)
    assert group[1] == "t2", "what is there can still be read"
    stored = await store.load("t1")
    assert stored is not None
    assert len(stored.records) == n
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await append(store, "t1", n + 1, "after")
    os.write(1, b"done\n")


async def main(what: str, file: str, number: str) -> None:
    store = await SqliteStore.open(Path(file))
    await {"race": race, "stream": stream, "full": full}[what](store, int(number))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
