"""How a table's records get into the store: folded, then committed; and from time to time a snapshot beside them."""

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
from tischlein.tables.log.records import Moved, Record
from tischlein.tables.log.snapshot import freeze
from tischlein.tables.log.state import TableState, waited_for
from tischlein.tables.log.steps import Played, Step, in_words

SNAPSHOT_EVERY: Final = 200
"""After so many more records a running table gets a new snapshot,"""
SNAPSHOT_ON_UNLOAD: Final = 30
"""and after so many when it is put away. Below that playing the log again is as fast."""


def always() -> bool:
    """The only process on its store may write to all its tables."""
    return True


class Deleted(Exception):
    """The table is no longer in the store: the operator took it out."""


@dataclass(eq=False, slots=True)
class Journal:
    state: TableState
    store: Store
    now: Callable[[], int]
    may_write: Callable[[], bool]
    """Whether the table is still this process's to keep."""
    snapshot_n: int
    """The last record that a snapshot knows of."""
    _committed: int = 0
    """The last record that is in the store."""
    _last_index: TableIndex | None = None
    """What the index said last,"""
    _last_index_key: tuple[str, SeatMask] = ("", 0)
    """when this was the status and these were waited for."""

    def __post_init__(self) -> None:
        self._committed = self.state.n

    async def commit(self, steps: Sequence[Step]) -> None:
        """If it raises, the state in memory is ahead of the store and has to be thrown away."""
        if not steps:
            return
        if not self.may_write():
            raise Clash(self.state.table)
        at = self.now()
        rows = []
        for step in steps:
            fold(self.state, self.state.n + 1, step, at)
            record = self._record_of(step)
            if not isinstance(record, Moved):
                self._last_index = None
            rows.append(Row(self.state.n, record.kind, to_json(record), at))
        try:
            await self.store.append(self._index(at), rows)
        except KeyError:
            raise Deleted from None
        self._committed = self.state.n

    def _record_of(self, step: Step) -> Record:
        """Of what was folded just now."""
        if isinstance(step, Played):
            return in_words(step, self.state.lines[-1], self.state.playing.result)
        return step

    def _index(self, at: int) -> TableIndex:
        """Most moves change nothing that lists tell but the time."""
        index_key = self.state.status, waited_for(self.state)
        if self._last_index is None or self._last_index_key != index_key:
            self._last_index, self._last_index_key = index_of(self.state, at), index_key
        else:
            self._last_index = replace(self._last_index, updated=at)
        return self._last_index

    def has_grown(self, least: int) -> bool:
        """By so much since the last snapshot, and all of it is committed."""
        if self.state.old_rules:
            return False  # a snapshot is for playing on
        return self.state.n - self.snapshot_n >= least and self.state.n == self._committed

    async def save_snapshot(self, least: int) -> None:
        """Only of what is committed, and only if the log has grown by so much since the last one."""
        state = self.state
        if self.has_grown(least):
            self.snapshot_n = state.n
            try:
                await self.store.save_snapshot(state.table, Snapshot(state.n, freeze(state)))
            except KeyError:
                raise Deleted from None
