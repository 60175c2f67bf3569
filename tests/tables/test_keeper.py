"""The keeper of a live table: order, exactly once, and commit before broadcast."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from tests.tables.house import (
    House,
    SlowStore,
    Wire,
    answer,
    ask,
    awaited,
    do,
    in_time,
    own_move,
    play_out,
    refusal,
    stored,
    until,
)
from tests.tables.scenes import ANN, BEN, EVE, encoded, new_id
from tischlein.core.errors import BadInput
from tischlein.store.memory import Shelf
from tischlein.tables import wire
from tischlein.tables.log.state import CLOSED, OPEN, PLAYING

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


# Commit before acknowledging


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
        patch.setattr("tischlein.tables.live.keeper.decide", lambda *_: 1 / 0)
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
    assert ann.byes == ["closed"]
    assert house.troubles == [], "the operator wanted it"
    with pytest.raises(BadInput):
        await house.hall.keeper(keeper.state.table)


# The end


@in_time
async def test_closing_tells_everybody_once_and_lets_go() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await do(keeper, ann, wire.CloseTable)
    await until(lambda: ben.byes)
    assert ann.byes == ben.byes == ["closed"]
    assert keeper.has_ended
    assert keeper.state.status == CLOSED


@in_time
async def test_a_rematch_is_made_once_even_if_two_ask() -> None:
    house = House()
    keeper, ann, ben = await house.match()
    await play_out(keeper, ann, ben)
    tables = len(await house.store.tables_of(ANN, (OPEN, PLAYING), limit=100))
    first, second = ask(keeper, ann, wire.Rematch), ask(keeper, ben, wire.Rematch)
    assert isinstance(await answer(ann, first), wire.Ack)
    assert isinstance(await answer(ben, second), wire.Ack)
    assert len(await house.store.tables_of(ANN, (OPEN, PLAYING), limit=100)) == tables + 1
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
    assert not [task for task in asyncio.all_tasks() if task.get_name().startswith("table ")]
    keeper.command(ann, wire.Say(new_id(), "x"))
    keeper.leave(ann)
    assert len(asyncio.all_tasks()) <= 2


@in_time
async def test_random_commands_from_everybody_never_end_a_table() -> None:
    """No command can end the keeper, and what it shows is always what is stored."""
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
            (wire.Since, {"has_positions": dice.random() < 0.5}),
            (wire.Ping, {}),
            (wire.Rematch, {}),
        ]
        kind, fields = dice.choice(commands)
        await answer(line, ask(keeper, line, kind, **fields))
    assert not keeper.has_ended
    assert house.troubles == []
    assert len(stored(house, keeper)) == keeper.state.n
