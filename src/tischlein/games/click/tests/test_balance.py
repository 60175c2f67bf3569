"""The aims of docs/click-balance.md for the shipped sheet, so that a changed card cannot miss them unnoticed.

Greedy players and fixed seeds, so the figures are the same everywhere. That a composition which contains another one
is worth more concerns the cards alone: test_1_setup.
"""

import pytest

from tischlein.core.options import complete_options
from tischlein.core.registry import find_game
from tischlein.lab.simulate import Plan, Tally, quantile, run_chunk

SEED = 1
LONGEST_MEDIAN = 13
"""Cards of the wall when a photo is made."""
RARER_END = 0.10
ENDS = {"last-open", "last-turns"}


def play(seats: int, games: int) -> Tally:
    options = complete_options(find_game("click").info, seats, {})
    return run_chunk(Plan("click", seats, options, ("greedy",) * seats, SEED), 0, games)


def share_of_long_walls(tally: Tally) -> float:
    return tally.figures["wall_above_30"][1] / tally.games


def assert_short_wall_and_both_ends(tally: Tally) -> None:
    assert quantile(tally.figures["wall_at_photo"], 0.5) <= LONGEST_MEDIAN
    assert set(tally.end_reasons) == ENDS
    assert min(tally.end_reasons.values()) / tally.games >= RARER_END


@pytest.mark.parametrize(("seats", "games"), [(2, 50), (3, 15), (4, 15)])
def test_few_matches_already_show_a_short_wall_and_both_ends(seats, games):
    """With the first sheet, 41 % of the walls were long with two seats, and the median was 19 cards."""
    tally = play(seats, games)
    assert_short_wall_and_both_ends(tally)
    assert share_of_long_walls(tally) <= 0.12


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_matches_reach_what_was_aimed_at(seats):
    tally = play(seats, 1000)
    assert_short_wall_and_both_ends(tally)
    assert share_of_long_walls(tally) < 0.03
