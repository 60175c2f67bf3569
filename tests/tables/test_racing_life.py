"""Races together with pauses, bots, clocks, restarts and calm photos; and that nothing reveals a photo."""

from __future__ import annotations

import asyncio
import functools
import json
from typing import Any

import pytest

from tests.tables.house import SlowStore, do, refusal, until
from tests.tables.scenes import ANN, encoded, new_id, picture
from tests.tables.stopwatch import Person, RaceHouse, now, run_swiftly, slot_of, stage, swiftly
from tests.tables.test_racing import entries, has_entries, records, sent_at, step_two, window
from tischlein.core.types import Move
from tischlein.games.click import data, review, rules
from tischlein.games.click.moves import CLICK
from tischlein.lawbook.clauses import clause
from tischlein.tables import wire
from tischlein.tables.live.botrunner import think
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.snapshot import freeze, thaw

CALM = {"photos": "calm"}


def waits(view: Any, legal: list[str]) -> str:
    """A bot that never calls: it passes if possible, else plays the first other move."""
    quiet = [move for move in legal if move in ("pass", "go")]
    return (quiet or [move for move in legal if move.split()[0] not in ("click", "photo")])[0]


def sees(view: Any, legal: list[str]) -> str:
    """A bot that always calls."""
    photos = [move for move in legal if move.startswith("photo")]
    return photos[0] if photos else "click" if "click" in legal else waits(view, legal)


async def asleep(seconds: float) -> None:
    await asyncio.sleep(seconds)


async def pause(table: Keeper, *people: Person) -> None:
    for person in people:
        await do(table, person, wire.Pause)
    assert table.state.is_paused


async def restart(house: RaceHouse, table: Keeper, *lines: int, seconds: float = 20) -> tuple[Keeper, list[Person]]:
    """Another process loads the table from its log some time later."""
    await table.stop("stopping")
    await asleep(seconds)
    again = await house.hall.keeper(table.state.table)
    assert again is not table
    people = [Person(seat, length) for seat, length in enumerate(lines)]
    for person in people:
        again.join(person)
    await until(lambda: all(person.heard for person in people))
    return again, people


# Nothing reveals that there is a photo


def seen_by(person: Person) -> list[Any]:
    """Everything that was sent, without what differs between any two tables."""
    heard = json.loads(b"[" + b",".join(map(encoded, person.heard)) + b"]")
    for message in heard:
        message.pop("id", "")
        if message["t"] == "frame":
            for name in ("code", "invitation", "fairness", "watchers"):
                message["table"].pop(name)
    return list(heard)


async def some_turns() -> tuple[list[str], list[Any], list[int]]:
    """Calls, a wrong mark, an abandoned one, held moves and pauses; what happened, what Ann saw of it, and when."""
    table, (ann, ben, eve) = await RaceHouse().race(10, 60, 30)
    began, moments = now(), list[int]()
    ben.presses(table, 300)
    await has_entries(table, 1)
    await ben.refused(ben.plays(table, "photo 1 2"))
    await step_two(table)
    moments.append(now() - began)
    await ann.done(ann.plays(table, "take 2 right"))
    moments.append(now() - began)
    eve.presses(table, 400)
    ann.presses(table, 460)
    await has_entries(table, 8)
    await ann.done(ann.plays(table, "swap 1 6"))
    await ann.done(ann.plays(table, "end"))
    await until(lambda: entries(table)[-1] == "0 go")
    moments.append(now() - began)
    return entries(table), seen_by(ann), moments


@pytest.mark.parametrize("seat", [1, 2])
@clause("CL-3.13")
def test_the_same_commands_show_the_same_frames_whether_or_not_another_has_a_photo(
    monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    """Neither contents nor timing differ for the viewer."""
    worlds = []
    for photos in ((), (seat,)):
        with monkeypatch.context() as patch:
            stage(patch, *photos)
            worlds.append(run_swiftly(patch, some_turns()))
    bare, rich = worlds
    assert bare[0] == rich[0]
    assert bare[1] == rich[1]
    assert bare[2] == rich[2]
    assert len(bare[1]) > 10


# Pauses and substitutes


@swiftly
async def test_a_pause_in_the_middle_of_a_race_and_the_window_opens_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1, coming=True)
    house = RaceHouse()
    table, (ann, ben, eve) = await house.race(0, 0, 120)
    await step_two(table)
    await ann.done(ann.plays(table, "take 1 left"))
    called = ben.presses(table, 500)  # the verdict waits for Eve
    await until(lambda: now() > sent_at(table) + 550_000)
    await pause(table, ann, eve, ben)
    assert await ben.refused(called) == ("table-is-paused", "")
    assert ben.frame.match is not None
    assert (ben.frame.match.window, ben.frame.match.due) == (0, 0)
    await asleep(30)
    assert entries(table) == ["0 go", "0 take 1 left"]
    assert await ben.refused(ben.plays(table, "click", reaction=1, window=3)) == ("table-is-paused", "")
    await do(table, ben, wire.Resume)
    assert ben.frame.match.window == 3
    await ben.done(ben.presses(table, 60))  # the wall was shown long before, so this is no false start
    await ben.done(ben.plays(table, slot_of(table, 1)))
    assert house.troubles == []


