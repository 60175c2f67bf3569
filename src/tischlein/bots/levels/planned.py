"""The best plan of the turn, nothing overlooked and nothing played out: what training measures weights by."""

from __future__ import annotations

from typing import Any, Final

from tischlein.bots.bot import Bot, Request
from tischlein.bots.planned import PlannedBot
from tischlein.bots.thinking import thinking

REACTION: Final = (700.0, 180.0)
IS_OFFERED: Final = False
ORDER: Final = 6
PLANS: Final = True


def seat(request: Request) -> Bot[Any]:
    return PlannedBot(thinking(request))
