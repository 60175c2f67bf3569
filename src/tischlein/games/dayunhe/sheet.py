"""The component sheet: fields, unrest symbols and canal tiles, read from a data file and checked.

What was reconstructed (DY-1.3, DY-1.4, DY-1.5, DY-2.2) lives in the data file only; nothing here depends on its values.
Whether every field leads to both turning points is checked by `chart`, which knows where the ship may go.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tischlein.core.errors import BadSheet
from tischlein.core.sheets import SheetReader, Sheets
from tischlein.core.words import text
from tischlein.games.dayunhe.data import (
    CANAL_KINDS,
    CANAL_TILES,
    COLOURS,
    COPIES,
    EDGES,
    FIELD_CODES,
    FIELDS,
    KIND_CODES,
    NOWHERE,
    REGION_FIELDS,
    SYMBOLS,
    VALUES,
    field_text,
)

FOLDER: Final = Path(__file__).parent / "sheets"
REGIONS: Final = len(COLOURS)
TALLEST: Final = 1000


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    reconstructed: tuple[str, ...]
    regions: tuple[int, ...]
    """By field: 1 to 5 from the north; 0 for turning points, neutral fields and whatever the sheet does not have."""
    heights: tuple[int, ...]
    beside: tuple[tuple[int, ...], ...]
    """By field and edge: the neighbour, or NOWHERE."""
    north: tuple[int, int]
    """Turning point and its neutral field (DY-1.2)."""
    south: tuple[tuple[int, int], ...]
    """The same for two, three, four and five seats."""
    unrest: tuple[int, ...]
    values: tuple[int, ...]
    """By kind; 0 for none and for unrest."""
    copies: tuple[int, ...]
    lines: tuple[int, ...]
    """By kind, before turning: bit e for a line's end at edge e."""


def parse_sheet(content: str) -> Sheet:
    """Refuses a sheet that does not add up, and names what is wrong."""
    reader = SheetReader("dy", content)
    title = reader.title()
    regions, heights, beside = _fields(reader)
    values, copies, lines = _tiles(reader)
    sheet = Sheet(
        title=title,
        reconstructed=reader.names("reconstructed"),
        regions=regions,
        heights=heights,
        beside=beside,
        north=_turning(reader, reader.data.get("north"), "north"),
        south=_south(reader),
        unrest=tuple(_field(reader, name, "unrest") for name in reader.names("unrest")),
        values=values,
        copies=copies,
        lines=lines,
    )
    _check_regions(reader, sheet)
    _check_neighbours(sheet)
    _check_turning_points(sheet)
    _check_unrest(reader, sheet)
    return sheet


def _count(part: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadSheet(text("dy-sheet-count", part=part, found=found, wanted=wanted))


def _field(reader: SheetReader, name: object, where: str) -> int:
    if not isinstance(name, str) or name not in FIELD_CODES:
        raise reader.wrong(where)
    return FIELD_CODES[name]


def _turning(reader: SheetReader, row: object, where: str) -> tuple[int, int]:
    if not isinstance(row, dict):
        raise reader.wrong(where)
    return _field(reader, row.get("turn"), f"{where}.turn"), _field(reader, row.get("neutral"), f"{where}.neutral")


def _south(reader: SheetReader) -> tuple[tuple[int, int], ...]:
    rows = reader.rows("south")
    seats = [reader.number(row, "seats", REGIONS, f"south[{number}].seats") for number, row in enumerate(rows, 1)]
    if seats != [2, 3, 4, 5]:
        raise reader.wrong("south")
    return tuple(_turning(reader, row, f"south[{number}]") for number, row in enumerate(rows, 1))


Fields = tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]


