"""Lists the legal moves, step by step. No list is longer than the fields of the board and a few other choices."""

from __future__ import annotations

from tischlein.core.types import Move, Seat, SeatMask, only
from tischlein.games.dayunhe import data
from tischlein.games.dayunhe.data import EMPTY, KIND, NOWHERE, OWNER, STACKS, UNREST, WAREHOUSE, is_canal, kind_of
from tischlein.games.dayunhe.moves import (
    AT,
    BUILD,
    CALM,
    CITY,
    DENOUNCE,
    DESTROY,
    END,
    HALT,
    INTRIGUE,
    PICK,
    REBUILD,
    REFORM,
    REMOVE,
    SAIL,
    SPECIALS,
    SPREAD,
    SPY,
    SUPPLY,
    SWAP,
    TAKE,
    TURN,
    UNDER,
)
from tischlein.games.dayunhe.ship import ways
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
    region_of,
)

_TWO_UNREST = bytes((UNREST, UNREST))
_TAKES = [TAKE | stack for stack in range(STACKS)]
_UNDERS = [UNDER | stack for stack in range(STACKS)]
_PICKS = [PICK | card for card in range(11)]


def to_act(state: State) -> SeatMask:
    return 0 if state.step == OVER else only(state.active)


def legal(state: State, seat: Seat) -> list[Move]:
    if seat != state.active:
        return []
    step = state.step
    if step == ACTING:
        return _parts(state, seat)
    if step == PLACING:
        return _places(state)
    if step == TURNING:
        return _turns(state)
    if step == DRAFTING:
        return [_PICKS[card] for card in range(1, 11) if state.pool >> card & 1]
    if step == TUCKING:
        return _UNDERS[:]
    if step == REBUILDING:
        return rebuilds(state, seat, state.source)
    if step == INSPECTING:
        return [*_courses(state), HALT]  # DY-5.13
    if step == SAILING:
        return _courses(state)
    if step == TAKING:
        return _TAKES[:]
    if step == RISING:
        return [SPREAD, *_UNDERS]  # DY-7.3
    assert step == OVER
    return []


def _parts(state: State, seat: Seat) -> list[Move]:
    """The parts of the card that are left, in any order (DY-3.2). The turn may be ended at any time."""
    moves: list[Move] = []
    warehouse = state.warehouses[seat]
    if state.supplies and len(warehouse) < WAREHOUSE:  # DY-4.1
        base = STACKS * seat
        for stack in range(STACKS):
            if state.stacks[base + stack]:
                moves.append(SUPPLY | stack)
    if state.builds:
        if warehouse:
            _builds(state, seat, warehouse, moves)
        if state.may_rebuild:
            _rebuildables(state, seat, moves)
    if state.may_special:
        moves += specials(state, seat)
    moves.append(END)
    return moves


def _builds(state: State, seat: Seat, warehouse: bytes, moves: list[Move]) -> None:
    """Building onto the board, or into the Forbidden City (DY-4.2)."""
    kinds = sorted(set(warehouse))
    board, fields = state.board, state.table.chart.fields
    if kinds[0] != UNREST and any(not state.canals >> field & 1 for field in fields):
        moves += [BUILD | kind for kind in kinds if kind != UNREST]
    if kinds[-1] == UNREST and any(board[field] == EMPTY for field in fields):
        moves.append(BUILD | UNREST)
    if len(state.cities[seat]) < state.laid[seat]:  # DY-4.6
        moves += [CITY | kind for kind in kinds if kind != UNREST]


def _places(state: State) -> list[Move]:
    codes, fields = state.table.chart.codes, state.table.chart.fields
    if state.kind == UNREST:  # DY-4.5
        board = state.board
        return [AT | codes[field] for field in fields if not board[field]]
    canals = state.canals
    return [AT | codes[field] for field in fields if not canals >> field & 1]  # DY-4.3


def _turns(state: State) -> list[Move]:
    """All directions of the tile, except one by which a swap would change nothing (DY-4.9)."""
    chart, begun = state.table.chart, state.begun
    if begun == BUILD:
        return [TURN | line for line in chart.turn_lines[state.kind]]
    first = state.board[state.source]
    if begun == REBUILD or (is_canal(first) and state.turn == NOWHERE):
        return [TURN | line for line in chart.turn_lines[kind_of(first)]]
    second = state.board[state.target]
    lines = chart.turn_lines[kind_of(second)]
    if state.turn != NOWHERE and first >> KIND << KIND | state.turn == second:
        same = chart.lines[first]
        return [TURN | line for line in lines if line != same]
    return [TURN | line for line in lines]


