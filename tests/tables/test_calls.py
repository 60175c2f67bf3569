"""The desk: calls arrive, moves are held, and the order is the one that the judge gives with all numbers at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischlein.lawbook.clauses import clause
from tischlein.tables.clock import Trip
from tischlein.tables.race.desk import REST, CallDesk, Called, Released, Standing
from tischlein.tables.race.judge import FINISH, Race, replay

CAP = 250_000
OPENED = 50_000_000
WINDOW = 3


class Press(NamedTuple):
    """A press `reaction` after the change was painted; `network` is the round trip."""

    seat: int
    reaction: int
    network: int
    claimed: float | None = None
    """The claimed reaction; None: the true one."""

    @property
    def arrives(self) -> int:
        return OPENED + self.reaction + self.network

    @property
    def claim(self) -> float:
        return self.reaction / 1000 if self.claimed is None else self.claimed


def proven(_seat: int) -> int:
    """The line of a seat whose connection itself is as long as its pongs say (CL-6.1)."""
    return CAP


def desk_of(*took: int, cap: int = CAP, draw: int = 1) -> CallDesk[str]:
    """Round trips in microseconds, seat by seat; 0 for a bot."""
    known = [[Trip(OPENED, each)] * 20 if each else [] for each in took]
    desk: CallDesk[str] = CallDesk(cap, draw, lambda seat: known[seat], proven)
    assert desk.open(WINDOW, dict.fromkeys(range(len(took)), OPENED)) == []
    return desk


def call(desk: CallDesk[str], seat: int, at: int, reaction: float | None, window: int = WINDOW) -> Standing:
    """`at` and `reaction` in milliseconds, from the opening."""
    return desk.call(f"call {seat}", seat, window=window, reaction=reaction, now=OPENED + at * 1000)


def hold(desk: CallDesk[str], seat: int, at: int) -> Standing:
    return desk.hold(f"move {seat}", seat, now=OPENED + at * 1000)


def due(desk: CallDesk[str], at: float) -> list[str]:
    return [each.held for each in desk.due(OPENED + round(at * 1000))]


def look(desk: CallDesk[str]) -> float | None:
    at = desk.next_look()
    return None if at is None else (at - OPENED) / 1000


def play_out(desk: CallDesk[str], arrivals: Sequence[tuple[int, Press | int]]) -> list[Called[str] | Released[str]]:
    """Feeds the desk in order of arrival (a bare number is a move of that seat), with a timer like the keeper's."""
    entered: list[Called[str] | Released[str]] = []
    for at, what in sorted(arrivals, key=lambda each: each[0]):
        while (timer := desk.next_look()) is not None and timer < at:
            entered += desk.due(timer)
        if isinstance(what, Press):
            desk.call("call", what.seat, window=desk.window, reaction=what.claim, now=at)
        else:
            desk.hold("move", what, now=at)
        entered += desk.due(at)
    while (timer := desk.next_look()) is not None:
        entered += desk.due(timer)
    return entered


# Calls


@clause("CL-6.2")
def test_a_lone_call_waits_only_while_somebody_silent_could_win() -> None:
    desk = desk_of(40_000, 100_000)
    assert call(desk, 0, 640, 600) is Standing.TAKEN
    assert due(desk, 640) == []
    assert look(desk) == 600 + 4 + 115 + 0.001
    assert due(desk, 719) == []
    assert due(desk, 719.001) == ["call 0"]
    assert look(desk) is None


@clause("CL-6.2")
def test_against_bots_nobody_waits() -> None:
    desk = desk_of(40_000, 0, 0)
    call(desk, 0, 640, 600)
    assert due(desk, 640) == ["call 0"]


@clause("CL-6.1")
def test_the_message_that_arrives_first_is_not_the_first_call() -> None:
    desk = desk_of(20_000, 120_000)
    call(desk, 0, 660, 640)
    call(desk, 1, 720, 600)
    strips = [each.strip for each in desk.due(OPENED + 720_000) if isinstance(each, Called)]
    assert [(strip.seat, strip.place, strip.effective, strip.credit) for strip in strips] == [
        (1, 1, 600_000, 120_000),
        (0, 2, 640_000, 20_000),
    ]
    assert not any(strip.is_photo_finish or strip.is_false_start for strip in strips)


