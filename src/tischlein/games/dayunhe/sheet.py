"""The component sheet: fields, unrest symbols and canal tiles, read from a data file and checked.

Reconstructed parts (DY-1.3, DY-1.4, DY-1.5, DY-2.2) are in the data file only; no code depends on their values.
`chart` checks that every field leads to both turning points, because it knows where the ship may go.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tischlein.core.errors import BadSheet
from tischlein.core.sheets import SheetReader, Sheets
from tischlein.core.words import text
from tischlein.games.dayunhe.data import (
    CANAL_KINDS,
    CANAL_TILES,
    COMPASS,
    COPIES,
    KIND_CODES,
    REGION_FIELDS,
    SYMBOLS,
    TOPS,
    VALUES,
)
from tischlein.games.dayunhe.fields import REGIONS, Fields
from tischlein.games.dayunhe.grid import Neighbours, Place

FOLDER: Final = Path(__file__).parent / "sheets"


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    reconstructed: tuple[str, ...]
    tops: str
    """Whether hexagons have a `flat` or a `pointy` top."""
    names: tuple[str, ...]
    """The names of the fields, which are counted from 0 in the order of their codes."""
    regions: tuple[int, ...]
    """By field: 1 to 5 from the north; 0 for turning points, neutral fields and fields that are never in play."""
    places: tuple[Place, ...]
    heights: tuple[int, ...]
    """By field: its height, rising to the south, which tells what is ahead (DY-6.2)."""
    beside: tuple[Neighbours, ...]
    north: tuple[int, int]
    """The northern turning point and its neutral field (DY-1.2)."""
    south: tuple[tuple[int, int], ...]
    """The southern ones for two, three, four and five seats."""
    unrest: tuple[int, ...]
    values: tuple[int, ...]
    """By kind; 0 for no tile and for unrest."""
    copies: tuple[int, ...]
    lines: tuple[int, ...]
    """By kind: the line before turning, as a set of directions."""
    written: tuple[int, ...] = field(compare=False)
    """By field: its line in the file; 0 if unknown."""

    @property
    def edges(self) -> tuple[int, ...]:
        return TOPS[self.tops]


def parse_sheet(content: str) -> Sheet:
    """Raises BadSheet with what is wrong if the sheet does not add up."""
    reader = SheetReader("dy", content)
    title = reader.title()
    fields = Fields(reader, content)
    values, copies, lines = _tiles(reader, fields.tops)
    sheet = Sheet(
        title=title,
        reconstructed=reader.names("reconstructed"),
        tops=fields.tops,
        names=fields.names,
        regions=fields.regions,
        places=fields.places,
        heights=fields.heights,
        beside=fields.beside,
        north=_turning(reader, fields, reader.data.get("north"), "north"),
        south=_south(reader, fields),
        unrest=tuple(fields.find(name, "unrest") for name in reader.names("unrest")),
        values=values,
        copies=copies,
        lines=lines,
        written=fields.written,
    )
    _check_regions(reader, sheet)
    _check_turning_points(sheet)
    _check_unrest(reader, sheet)
    return sheet


def _count(part: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadSheet(text("dy-sheet-count", part=part, found=found, wanted=wanted))


def _turning(reader: SheetReader, fields: Fields, row: object, where: str) -> tuple[int, int]:
    if not isinstance(row, dict):
        raise reader.wrong(where)
    return fields.find(row.get("turn"), f"{where}.turn"), fields.find(row.get("neutral"), f"{where}.neutral")


def _south(reader: SheetReader, fields: Fields) -> tuple[tuple[int, int], ...]:
    rows = reader.rows("south")
    seats = [reader.number(row, "seats", REGIONS, f"south[{number}].seats") for number, row in enumerate(rows, 1)]
    if seats != [2, 3, 4, 5]:
        raise reader.wrong("south")
    return tuple(_turning(reader, fields, row, f"south[{number}]") for number, row in enumerate(rows, 1))


def _tiles(reader: SheetReader, tops: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Kinds, values and copies are fixed by DY-2.1; only the lines are free."""
    values, copies, lines = [0] * (CANAL_KINDS + 2), [0] * (CANAL_KINDS + 2), [0] * (CANAL_KINDS + 2)
    edges = {COMPASS[direction]: direction for direction in TOPS[tops]}
    for number, row in enumerate(reader.rows("tiles"), 1):
        where = f"tiles[{number}]"
        kind = KIND_CODES.get(str(row.get("name")), 0)
        if not 0 < kind <= CANAL_KINDS or copies[kind]:
            raise reader.wrong(f"{where}.name")
        values[kind] = reader.number(row, "value", 99, f"{where}.value")
        copies[kind] = reader.number(row, "copies", CANAL_TILES, f"{where}.copies")
        ends = reader.names_in(row, "line", f"{where}.line")
        if not ends or len(set(ends)) < len(ends) or not set(ends) <= set(edges):
            raise reader.wrong(f"{where}.line")
        lines[kind] = sum(1 << edges[end] for end in ends)
    _count("tiles", sum(copies), CANAL_TILES)
    for kind in range(1, CANAL_KINDS + 1):
        if (values[kind], copies[kind]) != (VALUES[kind], COPIES[kind]):
            raise reader.wrong(f"tiles[{kind}]")
    return tuple(values), tuple(copies), tuple(lines)


def _check_regions(reader: SheetReader, sheet: Sheet) -> None:
    """Checks that there are five regions of nine fields (DY-1.1)."""
    for region in range(1, REGIONS + 1):
        _count(f"region {region}", sheet.regions.count(region), REGION_FIELDS)
    if sheet.regions[sheet.north[0]] or sheet.regions[sheet.north[1]]:
        raise reader.wrong("north")


def _check_turning_points(sheet: Sheet) -> None:
    """Checks the turning points and their neutral fields (DY-1.2, DY-1.6).

    They have to be distinct and outside the regions in use, and each pair has to be neighbours.
    """
    names = sheet.names
    for seats, south in enumerate(sheet.south, 2):
        taken: set[int] = set()
        for turn, neutral in (sheet.north, south):
            if 0 < sheet.regions[turn] <= seats or turn in taken:
                raise BadSheet(text("dy-sheet-turn", field=names[turn], seats=seats))
            taken.add(turn)
            if 0 < sheet.regions[neutral] <= seats or neutral in taken or neutral not in sheet.beside[turn]:
                raise BadSheet(text("dy-sheet-neutral", field=names[neutral], turn=names[turn], seats=seats))
            taken.add(neutral)


def _check_unrest(reader: SheetReader, sheet: Sheet) -> None:
    """Checks that each region has four symbols, listed region by region from the north (DY-1.5)."""
    _count("unrest", len(set(sheet.unrest)), SYMBOLS * REGIONS)
    found = [sheet.regions[field] for field in sheet.unrest]
    if found != [region for region in range(1, REGIONS + 1) for _ in range(SYMBOLS)]:
        raise reader.wrong("unrest")


SHEETS: Final = Sheets("dy", FOLDER, "canal", parse_sheet)
find_sheet: Final = SHEETS.find
