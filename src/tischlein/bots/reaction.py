"""Reaction times of bots, sampled like a person's, so that people can win a race (CL-6.5)."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from tischlein.bots.roster import level
from tischlein.core.types import Millis

FASTEST: Final[Millis] = 250
"""Milliseconds: no bot is faster than a quick person."""
LAB_PACE: Final = "classic"
"""The bot whose times everybody has in the lab: strength is compared there, not speed."""
OTHERS: Final = (900.0, 250.0)
"""Mean and spread of bots that are not levels, in milliseconds."""
BLIND: Final = {"random": 40}
"""Bots that do not look at the table call at random, once in so many windows: a wrong call makes people wait."""


@lru_cache(maxsize=64)
def times(bot: str) -> tuple[float, float]:
    found = level(bot.partition("@")[0])
    return OTHERS if found is None else found.REACTION


def reaction(bot: str, seed: int) -> Millis:
    return sampled_reaction(bot, Random(seed))


def is_blind(bot: str) -> bool:
    """Whether a bot calls at random, because it cannot see whether a call is right."""
    return bot in BLIND


def calls_blindly(bot: str, seed: int) -> bool:
    return Random(seed).randrange(BLIND[bot]) == 0


def sampled_reaction(bot: str, dice: Random) -> Millis:
    """The next reaction time of a stream of random numbers."""
    mean, spread = times(bot)
    return max(FASTEST, round(dice.gauss(mean, spread)))
