"""The store in PostgreSQL, for several processes on one machine or many.

A commit is as durable as the settings of the server say (`fsync` and `synchronous_commit` are on by default). If a
connection breaks during a write, the server may have committed it or not. So the write is tried once more on another
connection, and if its numbers are then taken by equal records, the first attempt counts as successful.

LISTEN needs a permanent connection, so a connection pooler in transaction mode between this program and the server
does not work. On Windows psycopg needs the selector event loop of asyncio.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import psycopg
from msgspec.structs import asdict
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool

from tischlein.store import schema
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
from tischlein.store.port import (
    Clash,
    Closed,
    CodeTaken,
    Lease,
    Record,
    Revocation,
    Snapshot,
    Stored,
    TableIndex,
    Unavailable,
)
from tischlein.store.postgres import sql
from tischlein.store.postgres.listener import Connection, PostgresListener
from tischlein.store.pubsub import PubSub, Subscriptions

PATIENCE: Final = 5.0
"""Seconds to wait for a connection."""

CONNECTIONS: Final = 8
PAGE: Final = 200
LATEST: Final = 2**63 - 1
MIGRATION_LOCK: Final = 0x7469736368  # an arbitrary number for the advisory lock: "tisch"

GUARDS: Final = {
    "application_name": "tischlein",
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Defaults for the URL, with which a server that vanished is noticed within seconds, not hours."""

T = TypeVar("T")


class ConnectionLost(Unavailable):
    """The connection broke while it was in use: the statement may have been committed or not."""


