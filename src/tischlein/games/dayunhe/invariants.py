"""Checks that must hold in every reachable position. For tests and fuzzing only.

Most moves change neither the board nor a seat's tiles, so the checks of these are cached.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tischlein.core.errors import must
from tischlein.core.states import ONE
from tischlein.games.dayunhe.chart import Chart
from tischlein.games.dayunhe.data import (
    ALL_CARDS,
    ATTACK_TILES,
    BUILDS,
    CARD_INSPECT,
    EMPTY,
    INSPECTION,
    LAST_ROUND,
    NOWHERE,
    STACKS,
    START_REPUTATION,
    SUPPLIES,
    TRIPS,
    UNREST,
    WAREHOUSE,
    is_canal,
    kind_of,
    owner_of,
)
from tischlein.games.dayunhe.legal import is_movable
from tischlein.games.dayunhe.moves import BUILD, CALM, DESTROY, INTRIGUE, REBUILD, SPECIALS, SWAP, TEA
from tischlein.games.dayunhe.setup import tiles_of_a_seat
from tischlein.games.dayunhe.ship import canal_set, move_length
from tischlein.games.dayunhe.state import (
    ACTING,
    DRAFTING,
    INSPECTING,
    OVER,
    PLACING,
    REBUILDING,
    RISING,
    SAILING,
    TAKING,
    TUCKING,
    TURNING,
    State,
    put_away,
)


def check(state: State) -> None:
    seats = range(state.table.seats)
    must(state.active in seats and state.start in seats and state.table.first in seats, "nobody's turn")
    laid = _read_board(state.table.chart, state.board)
    must(state.canals == laid.canals, "the set of canals")
    must(state.laid == tuple(laid.counts), "the number of canals on the board")
    blots = b"".join(state.blots)
    for seat in seats:
        unrest = state.walls[seat] + blots.count(seat)
        piles = (state.warehouses[seat], state.cities[seat], state.ruins[seat])
        stacks = state.stacks[STACKS * seat : STACKS * seat + STACKS]
        _check_tiles(state.table.chart, unrest, laid.kinds[seat], *piles, *stacks)
        must(seat not in state.blots[seat], "somebody denounced himself")
        _check_stacks(state, seat)
        _check_reputation(state, seat)
    _check_ship(state)
    _check_cards(state)
    _check_turn(state)


class Laid(NamedTuple):
    """A summary of the tiles on the board."""

    canals: int
    counts: list[int]
    """By seat: the number of canals."""
    kinds: list[bytes]
    """By seat: all tiles."""


@lru_cache(maxsize=256)
def _read_board(chart: Chart, board: tuple[int, ...]) -> Laid:
    laid = Laid(canal_set(board), [0] * chart.seats, [b""] * chart.seats)
    for field, code in enumerate(board):
        if code == EMPTY:
            continue
        kind, owner = kind_of(code), owner_of(code)
        must(field in chart.fields, "something lies where nothing can be built")
        must(1 <= kind <= UNREST and owner < chart.seats, "an unknown tile on the board")
        if is_canal(code):
            laid.counts[owner] += 1
            must(chart.turn_of[kind].get(chart.lines[code]) == code & 7, "a turn with two names")
        else:
            must(code & 7 == 0, "unrest has no direction")
        laid.kinds[owner] += ONE[kind]
    return laid


@lru_cache(maxsize=256)
def _check_tiles(
    chart: Chart, unrest: int, on_board: bytes, warehouse: bytes, city: bytes, ruins: bytes, *stacks: bytes
) -> None:
    """Checks that a seat's thirty tiles are there exactly once."""
    tiles = b"".join((on_board, warehouse, city, ruins, *stacks)) + ONE[UNREST] * unrest
    must(sorted(tiles) == tiles_of_a_seat(chart), "tiles are not conserved")
    must(list(warehouse) == sorted(warehouse), "a warehouse is not sorted")
    must(len(warehouse) <= WAREHOUSE, "a warehouse is too full")
    must(UNREST not in city + ruins, "unrest among canals")


