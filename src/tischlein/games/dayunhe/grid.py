"""Where hexagons lie: places worked out from neighbours, and neighbours from places.

A place is (x, y), counted to the east and to the south. Where columns (or rows) of hexagons are set off against each
other by half a hexagon, half hexagons are counted, so that all places are whole numbers: a hexagon with a flat top has
its neighbours in the north and south 2 away, one with a pointed top those in the east and west.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.games.dayunhe.data import NOWHERE

Place = tuple[int, int]
Neighbours = tuple[int, ...]
"""By edge, clockwise as in `data.TOPS`: the field that lies there, or NOWHERE."""

OFFSETS: Final[dict[str, tuple[Place, ...]]] = {
    "flat": ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    "pointy": ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)),
}
"""By edge: from a place to the one beside it."""


def step(place: Place, by: Place) -> Place:
    return place[0] + by[0], place[1] + by[1]


def walked(beside: Sequence[Neighbours], start: int, tops: str) -> dict[int, Place]:
    """The places of all fields that can be reached from the start, which is at (0, 0)."""
    places, way = {start: (0, 0)}, [start]
    for field in way:  # grows while it is walked
        for edge, other in enumerate(beside[field]):
            if other != NOWHERE and other not in places:
                places[other] = step(places[field], OFFSETS[tops][edge])
                way.append(other)
    return places


def neighbours(places: Sequence[Place], tops: str) -> list[Neighbours]:
    """What lies beside each place, if nothing parts two that touch."""
    fields = {place: field for field, place in enumerate(places)}
    return [tuple(fields.get(step(place, by), NOWHERE) for by in OFFSETS[tops]) for place in places]


def misplaced(beside: Sequence[Neighbours], places: Sequence[Place], tops: str) -> tuple[int, int] | None:
    """Two fields that cannot both be where they are said to be: at one place, or not where they touch."""
    taken: dict[Place, int] = {}
    for field, place in enumerate(places):
        if place in taken:
            return taken[place], field
        taken[place] = field
        for edge, other in enumerate(beside[field]):
            if other != NOWHERE and places[other] != step(place, OFFSETS[tops][edge]):
                return field, other
    return None


def counted_from_0(places: Sequence[Place]) -> tuple[Place, ...]:
    """The same places, the westernmost at 0 and the northernmost at 0."""
    west, north = min(x for x, _ in places), min(y for _, y in places)
    return tuple((x - west, y - north) for x, y in places)
