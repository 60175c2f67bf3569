"""A store whose trouble is noticed: a full disk ends tables one by one, and without this nobody would say why.

Passes everything on and keeps one fact: whether the last thing that was tried failed because the store could not do it.
Reading proves nothing (a full disk is read without trouble), so only a write ends what began.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Final, TypeVar

from tischlein.store.port import Closed, Lease, Record, Snapshot, Store, Stored, TableIndex, Unavailable

SECONDS: Final = 60.0
"""Between two words about the same trouble, however often it fails; and for how long a success proves something."""

T = TypeVar("T")


class Watcher:
    """Hears nothing of all this; whoever wants to, does it better."""

    def failed(self) -> None:
        """Every time."""

    def began(self, error: Unavailable, failures: int) -> None:
        """Trouble, or that it goes on; so many failures since the last time this was said."""

    def ended(self) -> None:
        """After `began`: something was written again."""


class WatchedStore:
    def __init__(
        self, store: Store, watcher: Watcher | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.watcher = watcher or Watcher()
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
        self.watcher.failed()
        now = self._clock()
        if self._told_at is None or now - self._told_at >= SECONDS:
            self.watcher.began(error, self._failures)
            self._failures, self._told_at, self._was_told = 0, now, True

    def _worked(self) -> None:
        self.is_in_trouble = False
        if self._was_told:
            self._was_told = False
            self.watcher.ended()

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
        await self._seen(self._store.save_snapshot(table, snapshot))  # an older one is dropped

    async def find_code(self, code: str) -> str | None:
        return await self._seen(self._store.find_code(code))

    async def find_invitation(self, digest: str) -> str | None:
        return await self._seen(self._store.find_invitation(digest))

    async def tables_of(self, person: str) -> list[TableIndex]:
        return await self._seen(self._store.tables_of(person))

    async def tables_with(
        self, status: str, *, updated_before: int | None = None, limit: int = 1000
    ) -> list[TableIndex]:
        return await self._seen(self._store.tables_with(status, updated_before=updated_before, limit=limit))

    async def delete(self, table: str) -> bool:
        return await self._seen(self._store.delete(table))  # of nothing it writes nothing

    async def take_lease(self, table: str, owner: str, now: int, lasts: int) -> Lease:
        return await self._seen(self._store.take_lease(table, owner, now, lasts))  # nor does one that is another's

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
        """A look is enough where something was written lately; in trouble only a write shows that it is over."""
        is_known = self._worked_at is not None and self._clock() - self._worked_at < SECONDS
        if by_writing or self.is_in_trouble or not is_known:
            await self._written(self._store.ping(by_writing=True))
        else:
            await self._seen(self._store.ping())

    async def close(self) -> None:
        await self._store.close()
