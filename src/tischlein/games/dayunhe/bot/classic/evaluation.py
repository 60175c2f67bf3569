"""The value of a position for each seat: an estimate of the final scoring, from public information alone.

Hidden tiles are never used. The weights were tuned by hand and confirmed by play.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tischlein.core.types import Seat
from tischlein.games.dayunhe.chart import Chart, find_chart
from tischlein.games.dayunhe.data import COLOURS, KIND, NOWHERE, UNREST, UNREST_TILES
from tischlein.games.dayunhe.scoring import network_sizes
from tischlein.games.dayunhe.ship import canal_set, move_length, points_for, ways
from tischlein.games.dayunhe.state import State

LATER_TRIPS: Final = (0.8, 0.65, 0.5)
"""Weights of the trips after the current one: the canals will have changed by then."""
RIOT_EXPECTED: Final = -3.6
"""Expected cost of unrest in a region: 4 at the end, unless it is cleared before."""
BLOT: Final = -4.0
CITY_GROWTH: Final = 0.8
"""Tiles that a city is expected to gain in each remaining round."""
FEAR: Final = 0.55
"""The probability of an uprising when a wall lacks one tile."""
ANY_TILE: Final = 1.6
"""The value of any canal in the warehouse, to which a share of its printed value is added."""
TILE_VALUE: Final = 0.45
FADING: Final = 0.82
"""Factor for each further tile in the warehouse, because it will be used later."""
WEAPON: Final = 0.8
"""The value of each of the first two unrest tiles in the warehouse: two of them pay for an attack."""
BALLAST: Final = -0.5
SPARE_CANAL: Final = 0.6
"""The value of a canal on the board that allows the city to grow."""
LEADER: Final = 0.6
"""The weight of the strongest rival when a seat is compared with its rivals; the rest is their average."""

Voyage = tuple[tuple[float, ...], tuple[float, ...]]
"""Expected points by seat, and the probability by field that the ship enters it."""


def utility(state: State, seat: Seat) -> float:
    """The value of the position for this seat, compared with its rivals."""
    return compared(worths(state), seat)


def compared(values: list[float], seat: Seat) -> float:
    rivals = values[:seat] + values[seat + 1 :]
    return values[seat] - LEADER * max(rivals) - (1 - LEADER) * sum(rivals) / len(rivals)


def worths(state: State) -> list[float]:
    """By seat: the expected final reputation."""
    table = state.table
    chart, seats, fist = table.chart, table.seats, table.fist
    to_come = voyages(state)
    networks = network_sizes(chart, state.board, seats)
    growth = 2 * CITY_GROWTH * rounds_left(state)
    found: list[float] = []
    for seat in range(seats):
        # Floats throughout: mypyc has machine operations for two floats and for two ints, and none for both.
        city, spare = float(len(state.cities[seat])), float(min(state.laid[seat] - len(state.cities[seat]), 3))
        value = float(state.reputation[seat]) + to_come[seat]
        value += float(networks[seat])
        value += city * (city + growth) + SPARE_CANAL * spare
        value += BLOT * float(len(state.blots[seat]))
        value += _UNREST_ON_WALL[fist][state.walls[seat]] + warehouse_worth(chart, state.warehouses[seat])
        found.append(value)
    for region, fields in enumerate(chart.region_fields):
        for field in fields:
            if state.board[field] >> KIND & 31 == UNREST:
                found[(table.first + region) % seats] += RIOT_EXPECTED
    return found


def _unrest_on_wall(wall: int, fist: int) -> float:
    uprisings, rest = divmod(wall, fist)
    return -4.0 * fist * (uprisings + FEAR * (rest / (fist - 1)) ** 2 if fist > 1 else 0)


_UNREST_ON_WALL: Final = [
    [_unrest_on_wall(wall, fist) if fist else 0.0 for wall in range(UNREST_TILES * len(COLOURS) + 1)]
    for fist in range(5)
]
"""By size of the fist and tiles on the wall."""


def warehouse_worth(chart: Chart, warehouse: bytes) -> float:
    """Each further canal counts less, beginning with the best; two unrest tiles are useful, more are a burden."""
    worth, weight = 0.0, 1.0
    unrest = warehouse.count(UNREST)
    for place in range(len(warehouse) - unrest - 1, -1, -1):  # kinds are sorted by value, unrest comes last
        worth += weight * (ANY_TILE + TILE_VALUE * float(chart.values[warehouse[place]]))
        weight *= FADING
    return worth + WEAPON * float(min(unrest, 2)) + BALLAST * float(max(unrest - 2, 0))


def rounds_left(state: State) -> float:
    """Estimated from the fields that the ship still has to sail; a whole trip has about 4.5 fields per region."""
    chart = state.table.chart
    heights = chart.sheet.heights
    here = abs(heights[chart.goals[state.heading]] - heights[state.ship]) / 1.45
    whole = 4.5 * chart.seats
    fields = here + whole * max(state.trips - 1, 0)
    return fields / move_length(chart.seats) if state.trips else 0.0


def voyages(state: State) -> list[float]:
    """By seat: the points that the ship is expected to bring until the end of its trips."""
    seats = state.table.seats
    if not state.trips:
        return [0.0] * seats
    goals, waters = state.table.chart.goals, waters_of(state)
    points = list(waters.voyage(state.ship, state.heading)[0])
    heading = state.heading
    for weight in LATER_TRIPS[: state.trips - 1]:
        heading = 1 - heading
        for seat, gained in enumerate(waters.voyage(goals[1 - heading], heading)[0]):
            points[seat] += weight * gained
    return points


def waters_of(state: State) -> Waters:
    table = state.table
    return _find_waters(table.options["sheet"], table.seats, table.first, state.board)


@lru_cache(maxsize=2048)
def _find_waters(sheet: str, seats: int, first: Seat, board: tuple[int, ...]) -> Waters:
    return Waters(sheet, seats, first, board)


class Waters:
    """The voyages on one board. Remembered together, because to look up a board takes as long as a quarter of one."""

    def __init__(self, sheet: str, seats: int, first: Seat, board: tuple[int, ...]) -> None:
        self.sheet = sheet
        self.seats = seats
        self.first = first
        self.board = board
        self.canals = canal_set(board)
        self.known: dict[int, Voyage] = {}

    def voyage(self, ship: int, heading: int) -> Voyage:
        key = ship << 1 | heading
        if key not in self.known:
            self.known[key] = self._voyage(ship, heading)
        return self.known[key]

    def _voyage(self, ship: int, heading: int) -> Voyage:
        """The rest of a trip, if every choice of the ship's way is random."""
        chart = find_chart(self.sheet, self.seats)
        squares = self.board
        points, visits, coming = [0.0] * self.seats, [0.0] * len(squares), [0.0] * len(squares)
        visits[ship] = coming[ship] = 1.0
        goal, heights = chart.goals[heading], chart.sheet.heights
        for start in _downstream(self.sheet, self.seats, heading):
            if not coming[start] or start == goal:
                continue
            here, shares = [start], [coming[start]]
            for at, field in enumerate(here):  # grows during the loop if the ship goes due east or west
                if field == goal:
                    continue
                onward = ways(chart, squares, self.canals, field, heading)
                likely = shares[at] / float(len(onward))
                for other in onward:
                    visits[other] += likely
                    if heights[other] == heights[field]:
                        here.append(other)
                        shares.append(likely)
                    else:
                        coming[other] += likely
                    if squares[other]:
                        seat, gained = points_for(chart, squares, self.first, field, other)
                        if seat != NOWHERE:
                            points[seat] += likely * float(gained)
        return tuple(points), tuple(visits)


def coming_move(state: State) -> list[float]:
    """By seat: the expected points of the ship's next move, if every choice is random."""
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
    """All fields in an order in which the ship can reach them."""
    chart = find_chart(sheet, seats)
    sign = 1 if heading == 0 else -1
    return tuple(sorted({*chart.fields, *chart.goals}, key=lambda field: sign * chart.sheet.heights[field]))
