"""How many appends a second each back end takes; to be read, not asserted.

    python -m tests.store.measure [SECONDS]

SQLite's file and PostgreSQL's data (with fsync) are in the folder for temporary files: if that is memory, not a disk,
FULL looks better than it is.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.pg import server
from tests.store.samples import index, record
from tischlein.store.memory import MemoryStore
from tischlein.store.port import Store
from tischlein.store.postgres import PostgresStore
from tischlein.store.sqlite import SqliteStore

DATA = '{"seat": 1, "move": "take 4 from the second row", "id": "0123456789abcdef"}'


async def measure(name: str, store: Store, tasks: int, seconds: float) -> None:
    tables = [f"t{tasks}-{number}" for number in range(tasks)]
    await asyncio.gather(*(store.create(index(table), [record(1, DATA)]) for table in tables))
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def write(table: str) -> None:
        n = 1
        while (begin := time.perf_counter()) < end:
            n += 1
            await store.append(index(table, updated=n), [record(n, DATA, at=n)])
            waits.append(time.perf_counter() - begin)

    begin = time.perf_counter()
    await asyncio.gather(*map(write, tables))
    rate = len(waits) / (time.perf_counter() - begin)
    waits.sort()
    middle, slow = (1000 * waits[int(part * len(waits))] for part in (0.5, 0.99))
    print(f"{name:22} {tasks:4} tasks {rate:8.0f} appends/s   median {middle:7.2f} ms   p99 {slow:7.2f} ms", flush=True)


async def main(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        full = await SqliteStore.open(Path(folder) / "full.db", synchronous="FULL")
        normal = await SqliteStore.open(Path(folder) / "normal.db", synchronous="NORMAL")
        stores: dict[str, Store] = {"memory": MemoryStore(), "sqlite FULL": full, "sqlite NORMAL": normal}
        with server(fsync=True) as safe, server() as fast:
            stores["postgres fsync"] = await PostgresStore.open(safe.new_database())
            stores["postgres fsync off"] = await PostgresStore.open(fast.new_database())
            for name, store in stores.items():
                for tasks in (1, 200):
                    await measure(name, store, tasks, seconds)
                await store.close()


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 3))
