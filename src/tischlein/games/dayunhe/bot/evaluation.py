"""What a position is worth to a sensible player: a guess at the final scoring, from public things alone.

Stacks are never looked into. None of the figures here is a rule; they were found by hand and confirmed by play.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tischlein.core.types import Seat
from tischlein.games.dayunhe.chart import Chart, find_chart
from tischlein.games.dayunhe.data import KIND, NOWHERE, UNREST
from tischlein.games.dayunhe.scoring import largest_network
from tischlein.games.dayunhe.ship import canal_set, move_length, points_for, ways
from tischlein.games.dayunhe.state import State

LATER_TRIPS: Final = (0.8, 0.65, 0.5)
"""Trips after the present one count less: the canals will have changed by then."""
RIOT_EXPECTED: Final = -3.6
"""Unrest in a region costs 4 at the end, unless somebody clears it before."""
BLOT: Final = -4.0
CITY_GROWTH: Final = 0.8
"""Tiles that a city is expected to gain in each round to come."""
FEAR: Final = 0.55
"""How likely a wall that lacks one tile is to bring an uprising."""
ANY_TILE: Final = 1.6
"""What any canal in the warehouse is good for, besides its value."""
TILE_VALUE: Final = 0.45
FADING: Final = 0.82
"""Each further tile in the warehouse is used later, and so worth less."""
WEAPON: Final = 0.8
"""Each of the first two unrest tiles in the warehouse: together they arm an attack."""
BALLAST: Final = -0.5
SPARE_CANAL: Final = 0.6
"""A canal on the board that lets the city grow."""
LEADER: Final = 0.6
"""Of all that rivals have, what the strongest one has counts for so much, and the average for the rest."""

Voyage = tuple[tuple[float, ...], tuple[float, ...]]
"""Expected points by seat, and by field how likely the ship is to enter it."""


def utility(state: State, seat: Seat) -> float:
    """The own worth, compared with the rivals'."""
    return compared(worths(state), seat)


def compared(values: list[float], seat: Seat) -> float:
    rivals = values[:seat] + values[seat + 1 :]
    return values[seat] - LEADER * max(rivals) - (1 - LEADER) * sum(rivals) / len(rivals)


def worths(state: State) -> list[float]:
    """By seat: the reputation it may expect in the end."""
    table = state.table
    chart, seats, fist = table.chart, table.seats, table.fist
    to_come = voyages(state)
    growth = 2 * CITY_GROWTH * rounds_left(state)
    found = []
    for seat in range(seats):
        city, laid, wall = len(state.cities[seat]), state.laid[seat], state.walls[seat]
        value = state.reputation[seat] + to_come[seat]
        value += len(largest_network(chart, state.board, seat)) if laid else 0
        value += city * (city + growth) + SPARE_CANAL * min(laid - city, 3)
        value += BLOT * len(state.blots[seat])
        value += _unrest_on_wall(wall, fist) + warehouse_worth(chart, state.warehouses[seat])
        found.append(value)
    for region, fields in enumerate(chart.region_fields):
        for field in fields:
            if state.board[field] >> KIND & 31 == UNREST:
                found[(table.first + region) % seats] += RIOT_EXPECTED
    return found


def _unrest_on_wall(wall: int, fist: int) -> float:
    uprisings, rest = divmod(wall, fist)
    return -4.0 * fist * (uprisings + FEAR * (rest / (fist - 1)) ** 2 if fist > 1 else 0)


def warehouse_worth(chart: Chart, warehouse: bytes) -> float:
    """Canals fade from the best one on; unrest is good for one attack and a burden beyond that."""
    worth, weight = 0.0, 1.0
    unrest = warehouse.count(UNREST)
    for kind in sorted(warehouse[: len(warehouse) - unrest], reverse=True):  # kinds are sorted by value
        worth += weight * (ANY_TILE + TILE_VALUE * chart.values[kind])
        weight *= FADING
    return worth + WEAPON * min(unrest, 2) + BALLAST * max(unrest - 2, 0)


def rounds_left(state: State) -> float:
    """From the way that the ship still has to go; four and a half fields for each region of a whole trip."""
    chart = state.table.chart
    heights = chart.sheet.heights
    here = abs(heights[chart.goals[state.heading]] - heights[state.ship]) / 1.45
    whole = 4.5 * chart.seats
    fields = here + whole * max(state.trips - 1, 0)
    return fields / move_length(chart.seats) if state.trips else 0.0


def voyages(state: State) -> list[float]:
    """By seat: what the ship is expected to bring until the end of its trips."""
    seats = state.table.seats
    if not state.trips:
        return [0.0] * seats
    sheet, first, board = state.table.options["sheet"], state.table.first, tuple(state.board)
    goals = state.table.chart.goals
    points = list(voyage(sheet, seats, first, board, state.ship, state.heading)[0])
    heading = state.heading
    for weight in LATER_TRIPS[: state.trips - 1]:
        heading = 1 - heading
        for seat, gained in enumerate(voyage(sheet, seats, first, board, goals[1 - heading], heading)[0]):
            points[seat] += weight * gained
    return points


@lru_cache(maxsize=4096)
def voyage(sheet: str, seats: int, first: Seat, board: tuple[int, ...], ship: int, heading: int) -> Voyage:
    """The rest of a trip, if every choice at the helm is made by lot."""
    chart = find_chart(sheet, seats)
    squares = list(board)
    canals = canal_set(squares)
    points, visits, coming = [0.0] * seats, [0.0] * len(squares), [0.0] * len(squares)
    visits[ship] = coming[ship] = 1.0
    goal, heights = chart.goals[heading], chart.sheet.heights
    for start in _downstream(sheet, seats, heading):
        here = [(start, coming[start])]
        for field, arriving in here:  # grows where the ship goes due east or west
            if not arriving or field == goal:
                continue
            onward = ways(chart, squares, canals, field, heading)
            likely = arriving / len(onward)
            for other in onward:
                visits[other] += likely
                if heights[other] == heights[field]:
                    here.append((other, likely))
                else:
                    coming[other] += likely
                if squares[other]:
                    seat, gained = points_for(chart, squares, first, field, other)
                    if seat != NOWHERE:
                        points[seat] += likely * gained
    return tuple(points), tuple(visits)


def coming_move(state: State) -> list[float]:
    """By seat: what the next move of the ship is expected to bring, if every choice is made by lot."""
    table = state.table
    chart, seats = table.chart, table.seats
    points = [0.0] * seats
    here = {state.ship: 1.0}
    for _ in range(move_length(seats)):
        there: dict[int, float] = {}
        for field, likely in here.items():
            if field == chart.goals[state.heading]:
                continue
            onward = ways(chart, state.board, state.canals, field, state.heading)
            for other in onward:
                there[other] = there.get(other, 0.0) + likely / len(onward)
                seat, gained = points_for(chart, state.board, table.first, field, other)
                if seat != NOWHERE:
                    points[seat] += likely / len(onward) * gained
        here = there
    return points


@lru_cache(maxsize=64)
def _downstream(sheet: str, seats: int, heading: int) -> tuple[int, ...]:
    """All fields in the order in which the ship may come to them."""
    chart = find_chart(sheet, seats)
    sign = 1 if heading == 0 else -1
    return tuple(sorted({*chart.fields, *chart.goals}, key=lambda field: sign * chart.sheet.heights[field]))
