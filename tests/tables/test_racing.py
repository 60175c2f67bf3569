"""Calls at a live table: who was first at different latencies, and what follows from a call."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from tests.tables.house import SlowStore, until
from tests.tables.scenes import encoded, new_id
from tests.tables.stopwatch import FREE, Person, RaceHouse, now, race_of, slot_of, stage, swiftly
from tischlein.lawbook.clauses import clause
from tischlein.tables import wire
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.timing import Timing
from tischlein.tables.race.judge import Race, replay


def entries(table: Keeper) -> list[str]:
    """Seat and move of every entry."""
    return [f"{entry.seat} {entry.text}" for entry in table.state.playing.entries]


def records(house: RaceHouse, table: Keeper) -> list[dict[str, Any]]:
    """The data of all moves in the store."""
    assert isinstance(house.store, SlowStore)
    log = house.store._shelf.logs[table.state.table]
    return [json.loads(record.data) for record in log if record.kind == "moved"]


def window(table: Keeper) -> int:
    return race_of(table).claims.window


def sent_at(table: Keeper) -> int:
    """When the current window was sent."""
    return max(race_of(table).claims.desk._sent_at.values())


async def step_two(table: Keeper) -> None:
    """Waits for the automatic step 1, after which the first seat is awaited."""
    await until(lambda: window(table) == 2)


async def has_entries(table: Keeper, count: int) -> None:
    await until(lambda: len(table.state.playing.entries) >= count, 60)


# Who was first


@swiftly
@clause("CL-6.1")
async def test_the_earlier_press_on_the_longer_line_wins_and_the_strip_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    house = RaceHouse()
    table, (ann, ben) = await house.race(10, 60)
    first, second = ann.presses(table, 640), ben.presses(table, 600)  # arrive after 660 and 720 ms
    await ann.done(first)
    await ben.done(second)
    assert entries(table) == ["1 click", "0 click"]
    assert ann.frame.match is not None
    assert ann.frame.match.view.queue == (1, 0)
    assert not ann.strips, "until the marks are shown there is nothing to compare"
    await ben.done(ben.plays(table, slot_of(table, 1)))
    (strips,) = ann.strips
    assert [(each.seat, each.place, each.elapsed, each.credit, each.effective) for each in strips] == [
        (1, 1, 720_000, 120_000, 600_000),
        (0, 2, 660_000, 20_000, 640_000),
    ]
    await ann.done(ann.plays(table, slot_of(table, 0)))
    assert [(line.seat, line.called) for line in table.state.lines if line.called] == [(1, 600_000), (0, 640_000)]
    assert entries(table)[2:] == ["1 photo 1 4", "0 photo 1 2"], "the wall was filled up at the left"
    assert house.troubles == []


@pytest.mark.parametrize("lines", [(10, 60), (60, 10), (0, 90), (35, 35)])
@swiftly
@clause("CL-6.1")
async def test_the_order_of_arrival_alone_decides_nothing(
    monkeypatch: pytest.MonkeyPatch, lines: tuple[int, int]
) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(*lines)
    ann.presses(table, 700)
    ben.presses(table, 660)
    await has_entries(table, 2)
    assert entries(table) == ["1 click", "0 click"]


@swiftly
@clause("CL-6.1")
async def test_all_numbers_are_stored_and_the_draw_reaches_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    house = RaceHouse()
    table, (ann, ben) = await house.race(10, 60)
    ann.presses(table, 600)
    ben.presses(table, 602)  # a photo finish
    await has_entries(table, 2)
    for person in sorted((ann, ben), key=lambda each: entries(table).index(f"{each.seat} click")):
        await person.done(person.plays(table, slot_of(table, person.seat)))
    stored = [each["race"] for each in records(house, table) if "race" in each]
    assert len(stored) == 2
    race = stored[0]
    assert {call["seat"] for call in race["calls"]} == {0, 1}
    assert all(len(call["trips"]) == 20 for call in race["calls"])
    strips = ann.strips[0]
    assert all(each.is_photo_finish for each in strips)
    assert list(strips) == replay(msgspec.convert(race, Race))
    said = b"".join(encoded(each) for person in (ann, ben) for each in person.heard)
    assert str(race["draw"]).encode() not in said
    assert b'"draw"' not in said


@pytest.mark.parametrize("claim", [-5.0, float("inf"), float("nan"), 1e300])
@swiftly
@clause("CL-6.1")
async def test_an_absurd_time_earns_nothing(monkeypatch: pytest.MonkeyPatch, claim: float) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(10, 60)
    ann.presses(table, 640)
    ben.presses(table, 600, claim=claim)
    await has_entries(table, 2)
    assert entries(table) == ["0 click", "1 click"], "720 ms it is"


@swiftly
@clause("CL-6.1")
async def test_who_lies_gains_the_bound_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(10, 60)
    ann.presses(table, 600)
    ben.presses(table, 620, claim=0)
    await has_entries(table, 2)
    await ann.done(ann.plays(table, slot_of(table, 0)))
    assert [(each.seat, each.credit) for each in ann.strips[0]] == [(0, 20_000), (1, 135_000)]


@swiftly
@clause("CL-3.12")
async def test_of_two_callers_the_second_marks_after_the_first_and_is_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their photos share a card, so only one of them can be made."""
    stage(monkeypatch, 0, 1, overlap=True)
    table, (ann, ben) = await RaceHouse().race(10, 60)
    wanted = {person.seat: slot_of(table, person.seat) for person in (ann, ben)}
    ann.presses(table, 640)
    ben.presses(table, 600)
    await has_entries(table, 2)
    key, part = await ann.refused(ann.plays(table, wanted[0]))
    assert (key, part) == ("cl-why-call-first", "CL-3.12"), "it is not her turn to mark"
    await ben.done(ben.plays(table, wanted[1]))
    assert ann.frame.match is not None
    assert ann.frame.match.view.marking == 0
    key, part = await ann.refused(ann.plays(table, wanted[0]))
    assert part in ("CL-3.1", "CL-3.2")
    await has_entries(table, 4)
    assert entries(table)[2:] == [f"1 {wanted[1]}", "0 nothing"]
    assert window(table) == 2, "once the queue is empty the next window is open"


