"""What can be wrong with what came from outside: each error carries one sentence as a Text.

Three situations of a typed move have three errors: it does not parse, it is ambiguous, it is not allowed.
Programming mistakes are not BadInput; they stay ordinary exceptions.
"""

from __future__ import annotations

from tischlein.core.words import Text


class BadInput(Exception):
    """Something a person or a file got wrong. Adapters show `text` and change nothing."""

    def __init__(self, text: Text) -> None:
        super().__init__(f"{text.key} {dict(text.args)}")
        self.text = text

    def __reduce__(self) -> tuple[type[BadInput], tuple[Text]]:
        return type(self), (self.text,)


class NotationError(BadInput):
    """The text is no move in this game's notation."""


class AmbiguousMove(BadInput):
    """The text is short for several legal moves."""


class NotAllowed(BadInput):
    """The move parses, and the rules refuse it: `clause` says which one."""

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
    """`Game.check` found a state that no sequence of moves may reach: a bug of ours, never of a person."""


def must(condition: bool, what: str) -> None:
    """For `Game.check`; the text says what is broken, not what should be."""
    if not condition:
        raise InvariantBroken(what)
