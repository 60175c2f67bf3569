"""Which language an error message is in."""

from __future__ import annotations

from tischlein.core.errors import BadInput
from tischlein.words.words import FALLBACK, pick_language


def language_of(arguments: list[str]) -> str:
    """The language for an error message; the error may be about `--lang` itself."""
    wanted = None
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            wanted = arguments[place + 1] if place + 1 < len(arguments) else None
        elif argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
    try:
        return pick_language(wanted)
    except BadInput:
        return FALLBACK
