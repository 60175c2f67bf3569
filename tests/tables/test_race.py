"""The judge of races: properties that hold for all numbers."""

from __future__ import annotations

import math
from itertools import pairwise, permutations
from statistics import median

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischlein.lawbook.clauses import clause
from tischlein.tables.clock import Trip
from tischlein.tables.race.judge import (
    FALSE_START,
    FINISH,
    LONGEST_REACTION,
    OLDEST_TRIP,
    SLACK,
    Call,
    Race,
    Run,
    Silent,
    Wait,
    bound_of,
    cap_of,
    credit_of,
    elapsed_of,
    falls_at,
    hold_until,
    is_false_start,
    is_quick,
    leaders,
    order_of,
    reaction_of,
    recent,
    replay,
    run_of,
    verdict,
)

BEGAN = 100_000_000
CAP = 250_000
DRAW = 4711

times = st.integers(0, 2_000_000)
caps = st.integers(0, 400_000)
trips = st.lists(
    st.builds(Trip, st.integers(BEGAN - 70_000_000, BEGAN + 1_000_000), st.integers(0, 600_000)), max_size=25
)
fresh_trips = st.lists(st.builds(Trip, st.just(BEGAN), st.integers(0, 600_000)), max_size=25).map(tuple)
reactions = st.none() | st.integers(0, 2_500_000)


def calls(seat: int = 0) -> st.SearchStrategy[Call]:
    return st.builds(
        lambda sent_at, elapsed, reaction, known: Call(seat, sent_at, sent_at + elapsed, reaction, known),
        st.integers(BEGAN - 5_000, BEGAN),
        times,
        reactions,
        fresh_trips,
    )


def fields(least: int = 1) -> st.SearchStrategy[list[Call]]:
    """At most one call per seat."""
    return st.integers(least, 4).flatmap(lambda count: st.tuples(*(calls(seat) for seat in range(count))).map(list))


def runs_of(field: list[Call], cap: int = CAP) -> list[Run]:
    return [run_of(call, BEGAN, cap) for call in field]


def same_trip(took: int, count: int = 20) -> tuple[Trip, ...]:
    return tuple(Trip(BEGAN, took) for _ in range(count))


# Credit


@clause("CL-6.1")
@given(calls(), trips, caps)
def test_credit_never_exceeds_its_bound(call: Call, known: list[Trip], cap: int) -> None:
    bound = bound_of(known, BEGAN, cap)
    assert 0 <= bound <= cap
    assert 0 <= credit_of(call, bound) <= min(bound, elapsed_of(call))
    usable = [trip.took for trip in known if BEGAN - OLDEST_TRIP <= trip.at <= BEGAN]
    assert bound <= max(usable, default=-SLACK) + SLACK


@clause("CL-6.1")
@given(calls(), caps)
def test_the_effective_time_is_the_reaction_as_far_as_the_network_explains_it(call: Call, cap: int) -> None:
    """An equivalent formula: the reaction, clamped between the elapsed time minus the bound and the elapsed time."""
    elapsed, bound = elapsed_of(call), bound_of(call.trips, BEGAN, cap)
    claimed = elapsed if call.reaction is None else call.reaction
    assert run_of(call, BEGAN, cap).effective == max(0, median([claimed, elapsed, elapsed - bound]))


@clause("CL-6.1")
@pytest.mark.parametrize(
    ("took", "bound"),
    [
        ([], 0),
        ([40_000], 55_000),
        ([90_000, 40_000, 70_000, 60_000], 55_000),
        ([90_000, 40_000, 70_000, 60_000, 50_000], 105_000),
        ([1_000 * number for number in range(1, 11)], 24_000),
        ([1_000 * number for number in range(1, 21)], 33_000),
        ([1_000 * number for number in range(1, 31)], 43_000),
        ([300_000] * 20, CAP),
    ],
    ids=["none", "one", "few: the least", "five", "ten", "twenty", "the last twenty of more", "capped"],
)
def test_the_bound_is_the_90th_percentile_of_the_last_twenty_round_trips(took: list[int], bound: int) -> None:
    known = [Trip(BEGAN - 1_000 * (len(took) - number), each) for number, each in enumerate(took)]
    assert bound_of(known, BEGAN, CAP) == bound


