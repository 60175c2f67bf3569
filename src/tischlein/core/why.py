"""Builds the reason of a refused move: the key of its words, and the clause in RULES.md."""

from __future__ import annotations

from tischlein.core.game import Reason
from tischlein.core.words import Arg, text


def reason(key: str, clause: str, /, **args: Arg) -> Reason:
    return Reason(clause, text(key, **args))
