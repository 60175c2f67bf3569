"""Plays as the game's heuristics advise, but hurts nobody and does not always find the best move.

Made for tables with children. A random bot would not do: it destroys what others have built whenever the dice say so,
and nobody learns a game from nonsense.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Generic, TypeVar

from tischlein.bots.bot import Heuristics
from tischlein.core.types import Move

View = TypeVar("View")

SLIPS: Final = 3
"""Once in so many decisions it plays a second-best move, so that a child who thinks well wins."""


class KindBot(Generic[View]):
    def __init__(self, heuristics: Heuristics[View], is_unkind: Callable[[View, Move], bool] | None, seed: int) -> None:
        self._heuristics = heuristics
        self._is_unkind = is_unkind
        self._random = Random(seed).random

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """An unkind move only if the rules leave no other."""
        is_unkind = self._is_unkind
        kind = [move for move in legal if is_unkind is None or not is_unkind(view, move)] or list(legal)
        rates = self._heuristics.rate(view, kind)
        levels = sorted(set(rates), reverse=True)
        wanted = levels[1] if len(levels) > 1 and self._random() < 1 / SLIPS else levels[0]
        candidates = [move for move, rate in zip(kind, rates, strict=True) if rate == wanted]
        return candidates[int(self._random() * len(candidates))]
