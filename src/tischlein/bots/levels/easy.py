"""A kind beginner: has good ideas, but overlooks many, and attacks nobody twice in a row."""

from __future__ import annotations

from typing import Final

from tischlein.bots.bot import Request
from tischlein.bots.careless import KindlyBot
from tischlein.bots.thinking import thinking

REACTION: Final = (1500.0, 400.0)
IS_OFFERED: Final = True
ORDER: Final = 1
PLANS: Final = True


def seat(request: Request) -> KindlyBot:
    own = thinking(request)
    return KindlyBot(own, own.levels.EASY, request.seed)
