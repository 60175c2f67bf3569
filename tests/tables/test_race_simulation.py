"""A small run of the race benchmark: the claims of docs/race.md hold approximately for a few thousand races."""

from __future__ import annotations

from functools import cache

from benchmarks.race import (
    FORGER,
    FRIENDS,
    JITTERY,
    LONG,
    STRANGERS,
    Figures,
    Forgery,
    Press,
    as_before,
    as_known,
    as_unknown,
    claims_no_time,
    claims_no_time_and_delays_pongs,
    judged,
    report,
    simulate,
)
from tischlein.lawbook.clauses import clause

RACES = 1_500


@cache
def fair() -> Figures:
    return simulate(RACES, seed=1)


@clause("CL-6.1")
def test_the_truly_fastest_wins_and_no_line_is_an_advantage() -> None:
    figures = fair()
    assert figures.rightly >= 0.99 * figures.decided
    assert all(0.21 * RACES <= wins <= 0.29 * RACES for wins in figures.wins)
    assert sum(figures.wins) == RACES


def test_the_first_message_would_favour_the_short_line() -> None:
    figures = fair()
    assert figures.rightly_by_arrival < 0.93 * figures.decided
    assert figures.wins_by_arrival[0] > 1.4 * figures.wins_by_arrival[3]


@cache
def delaying(cap: float, judge: Forgery) -> int:
    return simulate(RACES, 1, claims_no_time_and_delays_pongs, cap, judge=judge).wins[FORGER]


@clause("CL-6.1", "CL-6.4")
def test_a_forger_gains_little_by_delayed_pongs_and_less_with_a_lower_cap() -> None:
    lying = simulate(RACES, 1, claims_no_time).wins[FORGER]
    assert fair().wins[FORGER] <= lying < fair().wins[FORGER] + 0.05 * RACES
    assert delaying(FRIENDS, as_before) > 0.5 * RACES, "what it was about"
    for judge in (as_known, as_unknown):
        assert delaying(FRIENDS, judge) <= 0.40 * RACES
        assert lying < delaying(STRANGERS, judge) <= delaying(FRIENDS, judge)


@clause("CL-6.1")
def test_a_jittery_line_loses_no_more_than_a_point_by_that() -> None:
    before = simulate(RACES, 1, lines=JITTERY, judge=as_before).wins[FORGER]
    for judge in (as_known, as_unknown):
        assert simulate(RACES, 1, lines=JITTERY, judge=judge).wins[FORGER] >= before - 0.01 * RACES


@clause("CL-6.1")
def test_a_long_line_that_tcp_proves_loses_nothing() -> None:
    before = simulate(RACES, 1, lines=LONG, judge=as_before)
    assert simulate(RACES, 1, lines=LONG).wins == before.wins


@clause("CL-6.2")
def test_nobody_waits_longer_than_the_lines_are() -> None:
    assert all(-0.001 < wait < 300 for wait in fair().waits)


def test_one_race_by_hand() -> None:
    near = Press(reaction=640, claimed=640, arrives=660, pings=[20.0] * 20)
    far = Press(reaction=600, claimed=600, arrives=720, pings=[120.0] * 20)
    winner, at = judged([near, far], draw=1, cap=250)
    assert (winner.strip.seat, winner.strip.effective, at) == (1, 600_000, 720)


def test_the_report_says_it_all() -> None:
    told = report(50, seed=1)
    assert "50 races" in told
    assert told.count("\n| ") >= 9
