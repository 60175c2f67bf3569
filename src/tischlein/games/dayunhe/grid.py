"""The geometry of hexagons: computes places from neighbours, and neighbours from places.

A place is (x, y), counted to the east and to the south. In the direction in which columns (or rows) of hexagons are
offset by half a hexagon, half hexagons are counted, so that all coordinates are integers: the neighbours in the north
and south of a flat-topped hexagon are 2 away, and so are those in the east and west of a pointy-topped one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.games.dayunhe.data import NOWHERE

Place = tuple[int, int]
Neighbours = tuple[int, ...]
"""By edge, clockwise as in `data.TOPS`: the field beyond it, or NOWHERE."""

OFFSETS: Final[dict[str, tuple[Place, ...]]] = {
    "flat": ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    "pointy": ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)),
}
"""By edge: the step from a place to its neighbour."""


def step(place: Place, by: Place) -> Place:
    return place[0] + by[0], place[1] + by[1]


def walked(beside: Sequence[Neighbours], start: int, tops: str) -> dict[int, Place]:
    """The places of all fields that are connected to the start, which is at (0, 0)."""
    places, way = {start: (0, 0)}, [start]
    for field in way:  # grows during the loop
        for edge, other in enumerate(beside[field]):
            if other != NOWHERE and other not in places:
                places[other] = step(places[field], OFFSETS[tops][edge])
                way.append(other)
    return places


def neighbours(places: Sequence[Place], tops: str) -> list[Neighbours]:
    """The neighbours of each place, if all places that touch are neighbours."""
    fields = {place: field for field, place in enumerate(places)}
    return [tuple(fields.get(step(place, by), NOWHERE) for by in OFFSETS[tops]) for place in places]


def misplaced(beside: Sequence[Neighbours], places: Sequence[Place], tops: str) -> tuple[int, int] | None:
    """Finds two fields whose places contradict each other: the same place, or neighbours that do not touch."""
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
    """The places, shifted so that the smallest coordinates are 0."""
    west, north = min(x for x, _ in places), min(y for _, y in places)
    return tuple((x - west, y - north) for x, y in places)
