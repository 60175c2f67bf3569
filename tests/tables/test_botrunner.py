"""Bots in worker processes: whatever one of them does, the table gets a legal move, and other bots are unaffected."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.tables import bad_bots
from tests.tables.house import in_time
from tischlein.bots.budget import Budget
from tischlein.bots.roster import seat_bot
from tischlein.core.registry import find_game
from tischlein.core.types import seats_in
from tischlein.tables.live import botrunner
from tischlein.tables.live.botrunner import BotRunner, Worker

GAME = find_game("monsterrolle")
STATE = GAME.setup({spec.key: spec.default for spec in GAME.info.options}, 2, 7)
SEAT = seats_in(GAME.to_act(STATE))[0]
VIEW, LEGAL = GAME.view(STATE, SEAT), GAME.legal(STATE, SEAT)

LEAVING = (SystemExit, KeyboardInterrupt, GeneratorExit, StopIteration, asyncio.CancelledError)
"""Raised by a bot, none of these may end the server or leave the table without an answer."""


class Runner(BotRunner):
    def __init__(self, *, workers: int = 1, budget: float = 5.0) -> None:
        self.troubles: list[tuple[str, str]] = []
        self.views: list[object] = []
        super().__init__(workers, budget, self.hear)

    def hear(self, bot: str, what: str, view: object) -> None:
        self.troubles.append((bot, what))
        self.views.append(view)

    async def ask(self, bot: str = bad_bots.BAD) -> int:
        return await self.choose("monsterrolle", bot, VIEW, LEGAL, 5)


@in_time
async def test_whatever_a_bot_does_wrong_medium_takes_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = Runner()
    honest = await runner.ask("medium")
    assert honest in LEGAL
    wrongs: list[tuple[Callable[..., Any], str]] = [
        (bad_bots.crashes, "ZeroDivisionError: a thought too far"),
        *((bad_bots.Leaves(error), f"{error.__name__}: that is enough") for error in LEAVING),
        (bad_bots.speechless, "Unprintable"),
        (bad_bots.cheats, "not legal"),
        (bad_bots.babbles, "not legal"),
        (bad_bots.dies, "crashed its worker"),
        *([(bad_bots.eats_memory, "MemoryError")] if sys.platform == "linux" else []),
    ]
    for wrong, what in wrongs:
        monkeypatch.setattr(botrunner, "think", wrong)
        assert await runner.ask() == honest
        assert runner.troubles[-1][0] == bad_bots.BAD
        assert what in runner.troubles[-1][1]
        assert runner.views[-1] == VIEW, "with it the failure can be repeated"
    assert len(runner.troubles) == len(wrongs), "medium had no trouble"
    monkeypatch.setattr(botrunner, "think", bad_bots.all_crash)
    assert await runner.ask() == LEGAL[0], "the first legal move if nobody can think"
    runner.close()


@in_time
async def test_a_collection_passes_over_what_earlier_thoughts_have_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """All modules of a worker are among that. But garbage is collected, and not kept for ever."""
    monkeypatch.setattr(botrunner, "think", bad_bots.litters)
    runner = Runner()
    await runner.ask("medium")
    worker = runner._workers[0]
    seen, passed_over = await worker.run(5.0, bad_bots.heap)
    assert passed_over > 10_000
    assert seen < passed_over / 10
    assert await worker.run(5.0, bad_bots.garbage) < bad_bots.LITTER / 10
    runner.close()


@in_time
async def test_a_stuck_bot_is_late_and_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = Runner(workers=2, budget=1.0)
    await asyncio.gather(runner.ask("greedy"), runner.ask("greedy"))
    monkeypatch.setattr(botrunner, "think", bad_bots.hangs)
    late = asyncio.create_task(runner.ask())
    others = [await asyncio.wait_for(runner.ask("medium"), 0.9) for _ in range(3)]
    assert not late.done()
    assert await late == others[0]
    assert runner.troubles == [(bad_bots.BAD, "took too long")]
    runner.close()


@in_time
async def test_waiting_for_a_worker_is_not_the_bots_fault() -> None:
    runner = Runner(budget=2.0)
    moves = await asyncio.gather(*(runner.ask("greedy") for _ in range(30)))
    assert len(set(moves)) == 1
    assert runner.troubles == []
    runner.close()


@in_time
async def test_a_thought_that_is_no_longer_wanted_frees_its_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = Runner(budget=60.0)
    await runner.ask("greedy")
    monkeypatch.setattr(botrunner, "think", bad_bots.hangs)
    stuck = asyncio.create_task(runner.ask())
    await asyncio.sleep(0.1)
    stuck.cancel()
    with pytest.raises(asyncio.CancelledError):
        await stuck
    assert await asyncio.wait_for(runner.ask("greedy"), 20) in LEGAL
    assert runner.troubles == []
    runner.close()


@in_time
async def test_a_worker_whose_thought_is_given_up_while_it_starts_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process takes longer to start than people take to leave."""
    start, starts = Worker.start, 0

    async def slow(worker: Worker) -> None:
        nonlocal starts
        starts += 1
        await asyncio.sleep(2 * botrunner.UNWANTED_SECONDS)
        await start(worker)

    monkeypatch.setattr(Worker, "start", slow)
    runner = Runner()
    unwanted = asyncio.create_task(runner.ask("greedy"))
    while not starts:
        await asyncio.sleep(0)
    unwanted.cancel()
    await asyncio.sleep(1.5 * botrunner.UNWANTED_SECONDS)
    assert starts == 1, "still starting, though nobody wants to know any more"
    assert await runner.ask("greedy") in LEGAL
    runner.close()


