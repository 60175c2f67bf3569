"""Simulations: the same seed, the same figures, and figures that mean what they say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tischlein.bots.roster import seat_bot
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game
from tischlein.games.monsterrolle import GAME
from tischlein.lab import chunks
from tischlein.lab.arena import play_match
from tischlein.lab.simulate import WHOLE_WIN, Plan, Tally, distribution, quantile, report, run_chunk, simulate, wilson

DEMANDED = {
    "game",
    "seats",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "bots",
    "seats_won",
    "lengths",
    "end_reasons",
}
TIMED = {"seconds", "decisions_per_second", "games_per_second", "workers"}


def plan(*bots: str, seed: int = 1) -> Plan:
    names = bots or ("random", "random", "greedy")
    return Plan("monsterrolle", len(names), complete_options(GAME.info, len(names), {}), names, seed)


def figures(made: Plan, games: int, workers: int = 1) -> dict[str, Any]:
    tally, seconds = simulate(made, games, workers, lambda _: None)
    return report(made, tally, seconds, workers)


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMED}


@pytest.fixture(scope="module")
def thirty() -> dict[str, Any]:
    return figures(plan(), 30)


def test_the_same_seed_gives_the_same_figures(thirty: dict[str, Any]) -> None:
    assert untimed(figures(plan(), 30)) == untimed(thirty)


def test_another_seed_gives_other_figures(thirty: dict[str, Any]) -> None:
    assert untimed(figures(plan(seed=2), 30))["scores"] != untimed(thirty)["scores"]


def test_two_workers_and_other_pieces_give_the_same_figures(
    thirty: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 7)
    assert untimed(figures(plan(), 30, workers=2)) == untimed(thirty)


def test_pieces_add_up_to_the_whole() -> None:
    total = Tally()
    for first, count in ((5, 3), (0, 5)):
        total.add(run_chunk(plan(), first, count))
    assert total == run_chunk(plan(), 0, 8)


def test_progress_counts_every_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 2)
    heard: list[int] = []
    simulate(plan("random", "random"), 5, 1, heard.append)
    assert heard == [2, 2, 1]


def test_bots_move_one_seat_on_with_every_match(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[tuple[str, ...]] = []

    def watched(game: Any, options: Any, names: Any, seed: int, measure: Any) -> Any:
        tables.append(tuple(names))
        return play_match(game, options, names, seed, measure)

    monkeypatch.setattr("tischlein.lab.simulate.play_match", watched)
    run_chunk(plan("greedy", "random", "random"), 0, 6)
    assert Counter(names.index("greedy") for names in tables) == {0: 2, 1: 2, 2: 2}
    assert tables[0] == ("greedy", "random", "random")


def test_every_match_is_dealt_from_its_own_number(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def watched(game: Any, options: Any, names: Any, seed: int, measure: Any) -> Any:
        seeds.append(seed)
        return play_match(game, options, names, seed, measure)

    monkeypatch.setattr("tischlein.lab.simulate.play_match", watched)
    run_chunk(plan("random", "random"), 0, 4)
    run_chunk(plan("random", "random"), 2, 4)
    assert seeds[2:4] == seeds[4:6]
    assert len(set(seeds)) == 6


def test_every_seat_of_a_match_draws_its_own_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def watched(name: str, game_id: str, seed: int) -> Any:
        seeds.append(seed)
        return seat_bot(name, game_id, seed)

    monkeypatch.setattr("tischlein.lab.arena.seat_bot", watched)
    run_chunk(plan("random", "random", "random"), 0, 2)
    assert len(set(seeds)) == 6


def test_a_shared_victory_is_shared() -> None:
    tally = run_chunk(plan("random", "random"), 0, 60)
    assert any(wins % WHOLE_WIN for wins in tally.seat_wins.values()), "no tie among the matches of this seed"
    assert sum(tally.seat_wins.values()) == sum(tally.bot_wins.values()) == 60 * WHOLE_WIN


@pytest.mark.parametrize("winners", range(1, 7))
def test_a_victory_can_be_shared_by_up_to_six_without_remainder(winners: int) -> None:
    assert WHOLE_WIN % winners == 0


def test_a_report_has_all_that_was_asked_for(thirty: dict[str, Any]) -> None:
    assert set(thirty) >= DEMANDED
    assert (thirty["game"], thirty["seats"], thirty["games"]) == ("monsterrolle", 3, 30)
    assert set(thirty["bots"]) == {"greedy", "random"}
    assert all(set(row) == {"games", "wins", "win_rate", "low", "high"} for row in thirty["bots"].values())
    assert set(thirty["lengths"]) >= {"median", "p95", "max"}
    assert thirty["end_reasons"] == {"third-scoring": 30}


def test_a_reports_figures_fit_together(thirty: dict[str, Any]) -> None:
    assert thirty["bots"]["random"]["games"] == 60
    assert thirty["bots"]["greedy"]["games"] == 30
    assert sum(row["wins"] for row in thirty["bots"].values()) == pytest.approx(30, abs=1e-3)
    assert sum(thirty["seats_won"]) == pytest.approx(1, abs=1e-3)
    lows, rates, highs = thirty["seats_won_low"], thirty["seats_won"], thirty["seats_won_high"]
    assert all(low < rate < high for low, rate, high in zip(lows, rates, highs, strict=True))
    assert thirty["lengths"]["min"] <= thirty["lengths"]["median"] <= thirty["lengths"]["p95"]
    assert thirty["decisions"] > 30 * thirty["lengths"]["min"]


def test_a_mean_has_an_interval() -> None:
    found = distribution(Counter({0: 200, 10: 200}))
    assert (found["mean"], found["mean_within"]) == (5.0, round(1.96 * 5 / 20, 3))
    assert distribution(Counter())["mean_within"] == 0.0


def test_a_run_too_short_to_time_has_no_speed() -> None:
    found = report(plan(), run_chunk(plan(), 0, 1), 0.0, 1)
    assert found["decisions_per_second"] == found["games_per_second"] == 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 100, 0.0018, 0.0545),
        (500, 1000, 0.4691, 0.5309),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Without continuity correction; the last one is the example of Newcombe's paper of 1998."""
    found = wilson(wins, games)
    assert found.rate == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("share", "value"), [(0.0, 1), (0.01, 1), (0.25, 1), (0.26, 5), (0.5, 5), (0.51, 7), (0.95, 9), (1.0, 9)]
)
def test_a_quantile_is_the_smallest_value_that_reaches_its_share(share: float, value: int) -> None:
    assert quantile(Counter({9: 1, 1: 1, 7: 1, 5: 1}), share) == value