def _fields(reader: SheetReader) -> Fields:
    regions, heights = [0] * FIELDS, [0] * FIELDS
    beside = [(NOWHERE,) * len(EDGES)] * FIELDS
    seen = set()
    for number, row in enumerate(reader.rows("fields"), 1):
        where = f"fields[{number}]"
        field = _field(reader, row.get("name"), f"{where}.name")
        if field in seen:
            raise reader.wrong(f"{where}.name")
        seen.add(field)
        regions[field] = reader.number(row, "region", REGIONS, f"{where}.region")
        heights[field] = reader.number(row, "height", TALLEST, f"{where}.height")
        neighbours = row.get("beside")
        if not isinstance(neighbours, dict) or not set(neighbours) <= set(EDGES):
            raise reader.wrong(f"{where}.beside")
        beside[field] = tuple(
            _field(reader, neighbours[edge], f"{where}.beside.{edge}") if edge in neighbours else NOWHERE
            for edge in EDGES
        )
    return tuple(regions), tuple(heights), tuple(beside)


def _tiles(reader: SheetReader) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """DY-2.1 gives kinds, values and copies; only the lines are free."""
    values, copies, lines = [0] * (CANAL_KINDS + 2), [0] * (CANAL_KINDS + 2), [0] * (CANAL_KINDS + 2)
    for number, row in enumerate(reader.rows("tiles"), 1):
        where = f"tiles[{number}]"
        kind = KIND_CODES.get(str(row.get("name")), 0)
        if not 0 < kind <= CANAL_KINDS or copies[kind]:
            raise reader.wrong(f"{where}.name")
        values[kind] = reader.number(row, "value", 99, f"{where}.value")
        copies[kind] = reader.number(row, "copies", CANAL_TILES, f"{where}.copies")
        ends = reader.names_in(row, "line", "line") if "line" in row else ()
        if not ends or len(set(ends)) < len(ends) or not set(ends) <= set(EDGES):
            raise reader.wrong(f"{where}.line")
        lines[kind] = sum(1 << EDGES.index(end) for end in ends)
    _count("tiles", sum(copies), CANAL_TILES)
    for kind in range(1, CANAL_KINDS + 1):
        if (values[kind], copies[kind]) != (VALUES[kind], COPIES[kind]):
            raise reader.wrong(f"tiles[{kind}]")
    return tuple(values), tuple(copies), tuple(lines)


def _check_regions(reader: SheetReader, sheet: Sheet) -> None:
    """DY-1.1: five regions of nine fields."""
    for region in range(1, REGIONS + 1):
        _count(f"region {region}", sheet.regions.count(region), REGION_FIELDS)
    if sheet.regions[sheet.north[0]] or sheet.regions[sheet.north[1]]:
        raise reader.wrong("north")


def _check_neighbours(sheet: Sheet) -> None:
    """Whoever lies beside a field has that field on the opposite edge, at no other, and is higher or lower than it."""
    for field, neighbours in enumerate(sheet.beside):
        for edge, other in enumerate(neighbours):
            if other != NOWHERE and (
                sheet.beside[other][(edge + 3) % 6] != field
                or neighbours.count(other) > 1
                or sheet.heights[other] == sheet.heights[field]
            ):
                pair = f"{field_text(field)}, {field_text(other)}"
                raise BadSheet(text("dy-sheet-neighbours", fields=pair))


def _check_turning_points(sheet: Sheet) -> None:
    """DY-1.2, DY-1.6: outside the regions in use, each beside its neutral field, and no field is two of these."""
    for seats, south in enumerate(sheet.south, 2):
        taken: set[int] = set()
        for turn, neutral in (sheet.north, south):
            if 0 < sheet.regions[turn] <= seats or turn in taken:
                raise BadSheet(text("dy-sheet-turn", field=field_text(turn), seats=seats))
            taken.add(turn)
            if 0 < sheet.regions[neutral] <= seats or neutral in taken or neutral not in sheet.beside[turn]:
                raise BadSheet(text("dy-sheet-neutral", field=field_text(neutral), turn=field_text(turn), seats=seats))
            taken.add(neutral)


def _check_unrest(reader: SheetReader, sheet: Sheet) -> None:
    """DY-1.5: four symbols in each region, region by region from the north."""
    _count("unrest", len(set(sheet.unrest)), SYMBOLS * REGIONS)
    found = [sheet.regions[field] for field in sheet.unrest]
    if found != [region for region in range(1, REGIONS + 1) for _ in range(SYMBOLS)]:
        raise reader.wrong("unrest")


SHEETS: Final = Sheets("dy", FOLDER, "canal", parse_sheet)
find_sheet: Final = SHEETS.find
