"""Searches the best use of a card: which builds and which third part, in which order.

A beam search: it tries promising parts on copies of a guessed state, keeps the best few positions, and goes on from
there. Its work is limited by counts, not by time, so that it is reproducible. Supply is rated separately (`rating`),
by expectation: hidden tiles are never used.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe import data
from tischlein.games.dayunhe.bot.classic.evaluation import coming_move, compared, utility, waters_of
from tischlein.games.dayunhe.data import EMPTY, KIND, OWNER, UNREST
from tischlein.games.dayunhe.legal import specials
from tischlein.games.dayunhe.moves import (
    AT,
    BUILD,
    CALM,
    CITY,
    DENOUNCE,
    DESTROY,
    INTRIGUE,
    REBUILD,
    REFORM,
    REMOVE,
    SAIL,
    SPY,
    TEA,
    TURN,
    UNDER,
    argument_of,
    verb_of,
)
from tischlein.games.dayunhe.rules import apply
from tischlein.games.dayunhe.ship import ways
from tischlein.games.dayunhe.state import ACTING, INSPECTING, State, copy, owner_of_field

BEAM: Final = 3
"""How many positions are kept in each step of the search."""
PLACES: Final = 14
"""How many ways to build a canal are tried from each position."""
TARGETS: Final = 4
"""How many targets are tried for each third part and for building unrest."""
TURNS: Final = 5
SPYING: Final = 1.0
"""The value of seeing the hidden tops."""
DELAY: Final = 0.5
"""The effect of a tea break, as a share of the points of the ship's move: the rest of them only comes later."""
NO_STEP: Final = -50.0
"""The rating of a move that no plan contains."""


class Branch:
    """A position in the search: its value, and the first move that leads to it. No tuple: compiled, those are slow."""

    __slots__ = ("extra", "first", "state", "value")

    def __init__(self, value: float, extra: float, first: Move, state: State) -> None:
        self.value = value
        self.extra = extra
        """The part of the value that cannot be seen in the position."""
        self.first = first
        self.state = state


def plan(state: State, seat: Seat) -> dict[Move, float]:
    """By first move: the gain of the best plan that begins with it over doing nothing more."""
    base = utility(state, seat)
    best: dict[Move, float] = {}
    front = [Branch(base, 0.0, 0, state)]
    while front:
        found: list[Branch] = []
        for branch in front:
            for part in parts(branch.state, seat):
                after = copy(branch.state)
                for move in part:
                    apply(after, seat, move, 0)
                extra = branch.extra + _unseen_gain(branch.state, seat, part[0])
                value = prospects(after, seat) + extra
                first = branch.first or part[0]
                found.append(Branch(value, extra, first, after))
                best[first] = max(best.get(first, NO_STEP), value - base)
        found.sort(key=lambda branch: -branch.value)
        front = [branch for branch in found[:BEAM] if branch.state.step == ACTING and branch.value > base - 3]
    return best


def prospects(state: State, seat: Seat) -> float:
    """The value of a position. An inspection is continued as long as that improves the value."""
    value = utility(state, seat)
    if state.step != INSPECTING:
        return value
    for field in ways(state.table.chart, state.board, state.canals, state.ship, state.heading):
        after = copy(state)
        apply(after, seat, SAIL | state.table.chart.codes[field], 0)
        value = max(value, prospects(after, seat))
    return value


def _unseen_gain(state: State, seat: Seat, move: Move) -> float:
    """The value of a third part that cannot be seen in the position."""
    if move == SPY:
        return SPYING
    if move == REFORM:
        tops = [state.stacks[3 * seat + stack][-1] for stack in range(3) if state.up >> (3 * seat + stack) & 1]
        return 0.7 * sum(top == UNREST for top in tops) - 0.3 * len(tops) - 0.2
    if move == TEA and state.trips:  # after the last trip there is no move to postpone (DY-5.13)
        return -DELAY * compared(coming_move(state), seat)
    return 0.0


def parts(state: State, seat: Seat) -> list[list[Move]]:
    """Promising next parts of the card, each as a list of moves."""
    found: list[list[Move]] = []
    if state.builds:
        if kinds := best_of_each_shape(state, seat):
            found += canal_parts(state, seat, PLACES, kinds)
        found += _city(state, seat)
        found += _unrest(state, seat)
        if state.may_rebuild:
            found += _turns(state, seat)
    if state.may_special:
        found += _specials(state, seat)
    return found


def best_of_each_shape(state: State, seat: Seat) -> list[int]:
    """For each shape of line, the most valuable kind in the warehouse."""
    lines = state.table.chart.turn_lines
    kinds: dict[tuple[int, ...], int] = {}
    for kind in state.warehouses[seat]:  # sorted by value
        if kind != UNREST:
            kinds[tuple(lines[kind])] = kind
    return list(kinds.values())


