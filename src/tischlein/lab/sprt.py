"""A sequential test: plays on until the results show which of two win rates is the right one, and no longer.

A match brings a share between 0 and 1: 1 for a victory, 1/2 for one that two share, 0 for a defeat. At a table of n
equal bots the mean share is 1/n. The test asks whether the mean is at most `low` or at least `high`. It is Wald's test
of a coin, fed with shares: a coin's likelihood ratio is convex in the share, so its mean is at most 1 if the mean share
is `low`, however shares are distributed. Hence the bounds hold exactly, however often one looks (Ville's inequality).

What it does not promise is an estimate: a rate at which a test has stopped leans to the side where it stopped.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple


class Verdict(Enum):
    LOW = "low"
    """The mean share is not as much as `high`."""
    HIGH = "high"
    """The mean share is more than `low`."""


class SequentialTest(NamedTuple):
    """Keeps nothing: it is asked with the sums so far, so that a run can go on after it was interrupted.

    Look when every bot has had every seat equally often; in between, the seats still to come lean the sums.
    """

    low: float
    high: float
    wrong_high: float = 0.05
    """The most that "high" may be said of a mean share of `low` or less."""
    wrong_low: float = 0.05
    """The most that "low" may be said of a mean share of `high` or more."""

    def evidence(self, shares: float, matches: int) -> float:
        """The logarithm of how much likelier these sums are with `high` than with `low`."""
        return shares * math.log(self.high / self.low) + (matches - shares) * math.log(
            (1.0 - self.high) / (1.0 - self.low)
        )

    def verdict(self, shares: float, matches: int) -> Verdict | None:
        """None: play on."""
        evidence = self.evidence(shares, matches)
        if evidence >= -math.log(self.wrong_high):
            return Verdict.HIGH
        return Verdict.LOW if evidence <= math.log(self.wrong_low) else None

    @property
    def is_possible(self) -> bool:
        return 0.0 < self.low < self.high < 1.0
