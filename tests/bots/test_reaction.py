"""Bots need about as long as people to see a photo and press."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest

from tischlein.bots.reaction import BLIND, FASTEST, TIMES, calls_blindly, is_blind, reaction, sampled_reaction
from tischlein.bots.roster import BOT_NAMES


@pytest.mark.parametrize("bot", BOT_NAMES)
def test_times_are_spread_as_stated_and_never_superhuman(bot: str) -> None:
    dice = Random(3)
    times = [sampled_reaction(bot, dice) for _ in range(4000)]
    wanted, spread = TIMES[bot]
    assert abs(mean(times) - wanted) < 20
    assert abs(stdev(times) - spread) < 20
    assert min(times) >= FASTEST


def test_the_weaker_bot_is_the_slower_one() -> None:
    assert TIMES["random"][0] > TIMES["greedy"][0]


def test_the_same_seed_is_the_same_time() -> None:
    assert reaction("greedy", 7) == reaction("greedy", 7)
    assert len({reaction("greedy", seed) for seed in range(50)}) > 30


def test_a_bot_that_sees_nothing_calls_about_once_in_forty_windows() -> None:
    assert [bot for bot in BOT_NAMES if is_blind(bot)] == ["random"]
    assert BLIND["random"] == 40
    calls = sum(calls_blindly("random", seed) for seed in range(20_000))
    assert 400 < calls < 600
