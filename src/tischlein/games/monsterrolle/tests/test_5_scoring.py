"""RULES.md section 5: scoring and end."""

import pytest

from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.state import OVER
from tischlein.games.monsterrolle.tests.picture import cards, legal, play, position, row, scored, why
from tischlein.lawbook.clauses import clause


def last_scoring(rows, points, **picture):
    """Draws the third scoring card over these rows, after two scorings with these points."""
    state = position(rows, "rb rg ry", phase="draw", deck="gp score", points=points, **picture)
    play(state, "draw")
    return state


@clause("MR-5.1")
def test_a_point_for_each_paper_and_one_for_each_star():
    assert scored("ro og gb", "ro* og* gb") == [3, 5]


@clause("MR-5.1")
def test_stops_and_tears_bring_nothing():
    assert scored("ro! og!", "rb/tr") == [2, 0]


@clause("MR-5.1")
def test_only_the_section_with_the_most_points_counts():
    assert scored("ro og gb/tg by yp pr rb/tr by", "rb/tb bg go or*") == [3, 4]


@clause("MR-5.1")
def test_a_row_without_paper_scores_nothing():
    assert scored("", "rb/tr bg/tb") == [0, 0]


@clause("MR-5.2")
def test_most_points_count_even_if_another_section_has_more_cards():
    assert scored("ro og gb rb/tr bp* po*", "yr* ro* rb/tb ro og gb") == [4, 4]


@clause("MR-5.3")
def test_the_result_is_the_sum_of_the_three_scorings():
    result = GAME.result(last_scoring(["ro og", "gb"], [[5, 4], [1, 9]]))
    assert result is not None
    assert result.scores == (5 + 1 + 2, 4 + 9 + 1)


@clause("MR-5.3")
def test_a_scoring_changes_nothing_in_the_rows():
    rows = ["ro/rg gb!", "gb/tg by"]
    state = position(rows, "rb rg ry", phase="draw", deck="gp score")
    play(state, "draw")
    assert state.points == [2, 1]
    assert [row(state, seat) for seat in (0, 1)] == rows


@clause("MR-5.4")
def test_the_third_scoring_ends_the_game_immediately():
    state = last_scoring(["ro og", "gb"], [[5, 4], [1, 9]])
    assert state.phase == OVER
    assert legal(state) == set()
    assert GAME.to_act(state) == 0
    assert len(state.hands[0]) == 3
    assert cards(state.deck).endswith("gp")
    assert why(state, "draw").clause == "MR-5.4"


@clause("MR-5.4")
@pytest.mark.parametrize("points", [[], [[5, 4]]])
def test_the_first_two_scorings_do_not_end_it(points):
    state = last_scoring(["ro og", "gb"], points)
    assert GAME.result(state) is None
    assert legal(state) == {"draw", "take"}


@clause("MR-5.4")
@pytest.mark.parametrize(("before", "winners"), [([4, 4, 4], (0,)), ([2, 4, 9], (2,)), ([0, 9, 0], (1,))])
def test_the_highest_result_wins(before, winners):
    result = GAME.result(last_scoring(["ro og", "gb"], [before, [0, 0, 0]], seats=3))
    assert result is not None
    assert result.winners == winners


@clause("MR-5.4")
def test_who_shares_the_highest_result_shares_the_victory():
    result = GAME.result(last_scoring(["ro og", "gb"], [[3, 4, 2], [0, 0, 0]], seats=3))
    assert result is not None
    assert result.scores == (5, 5, 2)
    assert result.winners == (0, 1)


@clause("MR-5.5")
def test_the_example_of_the_rulebook():
    five_and_one = "ro oy* yg gb rb/tr bp"
    two_and_four = "ro op rg/tg gy yb* by"
    assert scored(five_and_one, two_and_four) == [5, 4]
