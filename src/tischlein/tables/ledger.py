"""How a table's records get into the store: folded, then committed; and from time to time a snapshot beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tischlein.core.types import SeatMask
from tischlein.store.port import Clash, Record, Snapshot, Store, TableIndex
from tischlein.tables.decide import New
from tischlein.tables.frames import waited_for
from tischlein.tables.listing import index_of, to_json
from tischlein.tables.snapshot import freeze
from tischlein.tables.state import MOVED, TableState, fold

LONG_LOG: Final = 200
"""After so many more records a running table gets a new snapshot,"""
SHORT_LOG: Final = 30
"""and after so many when it is put away. Below that playing the log again is as fast."""


class Deleted(Exception):
    """The table is no longer in the store: the operator took it out."""


@dataclass(eq=False, slots=True)
class Ledger:
    state: TableState
    store: Store
    now: Callable[[], int]
    may_write: Callable[[], bool]
    """Whether the table is still this process's to keep."""
    frozen: int
    """The last record that a snapshot knows of."""
    _kept: int = 0
    """The last record that is in the store."""
    _listed: TableIndex | None = None
    """What the index said last,"""
    _listed_as: tuple[str, SeatMask] = ("", 0)
    """when this was the status and these were waited for."""

    def __post_init__(self) -> None:
        self._kept = self.state.n

    async def commit(self, news: list[New]) -> None:
        """If it raises, the state in memory is ahead of the store and has to be thrown away."""
        if not news:
            return
        if not self.may_write():
            raise Clash(self.state.table)
        at = self.now()
        records = []
        for new in news:
            fold(self.state, self.state.n + 1, new.kind, new.data, at, is_judged=True)
            records.append(Record(self.state.n, new.kind, to_json(new.data), at))
            if new.kind != MOVED:
                self._listed = None
        try:
            await self.store.append(self._index(at), records)
        except KeyError:
            raise Deleted from None
        self._kept = self.state.n

    def _index(self, at: int) -> TableIndex:
        """Most moves change nothing that lists tell but the time."""
        listed_as = self.state.status, waited_for(self.state)
        if self._listed is None or self._listed_as != listed_as:
            self._listed, self._listed_as = index_of(self.state, at), listed_as
        else:
            self._listed = self._listed.updated_at(at)
        return self._listed

    def has_grown(self, least: int) -> bool:
        """By so much since the last snapshot, and all of it is committed."""
        return self.state.n - self.frozen >= least and self.state.n == self._kept

    async def save_snapshot(self, least: int) -> None:
        """Only of what is committed, and only if the log has grown by so much since the last one."""
        state = self.state
        if self.has_grown(least):
            self.frozen = state.n
            try:
                await self.store.save_snapshot(state.table, Snapshot(state.n, freeze(state)))
            except KeyError:
                raise Deleted from None