@swiftly
@clause("CL-3.12", "CL-6.11")
async def test_a_call_made_before_the_marks_are_shown_stands_in_the_queue_however_long_its_way_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(0, 100)
    ann.presses(table, 400)
    await has_entries(table, 1)
    opened = sent_at(table)
    ben.presses(table, 900)  # arrives after 1100 ms
    marked = ann.plays(table, slot_of(table, 0), opened + 1_050_000)
    await ann.done(marked)
    assert entries(table) == ["0 click", "1 click", "0 photo 1 1"]
    await ben.done(ben.plays(table, slot_of(table, 1)))


# Wrong calls


@swiftly
@clause("CL-3.7")
async def test_a_wrong_mark_is_refused_to_the_caller_alone_and_play_resumes(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    table, (ann, ben, eve) = await RaceHouse().race(10, 60, 10)
    ben.presses(table, 300)
    await has_entries(table, 1)
    before = len(ann.heard), len(eve.heard)
    key, part = await ben.refused(ben.plays(table, "photo 1 1"))
    assert (key, part) == ("cl-why-no-match", "CL-3.1")
    await has_entries(table, 2)
    assert entries(table) == ["1 click", "1 nothing"]
    since = [*ann.heard[before[0] :], *eve.heard[before[1] :]]
    assert not any(isinstance(each, wire.Refused | wire.Ack) for each in since)
    said = b"".join(encoded(each) for each in since)
    assert b"photo 1" not in said
    assert b"CL-3.1" not in said
    assert ann.told[-1] == "cl-log-wrong"
    await ann.done(ann.presses(table, 900))
    await ann.done(ann.plays(table, slot_of(table, 0)))


@swiftly
@clause("CL-3.12")
async def test_three_wrong_calls_close_the_window_for_the_caller_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch, 0)
    table, (ann, ben) = await RaceHouse().race(0, 0, options=FREE)
    await step_two(table)
    for _ in range(3):
        await ben.done(ben.plays(table, "click", reaction=500, window=2))
        await ben.done(ben.plays(table, "nothing"))
    assert await ben.refused(ben.plays(table, "click", reaction=500, window=2)) == ("cl-why-closed", "CL-3.12")
    await ann.done(ann.plays(table, "click", reaction=500, window=2))