def canal_parts(state: State, seat: Seat, count: int, kinds: list[int]) -> list[list[Move]]:
    """The most promising ways to build one of these tiles: field and turn."""
    chart = state.table.chart
    likely = attraction(state)
    scored: list[tuple[float, int, int, int]] = []
    for field in chart.fields:
        if state.canals >> field & 1:
            continue
        here = likely[field] + _clearing(state, seat, field)
        asked = _asking(state, seat, field)
        for kind in kinds:
            for line in chart.turn_lines[kind]:
                scored.append((here + _joined(asked, line) + float(chart.values[kind]), kind, field, line))
    scored.sort(reverse=True)
    return [[BUILD | kind, AT | chart.codes[field], TURN | line] for _, kind, field, line in scored[:count]]


def attraction(state: State) -> list[float]:
    """By field: what a canal there would earn from the ship as it would sail now."""
    table = state.table
    waters = waters_of(state)
    now = waters.voyage(state.ship, state.heading)[1]
    if state.trips < 2:
        return [2.0 * likely for likely in now]
    start = table.chart.goals[state.heading]
    back = waters.voyage(start, 1 - state.heading)[1]
    return [2.0 * likely + 1.5 * later for likely, later in zip(now, back, strict=True)]


def _clearing(state: State, seat: Seat, field: int) -> float:
    """The value of building over unrest: a calmer region, but another tile on its owner's wall."""
    code = state.board[field]
    if not code:
        return 0.0
    calmer = 4.0 if owner_of_field(state.table, field) == seat else -2.0
    return calmer + (-2.5 if code >> OWNER == seat else 1.5)


def _asking(state: State, seat: Seat, field: int) -> list[tuple[int, float]]:
    """Edges at which a neighbour's line ends, and the value of joining it."""
    chart, board = state.table.chart, state.board
    return [
        (edge, 3.0 if board[other] >> OWNER == seat else 1.2)
        for edge, other, back in chart.around[field]
        if chart.lines[board[other]] & back
    ]


def _joined(asked: list[tuple[int, float]], line: int) -> float:
    total = 0.0
    for edge, weight in asked:
        if line & edge:
            total += weight
    return total


def _city(state: State, seat: Seat) -> list[list[Move]]:
    """The city counts tiles, so the tile of the lowest value is used."""
    warehouse = state.warehouses[seat]
    if warehouse and warehouse[0] != UNREST and len(state.cities[seat]) < state.laid[seat]:
        return [[CITY | warehouse[0]]]
    return []


def _unrest(state: State, seat: Seat) -> list[list[Move]]:
    """Unrest where the ship will pass, in regions of others."""
    if state.warehouses[seat][-1:] != bytes((UNREST,)):
        return []
    likely = attraction(state)
    chart = state.table.chart
    fields = [
        field
        for field in chart.fields
        if not state.board[field] and owner_of_field(state.table, field) not in (seat, data.NOWHERE)
    ]
    fields.sort(key=lambda field: -likely[field])
    return [[BUILD | UNREST, AT | chart.codes[field]] for field in fields[:TARGETS]]


def _turns(state: State, seat: Seat) -> list[list[Move]]:
    """The seat's own canals that would join more after a turn. Moving and swapping tiles is not considered."""
    chart, board = state.table.chart, state.board
    scored: list[tuple[float, int, int]] = []
    for field in chart.fields:
        code = board[field]
        if code == EMPTY or code >> OWNER != seat or code >> KIND & 31 == UNREST:
            continue
        asked = _asking(state, seat, field)
        now = chart.lines[code]
        joined = _joined(asked, now)
        for line in chart.turn_lines[code >> KIND & 31]:
            gain = _joined(asked, line) - joined
            if gain > 0:
                scored.append((gain, field, line))
    scored.sort(reverse=True)
    return [[REBUILD | chart.codes[field], TURN | line] for _, field, line in scored[:TURNS]]


def _specials(state: State, seat: Seat) -> list[list[Move]]:
    moves = specials(state, seat)
    if len(moves) > TARGETS:
        likely = attraction(state)
        moves.sort(key=lambda move: -_target(state, seat, move, likely))
        moves = moves[:TARGETS]
    found = []
    for move in moves:
        if verb_of(move) == CALM:
            found.append([move, UNDER | deepest_stack(state, argument_of(move))])
        elif verb_of(move) in (DESTROY, TEA, INTRIGUE):
            found.append([move, UNDER | deepest_stack(state, seat)])
        else:
            found.append([move])
    return found


def _target(state: State, seat: Seat, move: Move, likely: list[float]) -> float:
    """The order in which targets are considered."""
    verb, argument = verb_of(move), argument_of(move)
    if verb in (REMOVE, DESTROY):
        field = state.table.chart.field_at[argument]
        if verb == REMOVE:
            return _clearing(state, seat, field) + likely[field]
        return likely[field] if state.board[field] >> OWNER != seat else -9.0
    if verb in (INTRIGUE, DENOUNCE):
        return state.reputation[argument]
    if verb == CALM:
        return state.walls[argument] if argument == seat else -state.walls[argument]
    return 0.0


def deepest_stack(state: State, owner: Seat) -> int:
    """The stack under which unrest stays longest."""
    sizes = [len(state.stacks[3 * owner + stack]) for stack in range(3)]
    return sizes.index(max(sizes))
