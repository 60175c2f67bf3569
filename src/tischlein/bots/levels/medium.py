"""Plans the whole turn and plays the plan that learnt weights rate best."""

from __future__ import annotations

from typing import Any, Final

from tischlein.bots.bot import Bot, Request
from tischlein.bots.planned import PlannedBot
from tischlein.bots.thinking import thinking

REACTION: Final = (900.0, 250.0)
IS_OFFERED: Final = True
ORDER: Final = 2


def seat(request: Request) -> Bot[Any]:
    return PlannedBot(thinking(request))