@clause("CL-6.5")
def test_a_bot_calls_through_the_same_judge_without_a_round_trip() -> None:
    desk = desk_of(0, 80_000)
    call(desk, 0, 650, 500)
    call(desk, 1, 700, 620)
    assert due(desk, 700) == ["call 1", "call 0"], "the bot's claim earns nothing: 650 it is"


@clause("CL-3.12")
def test_later_calls_queue_by_effective_time_behind_the_first() -> None:
    desk = desk_of(20_000, 120_000, 20_000)
    call(desk, 0, 520, 500)
    assert due(desk, 700) == ["call 0"]
    call(desk, 2, 830, 810)
    assert due(desk, 830) == []
    call(desk, 1, 900, 790)
    entered = desk.due(OPENED + 1_000_000)
    assert [(each.held, each.strip.place) for each in entered if isinstance(each, Called)] == [
        ("call 1", 2),
        ("call 2", 3),
    ]


def test_a_seat_calls_once_at_a_time_and_again_after_a_wrong_call() -> None:
    desk = desk_of(20_000, 20_000)
    assert call(desk, 0, 500, 480) is Standing.TAKEN
    assert call(desk, 0, 510, 100) is Standing.AGAIN
    assert due(desk, 600) == ["call 0"]
    assert call(desk, 0, 700, 690) is Standing.AGAIN, "it is still marking"
    assert desk.resume() == []
    assert call(desk, 0, 8_000, 7_985) is Standing.TAKEN
    assert call(desk, 1, 8_003, 7_960) is Standing.TAKEN
    assert due(desk, 8_003) == ["call 1", "call 0"]


def test_round_trips_are_frozen_for_a_race_and_measured_again_for_the_next() -> None:
    known = [Trip(OPENED, 20_000)]
    desk: CallDesk[str] = CallDesk(CAP, 1, lambda _: known, proven)
    desk.open(WINDOW, dict.fromkeys(range(2), OPENED))
    call(desk, 0, 600, 590)
    known[:] = [Trip(OPENED + 600_001, 200_000)]
    call(desk, 1, 650, 300)
    assert [each.strip.credit for each in desk.settle()] == [10_000, 35_000]
    desk.resume()
    call(desk, 1, 1_500, 300)
    assert [each.strip.credit for each in desk.settle()] == [35_000], "nobody rested for a second"
    desk.resume()
    call(desk, 1, 2_600, 300)
    assert [(each.strip.credit, each.strip.place) for each in desk.settle()] == [(215_000, 1)]


@clause("CL-6.3")
def test_photo_finishes_of_different_races_and_windows_are_drawn_apart() -> None:
    desk = desk_of(0, 0)
    first = []
    for race in range(60):
        if race == 30:
            desk.open(WINDOW + 1, dict.fromkeys(range(2), OPENED))
        for seat in range(2):
            call(desk, seat, 500 + 2_000 * race, None, desk.window)
        first.append(desk.settle()[0].strip.seat)
        desk.resume()
    assert 5 <= sum(first[:30]) <= 25
    assert first[:30] != first[30:]


def test_who_called_before_is_waited_for_again() -> None:
    desk = desk_of(20_000, 100_000)
    call(desk, 1, 500, 400)
    assert due(desk, 600) == ["call 1"]
    desk.resume()
    call(desk, 0, 8_000, 7_980)
    assert due(desk, 8_000) == [], "the other one may have pressed before"
    assert due(desk, 8_100) == ["call 0"]


@pytest.mark.parametrize("window", [0, 2, 4, -1, 10**30])
def test_a_call_for_another_window_is_late(window: int) -> None:
    desk = desk_of(20_000, 20_000)
    assert call(desk, 0, 500, 480, window) is Standing.LATE
    assert desk.next_look() is None
    assert desk.record() is None