@clause("CL-6.1")
def test_round_trips_older_than_a_minute_do_not_count() -> None:
    old, fresh = Trip(BEGAN - OLDEST_TRIP - 1, 200_000), Trip(BEGAN - OLDEST_TRIP, 10_000)
    assert recent([fresh, old], BEGAN) == (fresh,)
    assert bound_of([old] * 20, BEGAN, CAP) == 0
    assert bound_of([old] * 20 + [fresh], BEGAN, CAP) == 10_000 + SLACK


def test_round_trips_measured_after_the_race_began_do_not_move_it() -> None:
    assert bound_of([*same_trip(20_000), *(Trip(BEGAN + 1, 240_000) for _ in range(20))], BEGAN, CAP) == 35_000


@given(st.floats() | st.none())
def test_any_claim_is_a_reaction_within_a_day_or_none(claimed: float | None) -> None:
    reaction = reaction_of(claimed)
    if claimed is not None and math.isfinite(claimed) and 0 <= claimed <= LONGEST_REACTION / 1000:
        assert reaction == pytest.approx(claimed * 1000, abs=1)
    else:
        assert reaction is None


@clause("CL-6.1")
@pytest.mark.parametrize("claimed", [None, -0.001, -5e9, 1e300, math.nan, math.inf, -math.inf, 3_000.0])
def test_a_negative_or_absurd_claim_earns_no_credit(claimed: float | None) -> None:
    call = Call(0, BEGAN, BEGAN + 700_000, reaction_of(claimed), same_trip(100_000))
    assert run_of(call, BEGAN, CAP) == Run(call, 0, 700_000)


@clause("CL-6.1")
@given(st.integers(0, 1_000_000), st.integers(0, 600_000), st.floats(allow_nan=True), fresh_trips, caps)
def test_forging_the_reaction_gains_at_most_the_bound(
    reaction: int, network: int, forged: float, known: tuple[Trip, ...], cap: int
) -> None:
    honest = Call(0, BEGAN, BEGAN + reaction + network, reaction, known)
    liar = msgspec.structs.replace(honest, reaction=reaction_of(forged))
    gain = run_of(honest, BEGAN, cap).effective - run_of(liar, BEGAN, cap).effective
    bound = bound_of(known, BEGAN, cap)
    assert gain <= max(0, bound - network), "honesty gives back what the network took; a lie only the rest"
    assert run_of(liar, BEGAN, cap).effective >= elapsed_of(liar) - bound


