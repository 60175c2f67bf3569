"""Any legal move. A yardstick for the lab; nobody wants to play against it."""

from __future__ import annotations

from typing import Final

from tischlein.bots.bot import Request
from tischlein.bots.random import RandomBot

REACTION: Final = (1100.0, 300.0)
IS_OFFERED: Final = False
ORDER: Final = 5
PLANS: Final = False


def seat(request: Request) -> RandomBot:
    return RandomBot(request.seed)
