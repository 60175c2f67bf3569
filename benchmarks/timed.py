"""A bot that notes how long a level thinks. The roster imports bots by their modules, so it has its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, ClassVar

from tischlein.bots.bot import BlindBot
from tischlein.bots.roster import seat_bot
from tischlein.core.types import Move, Seat


class Timed:
    level: ClassVar = ""
    taken: ClassVar[list[tuple[Seat, float]]] = []

    def __init__(self, game_id: str, seed: int) -> None:
        self._bot = seat_bot(self.level, game_id, seed)

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        began = time.process_time()
        bot = self._bot
        move: Move = bot.choose_blind(legal) if isinstance(bot, BlindBot) else bot.choose(view, legal)
        self.taken.append((view.seat, time.process_time() - began))
        return move
