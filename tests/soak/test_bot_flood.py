"""Strangers who fill tables with bots do not slow down the bots of anybody else (benchmarks/bot_flood.py)."""

from __future__ import annotations

import asyncio
import statistics
import sys

import pytest

from benchmarks.bot_flood import HERE, Strangers, Waits, flooded, serving

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="has all of 127.* to come from"),
]


async def flood(strangers: Strangers) -> Waits:
    async with serving(HERE, ["--bot-workers", "1"]) as port:
        return await flooded(port, strangers, seconds=30, quiet=15)


@pytest.mark.parametrize("stays", [False, True])
def test_an_honest_persons_bot_answers_as_before(stays: bool) -> None:
    waits = asyncio.run(flood(Strangers(285, 15, stays)))
    assert waits.tables >= 280
    assert len(waits.during) >= 10
    before, during = statistics.median(waits.before), statistics.median(waits.during)
    print(f"bots {before:.3f} s, {during:.3f} s in the median, {max(waits.during):.3f} s at most")
    assert during < before + 0.5


@pytest.mark.parametrize(("game", "seats"), [("click", 4), ("dayunhe", 4), ("dayunhe", 2), ("monsterrolle", 4)])
def test_twenty_tables_of_hard_bots_slow_nobody_down(game: str, seats: int) -> None:
    waits = asyncio.run(flood(Strangers(20, 20, stay=True, game=game, seats=seats, bot="hard")))
    assert waits.tables == 20
    assert len(waits.during) >= 10
    print(f"{game}, {seats} seats: acks {max(waits.acks_before):.3f}, {max(waits.acks_during):.3f} s at most", end=", ")
    print(f"bots {max(waits.before):.3f}, {max(waits.during):.3f} s at most")
    assert max(waits.during) < max(waits.before) + 0.5
    assert statistics.median(waits.acks_during) < statistics.median(waits.acks_before) + 0.1
