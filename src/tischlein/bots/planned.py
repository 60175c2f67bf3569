"""Plays the best plan for the rest of its turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.bots.thinking import Thinking
from tischlein.core.types import Move

WIDTH: Final = 12
"""Positions that a planner keeps at each step."""


class PlannedBot:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        return self._thinking.plans(view, legal, WIDTH)[0].moves[0]
