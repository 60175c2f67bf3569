"""For tables with children: attacks nobody, and overlooks most of what it could do.

A random bot would not do: it destroys what others have built whenever the dice say so, and nobody learns a game from
nonsense.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tischlein.bots.bot import Request
from tischlein.bots.careless import KindlyBot
from tischlein.bots.thinking import hurts_nobody, thinking

REACTION: Final = (1600.0, 400.0)
IS_OFFERED: Final = True
ORDER: Final = 0
PLANS: Final = True


def seat(request: Request) -> KindlyBot:
    own = thinking(request)
    attacks = replace(own, is_harsh=getattr(own.heuristics, "is_unkind", hurts_nobody))
    return KindlyBot(attacks, own.levels.KIND, request.seed)