def test_nothing_is_open_at_first_and_after_closing() -> None:
    desk: CallDesk[str] = CallDesk(CAP, 1, lambda _: (), proven)
    assert desk.due(OPENED) == []
    assert call(desk, 0, 500, 400, window=0) is Standing.LATE
    assert hold(desk, 0, 500) is Standing.LATE
    desk.open(1, {0: OPENED})
    desk.open(0, {})
    assert call(desk, 0, 500, 400, window=1) is Standing.LATE
    assert call(desk, 0, 500, 400, window=0) is Standing.LATE


def test_a_new_window_gives_back_what_the_old_one_had_no_time_for() -> None:
    desk = desk_of(20_000, 120_000, 120_000)
    call(desk, 0, 660, 640)
    call(desk, 1, 700, 600)
    left = desk.open(WINDOW + 1, dict.fromkeys(range(3), OPENED + 710_000))
    assert [each.held for each in left] == ["call 1", "call 0"]
    assert desk.next_look() is None
    assert call(desk, 1, 720, 600) is Standing.LATE
    assert call(desk, 1, 1_500, 700, WINDOW + 1) is Standing.TAKEN
    assert desk.settle()[0].strip.elapsed == 790_000, "counted from the new window's sending"


def test_settling_waits_for_nobody() -> None:
    desk = desk_of(20_000, 120_000, 20_000)
    call(desk, 0, 660, 640)
    call(desk, 1, 700, 600)
    assert [each.held for each in desk.settle()] == ["call 1", "call 0"]
    assert desk.settle() == []
    assert call(desk, 2, 705, 700) is Standing.TAKEN, "the window is still open"


def test_the_first_sending_counts_so_reloading_the_page_wins_nothing() -> None:
    desk = desk_of(20_000, 20_000)
    assert desk.open(WINDOW, {0: OPENED + 400_000, 1: OPENED + 400_000}) == []
    call(desk, 0, 600, 100)
    call(desk, 1, 600, 590)
    assert desk.due(OPENED + 600_000)[0].held == "call 0"
    record = desk.record()
    assert record is not None
    assert {each.sent_at for each in record.calls} == {OPENED}


def test_being_away_wins_no_time() -> None:
    desk: CallDesk[str] = CallDesk(CAP, 1, lambda _: [Trip(OPENED, 20_000)] * 5, proven)
    desk.open(WINDOW, {0: OPENED, 1: OPENED + 3_000})
    assert call(desk, 2, 500, 400) is Standing.LATE, "nothing was sent to that seat"
    call(desk, 0, 600, 590)
    for seat in (2, 0):  # one that was away, and one that was connected all the time
        desk.admit(seat)
    assert call(desk, 1, 610, 609) is Standing.TAKEN
    assert call(desk, 2, 640, 120) is Standing.TAKEN
    assert [each.held for each in desk.settle()] == ["call 0", "call 2", "call 1"]
    record = desk.record()
    assert record is not None
    assert {each.seat: each.sent_at - OPENED for each in record.calls} == {0: 0, 1: 3_000, 2: 3_000}
    desk.resume()
    desk.open(WINDOW, dict.fromkeys(range(3), OPENED + 700_000))
    call(desk, 0, 720, 100)
    assert desk.settle()[0].call.sent_at == OPENED


# Held moves


@clause("CL-6.7")
def test_a_move_is_held_until_nobody_can_have_called_before() -> None:
    desk = desk_of(20_000, 120_000)
    assert hold(desk, 0, 700) is Standing.TAKEN
    assert hold(desk, 0, 701) is Standing.AGAIN
    assert due(desk, 834) == []
    assert look(desk) == 835
    assert due(desk, 835) == ["move 0"]
    assert desk.resume() == []


@clause("CL-6.7")
def test_an_earlier_call_goes_before_the_held_move_which_is_judged_again() -> None:
    desk = desk_of(20_000, 120_000)
    hold(desk, 0, 700)
    call(desk, 1, 800, 690)
    assert due(desk, 800) == ["call 1"], "the mover's own call could not be earlier any more"
    assert desk.next_look() is None
    assert desk.resume() == [Released("move 0", 0, OPENED + 700_000)]
    assert desk.resume() == []


