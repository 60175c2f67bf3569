"""Fits how far results scatter around expected margins, from matches of the accepted weights."""

from __future__ import annotations

from functools import partial
from itertools import product
from math import log
from typing import Any, Final

from tischlein.core.planning import Values, dot, win_chance
from tischlein.core.rng import derive
from tischlein.core.types import Seat
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import learners, learning_seats, played, win_share

CHUNK: Final = 20
LADDER: Final = [0.25 * 1.25**step for step in range(24)]
"""Spreads that are tried, in points: up to 42."""

Seen = tuple[float, float, float]
"""The expected margin, how much of the match was over, and the share of the victory."""


def fitted(
    course: Course, folder: Folder, values: Values, matches: int, workers: int, report: Report
) -> tuple[float, float]:
    """The spreads at the start and at the end under which the results were most likely."""
    seen: list[Seen] = []
    for piece in folder.pieces("spreads", partial(samples, course, values), matches, CHUNK, workers, report):
        seen += [tuple(one) for one in piece]
    return max(product(LADDER, LADDER), key=lambda pair: likelihood(values, pair, seen))


def likelihood(values: Values, pair: tuple[float, float], seen: list[Seen]) -> float:
    """The logarithm of the likelihood of the results."""
    tried = Values(values.weights, *pair)
    total = 0.0
    for margin, progress, share in seen:
        chance = min(1.0 - 1e-9, max(1e-9, win_chance(tried, margin, progress)))
        total += share * log(chance) + (1.0 - share) * log(1.0 - chance)
    return total


def samples(course: Course, values: Values, first: int, count: int) -> list[Any]:
    """One turn in seven is enough, because turns of a match resemble each other; runs in a worker process."""
    rules, planner = course.rules, course.planner
    found = []
    for match in range(first, first + count):
        seed = derive(course.seed, 2000, match)
        seen: list[tuple[Seat, float, float]] = []

        def after_turn(state: Any, seat: Seat, seen: list[tuple[Seat, float, float]] = seen) -> None:
            view = rules.view(state, seat)
            seen.append((seat, dot(values.weights, planner.features(view)), planner.progress(view)))

        state = rules.setup(course.options, course.seats, derive(seed, 0))
        result = played(course, learners(course, values, seed), state, after_turn, derive(seed, 3))
        own = learning_seats(course, values, seed)
        found += [
            (value, progress, win_share(result, seat)) for seat, value, progress in seen[match % 7 :: 7] if seat in own
        ]
    return found
