"""Whom a kind beginner spares: nobody is torn twice in a row by the same bot."""

from __future__ import annotations

from tischlein.core.types import Move
from tischlein.games.monsterrolle import moves
from tischlein.games.monsterrolle.bot.classic import is_unkind
from tischlein.games.monsterrolle.state import NOWHERE
from tischlein.games.monsterrolle.view import View


def is_harsh(view: View, move: Move) -> bool:
    """Whether it tears a player who is to be spared in this turn.

    A bot remembers nothing between two decisions. So its turns go round its rivals, and each is fair game in one of
    them only: with one rival in every second turn. A second tear in the same turn would hit the same rival again.
    """
    if not is_unkind(view, move):
        return False
    was_tear = view.laid > 0 and view.fresh == NOWHERE
    round_number = (view.turn - 1) // view.seats
    rival = ((moves.where_of(move) >> moves.SEAT) - view.seat - 1) % view.seats
    return was_tear or rival != round_number % max(2, view.seats - 1)