@clause("CL-6.7")
def test_a_later_call_comes_after_the_held_move() -> None:
    desk = desk_of(20_000, 120_000)
    hold(desk, 0, 700)
    call(desk, 1, 810, 702)
    assert due(desk, 810) == ["move 0"], "nobody else is silent"
    assert [each.held for each in desk.open(WINDOW + 1, {0: OPENED + 900_000})] == ["call 1"]


def test_a_refused_move_leaves_the_window_and_its_calls_alone() -> None:
    desk = desk_of(20_000, 120_000)
    hold(desk, 0, 700)
    call(desk, 1, 810, 702)
    assert due(desk, 810) == ["move 0"]
    assert due(desk, 900) == ["call 1"]


def test_a_move_waits_for_the_verdict_on_a_call_that_was_earlier() -> None:
    desk = desk_of(20_000, 20_000, 200_000)
    call(desk, 1, 640, 630)
    hold(desk, 0, 650)
    assert due(desk, 840) == [], "the third seat may have called before both"
    assert due(desk, 850) == ["call 1"]


@clause("CL-6.7")
def test_a_bot_s_move_is_held_like_anybody_s() -> None:
    desk = desk_of(0, 120_000)
    hold(desk, 0, 1_500)
    assert due(desk, 1_634) == []
    assert due(desk, 1_635) == ["move 0"]


def test_a_move_of_a_seat_that_just_came_back_is_held_too() -> None:
    desk: CallDesk[str] = CallDesk(CAP, 1, lambda _: [Trip(OPENED, 20_000)], proven)
    desk.open(WINDOW, {1: OPENED})
    assert hold(desk, 0, 700) is Standing.TAKEN
    assert due(desk, 735) == ["move 0"]


# Whole races, compared with the judge's verdict on all numbers at once


@st.composite
def presses(draw: st.DrawFn, *, is_honest: bool = False) -> tuple[tuple[int, ...], list[Press]]:
    """Round trips of four seats, and one press of some of them."""
    took = tuple(draw(st.sampled_from([0, 15_000, 35_000, 60_000, 90_000, 300_000])) for _ in range(4))
    callers = draw(st.lists(st.integers(0, 3), unique=True, min_size=1))
    found = []
    for seat in callers:
        network = took[seat] if is_honest else draw(st.integers(0, 400_000))
        claimed = None if is_honest else draw(st.none() | st.floats(-100, 1_000))
        found.append(Press(seat, draw(st.integers(100_000, 900_000)), network, claimed))
    return took, found


@clause("CL-6.2")
@given(presses(), st.integers(0, 2**64 - 1))
def test_the_desk_enters_what_the_judge_says_of_all_calls_at_once(
    given_presses: tuple[tuple[int, ...], list[Press]], draw: int
) -> None:
    """No call that arrives after another was entered should have come before it."""
    took, pressed = given_presses
    desk = desk_of(*took, draw=draw)
    entered = [each for each in play_out(desk, [(each.arrives, each) for each in pressed]) if isinstance(each, Called)]
    record = desk.record()
    assert record is not None
    if max(each.arrives for each in pressed) - min(each.arrives for each in pressed) < REST:
        assert len(record.calls) == len(pressed)
        stored = msgspec.json.decode(msgspec.json.encode(record), type=Race)
        assert [each.strip for each in entered] == replay(stored)
    for earlier, later in pairwise(entered):
        assert earlier.strip.effective <= later.strip.effective + FINISH


@clause("CL-6.1")
@given(presses(is_honest=True), st.permutations(range(4)))
def test_among_honest_people_the_fastest_wins_whatever_the_lines_are(
    given_presses: tuple[tuple[int, ...], list[Press]], order: list[int]
) -> None:
    took, pressed = given_presses
    within = [each for each in pressed if each.network <= CAP]
    if not within:
        return
    fastest = min(within, key=lambda each: each.reaction)
    entered = play_out(desk_of(*took), [(each.arrives, each) for each in within])
    first = entered[0]
    assert isinstance(first, Called)
    assert first.strip.effective - fastest.reaction <= FINISH
    assert first.strip.seat == fastest.seat or first.strip.is_photo_finish