def _check_stacks(state: State, seat: int) -> None:
    for stack in range(STACKS * seat, STACKS * seat + STACKS):
        tiles, low = state.stacks[stack], state.low[stack]
        if low:
            must(0 <= low <= len(tiles), "more known tiles than tiles")
            must(tiles[:low] == ONE[UNREST] * low, "what is known about a stack is wrong")
        if not tiles:
            must(not state.up >> stack & 1, "an empty stack lies face up")


def _check_reputation(state: State, seat: int) -> None:
    must(state.reputation[seat] >= 0, "reputation below 0")
    must(START_REPUTATION + sum(state.sums[seat]) == state.reputation[seat], "reputation that was not booked")


def _check_ship(state: State) -> None:
    chart = state.table.chart
    must(state.ship in chart.fields or state.ship in chart.goals, "the ship is nowhere")
    must(state.ship != chart.goals[state.heading], "the ship did not turn round")
    must(0 <= state.trips <= TRIPS and state.heading == (TRIPS - state.trips) % 2, "trips and heading")
    is_sailing = state.step in (SAILING, INSPECTING)
    must(is_sailing == (state.left > 0), "the ship has somewhere to go exactly while it sails")
    longest = INSPECTION if state.step == INSPECTING else move_length(state.table.seats)
    must(state.left <= longest, "too long a move")
    must(0 <= state.round <= LAST_ROUND, "too many rounds")
    must((state.round == 0) == (state.step == TAKING), "the first round begins after the first tiles")
    done = state.round if state.step == OVER else max(state.round - 1, 0)
    must(len(state.history) == done, "a round without its place in history")


def _check_cards(state: State) -> None:
    seats = state.table.seats
    order = [(state.start + turn) % seats for turn in range(seats)]
    if state.step == TAKING:
        must(not any(state.cards) and not state.pool and not any(state.received), "cards before the first round")
        return
    drafted = order[: order.index(state.active)] if state.step == DRAFTING else order
    pool = ALL_CARDS
    for seat in order:
        if seat in drafted:
            must(state.received[seat] == pool, "another set of cards was passed on")
            must(bool(pool >> state.cards[seat] & 1) and state.cards[seat] > 0, "a card that was not there")
            pool &= ~(1 << state.cards[seat])
        else:
            must(state.cards[seat] == 0, "a card before its turn")
            is_next = seat == state.active
            must(state.received[seat] == (pool if is_next else 0), "cards in the wrong hands")
    must(state.pool == pool, "leftover cards")
    if state.step == DRAFTING:
        must(state.shown == 0, "a card revealed too early")
    else:
        revealed = order if state.step in (SAILING, RISING, OVER) else order[: order.index(state.active) + 1]
        must(state.shown == sum(1 << seat for seat in revealed), "cards are revealed in turn")


def _check_turn(state: State) -> None:
    step = state.step
    is_acting = step in (ACTING, PLACING, TURNING, REBUILDING, TUCKING, INSPECTING)
    card = state.cards[state.active] if is_acting else 0
    must(0 <= state.supplies <= SUPPLIES[card], "more supplies than the card has")
    must(0 <= state.builds <= BUILDS[card], "more builds than the card has")
    must(is_acting or not state.may_special, "a third part without a card")
    must(state.builds == 2 or not state.may_rebuild, "a rebuild after a build")
    must((state.begun != 0) == (step in (PLACING, TURNING, REBUILDING, TUCKING)), "a part that nobody began")
    if step == PLACING or (step == TURNING and state.begun == BUILD):
        _check_build(state)
    elif step in (REBUILDING, TURNING):
        _check_rebuild(state)
    elif step == TUCKING:
        _check_tuck(state, card)
    elif step == RISING:
        _check_uprising(state)
    else:
        must(step != INSPECTING or (card == CARD_INSPECT and state.may_special), "an inspection without its card")
        idle = (state.kind, state.aim, state.settled, state.target, state.source, state.turn)
        must(idle == (0, 0, 0, NOWHERE, NOWHERE, NOWHERE), "something is left over from a part of a card")


