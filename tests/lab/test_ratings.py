"""Ratings: the likeliest ones, on Elo's scale, with intervals that hold what they promise."""

from __future__ import annotations

import math
from random import Random

import pytest

from tischlein.core.game import Result
from tischlein.lab.ratings import POINTS, compared, inverted, rate


def duel(one: int, other: int) -> Result:
    return Result("over", (one, other), (0,) if one > other else (1,) if other > one else (0, 1))


def test_ten_to_one_is_four_hundred_points() -> None:
    matches = [(("a", "b"), duel(1, 0))] * 10000 + [(("a", "b"), duel(0, 1))] * 1000
    best, last = rate(["a", "b"], matches)
    assert (best.name, last.name) == ("a", "b")
    assert best.rating - last.rating == pytest.approx(400, abs=1)
    assert best.rating == pytest.approx(-last.rating)


def test_two_bots_have_the_interval_of_their_win_rate() -> None:
    """Of the log odds: 1 / (n p (1 - p)), half of it for each of the two."""
    matches = [(("a", "b"), duel(1, 0))] * 600 + [(("a", "b"), duel(0, 1))] * 400
    best = rate(["a", "b"], matches)[0]
    spread = POINTS * 1.96 * math.sqrt(1 / (1000 * 0.6 * 0.4)) / 2
    assert best.high - best.rating == pytest.approx(spread, rel=0.01)


def test_a_match_of_four_is_six_comparisons_by_rank_of_different_bots() -> None:
    result = Result("over", (10, 30, 20, 30), (3,))  # 3 has won a tie of points
    pairs = compared(["a", "b", "c", "d"], ["a", "b", "c", "d"], result)
    assert len(pairs) == 6
    assert (3, 1, 1.0) in pairs
    assert (2, 0, 1.0) in pairs
    assert (2, 1, 0.0) in pairs
    assert compared(["a", "a", "a", "a"], ["a"], result) == []
    assert len(compared(["a", "b", "b", "b"], ["a", "b"], result)) == 3


def test_equal_points_without_a_winner_among_them_are_a_draw() -> None:
    assert compared(["a", "b", "c"], ["a", "b", "c"], Result("over", (5, 5, 9), (2,)))[0] == (1, 0, 0.5)


def test_a_bot_that_never_lost_has_a_rating_and_a_wide_interval() -> None:
    best, last = rate(["a", "b"], [(("a", "b"), duel(1, 0))] * 50)
    assert 200 < best.rating < 1000
    assert best.high - best.low > 200
    assert last.rating == pytest.approx(-best.rating)


def test_strengths_are_found_again_and_intervals_cover_them() -> None:
    """Three seats; each seat's result is drawn with Gumbel noise, which is Bradley and Terry's model for each pair."""
    true = {"a": 0.6, "b": 0.1, "c": -0.7}
    dice, covered, runs = Random(7), 0, 60
    for _ in range(runs):
        matches = []
        for _ in range(150):
            scores = tuple(round(1000 * (true[name] - math.log(-math.log(dice.random())))) for name in "abc")
            matches.append(("abc", Result("over", scores, (scores.index(max(scores)),))))
        for row in rate("abc", matches):
            covered += row.low <= POINTS * true[row.name] <= row.high
    assert 0.90 <= covered / (3 * runs) <= 0.99


def test_nothing_is_said_of_one_bot() -> None:
    assert rate(["a"], [(("a", "a"), duel(1, 0))]) == []


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [3.0, 1.0, 0.5], [1.0, 1.0, 4.0]]
    inverse = inverted(matrix)
    for row in range(3):
        for column in range(3):
            product = sum(matrix[row][k] * inverse[k][column] for k in range(3))
            assert product == pytest.approx(float(row == column), abs=1e-12)
