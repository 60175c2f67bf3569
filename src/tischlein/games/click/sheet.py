"""The component sheet: which cards are in the box, read from a data file and checked against CL-1.1 to CL-1.4.

The figures that were reconstructed live in the data files only; nothing here depends on their values.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from tischlein.core.errors import BadSheet
from tischlein.core.sheets import load_sheet
from tischlein.core.words import text
from tischlein.games.click.data import ACTIONS, HEAD, MIDDLE, MOTIFS, PANDA, RICKSHAWS, TAIL, WALL_CARDS

FOLDER: Final = Path(__file__).parent / "sheets"

COUNTS: Final = {"wall": WALL_CARDS, "rickshaws": RICKSHAWS, "compositions": 25, "actions": 35}
"""CL-1.1: what the box holds, 110 cards in all."""
PLAIN_ENOUGH: Final = 11
"""So many compositions without dragon and panda: eight in hands and three that may lie open (CL-1.4, CL-1.6)."""
DRAGONS: Final = ((), (HEAD, TAIL), (HEAD, MIDDLE, TAIL))
"""What the dragon icons of a composition may be, in this order and side by side (CL-3.2)."""
ROW_SIZES: Final = (3, 4)


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    reconstructed: tuple[str, ...]
    wall: bytes
    """Every wall card by its motif, sorted; rickshaws are not among them."""
    actions: bytes
    rows: tuple[bytes, ...]
    """The motifs of each composition."""
    points: bytes
    """The points of each composition."""
    plain: tuple[int, ...]
    """The compositions without dragon and panda, which may lie open (CL-1.6)."""


@cache
def sheet_names() -> tuple[str, ...]:
    return tuple(sorted((path.stem for path in FOLDER.glob("*.toml")), key=lambda name: (name != "standard", name)))


@lru_cache(maxsize=64)
def find_sheet(name_or_text: str) -> Sheet:
    """A sheet of this game by its name, or any other by its whole text. Raises BadSheet."""
    if name_or_text in sheet_names():
        return parse_sheet((FOLDER / f"{name_or_text}.toml").read_text(encoding="utf-8"))
    if "\n" not in name_or_text:
        raise BadSheet(text("cl-sheet-unknown", name=name_or_text, known=", ".join(sheet_names())))
    return parse_sheet(name_or_text)


def parse_sheet(content: str) -> Sheet:
    """Refuses a sheet that does not add up, and names the figure that is wrong."""
    try:
        data = load_sheet(content)
    except ValueError as error:
        raise BadSheet(text("cl-sheet-toml", why=str(error))) from None
    wall = _cards(data, "wall", MOTIFS)
    actions = _cards(data, "actions", ACTIONS)
    rows, points = _compositions(data)
    found = {
        "wall": len(wall),
        "rickshaws": _count(data, "rickshaws", "rickshaws"),
        "compositions": len(rows),
        "actions": len(actions),
    }
    for part, count in COUNTS.items():
        if found[part] != count:
            raise BadSheet(text("cl-sheet-count", part=part, found=found[part], wanted=count))
    for number, row in enumerate(rows, 1):
        _check_row(row, number, wall)
        if rows.index(row) != number - 1:
            raise BadSheet(text("cl-sheet-twice", number=number, first=rows.index(row) + 1))
    plain = tuple(number for number, row in enumerate(rows) if is_plain(row))
    if len(plain) < PLAIN_ENOUGH:
        raise BadSheet(text("cl-sheet-plain", found=len(plain), wanted=PLAIN_ENOUGH))
    if min(points) != 1:
        raise BadSheet(text("cl-sheet-field", field="compositions.points"))
    title = data.get("title")
    if not isinstance(title, str):
        raise BadSheet(text("cl-sheet-field", field="title"))
    return Sheet(title, tuple(_names(data, "reconstructed")), wall, actions, tuple(rows), bytes(points), plain)


def is_plain(row: bytes) -> bool:
    """Neither dragon nor panda."""
    return max(row) < PANDA


def _check_row(row: bytes, number: int, wall: bytes) -> None:
    """A dragon is whole, and the box has the cards for the photo (CL-1.4, CL-3.2)."""
    dragon = bytes(motif for motif in row if motif in (HEAD, MIDDLE, TAIL))
    if tuple(dragon) not in DRAGONS or dragon not in row:
        raise BadSheet(text("cl-sheet-dragon", number=number))
    if Counter(row) - Counter(wall):
        raise BadSheet(text("cl-sheet-impossible", number=number))


def _names(data: dict[str, Any], field: str) -> list[str]:
    names = data.get(field)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadSheet(text("cl-sheet-field", field=field))
    return names


def _cards(data: dict[str, Any], field: str, known: tuple[str, ...]) -> bytes:
    """Every kind is there at least once: the rules speak of each (CL-1.2, CL-1.3)."""
    rows = data.get(field)
    if not isinstance(rows, dict) or not set(rows) <= set(known):
        raise BadSheet(text("cl-sheet-field", field=field))
    cards: list[int] = []
    for code, name in enumerate(known):
        count = _count(rows, name, f"{field}.{name}")
        if count == 0:
            raise BadSheet(text("cl-sheet-field", field=f"{field}.{name}"))
        cards += [code] * count
    return bytes(cards)


def _compositions(data: dict[str, Any]) -> tuple[list[bytes], list[int]]:
    entries = data.get("compositions")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadSheet(text("cl-sheet-field", field="compositions"))
    rows, points = [], []
    for number, entry in enumerate(entries, 1):
        where = f"compositions[{number}]"
        names = entry.get("row")
        is_row = isinstance(names, list) and len(names) in ROW_SIZES and all(name in MOTIFS for name in names)
        if not is_row:
            raise BadSheet(text("cl-sheet-field", field=f"{where}.row"))
        rows.append(bytes(MOTIFS.index(name) for name in names))
        points.append(_count(entry, "points", f"{where}.points"))
    return rows, points


def _count(data: dict[str, Any], key: str, field: str) -> int:
    count = data.get(key)
    if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= WALL_CARDS:
        raise BadSheet(text("cl-sheet-field", field=field))
    return count
