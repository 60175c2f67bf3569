"""Promising rebuilds: turning, moving and swapping tiles (DY-4.7, DY-4.8). Each is a list of moves."""

from __future__ import annotations

from typing import Final

from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe.bot.builds import Lie, Part, unrest_fields
from tischlein.games.dayunhe.data import KIND, OWNER, UNREST
from tischlein.games.dayunhe.legal import changes_by_swap, is_movable
from tischlein.games.dayunhe.moves import AT, REBUILD, SWAP, TURN
from tischlein.games.dayunhe.state import State, owner_of_field, region_of

PEACE: Final = 4.0
"""What one unrest tile more or less in a region is worth, by rule of thumb."""
Scored = tuple[float, Part]


def rebuild_parts(lie: Lie, count: int) -> list[Part]:
    """The most promising ones of all three sorts together."""
    state, seat = lie.state, lie.seat
    movable = [field for field in state.table.chart.fields if is_movable(state, seat, field)]
    scored: list[Scored] = []
    for field in movable:
        code = state.board[field]
        if code >> KIND & 31 == UNREST:
            _move_unrest(lie, field, scored)
        else:
            _turn(lie, field, scored)
            _move_canal(lie, field, scored)
    for number, field in enumerate(movable):
        for other in movable[:number]:
            _swap(lie, other, field, scored)
    scored.sort(reverse=True)
    return [part for _, part in scored[:count]]


def _side(lie: Lie, code: int) -> float:
    """Whether what is good for this canal is good for the seat."""
    return 1.0 if code >> OWNER == lie.seat else -1.0


def _turn(lie: Lie, field: int, scored: list[Scored]) -> None:
    state = lie.state
    chart, code = state.table.chart, state.board[field]
    now = chart.lines[code]
    joined, side = lie.joins(field, now), _side(lie, code)
    for line in chart.turn_lines[code >> KIND & 31]:
        gain = side * (lie.joins(field, line) - joined)
        if line != now and gain > 0:
            scored.append((gain, [REBUILD | chart.codes[field], TURN | line]))


def _move_canal(lie: Lie, field: int, scored: list[Scored]) -> None:
    """To an empty field where more ships pass and more lines join; a rival's canal away from them."""
    state = lie.state
    chart, code = state.table.chart, state.board[field]
    side = _side(lie, code)
    here = lie.likely[field] + lie.joins(field, chart.lines[code])
    reach = chart.fields if side > 0 else chart.region_fields[region_of(state.table, lie.seat)]
    for other in reach:
        if state.board[other]:
            continue
        joined, line = lie.best_line(code >> KIND & 31, other)
        if side < 0:
            joined, line = 0.0, chart.turn_lines[code >> KIND & 31][0]
        gain = side * (lie.likely[other] + joined - here)
        if gain > 0:
            scored.append((gain, [REBUILD | chart.codes[field], AT | chart.codes[other], TURN | line]))


def _move_unrest(lie: Lie, field: int, scored: list[Scored]) -> None:
    """Own unrest into a rival's region; any unrest in the own region out of the ship's way."""
    state, seat = lie.state, lie.seat
    chart, code = state.table.chart, state.board[field]
    owner, start = owner_of_field(state.table, field), [REBUILD | chart.codes[field]]
    if owner == seat:
        for other in chart.region_fields[region_of(state.table, seat)]:
            gain = 2.0 * (lie.likely[field] - lie.likely[other])
            if not state.board[other] and gain > 0:
                scored.append((gain, [*start, AT | chart.codes[other]]))
    if code >> OWNER != seat:
        return
    for other in unrest_fields(lie)[:4]:
        gain = PEACE + 2.0 * lie.likely[other]
        if owner == seat:
            gain += PEACE + 2.0 * lie.likely[field]
        else:
            gain -= PEACE + 2.0 * lie.likely[field]
        if gain > 0:
            scored.append((gain, [*start, AT | chart.codes[other]]))


def _swap(lie: Lie, first: int, second: int, scored: list[Scored]) -> None:
    state, seat = lie.state, lie.seat
    chart, board = state.table.chart, state.board
    code, other = board[first], board[second]
    own = region_of(state.table, seat)
    is_home = chart.regions[first] == own and chart.regions[second] == own
    is_own = code >> OWNER == seat and other >> OWNER == seat
    if not (is_home or is_own) or not changes_by_swap(state, code, other):
        return
    gain = 0.0
    moves: Part = [REBUILD | chart.codes[first], SWAP | chart.codes[second]]
    for tile, source, target in ((code, first, second), (other, second, first)):
        gained, turn = _placed(lie, tile, source, target)
        gain += gained
        moves += turn
    if gain > 0 and not _stays(state, code, other, moves):
        scored.append((gain, moves))


def _placed(lie: Lie, code: int, source: int, target: int) -> tuple[float, list[Move]]:
    """What moving this tile there brings by rule of thumb, and its turn there, if it has one."""
    chart, seat = lie.state.table.chart, lie.seat
    kind = code >> KIND & 31
    if kind == UNREST:
        gain = 2.0 * (_hurt(lie, target, seat) - _hurt(lie, source, seat))
        return gain, []
    joined, line = lie.best_line(kind, target)
    side = _side(lie, code)
    here = lie.likely[source] + lie.joins(source, chart.lines[code])
    return side * (lie.likely[target] + joined - here), [TURN | line]


def _hurt(lie: Lie, field: int, seat: Seat) -> float:
    """How much unrest on a field hurts rivals; less than nothing if it hurts this seat."""
    owner = owner_of_field(lie.state.table, field)
    if owner < 0:
        return 0.0
    pain = PEACE / 2 + lie.likely[field]
    return -pain if owner == seat else pain


def _stays(state: State, code: int, other: int, moves: Part) -> bool:
    """Whether a swap of tiles of one kind would change nothing (DY-4.9)."""
    lines = state.table.chart.lines
    return code >> KIND == other >> KIND and moves[2:] == [TURN | lines[other], TURN | lines[code]]
