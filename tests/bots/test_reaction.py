"""Bots need about as long as people to see a photo and press."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest

from tischlein.bots.reaction import BLIND, FASTEST, OTHERS, calls_blindly, is_blind, reaction, sampled_reaction, times
from tischlein.bots.roster import level_names


@pytest.mark.parametrize("bot", level_names())
def test_times_are_spread_as_stated_and_never_superhuman(bot: str) -> None:
    dice = Random(3)
    sampled = [sampled_reaction(bot, dice) for _ in range(4000)]
    wanted, spread = times(bot)
    assert abs(mean(sampled) - wanted) < 20
    assert abs(stdev(sampled) - spread) < 20
    assert min(sampled) >= FASTEST


def test_the_weaker_level_is_the_slower_one() -> None:
    assert times("easy")[0] > times("medium")[0] > times("hard")[0]
    assert times("kind") > times("easy")


def test_a_bot_of_somebody_else_has_times_as_well() -> None:
    assert times("examples.bots:Hasty") == OTHERS


def test_the_same_seed_is_the_same_time() -> None:
    assert reaction("greedy", 7) == reaction("greedy", 7)
    assert len({reaction("greedy", seed) for seed in range(50)}) > 30


def test_a_bot_that_sees_nothing_calls_about_once_in_forty_windows() -> None:
    assert [bot for bot in level_names() if is_blind(bot)] == ["random"]
    assert BLIND["random"] == 40
    calls = sum(calls_blindly("random", seed) for seed in range(20_000))
    assert 400 < calls < 600
