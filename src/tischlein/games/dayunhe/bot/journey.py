"""Where the ship will probably go, and what that brings: the rest of a trip, and its coming move under its steerer."""

from __future__ import annotations

from typing import Final

from tischlein.core.types import Seat
from tischlein.games.dayunhe.chart import Chart
from tischlein.games.dayunhe.data import NOWHERE
from tischlein.games.dayunhe.ship import points_for, ways

LEADER: Final = 0.6
"""The weight of the strongest rival when a seat is compared with its rivals; the rest is their average."""

Leg = tuple[int, Seat, int]
"""A field that the ship may enter next, and who gains or loses how much there."""


class Trips:
    """The ways of the ship on one board in one heading, from every field that was asked for to the end of its trip.

    A field is reached by several ways, but never again by one. What the present trip and a later one have in common is
    found out once. Tuples, because many trips are remembered, and lists of lists kept the garbage collector busy for a
    third of the time of a match.
    """

    __slots__ = ("_board", "_canals", "_chart", "_first", "_heading", "goal", "legs", "lengths", "points")

    def __init__(self, chart: Chart, board: tuple[int, ...], canals: int, first: Seat, heading: int) -> None:
        self._chart: Final = chart
        self._board: Final = board
        self._canals: Final = canals
        self._first: Final = first
        self._heading: Final = heading
        self.goal: Final = chart.goals[heading]
        self.legs: Final[list[tuple[Leg, ...]]] = [()] * len(board)
        """By field."""
        self.points: Final[list[tuple[float, ...]]] = [()] * len(board)
        """By field: what the rest of the trip brings each seat by canals, and then what it costs each by unrest.

        Every choice is random. Empty for fields from which nobody has asked yet.
        """
        self.lengths: Final = [0.0] * len(board)
        """By field: the expected number of fields to the end of the trip."""

    def explore(self, field: int) -> None:
        """Finds out all ways from this field."""
        if self.points[field]:
            return
        chart, board, seats = self._chart, self._board, self._chart.seats
        legs: list[Leg] = []
        points, length = [0.0] * (2 * seats), 0.0
        if field != self.goal:
            onward = ways(chart, board, self._canals, field, self._heading)
            share = 1.0 / float(len(onward))
            for other in onward:
                self.explore(other)
                seat, gained = points_for(chart, board, self._first, field, other)
                legs.append((other, seat, gained))
                if seat != NOWHERE:
                    points[seat if gained > 0 else seats + seat] += share * float(gained)
                for each, more in enumerate(self.points[other]):
                    if more:
                        points[each] += share * more
                length += share * (1.0 + self.lengths[other])
        self.legs[field] = tuple(legs)
        self.points[field] = tuple(points)
        self.lengths[field] = length

    def visits(self, ship: int) -> list[float]:
        """By field: how likely the ship comes there from where it is, if every choice is random."""
        self.explore(ship)
        found = [0.0] * len(self.legs)
        found[ship] = 1.0
        order: list[int] = []
        self._arrange(ship, [False] * len(found), order)
        for field in reversed(order):
            legs = self.legs[field]
            for other, _, _ in legs:
                found[other] += found[field] / float(len(legs))
        return found

    def _arrange(self, field: int, is_known: list[bool], order: list[int]) -> None:
        """Lists what can be reached from a field, each after all that follow it."""
        is_known[field] = True
        for other, _, _ in self.legs[field]:
            if not is_known[other]:
                self._arrange(other, is_known, order)
        order.append(field)


Way = tuple[list[float], int]
"""What a move of the ship brings each seat by canals, then what it costs each by unrest; and where it ends."""


def steered(trips: Trips, seats: int, steerer: Seat, ship: int, length: int) -> Way:
    """The coming move, if its steerer knows what it wants: the most compared with the rivals, to the trip's end."""
    trips.explore(ship)
    return _steered(trips, seats, steerer, ship, length, {})


def _steered(trips: Trips, seats: int, steerer: Seat, field: int, left: int, known: dict[int, Way]) -> Way:
    points = [0.0] * (2 * seats)
    legs = trips.legs[field]
    while left and len(legs) == 1:
        field, seat, gained = legs[0]
        if seat != NOWHERE:
            points[seat if gained > 0 else seats + seat] += float(gained)
        left -= 1
        legs = trips.legs[field]
    if not left or not legs:
        return points, field
    onward, end = _best_leg(trips, seats, steerer, field, left, known)
    return [points[each] + onward[each] for each in range(2 * seats)], end


def _best_leg(trips: Trips, seats: int, steerer: Seat, field: int, left: int, known: dict[int, Way]) -> Way:
    """The best way from a field at which there is a choice."""
    key = field << 8 | left
    if key in known:
        return known[key]
    best: Way = [], NOWHERE
    most = 0.0
    for other, seat, gained in trips.legs[field]:
        points, end = _steered(trips, seats, steerer, other, left - 1, known)
        if seat != NOWHERE:
            points[seat if gained > 0 else seats + seat] += float(gained)
        later = trips.points[end]
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
    return worths[seat] - LEADER * most - (1 - LEADER) * total / float(len(worths) - 1)
