"""When tables without connections leave memory. They are loaded again for whoever comes back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tischlein.tables.live.keeper import Keeper
from tischlein.tables.log.state import FINISHED


class Unloading(NamedTuple):
    seconds: float = 600
    """Without anything happening there."""
    finished_seconds: float = 60
    """The same for matches that are over: their people watch the replay, or go on to the next table."""
    most: int = 150
    """Beyond that, those go that were used least recently."""

    def is_due(self, keeper: Keeper) -> bool:
        is_over = keeper.state.status == FINISHED
        return keeper.has_ended or keeper.is_idle(self.finished_seconds if is_over else self.seconds)

    def too_many(self, keepers: Iterable[Keeper]) -> list[Keeper]:
        """Of tables without connections, those beyond the limit, the least recently used first."""
        left = sorted((keeper for keeper in keepers if keeper.is_idle(0)), key=lambda keeper: keeper.last_used)
        return left[: max(0, len(left) - self.most)]
