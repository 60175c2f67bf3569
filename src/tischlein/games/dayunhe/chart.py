"""Lookup tables of the map for one number of seats: where tiles can be built, and where the ship may sail.

Sets of fields are integers with bit f for field f, so that the nearest canal ahead is found by a few operations.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tischlein.core.errors import BadSheet
from tischlein.core.words import text
from tischlein.games.dayunhe.data import FIELD_CODES, KIND, NOWHERE, OWNER, TILE_CODES, turned
from tischlein.games.dayunhe.sheet import Sheet, find_sheet

SOUTH: Final = 0
NORTH: Final = 1
HEADINGS: Final = ("south", "north")

Passage = tuple[int, int, int]
"""A way to a neighbour: the edge, the neighbour, the opposite edge. Edges are sets of one direction."""


class Chart:
    """Tables by field and heading. Immutable, and shared by all states with this map."""

    __slots__ = (
        "around",
        "codes",
        "field_at",
        "fields",
        "forward",
        "goals",
        "in_play",
        "layers",
        "level",
        "lines",
        "names",
        "neutral",
        "region_fields",
        "regions",
        "seats",
        "sheet",
        "turn_lines",
        "turn_of",
        "values",
    )

    def __init__(self, sheet: Sheet, seats: int) -> None:
        self.sheet = sheet
        self.seats = seats
        self.names = sheet.names
        self.codes = [FIELD_CODES[name] for name in sheet.names]
        """By field: its code in moves."""
        self.field_at = {code: field for field, code in enumerate(self.codes)}
        every = range(len(sheet.names))
        south = sheet.south[seats - 2]
        self.goals = [south[0], sheet.north[0]]
        """By heading: the field where a trip ends (DY-1.2)."""
        self.neutral = [sheet.north[1], south[1]]
        used = [field for field in every if 1 <= sheet.regions[field] <= seats]
        self.fields = sorted(used + self.neutral)
        """The fields that can be built on: neither turning points nor unused regions (DY-1.6)."""
        self.in_play = sorted({*self.fields, *self.goals})
        """All fields of the map, including turning points."""
        self.regions = [sheet.regions[field] - 1 if field in used else NOWHERE for field in every]
        """By field: its region, from 0 in the north; NOWHERE outside all used regions."""
        self.region_fields = [[field for field in used if self.regions[field] == region] for region in range(seats)]
        waters = set(self.in_play)
        self.around: list[list[Passage]] = [[] for _ in every]
        self.forward: list[list[list[Passage]]] = [[[] for _ in every] for _ in HEADINGS]
        """By heading and field: the neighbours that are ahead (DY-6.2)."""
        self.level: list[list[Passage]] = [[] for _ in every]
        """By field: the neighbours that are neither ahead nor behind (DY-6.10)."""
        for field in waters:
            for edge, other in enumerate(sheet.beside[field]):
                if other in waters:
                    passage = (1 << sheet.edges[edge], other, 1 << sheet.edges[(edge + 3) % 6])
                    self.around[field].append(passage)
                    further = sheet.heights[other] - sheet.heights[field]
                    heading = SOUTH if further > 0 else NORTH
                    if not further:
                        self.level[field].append(passage)
                    elif field != self.goals[heading]:
                        self.forward[heading][field].append(passage)
        self.layers = [_layers(self.forward[heading]) for heading in (SOUTH, NORTH)]
        """By heading, field and distance: the set of fields that are so many forward steps away, and not fewer."""
        self.lines = [0] * TILE_CODES
        """By tile on the board: its line in its direction. 0 for empty fields and unrest."""
        self.turn_lines: list[list[int]] = []
        """By kind: its lines in all directions, sorted."""
        self.turn_of: list[dict[int, int]] = []
        """By kind and line: the smallest turn that results in this line."""
        for kind, line in enumerate(sheet.lines):
            lying = [turned(line, turn, sheet.edges) for turn in range(len(sheet.edges))]
            self.turn_of.append({each: turn for turn, each in reversed(list(enumerate(lying)))})
            self.turn_lines.append(sorted(self.turn_of[kind]))
            for turn, each in enumerate(lying):
                for owner in range(len(sheet.south) + 1):
                    self.lines[owner << OWNER | kind << KIND | turn] = each
        self.values = list(sheet.values)

    def __reduce__(self) -> tuple[object, ...]:
        """It follows from these two, and is as quickly made anew as unpickled."""
        return Chart, (self.sheet, self.seats)

    def check(self) -> None:
        """Checks that forward steps lead from every field to both turning points. Raises BadSheet."""
        for heading, goal in enumerate(self.goals):
            for field in (*self.fields, *self.goals):
                if field != goal and not any(layer >> goal & 1 for layer in self.layers[heading][field]):
                    line, name = self.sheet.written[field], self.names[field]
                    raise BadSheet(text("dy-sheet-stuck", line=line, field=name, seats=self.seats))


def _layers(forward: list[list[Passage]]) -> list[list[int]]:
    """For each field the rings of a breadth-first search: ring d has the fields that are d steps away and not fewer."""
    ahead = [sum(1 << other for _, other, _ in passages) for passages in forward]
    return [_rings(field, ahead) for field in range(len(forward))]


def _rings(field: int, ahead: list[int]) -> list[int]:
    rings = [1 << field]
    seen = 1 << field
    while True:
        ring, left = 0, rings[-1]
        while left:
            ring |= ahead[left.bit_length() - 1]
            left ^= 1 << left.bit_length() - 1
        ring &= ~seen
        if not ring:
            return rings
        seen |= ring
        rings.append(ring)


def find_chart(name_or_text: str, seats: int) -> Chart:
    """Raises BadSheet for a sheet that does not add up, with this or any other number of seats."""
    return _charts(name_or_text)[seats]


@lru_cache(maxsize=16)
def _charts(name_or_text: str) -> dict[int, Chart]:
    sheet = find_sheet(name_or_text)
    charts = {seats: Chart(sheet, seats) for seats in range(2, len(sheet.south) + 2)}
    for chart in charts.values():
        chart.check()
    return charts
