"""A planner for games that only rate single moves: every move is a plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Final

from tischlein.bots.bot import Heuristics
from tischlein.core.planning import Carelessness, Effort, Plan, Values
from tischlein.core.types import Move

UNWEIGHED: Final = Values([], 1.0, 1.0)


class RatedLevels:
    """How levels think where there is nothing to plan."""

    KIND = Carelessness(0.7, inf)
    EASY = Carelessness(0.5, inf)
    MEDIUM = Carelessness(0.0, inf)
    HARD = Effort(width=1)

    def is_decided(self, _legal: Sequence[Move]) -> bool:
        return False


class RatedMoves:
    FEATURES: Mapping[str, str] = {}

    def __init__(self, heuristics: Heuristics[Any]) -> None:
        self._rate = heuristics.rate

    def features(self, _view: object) -> list[float]:
        return []

    def progress(self, _view: object) -> float:
        return 0.0

    def horizon(self, _view: object) -> int:
        return 0

    def plans(self, view: Any, legal: Sequence[Move], _values: Values, width: int) -> list[Plan]:
        rated = [Plan(rate, (move,)) for move, rate in zip(legal, self._rate(view, legal), strict=True)]
        rated.sort(key=lambda plan: -plan.value)  # stable: of equals the first legal one
        return rated[:width]
