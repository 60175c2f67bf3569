"""The component sheet: which cards are in the box, read from a data file and checked against CL-1.1 to CL-1.4.

Reconstructed figures are in the data files only; no code depends on their values. The kinds of motifs are those that
the sheet lists under `wall`, in its order. A kind that is not in MOTIFS is shown by its name, with the drawing of
another kind or a plain one.
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
    REQUIRED_KINDS,
    RICKSHAW_NAME,
    RICKSHAWS,
    SPECIAL,
    WALL_CARDS,
)

FOLDER: Final = Path(__file__).parent / "sheets"

COUNTS: Final = {"wall": WALL_CARDS, "rickshaws": RICKSHAWS, "compositions": 25, "actions": 35}
"""The contents of the box, 110 cards (CL-1.1)."""
LEAST_PLAIN: Final = 11
"""The least number of compositions without dragon and panda: eight for hands and three open ones (CL-1.4, CL-1.6)."""
ROW_SIZES: Final = range(2, 7)
MOST_POINTS: Final = 20
LONGEST_NAME: Final = 24
WHOLE_DRAGONS: Final = (
    ("head", "tail"),
    ("head", "middle", "tail"),
    ("tail", "head"),
    ("tail", "middle", "head"),
)
"""The possible orders of two and three dragon icons (CL-3.2); a sheet tells which of them occur."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of motif on the sheet."""

    name: str
    code: int
    drawing: str
    """The kind in MOTIFS whose drawing it has; empty for a plain card."""
    count: int


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    reconstructed: tuple[str, ...]
    kinds: tuple[Kind, ...]
    """In the order of the sheet."""
    names: tuple[str, ...]
    """By code: all MOTIFS, whether they occur or not, then the kinds that the sheet adds."""
    dragons: tuple[str, ...]
    """The orders that parts of a dragon may have in a composition, such as `head-middle-tail`."""
    wall: bytes
    """Every wall card by its motif, sorted, without rickshaws."""
    actions: bytes
    rows: tuple[bytes, ...]
    """The motifs of each composition."""
    points: bytes
    """The points of each composition."""
    plain: tuple[int, ...]
    """The compositions without dragon and panda, which may be open ones (CL-1.6)."""


def is_plain(row: bytes) -> bool:
    """Whether it contains neither dragon nor panda."""
    return SPECIAL.isdisjoint(row)


class _Reader(SheetReader):
    """Parses and checks a sheet. Errors name the line, the field, and the reason."""

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
        if len(plain) < LEAST_PLAIN:
            line = self._line("compositions")
            raise BadSheet(text("cl-sheet-plain", line=line, found=len(plain), wanted=LEAST_PLAIN))
        return Sheet(
            title, tuple(reconstructed), kinds, names, dragons, wall, actions, tuple(rows), bytes(points), plain
        )

    # Errors

    def _wrong(self, field: str, why: Text) -> BadSheet:
        return BadSheet(text("cl-sheet-wrong", line=self._line(field), field=field, why=why))

    def _line(self, field: str) -> int:
        """The line of the field, from 1; 0 if missing. The text is valid TOML, so searching for words is enough."""
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

    # Parts of the sheet

    def _table(self, field: str) -> dict[str, Any]:
        table = self.data.get(field)
        if not isinstance(table, dict):
            raise self._wrong(field, text("cl-sheet-why-table"))
        return table

    def _kinds(self) -> tuple[Kind, ...]:
        """Kinds that the rules mention have to be there; others are free to choose (CL-1.2)."""
        table, drawings = self._table("wall"), self.data.get("drawings", {})
        if not isinstance(drawings, dict):
            raise self._wrong("drawings", text("cl-sheet-why-table"))
        for name, drawing in drawings.items():
            if name not in table:
                raise self._wrong(f"drawings.{name}", text("cl-sheet-why-unknown", name=name))
            if drawing not in MOTIFS:
                raise self._wrong(f"drawings.{name}", text("cl-sheet-why-drawing", known=", ".join(MOTIFS)))
        for code in sorted(REQUIRED_KINDS):
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
        """Every kind has to be there, because the rules mention each (CL-1.3)."""
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
        """By default the head is leftmost (CL-3.2)."""
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
        """Checks that a dragon is whole and in an allowed order, and that the box has the cards (CL-1.4, CL-3.2)."""
        where = f"compositions[{number}].row"
        dragon = bytes(motif for motif in row if motif in DRAGON)
        if dragon and ("-".join(names[part] for part in dragon) not in dragons or dragon not in row):
            raise self._wrong(where, text("cl-sheet-why-dragon", known=", ".join(dragons)))
        for motif, count in (Counter(row) - Counter(wall)).items():
            name = names[motif]
            raise self._wrong(where, text("cl-sheet-why-impossible", name=name, missing=count, found=wall.count(motif)))


def _code(line: str) -> str:
    """The line without its comment."""
    return line.split("#", 1)[0]


def _is_name(name: str) -> bool:
    """Names are joined by hyphens in rows, followed by a star in positions, and printed on small cards."""
    is_short = 0 < len(name) <= LONGEST_NAME and name == name.strip()
    return is_short and name.isprintable() and not set(name) & set("-*") and name != RICKSHAW_NAME


def parse_sheet(content: str) -> Sheet:
    """Raises BadSheet if the sheet does not add up."""
    return _Reader(content).read()


SHEETS: Final = Sheets("cl", FOLDER, "standard", parse_sheet)
find_sheet: Final = SHEETS.find
