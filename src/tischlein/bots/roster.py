"""Makes bots by name."""

from __future__ import annotations

from typing import Any, Final

from tischlein.bots.bot import BlindBot, Bot
from tischlein.bots.greedy import GreedyBot
from tischlein.bots.kind import KindBot
from tischlein.bots.random import RandomBot
from tischlein.core.errors import BadInput
from tischlein.core.registry import game_part
from tischlein.core.types import Move
from tischlein.core.words import text

BOT_NAMES: Final = ("random", "greedy", "kind")


def check_names(names: list[str]) -> None:
    for name in names:
        if name not in BOT_NAMES:
            raise BadInput(text("error-bot", bot=name, known=", ".join(BOT_NAMES)))


def seat_bot(name: str, game_id: str, seed: int) -> Bot[Any] | BlindBot:
    """Makes the bot for a game. Raises BadInput for an unknown name."""
    check_names([name])
    if name == "random":
        return RandomBot(seed)
    heuristics = game_part(game_id, "bot")
    if name == "kind":
        return KindBot(heuristics, getattr(heuristics, "is_unkind", _hurts_nobody), seed)
    return GreedyBot(heuristics, seed)


def _hurts_nobody(_view: object, _move: Move) -> bool:
    """For games in which no move is aimed at another player."""
    return False
