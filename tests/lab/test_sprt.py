"""The sequential test errs as seldom as it says, with coins, with ties and at tables of four."""

from __future__ import annotations

import math
from random import Random

import pytest

from tischlein.lab.sprt import SequentialTest, Verdict

RUNS = 600
MOST_ERRORS = 0.05 + 3 * math.sqrt(0.05 * 0.95 / RUNS)
EVEN = SequentialTest(0.50, 0.60)


def stopped(test: SequentialTest, shares: list[float], weights: list[float], dice: Random) -> tuple[Verdict, int]:
    total, played = 0.0, 0
    while True:
        for share in dice.choices(shares, weights, k=10):
            total, played = total + share, played + 1
            if (verdict := test.verdict(total, played)) is not None:
                return verdict, played


def runs(test: SequentialTest, shares: list[float], weights: list[float]) -> tuple[float, float]:
    """How often "high" was said, and after how many matches a verdict came on average."""
    dice = Random(1)
    found = [stopped(test, shares, weights, dice) for _ in range(RUNS)]
    return sum(verdict is Verdict.HIGH for verdict, _ in found) / RUNS, sum(played for _, played in found) / RUNS


def test_a_coin_of_the_low_rate_is_seldom_called_high() -> None:
    high, _ = runs(EVEN, [0, 1], [0.5, 0.5])
    assert 0.01 < high <= MOST_ERRORS


def test_a_coin_of_the_high_rate_is_seldom_called_low() -> None:
    high, matches = runs(EVEN, [0, 1], [0.4, 0.6])
    assert 1 - MOST_ERRORS <= high < 0.99
    # Wald's approximation of the length: (0.95 log 20 - 0.05 log 20) / (the mean step).
    step = 0.6 * math.log(0.6 / 0.5) + 0.4 * math.log(0.4 / 0.5)
    assert matches == pytest.approx(0.9 * math.log(20) / step, rel=0.15)


def test_a_rate_far_beyond_is_seen_soon() -> None:
    high, matches = runs(EVEN, [0, 1], [0.2, 0.8])
    assert high == 1
    assert matches < 50


@pytest.mark.parametrize(("half", "mean"), [(0.1, 0.5), (0.6, 0.5), (0.1, 0.6), (0.6, 0.6)])
def test_ties_do_not_make_it_careless(half: float, mean: float) -> None:
    one = mean - half / 2
    high, _ = runs(EVEN, [0, 0.5, 1], [1 - half - one, half, one])
    assert high <= MOST_ERRORS if mean == 0.5 else high >= 1 - MOST_ERRORS


@pytest.mark.parametrize(("mean", "is_high"), [(0.25, False), (0.32, True)])
def test_at_four_seats_the_share_is_held_against_a_quarter(mean: float, *, is_high: bool) -> None:
    test = SequentialTest(0.25, 0.32)
    third, half = 0.03, 0.06
    one = mean - third / 3 - half / 2
    high, _ = runs(test, [0, 1 / 3, 0.5, 1], [1 - third - half - one, third, half, one])
    assert high >= 1 - MOST_ERRORS if is_high else high <= MOST_ERRORS


def test_the_risks_can_be_chosen_apart() -> None:
    strict = SequentialTest(0.5, 0.6, wrong_high=0.001)
    assert EVEN.verdict(30, 40) is Verdict.HIGH
    assert strict.verdict(30, 40) is None
    assert strict.verdict(10, 40) is EVEN.verdict(10, 40) is Verdict.LOW


def test_nothing_is_said_of_nothing() -> None:
    assert EVEN.evidence(0, 0) == 0
    assert EVEN.verdict(0, 0) is None


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.6, 0.5), (0, 0.5), (0.5, 1), (math.nan, 0.5)])
def test_rates_that_cannot_be_told_apart_are_no_test(low: float, high: float) -> None:
    assert EVEN.is_possible
    assert not SequentialTest(low, high).is_possible
