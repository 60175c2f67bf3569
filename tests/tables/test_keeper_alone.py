"""What happens at a live table without commands: bots move, and the turn clock runs out."""

from __future__ import annotations

import asyncio

from tests.tables.house import (
    House,
    SlowStore,
    answer,
    ask,
    awaited,
    do,
    in_time,
    play_out,
    stored,
    until,
)
from tests.tables.scenes import ANN, BEN
from tischlein.tables import wire
from tischlein.tables.log.state import FINISHED

# Bots


@in_time
async def test_bots_play_by_themselves() -> None:
    house = House()
    state = await house.hall.create("monsterrolle", 3, ANN, ["Ann"], is_quick=True, is_begun=True)
    keeper, ann = await house.enter(state, ANN)
    await until(lambda: keeper.state.match)
    await play_out(keeper, ann)
    assert keeper.state.status == FINISHED
    await until(lambda: ann.frame.v == keeper.state.n)
    fairness = ann.frame.table.fairness
    assert fairness is not None
    assert fairness.numbers == [ann.shuffler.number(fairness.pledge)]
    assert house.troubles == []


@in_time
async def test_no_bot_thinks_where_nobody_is_connected_until_somebody_comes() -> None:
    house = House()
    house.bots.may_answer.clear()
    keeper, ann, ben = await house.match()
    for line, seat in ((ann, 0), (ben, 1)):
        await do(keeper, line, wire.Resign, seat=seat)
        keeper.leave(line)
    await until(lambda: not keeper.listeners)
    assert len(house.bots.asked) == 1, "which was asked while they were here, and may say what it thought"
    house.bots.may_answer.set()
    await until(lambda: keeper.state.lines)
    for _ in range(50):
        await asyncio.sleep(0)
    assert len(house.bots.asked) == 1
    before = len(keeper.state.lines)
    _, watcher = await house.enter(keeper.state, "somebody else")
    await until(lambda: keeper.state.status == FINISHED)
    assert len(keeper.state.lines) > before
    assert {origin for origin, _ in house.bots.origins[1:]} == {watcher.origin}


@in_time
async def test_a_turn_does_not_end_before_those_who_come_back_can_see_it() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    keeper.state.turn_seconds, keeper.state.turn_began = 60, house.time
    for line in (ann, ben):
        keeper.leave(line)
    await until(lambda: not keeper.listeners)
    house.time += 3_600_000
    keeper.post(keeper.wake)
    await asyncio.sleep(0.01)
    assert not house.bots.asked, "nobody would see it"
    await house.enter(keeper.state, ANN)
    await until(lambda: keeper.listeners)
    assert not house.bots.asked, "there is the grace period left"
    assert keeper.state.turn_ends == house.time + 30_000


@in_time
async def test_thoughts_are_counted_as_those_of_a_host_then_of_a_seat_then_of_whoever_is_there() -> None:
    house = House()
    keeper, ann, ben = await house.match(3, bots=1)
    attendance, state = keeper.attendance, keeper.state
    _, watcher = await house.enter(state, "watcher")
    await until(lambda: len(keeper.listeners) == 3)
    assert attendance.origin(state) == ann.origin
    keeper.leave(ann)
    await until(lambda: len(keeper.listeners) == 2)
    assert attendance.origin(state) == ben.origin
    keeper.leave(ben)
    await until(lambda: len(keeper.listeners) == 1)
    assert attendance.origin(state) == watcher.origin
    keeper.leave(watcher)
    await until(lambda: not keeper.listeners)
    assert attendance.origin(state) == ""


@in_time
async def test_a_pause_stops_the_bot_and_resuming_wakes_it() -> None:
    house = House()
    house.bots.may_answer.clear()
    keeper, ann, ben = await house.match(3, bots=1)
    await do(keeper, ann, wire.Resign, seat=0)
    await do(keeper, ben, wire.Resign, seat=1)
    await until(lambda: house.bots.asked)
    steps = len(keeper.state.lines)
    await do(keeper, ann, wire.Pause)
    assert keeper.state.is_paused
    await until(lambda: house.bots.cancelled)
    house.bots.may_answer.set()
    await asyncio.sleep(0.05)
    assert len(keeper.state.lines) == steps
    await do(keeper, ann, wire.Resume)
    await until(lambda: len(keeper.state.lines) > steps)


