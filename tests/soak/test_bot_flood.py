"""Strangers who fill tables with bots do not slow down the bots of anybody else (benchmarks/bot_flood.py)."""

from __future__ import annotations

import asyncio
import statistics
import sys

import pytest

from benchmarks.bot_flood import HERE, Waits, flooded, serving

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="has all of 127.* to come from"),
]


async def flood(*, stays: bool) -> Waits:
    async with serving(HERE, ["--bot-workers", "1"]) as port:
        return await flooded(port, tables=285, addresses=15, stays=stays, seconds=30, quiet=15)


@pytest.mark.parametrize("stays", [False, True])
def test_an_honest_persons_bot_answers_as_before(stays: bool) -> None:
    waits = asyncio.run(flood(stays=stays))
    assert waits.tables >= 280
    assert len(waits.during) >= 10
    before, during = statistics.median(waits.before), statistics.median(waits.during)
    assert during < before + 0.5, f"{before:.2f} s before, {during:.2f} s during"