def is_movable(state: State, seat: Seat, field: int) -> bool:
    """The seat's own tiles anywhere, and all tiles in its region (DY-4.7, DY-4.8)."""
    code = state.board[field]
    return code != EMPTY and (code >> OWNER == seat or state.table.chart.regions[field] == region_of(state.table, seat))


def _rebuildables(state: State, seat: Seat, moves: list[Move]) -> None:
    board, chart = state.board, state.table.chart
    regions, own = chart.regions, region_of(state.table, seat)
    has_space = EMPTY in [board[field] for field in chart.region_fields[own]]
    for field in chart.fields:
        code = board[field]
        if code and (code >> OWNER == seat or regions[field] == own):
            kind = code >> KIND & 31
            # A tile that can be turned is always included; any other needs another place to go to.
            if len(chart.turn_lines[kind]) > 1 or has_space or rebuilds(state, seat, field):
                moves.append(REBUILD | chart.codes[field])


def rebuilds(state: State, seat: Seat, source: int) -> list[Move]:
    """The possible rebuilds of this tile: to another field, swapped with another tile, turned."""
    board, chart = state.board, state.table.chart
    code = board[source]
    own = region_of(state.table, seat)
    home = chart.region_fields[own]
    is_own, is_home = code >> OWNER == seat, chart.regions[source] == own
    reach = chart.fields if is_own else home
    moves = [AT | chart.codes[field] for field in reach if not board[field]]
    for field in reach:
        other = board[field]
        if (
            other
            and field != source
            and ((is_home and chart.regions[field] == own) or (is_own and other >> OWNER == seat))
            and changes_by_swap(state, code, other)
        ):
            moves.append(SWAP | chart.codes[field])
    kind = code >> KIND & 31
    if kind != UNREST:
        now = chart.lines[code]
        moves += [TURN | line for line in chart.turn_lines[kind] if line != now]
    return moves


def changes_by_swap(state: State, code: int, other: int) -> bool:
    """Whether a swap changes anything: it does not if the two tiles look the same however they are turned (DY-4.9)."""
    if code >> KIND != other >> KIND:
        return True
    return len(state.table.chart.turn_lines[code >> KIND & 31]) > 1


def specials(state: State, seat: Seat) -> list[Move]:
    """The third part of the card (section 5); attacks need two unrest tiles in the warehouse (DY-5.12)."""
    card = state.cards[seat]
    if data.IS_ATTACK[card] and state.warehouses[seat][-2:] != _TWO_UNREST:
        return []
    codes, fields = state.table.chart.codes, state.table.chart.fields
    if card == data.CARD_REMOVE:
        board = state.board
        return [REMOVE | codes[field] for field in fields if board[field] >> KIND & 31 == UNREST]
    if card == data.CARD_CALM:
        return [CALM | owner for owner, tiles in enumerate(state.walls) if tiles]
    if card == data.CARD_DESTROY:
        canals = state.canals
        return [DESTROY | codes[field] for field in fields if canals >> field & 1]
    if card == data.CARD_SPY:
        return [SPY] if hidden_tops(state, seat) else []
    if card == data.CARD_REFORM:
        return [REFORM] if any(state.stacks[STACKS * seat : STACKS * seat + STACKS]) else []
    if card in (data.CARD_INTRIGUE, data.CARD_DENOUNCE):
        verb = INTRIGUE if card == data.CARD_INTRIGUE else DENOUNCE
        return [verb | other for other in range(state.table.seats) if other != seat]
    return [SPECIALS[card]]


def hidden_tops(state: State, seat: Seat) -> list[int]:
    """The seat's stacks (0, 1, 2) whose top is face down."""
    base = STACKS * seat
    return [stack for stack in range(STACKS) if state.stacks[base + stack] and not state.up >> (base + stack) & 1]


def _courses(state: State) -> list[Move]:
    chart = state.table.chart
    onward = ways(chart, state.board, state.canals, state.ship, state.heading)
    return sorted(SAIL | chart.codes[field] for field in onward)
