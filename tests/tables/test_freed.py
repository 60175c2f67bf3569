"""A table that has left memory leaves nothing there: reference counting alone frees its keeper, state and match."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from msgspec.structs import replace

from tests.tables.freed import Uncollected, without_collector
from tests.tables.house import House, SlowStore, Wire, ask, do, in_time, own_move, play_out, until
from tests.tables.scenes import ANN, BEN, EVE, new_id, started
from tests.tables.stopwatch import RaceHouse, race_of, stage, swiftly
from tischlein.core.errors import BadInput
from tischlein.core.match import Match
from tischlein.store.port import Clash
from tischlein.tables import wire
from tischlein.tables.frames.replay import Eyes, Replay
from tischlein.tables.live.attendance import Attendance
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.listing import index_of
from tischlein.tables.log.state import TableState
from tischlein.tables.replays import Kept, Replays, in_slices

KINDS: Final = (Keeper, TableState, Match, Attendance)
Visit = Callable[[House], Awaitable[None]]
"""Opens a table, does something there, and leaves."""


async def leave(keeper: Keeper, *lines: Wire) -> None:
    for line in lines:
        keeper.leave(line)
    await until(lambda: keeper.has_ended or not keeper.listeners)


async def play_some(keeper: Keeper, *lines: Wire, moves: int = 12) -> None:
    for _ in range(moves):
        for line in lines:
            move = own_move(line)
            if move is not None and line.frame.v == keeper.state.n:
                await do(keeper, line, wire.Play, seat=move[0], move=move[1])


async def people(house: House) -> None:
    keeper, ann, ben = await house.match()
    await play_some(keeper, ann, ben)
    await do(keeper, ben, wire.Say, text="hello")
    ask(keeper, ann, wire.LookBack, v=keeper.state.n - 3)
    await leave(keeper, ann, ben)


async def bots(house: House) -> None:
    """They are left while one of them thinks."""
    keeper, ann, ben = await house.match(4, bots=2)
    await play_some(keeper, ann, ben, moves=3)
    house.bots.may_answer.clear()
    while not any(thought.task for thought in keeper._bots._thoughts.values()):
        await play_some(keeper, ann, ben, moves=1)
        await asyncio.sleep(0)
    await leave(keeper, ann, ben)


async def to_the_end(house: House) -> None:
    keeper, ann, ben = await house.match()
    await play_out(keeper, ann, ben)
    await do(keeper, ann, wire.WatchTogether, is_watching=True)
    await do(keeper, ann, wire.Lead, move=3, eyes="", speed=1.0)
    await leave(keeper, ann, ben)


async def shuffling(house: House) -> None:
    keeper, ann = await house.lobby(is_quick=True)
    ann.keeper = None
    ask(keeper, ann, wire.Start)
    await until(lambda: keeper.state.shuffling)
    await leave(keeper, ann)


async def rematch(house: House) -> None:
    """It waits for the second person when it is left."""
    keeper, ann, ben = await house.match()
    await play_out(keeper, ann, ben)
    await do(keeper, ann, wire.Rematch)
    table = await house.hall.find(keeper.state.rematch)
    assert table is not None
    following = await house.hall.keeper(table)
    again = Wire(ANN)
    following.join(again)
    await until(lambda: again.heard)
    await leave(keeper, ann, ben)
    await leave(following, again)


async def removed(house: House) -> None:
    keeper, ann = await house.lobby(3)
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.ClearSeat, seat=1)
    await leave(keeper, ann)


@pytest.mark.parametrize(
    "visit", [people, bots, to_the_end, shuffling, rematch, removed], ids=lambda each: each.__name__
)
@in_time
async def test_a_table_that_was_left(visit: Visit) -> None:
    house = House()
    with without_collector(*KINDS) as uncollected:
        await visit(house)
        assert uncollected.count["Keeper"], "still there"
        await unloaded(house, uncollected)
    assert house.troubles == []


async def unloaded(house: House, uncollected: Uncollected) -> None:
    await asyncio.sleep(0.05)
    house.time += 1_000_000
    await house.hall.sweep()
    assert house.hall.live == 0
    await asyncio.sleep(0.05)
    assert not uncollected.count


@pytest.mark.parametrize("moves", [20, 1 << 30], ids=["midway", "finished"])
@pytest.mark.parametrize("game", ["click", "dayunhe", "monsterrolle"])
@in_time
async def test_a_table_of_each_game(game: str, moves: int) -> None:
    house = House()
    scene = started(3, game=game).play(random.Random(4), moves)
    table = scene.state.table
    await house.store.create(index_of(scene.state, scene.at), scene.rows())
    with without_collector(*KINDS) as uncollected:
        await look_at(house, table)
        await unloaded(house, uncollected)
    assert house.troubles == []


@in_time
async def test_a_match_that_is_being_looked_through() -> None:
    house = House()
    scene = started(3, game="click").play(random.Random(4))
    await house.store.create(index_of(scene.state, scene.at), scene.rows())
    with without_collector(*KINDS) as uncollected:
        await begin_review(house, scene.state.table)
        await unloaded(house, uncollected)


async def begin_review(house: House, table: str) -> None:
    keeper = await house.hall.keeper(table)
    await until(lambda: keeper._review._task is not None)
    assert keeper._review.found is None
    await house.hall.discard(table)


async def look_at(house: House, table: str) -> None:
    keeper = await house.hall.keeper(table)
    lines = [Wire(person) for person in (ANN, BEN, EVE)]
    for line in lines:
        keeper.join(line)
    await until(lambda: all(line.heard for line in lines))
    await until(lambda: keeper._review._task is None or keeper._review.found is not None)
    await leave(keeper, *lines)


@swiftly
async def test_a_race_with_calls_that_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    house = RaceHouse(Timing(notice=0.01, quiet=0.0))
    with without_collector(*KINDS) as uncollected:
        await race(house)
        await unloaded(house, uncollected)
    assert house.troubles == []


async def race(house: RaceHouse) -> None:
    table, (ann, ben, eve) = await house.race(10, 60, 200, bots=1)
    ann.presses(table, 640)
    await until(lambda: race_of(table).claims._wishes)
    await leave(table, ann, ben, eve)


async def disk_full(house: House) -> None:
    keeper, ann, ben = await house.match()
    assert isinstance(house.store, SlowStore)
    house.store.is_full = True
    await do_until_end(keeper, ann, ben)


async def kept_elsewhere(house: House) -> None:
    await _fail(house, Clash)


async def fault(house: House) -> None:
    await _fail(house, RuntimeError)
    house.troubles.clear()


async def _fail(house: House, error: type[Exception]) -> None:
    keeper, ann, ben = await house.match()

    async def fail(*_: object) -> None:
        raise error("on purpose")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.store, "append", fail)
        await do_until_end(keeper, ann, ben)


async def closed(house: House) -> None:
    keeper, ann = await house.lobby()
    await do(keeper, ann, wire.CloseTable)
    await leave(keeper, ann)
    with pytest.raises(BadInput, match="table-closed"):
        await house.hall.keeper(keeper.state.table)


async def do_until_end(keeper: Keeper, ann: Wire, ben: Wire) -> None:
    """Whoever notices late that the table has ended still says something."""
    keeper.command(ann, wire.Say(new_id(), "still here?"))
    await until(lambda: keeper.has_ended)
    keeper.command(ben, wire.Say(new_id(), "I am"))
    await leave(keeper, ann, ben)


@pytest.mark.parametrize("visit", [disk_full, kept_elsewhere, fault, closed], ids=lambda each: each.__name__)
@in_time
async def test_a_table_that_has_ended_by_itself(visit: Visit) -> None:
    house = House()
    with without_collector(*KINDS) as uncollected:
        await visit(house)
        await unloaded(house, uncollected)


# Replays


async def shown(replays: Replays, house: House) -> None:
    scene = started(3).play(random.Random(4))
    await house.store.create(index_of(scene.state, scene.at), scene.rows())
    first = await replays.of_table(index_of(scene.state, scene.at))
    assert first.replay is not None
    await in_slices(first.replay.positions(Eyes(0), 3, 40))
    file = await in_slices(first.file())
    await replays.of_file(file.encode())
    with pytest.raises(BadInput):
        await replays.of_file(file.replace("draw", "take").encode())
    with pytest.raises(BadInput):
        await replays.of_table(replace(index_of(scene.state, scene.at), table="none such"))


@in_time
async def test_a_replay_that_others_have_pushed_out() -> None:
    house = House()
    replays = Replays(house.hall.load, 1)
    last = started(2).play(random.Random(1), 3)
    index = replace(index_of(last.state, last.at), table="last", code="LAST", invitation="")
    await house.store.create(index, last.rows())
    with without_collector(TableState, Match, Replay, Kept) as uncollected:
        await shown(replays, house)
        assert uncollected.count["Kept"], "still there"
        await replays.of_table(index)
        await asyncio.sleep(0)
        assert uncollected.count == {"TableState": 1, "Match": 1, "Replay": 1, "Kept": 1}, "the last one"
