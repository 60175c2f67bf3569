"""Plays well in part: it overlooks many of its ideas, and spares whom it has just attacked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tischlein.bots.thinking import Thinking
from tischlein.core.types import Move

WIDTH: Final = 40
"""More ideas than the planner's best: those of a beginner are of all kinds."""


class CarelessBot:
    def __init__(self, thinking: Thinking, seed: int) -> None:
        self._thinking = thinking
        self._random = Random(seed).random

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """The best idea that it does not overlook. An attack on somebody to be spared only if there is nothing else."""
        is_harsh, overlooks = self._thinking.is_harsh, self._thinking.levels.OVERLOOKS
        gentle = [move for move in legal if not is_harsh(view, move)] or list(legal)
        plans = [plan for plan in self._thinking.plans(view, gentle, WIDTH) if plan.moves[0] in gentle]
        plans = plans or self._thinking.single_moves(view, gentle)
        seen = [plan for plan in plans if self._random() >= overlooks]
        return (seen or plans)[0].moves[0]
