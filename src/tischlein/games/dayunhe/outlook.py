"""What a move would do, told before it is made: points, walls, uprisings, unrest, networks, and the ship's way.

A function of the View alone: the moves are tried on a state guessed from it, and only as far as nothing hidden decides.
Whatever turns up a tile, shuffles, or hands the turn on has no outlook.
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
"""Verbs that bring something hidden to light, or hand the turn to somebody who does."""


@dataclass(frozen=True, slots=True)
class Way:
    """The position after the moves; where a tile has still to be turned, for one way of turning it."""

    line: str
    """How the tile would lie (`n-se`); empty if there is nothing to turn."""
    seats: tuple[SeatOutlook, ...]
    weighed: Weighed
    """What it would bring to whom, added up."""
    voyage: int
    """Which of the voyages the ship would make."""


@dataclass(frozen=True, slots=True)
class Outlook:
    voyages: tuple[ShownVoyage, ...]
    """The first one as the table stands, without the moves; then what the ways make of it, each voyage once."""
    ways: tuple[Way, ...]
    """One, or one for each way of turning the tile that has to be turned next, in the order of the legal moves.

    What is left open beyond that is assumed: the second of two swapped tiles stays as it lies, and under which stack
    a tile goes makes no difference here.
    """


def outlook(view: View, moves: Sequence[Move]) -> Outlook | None:
    """What these further moves of the view's own seat would do; None where only the future can tell.

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
    """The begun part carried out: once for each way to turn its tile, or just so."""
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
"""Reputation, and then what SeatOutlook names, in its order."""


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
