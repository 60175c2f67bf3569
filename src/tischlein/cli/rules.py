"""The rules in the terminal: a game in one minute, or a single clause, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from tischlein.core.errors import BadInput
from tischlein.core.game import GameInfo
from tischlein.core.words import text
from tischlein.words.rulebooks import read_rulebook
from tischlein.words.words import Words

MINUTE = ("claim", "goal", "turn", "end")


def minute(info: GameInfo, words: Words) -> Iterator[str]:
    """What the rules page has at its top."""
    for part in MINUTE:
        yield words.say(f"{info.prefix}-rules-{part}").replace("**", "")


def clause(info: GameInfo, words: Words, asked: str) -> str:
    """The clause of this id, in capitals or not. Raises BadInput."""
    rulebook = read_rulebook(info.id, words.language)
    known = {each.id: each for each in rulebook.clauses} if rulebook else {}
    found = known.get(asked.upper())
    if found is None:
        raise BadInput(text("play-no-clause", clause=asked, example=next(iter(known), "")))
    return f"{found.id}: " + " ".join(part.text for part in found.parts).replace("**", "")