def _check_build(state: State) -> None:
    """A tile is being built from the warehouse; a canal may have its field already."""
    must(state.begun == BUILD and state.builds > 0, "a build that the card does not have")
    must(state.kind in state.warehouses[state.active], "a tile is built that nobody has")
    must(state.source == NOWHERE and state.turn == NOWHERE, "a build with the steps of a rebuild")
    if state.step == PLACING:
        must(state.target == NOWHERE, "a field before it was chosen")
    else:
        is_free = state.target in state.table.chart.fields and not state.canals >> state.target & 1
        must(is_free and state.kind != UNREST, "a canal is turned where it cannot lie")


def _check_rebuild(state: State) -> None:
    """A tile on the board was chosen, and perhaps a field to move it to or a tile to swap it with."""
    board, fields, source, target = state.board, state.table.chart.fields, state.source, state.target
    must(state.may_rebuild and state.kind == state.aim == 0, "a rebuild that the card does not have")
    must(source in fields and is_movable(state, state.active, source), "a tile is rebuilt that is not there")
    if state.step == REBUILDING:
        must((state.begun, target, state.turn) == (REBUILD, NOWHERE, NOWHERE), "a rebuild that has gone too far")
        return
    must(state.begun in (REBUILD, SWAP) and target in fields and target != source, "a tile is turned on no field")
    first, second = board[source], board[target]
    must((second != EMPTY) == (state.begun == SWAP), "a tile is moved onto another, or swapped with none")
    must(is_canal(first) or is_canal(second), "unrest is turned")
    if state.turn != NOWHERE:
        turns = state.table.chart.turn_of[kind_of(first)].values()
        must(is_canal(first) and is_canal(second) and state.turn in turns, "a turn that is not open")


def _check_tuck(state: State, card: int) -> None:
    """A third part has its target and waits for a stack."""
    begun, seat, aim = state.begun, state.active, state.aim
    must(begun == SPECIALS[card] and begun in (CALM, DESTROY, TEA, INTRIGUE), "a third part of another card")
    must(state.may_special, "a third part for the second time")
    must(0 <= aim < (state.table.seats if begun in (CALM, INTRIGUE) else 1), "a third part is aimed at nobody")
    if begun == CALM:
        must(state.walls[aim] > 0, "unrest is taken that is not on the wall")
    else:
        must(begun != INTRIGUE or aim != seat, "an intrigue against oneself")
        must(state.warehouses[seat].count(UNREST) >= ATTACK_TILES, "an attack that cannot be paid")
    if begun == DESTROY:
        must(state.target != NOWHERE and bool(state.canals >> state.target & 1), "no canal to be destroyed")
    else:
        must(state.target == NOWHERE, "a field that the third part does not ask for")
    must(state.source == NOWHERE and state.turn == NOWHERE, "a third part with the steps of a rebuild")


def _check_uprising(state: State) -> None:
    """The tiles that have still to go under stacks are on the wall, and no earlier seat has an uprising left."""
    fist, seats = state.table.fist, state.table.seats
    left = fist - sum(put_away(state.settled))
    must(0 < left <= state.walls[state.active], "an uprising without its tiles")
    must(0 <= state.settled < 8**STACKS, "unrest put away where there is no stack")
    before = range((state.active - state.start) % seats)
    settled = all(state.walls[(state.start + turn) % seats] < fist for turn in before)
    must(settled, "uprisings out of turn")
    must(state.trips > 0 and state.round < LAST_ROUND, "the last round's uprisings are asked about")
    idle = (state.target, state.source, state.turn)
    must(idle == (NOWHERE, NOWHERE, NOWHERE), "something is left over from a part of a card")
