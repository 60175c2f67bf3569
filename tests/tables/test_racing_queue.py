"""The queue of calls at a live table: calls while others mark, late calls, and substitutes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.tables.house import answer, ask, until
from tests.tables.stopwatch import FREE, Person, RaceHouse, now, race_of, slot_of, stage, swiftly
from tests.tables.test_racing import entries, has_entries, sent_at, step_two, window
from tests.tables.test_racing_life import CALM, sees
from tischlein.bots.reaction import BLIND
from tischlein.lawbook.clauses import clause
from tischlein.tables import wire
from tischlein.tables.live.keeper import Keeper


def offered(person: Person) -> list[str]:
    assert person.frame.match is not None
    return person.frame.match.legal.get(str(person.seat), [])


# Calling again


@pytest.mark.parametrize("is_right", [False, True])
@swiftly
@clause("CL-3.12", "CL-3.13", "CL-3.17")
async def test_whoever_was_judged_may_call_again_while_the_next_one_marks(
    monkeypatch: pytest.MonkeyPatch, is_right: bool
) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben, eve) = await RaceHouse().race(10, 10, 10, options=FREE)
    ann.presses(table, 300)
    ben.presses(table, 400)
    await has_entries(table, 2)
    await ann.done(ann.plays(table, slot_of(table, 0) if is_right else "nothing"))
    assert offered(ann) == ["click"]
    assert ann.frame.match is not None
    assert ann.frame.match.view.marking == 1
    later = eve.presses(table, 1600)
    again = ann.presses(table, 1500)
    await ann.done(again)
    await eve.done(later)
    assert entries(table)[3:] == ["0 click", "2 click"], "in the order of the judge"
    assert ann.frame.match.view.queue == (1, 0, 2)


@swiftly
@clause("CL-3.12", "CL-6.2")
async def test_whoever_may_call_again_is_waited_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """At Ann's latency her second call is the earlier one, although Eve's arrives first."""
    stage(monkeypatch, 1)
    table, (ann, ben, eve) = await RaceHouse().race(100, 10, 10)
    ann.presses(table, 300)
    ben.presses(table, 400)
    await has_entries(table, 2)
    await ann.done(ann.plays(table, "nothing"))
    ann.presses(table, 1500)
    eve.presses(table, 1550)
    await has_entries(table, 5)
    assert entries(table)[3:] == ["0 click", "2 click"]


@swiftly
@clause("CL-3.13", "CL-3.15")
async def test_once_the_lock_out_is_over_one_may_call_while_somebody_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben, _eve) = await RaceHouse().race(0, 0, 0, options={"lockout": "on"})
    ben.presses(table, 150)
    await has_entries(table, 1)
    await ben.done(ben.plays(table, "nothing"))  # locked out for 5 seconds
    await step_two(table)
    opened = sent_at(table)
    await ann.done(ann.presses(table, 600))
    await ben.done(ben.presses(table, 700))
    assert entries(table)[-2:] == ["0 click", "1 click"]
    assert ben.told[-1] == "cl-log-locked"
    await ben.done(ben.plays(table, "click", opened + 5_000_000, reaction=5000, window=window(table)))
    assert ben.frame.match is not None
    assert ben.frame.match.view.queue == (0, 1)


# Marks


@pytest.mark.parametrize("seat", [0, 1])
@swiftly
@clause("CL-3.12")
async def test_a_command_of_whoever_marks_is_refused_and_burns_no_call(
    monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    stage(monkeypatch, seat)
    table, people = await RaceHouse().race(10, 10)
    caller = people[seat]
    await step_two(table)
    await caller.done(caller.presses(table, 300))
    assert await caller.refused(caller.plays(table, "draw")) == ("cl-why-frozen", "CL-3.12")
    assert await caller.refused(caller.plays(table, "swap 1 2")) == ("cl-why-frozen", "CL-3.12")
    await asyncio.sleep(1)
    assert entries(table)[1:] == [f"{seat} click"]
    await caller.done(caller.plays(table, slot_of(table, seat)))


@swiftly
@clause("CL-3.12")
async def test_whether_marks_are_right_is_told_by_marking_only(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    table, (ann, ben) = await RaceHouse().race(10, 10)

    async def why(person: Person, move: str) -> Any:
        return await answer(person, ask(table, person, wire.Why, seat=person.seat, move=move))

    assert (await why(ben, slot_of(table, 1))).why.key == "cl-why-call-first"
    await ben.done(ben.presses(table, 300))
    right, wrong = await why(ben, slot_of(table, 1)), await why(ben, "photo 1 2")
    assert isinstance(right, wire.Refused)
    assert isinstance(wrong, wire.Refused)
    assert (right.why, right.clause) == (wrong.why, wrong.clause)
    assert (await why(ben, "draw")).clause == "CL-3.12", "that the wall is frozen is no secret"
    assert (await why(ann, "draw")).clause == "CL-3.12"
    await ben.done(ben.plays(table, slot_of(table, 1)))


@swiftly
@clause("CL-3.6", "CL-3.7")
async def test_whoever_somebody_was_faster_than_is_neither_wrong_nor_locked_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch, 0, 1, overlap=True)
    table, (ann, ben) = await RaceHouse().race(10, 10, options={"lockout": "on"})
    mark = slot_of(table, 1)
    ann.presses(table, 300)
    ben.presses(table, 310)
    await has_entries(table, 2)
    await ann.done(ann.plays(table, slot_of(table, 0)))
    await ben.refused(ben.plays(table, mark))
    await has_entries(table, 4)
    assert entries(table)[-1] == "1 nothing"
    assert ann.told[-1] == "cl-log-outrun"
    await ben.done(ben.presses(table, 800))
    assert ben.told[-1] == "cl-log-called", "not that a lock-out holds"


# The strip


@swiftly
async def test_whoever_called_alone_is_compared_with_nobody_however_often(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    table, (ann, ben) = await RaceHouse().race(10, 10, options=FREE)
    await ben.done(ben.presses(table, 300))
    await ben.refused(ben.plays(table, "photo 2 1"))
    await ben.done(ben.presses(table, 900))
    await ben.done(ben.plays(table, slot_of(table, 1)))
    assert ann.strips == []


@swiftly
@clause("CL-6.1")
async def test_the_strip_shows_the_calls_in_the_order_in_which_they_were_entered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A second call with a short claimed reaction does not go before calls that were judged already."""
    stage(monkeypatch, 0)
    table, (ann, ben) = await RaceHouse().race(120, 0, options=FREE)
    opened, number = sent_at(table), window(table)
    ann.plays(table, "click", opened + 600_000, reaction=0.0, window=number)
    ben.plays(table, "click", opened + 605_000, reaction=605.0, window=number)
    await has_entries(table, 2)
    await ann.done(ann.plays(table, "nothing", now()))
    await ben.done(ben.plays(table, "nothing", now()))
    ann.plays(table, "click", now() + 1000, reaction=0.0, window=number)
    await has_entries(table, 5)
    await ann.done(ann.plays(table, slot_of(table, 0)))
    wrong, again, strips = ann.strips
    assert [(each.seat, each.place) for each in wrong] == [(0, 1), (1, 2)], "two wrong calls have an order, too"
    assert again == wrong
    assert [(each.seat, each.place) for each in strips] == [(0, 1), (1, 2), (0, 3)]
    assert [f"{each.seat} click" for each in strips] == [each for each in entries(table) if each.endswith("click")]