@in_time
async def test_a_single_legal_move_needs_no_thought() -> None:
    runner = Runner()
    assert await runner.choose("monsterrolle", "greedy", VIEW, LEGAL[:1], 5) == LEGAL[0]
    assert runner._workers[0]._pool is None


@in_time
async def test_a_flood_of_one_address_does_not_hold_up_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """By order of arrival the honest thought would be the last of a hundred and one."""
    runner = Runner()
    await runner.ask("greedy")
    done: list[str] = []

    async def ask(origin: str, table: str) -> None:
        await runner.choose("monsterrolle", "greedy", VIEW, LEGAL, 5, table=table, origin=origin)
        done.append(table)

    flood = [asyncio.create_task(ask("flood", f"flood {number}")) for number in range(100)]
    await asyncio.sleep(0)
    assert runner.waiting == 99
    await ask("honest", "honest")
    assert done.index("honest") <= 2
    await asyncio.gather(*flood)
    assert runner.waiting == 0
    runner.close()


@in_time
async def test_a_thought_that_was_begun_in_vain_does_not_cost_a_process() -> None:
    runner = Runner()
    await runner.ask("greedy")
    pool = runner._workers[0]._pool
    for _ in range(5):
        thinking = asyncio.create_task(runner.ask("greedy"))
        await asyncio.sleep(0)
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
    assert await runner.ask("greedy") in LEGAL
    assert runner._workers[0]._pool is pool
    runner.close()


@in_time
async def test_where_many_wait_each_thinks_for_a_shorter_time(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = Runner()
    monkeypatch.setattr(botrunner, "think", bad_bots.tells_whether_it_is_hurried)
    first, *_, last = await asyncio.gather(*(runner.ask() for _ in range(10)))
    assert (first, last) == (LEGAL[1], LEGAL[0])
    runner.close()


def test_a_hurried_bot_plans_more_narrowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planning is not interrupted, so it is told beforehand."""
    shares = []

    def seat(bot: str, game: str, seed: int, budget: Budget) -> Any:
        shares.append(budget.share)
        return seat_bot(bot, game, seed, budget)

    monkeypatch.setattr(botrunner, "seat_bot", seat)
    for seconds in (1.0, 0.25, 0.05):
        assert botrunner.think("monsterrolle", "hard", VIEW, LEGAL, 5, seconds) in LEGAL
    assert shares == [1.0, 1.0, 0.2]
