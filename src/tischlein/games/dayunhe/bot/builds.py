"""Promising builds: canals onto the map, tiles into the city, unrest where it hurts. Each is a list of moves."""

from __future__ import annotations

from tischlein.core.types import Move, Seat
from tischlein.games.dayunhe.bot.survey import survey
from tischlein.games.dayunhe.data import NOWHERE, OWNER, UNREST
from tischlein.games.dayunhe.moves import AT, BUILD, CITY, TURN
from tischlein.games.dayunhe.state import State, owner_of_field

Part = list[Move]
"""The moves of one part of a card."""


class Lie:
    """How good each field is for a canal of this seat, by rule of thumb. It only decides what is looked at closely."""

    __slots__ = ("asked", "likely", "seat", "state")

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.likely = attraction(state)
        self.asked: dict[int, list[tuple[int, float]]] = {}

    def joins(self, field: int, line: int) -> float:
        """What the neighbours' lines add to a canal that lies like this."""
        if field not in self.asked:
            chart, board = self.state.table.chart, self.state.board
            self.asked[field] = [
                (edge, 3.0 if board[other] >> OWNER == self.seat else 1.2)
                for edge, other, back in chart.around[field]
                if chart.lines[board[other]] & back
            ]
        total = 0.0
        for edge, weight in self.asked[field]:
            if line & edge:
                total += weight
        return total

    def best_line(self, kind: int, field: int) -> tuple[float, int]:
        """How a tile should lie there, and how good that is."""
        best, chosen = -1.0, 0
        for line in self.state.table.chart.turn_lines[kind]:
            joined = self.joins(field, line)
            if joined > best:
                best, chosen = joined, line
        return best, chosen

    def clearing(self, field: int) -> float:
        """The value of clearing unrest: a calmer region, but another tile on its owner's wall."""
        code = self.state.board[field]
        if not code:
            return 0.0
        calmer = 4.0 if owner_of_field(self.state.table, field) == self.seat else -2.0
        return calmer + (-2.5 if code >> OWNER == self.seat else 1.5)


def attraction(state: State) -> list[float]:
    """By field: what a canal there would earn from the ship as it would sail now."""
    if not state.trips:
        return [0.0] * len(state.board)
    trips, heading = survey(state).trips, state.heading
    now = trips[heading].visits(state.ship)
    if state.trips < 2:
        return [2.0 * likely for likely in now]
    later = trips[1 - heading].visits(state.table.chart.goals[heading])
    return [2.0 * likely + 1.5 * later[field] for field, likely in enumerate(now)]


def best_of_each_shape(state: State, seat: Seat) -> list[int]:
    """For each shape of line, the most valuable kind in the warehouse."""
    lines = state.table.chart.turn_lines
    kinds: dict[tuple[int, ...], int] = {}
    for kind in state.warehouses[seat]:  # sorted by value
        if kind != UNREST:
            kinds[tuple(lines[kind])] = kind
    return list(kinds.values())


def canal_builds(lie: Lie, count: int) -> list[Part]:
    """The most promising canals: tile, field and turn."""
    state = lie.state
    chart, kinds = state.table.chart, best_of_each_shape(state, lie.seat)
    scored: list[tuple[float, int, int, int]] = []
    if kinds:
        for field in chart.fields:
            if state.canals >> field & 1:
                continue
            here = lie.likely[field] + lie.clearing(field)
            for kind in kinds:
                for line in chart.turn_lines[kind]:
                    scored.append((here + lie.joins(field, line) + chart.values[kind], kind, field, line))
    scored.sort(reverse=True)
    return [[BUILD | kind, AT | chart.codes[field], TURN | line] for _, kind, field, line in scored[:count]]


def city_builds(state: State, seat: Seat) -> list[Part]:
    """The city counts tiles, so the tile of the lowest value goes there."""
    warehouse = state.warehouses[seat]
    if warehouse and warehouse[0] != UNREST and len(state.cities[seat]) < state.laid[seat]:
        return [[CITY | warehouse[0]]]
    return []


def unrest_builds(lie: Lie, count: int) -> list[Part]:
    """Unrest in regions of others, best where the ship will pass."""
    state, seat = lie.state, lie.seat
    if state.warehouses[seat][-1:] != bytes((UNREST,)):
        return []
    chart = state.table.chart
    return [[BUILD | UNREST, AT | chart.codes[field]] for field in unrest_fields(lie)[:count]]


def unrest_fields(lie: Lie) -> list[int]:
    """Empty fields in regions of others, best first."""
    state, likely = lie.state, lie.likely
    fields = [
        field
        for field in state.table.chart.fields
        if not state.board[field] and owner_of_field(state.table, field) not in (lie.seat, NOWHERE)
    ]
    fields.sort(key=lambda field: -likely[field])
    return fields
