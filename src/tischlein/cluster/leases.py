"""Leases: which tables this process keeps, where several processes share one store.

A lease lasts seconds and is renewed for all tables in one statement. A process that cannot renew a lease stops writing
shortly before it ends by its own clock, and then gives the table up. If clocks disagree or a process sleeps through its
lease, record numbers still let only one of two keepers write; the other one gets a Clash.

The owner of a lease is written as `NAME@PLACE`: a random name for this run, and the URL where the others reach it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from tischlein.store.port import Store, Unavailable
from tischlein.tables.ownership import Elsewhere, Lost

LASTS: Final = 5_000
"""Milliseconds after which the table of a dead owner is free again."""
SPARE: Final = 500
"""Milliseconds before its end in which a lease is not used: a write could arrive too late."""
RENEWAL_SECONDS: Final = 1.5


def place_of(owner: str) -> str:
    return owner.partition("@")[2]


class Leases:
    def __init__(
        self,
        store: Store,
        owner: str,
        now: Callable[[], int],
        *,
        lasts: int = LASTS,
        renewal_seconds: float = RENEWAL_SECONDS,
    ) -> None:
        self.owner = owner
        self._store = store
        self._now = now
        self._lasts = lasts
        self._renewal_seconds = renewal_seconds
        self._held: dict[str, int] = {}
        """When the lease of each table ends."""

    @property
    def count(self) -> int:
        return len(self._held)

    async def take(self, table: str) -> None:
        """Takes the lease; the table has to be loaded afterwards. Raises Elsewhere or Unavailable."""
        asked = self._now()
        lease = await self._store.take_lease(table, self.owner, asked, self._lasts)
        if lease.owner != self.owner and place_of(lease.owner) == place_of(self.owner):
            # Only one process can listen at this URL, so the lease is left from an earlier run that was killed.
            await self._store.release_lease(table, lease.owner)
            lease = await self._store.take_lease(table, self.owner, asked, self._lasts)
        if lease.owner != self.owner:
            raise Elsewhere(lease.owner)
        self._held[table] = asked + self._lasts

    def may_write(self, table: str) -> bool:
        return self._now() < self._held.get(table, 0) - SPARE

    async def release(self, table: str) -> None:
        """Gives the lease back. If the store is unreachable, it runs out."""
        if self._held.pop(table, None) is not None:
            with contextlib.suppress(Unavailable):
                await self._store.release_lease(table, self.owner)

    async def keep(self, lost: Lost) -> None:
        """Renews all leases periodically, for ever. If the store does not answer, leases still end in time."""
        renewing: asyncio.Task[None] | None = None
        try:
            while True:
                await asyncio.sleep(self._renewal_seconds)
                if renewing is None:
                    renewing = asyncio.create_task(self.renew(lost))
                await asyncio.wait([renewing], timeout=self._renewal_seconds)
                if renewing.done():
                    done, renewing = renewing, None
                    done.result()
                self._let_go(lost)
        finally:
            if renewing is not None:
                renewing.cancel()

    async def renew(self, lost: Lost) -> None:
        asked, before = self._now(), dict(self._held)
        if not before:
            return
        try:
            ours = set(await self._store.renew_leases(self.owner, list(before), asked, self._lasts))
        except Unavailable:
            return
        for table, ends in before.items():
            if self._held.get(table) != ends:
                continue  # released meanwhile, and perhaps taken again
            if table in ours:
                self._held[table] = asked + self._lasts
            else:
                del self._held[table]
                lost(table, "moved")

    def _let_go(self, lost: Lost) -> None:
        for table in [table for table in self._held if not self.may_write(table)]:
            del self._held[table]
            lost(table, "store")
