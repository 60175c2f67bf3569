"""Who plays in which place (core.places)."""

from __future__ import annotations

from tischlein.core.places import clockwise
from tischlein.core.types import Seat
from tischlein.games.dayunhe.state import State, region_of


def places(state: State) -> dict[str, tuple[Seat, ...]]:
    """Both are the same: regions are dealt from north to south in the order of play of the first round (DY-2.5)."""
    seats = range(state.table.seats)
    regions = tuple(sorted(seats, key=lambda seat: region_of(state.table, seat)))
    return {"order": clockwise(state.active, len(seats)), "region": regions}
