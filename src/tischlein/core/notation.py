"""Typed moves: exact notation, or any unmistakable beginning of a legal move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischlein.core.errors import AmbiguousMove, NotationError
from tischlein.core.game import Game
from tischlein.core.types import Move
from tischlein.core.words import text

SHOWN = 6
"""How many candidates an ambiguity names; more would not be read."""


def read_move(game: Game[Any, Any], typed: str, legal: Sequence[Move]) -> Move:
    """A complete move is returned whether legal or not (the gate judges it); a beginning only if it is unique."""
    wanted = " ".join(typed.lower().split())
    try:
        return game.parse(wanted)
    except NotationError:
        starting = [move for move in legal if game.format(move).startswith(wanted)] if wanted else []
        if len(starting) == 1:
            return starting[0]
        if not starting:
            raise
        names = ", ".join(game.format(move) for move in starting[:SHOWN])
        raise AmbiguousMove(text("error-ambiguous", typed=wanted, count=len(starting), moves=names)) from None