class PostgresStore:
    """Made by `PostgresStore.open`; belongs to the event loop that opened it."""

    def __init__(self, pool: AsyncConnectionPool[Connection], pubsub: PubSub, listener: PostgresListener) -> None:
        self._pool = pool
        self._subscriptions = Subscriptions(pubsub)
        self._listener = listener
        self._searching = asyncio.Lock()
        self._is_closed = False
        self._calls = 0
        """Number of calls that use a connection of the pool or wait for one."""
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    async def open(cls, url: str, *, connections: int = CONNECTIONS, patience: float = PATIENCE) -> PostgresStore:
        """Raises Unavailable or NewerSchema; psycopg.ProgrammingError for a malformed URL."""
        guards = {"connect_timeout": max(2, int(patience)), **GUARDS}
        options: dict[str, Any] = {**guards, **conninfo_to_dict(url), "autocommit": True}
        options["options"] = f"-c lock_timeout={1000 * patience:.0f} {options.get('options', '')}"

        async def connect() -> Connection:
            return await psycopg.AsyncConnection.connect(**options)

        pubsub = PubSub()
        listener = PostgresListener(connect, pubsub)
        try:
            await _migrate(connect)
            await listener.start()
        except psycopg.Error as error:
            raise Unavailable(str(error)) from error
        pool = AsyncConnectionPool[Connection](
            kwargs=options,
            min_size=min(2, connections),
            max_size=connections,
            timeout=patience,
            reconnect_timeout=patience,  # the next call then starts again with short pauses
            open=False,
        )
        await pool.open()
        return cls(pool, pubsub, listener)

    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        check_write(index, first)
        if first[0].n != 1:
            raise ValueError("the first record is number 1")
        await self._write(sql.CREATE, index, first)

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        check_write(index, records)
        await self._write(sql.APPEND, index, records)

    async def _write(self, statement: str, index: TableIndex, records: Sequence[Record]) -> None:
        arguments, was_lost = sql.write_arguments(index, records), False

        async def write(db: Connection) -> None:
            nonlocal was_lost
            try:
                written = await db.execute(statement, arguments)
            except errors.UniqueViolation as error:
                refusal: Exception = Clash(index.table)
                if error.diag.constraint_name in {"tables_code", "tables_invitation"}:
                    refusal = CodeTaken(error.diag.constraint_name)
            except psycopg.Error:
                was_lost = db.broken
                raise
            else:
                if written.rowcount:
                    return
                refusal = Clash(f"{index.table} {records[0].n}")
                found = await db.execute("SELECT 1 FROM tables WHERE id = %s", (index.table,))
                if await found.fetchone() is None:
                    refusal = KeyError(index.table)
            if not (was_lost and await self._has(db, index.table, records)):
                raise refusal

        await self._run(write)

    async def _has(self, db: Connection, table: str, records: Sequence[Record]) -> bool:
        rows = await db.execute(sql.RECORDS, (table, records[0].n - 1, records[-1].n))
        return [Record(*row) for row in await rows.fetchall()] == list(records)

    async def load(self, table: str, *, after: int | None = None) -> Stored | None:
        return await self._run(lambda db: _load(db, table, after)) if can_hold(table) else None

    async def rewrite(self, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
        check_rewrite(table, summary, data, record)
        changes = {"numbers": list(data), "texts": list(data.values())}
        arguments = {"id": table, "summary": summary, **changes, **asdict(record)}

        async def change(db: Connection) -> None:
            if not (await db.execute(sql.REWRITE, arguments)).rowcount:
                found = await db.execute("SELECT 1 FROM tables WHERE id = %s", (table,))
                raise KeyError(table) if await found.fetchone() is None else Clash(f"{table} {record.n}")

        await self._run(change)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        check_texts(table, snapshot.data)
        check_numbers(snapshot.n)

        async def save(db: Connection) -> None:
            saved = await db.execute(sql.SAVE_SNAPSHOT, {"id": table, "n": snapshot.n, "data": snapshot.data})
            if not saved.rowcount:
                row = await (await db.execute("SELECT last FROM tables WHERE id = %s", (table,))).fetchone()
                if row is None:
                    raise KeyError(table)
                if not 1 <= snapshot.n <= row[0]:
                    raise ValueError(f"{table} has no record {snapshot.n}")

        await self._run(save)

    async def find_code(self, code: str) -> str | None:
        return await self._value(sql.FIND_CODE, (code,)) if can_hold(code) else None

    async def find_invitation(self, digest: str) -> str | None:
        return await self._value(sql.FIND_INVITATION, (digest,)) if can_hold(digest) else None

    async def tables_of(self, person: str, statuses: Sequence[str], *, limit: int) -> list[TableIndex]:
        check_limit(limit)
        wanted = [status for status in set(statuses) if can_hold(status)]
        asked = {"person": person, "statuses": wanted, "limit": limit}
        rows = await self._rows(sql.TABLES_OF, asked) if can_hold(person) else []
        return [sql.to_index(row) for row in rows]

    async def is_member(self, table: str, person: str) -> bool:
        return can_hold(table + person) and await self._value(sql.IS_MEMBER, (table, person)) is not None

    async def tables_with(
        self, status: str, *, updated_after: int = -1, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        check_limit(limit)
        before = LATEST if updated_before is None else updated_before
        arguments = {"status": status, "after": updated_after, "before": before, "limit": limit}
        rows = await self._rows(sql.TABLES_WITH, arguments)
        return [sql.to_index(row) for row in rows]

    async def count(self) -> int:
        ((count,),) = await self._rows(sql.COUNT, {})
        return int(count)

    async def delete(self, table: str) -> bool:
        return can_hold(table) and await self._change(sql.DELETE, {"id": table}) > 0

    async def take_lease(self, table: str, owner: str, now: int, lasts: int) -> Lease:
        check_texts(table, owner)
        check_numbers(now, now + lasts)
        arguments = {"id": table, "owner": owner, "now": now, "expires": now + lasts}

        async def take(db: Connection) -> Lease:
            while True:
                row = await (await db.execute(sql.TAKE_LEASE, arguments)).fetchone()
                if row is None:
                    row = await (await db.execute(sql.SEE_LEASE, (table,))).fetchone()
                if row is not None:  # None if it was released between the two statements
                    return Lease(*row)

        return await self._run(take)

    async def renew_leases(self, owner: str, tables: Sequence[str], now: int, lasts: int) -> list[str]:
        check_texts(owner, *tables)
        check_numbers(now, now + lasts)
        rows = await self._rows(sql.RENEW_LEASES, {"owner": owner, "ids": list(tables), "expires": now + lasts})
        ours = {table for (table,) in rows}
        return [table for table in tables if table in ours]

    async def release_lease(self, table: str, owner: str) -> None:
        check_texts(table, owner)
        await self._change(sql.RELEASE_LEASE, (table, owner))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_texts(name)
        await self._change(sql.KEEP_SECRET, (name, fresh))
        return bytes(await self._value(sql.SEE_SECRET, (name,)))

    async def secrets(self) -> dict[str, bytes]:
        return {name: bytes(value) for name, value in await self._rows(sql.SECRETS, ())}

    async def revoke(self, person: str, at: int, device: str) -> Revocation:
        check_texts(person, device)
        check_numbers(at)
        rows = await self._rows(sql.REVOKE, {"person": person, "at": at, "device": device})
        return Revocation(*rows[0])

    async def revocation(self, person: str) -> Revocation | None:
        rows = await self._rows(sql.SEE_REVOCATION, (person,)) if can_hold(person) else []
        return Revocation(*rows[0]) if rows else None

    async def revocations(self) -> list[Revocation]:
        return [Revocation(*row) for row in await self._rows(sql.REVOCATIONS, ())]

    async def prune_revocations(self, before: int) -> int:
        check_numbers(before)
        return await self._change(sql.PRUNE_REVOCATIONS, (before,))

    async def announce(self, channel: str, message: str) -> None:
        check_message(channel, message)
        await self._rows("SELECT pg_notify(%s, %s)", (sql.CHANNEL, f"{channel} {message}"))

    def listen(self, channel: str) -> AsyncIterator[str]:
        check_channel(channel)
        self._check_open()
        return self._subscriptions.listen(channel)

    async def everything(self, *, mentioning: str = "") -> AsyncIterator[Stored]:
        last = ""
        while page := await self._search({"after": last, "mentioning": mentioning, "limit": PAGE}):
            for (last,) in page:
                stored = await self._whole(last)
                if stored is not None:  # None if it was deleted meanwhile
                    yield stored

    async def _search(self, arguments: dict[str, Any]) -> list[Any]:
        """One at a time, because a search may take seconds and other calls need connections too."""
        async with self._searching:
            return await self._rows(sql.IDS, arguments)

    async def _whole(self, table: str) -> Stored | None:
        return await self._run(lambda db: _load(db, table, None, is_whole=True))

    async def ping(self, *, by_writing: bool = False) -> None:
        async def probe(db: Connection) -> None:
            async with db.transaction(force_rollback=True):
                await db.execute(sql.PROBE)

        if by_writing:
            await self._run(probe)
        else:
            await self._rows("SELECT 1", ())

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        await self._idle.wait()
        await self._pool.close()
        await self._listener.stop()
        self._subscriptions.end()

    async def _rows(self, statement: str, arguments: Any) -> list[Any]:
        async def read(db: Connection) -> list[Any]:
            return await (await db.execute(statement, arguments)).fetchall()

        return await self._run(read)

    async def _value(self, statement: str, arguments: Any) -> Any:
        rows = await self._rows(statement, arguments)
        return rows[0][0] if rows else None

    async def _change(self, statement: str, arguments: Any) -> int:
        async def change(db: Connection) -> int:
            return (await db.execute(statement, arguments)).rowcount

        return await self._run(change)

    async def _run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Runs the work, and once more if its connection turned out to be broken: after a restart of the server all
        connections of the pool are. So work that is handed in here must do no harm the second time."""
        self._check_open()
        self._calls += 1
        self._idle.clear()
        try:
            return await self._run_once(work)
        except ConnectionLost:
            await self._pool.check()
            return await self._run_once(work)
        finally:
            self._calls -= 1
            if not self._calls:
                self._idle.set()

    async def _run_once(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        try:
            async with self._pool.connection() as db:
                try:
                    return await work(db)
                except psycopg.Error as error:
                    if db.broken:
                        raise ConnectionLost(str(error)) from error
                    raise
        except (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError) as error:
            raise Unavailable(str(error)) from error

    def _check_open(self) -> None:
        if self._is_closed:
            raise Closed


async def _load(db: Connection, table: str, after: int | None, *, is_whole: bool = False) -> Stored | None:
    """Loads with two statements and no transaction. What is appended in between is beyond `last` and left out; if the
    table is deleted in between, records are missing and it is tried again."""
    for _ in range(3):
        row = await (await db.execute(sql.INDEX, (table,))).fetchone()
        if row is None:
            return None
        *index, last, n, data = row
        snapshot = Snapshot(n, data) if after is None and n is not None else None
        begin = 0 if is_whole else snapshot.n if snapshot else max(after or 0, 0)
        rows = await (await db.execute(sql.RECORDS, (table, begin, last))).fetchall()
        if len(rows) == max(last - begin, 0):
            return Stored(sql.to_index(index), snapshot, tuple(Record(*each) for each in rows))
    raise Unavailable(f"records of {table} are missing")


async def _migrate(connect: Callable[[], Awaitable[Connection]]) -> None:
    connection = await connect()
    try:
        async with connection.transaction():
            # A second process waits here and then finds nothing to do.
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
            await connection.execute(schema.VERSION_TABLE)
            row = await (await connection.execute(schema.FOUND)).fetchone()
            assert row is not None
            for migration in schema.missing("postgres", row[0]):
                await connection.execute(migration.sql.encode())
                name = (migration.version, migration.name)
                await connection.execute("INSERT INTO schema_version VALUES (%s, %s)", name)
    finally:
        await connection.close()
