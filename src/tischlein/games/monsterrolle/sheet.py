"""The component sheet: which cards are in the box, read from a data file and checked against MR-1.1.

The figures that were reconstructed (MR-1.3) live in the data files only; nothing here depends on their values.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from tischlein.core.errors import BadSheet
from tischlein.core.sheets import load_sheet
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
"""MR-1.1: what the box holds, 93 cards in all."""


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    reconstructed: tuple[str, ...]
    colours: tuple[int, ...]
    monsters: tuple[str, ...]
    cards: bytes
    """Paper as printed, tears and stops; sorted. Scoring cards and monsters are not among them (MR-1.5)."""


@cache
def sheet_names() -> tuple[str, ...]:
    return tuple(sorted((path.stem for path in FOLDER.glob("*.toml")), key=lambda name: (name != "six", name)))


@lru_cache(maxsize=64)
def find_sheet(name_or_text: str) -> Sheet:
    """A sheet of this game by its name, or any other by its whole text. Raises BadSheet."""
    if name_or_text in sheet_names():
        return parse_sheet((FOLDER / f"{name_or_text}.toml").read_text(encoding="utf-8"))
    if "\n" not in name_or_text:
        raise BadSheet(text("mr-sheet-unknown", name=name_or_text, known=", ".join(sheet_names())))
    return parse_sheet(name_or_text)


def parse_sheet(content: str) -> Sheet:
    """Refuses a sheet that does not add up, and names the figure that is wrong."""
    try:
        data = load_sheet(content)
    except ValueError as error:
        raise BadSheet(text("mr-sheet-toml", why=str(error))) from None
    colours = _colours(data)
    cards = _papers(data, colours) + _tears(data, colours) + [STOP] * _count(data, "stop", "stop")
    monsters = _names(data, "monsters")
    found = {
        "paper": sum(card < TEAR for card in cards),
        "stop": cards.count(STOP),
        "tear": sum(TEAR <= card < STOP for card in cards),
        "scoring": _count(data, "scoring", "scoring"),
        "monsters": len(set(monsters)),
    }
    for part, count in COUNTS.items():
        if found[part] != count:
            raise BadSheet(text("mr-sheet-count", part=part, found=found[part], wanted=count))
    if len(monsters) > MONSTERS:  # one of them twice (MR-7.8)
        raise BadSheet(text("mr-sheet-count", part="monsters", found=len(monsters), wanted=MONSTERS))
    title = data.get("title")
    if not isinstance(title, str):
        raise BadSheet(text("mr-sheet-field", field="title"))
    return Sheet(
        title=title,
        reconstructed=tuple(_names(data, "reconstructed")),
        colours=tuple(colours.values()),
        monsters=tuple(monsters),
        cards=bytes(sorted(cards)),
    )


def _names(data: dict[str, Any], field: str) -> list[str]:
    names = data.get(field)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadSheet(text("mr-sheet-field", field=field))
    return names


def _colours(data: dict[str, Any]) -> dict[str, int]:
    colours = {}
    for name in _names(data, "colours"):
        if name not in COLOURS or name in colours:
            raise BadSheet(text("mr-sheet-colour", colour=name, known=", ".join(COLOURS)))
        colours[name] = COLOURS.index(name)
    return colours


def _papers(data: dict[str, Any], colours: dict[str, int]) -> list[int]:
    rows = data.get("paper")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadSheet(text("mr-sheet-field", field="paper"))
    cards = []
    for number, row in enumerate(rows, 1):
        where = f"paper[{number}]"
        left, right = (_colour(row.get(side), f"{where}.{side}", colours) for side in ("left", "right"))
        copies, stars = (_count(row, field, f"{where}.{field}") for field in ("copies", "stars"))
        if stars > copies:
            raise BadSheet(text("mr-sheet-stars", field=where, stars=stars, copies=copies))
        cards += [paper(left, right, star=True)] * stars + [paper(left, right)] * (copies - stars)
    return cards


def _tears(data: dict[str, Any], colours: dict[str, int]) -> list[int]:
    rows = data.get("tear")
    if not isinstance(rows, dict):
        raise BadSheet(text("mr-sheet-field", field="tear"))
    cards = []
    for name in rows:
        cards += [TEAR + _colour(name, f"tear.{name}", colours)] * _count(rows, name, f"tear.{name}")
    return cards


def _colour(name: object, field: str, colours: dict[str, int]) -> int:
    if not isinstance(name, str) or name not in colours:
        raise BadSheet(text("mr-sheet-field", field=field))
    return colours[name]


def _count(data: dict[str, Any], key: str, field: str) -> int:
    count = data.get(key)
    if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= PAPER_CARDS:
        raise BadSheet(text("mr-sheet-field", field=field))
    return count
