"""Moves as text: a table of all moves of a game, and the interpretation of what people type.

A game lists every move with its text once. Formatting, parsing, and the question whether an integer is a move at all
are look-ups in that list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final

from tischlein.core.errors import AmbiguousMove, NotationError
from tischlein.core.game import Game
from tischlein.core.types import Move
from tischlein.core.words import text

SHOWN = 6
"""How many candidates the message about an ambiguous move names: a longer list would not be read."""


def read_move(game: Game[Any, Any], typed: str, legal: Sequence[Move]) -> Move:
    """Finds the move that a person typed: a complete one, or the beginning of exactly one legal move.

    A complete move is returned even if it is illegal, so that the match can say why.
    """
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


class Notation:
    """The two-way table between moves and texts. Parsing ignores case and extra spaces.

    It is built on first use, because some games have ten thousand moves. If the list gives several texts for one move,
    `format` uses the first and `parse` understands all.
    """

    def __init__(self, prefix: str, moves: Callable[[], Iterable[tuple[str, Move]]]) -> None:
        self._prefix: Final = prefix
        self._list: Final = moves

    @cached_property
    def _moves(self) -> dict[str, Move]:
        return {spelled.lower(): move for spelled, move in self._list()}

    @cached_property
    def _texts(self) -> dict[Move, str]:
        texts: dict[Move, str] = {}
        for spelled, move in self._list():
            texts.setdefault(move, spelled)
        return texts

    def format(self, move: Move) -> str:
        """Raises KeyError for an integer that is not a move."""
        return self._texts[move]

    def parse(self, typed: str) -> Move:
        words = " ".join(typed.lower().split())
        move = self._moves.get(words)
        if move is None:
            raise NotationError(text(f"{self._prefix}-notation", typed=words[:40]))
        return move

    def has(self, move: Move) -> bool:
        """Whether the integer is a move at all: any integer can arrive."""
        return move in self._texts
