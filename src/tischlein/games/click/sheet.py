"""The component sheet: which cards are in the box, read from a data file and checked against CL-1.1 to CL-1.4.

The figures that were reconstructed live in the data files only; nothing here depends on their values. Kinds of motifs
are what the sheet names under `wall`, in its order. One that is not ours is shown by its name, and by a drawing of ours
or a plain one.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tischlein.core.errors import BadSheet
from tischlein.core.sheets import SheetReader, Sheets
from tischlein.core.words import Text, text
from tischlein.games.click.data import (
    ACTIONS,
    DRAGON,
    FIRST_OTHER,
    MOTIFS,
    RICKSHAW_NAME,
    RICKSHAWS,
    SPECIAL,
    SPOKEN_OF,
    WALL_CARDS,
)

FOLDER: Final = Path(__file__).parent / "sheets"

COUNTS: Final = {"wall": WALL_CARDS, "rickshaws": RICKSHAWS, "compositions": 25, "actions": 35}
"""CL-1.1: what the box holds, 110 cards in all."""
PLAIN_ENOUGH: Final = 11
"""So many compositions without dragon and panda: eight in hands and three that may lie open (CL-1.4, CL-1.6)."""
ROW_SIZES: Final = range(2, 7)
MOST_POINTS: Final = 20
LONGEST_NAME: Final = 24
WHOLE_DRAGONS: Final = (
    ("head", "tail"),
    ("head", "middle", "tail"),
    ("tail", "head"),
    ("tail", "middle", "head"),
)
"""What two and three dragon icons can be (CL-3.2); which of them occur, a sheet says."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of motif as the sheet has it."""

    name: str
    code: int
    drawing: str
    """One of ours; empty for a plain one."""
    count: int


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    reconstructed: tuple[str, ...]
    kinds: tuple[Kind, ...]
    """In the order of the sheet."""
    names: tuple[str, ...]
    """By code: ours, whether they occur or not, and those that the sheet brings."""
    dragons: tuple[str, ...]
    """The ways in which parts of a dragon may lie in a composition, such as `head-middle-tail`."""
    wall: bytes
    """Every wall card by its motif, sorted; rickshaws are not among them."""
    actions: bytes
    rows: tuple[bytes, ...]
    """The motifs of each composition."""
    points: bytes
    """The points of each composition."""
    plain: tuple[int, ...]
    """The compositions without dragon and panda, which may lie open (CL-1.6)."""


def is_plain(row: bytes) -> bool:
    """Neither dragon nor panda."""
    return SPECIAL.isdisjoint(row)


