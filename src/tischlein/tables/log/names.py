"""What people write, made fit to be shown: names and chat lines on one line, without what cannot be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.words import text

BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
"""Letters and signs by their kind, but nothing to be seen: fillers, and the Braille cell without dots."""


def clean_name(name: str) -> str:
    """One line with something to be seen; markup is harmless because the page never renders it as such."""
    cleaned = one_line(name)
    if all(unicodedata.category(letter)[0] in "MZ" for letter in cleaned):  # marks need something to stand on
        raise BadInput(text("table-no-name"))
    return cleaned


def one_line(said: str) -> str:
    """White space of any kind is a blank; what cannot be seen, or turns the writing round, is left out."""
    blanks = "".join(" " if letter.isspace() or letter in BLANKS else letter for letter in said)
    return " ".join("".join(letter for letter in blanks if letter.isprintable()).split())