@swiftly
@clause("CL-3.12")
async def test_six_seconds_to_mark_whoever_else_calls_and_whoever_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost connection while marking does not stop the timer, and another call does not extend it."""
    stage(monkeypatch, 0, 1)
    house = RaceHouse()
    table, (ann, ben) = await house.race(0, 0)
    await step_two(table)
    await ben.done(ben.presses(table, 500))
    called = house.time
    table.leave(ben)
    ann.says(table, wire.Play(new_id(), 0, "click", 3000.0, 2), now() + 4_000_000)
    await has_entries(table, 4)
    assert entries(table)[1:] == ["1 click", "0 click", "1 nothing"]
    assert abs(house.time - called - 6000) < 10
    assert ann.frame.match is not None
    assert ann.frame.match.view.marking == 0
    assert 5900 < ann.frame.match.due <= 6000, "her time begins when it is her turn to mark"
    await has_entries(table, 5)
    assert entries(table)[-1] == "0 nothing"


@swiftly
async def test_who_calls_twice_or_commands_while_somebody_marks_is_refused_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch, 0)
    table, (ann, _ben) = await RaceHouse().race(0, 120)
    await step_two(table)
    called = ann.presses(table, 500)
    again = ann.presses(table, 510)
    assert await ann.refused(again) == ("table-called", "")
    await ann.done(called)
    assert await ann.refused(ann.plays(table, "click", reaction=600, window=2)) == ("cl-why-called", "CL-3.12")
    assert await ann.refused(ann.plays(table, "take 1 left")) == ("cl-why-frozen", "CL-3.12")
    await ann.done(ann.plays(table, slot_of(table, 0)))
    assert entries(table)[1:] == ["0 click", "0 photo 1 1"]


@swiftly
@clause("CL-3.5")
async def test_calls_for_closed_windows_are_late_and_harmless(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(0, 0)
    await step_two(table)
    for wrong in (0, 1, 3, -4, 10**12):
        assert await ben.refused(ben.plays(table, "click", reaction=500, window=wrong)) == ("table-late", "")
    await ann.done(ann.plays(table, "draw"))
    key, part = await ben.refused(ben.plays(table, "click", reaction=500, window=2))
    assert (key, part) == ("cl-why-no-window", "CL-3.5"), "a card is in the air"
    assert entries(table) == ["0 go", "0 draw"]
    await ann.done(ann.plays(table, "lay left"))
    await ben.done(ben.plays(table, "click", reaction=500, window=3))


@swiftly
@clause("CL-6.3")
async def test_nobody_sees_and_presses_within_a_tenth_of_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1, coming=True)
    table, (ann, ben) = await RaceHouse().race(0, 40, options=FREE)
    await step_two(table)
    await ann.done(ann.plays(table, "take 1 left"))
    assert window(table) == 3
    await ben.done(ben.presses(table, 99))
    assert await ben.refused(ben.plays(table, slot_of(table, 1))) == ("cl-why-false-start", "CL-6.3")
    await has_entries(table, 4)
    assert entries(table)[-1] == "1 nothing"
    await ben.done(ben.presses(table, 700))
    await ben.done(ben.plays(table, slot_of(table, 1)))


@swiftly
@clause("CL-6.3")
async def test_a_photo_that_was_there_before_may_be_called_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    table, (ann, ben) = await RaceHouse().race(0, 40)
    await step_two(table)
    await ann.done(ann.plays(table, "take 1 left"))
    await ben.done(ben.presses(table, 20))
    await ben.done(ben.plays(table, slot_of(table, 1)))


@swiftly
@clause("CL-3.15")
async def test_a_call_in_the_lock_out_freezes_nothing_and_no_held_move(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    table, (ann, ben) = await RaceHouse().race(0, 100, options={"lockout": "on"})
    await step_two(table)
    await ben.done(ben.presses(table, 500))
    await ben.done(ben.plays(table, "nothing"))
    opened = sent_at(table)
    ben.presses(table, 2000)
    moved = ann.plays(table, "take 1 left", opened + 2_150_000)
    await ann.done(moved)
    assert entries(table)[1:] == ["1 click", "1 nothing", "1 click", "0 take 1 left"]
    assert ben.told.count("cl-log-locked") == 1
    assert "cl-log-locked" not in ann.told


@swiftly
@clause("CL-3.20")
async def test_every_page_is_told_how_much_is_left_of_a_lock_out(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    table, (ann, ben) = await RaceHouse().race(0, 0)
    await ben.done(ben.presses(table, 500))
    for person in (ann, ben):
        assert person.frame.match is not None
        assert person.frame.match.due == 6000
        assert person.frame.match.locked == [0, 0]
    await ben.done(ben.plays(table, "nothing"))
    for person in (ann, ben):
        assert person.frame.match is not None
        assert person.frame.match.locked == [0, 5000]
    await step_two(table)
    assert ann.frame.match is not None
    assert ann.frame.match.locked == [0, 3500], "the pause before step 1 is over"


@swiftly
@clause("CL-3.22")
async def test_a_call_in_the_lock_out_does_not_make_a_bot_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The call is made just before the bot's move, which is held as long as an earlier call could be under way."""
    stage(monkeypatch)
    house = RaceHouse(Timing(bot_move=0.1, notice=0.01, quiet=0.0, bot_in_race=2.5))
    house.bots_follow(lambda _view, legal: next(move for move in legal if move != "click"))
    table, (ann,) = await house.race(100, bots=1)
    state = table.state.playing.state
    while state.active == 0:
        await asyncio.sleep(0.01)
        if not state.queue and "renew" in [table.state.game.format(move) for move in table.state.game.legal(state, 0)]:
            ann.plays(table, "renew")
        elif window(table) and state.phase == 1:
            ann.plays(table, "take 1 left")
    await until(lambda: table.state.playing.state.phase == 1, 60)  # the bot's step 2
    opened, before = sent_at(table), window(table)
    state.locked = (10**9, 0)
    ann.presses(table, 2350)  # arrives after 2550 ms, but counts as earlier than the bot's move
    await until(lambda: window(table) != before, 60)
    assert entries(table)[-2] == "0 click"
    assert now() - opened < 2_500_000 + 250_000 + 10_000, "as long as it would have been held without the call"


