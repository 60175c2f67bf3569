"""Seats and names: asking for a seat, free seats at the start, and renaming during a match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.tables.scenes import ANN, BEN, EVE, Scene, started
from tischlein.tables import wire
from tischlein.tables.frames.picture import Presence, Viewer, frame
from tischlein.tables.log.fold import KEPT_KNOCKS
from tischlein.tables.log.state import PLAYING


def knocks(scene: Scene, viewer: str, *here: str) -> list[str]:
    presence = Presence(frozenset(here), {}, 0, 0)
    return frame(scene.state, Viewer(viewer), presence, 0).table.knocks


# Free seats at the start


def test_empty_chairs_are_removed() -> None:
    scene = Scene(4).seat_ben(2)
    scene.do(ANN, wire.Start, empty="remove")
    assert [seat.person for seat in scene.state.seats] == [ANN, BEN]


def test_empty_chairs_are_filled_with_bots_where_they_stand() -> None:
    scene = Scene(4).seat_ben(2)
    scene.do(ANN, wire.Start, empty="bots")
    assert [seat.kind for seat in scene.state.seats] == ["person", "bot", "person", "bot"]
    assert scene.state.playing.header.seats == 4
    assert scene.state.status == PLAYING


def test_whoever_is_alone_may_start_with_bots_but_not_without() -> None:
    assert Scene(2).refused(ANN, wire.Start) == "table-too-few"
    scene = Scene(2)
    scene.do(ANN, wire.Start, empty="bots")
    assert scene.state.status == PLAYING


# Knocking


def test_the_host_hears_who_found_no_chair_and_nobody_else_does() -> None:
    scene = Scene(2).seat_ben()
    scene.do(EVE, wire.Knock, name=" Eve ")
    assert knocks(scene, ANN, ANN, EVE) == ["Eve"]
    assert knocks(scene, BEN, ANN, EVE) == []
    assert knocks(scene, EVE, ANN, EVE) == []
    assert knocks(scene, ANN, ANN) == [], "gone again"


def test_a_knock_is_over_once_there_is_a_chair_or_a_match() -> None:
    scene = Scene(2).seat_ben()
    scene.do(EVE, wire.Knock, name="Eve")
    scene.do(ANN, wire.SetSeats, seats=3)
    scene.do(EVE, wire.Sit, seat=2, name="Eve")
    assert scene.state.knocks == {}
    scene.do("person-fay", wire.Knock, name="")
    assert scene.state.knocks == {"person-fay": ""}
    scene.do(ANN, wire.Start)
    assert scene.state.knocks == {}


def test_nobody_knocks_without_need_twice_or_without_end() -> None:
    assert Scene(2).refused(EVE, wire.Knock, name="Eve") == "table-free-chair"
    scene = Scene(2).seat_ben()
    assert scene.answer(BEN, wire.Knock, name="Ben") == []
    scene.do(EVE, wire.Knock, name="Eve")
    assert scene.answer(EVE, wire.Knock, name="Eve") == []
    for number in range(KEPT_KNOCKS + 5):
        scene.do(f"person-{number}", wire.Knock, name="")
    assert len(scene.state.knocks) == KEPT_KNOCKS


# Names


@pytest.mark.parametrize("scene", [Scene(2).seat_ben(), started(), started().play(random.Random(5))])
def test_a_name_may_be_changed_before_during_and_after_the_match(scene: Scene) -> None:
    scene.do(BEN, wire.Rename, seat=1, name="Benno")
    assert [seat.name for seat in scene.seen(EVE).table.seats] == ["Ann", "Benno"]
    assert scene.answer(BEN, wire.Rename, seat=1, name="Benno") == []
    scene.do(BEN, wire.Rename, seat=1, name="")
    assert scene.state.seats[1].name == ""


def test_nobody_is_renamed_by_somebody_else() -> None:
    scene = started()
    for person in (ANN, EVE):
        assert scene.refused(person, wire.Rename, seat=1, name="Benno") == "table-not-your-seat"
    assert scene.refused(BEN, wire.Rename, seat=1, name=" \t ") == "table-no-name"


# Settings of a running match


def test_the_host_changes_the_pace_while_the_match_runs_but_not_the_clock() -> None:
    scene = started()
    scene.do(ANN, wire.SetSettings, turn_seconds=0, is_open_to_spectators=True, pace="calm")
    assert scene.seen(EVE).table.settings.pace == "calm"
    scene.do(ANN, wire.SetSettings, turn_seconds=0, is_open_to_spectators=True)
    assert scene.state.pace == "calm", "not said: as before"
    hurry: dict[str, Any] = {"turn_seconds": 30, "is_open_to_spectators": True, "pace": "quick"}
    assert scene.refused(ANN, wire.SetSettings, **hurry) == "table-is-playing"
    assert scene.refused(BEN, wire.SetSettings, **hurry) == "table-host-only"
