"""A store that reports its failures, so that operators see why tables end when a disk is full.

It passes every call on and remembers whether the last one failed with Unavailable. Only a successful write ends that
state, because a full disk can still be read.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Final, TypeVar

from tischlein.store.port import Closed, Lease, Record, Snapshot, Store, Stored, TableIndex, Unavailable

SECONDS: Final = 60.0
"""Shortest time between two reports of a failure that lasts, and how long a successful write counts as recent."""

T = TypeVar("T")


class Monitor:
    """Is told about failures. This one does nothing; subclasses log and count."""

    def failed(self) -> None:
        """At every failure."""

    def began(self, error: Unavailable, failures: int) -> None:
        """When failures begin and, while they last, once per SECONDS; `failures` counts those since the last report."""

    def ended(self) -> None:
        """When a write succeeds after `began`."""


class MonitoredStore:
    """Passes every call on to another store and tells the monitor about failures."""

    def __init__(
        self, store: Store, monitor: Monitor | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.monitor = monitor or Monitor()
        self.is_in_trouble = False
        self._store = store
        self._clock = clock
        self._failures = 0
        self._told_at: float | None = None
        self._was_told = False
        self._worked_at: float | None = None

    def _failed(self, error: Unavailable) -> None:
        self.is_in_trouble = True
        self._failures += 1
        self.monitor.failed()
        now = self._clock()
        if self._told_at is None or now - self._told_at >= SECONDS:
            self.monitor.began(error, self._failures)
            self._failures, self._told_at, self._was_told = 0, now, True

    def _worked(self) -> None:
        self.is_in_trouble = False
        if self._was_told:
            self._was_told = False
            self.monitor.ended()

    async def _written(self, work: Awaitable[T]) -> T:
        done = await self._seen(work)
        self._worked_at = self._clock()
        if self.is_in_trouble:
            self._worked()
        return done

    async def _seen(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except Closed:
            raise
        except Unavailable as error:
            self._failed(error)
            raise

    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        await self._written(self._store.create(index, first))

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        await self._written(self._store.append(index, records))

    async def load(self, table: str, *, after: int | None = None) -> Stored | None:
        return await self._seen(self._store.load(table, after=after))

    async def rewrite(self, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
        await self._written(self._store.rewrite(table, summary, data, record))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._seen(self._store.save_snapshot(table, snapshot))  # may write nothing: an older one is dropped

    async def find_code(self, code: str) -> str | None:
        return await self._seen(self._store.find_code(code))

    async def find_invitation(self, digest: str) -> str | None:
        return await self._seen(self._store.find_invitation(digest))

    async def tables_of(self, person: str, statuses: Sequence[str], *, limit: int) -> list[TableIndex]:
        return await self._seen(self._store.tables_of(person, statuses, limit=limit))

    async def is_member(self, table: str, person: str) -> bool:
        return await self._seen(self._store.is_member(table, person))

    async def tables_with(
        self, status: str, *, updated_after: int = -1, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        found = self._store.tables_with(status, updated_after=updated_after, updated_before=updated_before, limit=limit)
        return await self._seen(found)

    async def delete(self, table: str) -> bool:
        return await self._seen(self._store.delete(table))  # may write nothing: there may be no such table

    async def take_lease(self, table: str, owner: str, now: int, lasts: int) -> Lease:
        return await self._seen(self._store.take_lease(table, owner, now, lasts))  # may write nothing

    async def renew_leases(self, owner: str, tables: Sequence[str], now: int, lasts: int) -> list[str]:
        return await self._seen(self._store.renew_leases(owner, tables, now, lasts))

    async def release_lease(self, table: str, owner: str) -> None:
        await self._seen(self._store.release_lease(table, owner))

    async def secret(self, name: str, fresh: bytes) -> bytes:
        return await self._seen(self._store.secret(name, fresh))

    async def secrets(self) -> dict[str, bytes]:
        return await self._seen(self._store.secrets())

    async def announce(self, channel: str, message: str) -> None:
        await self._seen(self._store.announce(channel, message))

    def listen(self, channel: str) -> AsyncIterator[str]:
        return self._store.listen(channel)

    def everything(self, *, mentioning: str = "") -> AsyncIterator[Stored]:
        return self._store.everything(mentioning=mentioning)

    async def ping(self, *, by_writing: bool = False) -> None:
        """Reads if a write succeeded lately, else writes; after a failure only a write shows that it is over."""
        is_known = self._worked_at is not None and self._clock() - self._worked_at < SECONDS
        if by_writing or self.is_in_trouble or not is_known:
            await self._written(self._store.ping(by_writing=True))
        else:
            await self._seen(self._store.ping())

    async def close(self) -> None:
        await self._store.close()
