"""Which tables this process keeps, where several processes share one store.

A lease lasts seconds and is renewed for all tables at once. Whoever cannot renew stops keeping, and before that stops
writing: by its own clock, so that it needs nobody to tell it. Should clocks disagree or a process sleep through its
lease, the numbers of the records still let only one of two keepers write; the other one hears of a Clash.

The owner's name is `NAME@PLACE`: who it is, made up anew at every start, and where the others reach it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from tischlein.store.port import Store, Unavailable

LASTS: Final = 5_000
"""Milliseconds. A table whose owner died is free again after that."""
SPARE: Final = 500
"""What is begun in the last moments of a lease might arrive after it."""
RENEWAL_SECONDS: Final = 1.5

Lost = Callable[[str, str], None]
"""Hears a table that this process may no longer keep, and why: `moved` or `store`."""


class Elsewhere(Exception):
    """Another process keeps this table."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


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
        """Table -> when the lease ends."""

    @property
    def count(self) -> int:
        return len(self._held)

    async def take(self, table: str) -> None:
        """Raises Elsewhere, or Unavailable. Only what is loaded afterwards is the truth."""
        asked = self._now()
        lease = await self._store.take_lease(table, self.owner, asked, self._lasts)
        if lease.owner != self.owner and place_of(lease.owner) == place_of(self.owner):
            # Two cannot listen at one place: it is from an earlier life of this process, which was killed.
            await self._store.release_lease(table, lease.owner)
            lease = await self._store.take_lease(table, self.owner, asked, self._lasts)
        if lease.owner != self.owner:
            raise Elsewhere(lease.owner)
        self._held[table] = asked + self._lasts

    def may_write(self, table: str) -> bool:
        return self._now() < self._held.get(table, 0) - SPARE

    async def release(self, table: str) -> None:
        """If the store is away, time releases it."""
        if self._held.pop(table, None) is not None:
            with contextlib.suppress(Unavailable):
                await self._store.release_lease(table, self.owner)

    async def keep(self, lost: Lost) -> None:
        """Renews, for ever. A store that does not answer holds nobody up: time runs out for the tables all the same."""
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
                continue  # released meanwhile, and perhaps taken anew
            if table in ours:
                self._held[table] = asked + self._lasts
            else:
                del self._held[table]
                lost(table, "moved")

    def _let_go(self, lost: Lost) -> None:
        for table in [table for table in self._held if not self.may_write(table)]:
            del self._held[table]
            lost(table, "store")
