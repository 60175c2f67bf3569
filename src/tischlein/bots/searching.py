"""Plays the plan that does best when it is played out on guessed worlds (search.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischlein.bots.budget import Budget
from tischlein.bots.search import Search
from tischlein.bots.thinking import Thinking
from tischlein.core.planning import Plan
from tischlein.core.registry import live_part
from tischlein.core.rng import derive
from tischlein.core.types import Move


class SearchingBot:
    def __init__(self, thinking: Thinking, seed: int, budget: Budget) -> None:
        self._thinking = thinking
        self._live = live_part(thinking.game)
        self._seed = seed
        self._decisions = 0
        self._budget = budget

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        effort = self._thinking.levels.HARD
        width = max(1, int(effort.width * self._budget.share))
        plans = self._thinking.plans(view, legal, width)
        best = plans[0]
        close = [plan for plan in plans[: effort.candidates] if best.value - plan.value <= effort.reach]
        if len(close) < 2 or not effort.playouts or view.seats > effort.most_seats or self._is_about_call(best):
            return best.moves[0]
        self._decisions += 1
        search = Search(self._thinking, view, derive(self._seed, self._decisions))
        return search.best(close, effort.playouts, self._budget, trust=effort.trust).moves[0]

    def _is_about_call(self, plan: Plan) -> bool:
        """Whether to call is not a matter of playouts: a call is right or wrong, and the others do not wait."""
        return self._live.is_call(plan.moves[0]) or plan.moves[0] == self._live.SILENCE
