"""Contests: every bot in every seat, the same results whatever the workers, and tests that stop in time."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.game import Result
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game
from tischlein.lab.arena import Outcome
from tischlein.lab.contest import Contest, Standing, lineups_of, play_contest, play_rotation, share_of
from tischlein.lab.contest_report import report, seen_by
from tischlein.lab.results import Results
from tischlein.lab.simulate import WHOLE_WIN, Plan, run_chunk
from tischlein.lab.sprt import SequentialTest, Verdict


def contest(*bots: str, seats: int = 2, seed: int = 1, has_luck: bool = False) -> Contest:
    options = complete_options(find_game("monsterrolle").info, seats, {})
    return Contest("monsterrolle", seats, options, lineups_of(list(bots), seats), seed, has_luck)


def won(*winners: int, seats: int = 2) -> Outcome:
    scores = tuple(int(seat in winners) for seat in range(seats))
    return Outcome(Result("over", scores, winners), 1, 1, {}, {})


def figures(made: Contest, games: int, workers: int = 1) -> dict[str, Any]:
    return report(play_contest(made, games, workers, Results()), 0.0, workers)


# Who sits where


def test_more_bots_than_seats_meet_in_all_combinations_and_seats() -> None:
    made = contest("a", "b", "c")
    tables = Counter(tuple(made.names(number)) for number in range(made.cycle))
    assert tables == {(one, other): 1 for one in "abc" for other in "abc" if one != other}
    assert made.bots == ["a", "b", "c"]


def test_a_bot_for_each_seat_moves_one_seat_on_with_every_match() -> None:
    made = contest("a", "b", "b", "b", seats=4)
    assert made.cycle == 4
    assert {made.names(number).index("a") for number in range(4)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("bots", "seats"), [("ab", 3), ("abc", 4), ("ab", 4), ("abcd", 3)])
def test_everybody_sits_everywhere_equally_often(bots: str, seats: int) -> None:
    made = contest(*bots, seats=seats)
    sat = Counter((seat, bot) for number in range(made.cycle) for seat, bot in enumerate(made.names(number)))
    assert len(sat) == seats * len(bots)
    assert len(set(sat.values())) == 1


def test_a_bot_named_twice_among_too_many_is_refused() -> None:
    with pytest.raises(BadInput, match="error-arena-twice"):
        lineups_of(["a", "b", "b"], 2)


# Matches


def test_matches_are_those_of_a_simulation_with_the_same_seed() -> None:
    made = contest("greedy", "random", seed=5)
    found = figures(made, 8)
    plan = Plan("monsterrolle", 2, made.options, ("greedy", "random"), 5)
    tally = run_chunk(plan, 0, 8)
    assert found["bots"]["greedy"]["wins"] == pytest.approx(tally.bot_wins["greedy"] / WHOLE_WIN)
    assert found["decisions"] == tally.decisions


@pytest.mark.parametrize("has_luck", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_two_workers_give_the_same_results(has_luck: bool) -> None:
    made = contest("greedy", "random", "kind", has_luck=has_luck)
    one, two = figures(made, 12), figures(made, 12, workers=2)
    assert {**two, "workers": 1} == one


def test_results_that_are_there_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made, kept = contest("greedy", "random"), Results()
    play_contest(made, 6, 1, kept)
    played: list[int] = []

    def watched(made: Contest, first: int, count: int) -> Any:
        played.append(first)
        return play_rotation(made, first, count)

    monkeypatch.setattr("tischlein.lab.contest.play_rotation", watched)
    del kept.outcomes[2], kept.outcomes[3]
    heard: list[int] = []
    longer = play_contest(made, 10, 1, kept, on_progress=heard.append)
    assert played == [2, 6, 8]
    assert sum(heard) == len(longer.outcomes) == 10
    assert report(longer, 0, 1) == figures(made, 10)


def test_a_shorter_run_counts_no_more_than_it_was_asked_for() -> None:
    made, kept = contest("greedy", "random"), Results()
    play_contest(made, 8, 1, kept)
    assert report(play_contest(made, 4, 1, kept), 0, 1) == figures(made, 4)


# The test


def test_a_test_stops_at_the_first_rotation_that_tells() -> None:
    made, kept = contest("a", "b"), Results()
    for first in range(0, 100, 2):
        kept.append(first, [won(0), won(1)])  # a, which has moved on in the second match
    standing = Standing(made, 100, SequentialTest(0.5, 0.7))
    standing.hear(kept)
    assert standing.verdict is Verdict.HIGH
    needed = len(standing.outcomes)
    assert needed < 20
    assert standing.test is not None
    assert standing.test.verdict(needed - 2, needed - 2) is None
    assert standing.shares == needed * WHOLE_WIN


def test_results_that_come_early_wait_for_those_before_them() -> None:
    made, kept = contest("a", "b"), Results()
    standing = Standing(made, 100, SequentialTest(0.5, 0.7))
    for first in range(20, 100, 2):
        kept.append(first, [won(0), won(1)])
    standing.hear(kept)
    assert (standing.verdict, standing.outcomes) == (None, [])
    for first in range(0, 20, 2):
        kept.append(first, [won(1), won(0)])
    standing.hear(kept)
    assert standing.verdict is Verdict.LOW


def test_a_share_is_of_all_seats_of_a_bot() -> None:
    assert share_of("b", ["a", "b", "b"], won(0, 1, 2, seats=3)) == WHOLE_WIN * 2 // 3
    assert share_of("a", ["a", "b", "b"], won(1, seats=3)) == 0


def test_a_contest_ends_with_its_test() -> None:
    standing = play_contest(contest("greedy", "random"), 1000, 1, Results(), SequentialTest(0.5, 0.8))
    assert standing.verdict is Verdict.HIGH
    assert len(standing.outcomes) < 40
    found: Any = report(standing, 0, 1)["test"]
    assert (found["bot"], found["verdict"]) == ("greedy", "high")
    assert found["evidence"] >= 2.99


# The report


def test_a_bot_sees_the_mean_of_its_seats() -> None:
    outcome = Outcome(Result("over", (9, 5, 1), (0,)), 1, 1, {"luck": [3000, 0, 0]}, {})
    (seen,) = seen_by("b", [(["a", "b", "b"], outcome)])
    assert (seen.share, seen.margin, seen.luck) == (0, -6, -1.5)
    (seen,) = seen_by("a", [(["a", "b", "b"], outcome)])
    assert (seen.share, seen.margin, seen.luck) == (1, 4, 3)
    assert seen_by("c", [(["a", "b", "b"], outcome)]) == []


def test_luck_stands_beside_the_plain_results() -> None:
    found = figures(contest("greedy", "random", has_luck=True), 2)
    assert set(found["luck"]) == {"greedy", "random"}
    row = found["luck"]["random"]["win_rate"]
    assert 0 <= row["low"] <= row["mean"] <= row["high"] <= 1
    assert found["luck"]["random"]["luck"]["mean"] != 0
    assert figures(contest("greedy", "random"), 2)["luck"] is None