class _Reader(SheetReader):
    """Names the line, the figure, and what is wrong with it."""

    def __init__(self, content: str) -> None:
        super().__init__("cl", content)
        self.lines = content.split("\n")

    def read(self) -> Sheet:
        title = self.data.get("title")
        if not isinstance(title, str):
            raise self._wrong("title", text("cl-sheet-why-text"))
        reconstructed = self.data.get("reconstructed")
        if not isinstance(reconstructed, list) or not all(isinstance(name, str) for name in reconstructed):
            raise self._wrong("reconstructed", text("cl-sheet-why-texts"))
        kinds = self._kinds()
        names = MOTIFS + tuple(kind.name for kind in kinds if kind.code >= FIRST_OTHER)
        wall = bytes(code for kind in sorted(kinds, key=lambda kind: kind.code) for code in [kind.code] * kind.count)
        actions = self._actions()
        dragons = self._dragons()
        rows, points = self._compositions(names)
        found = {
            "wall": len(wall),
            "rickshaws": self._number(self.data, "rickshaws", "rickshaws", 0, WALL_CARDS),
            "compositions": len(rows),
            "actions": len(actions),
        }
        for part, count in COUNTS.items():
            if found[part] != count:
                line = self._line(part)
                raise BadSheet(text("cl-sheet-count", line=line, part=part, found=found[part], wanted=count))
        for number, row in enumerate(rows, 1):
            self._check_row(row, number, wall, names, dragons)
        plain = tuple(number for number, row in enumerate(rows) if is_plain(row))
        if len(plain) < PLAIN_ENOUGH:
            line = self._line("compositions")
            raise BadSheet(text("cl-sheet-plain", line=line, found=len(plain), wanted=PLAIN_ENOUGH))
        return Sheet(
            title, tuple(reconstructed), kinds, names, dragons, wall, actions, tuple(rows), bytes(points), plain
        )

    # Where and why

    def _wrong(self, field: str, why: Text) -> BadSheet:
        return BadSheet(text("cl-sheet-wrong", line=self._line(field), field=field, why=why))

    def _line(self, field: str) -> int:
        """Where the field stands, from 1; 0 if it is nowhere. What is read is TOML, so looking for words will do."""
        place = re.fullmatch(r"compositions\[(\d+)\](?:\.\w+)?", field)
        if place:
            rows = [number for number, line in enumerate(self.lines, 1) if re.search(r"\brow\s*=", _code(line))]
            return rows[int(place[1]) - 1] if int(place[1]) <= len(rows) else 0
        table, _, key = field.rpartition(".")
        first = self._line(table) if table else 0
        found = re.compile(rf"""\s*(?:\[\[?\s*)?["']?{re.escape(key)}["']?\s*[\]=]""")
        lines = enumerate(self.lines[first:], first + 1)
        return next((number for number, line in lines if found.match(_code(line))), first)

    def _number(self, table: dict[str, Any], key: str, field: str, low: int, high: int) -> int:
        count = table.get(key)
        if not isinstance(count, int) or isinstance(count, bool) or not low <= count <= high:
            raise self._wrong(field, text("cl-sheet-why-number", low=low, high=high))
        return count

    # Its parts

    def _table(self, field: str) -> dict[str, Any]:
        table = self.data.get(field)
        if not isinstance(table, dict):
            raise self._wrong(field, text("cl-sheet-why-table"))
        return table

    def _kinds(self) -> tuple[Kind, ...]:
        """Those that the rules speak of are there; all others are the sheet's own business (CL-1.2)."""
        table, drawings = self._table("wall"), self.data.get("drawings", {})
        if not isinstance(drawings, dict):
            raise self._wrong("drawings", text("cl-sheet-why-table"))
        for name, drawing in drawings.items():
            if name not in table:
                raise self._wrong(f"drawings.{name}", text("cl-sheet-why-unknown", name=name))
            if drawing not in MOTIFS:
                raise self._wrong(f"drawings.{name}", text("cl-sheet-why-drawing", known=", ".join(MOTIFS)))
        for code in sorted(SPOKEN_OF):
            if not table.get(MOTIFS[code]):
                raise self._wrong(f"wall.{MOTIFS[code]}", text("cl-sheet-why-needed"))
        kinds, others = [], FIRST_OTHER
        for name in table:
            if not _is_name(name):
                raise self._wrong(f"wall.{name}", text("cl-sheet-why-name", longest=LONGEST_NAME))
            count = self._number(table, name, f"wall.{name}", 1, WALL_CARDS)
            if others >= FIRST_OTHER + WALL_CARDS:
                raise self._wrong(f"wall.{name}", text("cl-sheet-why-number", low=0, high=0))
            code = MOTIFS.index(name) if name in MOTIFS else others
            others += code == others
            kinds.append(Kind(name, code, drawings.get(name, name if name in MOTIFS else ""), count))
        return tuple(kinds)

    def _actions(self) -> bytes:
        """Every kind is there at least once: the rules speak of each (CL-1.3)."""
        table = self._table("actions")
        for name in table:
            if name not in ACTIONS:
                raise self._wrong(f"actions.{name}", text("cl-sheet-why-action", known=", ".join(ACTIONS)))
        return bytes(
            code
            for code, name in enumerate(ACTIONS)
            for _ in range(self._number(table, name, f"actions.{name}", 1, COUNTS["actions"]))
        )

    def _dragons(self) -> tuple[str, ...]:
        """Without a word on it the head is leftmost (CL-3.2)."""
        ways = self.data.get("dragons", [list(way) for way in WHOLE_DRAGONS[:2]])
        if not isinstance(ways, list) or not ways or not all(isinstance(way, list) for way in ways):
            raise self._wrong("dragons", text("cl-sheet-why-dragons"))
        if any(tuple(way) not in WHOLE_DRAGONS for way in ways):
            raise self._wrong("dragons", text("cl-sheet-why-dragons"))
        return tuple("-".join(way) for way in ways)

    def _compositions(self, names: tuple[str, ...]) -> tuple[list[bytes], list[int]]:
        entries = self.data.get("compositions")
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self._wrong("compositions", text("cl-sheet-why-compositions"))
        rows, points = [], []
        for number, entry in enumerate(entries, 1):
            where, row = f"compositions[{number}]", entry.get("row")
            if not isinstance(row, list) or not all(isinstance(name, str) for name in row):
                raise self._wrong(f"{where}.row", text("cl-sheet-why-texts"))
            if len(row) not in ROW_SIZES:
                sizes = {"low": ROW_SIZES[0], "high": ROW_SIZES[-1]}
                raise self._wrong(f"{where}.row", text("cl-sheet-why-size", found=len(row), **sizes))
            for name in row:
                if name not in self.data["wall"]:
                    raise self._wrong(f"{where}.row", text("cl-sheet-why-unknown", name=name[: 2 * LONGEST_NAME]))
            rows.append(bytes(names.index(name) for name in row))
            points.append(self._number(entry, "points", f"{where}.points", 1, MOST_POINTS))
        return rows, points

    def _check_row(
        self, row: bytes, number: int, wall: bytes, names: tuple[str, ...], dragons: tuple[str, ...]
    ) -> None:
        """A dragon is whole and lies as the sheet has it, and the box has the cards for the photo (CL-1.4, CL-3.2)."""
        where = f"compositions[{number}].row"
        dragon = bytes(motif for motif in row if motif in DRAGON)
        if dragon and ("-".join(names[part] for part in dragon) not in dragons or dragon not in row):
            raise self._wrong(where, text("cl-sheet-why-dragon", known=", ".join(dragons)))
        for motif, count in (Counter(row) - Counter(wall)).items():
            name = names[motif]
            raise self._wrong(where, text("cl-sheet-why-impossible", name=name, missing=count, found=wall.count(motif)))


def _code(line: str) -> str:
    """Without its comment."""
    return line.split("#", 1)[0]


def _is_name(name: str) -> bool:
    """It stands in rows joined by hyphens, in positions with a star behind it, and on small cards."""
    is_short = 0 < len(name) <= LONGEST_NAME and name == name.strip()
    return is_short and name.isprintable() and not set(name) & set("-*") and name != RICKSHAW_NAME


def parse_sheet(content: str) -> Sheet:
    """Refuses a sheet that does not add up."""
    return _Reader(content).read()


SHEETS: Final = Sheets("cl", FOLDER, "standard", parse_sheet)
find_sheet: Final = SHEETS.find
