"""Plays the move that the game's heuristics rate best; among equals one at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from tischlein.bots.bot import Heuristics
from tischlein.core.types import Move

View = TypeVar("View")


class GreedyBot(Generic[View]):
    def __init__(self, heuristics: Heuristics[View], seed: int) -> None:
        self._heuristics = heuristics
        self._random = Random(seed).random

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        rates = self._heuristics.rate(view, legal)
        best = max(rates)
        candidates = [move for move, rate in zip(legal, rates, strict=True) if rate == best]
        return candidates[int(self._random() * len(candidates))]
