"""A table with children: no race, no clocks, kind bots, for as long as it is one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.house import House, in_time, until
from tests.tables.scenes import ANN, BEN, Scene
from tischlein.core.errors import BadInput
from tischlein.core.registry import find_game, game_ids, live_part
from tischlein.tables import wire
from tischlein.tables.gate.checks import KIND
from tischlein.tables.gate.children import children_options
from tischlein.tables.log.due import due_of
from tischlein.tables.log.records import Moved
from tischlein.tables.log.snapshot import freeze, thaw

RACE = "click"


def with_children(scene: Scene, *, is_on: bool = True, turn_seconds: int = 0) -> Scene:
    scene.do(ANN, wire.SetSettings, turn_seconds=turn_seconds, is_open_to_spectators=True, has_children=is_on)
    return scene


def options(scene: Scene) -> dict[str, str]:
    return scene.seen(ANN).table.options


def test_a_game_that_races_is_played_calmly() -> None:
    scene = with_children(Scene(3, game=RACE))
    assert options(scene)["photos"] == "calm"
    assert scene.refused(ANN, wire.SetOption, key="photos", value="race") == "table-with-children"
    scene.do(ANN, wire.SetOption, key="short", value="full")  # the others are free


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_that_races_names_options_without_one(game_id: str) -> None:
    needed = live_part(game_id).ONE_DEVICE
    assert {key: children_options(find_game(game_id).info).get(key) for key in needed} == dict(needed)


def test_nothing_happens_by_itself_while_children_look() -> None:
    """With calm photos a window closes after a while; not here."""
    scene = Scene(2, game=RACE)
    scene.do(ANN, wire.SetOption, key="photos", value="calm")
    scene.seat_ben().begin()
    assert due_of(scene.state) is not None
    calm = with_children(Scene(2, game=RACE)).seat_ben().begin()
    assert due_of(calm.state) is None
    assert calm.seen(ANN).match is not None
    assert calm.seen(ANN).match.due == 0  # type: ignore[union-attr]
    for seat in (0, 1):
        calm.write(Moved(seat, "pass"))
    assert calm.state.playing.to_act, "it goes on once all have answered"


def test_clocks_are_stopped_and_stay_so() -> None:
    scene = Scene(2)
    scene.do(ANN, wire.SetSettings, turn_seconds=60, is_open_to_spectators=True)
    with_children(scene, turn_seconds=60)
    assert scene.state.turn_seconds == 0
    wish: dict[str, Any] = {"turn_seconds": 30, "is_open_to_spectators": True}
    assert scene.refused(ANN, wire.SetSettings, **wish) == "table-with-children"
    with_children(scene, is_on=False)
    scene.do(ANN, wire.SetSettings, **wish)
    assert scene.state.turn_seconds == 30


def test_other_settings_leave_it_as_it_is() -> None:
    scene = with_children(Scene(2))
    assert scene.state.pace == "calm"
    scene.do(ANN, wire.SetSettings, turn_seconds=0, is_open_to_spectators=False, pace="normal")
    assert (scene.state.has_children, scene.state.pace, scene.state.is_open_to_spectators) == (True, "normal", False)


def test_all_bots_are_kind() -> None:
    scene = Scene(4)
    scene.do(ANN, wire.PutBot, seat=1, bot="greedy")
    with_children(scene)
    assert scene.state.seats[1].bot == KIND
    assert scene.refused(ANN, wire.PutBot, seat=2, bot="greedy") == "table-with-children"
    scene.do(ANN, wire.PutBot, seat=2, bot=KIND)
    scene.do(ANN, wire.Start, empty="bots")
    assert [seat.bot for seat in scene.state.seats] == ["", KIND, KIND, KIND]


def test_a_kind_bot_sits_in_for_a_child_who_leaves() -> None:
    scene = with_children(Scene(2)).seat_ben().begin()
    scene.do(BEN, wire.Resign, seat=1)
    assert scene.state.seats[1].bot == KIND


def test_it_is_for_all_who_sit_there_and_only_the_host_changes_it() -> None:
    scene = with_children(Scene(2)).seat_ben()
    assert scene.seen(BEN).table.settings.has_children
    wish: dict[str, Any] = {"turn_seconds": 0, "is_open_to_spectators": True, "has_children": False}
    assert scene.refused(BEN, wire.SetSettings, **wish) == "table-host-only"
    scene.begin()
    assert scene.refused(ANN, wire.SetSettings, **wish) == "table-is-playing"


def test_a_table_does_not_become_one_in_the_middle_of_a_match() -> None:
    scene = Scene(2).seat_ben().begin()
    wish: dict[str, Any] = {"turn_seconds": 0, "is_open_to_spectators": True, "has_children": True}
    assert scene.refused(ANN, wire.SetSettings, **wish) == "table-is-playing"


def test_a_snapshot_remembers_it() -> None:
    scene = with_children(Scene(2))
    thawed = thaw("table-1", freeze(scene.state))
    assert thawed is not None
    assert thawed.has_children


@in_time
async def test_a_table_is_opened_with_children_and_its_rematch_is_one() -> None:
    house = House()
    state = await house.hall.create(RACE, 3, ANN, ["Ann"], is_quick=True, has_children=True, is_begun=True)
    assert (state.has_children, state.turn_seconds, state.pace) == (True, 0, "calm")
    assert [seat.bot for seat in state.seats] == ["", KIND, KIND]
    assert state.shuffle is not None
    assert state.shuffle.options["photos"] == "calm"
    assert await house.hall.load(state.table) is not state
    assert (await house.hall.load(state.table)).has_children
    await house.hall.close()


@in_time
async def test_around_one_device_children_play_as_well() -> None:
    house = House()
    names = ["Ann", "Ben"]
    state = await house.hall.create(RACE, 2, ANN, names, is_pass_and_play=True, has_children=True, is_begun=True)
    assert (state.has_children, state.is_pass_and_play) == (True, True)
    keeper, _ = await house.enter(state, ANN)
    await until(lambda: keeper.state.status == "playing")
    await house.hall.close()


@in_time
async def test_the_number_of_chairs_is_still_checked() -> None:
    house = House()
    with pytest.raises(BadInput):
        await house.hall.create(RACE, 9, ANN, ["Ann"], has_children=True)
    await house.hall.close()
