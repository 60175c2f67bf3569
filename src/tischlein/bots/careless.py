"""Plays well in part: it overlooks some of its plans, more or less of them, and never plays an absurd one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from random import Random
from typing import Any

from tischlein.bots.thinking import Thinking
from tischlein.core.planning import Carelessness, Plan
from tischlein.core.types import Move


class CarelessBot:
    """Hurry does not narrow it: with fewer plans there would be less to overlook, and it would play better.

    It takes milliseconds, so nobody waits for it.
    """

    def __init__(self, thinking: Thinking, carelessness: Carelessness, seed: int) -> None:
        self._thinking = thinking
        self._carelessness = carelessness
        self._random = Random(seed).random

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """The best plan that it does not overlook."""
        plans = self._thinking.plans(view, legal, self._carelessness.width)
        return plans[0].moves[0] if self._thinking.levels.is_decided(legal) else self._noticed(plans).moves[0]

    def _noticed(self, plans: list[Plan]) -> Plan:
        careless = self._carelessness
        sensible = [plan for plan in plans if plans[0].value - plan.value <= careless.reach]
        # Whoever has overlooked everything looks again from the best one on. If it found the best one then, whoever
        # overlooks more would play better where there are few plans, such as calling in a race or not.
        return next(plan for plan in cycle(sensible) if self._random() >= careless.overlooks)


class KindlyBot(CarelessBot):
    """As careless, and spares people, some of them or all: what is harsh, its thinking says."""

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """An attack on somebody to be spared only if there is nothing else."""
        is_harsh = self._thinking.is_harsh
        gentle = [move for move in legal if not is_harsh(view, move)]
        if not gentle or len(gentle) == len(legal) or self._thinking.levels.is_decided(legal):
            return super().choose(view, legal)
        plans = self._thinking.plans(view, gentle, self._carelessness.width)
        plans = [plan for plan in plans if plan.moves[0] in gentle]
        return self._noticed(plans or self._thinking.single_moves(view, gentle)).moves[0]
