"""Collects the calls of one race window and the moves that would close it, and releases them in the right order.

It has no clock and no tasks: every method gets the time, and `next_look` says when to ask again. race/claims.py feeds
it, enters what is `due` in that order, and opens the next window. The type of the held items (`Held`) is opaque.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Generic, NamedTuple, TypeVar

from tischlein.core.rng import derive
from tischlein.core.types import Seat
from tischlein.tables.clock import Micros, Trip
from tischlein.tables.race.judge import (
    Call,
    Placed,
    Race,
    Run,
    Silent,
    Wait,
    bound_of,
    cap_of,
    falls_at,
    hold_until,
    order_of,
    reaction_of,
    recent,
    run_of,
    strip_of,
    verdict,
)
from tischlein.tables.wire import Strip

Held = TypeVar("Held")

REST: Final[Micros] = 1_000_000
"""A race is over when nothing arrived for this long. Longer than any credit, so later calls cannot belong to it."""


class Standing(StrEnum):
    TAKEN = "taken"
    AGAIN = "again"
    """A call or move of this seat is held already, or the game is still processing its call."""
    LATE = "late"
    """The window is closed, or was never open."""


class Called(NamedTuple, Generic[Held]):
    """A call whose place is certain. `call` has the measurements, `strip` what is shown of them."""

    held: Held
    call: Call
    strip: Strip


class Released(NamedTuple, Generic[Held]):
    """A move that is no longer held: no earlier call can exist, or a call has overtaken it."""

    held: Held
    seat: Seat
    arrived_at: Micros


class Pending(NamedTuple, Generic[Held]):
    held: Held
    run: Run


class Waiting(NamedTuple, Generic[Held]):
    held: Held
    seat: Seat
    arrived_at: Micros
    elapsed: Micros


@dataclass(slots=True)
class _Race:
    """A race from its first arrival until a pause of REST. Uses the round trips from its start, so later pings change
    no verdict."""

    began_at: Micros
    draw: int
    trips: dict[Seat, tuple[Trip, ...]] = field(default_factory=dict)
    caps: dict[Seat, Micros] = field(default_factory=dict)
    bounds: dict[Seat, Micros] = field(default_factory=dict)
    taken: list[Call] = field(default_factory=list)
    """Decided calls, in the order in which they were entered."""
    rounds: list[int] = field(default_factory=list)
    """How many of `taken` were decided together, for each verdict."""
    last_at: Micros = 0


@dataclass(eq=False, slots=True)
class CallDesk(Generic[Held]):
    cap: Micros
    draw: int
    """Seed of photo finishes, derived from the match's seed. It never leaves the server."""
    trips: Callable[[Seat], Iterable[Trip]]
    """The measured round trips of a seat's connection; none for bots."""
    line: Callable[[Seat], Micros]
    """The shortest round trip of a seat's connection as its own network stack has measured it; 0 if unknown."""
    window: int = 0
    """The open window; 0: none."""
    _sent_at: dict[Seat, Micros] = field(default_factory=dict)
    _pending: list[Pending[Held]] = field(default_factory=list)
    _waiting: list[Waiting[Held]] = field(default_factory=list)
    _overtaken: list[Released[Held]] = field(default_factory=list)
    _heard: set[Seat] = field(default_factory=set)
    """Seats whose calls the game is processing: they cannot call again until these are judged."""
    _race: _Race | None = None
    _races: int = 0

    # Input

    def open(self, window: int, sent_at: Mapping[Seat, Micros]) -> list[Called[Held] | Released[Held]]:
        """Opens a window after its position was sent. Returns the calls and moves for the previous window: too late.

        If the same window was sent again, its first sending counts.
        """
        if window == self.window:
            if not self._sent_at:
                self._sent_at = dict(sent_at)  # nobody was connected when it opened
            for seat in sent_at:
                self.admit(seat)
            return []
        self._overtake()
        left: list[Called[Held] | Released[Held]] = [*self.settle(), *self._overtaken]
        self._overtaken.clear()
        self.window = window
        self._sent_at = dict(sent_at)
        self._heard.clear()
        self._race = None
        self._races = 0
        return left

    def admit(self, seat: Seat) -> None:
        """Adds a seat that has reconnected, with the sending time of the others, so that being away gains nothing."""
        if seat in self._sent_at or not self._sent_at:
            return
        self._sent_at[seat] = max(self._sent_at.values())
        if self._race is not None:
            self._measure(self._race, seat)

    def call(self, held: Held, seat: Seat, *, window: int, reaction: float | None, now: Micros) -> Standing:
        """Accepts a call. `reaction` is in milliseconds, as claimed by the page; `window` is the one it reacted to."""
        if not window or window != self.window or seat not in self._sent_at:
            return Standing.LATE
        if seat in self._calling():
            return Standing.AGAIN
        race = self._in_race(now)
        call = Call(seat, self._sent_at[seat], now, reaction_of(reaction), race.trips[seat], race.caps[seat])
        self._pending.append(Pending(held, run_of(call, race.began_at, self.cap)))
        return Standing.TAKEN

    def hold(self, held: Held, seat: Seat, *, now: Micros) -> Standing:
        """Holds a move that would close the window (CL-6.7) until no earlier call can be under way."""
        if any(each.seat == seat for each in self._waiting):
            return Standing.AGAIN
        self.admit(seat)
        if not self.window or seat not in self._sent_at:
            return Standing.LATE
        self._in_race(now)
        self._waiting.append(Waiting(held, seat, now, max(0, now - self._sent_at[seat])))
        return Standing.TAKEN

    # Output

    def due(self, now: Micros) -> list[Called[Held] | Released[Held]]:
        """What is certain, in the order in which to enter it. A move comes last: judge it, then ask again."""
        certain: list[Called[Held] | Released[Held]] = []
        while self._pending or self._waiting:
            race = self._in_race(now)
            move = self._first_move()
            if move is None:
                found = verdict(self._runs(), self._silent(), now, race.draw, taken=len(race.taken))
                if isinstance(found, Wait):
                    break
                certain += self._take(race, found)
                self._overtake()
            elif self._until(move) <= now:
                self._waiting.remove(move)
                certain.append(Released(move.held, move.seat, move.arrived_at))
                break
            else:
                break
        return certain

    def next_look(self) -> Micros | None:
        """The earliest time at which something can be due, if nothing arrives before; None if nothing is held."""
        move = self._first_move()
        if move is not None:
            return self._until(move)
        return falls_at(self._runs(), self._silent()) if self._pending else None

    def settle(self) -> list[Called[Held]]:
        """Takes all held calls in their order, without waiting for others (`quiet_at` has passed, or they are late)."""
        race = self._race
        return [] if race is None else self._take(race, order_of(self._runs(), race.draw, len(race.taken)))

    def quiet_at(self, now: Micros) -> Micros:
        """The time by which every call that was made before `now` has arrived."""
        calling = self._calling()
        bounds = [bound_of(self.trips(seat), now, self._cap(seat)) for seat in self._sent_at if seat not in calling]
        return now + max(bounds, default=0)

    def judged(self, seat: Seat) -> None:
        """The game has processed this seat's call: it may call again, even while others mark (CL-3.12, CL-3.17)."""
        self._heard.discard(seat)

    def resume(self) -> list[Released[Held]]:
        """Play goes on after a call: all seats may call again. Returns the overtaken moves, which may be held again."""
        self._heard.clear()
        overtaken, self._overtaken = self._overtaken, []
        return overtaken

    def record(self) -> Race | None:
        """The measurements of the current race as far as it is decided, for the log."""
        race = self._race
        if race is None:
            return None
        return Race(self.window, race.began_at, self.cap, race.draw, tuple(race.taken), tuple(race.rounds))

    # Internal

    def _in_race(self, now: Micros) -> _Race:
        race = self._race
        is_resting = not self._pending and not self._waiting
        if race is None or (is_resting and now - race.last_at > REST):
            self._races += 1
            race = self._race = _Race(now, derive(self.draw, self.window, self._races))
            for seat in self._sent_at:
                self._measure(race, seat)
        race.last_at = max(race.last_at, now)
        return race

    def _measure(self, race: _Race, seat: Seat) -> None:
        race.trips[seat] = recent(self.trips(seat), race.began_at)
        race.caps[seat] = self._cap(seat)
        race.bounds[seat] = bound_of(race.trips[seat], race.began_at, race.caps[seat])

    def _cap(self, seat: Seat) -> Micros:
        return cap_of(self.line(seat), self.cap)

    def _runs(self) -> list[Run]:
        return [each.run for each in self._pending]

    def _calling(self) -> set[Seat]:
        return self._heard | {each.run.call.seat for each in self._pending}

    def _silent(self) -> list[Silent]:
        assert self._race is not None
        calling = self._calling()
        return [Silent(seat, at, self._race.bounds[seat]) for seat, at in self._sent_at.items() if seat not in calling]

    def _first_move(self) -> Waiting[Held] | None:
        """The first held move, unless a held call was earlier."""
        move = min(self._waiting, key=lambda each: (each.elapsed, each.seat), default=None)
        if move is None or any(each.run.effective < move.elapsed for each in self._pending):
            return None
        return move

    def _until(self, move: Waiting[Held]) -> Micros:
        silent = self._silent()
        sent_at = {each.seat: each.sent_at for each in silent} | {move.seat: self._sent_at[move.seat]}
        bounds = {each.seat: each.bound for each in silent}
        return hold_until(move.seat, move.arrived_at, sent_at, bounds, self.cap)

    def _take(self, race: _Race, found: list[Placed]) -> list[Called[Held]]:
        """Moves the placed calls from pending to taken, as one round."""
        taken = []
        for placed in found:
            pending = next(each for each in self._pending if each.run is placed.run)
            self._pending.remove(pending)
            self._heard.add(placed.run.call.seat)
            taken.append(Called(pending.held, placed.run.call, strip_of(placed)))
        race.taken += [each.call for each in taken]
        race.rounds += [len(taken)] if taken else []
        return taken

    def _overtake(self) -> None:
        self._overtaken += [Released(move.held, move.seat, move.arrived_at) for move in self._waiting]
        self._waiting.clear()
