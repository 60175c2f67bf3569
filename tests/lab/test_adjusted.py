"""Results without luck: the same mean, known better."""

from __future__ import annotations

from random import Random

import pytest

from tischlein.lab.adjusted import adjusted, factor, plain, relative


def samples(count: int, dice: Random) -> list[tuple[float, float]]:
    """Skill of 0.3 with noise, and luck that makes three quarters of the variance."""
    found = []
    for _ in range(count):
        luck = dice.gauss(0, 1)
        found.append((0.3 + dice.gauss(0, 1) + 3**0.5 * luck, luck))
    return found


def test_the_variance_of_luck_is_gone() -> None:
    found = samples(4000, Random(1))
    before, after = plain([result for result, _ in found]), adjusted(found)
    assert after.variance / before.variance == pytest.approx(0.25, abs=0.03)
    assert after.low < 0.3 < after.high
    assert after.high - after.low == pytest.approx((before.high - before.low) / 2, rel=0.1)


def test_the_mean_leans_nowhere_even_with_few_matches() -> None:
    dice = Random(2)
    means = [adjusted(samples(8, dice)).mean for _ in range(3000)]
    assert plain(means).low < 0.3 < plain(means).high


def test_luck_that_says_nothing_changes_little() -> None:
    dice = Random(3)
    found = [(dice.gauss(0, 1), dice.gauss(0, 1)) for _ in range(2000)]
    assert adjusted(found).variance == pytest.approx(plain([result for result, _ in found]).variance, rel=0.01)


def test_no_luck_at_all_changes_nothing() -> None:
    assert adjusted([(1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]) == plain([1.0, 0.0, 1.0])
    assert factor([]) == 0


def test_a_match_has_no_say_in_its_own_factor() -> None:
    """One match of much luck and a great result: its own half keeps the other half's factor."""
    found = [(0.0, 1.0), (0.0, -1.0), (10.0, 5.0), (0.0, -1.0)]
    assert adjusted(found).mean == pytest.approx((0 - factor(found[2:]) * 0 + 10 - 0 * 4) / 4)


def test_luck_is_compared_with_that_of_the_rivals() -> None:
    assert relative([3, 1]) == [2, -2]
    assert relative([6, 0, 3]) == [4.5, -4.5, 0.0]


def test_an_interval_is_that_of_a_mean() -> None:
    found = plain([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.variance == pytest.approx(5 / 3)
    assert found.high - 2.5 == pytest.approx(1.96 * (5 / 12) ** 0.5, abs=1e-4)
