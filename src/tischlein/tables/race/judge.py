"""Decides who called first across a network: pure functions of logged numbers, so a replay gives the same verdict.

All times are integer microseconds of the server's monotonic clock, except the reaction time, which the page measures.
A page can gain at most the credit that its measured round trips explain (CL-6.1), and those only as far as they can be
believed. Nothing here reads a clock, draws random numbers of its own or knows a game; race/desk.py collects the calls.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from tischlein.core.rng import derive, shuffle
from tischlein.core.types import Seat
from tischlein.tables.clock import Micros, Trip
from tischlein.tables.wire import Strip

MILLI: Final[Micros] = 1_000
SLACK: Final[Micros] = 15 * MILLI
"""Added to the round trip: a page needs time to paint and to send."""
FINISH: Final[Micros] = 4 * MILLI
"""Calls at most this far behind the fastest are in its photo finish (CL-6.3)."""
UNPROVEN: Final[Micros] = 150 * MILLI
"""The most that a line is believed to be long by its pongs alone, which a changed page can delay (CL-6.1)."""
UNPROVEN_PART: Final = 3, 5
"""The same as a part of the table's cap, for friends who have raised it."""
ROOM: Final[Micros] = 100 * MILLI
"""Above the shortest round trip of the connection itself: for jitter, and for what a page needs."""
FALSE_START: Final[Micros] = 100 * MILLI
"""Less than a human needs to see and press (CL-6.3)."""
QUICK: Final[Micros] = 200 * MILLI
"""Whoever is nearly always faster than this is quicker than people usually are; see `is_quick`."""
QUICK_CALLS: Final = 6
QUICK_PART: Final = 4, 5
OLDEST_TRIP: Final[Micros] = 60_000 * MILLI
LAST_TRIPS: Final = 20
FEW_TRIPS: Final = 5
LONGEST_REACTION: Final[Micros] = 86_400_000 * MILLI
"""A day. Longer claims are treated as missing."""


class Call(Struct, frozen=True):
    seat: Seat
    sent_at: Micros
    """When the server sent the new position to that seat."""
    arrived_at: Micros
    reaction: Micros | None
    """From paint to press, as measured by the page; None if missing or implausible."""
    trips: tuple[Trip, ...] = ()
    """The recent round trips when the race began."""
    cap: Micros | None = None
    """The cap of this seat by `cap_of`, when the race began; None: the table's (older records)."""


class Silent(NamedTuple):
    """A seat whose call may still be under way."""

    seat: Seat
    sent_at: Micros
    bound: Micros


class Race(Struct, frozen=True):
    """All inputs of a verdict. Stored with the match, but never sent: `draw` would help to guess the seed."""

    window: int
    began_at: Micros
    """When the first call or held move arrived. Bounds are taken at this time, so later pings do not change them."""
    cap: Micros
    draw: int
    calls: tuple[Call, ...]
    """In the order in which they were entered."""
    rounds: tuple[int, ...] = ()
    """How many calls were decided together, for each verdict; later rounds rank lower. Empty: all (older records)."""


class Run(NamedTuple):
    """A call with its credit and effective time."""

    call: Call
    credit: Micros
    effective: Micros


class Placed(NamedTuple):
    run: Run
    place: int
    """1 for the first."""
    is_photo_finish: bool


class Wait(NamedTuple):
    """A call that has not arrived yet could still win, if it arrives before `until`."""

    until: Micros


def reaction_of(claimed: float | None) -> Micros | None:
    """Converts the page's claim in milliseconds. None, which earns no credit, if it is negative or absurd."""
    if claimed is None or not math.isfinite(claimed) or not 0 <= claimed * MILLI <= LONGEST_REACTION:
        return None
    return round(claimed * MILLI)


def recent(trips: Iterable[Trip], at: Micros) -> tuple[Trip, ...]:
    """The last twenty round trips before that time that are not older than a minute, oldest first."""
    known = sorted(trip for trip in trips if at - OLDEST_TRIP <= trip.at <= at)
    return tuple(known[-LAST_TRIPS:])


