"""Renders Texts in one language, from the messages of the shell and of every game that is found.

The same .ftl files serve the terminal here and the page in the browser.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import bidirectional, category

from tischlein.core.errors import BadInput
from tischlein.core.registry import game_folder, game_ids
from tischlein.core.words import SEAT_NAME, Arg, Text, text
from tischlein.words.shelf import Shelf

LANGUAGES: Final = ("de", "en", "uk")
FALLBACK: Final = "en"
SHELL: Final = Path(__file__).parent / "locales"
LATER: Final = Path(__file__).parent / "later"
"""Words of screens that are opened from others; the page loads them with those."""
COUNTABLE: Final = 10**15
"""Larger numbers, which a file may contain, are shown like 1.00E+15: Fluent cannot format them."""
_OVERRIDES: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Bidirectional controls: inside a name they would reorder the rest of the line."""


def word_files(language: str) -> list[Path]:
    folders = [SHELL, LATER, *(game_folder(game_id) / "locales" for game_id in game_ids())]
    return [folder / f"{language}.ftl" for folder in folders]


@cache
def _shelf(language: str) -> Shelf:
    return Shelf(language, word_files(language))


def harmless(value: str) -> str:
    """Text from outside on one line, without control characters that a terminal would obey."""
    if value.isprintable():
        return value
    return "".join(_stand_in(letter) for letter in value)


def _stand_in(letter: str) -> str:
    if category(letter) not in ("Cc", "Cs", "Zl", "Zp") and bidirectional(letter) not in _OVERRIDES:
        return letter
    return " " if letter.isspace() else "\N{REPLACEMENT CHARACTER}"


def pick_language(wanted: str | None) -> str:
    """The language that was asked for, else the system's, else English. Raises BadInput for an unknown one."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadInput(text("error-language", language=wanted, known=", ".join(LANGUAGES)))
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(variable, "")[:2].lower()
        if spoken:
            return spoken if spoken in LANGUAGES else FALLBACK
    return FALLBACK


class Words:
    """Renders a Text as a sentence: `words(text("error-seats", seats=7, ...))`."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self._shelf = _shelf(language)
        self._names = names
        """Players by seat; an empty name is shown as the seat's number."""

    def __call__(self, said: Text) -> str:
        seat = said.args.get("seat")
        if said.key == SEAT_NAME and isinstance(seat, int):
            return self.name(seat)
        if said.key not in self._shelf:
            return harmless(said.key)  # a log of another version may have keys that this one does not
        return self._shelf.say(said.key, {name: self._resolve(value) for name, value in said.args.items()})

    def say(self, key: str, **args: Arg) -> str:
        return self(text(key, **args))

    def name(self, seat: Arg) -> str:
        assert isinstance(seat, int)
        named = harmless(self._names[seat]) if 0 <= seat < len(self._names) else ""
        return named or self.say("seat", number=seat + 1)

    def _resolve(self, value: Arg) -> str | float:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, str):
            return harmless(value)
        return value if abs(value) < COUNTABLE else f"{Decimal(value):.2E}"
