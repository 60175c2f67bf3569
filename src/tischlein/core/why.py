"""Builds the reason of a refused move: the key of its words, and the clause in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tischlein.core.game import Reason
from tischlein.core.words import Arg, text


def reason(key: str, clause: str, /, **args: Arg) -> Reason:
    return Reason(clause, text(key, **args))


class Reasons:
    """For games with a table from reasons to clauses; the words are `<prefix>-why-<name>`."""

    def __init__(self, prefix: str, clauses: Mapping[str, str]) -> None:
        self._prefix: Final = prefix
        self._clauses: Final = clauses

    def __call__(self, name: str, **args: Arg) -> Reason:
        return Reason(self._clauses[name], text(f"{self._prefix}-why-{name}", **args))
