"""Who plays in which place (core.places)."""

from __future__ import annotations

from tischlein.core.places import clockwise
from tischlein.core.types import Seat
from tischlein.games.monsterrolle.state import State


def places(state: State) -> dict[str, tuple[Seat, ...]]:
    return {"order": clockwise(state.active, state.table.seats)}
