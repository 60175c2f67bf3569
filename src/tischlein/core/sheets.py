"""Component sheets: TOML files in a game's folder, and sheets that people write themselves.

Input that would keep tomllib busy is refused before it is parsed. tomllib's work grows with the parts of a key times
the keys below it: one header with some thousand dots takes seconds. A key cannot span lines, so it is enough to count
the dots of each line. Errors use word keys of the game: `<prefix>-sheet-unknown`, `-toml`, `-field`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from tischlein.core.errors import BadSheet
from tischlein.core.words import text

LINES: Final = 1000
LETTERS: Final = 500
"""Per line."""
DOTS: Final = 20
"""Per line, including dots in texts. Our own sheets have a hundred lines with at most four dots."""

Sheet = TypeVar("Sheet")


def load_sheet(content: str) -> dict[str, Any]:
    """Parses TOML. Raises BadSheet if it is too large, ValueError if it is not TOML."""
    lines = content.split("\n", LINES)
    if len(lines) > LINES or any(len(line) > LETTERS or line.count(".") > DOTS for line in lines):
        raise BadSheet(text("error-sheet-form", lines=LINES, letters=LETTERS, dots=DOTS))
    try:
        return tomllib.loads(content)
    except RecursionError as error:  # deeply nested brackets
        raise ValueError(str(error)) from None


class SheetReader:
    """Reads typed parts of a sheet. A wrong part is refused with the name of its field."""

    def __init__(self, prefix: str, content: str) -> None:
        self.prefix: Final = prefix
        try:
            self.data: Final = load_sheet(content)
        except ValueError as error:
            raise BadSheet(text(f"{prefix}-sheet-toml", why=str(error))) from None

    def wrong(self, field: str) -> BadSheet:
        return BadSheet(text(f"{self.prefix}-sheet-field", field=field))

    def title(self) -> str:
        title = self.data.get("title")
        if not isinstance(title, str):
            raise self.wrong("title")
        return title

    def names(self, field: str) -> tuple[str, ...]:
        return self.names_in(self.data, field, field)

    def names_in(self, row: dict[str, Any], key: str, field: str) -> tuple[str, ...]:
        names = row.get(key)
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise self.wrong(field)
        return tuple(names)

    def rows(self, field: str) -> list[dict[str, Any]]:
        """A list of tables."""
        rows = self.data.get(field)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.wrong(field)
        return rows

    def table(self, field: str) -> dict[str, Any]:
        table = self.data.get(field)
        if not isinstance(table, dict):
            raise self.wrong(field)
        return table

    def number(self, row: dict[str, Any], key: str, most: int, field: str) -> int:
        """A whole number from 0 to `most`."""
        number = row.get(key)
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
            raise self.wrong(field)
        return number


class Sheets(Generic[Sheet]):
    """The sheets of a game: those in its folder by name, any other by its whole text."""

    def __init__(self, prefix: str, folder: Path, first: str, parse: Callable[[str], Sheet]) -> None:
        self._prefix: Final = prefix
        self._folder: Final = folder
        names = sorted((path.stem for path in folder.glob("*.toml")), key=lambda name: (name != first, name))
        self.names: Final = tuple(names)
        self._parse: Final = parse
        self.find: Final = lru_cache(maxsize=64)(self._find)

    def _find(self, name_or_text: str) -> Sheet:
        """Raises BadSheet."""
        if name_or_text in self.names:
            return self._parse((self._folder / f"{name_or_text}.toml").read_text(encoding="utf-8"))
        if "\n" not in name_or_text:
            known = ", ".join(self.names)
            raise BadSheet(text(f"{self._prefix}-sheet-unknown", name=name_or_text, known=known))
        return self._parse(name_or_text)
