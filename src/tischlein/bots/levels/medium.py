"""Plans the whole turn with learnt weights, and overlooks something now and then."""

from __future__ import annotations

from typing import Any, Final

from tischlein.bots.bot import Bot, Request
from tischlein.bots.careless import CarelessBot
from tischlein.bots.thinking import thinking

REACTION: Final = (900.0, 250.0)
IS_OFFERED: Final = True
ORDER: Final = 2
PLANS: Final = True


def seat(request: Request) -> Bot[Any]:
    own = thinking(request)
    return CarelessBot(own, own.levels.MEDIUM, request.seed)
