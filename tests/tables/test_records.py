"""Records are typed and versioned, and records of all versions can be read."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from tests.tables import kept
from tests.tables.scenes import ANN, BEN, EVE, started
from tischlein.store.port import Record as Row
from tischlein.tables import wire
from tischlein.tables.clock import Trip
from tischlein.tables.log.forget import by_person, redacted
from tischlein.tables.log.listing import to_json
from tischlein.tables.log.records import (
    ALL,
    VERSION,
    Chair,
    Created,
    Ending,
    Moved,
    Said,
    SettingsSet,
    Started,
    Words,
)
from tischlein.tables.log.upgrades import read
from tischlein.tables.race.judge import Call, Race


def test_every_kind_has_a_name_of_its_own() -> None:
    assert len({record.kind for record in ALL}) == len(ALL)


def test_all_that_is_written_says_its_version_first() -> None:
    scene = started()
    scene.do(ANN, wire.Say, text="hello")
    scene.play(random.Random(1), 3)
    assert all(row.data.startswith(f'{{"v":{VERSION}') for row in scene.rows())


def test_what_is_written_is_read_again() -> None:
    race = Race(3, 10, 200, 77, (Call(0, 1, 2, None, (Trip(1, 2),)), Call(1, 1, 3, 2)), (2,))
    told = (Words(5, msgspec.Raw(b'{"key":"k","args":{}}')),)
    moved = Moved(1, "photo 1 2", 40, race, told, Ending("end", (3, 4), (1,)), id="ann/1")
    created = Created(
        "click", ANN, {"a": "b"}, (Chair(ANN, "Ann", look="red"), Chair(bot="greedy")), code="C", secret="s"
    )
    for record in (moved, created, Said(ANN, "Ann", 0, "hi", "", id="ann/2"), Moved(0, "undo")):
        again = read(record.kind, to_json(record))
        assert to_json(again) == to_json(record)
        assert type(again) is type(record)


def test_what_a_move_does_not_have_takes_no_room() -> None:
    assert to_json(Moved(0, "end")) == '{"v":2,"seat":0,"move":"end"}'


def test_a_kept_log_written_again_is_of_today_and_says_the_same() -> None:
    for name in kept.NAMES:
        for row in kept.records(name):
            record = read(row.kind, row.data)
            again = to_json(record)
            assert json.loads(again)["v"] == VERSION
            assert to_json(read(row.kind, again)) == again


def test_a_table_from_before_the_pledge_has_no_secret_until_it_starts() -> None:
    old = {
        "game": "click",
        "host": ANN,
        "options": {},
        "seats": [{}],
        "pass_and_play": True,
        "code": "C",
        "invitation": "I",
    }
    created = read("created", json.dumps(old))
    assert created == Created("click", ANN, {}, (Chair(),), is_pass_and_play=True, code="C", invitation="I")
    started_then = read("started", json.dumps({"rules": 1, "options": {}, "looks": [], "nonces": ["n"], "secret": "s"}))
    assert started_then == Started(1, {}, (), ("n",), "s")


def test_a_rematch_of_the_first_version_begins_without_a_command() -> None:
    old = {"game": "click", "host": ANN, "options": {}, "seats": [], "pass_and_play": False, "starts": True}
    created = read("created", json.dumps(old))
    assert isinstance(created, Created)
    assert created.is_starting
    assert not created.is_pass_and_play


@pytest.mark.parametrize(("more", "pace"), [({}, ""), ({"pace": "fast"}, "fast")])
def test_settings_of_the_first_version(more: dict[str, str], pace: str) -> None:
    old = {"turn_seconds": 30, "spectators": False, "id": "x/1", **more}
    assert read("settings", json.dumps(old)) == SettingsSet(30, False, pace, id="x/1")


def test_settings_that_say_nothing_of_the_pace_leave_it() -> None:
    scene = started()
    scene.write(SettingsSet(0, True, "fast"))
    scene.write(SettingsSet(30, True, ""))
    assert (scene.state.pace, scene.state.turn_seconds) == ("fast", 30)


@pytest.mark.parametrize(("more", "person"), [({}, ""), ({"id": f"{BEN}/c/7"}, BEN)])
def test_who_spoke_is_read_from_the_command_in_the_first_version(more: dict[str, str], person: str) -> None:
    said = read("said", json.dumps({"name": "Ben", "seat": 1, "text": "hi", "emote": "", **more}))
    assert isinstance(said, Said)
    assert said.person == person


def test_names_in_records_of_the_first_version_are_forgotten() -> None:
    rows = kept.records("monsterrolle-whole")
    assert any("Evelyn" in row.data for row in rows)
    changes = redacted(rows, by_person(EVE).matches)
    left = [Row(row.n, row.kind, changes.get(row.n, row.data), row.at) for row in rows]
    assert not any("Evelyn" in row.data or '"Eve"' in row.data for row in left)
    assert {row.kind for row in rows if row.n in changes} == {"knocked", "seated", "renamed", "said"}
    assert redacted(left, by_person(EVE).matches) == {}


def test_a_record_of_a_newer_program_fails_loudly() -> None:
    with pytest.raises(ValueError, match="version 3"):
        read("closed", '{"v":3}')


@pytest.mark.parametrize(
    "data", ['{"v":2,"seat":"one","move":"end"}', '{"v":2,"seat":1}', '{"v":2,"seat":1,"move"', "[]"]
)
def test_an_invalid_record_fails_loudly(data: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read("moved", data)
