"""Component sheets are written by anybody, so what would keep tomllib busy is refused before it looks.

Its work grows with the parts of a key times the keys below it: one header of some thousand dots takes seconds. A key
never goes over the end of a line, so counting the dots of each line is enough.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from tischlein.core.errors import BadSheet
from tischlein.core.words import text

LINES: Final = 1000
LETTERS: Final = 500
"""In a line."""
DOTS: Final = 20
"""In a line, wherever they stand. Our own sheets have a hundred lines, and four dots in one of them."""


def load_sheet(content: str) -> dict[str, Any]:
    """Raises BadSheet for what is no sheet by its looks, ValueError for what is no TOML."""
    lines = content.split("\n", LINES)
    if len(lines) > LINES or any(len(line) > LETTERS or line.count(".") > DOTS for line in lines):
        raise BadSheet(text("error-sheet-form", lines=LINES, letters=LETTERS, dots=DOTS))
    try:
        return tomllib.loads(content)
    except RecursionError as error:  # brackets within brackets
        raise ValueError(str(error)) from None
