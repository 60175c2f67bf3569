"""Matches over days: a turn may last up to a week, people come and go, and the clock runs while nobody watches."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Sequence

import msgspec
import pytest

from tests.tables.house import House, Wire, awaited, do, in_time, refusal, until
from tests.tables.scenes import ANN, BEN, Scene, started
from tischlein.core.types import seats_in
from tischlein.store.memory import MemoryStore
from tischlein.store.port import Record, TableIndex
from tischlein.tables import wire
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.listing import index_of
from tischlein.tables.log.state import waited_for
from tischlein.tables.overdue import MOST, overdue

DAY = 86_400
HASTY = Timing(bot_move=0.0, grace=0.0, notice=0.01, quiet=0.0)


def over_days(days: int = 1) -> Scene:
    scene = Scene().seat_ben()
    scene.do(ANN, wire.SetSettings, turn_seconds=days * DAY, is_open_to_spectators=True)
    return scene.begin()


def listed(scene: Scene) -> dict[str, object]:
    summary: dict[str, object] = json.loads(index_of(scene.state, scene.at).summary)
    return summary


@pytest.mark.parametrize("seconds", [0, 60, DAY, 3 * DAY, 7 * DAY])
def test_a_turn_may_last_up_to_a_week(seconds: int):
    said = {"t": "setSettings", "id": "command-1", "turnSeconds": seconds, "isOpenToSpectators": True}
    decoded = msgspec.json.decode(json.dumps(said), type=wire.SetSettings)
    assert decoded.turn_seconds == seconds


@pytest.mark.parametrize("seconds", [-1, 7 * DAY + 1])
def test_and_no_longer(seconds: int):
    said = {"t": "setSettings", "id": "command-1", "turnSeconds": seconds, "isOpenToSpectators": True}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(said), type=wire.SetSettings)


def test_lists_have_the_end_of_the_turn():
    scene = over_days(3)
    assert listed(scene)["turn_seconds"] == 3 * DAY
    assert listed(scene)["turn_ends"] == scene.state.turn_began + 3 * DAY * 1000
    assert listed(started())["turn_ends"] == 0


def test_a_pause_stops_the_clock_for_as_long_as_it_lasts():
    scene = over_days()
    ends = scene.state.turn_ends
    scene.do(ANN, wire.Pause)
    assert listed(scene)["is_paused"] is False, "Ben was not asked yet"
    assert scene.state.turn_ends == ends
    scene.do(BEN, wire.Pause)
    assert (listed(scene)["is_paused"], listed(scene)["turn_ends"]) == (True, 0)
    shown = scene.seen(BEN)
    assert shown.match is not None
    assert shown.match.deadline == 0
    scene.at += 30 * DAY * 1000
    scene.do(BEN, wire.Resume)
    paused = 30 * DAY * 1000 + 1000
    assert (listed(scene)["is_paused"], listed(scene)["turn_ends"]) == (False, ends + paused)


async def days_match(house: House) -> tuple[Keeper, Wire, Wire]:
    keeper, ann = await house.lobby()
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.SetSettings, turn_seconds=DAY, is_open_to_spectators=True)
    await do(keeper, ann, wire.Start)
    return keeper, ann, ben


@in_time
async def test_nobody_counts_as_missing_in_a_match_over_days():
    """Else whoever goes to bed could lose their seat to a bot, or the table to another host."""
    house = House(timing=HASTY)
    keeper, ann, ben = await days_match(house)
    keeper.leave(ann)
    await until(lambda: ANN in keeper.attendance.away_since)
    house.time += 3600_000
    assert await refusal(keeper, ben, wire.ChooseForAbsent, seat=0, choice="bot") == "table-not-absent"
    assert await refusal(keeper, ben, wire.HandOver, seat=1) == "table-host-only"
    await house.hall.close()


async def all_unloaded(house: House) -> None:
    """Sweeps until no table is in memory: what a table still has to do comes first."""
    while house.hall.live:
        await house.hall.sweep()
        await asyncio.sleep(0.01)


@in_time
async def test_a_clock_that_runs_out_while_nobody_watches_is_noticed():
    house = House(timing=HASTY)
    keeper, ann, ben = await days_match(house)
    table, moves = keeper.state.table, len(keeper.state.lines)
    for line in (ann, ben):
        keeper.leave(line)
    await until(lambda: not keeper.listeners)
    house.time += 700_000
    await all_unloaded(house)
    house.time += DAY * 1000 - 800_000
    await house.hall.wake_overdue()
    assert house.hall.live == 0, "the turn has some seconds left"
    house.time += 200_000
    await house.hall.wake_overdue()
    assert house.hall.live == 1
    keeper = await house.hall.keeper(table)
    await until(lambda: len(keeper.state.lines) > moves)
    await house.hall.close()


@in_time
async def test_bots_play_until_it_is_a_persons_turn_though_nobody_watches():
    house = House(timing=HASTY)
    keeper, ann, ben = await days_match(house)
    await do(keeper, ben, wire.Resign, seat=1)
    for line in (ann, ben):
        keeper.leave(line)
    await until(lambda: not keeper.listeners)
    house.time += DAY * 1000 + 1
    keeper.post(keeper.wake)
    await until(lambda: {line.seat for line in keeper.state.lines} == {0, 1})
    # After Ben's bot, not in the middle of the turn that Ann has missed.
    await until(lambda: keeper.state.lines[-1].seat == 1 and list(seats_in(waited_for(keeper.state))) == [0])
    asked = len(house.bots.asked)
    for _ in range(50):
        await asyncio.sleep(0)
    assert len(house.bots.asked) == asked, "Ann has a day again"
    assert keeper.state.status == "playing"
    await house.hall.close()


@in_time
async def test_bots_play_one_round_at_most_while_nobody_watches():
    """Whatever the clock says: here every turn is overdue as soon as it has begun."""
    house = House(timing=HASTY)
    keeper, ann, ben = await days_match(house)
    append = house.store.append

    async def append_and_wait(index: TableIndex, records: Sequence[Record]) -> None:
        await append(index, records)
        house.time += 2 * DAY * 1000

    house.store.append = append_and_wait  # type: ignore[method-assign]
    for line in (ann, ben):
        keeper.leave(line)
    await until(lambda: not keeper.listeners)
    house.time += 2 * DAY * 1000
    keeper.post(keeper.wake)
    await until(lambda: {line.seat for line in keeper.state.lines} == {0, 1})
    for _ in range(200):
        await asyncio.sleep(0)
    turns = [seat for seat, _ in itertools.groupby(line.seat for line in keeper.state.lines)]
    assert sorted(turns) == [0, 1], "each seat once"
    await house.hall.close()


@in_time
async def test_a_paused_match_is_left_alone_for_months():
    house = House(timing=HASTY)
    keeper, ann, ben = await days_match(house)
    for line in (ann, ben):
        await do(keeper, line, wire.Pause)
        keeper.leave(line)
    table, ends = keeper.state.table, keeper.state.turn_began + DAY * 1000
    await house.hall.close()

    later = House(house.store, HASTY)
    later.time = house.time + 90 * DAY * 1000
    await later.hall.wake_overdue()
    assert later.hall.live == 0
    state = await later.hall.load(table)
    keeper, ann = await later.enter(state, ANN)
    assert keeper.state.is_paused
    assert not keeper.state.lines
    await do(keeper, ann, wire.Resume)
    left = ends - house.time
    assert ann.frame.match is not None
    assert 0 <= left - ann.frame.match.deadline < 60_000, "as much is left as when it was paused"
    _, ben = await later.enter(keeper.state, BEN)
    line, seat, move = awaited(ann, ben)
    await do(keeper, line, wire.Play, seat=seat, move=move)
    await later.hall.close()


@in_time
async def test_after_an_outage_tables_are_woken_in_portions():
    store = MemoryStore()
    for number in range(MOST + 3):
        scene = over_days()
        scene.state.table, scene.state.code, scene.state.invitation = f"t{number:03}", f"CODE{number:04}", f"i{number}"
        await store.create(index_of(scene.state, scene.at + number), scene.rows())
    now = 2 * DAY * 1000
    assert await overdue(store, now) == [f"t{number:03}" for number in range(MOST)]
    assert await overdue(store, 1000) == []
    hasty = over_days()
    hasty.state.table, hasty.state.code, hasty.state.invitation, hasty.state.turn_seconds = "a", "HASTY234", "h", 60
    await store.create(index_of(hasty.state, hasty.at), hasty.rows())
    assert "a" not in await overdue(store, now), "nobody is connected, so nobody would play it"
    assert await overdue(store, 9 * DAY * 1000) == [], "too long ago: they wait for a visitor"
