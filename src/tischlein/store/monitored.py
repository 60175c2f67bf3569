"""A store that reports its failures, so that operators see why tables end when a disk is full, or why they stand still.

It passes every call on and remembers whether the last one failed with Unavailable. Only a successful write ends that
state, because a full disk can still be read.

A disk or a database that hangs fails nothing, so the oldest call that has no answer yet is watched. What tables write
goes on waiting, because it may have been committed; new visitors and tables are refused until the store answers.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Final, TypeVar

from tischlein.store.port import Closed, Lease, Record, Revocation, Snapshot, Store, Stored, TableIndex, Unavailable

SECONDS: Final = 60.0
"""Shortest time between two reports of a failure that lasts, and how long a successful write counts as recent."""

LATE_SECONDS: Final = 1.5
"""A call that waits for longer is late."""
LOOK_SECONDS: Final = 0.75
"""How often is looked for late calls while there are any calls. Together with LATE_SECONDS less than three seconds."""

T = TypeVar("T")


class Monitor:
    """Is told about failures. This one does nothing; subclasses log and count."""

    def failed(self) -> None:
        """At every failure."""

    def began(self, error: Unavailable, failures: int) -> None:
        """When failures begin and, while they last, once per SECONDS; `failures` counts those since the last report."""

    def ended(self) -> None:
        """When a write succeeds after `began`."""

    def waits(self, seconds: float) -> None:
        """Again and again while calls are late, with the age of the oldest."""

    def answered(self) -> None:
        """When none is late any more after `waits`."""


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
        self.is_late = False
        self._calls: dict[object, float] = {}
        """When the calls without an answer began, the oldest first."""
        self._watch: asyncio.TimerHandle | None = None
        self._probe: asyncio.Task[None] | None = None

    def _look(self) -> None:
        """One timer for all calls, since a timer for each would cost more than most of them."""
        self._watch = None
        if self._calls:
            oldest = self._clock() - next(iter(self._calls.values()))
            if oldest >= LATE_SECONDS:
                self.is_late = True
                self.monitor.waits(oldest)
            self._look_later()

    def _look_later(self) -> None:
        self._watch = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _returned(self, call: object) -> None:
        del self._calls[call]
        if self.is_late and not any(self._clock() - began >= LATE_SECONDS for began in self._calls.values()):
            self.is_late = False
            self.monitor.answered()

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
        call = object()
        self._calls[call] = self._clock()
        if self._watch is None:
            self._look_later()
        try:
            return await work
        except Closed:
            raise
        except Unavailable as error:
            self._failed(error)
            raise
        finally:
            self._returned(call)

    def _check_late(self) -> None:
        """For calls on behalf of newcomers, which would only join those that wait."""
        if self.is_late:
            self.monitor.failed()
            raise Unavailable("the store does not answer")

    async def create(self, index: TableIndex, first: Sequence[Record]) -> None:
        self._check_late()
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
        self._check_late()
        return await self._seen(self._store.find_code(code))

    async def find_invitation(self, digest: str) -> str | None:
        self._check_late()
        return await self._seen(self._store.find_invitation(digest))

    async def tables_of(self, person: str, statuses: Sequence[str], *, limit: int) -> list[TableIndex]:
        self._check_late()
        return await self._seen(self._store.tables_of(person, statuses, limit=limit))

    async def is_member(self, table: str, person: str) -> bool:
        self._check_late()
        return await self._seen(self._store.is_member(table, person))

    async def tables_with(
        self, status: str, *, updated_after: int = -1, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        found = self._store.tables_with(status, updated_after=updated_after, updated_before=updated_before, limit=limit)
        return await self._seen(found)

    async def count(self) -> int:
        return await self._seen(self._store.count())

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

    async def revoke(self, person: str, at: int, device: str) -> Revocation:
        return await self._written(self._store.revoke(person, at, device))

    async def revocation(self, person: str) -> Revocation | None:
        self._check_late()
        return await self._seen(self._store.revocation(person))

    async def revocations(self) -> list[Revocation]:
        return await self._seen(self._store.revocations())

    async def prune_revocations(self, before: int) -> int:
        return await self._seen(self._store.prune_revocations(before))  # may write nothing

    async def announce(self, channel: str, message: str) -> None:
        await self._seen(self._store.announce(channel, message))

    def listen(self, channel: str) -> AsyncIterator[str]:
        return self._store.listen(channel)

    def everything(self, *, mentioning: str = "") -> AsyncIterator[Stored]:
        return self._store.everything(mentioning=mentioning)

    async def ping(self, *, by_writing: bool = False) -> None:
        """Reads if a write succeeded lately, else writes; after a failure only a write shows that it is over.

        Raises Unavailable too if there is no answer in time. Whoever asks meanwhile waits for the same probe: a store
        that hangs would else be asked without end.
        """
        self._check_late()
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._ping(by_writing))
        done, _ = await asyncio.wait([self._probe], timeout=LATE_SECONDS)
        if not done:
            raise Unavailable("the store does not answer")
        await self._probe

    async def _ping(self, by_writing: bool) -> None:
        is_known = self._worked_at is not None and self._clock() - self._worked_at < SECONDS
        if by_writing or self.is_in_trouble or not is_known:
            await self._written(self._store.ping(by_writing=True))
        else:
            await self._seen(self._store.ping())

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        await self._store.close()
