"""What a bot is: a View and the legal moves in, one of these moves out.

The type parameter is the game's View. A State does not fit, so a type checker refuses a bot that would peek.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from tischlein.core.game import Game
from tischlein.core.types import Move, Seat

View_contra = TypeVar("View_contra", contravariant=True)


class Bot(Protocol[View_contra]):
    def choose(self, view: View_contra, legal: Sequence[Move]) -> Move: ...


@runtime_checkable
class BlindBot(Protocol):
    """Needs nothing but the list of moves, so no view is built for it."""

    def choose_blind(self, legal: Sequence[Move]) -> Move: ...


class Heuristics(Protocol[View_contra]):
    """What a game knows about good play: its module `heuristics`."""

    def rate(self, view: View_contra, legal: Sequence[Move]) -> Sequence[float]:
        """How good each move looks to the seat of the view; only the order counts."""
        ...


Chooser = Callable[[Any, Seat, list[Move]], Move]
"""A seated bot: asked with the state of its table, of which it is shown what its seat may know."""


def seated(game: Game[Any, Any], bot: Bot[Any] | BlindBot) -> Chooser:
    """The one place where a state is turned into what a bot may see."""
    if isinstance(bot, BlindBot):
        blind = bot.choose_blind
        return lambda _state, _seat, legal: blind(legal)
    choose, view = bot.choose, game.view
    return lambda state, seat, legal: choose(view(state, seat), legal)
