"""Where the ship will probably go, and what that brings: the rest of a trip, and its coming move under its steerer.

Pure functions of public data. Trips are remembered, because a search asks for the same boards again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tischlein.core.types import Seat
from tischlein.games.dayunhe.chart import Chart, find_chart
from tischlein.games.dayunhe.data import NOWHERE
from tischlein.games.dayunhe.ship import canal_set, points_for, ways

LEADER: Final = 0.6
"""The weight of the strongest rival when a seat is compared with its rivals; the rest is their average."""


class Trip:
    """The ways from one field to the end of a trip. A field is reached by several ways, but never again by one."""

    __slots__ = ("fields", "goal", "legs", "lengths", "points", "ship")

    def __init__(self, chart: Chart, board: list[int], first: Seat, ship: int, heading: int) -> None:
        self.ship: Final = ship
        self.goal: Final = chart.goals[heading]
        self.fields: Final[list[int]] = []
        """The fields that can be reached, each after all that follow it."""
        self.legs: Final[dict[int, list[tuple[int, Seat, int]]]] = {}
        """By field: the next fields, and who gains or loses how much there."""
        self.points: Final[dict[int, list[float]]] = {}
        """By field: what the rest of the trip brings each seat by canals, and then what it costs each by unrest.

        Every choice is random.
        """
        self.lengths: Final[dict[int, float]] = {}
        """By field: the expected number of fields to the end of the trip."""
        self._follow(chart, board, canal_set(board), first, heading, ship)

    def _follow(self, chart: Chart, board: list[int], canals: int, first: Seat, heading: int, field: int) -> None:
        legs: list[tuple[int, Seat, int]] = []
        points, length = [0.0] * (2 * chart.seats), 0.0
        if field != self.goal:
            onward = ways(chart, board, canals, field, heading)
            share = 1.0 / len(onward)
            for other in onward:
                if other not in self.points:
                    self._follow(chart, board, canals, first, heading, other)
                seat, gained = points_for(chart, board, first, field, other)
                legs.append((other, seat, gained))
                if seat != NOWHERE:
                    points[seat if gained > 0 else chart.seats + seat] += share * gained
                for each, more in enumerate(self.points[other]):
                    if more:
                        points[each] += share * more
                length += share * (1.0 + self.lengths[other])
        self.legs[field] = legs
        self.points[field] = points
        self.lengths[field] = length
        self.fields.append(field)

    def visits(self) -> dict[int, float]:
        """By field: how likely the ship comes there, if every choice is random."""
        found = dict.fromkeys(self.fields, 0.0)
        found[self.ship] = 1.0
        for field in reversed(self.fields):
            legs = self.legs[field]
            for other, _, _ in legs:
                found[other] += found[field] / len(legs)
        return found


@lru_cache(maxsize=8192)
def trip(sheet: str, seats: int, first: Seat, board: tuple[int, ...], ship: int, heading: int) -> Trip:
    return Trip(find_chart(sheet, seats), list(board), first, ship, heading)


Way = tuple[list[float], int]
"""What a move of the ship brings each seat by canals, then what it costs each by unrest; and where it ends."""


def steered(ahead: Trip, seats: int, steerer: Seat, length: int) -> Way:
    """The coming move, if its steerer knows what it wants: the most compared with the rivals, to the trip's end."""
    return _steered(ahead, seats, steerer, ahead.ship, length, {})


def _steered(ahead: Trip, seats: int, steerer: Seat, field: int, left: int, known: dict[int, Way]) -> Way:
    legs = ahead.legs[field]
    if not left or not legs:
        return [0.0] * (2 * seats), field
    key = field << 8 | left
    if key in known:
        return known[key]
    best: Way = [], NOWHERE
    most = 0.0
    for other, seat, gained in legs:
        onward, end = _steered(ahead, seats, steerer, other, left - 1, known)
        points = onward[:]
        if seat != NOWHERE:
            points[seat if gained > 0 else seats + seat] += gained
        if len(legs) == 1:
            best = points, end
            break
        later = ahead.points[end]
        sums = [points[each] + points[seats + each] + later[each] + later[seats + each] for each in range(seats)]
        worth = compared(sums, steerer)
        if best[1] == NOWHERE or worth > most:
            best, most = (points, end), worth
    known[key] = best
    return best


def compared(worths: list[float], seat: Seat) -> float:
    """What a seat has more than its rivals; the strongest of them counts most."""
    most, total = -1e9, 0.0
    for other, worth in enumerate(worths):
        if other != seat:
            most = max(most, worth)
            total += worth
    return worths[seat] - LEADER * most - (1 - LEADER) * total / (len(worths) - 1)
