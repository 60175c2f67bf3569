"""The third parts of cards that are worth looking at, with all attacks. Each is a list of moves."""

from __future__ import annotations

from tischlein.core.types import Seat
from tischlein.games.dayunhe.bot.builds import Lie, Part
from tischlein.games.dayunhe.data import OWNER, STACKS
from tischlein.games.dayunhe.legal import legal as legal_moves
from tischlein.games.dayunhe.legal import specials
from tischlein.games.dayunhe.moves import (
    CALM,
    DENOUNCE,
    DESTROY,
    HALT,
    INSPECT,
    INTRIGUE,
    REMOVE,
    SAIL,
    TEA,
    UNDER,
    argument_of,
    verb_of,
)
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.state import INSPECTING, State, copy


def special_parts(lie: Lie, count: int) -> list[Part]:
    """At most `count` targets of each third part, the most promising ones."""
    state, seat = lie.state, lie.seat
    moves = specials(state, seat)
    if len(moves) > count:
        moves.sort(key=lambda move: (-_promise(lie, move), _distance(lie, move)))
        moves = moves[:count]
    found: list[Part] = []
    for move in moves:
        verb = verb_of(move)
        if verb == INSPECT:
            found += inspections(state, seat)
        elif verb == CALM:
            found.append([move, UNDER | deepest_stack(state, argument_of(move))])
        elif verb in (DESTROY, TEA, INTRIGUE):
            found.append([move, UNDER | deepest_stack(state, seat)])
        else:
            found.append([move])
    return found


def inspections(state: State, seat: Seat) -> list[Part]:
    """Every way and every length of a special inspection that is not begun yet."""
    after = copy(state)
    apply(after, seat, INSPECT, 0)
    return [[INSPECT, *course] for course in courses(after, seat) if len(course) > 1 or course[0] != HALT]


def courses(state: State, seat: Seat) -> list[Part]:
    """Every way to go on with an inspection and to end it, until the card is played on."""
    found: list[Part] = [[HALT]]
    for move in legal_moves(state, seat):
        if verb_of(move) == SAIL:
            after = copy(state)
            apply(after, seat, move, 0)
            if after.step == INSPECTING:
                found += [[move, *course] for course in courses(after, seat)]
            else:
                found.append([move])
    return found


def _promise(lie: Lie, move: int) -> float:
    """The order in which targets are considered."""
    state, verb, argument = lie.state, verb_of(move), argument_of(move)
    if verb in (REMOVE, DESTROY):
        field = state.table.chart.field_at[argument]
        if verb == REMOVE:
            return lie.clearing(field) + lie.likely[field]
        code = state.board[field]
        if code >> OWNER == lie.seat:
            return -9.0
        return lie.likely[field] + lie.joins(field, state.table.chart.lines[code])
    if verb in (INTRIGUE, DENOUNCE):
        return float(state.reputation[argument])
    if verb == CALM:
        return float(state.walls[argument] if argument == lie.seat else -state.walls[argument])
    return 0.0


def _distance(lie: Lie, move: int) -> int:
    """Of rivals who promise as much the next to play comes first: by number, the last seat would never be looked at."""
    if verb_of(move) in (CALM, INTRIGUE, DENOUNCE):
        return (argument_of(move) - lie.seat) % lie.state.table.seats
    return 0


def deepest_stack(state: State, owner: Seat) -> int:
    """The stack under which unrest stays longest."""
    sizes = [len(state.stacks[STACKS * owner + stack]) for stack in range(STACKS)]
    return sizes.index(max(sizes))
