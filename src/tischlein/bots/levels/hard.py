"""Plays the best plan and overlooks none. Plays plans out on guessed worlds where the game's `levels` say so."""

from __future__ import annotations

from typing import Any, Final

from tischlein.bots.bot import Bot, Request
from tischlein.bots.searching import SearchingBot
from tischlein.bots.thinking import thinking

REACTION: Final = (700.0, 180.0)
IS_OFFERED: Final = True
ORDER: Final = 3
PLANS: Final = True


def seat(request: Request) -> Bot[Any]:
    return SearchingBot(thinking(request), request.seed, request.budget)