@in_time
async def test_a_bot_does_not_finish_for_somebody_who_is_back() -> None:
    house = House()
    house.bots.may_answer.clear()
    keeper, ann, ben = await house.match()
    line, seat, move = awaited(ann, ben)
    await do(keeper, line, wire.Resign, seat=seat)
    await until(lambda: house.bots.asked)
    await do(keeper, line, wire.Return, seat=seat)
    house.bots.may_answer.set()
    await asyncio.sleep(0.05)
    assert keeper.state.lines == []
    await do(keeper, line, wire.Play, seat=seat, move=move)


@in_time
async def test_an_answer_that_waits_behind_the_return_comes_too_late() -> None:
    store = SlowStore()
    house = House(store)
    house.bots.may_answer.clear()
    keeper, ann, ben = await house.match()
    line, seat, _ = awaited(ann, ben)
    await do(keeper, line, wire.Resign, seat=seat)
    await until(lambda: house.bots.asked)
    store.may_write.clear()
    returning = ask(keeper, line, wire.Return, seat=seat)
    await until(lambda: store.waiting)
    house.bots.may_answer.set()
    await until(lambda: not keeper._jobs.empty())
    store.may_write.set()
    await answer(line, returning)
    await asyncio.sleep(0.05)
    assert keeper.state.lines == []


@in_time
async def test_chat_does_not_disturb_a_thinking_bot() -> None:
    house = House()
    house.bots.may_answer.clear()
    keeper, ann, ben = await house.match()
    line, seat, _ = awaited(ann, ben)
    await do(keeper, line, wire.Resign, seat=seat)
    await until(lambda: house.bots.asked)
    for _ in range(5):
        await do(keeper, ann, wire.Say, text="quick!")
    assert len(house.bots.asked) == 1
    house.bots.may_answer.set()
    await until(lambda: keeper.state.lines)


@in_time
async def test_bots_that_cannot_be_asked_at_all_do_not_leave_people_waiting() -> None:
    house = House()
    house.bots.fails = True
    keeper, ann, ben = await house.match()
    line, seat, _ = awaited(ann, ben)
    ask(keeper, line, wire.Resign, seat=seat)
    await until(lambda: ann.byes and ben.byes)
    assert ann.byes == ["trouble"]


# The turn clock


@in_time
async def test_the_turn_clock_makes_a_logged_move() -> None:
    house = House()
    keeper, ann = await house.lobby()
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.SetSettings, turn_seconds=30, is_open_to_spectators=True)
    await do(keeper, ann, wire.Start)
    line, seat, _ = awaited(ann, ben)
    assert line.frame.match is not None
    assert line.frame.match.deadline == 30_000
    house.time += 31_000
    await do(keeper, ann, wire.Say, text="tick")  # any command checks the clock
    await until(lambda: ann.frame.match is not None and seat not in ann.frame.match.to_act)
    assert {step.seat for step in keeper.state.lines} == {seat}
    kinds = [record.kind for record in stored(house, keeper)]
    assert kinds.count("moved") == len(keeper.state.lines)
    await asyncio.sleep(0.05)
    assert {step.seat for step in keeper.state.lines} == {seat}, "the next one has a clock of their own"


@in_time
async def test_the_clock_rings_by_itself_and_not_during_a_pause() -> None:
    house = House()
    keeper, ann = await house.lobby()
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.SetSettings, turn_seconds=1, is_open_to_spectators=True)
    await do(keeper, ann, wire.Start)
    await do(keeper, ann, wire.Pause)
    await do(keeper, ben, wire.Pause)
    house.time += 5000
    await asyncio.sleep(1.1)
    assert keeper.state.lines == []
    await do(keeper, ann, wire.Resume)
    house.time += 1000
    await until(lambda: keeper.state.lines)
