"""The best single move by ratings that were set by hand. It is never changed: stronger bots are measured by it."""

from __future__ import annotations

from typing import Any, Final

from tischlein.bots.bot import Request
from tischlein.bots.greedy import GreedyBot
from tischlein.core.registry import game_part

REACTION: Final = (700.0, 180.0)
IS_OFFERED: Final = False
ORDER: Final = 4
PLANS: Final = False


def seat(request: Request) -> GreedyBot[Any]:
    return GreedyBot(game_part(request.game, "bot"), request.seed)