# Held moves


@swiftly
@clause("CL-6.7")
async def test_a_move_waits_for_an_earlier_call_and_is_judged_again_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    table, (ann, ben) = await RaceHouse().race(0, 100)
    await step_two(table)
    opened = sent_at(table)
    moved = ann.plays(table, "take 1 left", opened + 700_000)
    called = ben.presses(table, 600)  # arrives after 800 ms
    await ben.done(called)
    assert not any(getattr(each, "id", "") == moved for each in ann.heard)
    assert await ann.refused(ann.plays(table, "take 2 left")) == ("cl-why-frozen", "CL-3.12")
    await ben.done(ben.plays(table, "nothing"))
    await ann.done(moved)
    assert now() <= opened + 700_000 + 215_000 + 5_000, "as long as it would have waited without the call"
    assert entries(table)[1:] == ["1 click", "1 nothing", "0 take 1 left"]


@swiftly
@clause("CL-6.7", "CL-6.10")
async def test_a_move_from_before_a_photo_does_not_close_the_window_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    table, (ann, ben) = await RaceHouse().race(0, 100)
    await step_two(table)
    opened = sent_at(table)
    moved = ann.plays(table, "take 1 left", opened + 700_000)
    await ben.done(ben.presses(table, 600))
    await ben.done(ben.plays(table, slot_of(table, 1)))
    assert await ann.refused(moved) == ("table-late", "")
    assert window(table) == 3
    await ann.done(ann.plays(table, "take 1 left"))


@swiftly
@clause("CL-6.7")
async def test_a_move_that_was_first_is_entered_and_the_later_call_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    table, (ann, ben) = await RaceHouse().race(0, 100)
    await step_two(table)
    opened = sent_at(table)
    moved = ann.plays(table, "take 1 left", opened + 700_000)
    called = ben.presses(table, 705)
    await ann.done(moved)
    assert now() - opened - 700_000 <= 220_000
    assert (await ben.refused(called))[0] == "table-late"
    assert entries(table) == ["0 go", "0 take 1 left"]


