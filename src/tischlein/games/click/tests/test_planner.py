"""The planner: always a legal plan, best first, never a wrong call, nothing hidden used, and sense at the end."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tischlein.bots.roster import level_names, seat_bot
from tischlein.bots.seating import seated
from tischlein.bots.values import find_values
from tischlein.core.planning import Plan
from tischlein.core.types import Seat, seats_in
from tischlein.games.click import GAME, moves
from tischlein.games.click.bot.planner import FEATURES, features, horizon, plans, progress
from tischlein.games.click.legal import photos
from tischlein.games.click.state import State
from tischlein.games.click.tests.oracle import permuted
from tischlein.games.click.tests.picture import play, position
from tischlein.games.click.tests.wander import wander

WIDTH = 4
TABLES = [(2, {}), (3, {}), (4, {}), (2, {"photos": "calm"}), (4, {"photos": "calm", "short": "minus6"})]
LFB = "lantern-fan-blossom"
DULL = "head-middle-tail crane-head-tail"


def planned(state: State, seat: Seat, width: int = WIDTH) -> list[Plan]:
    legal = GAME.legal(state, seat)
    return plans(GAME.view(state, seat), legal, find_values("click", state.table.seats, state.table.options), width)


def texts(state: State, seat: Seat = 0) -> list[str]:
    return [GAME.format(move) for move in planned(state, seat)[0].moves]


def decisions(seats: int, options: dict[str, str], share: float) -> Iterator[tuple[State, Seat]]:
    dice = random.Random(seats)
    for seed in range(3):
        for state in wander(seats, seed, **options):
            for seat in seats_in(GAME.to_act(state)):
                if dice.random() < share:
                    yield state, seat


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_decision_has_plans_that_are_legal_and_sorted(seats: int, options: dict[str, str]) -> None:
    seen = 0
    for state, seat in decisions(seats, options, 0.03):
        legal, found = GAME.legal(state, seat), planned(state, seat)
        assert 1 <= len(found) <= WIDTH
        assert [plan.value for plan in found] == sorted((plan.value for plan in found), reverse=True)
        assert all(plan.moves[0] in legal for plan in found)
        assert len(found) > 1 or len({*legal} - {moves.CLICK}) <= 1
        assert len(set(found)) == len(found)
        if found[0].moves[0] == moves.CLICK and len(legal) > 1:
            assert photos(state, seat)
        seen += 1
    assert seen > 20


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nothing_hidden_changes_a_plan(seats: int, options: dict[str, str]) -> None:
    asked = 0
    for number, (state, seat) in enumerate(decisions(seats, options, 0.04)):
        assert planned(permuted(state, seat, number), seat) == planned(state, seat)
        asked += len(GAME.legal(state, seat)) > 2
    assert asked > 5, "beside calling and not calling"


@pytest.mark.parametrize("level", sorted({*level_names()} - {"random"}))
def test_nothing_hidden_changes_what_a_level_plays(level: str) -> None:
    """The random bot is given no view at all."""
    asked = called = 0
    for number, (state, seat) in enumerate(decisions(3, {}, 0.012)):
        legal = GAME.legal(state, seat)
        worlds = (state, permuted(state, seat, number))
        first, second = [seated(GAME, seat_bot(level, "click", number))(world, seat, legal) for world in worlds]
        assert first == second
        asked += len(legal) > 2
        called += first == moves.CLICK
    assert asked > 10, "beside calling and not calling"
    assert called > 3


def test_it_calls_and_marks_the_best_photo() -> None:
    state = position("lantern fan blossom crane head tail", own=f"{LFB} crane-head-tail")
    assert texts(state)[:2] == ["click", "photo 2 4"]
    play(state, "click")
    assert texts(state) == ["photo 2 4"]
    assert texts(position("lantern fan blossom crane", own=LFB, photos="calm")) == ["photo 1 1"]


def test_in_the_turn_of_others_it_calls_its_own_photos_only() -> None:
    state = position("lantern fan blossom crane", held={1: f"{LFB} head-middle-tail"}, own="fan-crane-hiker")
    assert texts(state, 1)[0] == "click"
    state = position("lantern fan blossom crane", held={1: DULL}, own="fan-crane-hiker", opened=LFB)
    assert texts(state, 1) == ["pass"]
    assert [plan.moves[0] for plan in planned(state, 1)] == [moves.PASS, moves.CLICK]


def test_a_call_is_a_plan_of_its_own_that_can_be_overlooked() -> None:
    state = position("lantern fan blossom crane", own=LFB)
    assert {plan.moves[0] == moves.CLICK for plan in planned(state, 0, 12)} == {True, False}


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 0.45, 0.65), ("medium", 0.77, 0.9), ("hard", 1.0, 1.0)])
def test_the_weaker_a_level_the_more_photos_it_overlooks(level: str, least: float, most: float) -> None:
    state = position("lantern fan blossom crane", held={1: f"{LFB} head-middle-tail"}, own="fan-crane-hiker")
    legal, asked = list(GAME.legal(state, 1)), 300
    choosers = [seated(GAME, seat_bot(level, "click", seed)) for seed in range(asked)]
    calls = sum(choose(state, 1, legal) == moves.CLICK for choose in choosers)
    assert least <= calls / asked <= most


def test_an_open_photo_that_would_end_a_lost_match_is_left_alone() -> None:
    state = position("lantern fan blossom crane", own=DULL, opened=f"-only {LFB}", phase="start")
    assert texts(state) == ["go"]  # the other seat has the two other open ones
    ahead = position("lantern fan blossom crane", own="fan-crane-hiker", opened=f"-only {LFB}", scored={0: DULL})
    assert texts(ahead)[:2] == ["click", "photo c 1"]


def test_a_card_and_an_action_are_planned_together() -> None:
    state = position(
        "fan tower lantern crane", phase="take", hand="swap", own=f"{LFB} head-middle-tail", market="blossom head tail"
    )
    state.actions[0] = bytes((2,))
    assert texts(state)[-1].startswith("photo")


def test_features_are_named_and_progress_and_horizon_make_sense() -> None:
    before = 0.0
    for state in wander(3, 5):
        view = GAME.view(state, 1)
        assert len(features(view)) == len(FEATURES)
        assert 0.0 <= progress(view) <= 1.0
        assert progress(view) >= before
        before = progress(view)
        assert state.turn + 1 <= horizon(view) <= state.turn + 4
    assert before > 0.5


def seen(state: State, seat: Seat = 0) -> dict[str, float]:
    return dict(zip(FEATURES, features(GAME.view(state, seat)), strict=True))


def test_what_the_features_count() -> None:
    state = position(
        "fan blossom crane tower",
        phase="start",
        active=1,
        own=DULL,
        held={0: f"{LFB} lantern-fan-crane-blossom"},
        hands={0: "swap"},
        market="lantern hiker tower",
        scored={0: "head-tail-lantern head-middle-tail-fan", 1: "lantern-tower-fan"},
        opened="-only hiker-blossom-crane",
    )
    found = seen(state)
    assert (found["lead"], found["photos"]) == (3.0, -1.0)  # seven points against four, two photos against three
    assert (found["held"], found["crowded"], found["held-points"], found["held-pairs"]) == (2.0, 0.0, 3.0, 0.0)
    assert found["own-next"] == 3.0  # a lantern of the market at the left end, and for the other one a swap
    assert found["own-best"] == 2.0
    assert (found["one-open"], found["two-open"], found["wall"]) == (1.0, 0.0, 4.0)
    assert found["keeps-swap"] >= 1.0
    assert found["rival-ends"] == 0.0 < found["rival-ends-badly"] < 1.0
