"""How strong bots are on one scale, from who was ahead of whom: Bradley and Terry's model, with Elo's numbers.

Every two different bots at a table are compared: whoever won, or else had more points, was ahead; equal ones count
half. A bot that is 400 points above another is ahead of it ten times as often as behind. Ratings are the likeliest
ones, and their average is 0; each pair of bots that met gets one more draw, so that a bot that never lost has one, too.

Comparisons of one match hang together, so intervals are not from the likelihood alone: the variance is the larger one
of the model's and of one that takes whole matches as independent ("sandwich").
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tischlein.core.game import Result
from tischlein.lab.simulate import Z

POINTS: Final = 400 / math.log(10)
"""Points of one unit of the natural logarithm."""
STEPS: Final = 50
CLOSE: Final = 1e-10

Compared = tuple[int, int, float]
"""One bot, another, and how far the first was ahead: 0, 1/2 or 1."""


class Rating(NamedTuple):
    name: str
    rating: float
    low: float
    high: float


def compared(names: Sequence[str], bots: Sequence[str], result: Result) -> list[Compared]:
    """All pairs of different bots of one match; `names` are those of the seats."""
    ranks = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    return [
        (bots.index(names[one]), bots.index(names[other]), 0.5 + 0.5 * ((mine > theirs) - (mine < theirs)))
        for one, mine in enumerate(ranks)
        for other, theirs in enumerate(ranks[:one])
        if names[one] != names[other]
    ]


def rate(bots: Sequence[str], matches: Iterable[tuple[Sequence[str], Result]]) -> list[Rating]:
    """The best first. Nothing is said of fewer than two bots."""
    every = [compared(names, bots, result) for names, result in matches]
    if len(bots) < 2 or not any(every):
        return []
    counted = Counter(pair for match in every for pair in match)
    met = {(min(one, other), max(one, other)) for one, other, _ in counted}
    weighed = [(pair, float(times)) for pair, times in sorted(counted.items())]
    weighed += [((one, other, 0.5), 1.0) for one, other in sorted(met)]
    strengths, inverse = _likeliest(len(bots), weighed)
    variances = _variances(strengths, inverse, every)
    found = []
    for name, strength, variance in zip(bots, strengths, variances, strict=True):
        middle, spread = POINTS * strength, POINTS * Z * math.sqrt(variance)
        found.append(Rating(name, middle, middle - spread, middle + spread))
    return sorted(found, key=lambda row: -row.rating)


def expected(strengths: Sequence[float], one: int, other: int) -> float:
    return 1.0 / (1.0 + math.exp(max(-700.0, min(700.0, strengths[other] - strengths[one]))))


def _likeliest(size: int, weighed: list[tuple[Compared, float]]) -> tuple[list[float], list[list[float]]]:
    """Newton's method. Also the inverse of the information, whose missing direction (all stronger) is filled up."""
    strengths = [0.0] * size
    inverse: list[list[float]] = []
    for _ in range(STEPS):
        slope = [0.0] * size
        information = [[1.0 / size] * size for _ in range(size)]
        for (one, other, ahead), times in weighed:
            chance = expected(strengths, one, other)
            slope[one] += times * (ahead - chance)
            slope[other] -= times * (ahead - chance)
            curve = times * chance * (1 - chance)
            for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
                information[row][column] += sign * curve
        inverse = inverted(information)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        scale = min(1.0, 1.0 / max(map(abs, step), default=1.0)) if any(step) else 1.0
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return strengths, inverse


def _variances(strengths: list[float], inverse: list[list[float]], every: list[list[Compared]]) -> list[float]:
    size = len(strengths)
    robust = [0.0] * size
    for match in every:
        surprise = [0.0] * size
        for one, other, ahead in match:
            miss = ahead - expected(strengths, one, other)
            surprise[one] += miss
            surprise[other] -= miss
        for bot in range(size):
            robust[bot] += sum(a * b for a, b in zip(inverse[bot], surprise, strict=True)) ** 2
    model = [inverse[bot][bot] - 1.0 / size for bot in range(size)]  # without the direction that was filled up
    return [max(one, other) for one, other in zip(robust, model, strict=True)]


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination with the largest pivot; for a few rows."""
    size = len(matrix)
    rows = [[*row, *(float(column == place) for column in range(size))] for place, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        divisor = rows[column][column]
        rows[column] = [number / divisor for number in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [mine - factor * other for mine, other in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