@swiftly
async def test_a_pause_stops_the_time_for_marking(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(10, 60)
    ann.presses(table, 640)
    ben.presses(table, 600)
    await has_entries(table, 2)
    await pause(table, ann, ben)
    await asleep(30)
    assert len(entries(table)) == 2
    await do(table, ann, wire.Resume)
    await asleep(5)
    await ben.done(ben.plays(table, slot_of(table, 1)))
    assert [strip.seat for strip in ann.strips[0]] == [1, 0], "the numbers of the race are still known"
    await has_entries(table, 4)
    assert entries(table)[-1] == "0 nothing"


@swiftly
async def test_who_resigns_while_marking_leaves_the_mark_to_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    house = RaceHouse()
    house.bots_follow(sees)
    table, (_ann, ben) = await house.race(0, 0)
    await ben.done(ben.presses(table, 600))
    await do(table, ben, wire.Resign, seat=1)
    await has_entries(table, 2)
    assert entries(table) == ["1 click", "1 photo 1 4"]
    assert set(house.bots.asked) == {"medium"}
    assert await refusal(table, ben, wire.Play, seat=1, move="click") == "table-bot-sits-in"


@swiftly
@clause("CL-6.5")
async def test_bots_call_like_people_and_never_say_that_they_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 2)
    house = RaceHouse()
    house.bots_follow(sees)
    table, (_ann,) = await house.race(0, bots=2)
    began = now()
    await has_entries(table, 1)
    assert entries(table)[0] in ("1 click", "2 click")
    assert now() - began >= 250_000, "no bot is faster than a quick person"
    await until(lambda: "2 photo 1 1" in entries(table), 60)
    assert not any("pass" in entry for entry in entries(table))
    assert {"1 click", "2 click"} <= set(entries(table)), "several bots think at once"


@swiftly
@clause("CL-6.5")
async def test_a_call_of_a_person_in_a_bot_s_turn_does_not_make_the_bot_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """While another seat marks, a call is the only legal move of the active seat."""
    stage(monkeypatch)
    house = RaceHouse()

    async def choose(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, **_for: str) -> Move:
        return legal[0] if len(legal) == 1 else think(game_id, bot, view, legal, seed, 1.0)

    house.bots.choose = choose  # type: ignore[method-assign]
    table, (ann, ben) = await house.race(0, 0)
    await step_two(table)
    await do(table, ann, wire.Resign, seat=0)
    await ben.done(ben.presses(table, 300))
    await asleep(3)
    assert table.state.playing.game.legal(table.state.playing.state, 0) == [CLICK]
    await ben.done(ben.plays(table, "nothing"))
    await asleep(10)
    assert len(entries(table)) > 4, "the bot goes on with its turn"
    after = entries(table).index("1 nothing") + 1
    assert "0 click" not in entries(table)[: after + 1], "what it makes possible by its own moves it may call"


@swiftly
@clause("CL-6.5")
async def test_a_bot_that_sees_its_photo_calls_while_a_person_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    house = RaceHouse()
    house.bots_follow(lambda view, legal: "click" if legal == ["pass", "click"] else waits(view, legal))
    table, (ann, ben) = await house.race(0, 0)
    await step_two(table)
    await do(table, ann, wire.Resign, seat=0)
    await ben.done(ben.presses(table, 300))
    await asleep(3)
    assert "0 click" in entries(table)


