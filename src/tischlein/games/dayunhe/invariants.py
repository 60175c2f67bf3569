"""What must be true of every reachable position. For tests and fuzzing only.

Most moves change neither the board nor a seat's tiles, so what is asked about these is remembered for a while.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tischlein.core.errors import InvariantBroken
from tischlein.games.dayunhe.chart import Chart
from tischlein.games.dayunhe.data import (
    ALL_CARDS,
    EMPTY,
    LAST_ROUND,
    NOWHERE,
    SOURCES,
    STACKS,
    START_REPUTATION,
    TRIPS,
    UNREST,
    WAREHOUSE,
    is_canal,
    kind_of,
    owner_of,
)
from tischlein.games.dayunhe.setup import tiles_of_a_seat
from tischlein.games.dayunhe.ship import canal_set, move_length
from tischlein.games.dayunhe.state import (
    ACTING,
    DRAFTING,
    INSPECTING,
    ONE_TILE,
    OVER,
    PLACING,
    REBUILDING,
    SAILING,
    TAKING,
    TUCKING,
    TURNING,
    State,
)


def check(state: State) -> None:
    _ensure(0 <= state.active < state.table.seats, "nobody's turn")
    laid = _read_board(state.table.chart, tuple(state.board))
    _ensure(state.canals == laid.canals, "the set of canals")
    _ensure(state.laid == laid.counts, "the number of canals on the board")
    blots = b"".join(state.blots)
    for seat in range(state.table.seats):
        unrest = state.walls[seat] + blots.count(seat)
        piles = (state.warehouses[seat], state.cities[seat], state.ruins[seat])
        stacks = state.stacks[STACKS * seat : STACKS * seat + STACKS]
        _check_tiles(state.table.chart, unrest, laid.kinds[seat], *piles, *stacks)
        _ensure(seat not in state.blots[seat], "somebody denounced himself")
        _check_stacks(state, seat)
        _check_reputation(state, seat)
    _check_ship(state)
    _check_cards(state)
    _check_turn(state)


def _ensure(condition: bool, what: str) -> None:
    if not condition:
        raise InvariantBroken(what)


class Laid(NamedTuple):
    """What lies on the board."""

    canals: int
    counts: list[int]
    """By seat: how many canals."""
    kinds: list[bytes]
    """By seat: all tiles."""


@lru_cache(maxsize=256)
def _read_board(chart: Chart, board: tuple[int, ...]) -> Laid:
    laid = Laid(canal_set(list(board)), [0] * chart.seats, [b""] * chart.seats)
    for field, code in enumerate(board):
        if code == EMPTY:
            continue
        kind, owner = kind_of(code), owner_of(code)
        _ensure(field in chart.fields, "something lies where nothing can be built")
        _ensure(1 <= kind <= UNREST and owner < chart.seats, "an unknown tile on the board")
        if is_canal(code):
            laid.counts[owner] += 1
            _ensure(chart.turn_of[kind].get(chart.lines[code]) == code & 7, "a turn with two names")
        else:
            _ensure(code & 7 == 0, "unrest has no direction")
        laid.kinds[owner] += ONE_TILE[kind]
    return laid


@lru_cache(maxsize=256)
def _check_tiles(
    chart: Chart, unrest: int, on_board: bytes, warehouse: bytes, city: bytes, ruins: bytes, *stacks: bytes
) -> None:
    """One seat's; thirty at every moment."""
    tiles = b"".join((on_board, warehouse, city, ruins, *stacks)) + ONE_TILE[UNREST] * unrest
    _ensure(sorted(tiles) == tiles_of_a_seat(chart), "tiles are not conserved")
    _ensure(list(warehouse) == sorted(warehouse), "a warehouse is not sorted")
    _ensure(len(warehouse) <= WAREHOUSE, "a warehouse is too full")
    _ensure(UNREST not in city + ruins, "unrest among canals")


def _check_stacks(state: State, seat: int) -> None:
    for stack in range(STACKS * seat, STACKS * seat + STACKS):
        tiles, low = state.stacks[stack], state.low[stack]
        if low:
            _ensure(0 <= low <= len(tiles), "more known tiles than tiles")
            _ensure(tiles[:low] == ONE_TILE[UNREST] * low, "what is known about a stack is wrong")
        if not tiles:
            _ensure(not state.up >> stack & 1, "an empty stack lies face up")


def _check_reputation(state: State, seat: int) -> None:
    _ensure(state.reputation[seat] >= 0, "reputation below 0")
    booked = sum(state.sums[len(SOURCES) * seat : len(SOURCES) * (seat + 1)])
    _ensure(START_REPUTATION + booked == state.reputation[seat], "reputation that was not booked")


def _check_ship(state: State) -> None:
    chart = state.table.chart
    _ensure(state.ship in chart.fields or state.ship in chart.goals, "the ship is nowhere")
    _ensure(state.ship != chart.goals[state.heading], "the ship did not turn round")
    _ensure(0 <= state.trips <= TRIPS and state.heading == (TRIPS - state.trips) % 2, "trips and heading")
    is_sailing = state.step in (SAILING, INSPECTING)
    _ensure(is_sailing == (state.left > 0), "the ship has somewhere to go exactly while it sails")
    _ensure(state.left <= move_length(state.table.seats), "too long a move")
    _ensure(state.round <= LAST_ROUND, "too many rounds")
    done = state.round if state.step == OVER else max(state.round - 1, 0)
    _ensure(len(state.history) == done, "a round without its place in history")


def _check_cards(state: State) -> None:
    seats = state.table.seats
    order = [(state.start + turn) % seats for turn in range(seats)]
    if state.step == TAKING:
        _ensure(not any(state.cards) and not state.pool and not any(state.received), "cards before the first round")
        return
    drafted = order[: order.index(state.active)] if state.step == DRAFTING else order
    pool = ALL_CARDS
    for seat in order:
        if seat in drafted:
            _ensure(state.received[seat] == pool, "another set of cards was passed on")
            _ensure(bool(pool >> state.cards[seat] & 1) and state.cards[seat] > 0, "a card that was not there")
            pool &= ~(1 << state.cards[seat])
        else:
            _ensure(state.cards[seat] == 0, "a card before its turn")
            is_next = seat == state.active
            _ensure(state.received[seat] == (pool if is_next else 0), "cards in the wrong hands")
    _ensure(state.pool == pool, "leftover cards")
    if state.step == DRAFTING:
        _ensure(state.shown == 0, "a card revealed too early")
    elif state.step not in (SAILING, OVER):
        revealed = order[: order.index(state.active) + 1]
        _ensure(state.shown == sum(1 << seat for seat in revealed), "cards are revealed in turn")


def _check_turn(state: State) -> None:
    step = state.step
    is_acting = step in (ACTING, PLACING, TURNING, REBUILDING, TUCKING, INSPECTING)
    _ensure(is_acting or not (state.supplies or state.builds or state.may_rebuild or state.may_special), "leftovers")
    _ensure(state.builds == 2 or not state.may_rebuild, "a rebuild after a build")
    _ensure((state.plot != 0) == (step in (PLACING, TURNING, REBUILDING, TUCKING)), "a part that nobody began")
    if step in (ACTING, INSPECTING) or not is_acting:
        idle = (state.hold, state.spot, state.source, state.turn)
        _ensure(idle == (0, NOWHERE, NOWHERE, NOWHERE), "something is left over from a part of a card")