@swiftly
@clause("CL-6.7")
async def test_a_quick_wrong_call_does_not_let_a_move_rob_a_slow_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben calls wrongly and gives up at once; Eve has pressed before Ann's move, at a high latency."""
    stage(monkeypatch, 2)
    table, (ann, ben, eve) = await RaceHouse().race(0, 0, 100)
    await step_two(table)
    opened = sent_at(table)
    ben.presses(table, 500)
    moved = ann.plays(table, "take 1 left", opened + 560_000)
    called = eve.presses(table, 550)  # arrives after 750 ms
    await has_entries(table, 2)
    assert now() < opened + 750_000, "hers is still under way"
    ben.plays(table, "nothing")
    await eve.done(called)
    await has_entries(table, 4)
    await eve.done(eve.plays(table, slot_of(table, 2)))
    assert entries(table)[1:] == ["1 click", "2 click", "1 nothing", "2 photo 1 1"]
    assert await ann.refused(moved) == ("table-late", "")


@swiftly
@clause("CL-6.11")
async def test_the_first_marks_count(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    table, (ann, _ben) = await RaceHouse().race(0, 100)
    await ann.done(ann.presses(table, 500))
    first, second = ann.plays(table, slot_of(table, 0)), ann.plays(table, "nothing")
    assert await ann.refused(second) == ("table-held", "")
    await ann.done(first)
    assert entries(table)[-1] == "0 photo 1 1"


@swiftly
async def test_a_move_held_twice_is_on_its_way_already(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    table, (ann, _ben) = await RaceHouse().race(0, 100)
    await step_two(table)
    first, second = ann.plays(table, "take 1 left"), ann.plays(table, "take 2 right")
    assert await ann.refused(second) == ("table-held", "")
    await ann.done(first)


@swiftly
async def test_a_resent_call_is_answered_over_the_new_connection_and_entered_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch, 0)
    house = RaceHouse()
    table, (ann, _ben) = await house.race(0, 120)
    opened = sent_at(table)
    command = wire.Play(new_id(), 0, "click", 500.0, 1)
    ann.says(table, command, opened + 500_000)  # the verdict waits because of Ben's latency
    await until(lambda: now() > opened + 550_000)
    assert entries(table) == []
    table.leave(ann)
    back = Person(0)
    table.join(back)
    back.says(table, command)
    await back.done(command.id)
    assert not any(getattr(each, "id", "") == command.id for each in ann.heard)
    assert entries(table) == ["0 click"]
    back.says(table, command)
    await until(lambda: len([each for each in back.heard if getattr(each, "id", "") == command.id]) == 2)
    assert entries(table) == ["0 click"]
    await back.done(back.plays(table, slot_of(table, 0)))
    assert house.troubles == []


# Automatic moves


@pytest.mark.parametrize("move", ["go", "pass"])
@swiftly
async def test_what_happens_by_itself_is_nobody_s_to_command(monkeypatch: pytest.MonkeyPatch, move: str) -> None:
    stage(monkeypatch)
    table, people = await RaceHouse().race(0, 0)
    for person in people:
        assert await person.refused(person.plays(table, move)) == ("table-by-itself", "")
        assert person.frame.match is not None
        assert person.frame.match.legal[str(person.seat)] == ["click"]
    assert entries(table) == []


@swiftly
@clause("CL-3.11", "CL-6.7")
async def test_what_follows_by_itself_waits_for_slow_callers_whatever_happens_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch)
    house = RaceHouse()
    table, (ann, _ben) = await house.race(0, 120)
    began = now()
    for at in range(1_490, 1_740, 20):  # around the moment at which step 1 is due and held
        ann.says(table, wire.Say(new_id(), "hm"), began + 1000 * at)
    await step_two(table)
    assert 1_740_000 <= now() - began <= 1_765_000, "the pause, and the bound of the longest line"
    assert house.troubles == []
    assert entries(table) == ["0 go"]


@pytest.mark.parametrize("is_right", [True, False])
@swiftly
@clause("CL-3.11")
async def test_after_a_call_the_pause_begins_anew(monkeypatch: pytest.MonkeyPatch, is_right: bool) -> None:
    """Step 1 was held when Ben's earlier call arrived; the window after it is open for its full time."""
    stage(monkeypatch, 1)
    table, (_ann, ben) = await RaceHouse().race(0, 100)
    await ben.done(ben.presses(table, 1_450))  # arrives after 1650 ms
    assert entries(table) == ["1 click"]
    await ben.done(ben.plays(table, slot_of(table, 1) if is_right else "nothing"))
    shown = now()
    await has_entries(table, 3)
    assert entries(table)[-1] == "0 go"
    assert now() - shown >= 1_500_000
