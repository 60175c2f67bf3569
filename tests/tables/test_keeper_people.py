"""Arrivals, departures and spectators at a live table."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.tables.house import (
    QUICK,
    House,
    Wire,
    do,
    in_time,
    own_move,
    refusal,
    until,
)
from tests.tables.scenes import ANN, BEN, EVE
from tischlein.tables import wire
from tischlein.tables.log.state import CLOSED


@in_time
async def test_somebody_vanishes_and_after_the_grace_the_others_choose() -> None:
    house = House(timing=replace(QUICK, grace=0.05))
    keeper, ann, ben = await house.match()
    keeper.leave(ben)
    await until(lambda: not ann.frame.table.seats[1].is_here)
    assert await refusal(keeper, ann, wire.ChooseForAbsent, seat=1, choice="bot") == "table-not-absent"
    frames = len(ann.all(wire.Frame))
    house.time += 60
    await until(lambda: len(ann.all(wire.Frame)) > frames)  # sent without a command when the grace period is over
    await do(keeper, ann, wire.ChooseForAbsent, seat=1, choice="bot")
    assert ann.frame.table.seats[1].bot == "medium"
    _, back = await house.enter(keeper.state, BEN)
    await do(keeper, back, wire.Return, seat=1)
    await until(lambda: ann.frame.table.seats[1].is_here)
    assert ann.frame.table.seats[1].bot == ""


@in_time
async def test_the_others_can_end_it() -> None:
    house = House(timing=replace(QUICK, grace=0.0))
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
    _, tab = await house.enter(keeper.state, BEN)
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
    await do(keeper, ann, wire.ChooseForAbsent, seat=1, choice="bot")  # the shared screen does not count as Ben
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
    crowd = [Wire(f"guest-{number}") for number in range(200)]
    for line in crowd:
        keeper.join(line)
        keeper.leave(line)
    await until(lambda: all(line.heard for line in crowd))
    await asyncio.sleep(0.05)
    assert len(ann.all(wire.Frame)) - before < 10
    assert keeper._graces.people <= {ANN}
