"""Bots choose among legal moves, from what their seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tischlein.bots.greedy import GreedyBot
from tischlein.bots.random import RandomBot
from tischlein.bots.roster import check_names, level_names, seat_bot
from tischlein.bots.seating import seated
from tischlein.core.errors import BadInput
from tischlein.core.options import complete_options
from tischlein.core.types import Move, Seat
from tischlein.games.monsterrolle import GAME, Monsterrolle
from tischlein.games.monsterrolle.state import State
from tischlein.games.monsterrolle.view import View
from tischlein.lab.simulate import Plan, report, run_chunk

LEGAL = [10, 20, 30, 40]


class Taste:
    """Likes moves as it was told to."""

    def __init__(self, *rates: float) -> None:
        self.rates = rates

    def rate(self, view: str, legal: Sequence[Move]) -> Sequence[float]:
        return self.rates


class Blind(Monsterrolle):
    def view(self, state: State, seat: Seat) -> View:
        raise AssertionError("a view was built")


class Witness:
    """Plays the first move and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[object] = []

    def choose(self, view: object, legal: Sequence[Move]) -> Move:
        self.seen.append(view)
        return legal[0]


def start(seats: int = 2) -> State:
    return GAME.setup(complete_options(GAME.info, seats, {}), seats, 1)


def test_greedy_plays_what_is_rated_best() -> None:
    assert GreedyBot(Taste(0.5, -1.0, 3.0, 2.9), seed=1).choose("", LEGAL) == 30


def test_greedy_decides_between_equals_by_lot() -> None:
    bot = GreedyBot(Taste(1.0, 2.0, 2.0, 2.0), seed=1)
    chosen = Counter(bot.choose("", LEGAL) for _ in range(3000))
    assert set(chosen) == {20, 30, 40}
    assert all(850 < count < 1150 for count in chosen.values())


def test_greedy_draws_the_same_lots_for_the_same_seed_only() -> None:
    def lots(seed: int) -> list[Move]:
        bot = GreedyBot(Taste(1.0, 1.0, 1.0, 1.0), seed)
        return [bot.choose("", LEGAL) for _ in range(50)]

    assert lots(1) == lots(1) != lots(2)


def test_greedy_notices_heuristics_that_rate_too_few_moves() -> None:
    with pytest.raises(ValueError, match="shorter"):
        GreedyBot(Taste(1.0), seed=1).choose("", LEGAL)


def test_random_plays_every_legal_move_equally_often() -> None:
    bot = RandomBot(seed=1)
    chosen = Counter(bot.choose_blind(LEGAL) for _ in range(4000))
    assert set(chosen) == set(LEGAL)
    assert all(850 < count < 1150 for count in chosen.values())


def test_random_plays_the_same_for_the_same_seed_only() -> None:
    def moves(seed: int) -> list[Move]:
        bot = RandomBot(seed)
        return [bot.choose_blind(LEGAL) for _ in range(50)]

    assert moves(1) == moves(1) != moves(2)


def test_no_view_is_built_for_a_bot_that_needs_none() -> None:
    choose = seated(Blind(), RandomBot(seed=1))
    assert choose(start(), 0, LEGAL) in LEGAL


def test_every_other_bot_is_shown_the_view_of_its_seat() -> None:
    witness, state = Witness(), start(3)
    assert seated(GAME, witness)(state, 2, LEGAL) == 10
    assert witness.seen == [GAME.view(state, 2)]


def test_a_bot_that_needs_a_view_really_makes_the_game_build_one() -> None:
    with pytest.raises(AssertionError, match="a view was built"):
        seated(Blind(), Witness())(start(), 0, LEGAL)


@pytest.mark.parametrize("name", level_names())
def test_every_bot_of_the_roster_plays_a_legal_move(name: str) -> None:
    state = start()
    legal = GAME.legal(state, state.active)
    assert seated(GAME, seat_bot(name, "monsterrolle", 1))(state, state.active, legal) in legal


@pytest.mark.parametrize("name", ["", "Greedy", "alpha", "random "])
def test_an_unknown_bot_is_refused_and_the_known_ones_are_named(name: str) -> None:
    for ask in (lambda: seat_bot(name, "monsterrolle", 1), lambda: check_names(["random", name])):
        with pytest.raises(BadInput) as refused:
            ask()
        assert refused.value.text == (
            "error-bot",
            {"bot": name, "known": "kind, easy, medium, hard, classic, random, planned"},
        )


def test_greedy_beats_random_beyond_all_chance() -> None:
    plan = Plan("monsterrolle", 2, complete_options(GAME.info, 2, {}), ("greedy", "random"), seed=1)
    figures: dict[str, object] = report(plan, run_chunk(plan, 0, 100), 1.0, 1)
    bots = figures["bots"]
    assert isinstance(bots, dict)
    assert bots["greedy"]["games"] == bots["random"]["games"] == 100
    assert bots["greedy"]["low"] > 0.85