@given(calls(), reactions, st.integers(0, 100_000), caps)
def test_monotone(call: Call, other: int | None, later: int, cap: int) -> None:
    """The effective time never decreases by pressing later, arriving later, or a lower cap."""
    effective = run_of(call, BEGAN, cap).effective
    if call.reaction is not None and other is not None:
        slower = msgspec.structs.replace(call, reaction=max(call.reaction, other))
        assert run_of(slower, BEGAN, cap).effective >= effective
    delayed = msgspec.structs.replace(call, arrived_at=call.arrived_at + later)
    assert run_of(delayed, BEGAN, cap).effective >= effective
    assert run_of(call, BEGAN, cap // 2).effective >= effective


# Order


@clause("CL-3.6", "CL-6.1")
@given(fields(), st.integers(0, 2**64 - 1))
def test_places_go_by_effective_time_but_for_photo_finishes(field: list[Call], draw: int) -> None:
    placed = order_of(runs_of(field), draw)
    assert [each.place for each in placed] == list(range(1, len(field) + 1))
    for one, next_one in pairwise(placed):
        if one.run.effective > next_one.run.effective:
            assert one.is_photo_finish
            assert next_one.is_photo_finish
            assert one.run.effective - next_one.run.effective <= FINISH


@given(
    st.integers(200_000, 900_000),
    st.integers(FINISH + 1, 200_000),
    st.tuples(st.integers(0, 150_000), st.integers(0, 150_000)),
)
def test_order_of_arrival_alone_never_decides(reaction: int, lead: int, network: tuple[int, int]) -> None:
    """The earlier press wins at any latency, as long as the pings have measured it."""
    first = Call(0, BEGAN, BEGAN + reaction + network[0], reaction, same_trip(network[0]))
    second = Call(1, BEGAN, BEGAN + reaction + lead + network[1], reaction + lead, same_trip(network[1]))
    assert [each.run.call.seat for each in order_of(runs_of([second, first]), DRAW)] == [0, 1]


@clause("CL-6.3")
@given(fields(), st.integers(0, 2**64 - 1))
def test_permutation_invariant_and_deterministic(field: list[Call], draw: int) -> None:
    expected = order_of(runs_of(field), draw)
    for order in permutations(field):
        assert order_of(runs_of(list(order)), draw) == expected
    shuffled = [msgspec.structs.replace(call, trips=tuple(reversed(call.trips))) for call in field]
    assert [each.run.effective for each in order_of(runs_of(shuffled), draw)] == [
        each.run.effective for each in expected
    ]


@clause("CL-6.3")
def test_a_photo_finish_is_everybody_within_four_milliseconds_of_the_smallest() -> None:
    field = [Call(seat, BEGAN, BEGAN + 500_000 + behind, None) for seat, behind in enumerate((0, 2_500, 4_000, 4_001))]
    assert [run.call.seat for run in leaders(runs_of(field))] == [0, 1, 2]
    placed = order_of(runs_of(field), DRAW)
    assert [each.is_photo_finish for each in placed] == [True, True, True, False]
    assert placed[3].run.call.seat == 3


@clause("CL-6.3")
def test_a_photo_finish_is_drawn_fairly_and_not_by_seat_or_arrival() -> None:
    field = [Call(seat, BEGAN, BEGAN + 500_000 + seat, None) for seat in range(4)]
    first = [order_of(runs_of(field), draw)[0].run.call.seat for draw in range(4_000)]
    assert all(900 <= first.count(seat) <= 1_100 for seat in range(4))


@clause("CL-6.3")
def test_two_photo_finishes_of_one_race_are_drawn_apart() -> None:
    field = [Call(seat, BEGAN, BEGAN + 500_000 + 50_000 * (seat // 2), None) for seat in range(4)]
    orders = {tuple(each.run.call.seat for each in order_of(runs_of(field), draw)) for draw in range(100)}
    assert orders == {(0, 1, 2, 3), (1, 0, 2, 3), (0, 1, 3, 2), (1, 0, 3, 2)}


@clause("CL-6.3")
def test_a_false_start_is_faster_than_a_tenth_of_a_second() -> None:
    assert is_false_start(FALSE_START - 1)
    assert not is_false_start(FALSE_START)


# The time of the verdict


@clause("CL-6.2")
@given(fields(), st.integers(0, 3_000_000), st.lists(calls(seat=9), min_size=1, max_size=4))
def test_no_silent_seat_can_be_robbed(field: list[Call], waited: int, late: list[Call]) -> None:
    """No call of a silent seat that arrives after the verdict could have won."""
    runs, now = runs_of(field), BEGAN + waited
    silent = [Silent(9, call.sent_at, bound_of(call.trips, BEGAN, CAP)) for call in late]
    found = verdict(runs, silent, now, DRAW)
    if isinstance(found, Wait):
        assert found.until > now
        return
    smallest = min(run.effective for run in runs)
    for call in late:
        if call.arrived_at >= now:
            assert run_of(call, BEGAN, CAP).effective > smallest + FINISH


@clause("CL-6.2")
@given(fields(), calls(seat=9))
def test_nobody_waits_longer_than_needed(field: list[Call], other: Call) -> None:
    """One microsecond earlier the silent seat could have been in the photo finish."""
    runs = runs_of(field)
    silent = Silent(9, other.sent_at, bound_of(other.trips, BEGAN, CAP))
    until = falls_at(runs, [silent])
    assert isinstance(verdict(runs, [silent], until, DRAW), list)
    assert verdict(runs, [silent], until - 1, DRAW) == Wait(until)
    if until - 1 >= silent.sent_at:
        liar = Call(9, silent.sent_at, until - 1, 0, other.trips)
        assert run_of(liar, BEGAN, CAP).effective <= min(run.effective for run in runs) + FINISH


@clause("CL-6.2")
def test_where_everybody_has_called_the_verdict_falls_at_once() -> None:
    field = [Call(seat, BEGAN, BEGAN + 500_000 + 9_000 * seat, None) for seat in range(3)]
    found = verdict(runs_of(field), [], BEGAN + 518_000, DRAW)
    assert isinstance(found, list)
    assert [each.run.call.seat for each in found] == [0], "the next place is the next verdict"


@clause("CL-6.2", "CL-6.4")
@given(fields(), st.lists(st.tuples(st.integers(BEGAN - 5_000, BEGAN), fresh_trips), max_size=3), caps)
def test_the_wait_is_at_most_the_cap(field: list[Call], others: list[tuple[int, tuple[Trip, ...]]], cap: int) -> None:
    runs = runs_of(field, cap)
    silent = [Silent(9, sent_at, bound_of(known, BEGAN, cap)) for sent_at, known in others]
    arrived = min(leaders(runs), key=lambda run: run.effective).call.arrived_at
    skew = 5_000
    assert falls_at(runs, silent) <= arrived + cap + FINISH + 1 + skew


# Held moves


@clause("CL-6.7")
@given(calls(seat=0), st.integers(1, 500_000), caps)
def test_a_fast_mover_cannot_close_a_window_on_a_slow_caller_who_was_first(call: Call, lead: int, cap: int) -> None:
    sent_at = {0: call.sent_at, 1: BEGAN, 2: BEGAN - 2_500}
    arrived_at = sent_at[1] + run_of(call, BEGAN, cap).effective + lead
    held = hold_until(1, arrived_at, sent_at, {0: bound_of(call.trips, BEGAN, cap)}, cap)
    assert arrived_at <= held <= arrived_at + cap
    assert call.arrived_at < held


@clause("CL-6.7")
def test_a_move_waits_for_the_slowest_silent_seat_and_not_for_its_own() -> None:
    sent_at = dict.fromkeys(range(3), BEGAN)
    assert hold_until(0, BEGAN + 900_000, sent_at, {0: 250_000, 1: 30_000, 2: 80_000}, CAP) == BEGAN + 980_000
    assert hold_until(0, BEGAN + 900_000, {0: BEGAN}, {0: 250_000}, CAP) == BEGAN + 900_000
    late = {0: BEGAN, 1: BEGAN + 700_000}
    assert hold_until(0, BEGAN + 900_000, late, {1: 30_000}, CAP) == BEGAN + 900_000 + CAP, "at most the cap"
    assert hold_until(0, BEGAN + 900_000, sent_at, {}, CAP) == BEGAN + 900_000, "bots and unmeasured lines: no wait"


# The record


@given(fields(), st.integers(0, 2**64 - 1), caps)
def test_a_replay_from_the_stored_numbers_shows_the_same_verdict(field: list[Call], draw: int, cap: int) -> None:
    race = Race(7, BEGAN, cap, draw, tuple(field))
    stored = msgspec.json.decode(msgspec.json.encode(race), type=Race)
    assert stored == race
    strips = replay(stored)
    assert strips == replay(race)
    assert [strip.seat for strip in strips] == [each.run.call.seat for each in order_of(runs_of(field, cap), draw)]
    assert all(strip.effective == strip.elapsed - strip.credit for strip in strips)


def test_a_record_from_before_seats_had_a_cap_of_their_own_is_judged_by_the_tables() -> None:
    call = Call(0, BEGAN, BEGAN + 700_000, 0, same_trip(240_000), cap=160_000)
    race = Race(7, BEGAN, CAP, 1, (call,))
    assert replay(race)[0].credit == 160_000
    stored = msgspec.to_builtins(race)
    del stored["calls"][0]["cap"]
    assert replay(msgspec.convert(stored, Race))[0].credit == CAP


# What pongs alone are believed, and who is quick


@clause("CL-6.1")
@pytest.mark.parametrize(
    ("line", "cap", "own"),
    [
        (0, 250, 150),  # unknown
        (20, 250, 150),
        (50, 250, 150),
        (90, 250, 190),
        (200, 250, 250),
        (0, 400, 240),
        (200, 400, 300),
        (0, 150, 150),
        (200, 150, 150),
    ],
)
def test_a_line_is_believed_to_be_long_as_far_as_the_connection_itself_is(line: int, cap: int, own: int) -> None:
    assert cap_of(line * 1000, cap * 1000) == own * 1000


def test_quick_is_who_nearly_always_is() -> None:
    assert not is_quick([])
    assert not is_quick([90_000] * 5), "too few to say so"
    assert is_quick([190_000] * 6)
    assert not is_quick([200_000] * 60)
    assert is_quick([150_000] * 8 + [700_000] * 2)
    assert not is_quick([150_000] * 7 + [700_000] * 3)