@swiftly
@clause("CL-3.11", "CL-6.5")
async def test_a_silent_bot_is_not_asked_again_until_there_is_something_new(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    house = RaceHouse()
    house.bots_follow(waits)
    table, (ann, ben) = await house.race(0, 0, bots=2)
    await step_two(table)
    await asleep(1)
    asked = len(house.bots.asked)
    for _ in range(3):
        await do(table, ann, wire.Say, text="hm")
    for caller in (ann, ben):
        await caller.done(caller.presses(table, 2000 + 100 * caller.seat))
    for caller in (ann, ben):
        await caller.done(caller.plays(table, "nothing"))
    await asleep(5)
    assert len(house.bots.asked) == asked
    assert not any("pass" in entry for entry in entries(table))
    await ann.done(ann.plays(table, "take 1 left"))
    await asleep(1)
    assert len(house.bots.asked) == asked + 2


@swiftly
async def test_a_bot_s_move_leaves_people_the_time_to_see_something(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    house = RaceHouse(timing=Timing(bot_move=0.1, notice=0.01, quiet=0.0, bot_in_race=2.5))
    house.bots_follow(waits)
    table, (ann, _ben) = await house.race(0, 0)
    await step_two(table)
    await do(table, ann, wire.Resign, seat=0)
    opened = now()
    await has_entries(table, 2)
    assert now() - opened >= 2_500_000
    await asleep(30)
    assert len(entries(table)) > 3, "and goes on"


@swiftly
async def test_when_the_time_is_up_the_substitute_acts_for_whoever_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch, 1)
    house = RaceHouse()
    house.bots_follow(sees)
    table, (ann, ben) = await house.race(0, 0, clock=10)
    await step_two(table)
    began = table.state.turn_began
    assert ann.frame.match is not None
    assert ann.frame.match.waited == [0]
    await asleep(6)
    await ben.done(ben.presses(table, 6_500))
    await asleep(5)
    assert house.bots.asked == [], "whoever marks has a clock of its own"
    await ben.done(ben.plays(table, "nothing"))
    assert table.state.turn_began > began, "the wall was frozen: the time begins anew"
    await asleep(9)
    assert house.bots.asked == []
    await asleep(6)
    assert house.bots.asked, "the time is up"
    assert all(entry.startswith("0 ") for entry in entries(table)[3:])
    assert table.state.seats[0].bot == ""
    assert ben.frame.match is not None
    assert table.state.status == "playing"


@swiftly
@clause("CL-3.12")
async def test_a_short_turn_clock_does_not_find_a_caller_s_photo(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    house = RaceHouse()
    house.bots_follow(sees)
    table, (_ann, ben) = await house.race(0, 0, clock=5)
    await ben.done(ben.presses(table, 600))
    await has_entries(table, 2)
    assert entries(table) == ["1 click", "1 nothing"]
    assert house.bots.asked == []


@swiftly
async def test_the_turn_clock_runs_on_through_the_steps_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    table, (ann, _ben) = await RaceHouse().race(0, 0, clock=60)
    began = table.state.turn_began
    await step_two(table)
    await ann.done(ann.plays(table, "take 1 left"))
    await ann.done(ann.plays(table, "swap 1 2"))
    assert table.state.turn_began == began
    await until(lambda: table.state.playing.state.active == 1)
    assert table.state.turn_began > began


@swiftly
async def test_a_window_that_opened_while_nobody_was_there_can_be_called_in(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(0, 0)
    table.leave(ann)
    table.leave(ben)
    await step_two(table)
    await asleep(5)
    back, watcher = Person(0), Person(0, person="person-zoe")
    table.join(watcher)
    table.join(back)
    await until(lambda: back.heard)
    await back.done(back.presses(table, 500))
    await back.done(back.plays(table, slot_of(table, 0)))


# Calm photos


@swiftly
@clause("CL-6.6")
async def test_calm_answers_are_secret_and_the_photos_come_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1, overlap=True)
    table, (ann, ben, eve) = await RaceHouse().race(0, 50, 0, options=CALM)
    assert window(table) == 1
    assert ann.frame.match is not None
    assert ann.frame.match.waited == [0, 1, 2]
    assert ann.frame.match.legal == {"0": ["pass", "pass turn"]}
    assert (await ben.refused(ben.plays(table, "click")))[1] == "CL-6.6"
    assert (await ben.refused(ben.plays(table, "photo 2 1")))[1] == "CL-3.1"
    await ben.done(ben.plays(table, slot_of(table, 1)))
    assert "photo" not in str(ann.frame.log)
    assert ann.frame.match.waited == [0, 2]
    before = len(ann.told)
    await eve.done(eve.plays(table, "pass"))
    assert ann.told[before:] == []
    await ann.done(ann.plays(table, slot_of(table, 0)))
    assert [key for key in eve.told if key in ("cl-log-decided", "cl-log-photo", "cl-log-photo-gone")] == [
        "cl-log-decided",
        "cl-log-photo",
        "cl-log-photo-gone",
    ]
    assert table.state.playing.state.scored[0]
    assert not table.state.playing.state.scored[1]


@swiftly
@clause("CL-6.6")
async def test_the_patience_is_for_the_window_and_not_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    house = RaceHouse()
    table, (ann, _ben, _eve) = await house.race(0, 0, 0, options=CALM)
    began = house.time
    await asleep(10)
    await ann.done(ann.plays(table, slot_of(table, 0)))
    assert ann.frame.match is not None
    assert 4900 < ann.frame.match.due < 5100
    await has_entries(table, 3)
    assert abs(house.time - began - 15_000) < 50
    assert entries(table)[1:] == ["1 pass", "2 pass"]
    assert ann.told[-1] == "cl-log-photo" or "cl-log-photo" in ann.told


@swiftly
@clause("CL-6.6")
async def test_around_one_device_photos_are_calm_and_nobody_is_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    house = RaceHouse()
    state = await house.hall.create("click", 2, ANN, ["Ann", "Anton"], is_pass_and_play=True)
    table = await house.hall.keeper(state.table)
    device = Person(0)
    table.join(device)
    await until(lambda: device.heard)
    assert device.frame.table.options["photos"] == "calm"
    assert await refusal(table, device, wire.SetOption, key="photos", value="race") == "table-one-device"
    await do(table, device, wire.Start)
    for seat in range(2):
        assert device.frame.match is not None
        assert list(device.frame.match.legal) == [str(seat)]
        assert device.frame.match.due == 0
        assert device.frame.match.view.seat == seat
        await asleep(40)
        move = slot_of(table, 1) if seat else "pass"
        await do(table, device, wire.Play, seat=seat, move=move)
    assert len(table.state.playing.state.scored[1]) == 1
    assert entries(table)[0] == "0 pass"


# Restarts, snapshots, the past


@swiftly
async def test_a_restart_in_an_open_window(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1, coming=True)
    house = RaceHouse()
    table, (ann, ben) = await house.race(0, 0)
    await step_two(table)
    await ann.done(ann.plays(table, "take 1 left"))
    again, (ann, ben) = await restart(house, table, 10, 60)
    ann.presses(again, 640)
    await ben.done(ben.presses(again, 50))  # seen before the restart, so this is no false start
    await ben.done(ben.plays(again, slot_of(again, 1)))
    assert house.troubles == []


@swiftly
async def test_a_restart_while_somebody_marks_takes_no_time_from_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    house = RaceHouse()
    table, (ann, ben) = await house.race(10, 60)
    ann.presses(table, 640)
    ben.presses(table, 600)
    await has_entries(table, 2)
    again, (ann, ben) = await restart(house, table, 10, 60)
    assert ben.frame.match is not None
    assert (ben.frame.match.view.marking, ben.frame.match.view.queue) == (1, (1, 0))
    await asleep(4)
    await ben.done(ben.plays(again, slot_of(again, 1)))
    await has_entries(again, 4)
    assert entries(again)[2:] == ["1 photo 1 4", "0 nothing"]


@swiftly
async def test_a_restart_in_a_calm_window_keeps_what_was_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    house = RaceHouse()
    table, (ann, ben) = await house.race(0, 0, options=CALM)
    await ben.done(ben.plays(table, slot_of(table, 1)))
    again, (ann, ben) = await restart(house, table, 0, 0)
    await asleep(10)
    assert ann.frame.match is not None
    assert ann.frame.match.waited == [0]
    await ann.done(ann.plays(again, "pass"))
    assert len(again.state.playing.state.scored[1]) == 1


@swiftly
async def test_the_stored_log_and_a_snapshot_give_the_same_verdicts_and_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch, 0, 1)
    house = RaceHouse()
    table, (ann, ben) = await house.race(10, 60)
    ann.presses(table, 641)
    ben.presses(table, 640)
    await has_entries(table, 2)
    for person in sorted((ann, ben), key=lambda each: entries(table).index(f"{each.seat} click")):
        await person.done(person.plays(table, slot_of(table, person.seat)))
    await until(lambda: window(table) == 3)
    await ann.done(ann.plays(table, "take 1 right"))
    ben.presses(table, 300)
    await until(lambda: entries(table)[-1] == "1 click")
    assert sum("race" in each for each in records(house, table)) == 2
    assert isinstance(house.store, SlowStore)
    loaded = await house.hall.load(table.state.table)
    thawed = thaw(table.state.table, freeze(table.state))
    assert thawed is not None
    assert picture(loaded) == picture(table.state)
    assert freeze(thawed) == freeze(table.state)
    for copy in (loaded, thawed):
        assert [line.strips for line in copy.lines] == [line.strips for line in table.state.lines]
    table.state.game.check(table.state.playing.state)


@swiftly
async def test_the_past_is_looked_at_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(10, 60)
    before = ann.frame
    ann.presses(table, 640)
    ben.presses(table, 600)
    await has_entries(table, 2)
    await ben.done(ben.plays(table, slot_of(table, 1)))
    shown = {}
    for person in (ann, ben):
        asked = wire.LookBack(new_id(), before.v)
        table.command(person, asked)
        await until(functools.partial(person.all, wire.Moment))
        shown[person.seat] = person.all(wire.Moment)[0].match
    assert before.match is not None
    assert shown[0].view == before.match.view
    assert (shown[0].legal, shown[0].window, shown[0].due) == ({}, 0, 0)
    assert shown[1].view.compositions != shown[0].view.compositions


# The end


async def to_the_end(monkeypatch: pytest.MonkeyPatch, house: RaceHouse) -> tuple[Keeper, Person]:
    """A match of the shortest kind: after the last composition of the deck everybody has one turn."""
    monkeypatch.setattr(data, "LAST_TURN", 4)
    monkeypatch.setattr(rules, "LAST_TURN", 4)
    house.bots_follow(waits)
    table, (ann,) = await house.race(0, bots=1)
    await do(table, ann, wire.Resign, seat=0)
    await until(lambda: table.state.status == "finished", 600)
    return table, ann


@swiftly
async def test_the_end_tells_what_was_missed_and_no_frame_before_does(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    house = RaceHouse()
    table, ann = await to_the_end(monkeypatch, house)
    await until(lambda: ann.frame.match and ann.frame.match.review is not None, 1000)
    frames = [frame for frame in ann.all(wire.Frame) if frame.match is not None]
    assert all(frame.match.review is None for frame in frames if frame.match and frame.match.result is None)
    assert ann.frame.match is not None
    rows = ann.frame.match.review
    first = rows[0]
    composition = ann.frame.match.view.compositions[0]
    assert (first.v, first.turn, first.seat, first.row) == (0, 1, 0, "-".join(composition.motifs))
    numbers = {0, *(line.n for line in table.state.lines)}
    assert {row.v for row in rows} <= numbers
    asked = wire.LookBack(new_id(), first.v)
    table.command(ann, asked)
    await until(lambda: ann.all(wire.Moment))
    wall = [card.motif for card in ann.all(wire.Moment)[0].match.view.wall]
    assert "-".join(wall[:3]) == first.row


@swiftly
async def test_the_end_is_looked_through_once_and_again_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    looked = []
    honest = review.review

    def counted(*given: Any) -> Any:
        looked.append(given)
        return honest(*given)

    monkeypatch.setattr(review, "review", counted)
    house = RaceHouse()
    table, ann = await to_the_end(monkeypatch, house)
    await until(lambda: ann.frame.match and ann.frame.match.review is not None, 1000)
    for _ in range(3):
        await do(table, ann, wire.Say, text="oh")
    assert len(looked) == 1
    again, (back,) = await restart(house, table, 0)
    await until(lambda: back.frame.match and back.frame.match.review is not None, 1000)
    assert back.frame.match is not None
    assert ann.frame.match is not None
    assert back.frame.match.review == ann.frame.match.review
    assert len(looked) == 2
    assert again.state.status == "finished"


@swiftly
async def test_a_look_back_that_fails_leaves_the_table_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("no hindsight")

    stage(monkeypatch)
    monkeypatch.setattr(review, "review", fail)
    house = RaceHouse()
    table, ann = await to_the_end(monkeypatch, house)
    await until(lambda: house.troubles, 1000)
    await do(table, ann, wire.Say, text="well played")
    assert ann.frame.match is not None
    assert ann.frame.match.review is None
    assert not table.has_ended