def cap_of(line: Micros, cap: Micros) -> Micros:
    """The cap of a seat, from the table's and the shortest round trip of its connection; 0 if that is unknown.

    Pongs are sent by the page's side, which may delay them. What the server's own network stack has measured by the
    acknowledgements of TCP is much harder to delay, so a long line has to show there.
    """
    part, whole = UNPROVEN_PART
    return min(cap, max(UNPROVEN, cap * part // whole, line + ROOM if line else 0))


def bound_of(trips: Iterable[Trip], at: Micros, cap: Micros) -> Micros:
    """The largest credit that these round trips explain (CL-6.1); 0 without any."""
    took = sorted(trip.took for trip in recent(trips, at))
    if not took:
        return 0
    few = len(took) < FEW_TRIPS
    round_trip = took[0] if few else took[-(-9 * len(took) // 10) - 1]  # 90th percentile by nearest rank
    return max(0, min(cap, round_trip + SLACK))


def elapsed_of(call: Call) -> Micros:
    return max(0, call.arrived_at - call.sent_at)


def credit_of(call: Call, bound: Micros) -> Micros:
    """The part of the elapsed time that is attributed to the network, at most `bound`."""
    if call.reaction is None:
        return 0
    return max(0, min(bound, elapsed_of(call) - call.reaction))


def run_of(call: Call, began_at: Micros, cap: Micros) -> Run:
    credit = credit_of(call, bound_of(call.trips, began_at, cap if call.cap is None else call.cap))
    return Run(call, credit, elapsed_of(call) - credit)


def is_false_start(effective: Micros) -> bool:
    """Only a flag: the game decides what follows, since the photo may have been possible earlier (CL-6.3)."""
    return effective < FALSE_START


def is_quick(calls: Sequence[Micros]) -> bool:
    """Whether these effective times of one person are quicker than people usually are, throughout the match.

    Not one call alone: what was possible before the last change may be called at once (CL-6.3).
    """
    part, whole = QUICK_PART
    quick = sum(effective < QUICK for effective in calls)
    return len(calls) >= QUICK_CALLS and quick * whole >= len(calls) * part


def leaders(runs: Sequence[Run]) -> list[Run]:
    """The fastest call and all calls in its photo finish."""
    smallest = min(run.effective for run in runs)
    return [run for run in runs if run.effective <= smallest + FINISH]


def drawn(runs: Sequence[Run], draw: int, place: int) -> list[Run]:
    """A random order for a photo finish. Sorted first, so that it does not depend on the order of the arguments."""
    by_seat = sorted(runs, key=lambda run: (run.call.seat, run.call.arrived_at))
    order = list(range(len(by_seat)))
    shuffle(derive(draw, place), order)
    return [by_seat[index] for index in order]


def order_of(runs: Sequence[Run], draw: int, taken: int = 0) -> list[Placed]:
    """All places from `taken` + 1 on: the leaders in drawn order, then the leaders of the rest, and so on."""
    left, placed = list(runs), list[Placed]()
    while left:
        first = leaders(left)
        for run in drawn(first, draw, taken + len(placed)):
            placed.append(Placed(run, taken + len(placed) + 1, len(first) > 1))
        left = [run for run in left if run not in first]
    return placed


def falls_at(runs: Sequence[Run], silent: Iterable[Silent]) -> Micros:
    """The time from which on no silent seat can win or join the photo finish any more (CL-6.2)."""
    smallest = min(run.effective for run in runs)
    waits = (each.sent_at + each.bound + smallest + FINISH + 1 for each in silent)
    return max(waits, default=min(run.call.arrived_at for run in runs))


def verdict(
    runs: Sequence[Run], silent: Iterable[Silent], now: Micros, draw: int, *, taken: int = 0
) -> list[Placed] | Wait:
    """The next place with its photo finish, or Wait if a silent seat could still win."""
    until = falls_at(runs, silent)
    return order_of(leaders(runs), draw, taken) if until <= now else Wait(until)


def hold_until(
    mover: Seat, arrived_at: Micros, sent_at: Mapping[Seat, Micros], bounds: Mapping[Seat, Micros], cap: Micros
) -> Micros:
    """Until when a move that closes the window is held for earlier calls that are still under way (CL-6.7).

    A move earns no credit of its own: waiting costs it nothing, while a call that it forestalls would be lost.
    """
    elapsed = max(0, arrived_at - sent_at[mover])
    others = [sent_at[seat] + bounds.get(seat, 0) + elapsed for seat in sent_at if seat != mover]
    return min(arrived_at + cap, max([arrived_at, *others]))


def strip_of(placed: Placed) -> Strip:
    run = placed.run
    return Strip(
        seat=run.call.seat,
        elapsed=elapsed_of(run.call),
        reaction=run.call.reaction,
        credit=run.credit,
        effective=run.effective,
        place=placed.place,
        is_photo_finish=placed.is_photo_finish,
        is_false_start=is_false_start(run.effective),
    )


def replay(race: Race) -> list[Strip]:
    """Computes the verdict again from the stored numbers."""
    runs = [run_of(call, race.began_at, race.cap) for call in race.calls]
    placed = list[Placed]()
    for count in race.rounds or (len(runs),):
        placed += order_of(runs[len(placed) : len(placed) + count], race.draw, len(placed))
    return [strip_of(each) for each in placed]
