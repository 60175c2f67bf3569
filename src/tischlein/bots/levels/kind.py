"""For tables with children: attacks nobody, and does not always find the best move."""

from __future__ import annotations

from typing import Any, Final

from tischlein.bots.bot import Request
from tischlein.bots.kind import KindBot
from tischlein.core.registry import game_part

REACTION: Final = (1600.0, 400.0)
IS_OFFERED: Final = True
ORDER: Final = 0


def seat(request: Request) -> KindBot[Any]:
    heuristics = game_part(request.game, "bot")
    return KindBot(heuristics, getattr(heuristics, "is_unkind", None), request.seed)
