"""Sanitises names and chat lines: one line, without invisible characters."""

from __future__ import annotations

import unicodedata
from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.words import text

BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
"""Characters that Unicode classifies as letters or symbols but that are blank: fillers and the empty Braille cell."""


def clean_name(name: str) -> str:
    """Raises BadInput if nothing visible is left. Markup is not removed: the page never renders it as HTML."""
    cleaned = one_line(name)
    if all(unicodedata.category(letter)[0] in "MZ" for letter in cleaned):  # only marks and spaces
        raise BadInput(text("table-no-name"))
    return cleaned


def one_line(said: str) -> str:
    """Collapses white space to single spaces and drops unprintable characters, such as bidirectional controls."""
    blanks = "".join(" " if letter.isspace() or letter in BLANKS else letter for letter in said)
    return " ".join("".join(letter for letter in blanks if letter.isprintable()).split())
