"""Finds matches over days whose turn clock ran out while nobody had them open.

A table without connections is unloaded after some minutes, and its clock with it. Matches over days are such tables
most of the time, so the clocks of all running matches are looked up in the index now and then.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from tischlein.store.port import Store, TableIndex
from tischlein.tables.log.listing import summary_of
from tischlein.tables.log.state import DAY, PLAYING
from tischlein.tables.wire.commands import LONGEST_TURN

BATCH: Final = 500
MOST: Final = 50
"""Tables that are woken in one round. After a long outage many are due at once; the others have their turn next."""
PATIENCE: Final = 86_400_000
"""Milliseconds after the longest turn. A match that was due even earlier waits for a visitor."""


async def overdue(store: Store, now: int) -> list[str]:
    """The ids of the tables, at most `MOST`. All that can be due were changed within the longest turn and a day."""
    found: list[str] = []
    async for index in _running(store, now - LONGEST_TURN * 1000 - PATIENCE):
        clock = summary_of(index)
        # Bots play no match with shorter turns while nobody is connected (live/bots.py).
        if clock.turn_seconds >= DAY and 0 < clock.turn_ends <= now:
            found.append(index.table)
            if len(found) == MOST:
                break
    return found


async def _running(store: Store, since: int) -> AsyncIterator[TableIndex]:
    while batch := await store.tables_with(PLAYING, updated_after=max(-1, since), limit=BATCH):
        for index in batch:
            yield index
        since = batch[-1].updated
