"""The fields of a component sheet: their names, regions, places and neighbours, checked for consistency."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from tischlein.core.errors import BadSheet
from tischlein.core.sheets import SheetReader
from tischlein.core.words import text
from tischlein.games.dayunhe.data import COLOURS, COMPASS, FIELD_CODES, NOWHERE, TOPS
from tischlein.games.dayunhe.grid import Neighbours, Place, counted_from_0, misplaced, neighbours, walked

REGIONS: Final = len(COLOURS)
FARTHEST: Final = 1000
"""The largest coordinate or height."""
MOST_FIELDS: Final = 64
"""Five regions of nine, and ten more for the turning points of all seat counts: more can never be in play."""


class Row(NamedTuple):
    """A field as it is in the file."""

    where: str
    name: str
    region: int
    height: int
    """NOWHERE if it is missing."""
    at: Place | None
    beside: dict[str, object] | None


class Fields:
    """All fields, counted from 0 in the order of their codes (`data.FIELD_CODES`)."""

    def __init__(self, reader: SheetReader, content: str) -> None:
        self._reader: Final = reader
        self.tops: Final = self._tops()
        rows = self._rows()
        self.names: Final = tuple(row.name for row in rows)
        self._numbers: Final = {name: number for number, name in enumerate(self.names)}
        self.regions: Final = tuple(row.region for row in rows)
        lines = _lines(content)
        self.written: Final = tuple(lines.get(name, 0) for name in self.names)
        given = self._given(rows)
        self.beside: Final = self._beside(rows, given)
        self.places: Final = self._places(given)
        self.heights: Final = tuple(
            y if row.height == NOWHERE else row.height for row, (_, y) in zip(rows, self.places, strict=True)
        )

    def find(self, name: object, where: str) -> int:
        """A field by its name. Raises BadSheet with the name of the entry `where` if there is none."""
        if not isinstance(name, str) or name not in self._numbers:
            raise self._reader.wrong(where)
        return self._numbers[name]

    def _tops(self) -> str:
        tops = self._reader.data.get("hexagons", "flat")
        if not isinstance(tops, str) or tops not in TOPS:
            raise self._reader.wrong("hexagons")
        return tops

    def _rows(self) -> list[Row]:
        """Checks that all fields have places or none, and all have heights or none."""
        found: dict[str, Row] = {}
        for number, written in enumerate(self._reader.rows("fields"), 1):
            row = self._row(f"fields[{number}]", written)
            if row.name in found:
                raise self._reader.wrong(f"{row.where}.name")
            found[row.name] = row
        if not 0 < len(found) <= MOST_FIELDS:
            raise BadSheet(text("dy-sheet-many", found=len(found), most=MOST_FIELDS))
        rows = sorted(found.values(), key=lambda row: FIELD_CODES[row.name])
        for row in rows:
            if (row.at is None) != (rows[0].at is None):
                raise self._reader.wrong(f"{row.where}.at")
            if (row.height == NOWHERE) != (rows[0].height == NOWHERE):
                raise self._reader.wrong(f"{row.where}.height")
        return rows

    def _row(self, where: str, written: dict[str, Any]) -> Row:
        reader, name, beside = self._reader, written.get("name"), written.get("beside")
        if not isinstance(name, str) or name not in FIELD_CODES:
            raise reader.wrong(f"{where}.name")
        region = reader.number(written, "region", REGIONS, f"{where}.region")
        height = reader.number(written, "height", FARTHEST, f"{where}.height") if "height" in written else NOWHERE
        at = self._at(written["at"], f"{where}.at") if "at" in written else None
        if not isinstance(beside, dict) and not (beside is None and at):
            raise reader.wrong(f"{where}.beside")
        return Row(where, name, region, height, at, beside)

    def _at(self, at: object, where: str) -> Place:
        if not isinstance(at, list) or len(at) != 2:
            raise self._reader.wrong(where)
        x, y = (self._reader.number({"at": figure}, "at", FARTHEST, where) for figure in at)
        return x, y

    def _beside(self, rows: list[Row], given: list[Place]) -> tuple[Neighbours, ...]:
        """Neighbours as listed, or all that touch. Both sides have to agree, and two fields share one edge only."""
        touching = neighbours(given, self.tops)
        found = [touching[field] if row.beside is None else self._named(row) for field, row in enumerate(rows)]
        for field, others in enumerate(found):
            for edge, other in enumerate(others):
                if other != NOWHERE and (found[other][(edge + 3) % 6] != field or others.count(other) > 1):
                    raise BadSheet(text("dy-sheet-neighbours", **self._pair(field, other)))
        return tuple(found)

    def _named(self, row: Row) -> Neighbours:
        edges, beside = [COMPASS[direction] for direction in TOPS[self.tops]], row.beside or {}
        if not set(beside) <= set(edges):
            raise self._reader.wrong(f"{row.where}.beside")
        return tuple(
            self.find(beside[edge], f"{row.where}.beside.{edge}") if edge in beside else NOWHERE for edge in edges
        )

    def _given(self, rows: list[Row]) -> list[Place]:
        """The places in the file; empty if they have to be computed from neighbours."""
        places = [row.at for row in rows if row.at]
        for field, (x, y) in enumerate(places):
            if (x + y - sum(places[0])) % 2:
                raise BadSheet(text("dy-sheet-grid", **self._pair(field, 0)))
            if (x, y) in places[:field]:
                raise BadSheet(text("dy-sheet-place", **self._pair(field, places.index((x, y)))))
        return places

    def _places(self, given: list[Place]) -> tuple[Place, ...]:
        """The places in the file, or computed by walking from neighbour to neighbour."""
        reached = dict(enumerate(given)) or walked(self.beside, 0, self.tops)
        for field in range(len(self.names)):
            if field not in reached:
                raise BadSheet(text("dy-sheet-apart", **self._pair(field, 0)))
        places = [reached[field] for field in range(len(self.names))]
        pair = misplaced(self.beside, places, self.tops)
        if pair:
            raise BadSheet(text("dy-sheet-place", **self._pair(*pair)))
        return counted_from_0(places)

    def _pair(self, field: int, other: int) -> dict[str, str | int]:
        """Arguments of an error about two fields: their names, and the line of the first one."""
        return {"line": self.written[field], "field": self.names[field], "other": self.names[other]}


def _lines(content: str) -> dict[str, int]:
    """By name: the first line of the file with that name."""
    found: dict[str, int] = {}
    for number, line in enumerate(content.splitlines(), 1):
        for name in re.findall(r"""\bname["']?\s*=\s*["'](\w+)["']""", line):
            found.setdefault(name, number)
    return found