# Too late


@swiftly
@clause("CL-6.10", "CL-6.13")
async def test_a_move_given_before_a_photo_and_coming_after_it_is_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    table, (ann, ben) = await RaceHouse().race(300, 10)
    await step_two(table)
    await ann.done(ann.plays(table, "take 1 right"))
    old = window(table)
    await ben.done(ben.presses(table, 200))
    await ben.done(ben.plays(table, slot_of(table, 1)))
    before = entries(table)
    assert await ann.refused(ann.plays(table, "remove 2", window=old)) == ("table-late", "")
    assert entries(table) == before
    await ann.done(ann.plays(table, "remove 2", window=window(table)))


@swiftly
@clause("CL-6.13")
async def test_a_move_that_names_no_window_is_for_the_present_one_and_a_wrong_call_closes_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage(monkeypatch)
    table, (ann, ben) = await RaceHouse().race(0, 0)
    await step_two(table)
    number = window(table)
    await ben.done(ben.presses(table, 500))
    await ben.done(ben.plays(table, "nothing"))
    await ann.done(ann.plays(table, "draw", window=number))
    assert await ann.refused(ann.plays(table, "draw", window=number)) == ("table-late", ""), "pressed twice"
    await ann.done(ann.plays(table, "lay left"))


@swiftly
@clause("CL-6.13")
async def test_marks_of_an_earlier_call_do_not_end_the_present_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    table, (ann, ben) = await RaceHouse().race(0, 0)
    old = window(table)
    await ben.done(ben.presses(table, 500))
    await ben.done(ben.plays(table, slot_of(table, 1), window=old))
    await ann.done(ann.presses(table, 500))
    assert await ann.refused(ann.plays(table, "photo 2 2", window=old)) == ("table-late", "")
    await ann.done(ann.plays(table, slot_of(table, 0), window=window(table)))


