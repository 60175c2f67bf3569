"""Folds the steps of a table and commits their records to the store, with a snapshot from time to time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from tischlein.core.types import SeatMask
from tischlein.store.port import Clash, Snapshot, Store, TableIndex
from tischlein.store.port import Record as Row
from tischlein.tables.log.fold import fold
from tischlein.tables.log.listing import index_of, to_json
from tischlein.tables.log.records import Moved
from tischlein.tables.log.snapshot import freeze
from tischlein.tables.log.state import TableState, waited_for
from tischlein.tables.log.steps import Step, record_of

SNAPSHOT_EVERY: Final = 200
"""A running table gets a new snapshot after this many records."""
SNAPSHOT_ON_UNLOAD: Final = 30
"""A table that is unloaded gets one if it has this many new records. Folding fewer is as fast as a snapshot."""


def always() -> bool:
    """The `may_write` of the only process on a store."""
    return True


class Deleted(Exception):
    """The table is no longer in the store: the operator deleted it."""


@dataclass(eq=False, slots=True)
class Journal:
    state: TableState
    store: Store
    now: Callable[[], int]
    may_write: Callable[[], bool]
    """Whether this process still keeps the table."""
    snapshot_n: int
    """The number of the last record that the stored snapshot covers."""
    follow_up: Callable[[], Sequence[Step]] = list
    """Further steps, asked for when those of a commit have been folded, and stored together with them."""
    _committed: int = 0
    """The number of the last record in the store."""
    _last_index: TableIndex | None = None
    """The last index entry; None if a record other than a move may have changed it."""
    _last_index_key: tuple[str, SeatMask] = ("", 0)
    """The status and the awaited seats in the last index entry."""

    def __post_init__(self) -> None:
        self._committed = self.state.n

    async def commit(self, steps: Sequence[Step]) -> None:
        """If it raises, the state in memory is ahead of the store and must be discarded."""
        if not steps:
            return
        if not self.may_write():
            raise Clash(self.state.table)
        at = self.now()
        rows = [self._fold(step, at) for step in steps]
        rows += [self._fold(step, at) for step in self.follow_up()]
        try:
            await self.store.append(self._index(at), rows)
        except KeyError:
            raise Deleted from None
        self._committed = self.state.n

    def _fold(self, step: Step, at: int) -> Row:
        fold(self.state, self.state.n + 1, step, at)
        record = record_of(step, self.state)
        if not isinstance(record, Moved):
            self._last_index = None
        return Row(self.state.n, record.kind, to_json(record), at)

    def _index(self, at: int) -> TableIndex:
        """Reuses the last entry with a new time if possible, since most moves change nothing else in it."""
        index_key = self.state.status, waited_for(self.state)
        if self._last_index is None or self._last_index_key != index_key:
            self._last_index, self._last_index_key = index_of(self.state, at), index_key
        else:
            self._last_index = replace(self._last_index, updated=at)
        return self._last_index

    def has_grown(self, least: int) -> bool:
        """Whether that many records were added since the last snapshot, all of them committed."""
        if self.state.old_rules:
            return False  # a snapshot needs a match, and this one is only read
        return self.state.n - self.snapshot_n >= least and self.state.n == self._committed

    async def save_snapshot(self, least: int) -> None:
        """Does nothing unless `has_grown(least)`."""
        state = self.state
        if self.has_grown(least):
            self.snapshot_n = state.n
            try:
                await self.store.save_snapshot(state.table, Snapshot(state.n, freeze(state)))
            except KeyError:
                raise Deleted from None
