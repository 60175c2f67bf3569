"""A table that a shared screen opened: the first phone takes over from it, and the screen stays without a say."""

from __future__ import annotations

from tests.tables.house import House, do, in_time, play_out, refusal
from tests.tables.scenes import ANN, BEN
from tischlein.tables import wire

SCREEN = "person-screen"
GAME = "monsterrolle"


@in_time
async def test_a_screen_takes_no_chair_and_commands_nothing() -> None:
    house = House()
    state = await house.hall.create(GAME, 3, SCREEN, ["Television"], is_for_screen=True)
    keeper, screen = await house.enter(state, SCREEN, is_display=True)
    assert [seat.kind for seat in screen.frame.table.seats] == ["open", "open", "open"]
    assert (screen.frame.table.is_for_screen, screen.frame.table.is_host) == (True, False)
    assert screen.frame.table.invitation == ""
    assert await refusal(keeper, screen, wire.Start) == "table-display"


@in_time
async def test_who_sits_down_first_becomes_host_and_the_others_do_not() -> None:
    house = House()
    state = await house.hall.create(GAME, 3, SCREEN, [""], is_for_screen=True)
    keeper, ann = await house.enter(state, ANN)
    _, ben = await house.enter(state, BEN)
    assert await refusal(keeper, ann, wire.PutBot, seat=2, bot="greedy") == "table-host-only", "only looks on so far"
    await do(keeper, ann, wire.Sit, seat=1, name="Ann")
    await do(keeper, ben, wire.Sit, seat=0, name="Ben")
    assert keeper.state.host == ANN
    assert await refusal(keeper, ben, wire.Start) == "table-host-only"
    await do(keeper, ann, wire.PutBot, seat=2, bot="greedy")
    await do(keeper, ann, wire.Start)
    assert keeper.state.status == "playing"


@in_time
async def test_a_host_who_changes_chairs_stays_host_and_an_empty_table_waits_for_the_next() -> None:
    house = House()
    state = await house.hall.create(GAME, 3, SCREEN, [""], is_for_screen=True)
    keeper, ann = await house.enter(state, ANN)
    _, ben = await house.enter(state, BEN)
    await do(keeper, ann, wire.Sit, seat=0, name="Ann")
    await do(keeper, ann, wire.Sit, seat=2, name="Ann")
    assert keeper.state.host == ANN
    await do(keeper, ann, wire.Stand, seat=2)
    await do(keeper, ben, wire.Sit, seat=0, name="Ben")
    assert keeper.state.host == BEN


@in_time
async def test_at_any_other_table_nobody_becomes_host_by_sitting_down() -> None:
    house = House()
    keeper, ann = await house.lobby(2)
    _, ben = await house.enter(keeper.state, BEN)
    await do(keeper, ann, wire.Stand, seat=0)
    await do(keeper, ben, wire.Sit, seat=0, name="Ben")
    assert keeper.state.host == ANN


@in_time
async def test_its_rematch_belongs_to_the_screen_as_well() -> None:
    house = House()
    state = await house.hall.create(GAME, 2, SCREEN, [""], is_for_screen=True, has_children=True)
    keeper, ann = await house.enter(state, ANN)
    _, ben = await house.enter(state, BEN)
    await do(keeper, ann, wire.Sit, seat=0, name="Ann")
    await do(keeper, ben, wire.Sit, seat=1, name="Ben")
    await do(keeper, ann, wire.Start)
    await play_out(keeper, ann, ben)
    await do(keeper, ann, wire.Rematch)
    table = await house.hall.find(ann.frame.table.rematch)
    assert table is not None
    new = await house.hall.load(table)
    assert (new.is_for_screen, new.has_children, new.host) == (True, True, ANN)
