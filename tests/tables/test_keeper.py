"""The keeper of a live table: order, exactly once, commit before broadcast, and what happens by itself."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from tests.tables.house import (
    QUICK,
    House,
    SlowStore,
    Wire,
    answer,
    ask,
    do,
    in_time,
    own_move,
    play_out,
    refusal,
    until,
)
from tests.tables.scenes import ANN, BEN, EVE, encoded, new_id
from tischlein.store.memory import Shelf
from tischlein.store.port import Record
from tischlein.tables import protocol as wire
from tischlein.tables.keeper import Keeper
from tischlein.tables.state import CLOSED, FINISHED, commitment


def awaited(ann: Wire, ben: Wire) -> tuple[Wire, int, str]:
    for line in (ann, ben):
        move = own_move(line)
        if move is not None:
            return line, *move
    raise AssertionError("nobody is awaited")


def stored(house: House, keeper: Keeper) -> list[Record]:
    assert isinstance(house.store, SlowStore)
    return house.store._shelf.logs[keeper.state.table]


# Commands


@in_time
async def test_a_command_is_acknowledged_and_shown() -> None:
    house = House()
    keeper, ann = await house.lobby()
    ack = await do(keeper, ann, wire.SetOption, key="direction", value="fixed")
    assert ack.v == keeper.state.n == ann.frame.v
    assert ann.frame.table.options["direction"] == "fixed"


@in_time
async def test_the_same_command_twice_is_done_once_and_acknowledged_twice() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    line, seat, move = awaited(ann, ben)
    play = wire.Play(new_id(), seat, move)
    for _ in range(3):
        keeper.command(line, play)
    await until(lambda: len(line.all(wire.Ack)) >= 3 and line.all(wire.Ack)[-1].id == play.id)
    acks = [ack for ack in line.all(wire.Ack) if ack.id == play.id]
    await until(lambda: len([ack for ack in line.all(wire.Ack) if ack.id == play.id]) == 3)
    assert len({ack.v for ack in acks}) == 1
    assert sum(record.kind == "moved" for record in stored(house, keeper)) == 1


@in_time
async def test_two_people_may_happen_to_use_the_same_id() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    same = new_id()
    keeper.command(ann, wire.Say(same, "hello"))
    keeper.command(ben, wire.Say(same, "hello back"))
    await until(lambda: len(keeper.state.chat) == 2)
    assert [line.text for line in keeper.state.chat] == ["hello", "hello back"]


@in_time
async def test_a_resent_command_is_known_after_a_restart() -> None:
    house = House()
    keeper, ann = await house.lobby()
    command = wire.Sit(new_id(), 1, "Ann")
    keeper.command(ann, command)
    first = await answer(ann, command.id)
    await keeper.stop("stopping")
    again, line = await house.enter(keeper.state, ANN)
    assert again is not keeper
    again.command(line, command)
    assert await answer(line, command.id) == first
    assert len(stored(house, again)) == again.state.n


@in_time
async def test_a_refused_command_is_answered_to_its_sender_only() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    before, heard = keeper.state.n, len(ann.heard)
    assert await refusal(keeper, ben, wire.Resign, seat=0) == "table-not-your-seat"
    assert keeper.state.n == before
    assert len(ann.heard) == heard


@in_time
async def test_commands_are_taken_in_order() -> None:
    house = House()
    keeper, ann = await house.lobby()
    ids = [ask(keeper, ann, wire.Say, text=str(number)) for number in range(20)]
    await answer(ann, ids[-1])
    assert [ack.id for ack in ann.all(wire.Ack)] == ids
    assert [line.text for line in keeper.state.chat] == [str(number) for number in range(20)]


@in_time
async def test_why_changes_nothing_and_looks_into_no_other_hand() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    line, seat, move = awaited(ann, ben)
    other = ben if line is ann else ann
    reason = await answer(line, ask(keeper, line, wire.Why, seat=seat, move=move))
    assert isinstance(reason, wire.Reason)
    assert reason.why is None
    refused = await answer(other, ask(keeper, other, wire.Why, seat=seat, move=move))
    assert isinstance(refused, wire.Refused)


@in_time
async def test_a_display_commands_nothing() -> None:
    house = House()
    keeper, _ = await house.lobby()
    _, display = await house.enter(keeper.state, ANN, is_display=True)
    assert await refusal(keeper, display, wire.Start) == "table-display"
    assert await refusal(keeper, display, wire.Rematch) == "table-is-open"
    assert await refusal(keeper, display, wire.Why, seat=0, move="draw") == "table-not-your-seat"


# Commit, then tell


@in_time
async def test_nothing_is_sent_before_it_is_durable() -> None:
    store = SlowStore()
    house = House(store)
    keeper, ann, ben = await house.match()
    line, seat, move = awaited(ann, ben)
    heard = len(ann.heard), len(ben.heard)
    store.may_write.clear()
    command = ask(keeper, line, wire.Play, seat=seat, move=move)
    await until(lambda: store.waiting)
    await asyncio.sleep(0.05)
    late = Wire(EVE)
    keeper.join(late)
    await asyncio.sleep(0.05)
    assert (len(ann.heard), len(ben.heard), late.heard) == (*heard, [])
    store.may_write.set()
    await answer(line, command)
    await until(lambda: late.heard)


@in_time
async def test_a_full_disk_shows_nothing_and_loses_nothing() -> None:
    store = SlowStore()
    house = House(store)
    keeper, ann, ben = await house.match()
    line, seat, move = awaited(ann, ben)
    committed = keeper.state.n
    before = encoded(line.frame)
    frames = len(ann.all(wire.Frame)), len(ben.all(wire.Frame))
    store.is_full = True
    play = wire.Play(new_id(), seat, move)
    keeper.command(line, play)
    await until(lambda: ann.byes and ben.byes)
    assert ann.byes == ben.byes == ["store"]
    assert (len(ann.all(wire.Frame)), len(ben.all(wire.Frame))) == frames
    assert not [ack for ack in line.all(wire.Ack) if ack.id == play.id]
    store.is_full = False
    again, back = await house.enter(keeper.state, line.viewer.person, since=line.since)
    assert again is not keeper
    assert again.state.n == committed
    assert json.loads(encoded(back.frame))["match"]["view"] == json.loads(before)["match"]["view"]
    again.command(back, play)
    assert isinstance(await answer(back, play.id), wire.Ack), "sent again, it is done"
    assert house.troubles == []


@in_time
async def test_whoever_comes_while_the_store_fails_is_sent_home_too() -> None:
    store = SlowStore()
    house = House(store)
    keeper, ann = await house.lobby()
    store.may_write.clear()
    ask(keeper, ann, wire.Say, text="x")
    await until(lambda: store.waiting)
    late = Wire(EVE)
    keeper.join(late)
    store.is_full = True
    store.may_write.set()
    await until(lambda: late.heard)
    assert late.byes == ["store"]
    too_late = Wire(EVE)
    keeper.join(too_late)
    assert too_late.byes == ["moved"]


@in_time
async def test_another_process_was_faster() -> None:
    shelf = Shelf()
    here, there = House(SlowStore(shelf)), House(SlowStore(shelf))
    keeper, ann = await here.lobby()
    other, line = await there.enter(keeper.state, ANN)
    await do(other, line, wire.Say, text="from there")
    say = wire.Say(new_id(), "from here")
    keeper.command(ann, say)
    await until(lambda: ann.byes)
    assert ann.byes == ["moved"]
    again, back = await here.enter(keeper.state, ANN)
    again.command(back, say)
    await answer(back, say.id)
    assert [said.text for said in again.state.chat] == ["from there", "from here"]


@in_time
async def test_an_unexpected_fault_ends_the_keeper_and_not_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    keeper, ann = await house.lobby()
    _, eve = await house.enter(keeper.state, EVE)
    with monkeypatch.context() as patch:
        patch.setattr("tischlein.tables.keeper.decide", lambda *_: 1 / 0)
        ask(keeper, ann, wire.Say, text="x")
        await until(lambda: ann.byes and eve.byes)
    assert ann.byes == ["trouble"]
    assert isinstance(house.troubles[0], ZeroDivisionError)
    again, back = await house.enter(keeper.state, ANN)
    await do(again, back, wire.Say, text="and on it goes")


@in_time
async def test_a_table_that_was_deleted_meanwhile() -> None:
    house = House()
    keeper, ann = await house.lobby()
    await house.store.delete(keeper.state.table)
    ask(keeper, ann, wire.Say, text="x")
    await until(lambda: ann.byes)
    assert ann.byes == ["trouble"]


# Bots


@in_time
async def test_bots_play_by_themselves() -> None:
    house = House()
    state = await house.hall.create("monsterrolle", 3, ANN, ["Ann"], is_quick=True, nonce="a1")
    keeper, ann = await house.enter(state, ANN)
    await play_out(keeper, ann)
    assert keeper.state.status == FINISHED
    await until(lambda: ann.frame.v == keeper.state.n)
    fairness = ann.frame.table.fairness
    assert fairness is not None
    assert fairness.commitment == commitment(fairness.secret, tuple(fairness.nonces))
    assert fairness.nonces == ["a1"]
    assert house.troubles == []


@in_time
async def test_a_bot_plays_on_though_nobody_watches() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    for line, seat in ((ann, 0), (ben, 1)):
        await do(keeper, line, wire.Resign, seat=seat)
        keeper.leave(line)
    await until(lambda: keeper.state.status == FINISHED)


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
    await until(lambda: keeper._inbox)
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
    await do(keeper, ann, wire.Say, text="tick")  # anything looks at the clock
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


# Coming and going


@in_time
async def test_somebody_vanishes_and_after_the_grace_the_others_choose() -> None:
    house = House(pace=replace(QUICK, grace=0.05))
    keeper, ann, ben = await house.match()
    keeper.leave(ben)
    await until(lambda: not ann.frame.table.seats[1].is_here)
    assert await refusal(keeper, ann, wire.ChooseForAbsent, seat=1, choice="bot") == "table-not-absent"
    frames = len(ann.all(wire.Frame))
    house.time += 60
    await until(lambda: len(ann.all(wire.Frame)) > frames)  # told by itself when the grace is over
    await do(keeper, ann, wire.ChooseForAbsent, seat=1, choice="bot")
    assert ann.frame.table.seats[1].bot == "greedy"
    _, back = await house.enter(keeper.state, BEN)
    await do(keeper, back, wire.Return, seat=1)
    await until(lambda: ann.frame.table.seats[1].is_here)
    assert ann.frame.table.seats[1].bot == ""


@in_time
async def test_the_others_can_end_it() -> None:
    house = House(pace=replace(QUICK, grace=0.0))
    keeper, ann, ben = await house.match()
    keeper.leave(ben)
    await do(keeper, ann, wire.ChooseForAbsent, seat=1, choice="end")
    await until(lambda: ann.byes)
    assert ann.byes == ["closed"]
    assert ann.frame.table.status == CLOSED


@in_time
async def test_after_a_restart_whoever_does_not_come_back_is_away_too() -> None:
    house = House()
    keeper, ann, _ = await house.match()
    await keeper.stop("stopping")
    again, ann = await house.enter(keeper.state, ANN)
    house.time += 31_000
    await do(again, ann, wire.ChooseForAbsent, seat=1, choice="bot")


@in_time
async def test_two_tabs_are_one_person() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    _, tab = await house.enter(keeper.state, BEN, nonce="other")
    keeper.leave(ben)
    await asyncio.sleep(0.03)
    assert ann.frame.table.seats[1].is_here
    assert ann.frame.table.spectators == 0
    keeper.leave(tab)
    await until(lambda: not ann.frame.table.seats[1].is_here)


@in_time
async def test_both_tabs_see_and_play() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    _, tab = await house.enter(keeper.state, BEN)
    while own_move(tab) is None:
        move = own_move(ann)
        assert move is not None
        await do(keeper, ann, wire.Play, seat=move[0], move=move[1])
    move = own_move(tab)
    assert move is not None
    await do(keeper, tab, wire.Play, seat=move[0], move=move[1])
    assert ben.frame.v == tab.frame.v == keeper.state.n


@in_time
async def test_spectators_and_displays_are_told_apart() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    _, eve = await house.enter(keeper.state, EVE)
    _, tab = await house.enter(keeper.state, EVE)
    _, display = await house.enter(keeper.state, BEN, is_display=True)
    await until(lambda: ann.frame.table.spectators == 1)
    keeper.leave(ben)
    await until(lambda: not ann.frame.table.seats[1].is_here)
    assert ann.frame.table.seats[1].away_since >= 0
    house.time += 40_000
    keeper.leave(display)
    await asyncio.sleep(0.03)
    await do(keeper, ann, wire.ChooseForAbsent, seat=1, choice="bot")  # the screen was not Ben
    for line in (eve, tab):
        keeper.leave(line)
    await until(lambda: ann.frame.table.spectators == 0)


@in_time
async def test_a_display_is_not_its_owners_return() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    keeper.leave(ben)
    await house.enter(keeper.state, BEN, is_display=True)
    house.time += 31_000
    await do(keeper, ann, wire.ChooseForAbsent, seat=1, choice="bot")


@in_time
async def test_a_table_without_spectators_sends_them_home() -> None:
    house = House()
    keeper, ann = await house.lobby()
    _, eve = await house.enter(keeper.state, EVE)
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.SetSettings, turn_seconds=0, is_open_to_spectators=False)
    assert eve.byes == [], "in the lobby everybody may come and sit down"
    await do(keeper, ann, wire.Start)
    assert eve.byes == ["spectators"]
    assert all(frame.match is None for frame in eve.all(wire.Frame))
    _, again = await house.enter(keeper.state, EVE)
    assert again.byes == ["spectators"]
    assert again.all(wire.Frame) == []
    _, back = await house.enter(keeper.state, BEN)
    assert back.frame.match is not None


@in_time
async def test_whoever_is_removed_is_sent_home_and_is_a_stranger_then() -> None:
    house = House()
    keeper, ann = await house.lobby()
    _, ben = await house.enter(keeper.state, BEN)
    _, tab = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.ClearSeat, seat=1)
    assert ben.byes == tab.byes == ["removed"]
    _, back = await house.enter(keeper.state, BEN)
    assert back.frame.table.invitation == ""
    assert not any(seat.is_you for seat in back.frame.table.seats)
    await do(keeper, ann, wire.ClearSeat, seat=0)
    assert ann.byes == [], "standing up is no removal"


@in_time
async def test_a_vanished_host_is_replaced() -> None:
    house = House()
    keeper, ann = await house.lobby(3)
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.Stand, seat=0)
    keeper.leave(ann)
    assert await refusal(keeper, ben, wire.HandOver, seat=1) == "table-host-only"
    house.time += 31_000
    await do(keeper, ben, wire.HandOver, seat=1)
    assert ben.frame.table.is_host


@in_time
async def test_a_crowd_at_the_door_costs_the_table_little() -> None:
    house = House()
    keeper, ann = await house.lobby()
    before = len(ann.all(wire.Frame))
    crowd = [Wire(f"guest-{number}", nonce="aa") for number in range(200)]
    for line in crowd:
        keeper.join(line)
        keeper.leave(line)
    await until(lambda: all(line.heard for line in crowd))
    await asyncio.sleep(0.05)
    assert len(ann.all(wire.Frame)) - before < 10
    assert keeper.attendance.nonces == {}, "guests who left are forgotten"
    assert keeper._graces.keys() <= {ANN}


@in_time
async def test_numbers_from_every_browser_go_into_the_shuffle() -> None:
    house = House()
    state = await house.hall.create("monsterrolle", 2, ANN, ["Ann"])
    keeper, ann = await house.enter(state, ANN, nonce="a11ce")
    _, ben = await house.enter(state, BEN, nonce="b0b")
    _, _ = await house.enter(state, EVE, nonce="e4e")
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    keeper.leave(ben)  # the number of somebody whose phone sleeps still counts
    await do(keeper, ann, wire.Start)
    assert ann.frame.table.fairness is not None
    assert sorted(ann.frame.table.fairness.nonces) == ["a11ce", "b0b"]


# The end


@in_time
async def test_closing_tells_everybody_once_and_lets_go() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await do(keeper, ann, wire.CloseTable)
    await until(lambda: ben.byes)
    assert ann.byes == ben.byes == ["closed"]
    assert keeper.is_gone
    assert keeper.state.status == CLOSED


@in_time
async def test_a_rematch_is_made_once_even_if_two_ask() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await play_out(keeper, ann, ben)
    tables = len(await house.store.tables_of(ANN))
    first, second = ask(keeper, ann, wire.Rematch), ask(keeper, ben, wire.Rematch)
    assert isinstance(await answer(ann, first), wire.Ack)
    assert isinstance(await answer(ben, second), wire.Ack)
    assert len(await house.store.tables_of(ANN)) == tables + 1
    assert ann.frame.table.rematch == ben.frame.table.rematch
    table = await house.hall.find(ann.frame.table.rematch)
    assert table is not None
    new = await house.hall.load(table)
    assert [seat.person for seat in new.seats] == [BEN, ANN], "another one begins"
    assert new.host == ANN


@in_time
async def test_a_rematch_keeps_looks_settings_and_the_one_device() -> None:
    house = House()
    state = await house.hall.create("monsterrolle", 2, ANN, ["Ann", "Anton"], is_pass_and_play=True)
    keeper, ann = await house.enter(state, ANN)
    look = state.game.info.looks[1]
    await do(keeper, ann, wire.SetLook, seat=0, look=look)
    await do(keeper, ann, wire.SetOption, key="direction", value="fixed")
    await do(keeper, ann, wire.SetSettings, turn_seconds=600, is_open_to_spectators=False)
    await do(keeper, ann, wire.Start)
    await play_out(keeper, ann)
    await do(keeper, ann, wire.Rematch)
    table = await house.hall.find(ann.frame.table.rematch)
    assert table is not None
    new = await house.hall.load(table)
    assert new.is_pass_and_play
    assert (new.turn_seconds, new.is_open_to_spectators) == (600, False)
    assert new.seats[1].look == look
    assert new.options["direction"] == "fixed"


@in_time
async def test_stopping_tells_everybody_and_ends_the_task() -> None:
    house = House()
    house.bots.may_answer.clear()
    keeper, ann, _ = await house.match(3, bots=1)
    await do(keeper, ann, wire.Resign, seat=0)
    await house.hall.close()
    assert ann.byes == ["stopping"]
    assert keeper._task is not None
    assert keeper._task.done()
    keeper.command(ann, wire.Say(new_id(), "x"))
    keeper.leave(ann)
    assert len(asyncio.all_tasks()) <= 2


@in_time
async def test_random_commands_from_everybody_never_end_a_table() -> None:
    """Nothing that people can send ends the keeper; what it shows is always what is stored."""
    house, dice = House(), random.Random(11)
    keeper, ann, ben = await house.match(3, bots=1)
    _, eve = await house.enter(keeper.state, EVE)
    for _ in range(300):
        line = dice.choice([ann, ben, eve])
        move = own_move(line) or (dice.randrange(4), dice.choice(["draw", "end", "?"]))
        commands: list[tuple[type, dict[str, Any]]] = [
            (wire.Play, {"seat": move[0], "move": move[1]}),
            (wire.Play, {"seat": move[0], "move": move[1]}),
            (wire.Undo, {"seat": move[0]}),
            (wire.Resign, {"seat": move[0]}),
            (wire.Return, {"seat": dice.randrange(4)}),
            (wire.Pause, {}),
            (wire.Resume, {}),
            (wire.Say, {"text": "x"}),
            (wire.Start, {}),
            (wire.HandOver, {"seat": dice.randrange(3)}),
            (wire.Why, {"seat": move[0], "move": move[1]}),
            (wire.LookBack, {"v": dice.randrange(line.frame.v + 2)}),
            (wire.Ping, {}),
            (wire.Rematch, {}),
        ]
        kind, fields = dice.choice(commands)
        await answer(line, ask(keeper, line, kind, **fields))
    assert not keeper.is_gone
    assert house.troubles == []
    assert len(stored(house, keeper)) == keeper.state.n