@clause("CL-6.7")
@given(presses(is_honest=True), st.integers(100_000, 900_000))
def test_no_move_closes_the_window_on_an_earlier_call(
    given_presses: tuple[tuple[int, ...], list[Press]], moved: int
) -> None:
    """The mover is a fast bot; presses before its move arrived are entered before it."""
    took, pressed = (0, *given_presses[0][1:]), given_presses[1]
    calling = [each for each in pressed if each.seat and each.network <= CAP]
    desk = desk_of(*took)
    entered = play_out(desk, [(OPENED + moved, 0), *((each.arrives, each) for each in calling)])
    before = {each.strip.seat for each in entered[: _place_of_move(entered)] if isinstance(each, Called)}
    assert {each.seat for each in calling if each.reaction < moved} <= before
    is_overtaken = bool(before)
    assert [each.seat for each in desk.resume()] == ([0] if is_overtaken and not _has_moved(entered) else [])
    assert _has_moved(entered) or is_overtaken


def _has_moved(entered: Sequence[Called[str] | Released[str]]) -> bool:
    return any(isinstance(each, Released) for each in entered)


def _place_of_move(entered: Sequence[Called[str] | Released[str]]) -> int:
    return next((place for place, each in enumerate(entered) if isinstance(each, Released)), len(entered))


# Calling again


@clause("CL-3.12")
def test_whoever_was_judged_may_call_again_and_is_waited_for_again() -> None:
    desk = desk_of(20_000, 20_000, 100_000)
    for seat in range(3):
        call(desk, seat, 600 + 10 * seat, 580 + 10 * seat)
    assert due(desk, 800) == ["call 0", "call 1", "call 2"]
    assert call(desk, 2, 1500, 1400) is Standing.AGAIN
    desk.judged(2)
    assert desk.quiet_at(OPENED + 1_500_000) == OPENED + 1_615_000, "a call of the long line may be under way"
    assert call(desk, 2, 1500, 1400) is Standing.TAKEN


@clause("CL-6.1")
def test_a_replay_gives_the_places_in_the_order_in_which_they_were_given() -> None:
    """The second call of seat 0 claims an earlier time than the first of seat 1, which was entered already."""
    desk = desk_of(240_000, 20_000)
    call(desk, 0, 600, 350)
    call(desk, 1, 605, 585)
    assert due(desk, 700) == ["call 0", "call 1"]
    desk.judged(0)
    call(desk, 0, 710, 0)
    assert due(desk, 1000) == ["call 0"]
    race = desk.record()
    assert race is not None
    assert [(each.seat, each.place) for each in replay(race)] == [(0, 1), (1, 2), (0, 3)]
    stored = msgspec.to_builtins(race)
    assert replay(msgspec.convert(stored, Race)) == replay(race)
    del stored["rounds"]  # as in older records: all at once
    assert [each.seat for each in replay(msgspec.convert(stored, Race))] == [0, 0, 1]


@clause("CL-6.1")
def test_delayed_pongs_alone_buy_little() -> None:
    slow = [Trip(OPENED, 250_000)] * 20
    lines = {0: 60_000, 1: 60_000, 2: 0, 3: 240_000}
    desk: CallDesk[str] = CallDesk(CAP, 1, lambda _: slow, lines.__getitem__)
    desk.open(WINDOW, dict.fromkeys(lines, OPENED))
    for seat in lines:
        call(desk, seat, 700 + seat, 0)
    certain = desk.due(OPENED + 2_000_000)
    credits = {each.strip.seat: each.strip.credit for each in certain if isinstance(each, Called)}
    assert credits == {0: 160_000, 1: 160_000, 2: 150_000, 3: CAP}
    race = desk.record()
    assert race is not None
    assert {each.seat: each.credit for each in replay(race)} == credits
