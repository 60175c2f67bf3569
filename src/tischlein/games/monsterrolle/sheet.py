"""The component sheet: which cards are in the box, read from a data file and checked against MR-1.1.

Reconstructed figures (MR-1.3) are in the data files only; no code depends on their values.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tischlein.core.errors import BadSheet
from tischlein.core.sheets import SheetReader, Sheets
from tischlein.core.words import text
from tischlein.games.monsterrolle.data import COLOURS, SCORINGS, STOP, TEAR, paper

FOLDER: Final = Path(__file__).parent / "sheets"

PAPER_CARDS: Final = 60
STOP_CARDS: Final = 14
TEAR_CARDS: Final = 12
MONSTERS: Final = 4
COUNTS: Final = {
    "paper": PAPER_CARDS,
    "stop": STOP_CARDS,
    "tear": TEAR_CARDS,
    "scoring": SCORINGS,
    "monsters": MONSTERS,
}
"""The contents of the box, 93 cards (MR-1.1)."""
CARDS_IN_PLAY: Final = PAPER_CARDS + STOP_CARDS + TEAR_CARDS


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    reconstructed: tuple[str, ...]
    monsters: tuple[str, ...]
    cards: bytes
    """Paper as printed, tears and stops, sorted. Scoring cards and monsters are not included (MR-1.5)."""


def parse_sheet(content: str) -> Sheet:
    """Raises BadSheet with the number that is wrong if the sheet does not add up."""
    reader = SheetReader("mr", content)
    colours = _colours(reader)
    cards = _papers(reader, colours) + _tears(reader, colours) + [STOP] * _count(reader, reader.data, "stop", "stop")
    monsters = reader.names("monsters")
    found = {
        "paper": sum(card < TEAR for card in cards),
        "stop": cards.count(STOP),
        "tear": sum(TEAR <= card < STOP for card in cards),
        "scoring": _count(reader, reader.data, "scoring", "scoring"),
        "monsters": len(set(monsters)),
    }
    for part, count in COUNTS.items():
        if found[part] != count:
            raise BadSheet(text("mr-sheet-count", part=part, found=found[part], wanted=count))
    if len(monsters) > MONSTERS:  # the same one twice (MR-7.8)
        raise BadSheet(text("mr-sheet-count", part="monsters", found=len(monsters), wanted=MONSTERS))
    return Sheet(
        title=reader.title(),
        reconstructed=reader.names("reconstructed"),
        monsters=monsters,
        cards=bytes(sorted(cards)),
    )


def _colours(reader: SheetReader) -> dict[str, int]:
    colours = {}
    for name in reader.names("colours"):
        if name not in COLOURS or name in colours:
            raise BadSheet(text("mr-sheet-colour", colour=name, known=", ".join(COLOURS)))
        colours[name] = COLOURS.index(name)
    return colours


def _papers(reader: SheetReader, colours: dict[str, int]) -> list[int]:
    cards = []
    for number, row in enumerate(reader.rows("paper"), 1):
        where = f"paper[{number}]"
        left, right = (_colour(reader, row.get(side), f"{where}.{side}", colours) for side in ("left", "right"))
        copies, stars = (_count(reader, row, field, f"{where}.{field}") for field in ("copies", "stars"))
        if stars > copies:
            raise BadSheet(text("mr-sheet-stars", field=where, stars=stars, copies=copies))
        cards += [paper(left, right, star=True)] * stars + [paper(left, right)] * (copies - stars)
    return cards


def _tears(reader: SheetReader, colours: dict[str, int]) -> list[int]:
    cards, rows = [], reader.table("tear")
    for name in rows:
        cards += [TEAR + _colour(reader, name, f"tear.{name}", colours)] * _count(reader, rows, name, f"tear.{name}")
    return cards


def _colour(reader: SheetReader, name: object, field: str, colours: dict[str, int]) -> int:
    if not isinstance(name, str):
        raise reader.wrong(field)
    if name not in colours:
        raise BadSheet(text("mr-sheet-no-colour", field=field, colour=name, known=", ".join(colours)))
    return colours[name]


def _count(reader: SheetReader, row: dict[str, Any], key: str, field: str) -> int:
    return reader.number(row, key, PAPER_CARDS, field)


SHEETS: Final = Sheets("mr", FOLDER, "six", parse_sheet)
find_sheet: Final = SHEETS.find
