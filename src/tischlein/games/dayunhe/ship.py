"""Where the Grand Coordinator's ship may go, and the points of each step (section 6). Pure functions of public data.

Used by the rules, by bots, and by the page to show what the ship would do now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import sub
from typing import NamedTuple

from tischlein.core.types import Seat
from tischlein.games.dayunhe.chart import Chart, Passage
from tischlein.games.dayunhe.data import KIND, NOWHERE, OWNER, UNREST, is_unrest

ENTERED = 2
"""Points for the owner when the ship enters a canal; the same again along a joined line (DY-6.6)."""
TORCHED = -4


def ways(chart: Chart, board: tuple[int, ...], canals: int, ship: int, heading: int) -> list[int]:
    """The fields that the ship may enter next. Never empty before the end of its trip."""
    forward = chart.forward[heading][ship]
    if canals >> ship & 1:
        joined = followed(chart, board, ship, heading) or aside(chart, board, ship, heading)
        if joined:
            return joined
    targets, distance = aims(chart, canals, ship, heading)
    layers = chart.layers[heading]
    found = []
    for _, field, _ in forward:
        further = layers[field]
        if distance <= len(further) and further[distance - 1] & targets:
            found.append(field)
    return found


def aims(chart: Chart, canals: int, ship: int, heading: int) -> tuple[int, int]:
    """The targets of a ship that follows no line, as a set of fields, and their distance in forward steps."""
    rings = chart.layers[heading][ship]
    for distance in range(1, len(rings)):
        targets = rings[distance] & canals
        if targets:  # DY-6.4: the nearest canals
            return targets, distance
    targets = 1 << chart.goals[heading]  # DY-6.5
    distance = 1
    while not rings[distance] & targets:
        distance += 1
    return targets, distance


def followed(chart: Chart, board: tuple[int, ...], ship: int, heading: int) -> list[int]:
    """The neighbours ahead whose line is joined to the line under the ship (DY-6.3)."""
    lines = chart.lines
    own = lines[board[ship]]
    return [field for edge, field, back in chart.forward[heading][ship] if own & edge and lines[board[field]] & back]


def aside(chart: Chart, board: tuple[int, ...], ship: int, heading: int) -> list[int]:
    """If no line leads ahead: the neighbours due east or west from which joined lines lead ahead soonest (DY-6.10)."""
    nearest: dict[int, int] = {}
    for way in chart.level[ship]:
        steps = _steps_aside(chart, board, ship, way, heading)
        if steps:
            nearest[way[1]] = steps
    return [field for field, steps in nearest.items() if steps == min(nearest.values())]


def _steps_aside(chart: Chart, board: tuple[int, ...], ship: int, way: Passage, heading: int) -> int:
    """The number of joined canals in this direction until a line leads ahead; 0 if none does."""
    lines, (edge, field, back), steps = chart.lines, way, 1
    while lines[board[ship]] & edge and lines[board[field]] & back:
        if followed(chart, board, field, heading):
            return steps
        onward = [other for direction, other, _ in chart.level[field] if direction == edge]
        if not onward:
            return 0
        ship, field, steps = field, onward[0], steps + 1
    return 0


def is_joined(chart: Chart, board: tuple[int, ...], source: int, field: int) -> bool:
    """Whether two neighbouring fields have line ends at their shared edge."""
    lines = chart.lines
    own = lines[board[source]]
    if own:
        for edge, other, back in chart.around[source]:
            if other == field:
                return own & edge != 0 and lines[board[field]] & back != 0
    return False


def points_for(chart: Chart, board: tuple[int, ...], first: Seat, source: int, field: int) -> tuple[Seat, int]:
    """Who gains or loses how much when the ship goes from the source to the field; (NOWHERE, 0) for nobody (DY-6.6)."""
    code = board[field]
    if not code:
        return NOWHERE, 0
    if code >> KIND & 31 == UNREST:
        region = chart.regions[field]
        return (NOWHERE, 0) if region == NOWHERE else ((first + region) % chart.seats, TORCHED)
    return code >> OWNER, 2 * ENTERED if is_joined(chart, board, source, field) else ENTERED


def is_at_end(chart: Chart, ship: int, heading: int) -> bool:
    return ship == chart.goals[heading]


def move_length(seats: int) -> int:
    """5, 7, 9 or 11 fields (DY-6.1)."""
    return 2 * seats + 1


class Leg(NamedTuple):
    """One step that the ship could make in its next move, and its points."""

    number: int
    source: int
    field: int
    seat: Seat
    points: int


def forecast(
    chart: Chart, board: tuple[int, ...], first: Seat, ship: int, heading: int, length: int, *, is_inspection: bool
) -> list[Leg]:
    """Every step of every way in the next move, nearest first, without duplicates.

    A special inspection ends at the first unrest (DY-5.5).
    """
    canals = canal_set(board)
    legs: list[Leg] = []
    here = {ship}
    for number in range(1, length + 1):
        there: set[int] = set()
        for source in sorted(here):
            if not is_at_end(chart, source, heading):
                for field in ways(chart, board, canals, source, heading):
                    seat, points = points_for(chart, board, first, source, field)
                    legs.append(Leg(number, source, field, seat, points))
                    if not (is_inspection and is_unrest(board[field])):
                        there.add(field)
        here = there
    return legs


def extremes(
    legs: list[Leg], ship: int, reputation: Sequence[int], *, is_inspection: bool
) -> tuple[list[int], list[int]]:
    """By seat: the least and the most that the move can bring, over all ways.

    Reputation does not fall below 0 (DY-2.3), so points are added step by step. More before a step is never
    less after it, so it is enough to keep the extremes of each field. An inspection may end anywhere (DY-5.13).
    """
    start = list(reputation)
    if not is_inspection and legs and legs[-1].number == len(legs):
        return _only_way(legs, start)
    reached = {(0, ship): (start, start)}
    onward = set()
    for leg in legs:
        least, most = (list(each) for each in reached[leg.number - 1, leg.source])
        onward.add((leg.number - 1, leg.source))
        if leg.seat != NOWHERE:
            least[leg.seat] = max(least[leg.seat] + leg.points, 0)
            most[leg.seat] = max(most[leg.seat] + leg.points, 0)
        place = leg.number, leg.field
        if place in reached:
            others = reached[place]
            least, most = list(map(min, least, others[0])), list(map(max, most, others[1]))
        reached[place] = least, most
    ends = [each for place, each in reached.items() if is_inspection or place not in onward]
    lowest = [min(column) for column in zip(*(least for least, _ in ends), strict=True)]
    highest = [max(column) for column in zip(*(most for _, most in ends), strict=True)]
    return list(map(sub, lowest, start)), list(map(sub, highest, start))


def _only_way(legs: list[Leg], start: list[int]) -> tuple[list[int], list[int]]:
    """The usual case of a single way: least and most are the same."""
    end = start[:]
    for leg in legs:
        if leg.seat != NOWHERE:
            end[leg.seat] = max(end[leg.seat] + leg.points, 0)
    gains = list(map(sub, end, start))
    return gains, gains[:]


def canal_set(board: tuple[int, ...]) -> int:
    canals = 0
    for field, code in enumerate(board):
        if 0 < code >> KIND & 31 < UNREST:
            canals |= 1 << field
    return canals


@dataclass(frozen=True, slots=True)
class Course:
    """What follows a choice until the next one: the fields entered, and the points by seat."""

    fields: tuple[int, ...]
    points: tuple[int, ...]


def course(
    chart: Chart, board: tuple[int, ...], first: Seat, ship: int, heading: int, field: int, length: int, *, stops: bool
) -> Course:
    """The ship enters the field and sails on, for at most `length` fields, until the next choice.

    `stops`: a special inspection, where every further field is a choice (DY-5.13).
    """
    canals = canal_set(board)
    fields, points = [field], [0] * chart.seats
    source = ship
    while True:
        seat, gained = points_for(chart, board, first, source, fields[-1])
        if seat != NOWHERE:
            points[seat] += gained
        source = fields[-1]
        if stops or len(fields) == length or is_at_end(chart, source, heading):
            break
        onward = ways(chart, board, canals, source, heading)
        if len(onward) > 1:
            break
        fields.append(onward[0])
    return Course(tuple(fields), tuple(points))
