"""Whether new weights are accepted: they play against the last accepted ones, and against the yardstick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from tischlein.core.rng import derive
from tischlein.lab.arena import play_match
from tischlein.lab.sprt import SequentialTest, Verdict
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import win_share

YARDSTICK: Final = "classic"
GAIN: Final = 0.05
"""The improvement that is looked for: five wins in a hundred more than equal bots would have."""
FIXED: Final = 4
"""The rate against the yardstick is measured by this part of the most matches of a test."""

MATCHES_A_SEAT: Final = 5
"""In a chunk: every bot has every seat equally often."""
BATCH: Final = 4
"""Chunks between two looks at the sums, whatever the number of workers: they decide alike."""


class Trial(NamedTuple):
    shares: float
    matches: int
    verdict: str
    """`high`, `low`, or `open` if it ended without one."""

    @property
    def rate(self) -> float:
        return self.shares / max(1, self.matches)


def against(
    course: Course,
    folder: Folder,
    name: str,
    bots: Sequence[str],
    test: SequentialTest | None,
    workers: int,
    report: Report,
) -> Trial:
    """The first bot against the others, until the test has a verdict; without a test a fixed number of matches."""
    most = course.trials if test is not None else course.trials // FIXED
    kept = folder.read(name)
    if kept is not None:
        return Trial(*kept)
    size = MATCHES_A_SEAT * course.seats
    batch = size * BATCH
    shares, matches, verdict = 0.0, 0, None
    while verdict is None and matches < most:
        job = partial(shares_of, course, tuple(bots), matches)
        told = partial(_told, report, matches, most)
        shares += sum(folder.pieces(f"{name}-{matches}", job, batch, size, workers, told))
        matches += batch
        verdict = test.verdict(shares, matches) if test is not None else None
    trial = Trial(shares, matches, verdict.value if verdict is not None else "open")
    folder.keep(name, trial)
    for before in range(0, matches, batch):
        folder.forget_pieces(f"{name}-{before}", batch, size)
    return trial


def _told(report: Report, before: int, most: int, done: int, _total: int) -> None:
    report(before + done, most)


def shares_of(course: Course, bots: tuple[str, ...], before: int, first: int, count: int) -> float:
    """What the first bot won in some matches; bots move one seat on from match to match."""
    total = 0.0
    for match in range(before + first, before + first + count):
        names = [bots[(seat + match) % course.seats] for seat in range(course.seats)]
        outcome = play_match(course.rules, course.options, names, derive(course.seed, 1000, match))
        total += win_share(outcome.result, -match % course.seats)
    return total


def test_of_gain(seats: int) -> SequentialTest:
    return SequentialTest(1.0 / seats, 1.0 / seats + GAIN)


def is_better(trial: Trial) -> bool:
    return trial.verdict == Verdict.HIGH.value


def is_loss(rate: float, before: Trial) -> bool:
    """Whether a rate is so far below an earlier one of as many matches that chance does not explain it."""
    spread = sqrt(2.0 * before.rate * (1.0 - before.rate) / max(1, before.matches))
    return rate < before.rate - 2.0 * spread
