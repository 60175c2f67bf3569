"""Reaction times of bots, sampled like a person's, so that people can win a race (CL-6.5)."""

from __future__ import annotations

from random import Random
from typing import Final

from tischlein.core.types import Millis

FASTEST: Final[Millis] = 250
"""Milliseconds: no bot is faster than a quick person."""
TIMES: Final = {"greedy": (700.0, 180.0), "random": (1100.0, 300.0), "kind": (1600.0, 400.0)}
"""By bot: mean and spread in milliseconds."""
OTHERS: Final = (900.0, 250.0)
BLIND: Final = {"random": 40}
"""Bots that do not look at the table call at random, once in so many windows: a wrong call makes people wait."""


def reaction(bot: str, seed: int) -> Millis:
    return sampled_reaction(bot, Random(seed))


def is_blind(bot: str) -> bool:
    """Whether a bot calls at random, because it cannot see whether a call is right."""
    return bot in BLIND


def calls_blindly(bot: str, seed: int) -> bool:
    return Random(seed).randrange(BLIND[bot]) == 0


def sampled_reaction(bot: str, dice: Random) -> Millis:
    """The next reaction time of a stream of random numbers."""
    mean, spread = TIMES.get(bot, OTHERS)
    return max(FASTEST, round(dice.gauss(mean, spread)))
