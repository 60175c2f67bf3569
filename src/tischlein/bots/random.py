"""Plays any legal move, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tischlein.core.types import Move


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random  # the bot's own stream: players must not draw from the match's

    def choose_blind(self, legal: Sequence[Move]) -> Move:
        return legal[int(self._random() * float(len(legal)))]  # compiled, a float times an int would be objects
