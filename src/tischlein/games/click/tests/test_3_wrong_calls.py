"""RULES.md section 3: the cost of a wrong call, which only the caller pays."""

import pytest

from tischlein.core.options import complete_options
from tischlein.games.click import GAME, live
from tischlein.games.click.tests.picture import kinds, play, position
from tischlein.lawbook.clauses import clause

LKB = "lantern-fan-blossom"
HOUR = 3_600_000


def marking_time(state, seat, at):
    """Calls, and returns the time for the marks."""
    play(state, "click", seat=seat, at=at)
    due = live.due(state)
    assert due is not None
    assert (due.seat, GAME.format(due.move)) == (seat, "nothing")
    return due.after


def be_wrong(state, seat, at):
    """Calls and gives up; returns the milliseconds for the marks and of the lock-out."""
    time = marking_time(state, seat, at)
    play(state, "nothing", seat=seat, at=at + time)
    return time, state.locked[seat] - (at + time)


@clause("CL-3.20")
def test_less_time_to_mark_and_a_longer_lock_out_with_every_wrong_call():
    state = position("crane fan hiker tower", phase="ending", seats=3)
    found = []
    for hour in range(1, 6):
        found.append(be_wrong(state, 2, hour * HOUR))
        if hour == 3:
            play(state, "go", at=hour * HOUR + HOUR // 2)  # a new window; the wrong calls still count
    assert found == [(6000, 5000), (4000, 10000), (3000, 20000), (3000, 20000), (3000, 20000)]
    assert state.misses == (0, 0, 5), "the others are as before"


@clause("CL-3.20")
def test_a_photo_clears_the_record_and_only_that_of_its_seat():
    state = position("lantern fan blossom crane hiker tower", own=LKB, seats=3)
    for seat in (0, 1):
        be_wrong(state, seat, HOUR)
        be_wrong(state, seat, 2 * HOUR)
    play(state, "click", "photo 1 1", seat=0, at=3 * HOUR)
    assert (state.misses, state.locked[0]) == ((0, 2, 0), 0)
    assert be_wrong(state, 0, 4 * HOUR) == (6000, 5000)
    assert be_wrong(state, 1, 5 * HOUR) == (3000, 20000)


@clause("CL-3.20")
def test_friends_may_do_without():
    state = position("crane fan hiker tower", lockout="off")
    for hour in (1, 2, 3):
        assert marking_time(state, 1, hour * HOUR) == 6000
        play(state, "nothing", seat=1, at=hour * HOUR + 1000)
        assert state.locked == (0, 0)
    assert complete_options(GAME.info, 2, {})["lockout"] == "on", "but it is not what a table begins with"


@clause("CL-3.20")
def test_everybody_s_page_knows_the_record_and_what_follows_from_it():
    state = position("crane fan hiker tower", seats=3)
    be_wrong(state, 1, HOUR)
    for viewer in (0, 1, 31):
        seats = GAME.show(GAME.view(state, viewer)).seats
        assert [(seat.misses, seat.time_to_mark, seat.next_lock_out) for seat in seats] == [
            (0, 6000, 5000),
            (1, 4000, 10000),
            (0, 6000, 5000),
        ]
    assert live.locked(state) == (0, HOUR + 6000 + 5000, 0)


@clause("CL-3.21")
@pytest.mark.parametrize("record", [0, 1, 2, 3])
def test_the_freeze_depends_on_the_caller_s_record_and_not_on_a_photo(record):
    times = []
    for wall in ("lantern fan blossom crane", "crane fan lantern hiker"):
        state = position(wall, held={1: LKB}, hand="swap")
        state.misses = (3 - record, record)
        times.append(marking_time(state, 1, HOUR))
        assert not any(GAME.format(move).startswith("swap") for move in GAME.legal(state, 0)), "play stands still"
    assert times == [(6000, 4000, 3000, 3000)[record]] * 2


@clause("CL-3.22")
def test_a_call_within_the_lock_out_leaves_the_record_alone():
    state = position("crane fan hiker tower")
    be_wrong(state, 1, HOUR)
    until = state.locked
    sent = play(state, "click", seat=1, at=HOUR + 7000)
    assert kinds(sent) == ["LockedOut"]
    assert (state.misses, state.locked) == ((0, 1), until)
    assert be_wrong(state, 1, 2 * HOUR) == (4000, 10000)