def test_a_quantile_counts_equal_values() -> None:
    assert quantile(Counter({3: 97, 50: 3}), 0.95) == 3
    assert quantile(Counter({3: 94, 50: 6}), 0.95) == 50


def test_a_decision_is_a_choice_between_at_least_two_moves() -> None:
    """In the template every seat has five bids, the last of which is no choice."""
    from tischlein.games._template import GAME as BIDDING

    outcome = play_match(BIDDING, {}, ["random", "random"], 1)
    assert outcome.decisions == 2 * 4
    assert outcome.length == 5


def test_what_a_game_counts_besides_is_summed_up(thirty: dict[str, Any]) -> None:
    """The photos of Click! are those of the score piles, and every one of them saw a wall."""
    made = Plan("click", 3, complete_options(find_game("click").info, 3, {}), ("greedy",) * 3, 4)
    one, other = run_chunk(made, 0, 3), run_chunk(made, 3, 2)
    whole = run_chunk(made, 0, 5)
    one.add(other)
    assert one.figures == whole.figures
    found = report(made, whole, 1.0, 1)["figures"]
    assert isinstance(found, dict)
    photos = sum(count * times for count, times in whole.figures["photos"].items())
    assert whole.figures["wall_at_photo"].total() == photos > 0
    assert whole.figures["zero_scores"].total() == 15
    assert found["wall_longest"]["max"] >= found["wall_at_photo"]["max"] >= found["wall_at_photo"]["median"] >= 3
    assert 0 <= found["wall_above_30"]["mean"] <= 1
    assert thirty["figures"]["tears"]["max"] <= 12, "every game counts its own"
    assert "photos" not in thirty["figures"]
