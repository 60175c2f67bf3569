"""Shows a bot the views of its seat. Not in `bot`: mypyc cannot compile protocols that are checked at run time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from tischlein.bots.bot import BlindBot, Bot
from tischlein.core.game import Game
from tischlein.core.types import Move, Seat

Chooser = Callable[[Any, Seat, list[Move]], Move]
"""Chooses a move in a state, of which the bot is shown the view of its seat."""


def seated(game: Game[Any, Any], bot: Bot[Any] | BlindBot) -> Chooser:
    """Turns a bot into a Chooser: the one place where a state becomes a view for a bot."""
    blind = getattr(bot, "choose_blind", None)  # `isinstance` of a protocol took 4 % of a random match of Monsterrolle
    if blind is not None:
        return lambda _state, _seat, legal: blind(legal)
    choose, view = cast("Bot[Any]", bot).choose, game.view
    return lambda state, seat, legal: choose(view(state, seat), legal)