@swiftly
@clause("CL-6.6", "CL-6.13")
async def test_a_second_tap_does_not_answer_the_next_calm_window(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch)
    table, (ann, ben) = await RaceHouse().race(10, 60, options=CALM)

    def shown(person: Person) -> int:
        assert person.frame.match is not None
        return person.frame.match.window

    for person in (ann, ben):
        await person.done(person.plays(table, "pass", window=shown(person)))
    assert shown(ann) == 0
    await ann.done(ann.plays(table, "take 1 right"))
    await ann.done(ann.plays(table, "pass", window=shown(ann)))
    await ben.done(ben.plays(table, "pass", window=shown(ben)))
    await ann.done(ann.plays(table, "swap 1 2"))
    await ann.done(ann.plays(table, "pass", window=shown(ann)))
    number = shown(ben)
    one = ben.plays(table, "pass", window=number)
    two = ben.plays(table, "pass", now() + 100_000, window=number)
    await ben.done(one)
    assert await ben.refused(two) == ("table-late", "")
    state = table.state.playing.state
    assert state.window == number + 1
    assert set(state.answers) == {-1}, "nobody has answered in the window that came next"


# Substitutes and blind bots


def real_greedy(house: RaceHouse) -> None:
    """Runs the real bot in this process."""
    from tischlein.bots.roster import seat_bot

    async def choose(game_id: str, bot: str, view: Any, legal: list[int], seed: int, **_for: str) -> int:
        house.bots.asked.append(bot)
        chosen = seat_bot("greedy", game_id, seed).choose(view, legal)  # type: ignore[union-attr]
        return int(chosen)

    house.bots.choose = choose  # type: ignore[method-assign]


@swiftly
@clause("CL-6.12")
async def test_when_the_time_is_up_the_turn_is_played_and_nothing_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    house = RaceHouse()
    real_greedy(house)
    table, (_ann, _ben) = await house.race(0, 0, clock=10)
    await until(lambda: table.state.playing.state.active == 1, 120)
    assert not any(entry.endswith(("click", "nothing")) for entry in entries(table))
    assert table.state.playing.state.scored == [b"", b""]
    assert house.bots.asked, "the rest of the turn was played"


@swiftly
@clause("CL-6.12")
async def test_when_the_time_is_up_nobody_answers_in_a_calm_window(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    house = RaceHouse()
    real_greedy(house)
    table, (ann, _ben) = await house.race(0, 0, clock=10, options=CALM)
    await ann.done(ann.plays(table, "pass"))
    began = now()
    await has_entries(table, 2)
    assert entries(table) == ["0 pass", "1 pass"]
    assert 14_000_000 < now() - began <= 15_000_000, "after the patience of the window, not that of the turn"
    assert house.bots.asked == []


@swiftly
@clause("CL-6.12")
async def test_a_bot_that_sits_in_calls_and_marks_whatever_the_clock_says(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0)
    house = RaceHouse()
    house.bots_follow(sees)
    table, (ann, _ben) = await house.race(0, 0, clock=10)
    ask(table, ann, wire.Resign, seat=0)
    await until(lambda: "0 photo 1 1" in entries(table), 60)


def choices(table: Keeper, seat: int, bot: str, dice: int) -> list[str]:
    return [table.state.game.format(move) for move in race_of(table).choices(seat, bot, dice)]


@swiftly
@clause("CL-6.5")
async def test_a_bot_that_sees_nothing_calls_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    house = RaceHouse()
    table, (_ann,) = await house.race(0, bots=1)
    await step_two(table)
    found = [choices(table, 1, "random", dice) for dice in range(2000)]
    calls = sum(each == ["click"] for each in found)
    assert 0.5 < calls * BLIND["random"] / len(found) < 1.7
    assert all(each in (["click"], ["pass"]) for each in found)
    assert choices(table, 1, "greedy", 1) == ["pass", "click"], "who can see chooses"


@swiftly
@clause("CL-6.5")
async def test_a_bot_that_sees_nothing_marks_anything_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 1)
    table, (_ann, ben) = await RaceHouse().race(0, 0)
    await ben.done(ben.presses(table, 500))
    table.state.seats[1].bot = "random"
    assert choices(table, 1, "random", 1) == ["nothing", "photo 1 1"]
    table.state.seats[0].bot = "random"
    assert choices(table, 0, "random", 1) == ["pass"], "while somebody marks it could only call"
