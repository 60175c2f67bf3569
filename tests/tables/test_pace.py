"""Bots pause so that people can follow, but not for moves without events."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.tables.house import House, do, in_time
from tests.tables.scenes import ANN, Scene
from tischlein.core.types import seats_in
from tischlein.tables import wire
from tischlein.tables.live.strategy import Plain
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.records import Moved


def canal() -> Scene:
    """Two bots, one of which is about to act with a tile in the warehouse."""
    scene = Scene(2, game="dayunhe")
    scene.do(ANN, wire.Stand, seat=0)
    scene.begin(bots=2)
    while not any(move.startswith("build") for move in scene.legal(scene.awaited)):
        moves = scene.legal(scene.awaited)
        scene.write(Moved(scene.awaited, next((m for m in moves if m.startswith("supply")), moves[0])))
    return scene


def pauses(scene: Scene, *beginnings: str) -> list[float]:
    table: Any = SimpleNamespace(state=scene.state, timing=Timing(bot_move=1.0))
    plain, found = Plain(table), []
    for beginning in beginnings:
        seat = scene.awaited
        move = next(move for move in scene.legal(seat) if move.startswith(beginning))
        found.append(plain.pause_before(seat, "greedy", scene.state.game.parse(move), dice=0))
        scene.write(Moved(seat, move))
    return found


def test_the_small_steps_of_a_build_are_one_pause() -> None:
    assert pauses(canal(), "build", "at", "turn") == [0.0, 0.0, 1.0]


@pytest.mark.parametrize(("pace", "factor"), [("calm", 2.0), ("normal", 1.0), ("quick", 0.4)])
def test_the_table_says_how_long_a_bot_takes(pace: str, factor: float) -> None:
    scene = canal()
    scene.do(ANN, wire.SetSettings, turn_seconds=0, is_open_to_spectators=True, pace=pace)
    assert pauses(scene, "build", "at", "turn") == [0.0, 0.0, factor]


def test_a_substitute_for_somebody_whose_time_is_up_takes_no_more_of_it() -> None:
    scene = canal()
    scene.state.seats[scene.awaited].person, scene.state.seats[scene.awaited].bot = ANN, ""
    assert pauses(scene, "build", "at", "turn") == [0.0, 0.0, 0.0]


def test_looking_what_a_move_tells_changes_nothing() -> None:
    scene = canal()
    match = scene.state.playing
    before = match.digest()
    seat = seats_in(match.game.to_act(match.state))[0]
    assert {match.is_told(seat, move) for move in match.legal(seat)} == {True, False}
    assert match.digest() == before


@in_time
async def test_a_running_table_heeds_a_new_pace() -> None:
    house = House()
    keeper, ann, _ = await house.match(3, bots=1)
    await do(keeper, ann, wire.SetSettings, turn_seconds=0, is_open_to_spectators=True, pace="quick")
    assert ann.frame.table.settings.pace == "quick"


@pytest.mark.parametrize(("pace", "looks"), [("calm", 9.0), ("normal", 9.0), ("quick", 3.6)])
def test_bots_wait_while_people_look_at_a_scoring(pace: str, looks: float) -> None:
    scene = Scene(2)
    scene.do(ANN, wire.Stand, seat=0)
    scene.do(ANN, wire.SetSettings, turn_seconds=0, is_open_to_spectators=True, pace=pace)
    scene.begin(bots=2)
    plain = pauses(scene, "")[0]
    while scene.state.lines[-1].pause == 0:
        scene.write(Moved(scene.awaited, scene.legal(scene.awaited)[0]))
    assert pauses(scene, "")[0] == pytest.approx(plain + looks)
    assert pauses(scene, "")[0] == plain, "once it was looked at, play goes on as before"


def test_pauses_shrink_with_the_pause_of_bots() -> None:
    assert Timing(bot_move=0.0).viewing_pause(9.0) == 0.0
    assert Timing(bot_move=5.0).viewing_pause(9.0) == 9.0
