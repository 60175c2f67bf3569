"""Luck is 0 on average whatever the value, is drawn from what could really come, and explains results."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.options import complete_options
from tischlein.core.planning import Plan, Values
from tischlein.core.registry import find_game, game_ids, luck_part
from tischlein.core.rng import derive
from tischlein.core.types import SPECTATOR, seats_in
from tischlein.games._template import GAME as BIDDING
from tischlein.games.monsterrolle.data import SCORING
from tischlein.games.monsterrolle.state import OVER, State
from tischlein.lab import luck
from tischlein.lab.adjusted import plain, relative
from tischlein.lab.arena import play_match
from tischlein.lab.luck import LuckMeasure, ahead, expected_margins, part_of

Value = Callable[[Any], list[float]]

IN_HAND: dict[str, Value] = {
    "monsterrolle": lambda state: [sum(hand) for hand in state.hands],
    "click": lambda state: [
        sum(cards) + 9 * sum(actions) + (state.active == seat) * sum(state.market)
        for seat, (cards, actions) in enumerate(zip(state.compositions, state.actions, strict=True))
    ],
    "dayunhe": lambda state: [sum(tiles) ** 2 / 10 for tiles in state.warehouses],
}
"""Values that have little to do with winning, but much with what was drawn."""


def measured(game_id: str, matches: int, value: Value, seats: int = 2, bot: str = "random") -> list[float]:
    """The relative luck of the first seat, match by match, in points."""
    game = find_game(game_id)
    options = complete_options(game.info, seats, {})
    found = []
    for number in range(matches):
        seed = derive(1, number)
        outcome = play_match(game, options, [bot] * seats, seed, LuckMeasure(game, value, derive(seed, 3)))
        assert len(outcome.figures["luck"]) == seats
        found.append(relative(outcome.figures["luck"])[0] / luck.THOUSAND)
    return found


def sigmas(found: Sequence[float]) -> float:
    """How many standard errors the mean is away from 0."""
    mean = plain(found)
    assert mean.variance > 0, "nothing was drawn"
    return abs(mean.mean) / math.sqrt(mean.variance / len(found))


@pytest.mark.parametrize(("game_id", "matches"), [("click", 30), ("dayunhe", 150), ("monsterrolle", 80)])
def test_luck_is_nothing_on_average(game_id: str, matches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "REDRAWS", 2)
    assert sigmas(measured(game_id, matches, IN_HAND[game_id])) < 3.5


def test_a_pile_that_is_drawn_again_as_it_cannot_be_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """High numbers on top in everything that could have come: every real draw looks like bad luck."""

    def best_on_top(state: State, _seed: int) -> None:
        cards = iter(sorted(card for card in state.deck if card != SCORING))
        state.deck = bytes(SCORING if card == SCORING else next(cards) for card in state.deck)

    monkeypatch.setattr(luck, "REDRAWS", 1)
    monkeypatch.setattr(luck_part("monsterrolle"), "reshuffle", best_on_top)
    assert sigmas(measured("monsterrolle", 30, lambda state: [float(sum(state.hands[0])), 0.0])) > 10


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_drawn_again_looks_the_same_to_everybody(game_id: str, seats: int) -> None:
    game, part, dice = find_game(game_id), part_of(find_game(game_id)), Random(seats)
    state = game.setup(complete_options(game.info, seats, {}), seats, 11)
    others = 0
    for number in range(150):
        other = game.copy(state)
        part.reshuffle(other, number)
        game.check(other)
        for seat in (*range(seats), SPECTATOR):
            assert game.view(other, seat) == game.view(state, seat)
        others += part.hidden(other) != part.hidden(state)
        awaited = list(seats_in(game.to_act(state)))
        if not awaited:
            break
        seat = dice.choice(awaited)
        game.apply(state, seat, dice.choice(game.legal(state, seat)), 0)
    assert others > 20


class Urn(NamedTuple):
    """Balls with points, the last one on top, and what each of two seats has drawn."""

    balls: list[int]
    drawn: list[int]


class Drawing:
    """Stands for a game and for its part: a move draws a ball, any other does nothing."""

    def copy(self, urn: Urn) -> Urn:
        return Urn(urn.balls[:], urn.drawn[:])

    def apply(self, urn: Urn, seat: int, move: int, _at: int) -> None:
        if move:
            urn.drawn[seat] += urn.balls.pop()

    def hidden(self, urn: Urn) -> object:
        return urn.balls

    def reshuffle(self, urn: Urn, seed: int) -> None:
        Random(seed).shuffle(urn.balls)


def test_luck_is_the_value_less_the_mean_of_what_could_have_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "REDRAWS", 4000)
    monkeypatch.setattr(luck, "luck_part", lambda _game: Drawing())
    game: Any = Drawing()
    game.info = BIDDING.info
    urn = Urn([1, 2, 3, 10], [0, 0])
    watch = LuckMeasure(game, lambda urn: ahead(urn.drawn), 5).watch(urn)
    for seat, move in ((0, 1), (1, 0), (1, 1)):
        watch.before(urn, seat, move)
        game.apply(urn, seat, move, 0)
    mine, theirs = watch.figures(urn)["luck"]
    # 10 where 4 was the mean for the first seat, then 3 where 2 was the mean for the second.
    assert mine == -theirs == pytest.approx(1000 * (10 - 4 - (3 - 2)), abs=300)


def test_the_points_on_the_table_stand_in_for_learnt_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "planner_part", lambda _game: None)
    game = find_game("dayunhe")
    options = complete_options(game.info, 3, {})
    state = game.setup(options, 3, 1)
    state.reputation = (12, 9, 15)
    assert expected_margins(game, 3, options)(state) == [-3.0, -6.0, 3.0]


def test_a_position_is_worth_the_best_plan_of_who_is_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    class Planner:
        def plans(self, view: Any, legal: list[int], values: Values, width: int) -> list[Plan]:
            assert legal
            assert width == luck.WIDTH
            return [Plan(values.weights[0] * (1 + view.seat), ()), Plan(-9.0, ())]

    monkeypatch.setattr(luck, "planner_part", lambda _game: Planner())
    monkeypatch.setattr(luck, "find_values", lambda *_table: Values([2.0, 0.5], 1.0, 1.0))
    game = find_game("monsterrolle")
    options = complete_options(game.info, 3, {})
    margins = expected_margins(game, 3, options)
    for seed in range(6):
        state = game.setup(options, 3, seed)
        value = 2.0 * (1 + state.active)
        assert margins(state) == [value if seat == state.active else -value / 2 for seat in range(3)]


def test_a_finished_match_is_worth_its_result() -> None:
    game = find_game("monsterrolle")
    options = complete_options(game.info, 2, {})
    state = game.setup(options, 2, 1)
    state.phase, state.points = OVER, [1, 2, 3, 4, 5, 9]
    assert expected_margins(game, 2, options)(state) == [-6.0, 6.0]


def test_a_game_that_does_not_tell_what_is_random_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "luck_part", lambda _game: None)
    with pytest.raises(BadInput, match="error-no-luck"):
        part_of(BIDDING)
