"""The store in one SQLite file: for one machine, without anything to install.

One thread writes (writer.py), a few read, and the event loop waits for futures only.

Durability. The journal is a write-ahead log. With `synchronous=FULL`, which is the default here, the log is on the disk
before `append` returns: what was acknowledged survives kill -9, a crash of the system and a power cut. With NORMAL it
has only been handed to the system: it survives kill -9 of this process, but a power cut may take the last commits
(never the file's consistency). As waiting appends share one synchronisation, FULL costs little under load; alone, an
append waits for the disk. `announce` is not kept anywhere and reaches this process only: several processes may write
one file safely, but to hear each other they need PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeVar
from weakref import WeakValueDictionary

from tischlein.store import schema
from tischlein.store import sqlite_sql as sql
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
from tischlein.store.clerk_writer import ClerkWriter
from tischlein.store.desk import OwnDesk, connect, told
from tischlein.store.hub import Ears
from tischlein.store.port import TABLES, Closed, Lease, Record, Snapshot, Stored, TableIndex, Unavailable
from tischlein.store.writer import Shared, Writer

PATIENCE: Final = 5.0
"""Seconds to wait for another process that is writing."""

READERS: Final = 3
PAGE: Final = 200

T = TypeVar("T")

_shared: WeakValueDictionary[str, Shared] = WeakValueDictionary()
_shared_lock = threading.Lock()


class Alien(Exception):
    """A database, but not one of ours."""


class SqliteStore:
    """Made by `SqliteStore.open`; belongs to the event loop that opened it."""

    def __init__(self, writer: Writer | ClerkWriter, connect: Callable[[], sqlite3.Connection], shared: Shared) -> None:
        self._shared = shared
        self._ears = Ears(shared.hub)
        self._writer = writer
        self._readers = Readers(connect, READERS)
        self._searchers = Readers(connect, 1)
        """Whoever looks through everything takes seconds, and nobody who comes to a table waits behind that."""
        self._is_closed = False

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        synchronous: Literal["FULL", "NORMAL"] = "FULL",
        patience: float = PATIENCE,
        has_clerk: bool = False,
    ) -> SqliteStore:
        """Raises Unavailable, NewerSchema or Alien. With a clerk it is another process that writes."""
        path = path.absolute()
        reading = partial(connect, path, synchronous, patience)
        connection = await asyncio.to_thread(_prepare, path, reading, patience)
        name = os.path.realpath(path)
        with _shared_lock:
            shared = _shared.setdefault(name, Shared())
        if has_clerk and os.name == "posix":  # others hand no sockets to a process
            connection.close()
            return cls(ClerkWriter(path, synchronous, patience, shared.hub), reading, shared)
        return cls(Writer(OwnDesk(connection), shared), reading, shared)

    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        check_write(index, first)
        if first[0].n != 1:
            raise ValueError("the first record is number 1")
        message = (TABLES, f"{index.table} {first[-1].n}")
        await self._writer.run(partial(sql.create, index=index, first=first), message)

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        check_write(index, records)
        message = (TABLES, f"{index.table} {records[-1].n}")
        await self._writer.run(sql.appending(index, records), message)

    async def load(self, table: str, *, after: int | None = None) -> Stored | None:
        if not can_hold(table):
            return None
        return await self._readers.run(lambda db: sql.load(db, table, after))

    async def rewrite(self, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
        check_rewrite(table, summary, data, record)
        message = (TABLES, f"{table} {record.n}")
        work = partial(sql.rewrite, table=table, summary=summary, data=dict(data), record=record)
        await self._writer.run(work, message, is_forgetting=True)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        check_texts(table, snapshot.data)
        await self._writer.run(partial(sql.save_snapshot, table=table, snapshot=snapshot))

    async def find_code(self, code: str) -> str | None:
        return await self._readers.run(lambda db: sql.find_code(db, code)) if can_hold(code) else None

    async def find_invitation(self, digest: str) -> str | None:
        return await self._readers.run(lambda db: sql.find_invitation(db, digest)) if can_hold(digest) else None

    async def tables_of(self, person: str) -> list[TableIndex]:
        return await self._readers.run(lambda db: sql.tables_of(db, person)) if can_hold(person) else []

    async def tables_with(
        self, status: str, *, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        check_limit(limit)
        return await self._readers.run(lambda db: sql.tables_with(db, status, updated_before, limit))

    async def delete(self, table: str) -> bool:
        if not can_hold(table):
            return False
        return await self._writer.run(partial(sql.delete, table=table), is_forgetting=True)

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

    async def announce(self, channel: str, message: str) -> None:
        check_message(channel, message)
        self._check_open()
        self._shared.hub.publish([(channel, message)])

    def listen(self, channel: str) -> AsyncIterator[str]:
        check_channel(channel)
        self._check_open()
        return self._ears.listen(channel)

    async def everything(self, *, mentioning: str = "") -> AsyncIterator[Stored]:
        last = ""
        while page := await self._searchers.run(partial(sql.ids, after=last, limit=PAGE, mentioning=mentioning)):
            for last in page:
                stored = await self._searchers.run(partial(sql.whole, table=last))
                if stored is not None:  # else deleted meanwhile
                    yield stored

    async def ping(self, *, by_writing: bool = False) -> None:
        await self._writer.run(partial(sql.ping, by_writing=by_writing))

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await self._searchers.close()
        await self._readers.close()
        await self._writer.close()  # last, and so the one that tidies the write-ahead log away
        self._ears.end()

    def _check_open(self) -> None:
        if self._is_closed:
            raise Closed


class Readers:
    """A few threads, each with a connection of its own for as long as it reads."""

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
                connection.execute("BEGIN")  # all that one call reads is of one moment
                return read(connection)
            finally:
                connection.rollback()
                self._idle.append(connection)
        except sqlite3.Error as error:
            raise told(error) from error

    def _take(self) -> sqlite3.Connection:
        with contextlib.suppress(IndexError):
            return self._idle.pop()
        connection = self._connect()
        connection.execute("PRAGMA query_only = ON")
        return connection


def _prepare(path: Path, connect: Callable[[], sqlite3.Connection], patience: float) -> sqlite3.Connection:
    """The write connection to a file that is there and has our newest schema."""
    try:
        # Nobody else may read it: it holds secrets. SQLite gives the log beside it the same rights.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = connect()
    except OSError as error:
        raise Unavailable(error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise told(error) from error
    try:
        _check_ours(connection)
        _use_wal(connection, patience)
        _migrate(connection)
    except sqlite3.Error as error:
        connection.close()
        raise told(error) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _check_ours(connection: sqlite3.Connection) -> None:
    """Before anything is changed."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if names and "schema_version" not in names:
        raise Alien("a database of another program")


def _use_wal(connection: sqlite3.Connection, patience: float) -> None:
    """SQLite does not wait by itself if another process switches to the write-ahead log in the same moment."""
    until = time.monotonic() + patience
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
            continue
        if mode != "wal":
            raise Unavailable(f"journal_mode = {mode}")
        return


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")  # whoever comes second waits here and then finds nothing to do
    try:
        connection.execute(schema.VERSION_TABLE)
        (found,) = connection.execute(schema.FOUND).fetchone()
        for migration in schema.missing("sqlite", found):
            for statement in _statements(migration.sql):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?, ?)", (migration.version, migration.name))
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _statements(script: str) -> list[str]:
    """One by one, because executescript commits before it begins."""
    statements = [""]
    for line in script.splitlines(keepends=True):
        statements[-1] += line
        if sqlite3.complete_statement(statements[-1]):
            statements.append("")
    return [statement for statement in statements if statement.strip()]
