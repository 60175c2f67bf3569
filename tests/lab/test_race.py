"""Simulated matches of games with a race: everybody is asked, the earliest call counts, nobody has to pass."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tischlein.bots.reaction import LAB_PACE
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids, has_race, live_part
from tischlein.core.rng import derive
from tischlein.lab.arena import Race, play_match

RACES = [game_id for game_id in game_ids() if has_race(game_id)]


class Listening:
    """The game itself, with a list of who was asked and what was applied."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.applied: list[tuple[int, str]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def apply(self, state: Any, seat: int, move: int, at: int, out: object = None) -> None:
        self.applied.append((seat, self.game.format(move)))
        self.game.apply(state, seat, move, at, None)


@pytest.mark.parametrize("game_id", RACES)
@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random", "greedy", "random")], ids=len)
def test_the_same_seed_is_the_same_match(game_id: str, bots: tuple[str, ...]) -> None:
    game = find_game(game_id)
    options = complete_options(game.info, len(bots), {})
    first, again, other = (play_match(game, options, bots, seed) for seed in (5, 5, 6))
    assert first == again != other


@pytest.mark.parametrize("game_id", RACES)
def test_nobody_has_to_say_that_there_is_no_call(game_id: str) -> None:
    game, live = Listening(find_game(game_id)), live_part(game_id)
    state = game.setup(complete_options(game.info, 3, {}), 3, 1)
    Race(game, live, ["x"] * 3, [_last_but_no_call(game_id)] * 3, 1).play(state)
    assert game.result(state) is not None
    assert not any(text == "pass" for _, text in game.applied)


def _last_but_no_call(game_id: str) -> Any:
    live = live_part(game_id)
    return lambda _state, _seat, legal: [move for move in legal if not live.is_call(move)][-1]


@pytest.mark.parametrize("game_id", RACES)
def test_who_never_calls_is_not_made_to_by_somebody_who_does(game_id: str) -> None:
    game, live = Listening(find_game(game_id)), live_part(game_id)
    state = game.setup(complete_options(game.info, 2, {}), 2, 1)
    silent = _last_but_no_call(game_id)

    def calls(state: Any, seat: int, legal: list[int]) -> int:
        return next((move for move in legal if live.is_call(move)), 0) or silent(state, seat, legal)

    Race(game, live, ["x"] * 2, [silent, calls], 1).play(state)
    callers = {seat for seat, text in game.applied if live.is_call(game.parse(text))}
    assert callers == {1}


@pytest.mark.parametrize("game_id", RACES)
def test_the_faster_pace_calls_first_more_often(game_id: str) -> None:
    """Everybody calls in the first window: who is first in the queue depends on the sampled times alone."""
    live = live_part(game_id)
    first: Counter[int] = Counter()
    for number in range(200):
        game = Listening(find_game(game_id))
        state = game.setup(complete_options(game.info, 2, {}), 2, number)
        race = Race(game, live, ["greedy", "random"], [_call_or_stop(game_id)] * 2, derive(3, number))
        with pytest.raises(StopIteration):
            race.play(state)
        first[game.applied[0][0]] += 1
    assert first[0] > 150  # N(700, 180) against N(1100, 300): 87 of 100


@pytest.mark.parametrize("game_id", RACES)
def test_in_the_lab_no_bot_is_faster_than_another(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a comparison of two bots would measure their reactions, too."""
    paces: list[str] = []

    def sampled(bot: str, _dice: object) -> int:
        paces.append(bot)
        return 500

    monkeypatch.setattr("tischlein.lab.arena.sampled_reaction", sampled)
    game = find_game(game_id)
    for number in range(3):
        play_match(game, complete_options(game.info, 4, {}), ("greedy", "random", "classic", "kind"), number)
    assert set(paces) == {LAB_PACE}


def _call_or_stop(game_id: str) -> Any:
    live = live_part(game_id)

    def choose(_state: Any, _seat: int, legal: list[int]) -> int:
        calls = [move for move in legal if live.is_call(move)]
        if not calls:
            raise StopIteration
        return calls[0]

    return choose
