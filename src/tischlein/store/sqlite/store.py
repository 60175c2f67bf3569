"""The store in one SQLite file, for servers on one machine.

One thread writes (writer.py), a few threads read, and the event loop only waits for futures.

Durability: the journal is a write-ahead log. With `synchronous=FULL`, the default, the log is on the disk before
`append` returns, so what was acknowledged survives kill -9, a crash of the system and a power cut. With NORMAL it has
only been handed to the operating system: it survives kill -9, but a power cut may lose the last commits (the file stays
consistent). Appends that wait together share one wait for the disk, so FULL costs little under load.

Several processes may write one file safely, but `announce` reaches listeners in the same process only.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeVar
from weakref import WeakValueDictionary

from tischlein.store.checks import (
    can_hold,
    check_channel,
    check_limit,
    check_message,
    check_numbers,
    check_rewrite,
    check_texts,
    check_write,
)
from tischlein.store.port import Closed, Lease, Record, Revocation, Snapshot, Stored, TableIndex, Unavailable
from tischlein.store.pubsub import PubSub, Subscriptions
from tischlein.store.sqlite import sql
from tischlein.store.sqlite.connection import as_store_error, connect, prepare
from tischlein.store.sqlite.writer import Place, Writer

PATIENCE: Final = 5.0
"""Seconds to wait for another process that is writing."""

READERS: Final = 3
PAGE: Final = 200
TOGETHER: Final = 10
"""Tables that are read at once when all of them are: a change of threads for each would cost as much as reading it."""

T = TypeVar("T")

_pubsubs: WeakValueDictionary[str, PubSub] = WeakValueDictionary()
_pubsubs_lock = threading.Lock()


class SqliteStore:
    """Made by `SqliteStore.open`; belongs to the event loop that opened it."""

    def __init__(self, writer: Writer, connect: Callable[[], sqlite3.Connection], pubsub: PubSub) -> None:
        self._pubsub = pubsub
        self._subscriptions = Subscriptions(pubsub)
        self._writer = writer
        self._readers = Readers(connect, READERS)
        self._searchers = Readers(connect, 1)
        """One more thread for searches through all tables: they take seconds, and loading must not wait for them."""
        self._is_closed = False

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        synchronous: Literal["FULL", "NORMAL"] = "FULL",
        patience: float = PATIENCE,
    ) -> SqliteStore:
        """Raises Unavailable, NewerSchema or NotOurDatabase."""
        path = path.absolute()
        reading = partial(connect, path, synchronous, patience)
        connection = await asyncio.to_thread(prepare, path, reading, patience)
        try:
            place = Place(path)
        except OSError as error:
            connection.close()
            raise Unavailable(error.strerror or str(error)) from error

        def connect_reader() -> sqlite3.Connection:
            place.check()  # another file would tell of other tables
            return reading()

        name = os.path.realpath(path)
        with _pubsubs_lock:
            pubsub = _pubsubs.setdefault(name, PubSub())
        return cls(Writer(connection, place), connect_reader, pubsub)

    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        check_write(index, first)
        if first[0].n != 1:
            raise ValueError("the first record is number 1")
        await self._writer.run(partial(sql.create, index=index, first=first))

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        check_write(index, records)
        await self._writer.run(partial(sql.append, index=index, records=records))

    async def load(self, table: str, *, after: int | None = None) -> Stored | None:
        if not can_hold(table):
            return None
        return await self._readers.run(lambda db: sql.load(db, table, after))

    async def rewrite(self, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
        check_rewrite(table, summary, data, record)
        work = partial(sql.rewrite, table=table, summary=summary, data=dict(data), record=record)
        await self._writer.run(work, is_deleting=True)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        check_texts(table, snapshot.data)
        await self._writer.run(partial(sql.save_snapshot, table=table, snapshot=snapshot))

    async def find_code(self, code: str) -> str | None:
        return await self._readers.run(lambda db: sql.find_code(db, code)) if can_hold(code) else None

    async def find_invitation(self, digest: str) -> str | None:
        return await self._readers.run(lambda db: sql.find_invitation(db, digest)) if can_hold(digest) else None

    async def tables_of(self, person: str, statuses: Sequence[str], *, limit: int) -> list[TableIndex]:
        check_limit(limit)
        wanted = [status for status in set(statuses) if can_hold(status)]
        return await self._readers.run(lambda db: sql.tables_of(db, person, wanted, limit)) if can_hold(person) else []

    async def is_member(self, table: str, person: str) -> bool:
        return can_hold(table + person) and await self._readers.run(lambda db: sql.is_member(db, table, person))

    async def tables_with(
        self, status: str, *, updated_after: int = -1, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        check_limit(limit)
        bounds = (updated_after, updated_before)
        return await self._readers.run(lambda db: sql.tables_with(db, status, bounds, limit))

    async def count(self) -> int:
        return await self._searchers.run(sql.count)

    async def delete(self, table: str) -> bool:
        if not can_hold(table):
            return False
        return await self._writer.run(partial(sql.delete, table=table), is_deleting=True)

    async def take_lease(self, table: str, owner: str, now: int, lasts: int) -> Lease:
        check_texts(table, owner)
        check_numbers(now, now + lasts)
        return await self._writer.run(partial(sql.take_lease, table=table, owner=owner, now=now, lasts=lasts))

    async def renew_leases(self, owner: str, tables: Sequence[str], now: int, lasts: int) -> list[str]:
        check_texts(owner, *tables)
        check_numbers(now, now + lasts)
        return await self._writer.run(partial(sql.renew_leases, owner=owner, tables=list(tables), now=now, lasts=lasts))

    async def release_lease(self, table: str, owner: str) -> None:
        check_texts(table, owner)
        await self._writer.run(partial(sql.release_lease, table=table, owner=owner))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_texts(name)
        return await self._writer.run(partial(sql.secret, name=name, fresh=fresh))

    async def secrets(self) -> dict[str, bytes]:
        return await self._readers.run(sql.secrets)

    async def revoke(self, person: str, at: int, device: str) -> Revocation:
        check_texts(person, device)
        check_numbers(at)
        return await self._writer.run(partial(sql.revoke, person=person, at=at, device=device))

    async def revocation(self, person: str) -> Revocation | None:
        return await self._readers.run(lambda db: sql.revocation(db, person)) if can_hold(person) else None

    async def revocations(self) -> list[Revocation]:
        return await self._readers.run(sql.revocations)

    async def prune_revocations(self, before: int) -> int:
        check_numbers(before)
        return await self._writer.run(partial(sql.prune_revocations, before=before))

    async def announce(self, channel: str, message: str) -> None:
        check_message(channel, message)
        self._check_open()
        self._pubsub.publish(channel, message)

    def listen(self, channel: str) -> AsyncIterator[str]:
        check_channel(channel)
        self._check_open()
        return self._subscriptions.listen(channel)

    async def everything(self, *, mentioning: str = "") -> AsyncIterator[Stored]:
        last = ""
        while page := await self._searchers.run(partial(sql.ids, after=last, limit=PAGE, mentioning=mentioning)):
            for begin in range(0, len(page), TOGETHER):
                for stored in await self._searchers.run(partial(sql.several, tables=page[begin : begin + TOGETHER])):
                    yield stored
            last = page[-1]

    async def ping(self, *, by_writing: bool = False) -> None:
        await self._writer.run(partial(sql.ping, by_writing=by_writing))

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await self._searchers.close()
        await self._readers.close()
        await self._writer.close()  # last, because the last connection removes the write-ahead log
        self._subscriptions.end()

    def _check_open(self) -> None:
        if self._is_closed:
            raise Closed


class Readers:
    """A few threads that read, each with a connection that no other thread uses at the same time."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], most: int) -> None:
        self._connect = connect
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="tischlein-reader")
        self._idle: deque[sqlite3.Connection] = deque()
        self._is_closed = False

    async def run(self, read: Callable[[sqlite3.Connection], T]) -> T:
        if self._is_closed:
            raise Closed
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, read)

    async def close(self) -> None:
        self._is_closed = True
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._idle:
            connection.close()

    def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection = self._take()
            try:
                connection.execute("BEGIN")  # one call sees one consistent state
                return read(connection)
            finally:
                connection.rollback()
                self._idle.append(connection)
        except sqlite3.Error as error:
            raise as_store_error(error) from error

    def _take(self) -> sqlite3.Connection:
        with contextlib.suppress(IndexError):
            return self._idle.pop()
        connection = self._connect()
        connection.execute("PRAGMA query_only = ON")
        return connection
