"""The effects of moves before they are made: points, walls, uprisings, unrest, networks, and the ship's way.

Computed from the View alone: the moves are tried on a state guessed from it, as long as nothing hidden matters.
Moves that turn up a tile, shuffle, or end the turn have no outlook.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tischlein.core.errors import NotAllowed
from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe.data import STACKS, line_text
from tischlein.games.dayunhe.foresight import ShownVoyage, foresee
from tischlein.games.dayunhe.legal import legal
from tischlein.games.dayunhe.moves import (
    END,
    PICK,
    REFORM,
    SPY,
    SUPPLY,
    TAKE,
    TURN,
    UNDER,
    argument_of,
    verb_of,
)
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.scoring import largest_network, riots
from tischlein.games.dayunhe.state import TUCKING, TURNING, State, copy, region_of
from tischlein.games.dayunhe.tally import tally
from tischlein.games.dayunhe.view import View, determinize
from tischlein.games.dayunhe.weighing import SeatOutlook, Weighed, weigh
from tischlein.games.dayunhe.why import explain

HIDDEN: Final = (TAKE, PICK, SPY, REFORM, END)
"""Verbs that reveal something hidden, or end the turn, so that others may."""


@dataclass(frozen=True, slots=True)
class Way:
    """The position after the moves; if a tile has still to be turned, for one direction of it."""

    line: str
    """The line of the tile in that direction (`n-se`); empty if there is nothing to turn."""
    seats: tuple[SeatOutlook, ...]
    weighed: Weighed
    """The gains and losses, summed up."""
    voyage: int
    """The index of the ship's next move in `Outlook.voyages`."""


@dataclass(frozen=True, slots=True)
class Outlook:
    voyages: tuple[ShownVoyage, ...]
    """The ship's next move without the moves, then with them, without duplicates."""
    ways: tuple[Way, ...]
    """One, or one for each direction of the tile that has to be turned next, in the order of the legal moves.

    Further choices are assumed: the second of two swapped tiles keeps its direction, and the stack under which a tile
    goes makes no difference here.
    """


def outlook(view: View, moves: Sequence[Move]) -> Outlook | None:
    """The effects of these next moves of the view's seat; None if they depend on hidden information.

    Raises NotAllowed for a move that the rules refuse.
    """
    before = determinize(view, 0)
    after = copy(before)
    for move in moves:
        if move not in legal(after, view.seat):
            reason = explain(after, view.seat, move)
            raise NotAllowed(reason.text, reason.clause)
        if not _is_foreseen(after, view.seat, move):
            return None
        apply(after, view.seat, move, 0)
    chart, everybody = before.table.chart, range(view.seats)
    standings = [_standing(before, seat) for seat in everybody]
    now = foresee(chart, before)
    voyages = {now: 0}
    ways = []
    for line, end in _ends(after):
        coming = foresee(chart, end)
        voyage = voyages.setdefault(coming, len(voyages))
        compared = tuple(_compared(standings[seat], _standing(end, seat)) for seat in everybody)
        ways.append(Way(line, compared, weigh(compared, now, coming, view.seat), voyage))
    return Outlook(tuple(voyages), tuple(ways))


def _is_foreseen(state: State, seat: Seat, move: Move) -> bool:
    if verb_of(move) == SUPPLY:
        stack = STACKS * seat + argument_of(move)
        return bool(state.up >> stack & 1) or state.low[stack] == len(state.stacks[stack])
    return verb_of(move) not in HIDDEN


def _ends(state: State) -> list[tuple[str, State]]:
    """Completes the begun part: once for each direction of its tile, or once."""
    if state.step == TUCKING:
        return [("", _applied(state, UNDER))]
    if state.step != TURNING:
        return [("", state)]
    found = []
    for move in legal(state, state.active):
        end = _applied(state, move)
        if end.step == TURNING:
            end = _applied(end, TURN | end.table.chart.lines[end.board[end.target]])
        found.append((line_text(argument_of(move)), end))
    return found


def _applied(state: State, move: Move) -> State:
    after = copy(state)
    apply(after, after.active, move, 0)
    return after


Standing = tuple[int, int, int, int, int, int, int, int, int]
"""The reputation, then the values of the pairs in SeatOutlook, in its order."""


def _standing(state: State, seat: Seat) -> Standing:
    chart = state.table.chart
    network = len(largest_network(chart, state.board, seat))
    counted = tally(chart, state, seat, network)
    return (
        state.reputation[seat],
        state.walls[seat],
        counted.uprisings,
        riots(chart, state.board, region_of(state.table, seat)),
        network,
        len(state.cities[seat]),
        len(state.blots[seat]),
        counted.network + counted.city + counted.riots + counted.blots,
        counted.final,
    )


def _compared(before: Standing, after: Standing) -> SeatOutlook:
    return SeatOutlook(after[0] - before[0], *zip(before[1:], after[1:], strict=True))
