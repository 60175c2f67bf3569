"""Means of results with the luck taken out (a control variate).

What counts is how lucky a seat was compared with its rivals, times a factor that fits results to luck best. The factor
of each half of the matches is fitted on the other half, so that no match has a say in its own: as luck is 0 on
average, the adjusted mean is that of the results themselves, only known better.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from tischlein.lab.simulate import Z

Sample = tuple[float, float]
"""A result and its luck."""


class Mean(NamedTuple):
    mean: float
    low: float
    high: float
    variance: float
    """Of one match."""


def relative(luck: Sequence[int]) -> list[float]:
    """By seat: its luck less the mean luck of its rivals."""
    total = sum(luck)
    return [own - (total - own) / (len(luck) - 1) for own in luck]


def plain(results: Sequence[float]) -> Mean:
    """The mean with its 95 % interval, from the variance of independent matches."""
    count = len(results)
    mean = math.fsum(results) / count
    variance = math.fsum((result - mean) ** 2 for result in results) / max(1, count - 1)
    spread = Z * math.sqrt(variance / count)
    return Mean(mean, mean - spread, mean + spread, variance)


def adjusted(samples: Sequence[Sample]) -> Mean:
    middle = len(samples) // 2
    halves = samples[:middle], samples[middle:]
    factors = factor(halves[1]), factor(halves[0])
    return plain([result - times * luck for half, times in zip(halves, factors, strict=True) for result, luck in half])


def factor(samples: Sequence[Sample]) -> float:
    """The slope of the straight line through the results over the luck."""
    if not samples:
        return 0.0
    result_mean = math.fsum(result for result, _ in samples) / len(samples)
    luck_mean = math.fsum(luck for _, luck in samples) / len(samples)
    spread = math.fsum((luck - luck_mean) ** 2 for _, luck in samples)
    common = math.fsum((luck - luck_mean) * (result - result_mean) for result, luck in samples)
    return common / spread if spread else 0.0
