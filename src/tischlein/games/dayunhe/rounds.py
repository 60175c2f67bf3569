"""What happens between decisions: the order of the draft, the ship's way, uprisings, the next round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.events import Out
from tischlein.core.states import ONE, raised, replaced
from tischlein.core.types import EVERYONE, Seat
from tischlein.games.dayunhe import events
from tischlein.games.dayunhe.chart import HEADINGS
from tischlein.games.dayunhe.data import (
    ALL_CARDS,
    BUILDS,
    CARDS,
    LAST_ROUND,
    MAY_REBUILD,
    NOWHERE,
    STACKS,
    SUPPLIES,
    TORCHES,
    TRAVELLED,
    UNREST,
    UPRISINGS,
    is_canal,
    is_unrest,
)
from tischlein.games.dayunhe.scoring import change, score_finally
from tischlein.games.dayunhe.ship import is_joined, move_length, points_for, ways
from tischlein.games.dayunhe.state import ACTING, DRAFTING, INSPECTING, RISING, SAILING, State, put_away

UPRISING: Final = -4
"""The cost of an uprising for each unit of the fist number (DY-7.1)."""


def begin_round(state: State, out: Out | None) -> None:
    state.round += 1
    state.step = DRAFTING
    state.active = state.start
    state.pool = ALL_CARDS
    state.shown = 0
    state.is_tea = False
    state.cards = (0,) * state.table.seats
    state.received = replaced((0,) * state.table.seats, state.start, ALL_CARDS)
    if out is not None:
        out.to(EVERYONE, events.RoundBegan(state.round, state.start))


def begin_turn(state: State, seat: Seat, out: Out | None) -> None:
    """Reveals the card of the seat (DY-3.2)."""
    card = state.cards[seat]
    state.step = ACTING
    state.active = seat
    state.shown |= 1 << seat
    state.supplies = SUPPLIES[card]
    state.builds = BUILDS[card]
    state.may_rebuild = MAY_REBUILD[card]
    state.may_special = True
    if out is not None:
        out.to(EVERYONE, events.CardShown(seat, CARDS[card]))


def end_turn(state: State, seat: Seat, out: Out | None) -> None:
    state.supplies = 0
    state.builds = 0
    state.may_rebuild = False
    state.may_special = False
    if out is not None:
        out.to(EVERYONE, events.TurnEnded(seat))
    following = (seat + 1) % state.table.seats
    if following != state.start:
        begin_turn(state, following, out)
        return
    state.active = state.start
    if state.is_tea or not state.trips:  # DY-3.3, DY-5.13
        close_round(state, out)
        return
    state.step = SAILING
    state.left = move_length(state.table.seats)
    if out is not None:
        out.to(EVERYONE, events.SetSail(state.start, state.left, False))
    sail_on(state, out)


def sail_on(state: State, out: Out | None) -> None:
    """Phase 3: the ship sails on until there is a choice."""
    while state.left:
        onward = ways(state.table.chart, state.board, state.canals, state.ship, state.heading)
        if len(onward) > 1:
            return
        sail_to(state, onward[0], out)
    close_round(state, out)


def sail_to(state: State, field: int, out: Out | None) -> None:
    """Moves the ship one field, scores it, and ends the trip or the inspection there if necessary."""
    chart, board, source = state.table.chart, state.board, state.ship
    seat, points = points_for(chart, board, state.table.first, source, field)
    changed = 0
    if seat != NOWHERE:
        changed = change(state, seat, points, TRAVELLED if points > 0 else TORCHES)
    state.ship = field
    state.left -= 1
    is_end = field == chart.goals[state.heading]
    if out is not None:
        total = state.reputation[seat] if seat != NOWHERE else 0
        what = "turn" if is_end else _what(state, source, field)
        out.to(EVERYONE, events.Sailed(chart.names[source], chart.names[field], what, seat, changed, total))
    if is_end:  # DY-6.7
        state.left = 0
        state.heading = 1 - state.heading
        state.trips -= 1
        if out is not None:
            out.to(EVERYONE, events.TripEnded(state.trips, HEADINGS[state.heading]))
    elif state.step == INSPECTING and is_unrest(board[field]):  # DY-5.5
        state.left = 0


def _what(state: State, source: int, field: int) -> str:
    code = state.board[field]
    if is_canal(code):
        return "joined" if is_joined(state.table.chart, state.board, source, field) else "canal"
    return "unrest" if is_unrest(code) else "empty"


def close_round(state: State, out: Out | None) -> None:
    """Phases 4 and 5 (DY-3.4), and the end (DY-8.1, DY-8.5). Called again after each uprising is settled."""
    is_last = not state.trips or state.round == LAST_ROUND
    for turn in range(state.table.seats):
        seat = (state.start + turn) % state.table.seats
        while state.walls[seat] >= state.table.fist:
            _rise_up(state, seat, out)
            if not is_last:
                return
            spread(state, out)  # DY-7.3: no later decision could depend on it
    state.settled = 0
    if is_last:
        score_finally(state, out)
        return
    state.history = (*state.history, state.reputation)
    state.start = (state.start + 1) % state.table.seats
    begin_round(state, out)


def _rise_up(state: State, seat: Seat, out: Out | None) -> None:
    """Charges the cost at once (DY-7.1); then the seat decides where its tiles go (DY-7.3)."""
    fist = state.table.fist
    changed = change(state, seat, UPRISING * fist, UPRISINGS)
    state.step = RISING
    state.active = seat
    state.settled = 0
    if out is not None:
        out.to(EVERYONE, events.Uprising(seat, fist, changed, state.reputation[seat]))


def settle(state: State, stacks: Sequence[int], out: Out | None) -> None:
    """Moves tiles of the uprising from the wall under these stacks of their owner, one each."""
    seat = state.active
    for stack in stacks:
        state.walls = raised(state.walls, seat, -1)
        state.settled += 1 << 3 * stack
        tuck(state, seat, stack)
    if out is not None:
        out.to(EVERYONE, events.Settled(seat, tuple(stack + 1 for stack in stacks)))


def spread(state: State, out: Out | None) -> None:
    """Puts each remaining tile where the fewest went, and among equals under the largest stack (DY-7.3)."""
    base = STACKS * state.active
    counts, stacks = put_away(state.settled), []
    while sum(counts) < state.table.fist:
        stack = min(range(STACKS), key=lambda stack: (counts[stack], -len(state.stacks[base + stack])))
        counts[stack] += 1
        stacks.append(stack)
    settle(state, sorted(stacks), out)


def tuck(state: State, owner: Seat, stack: int) -> None:
    """Puts an unrest tile face down under a stack of its owner. Its place is public (DY-2.10)."""
    index = STACKS * owner + stack
    state.stacks[index] = ONE[UNREST] + state.stacks[index]
    state.low = raised(state.low, index, 1)
