"""Bots of others, whose moves are looked at before anybody plays them.

The lab applies what bots choose without judging it, because the project's own choose among the legal moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischlein.bots.bot import BlindBot, Bot
from tischlein.core.errors import BadInput
from tischlein.core.types import Move
from tischlein.core.words import text


class Foreign:
    def __init__(self, name: str, bot: Bot[Any]) -> None:
        self._name = name
        self._choose = bot.choose

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """Raises BadInput if the bot chooses something else than a legal move."""
        return checked(self._name, self._choose(view, legal), legal)


class BlindForeign:
    def __init__(self, name: str, bot: BlindBot) -> None:
        self._name = name
        self._choose = bot.choose_blind

    def choose_blind(self, legal: Sequence[Move]) -> Move:
        """Raises BadInput if the bot chooses something else than a legal move."""
        return checked(self._name, self._choose(legal), legal)


def foreign_bot(name: str, bot: Bot[Any] | BlindBot) -> Bot[Any] | BlindBot:
    return BlindForeign(name, bot) if isinstance(bot, BlindBot) else Foreign(name, bot)


def checked(name: str, chosen: object, legal: Sequence[Move]) -> Move:
    if type(chosen) is int and chosen in legal:
        return chosen
    raise BadInput(text("error-bot-move", bot=name, chosen=repr(chosen)[:60]))
