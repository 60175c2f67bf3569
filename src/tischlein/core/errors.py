"""Errors in input from outside. Each carries one sentence as a Text, which is shown to people.

A typed move can be wrong in three ways, each with its error: it does not parse, it is ambiguous, or it is not allowed.
Programming mistakes are not BadInput; they stay ordinary exceptions.
"""

from __future__ import annotations

from tischlein.core.words import Text


class BadInput(Exception):
    """Input of a person or a file that is wrong. Adapters show `text` and change nothing."""

    def __init__(self, text: Text) -> None:
        super().__init__(f"{text.key} {dict(text.args)}")
        self.text = text

    def __reduce__(self) -> tuple[type[BadInput], tuple[Text]]:
        return type(self), (self.text,)


class NotationError(BadInput):
    """The text is not a move in this game's notation."""


class AmbiguousMove(BadInput):
    """The text is an abbreviation of several legal moves."""


class NotAllowed(BadInput):
    """The move parses, but the rules forbid it; `clause` is the id of the rule."""

    def __init__(self, text: Text, clause: str) -> None:
        super().__init__(text)
        self.clause = clause

    def __reduce__(self) -> tuple[type[BadInput], tuple[Text, str]]:  # type: ignore[override]
        return type(self), (self.text, self.clause)


class BadOption(BadInput):
    """An unknown option, seat count or value."""


class BadSheet(BadInput):
    """A component sheet that cannot be read or does not add up."""


class BadMatchFile(BadInput):
    """A match file that is cut off, changed, or does not follow the rules."""


class InvariantBroken(Exception):
    """`Game.check` found a state that no sequence of moves can reach. This is a bug, not bad input."""


def must(condition: bool, what: str) -> None:
    """Raises InvariantBroken, for `Game.check`. `what` says what is broken, not what should be."""
    if not condition:
        raise InvariantBroken(what)
