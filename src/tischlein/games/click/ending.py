"""The end of a match: its reason and its winners (section 7)."""

from __future__ import annotations

from typing import Final

from tischlein.core.events import Out
from tischlein.core.game import Result
from tischlein.core.types import EVERYONE, Seat
from tischlein.games.click import events
from tischlein.games.click.state import LAST_OPEN, LAST_TURNS, OVER, State

LAST_OPEN_TAKEN: Final = "last-open"
LAST_TURNS_DONE: Final = "last-turns"
TURN_LIMIT: Final = "turn-limit"


def end_game(state: State, end: int, out: Out | None) -> None:
    state.phase = OVER
    state.end = end
    state.queue = b""
    if out is not None:
        out.to(EVERYONE, events.Ended(winners(state)))


def points_of(state: State, seat: Seat) -> int:
    return sum(state.table.points[card] for card in state.scored[seat])


def winners(state: State) -> tuple[Seat, ...]:
    """Most points, then most photos, then a shared victory (CL-7.3)."""
    seats = range(state.table.seats)
    standing = [(points_of(state, seat), len(state.scored[seat])) for seat in seats]
    best = max(standing)
    return tuple(seat for seat in seats if standing[seat] == best)


def result(state: State) -> Result | None:
    if state.phase != OVER:
        return None
    scores = tuple(points_of(state, seat) for seat in range(state.table.seats))
    if state.end == LAST_OPEN:
        return Result(LAST_OPEN_TAKEN, scores, winners(state))
    if state.end == LAST_TURNS:
        return Result(LAST_TURNS_DONE, scores, winners(state))
    return Result(TURN_LIMIT, scores, winners(state))
