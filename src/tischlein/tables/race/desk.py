"""The desk where the calls of one window come in, and the moves that would close it.

It has no clock and no tasks: every method is told the time, `next_look` says when to ask again. The keeper of the table
feeds it, enters what is `due` in that order, and opens the next window. What it holds is opaque (`Held`): who asked.
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
"""A race is over when nothing came in for this long; longer than any credit, so the next one is later in any case."""


class Standing(StrEnum):
    TAKEN = "taken"
    AGAIN = "again"
    """This seat's call, or its move, is at the desk already or under way in the game."""
    LATE = "late"
    """That window is closed, or was never open."""


class Called(NamedTuple, Generic[Held]):
    """A call whose place is certain. `call` holds the numbers behind the strip."""

    held: Held
    call: Call
    strip: Strip


class Released(NamedTuple, Generic[Held]):
    """A move that nobody can have called before; or one that was overtaken."""

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
    """From the first arrival until the desk has rested. Round trips are frozen, so no ping can move a verdict."""

    began_at: Micros
    draw: int
    trips: dict[Seat, tuple[Trip, ...]]
    bounds: dict[Seat, Micros]
    taken: list[Call] = field(default_factory=list)
    """In the order in which they were entered,"""
    rounds: list[int] = field(default_factory=list)
    """and how many at once."""
    last_at: Micros = 0


@dataclass(eq=False, slots=True)
class CallDesk(Generic[Held]):
    cap: Micros
    draw: int
    """Derived from the match's seed; photo finishes are drawn from it, and it never leaves the server."""
    trips: Callable[[Seat], Iterable[Trip]]
    """The measured round trips of a seat's connection; none for bots."""
    window: int = 0
    """0: none is open."""
    _sent_at: dict[Seat, Micros] = field(default_factory=dict)
    _pending: list[Pending[Held]] = field(default_factory=list)
    _waiting: list[Waiting[Held]] = field(default_factory=list)
    _overtaken: list[Released[Held]] = field(default_factory=list)
    _heard: set[Seat] = field(default_factory=set)
    """Seats whose calls the game is dealing with: they cannot call again until these are judged."""
    _race: _Race | None = None
    _races: int = 0

    # From the keeper

    def open(self, window: int, sent_at: Mapping[Seat, Micros]) -> list[Called[Held] | Released[Held]]:
        """After the change was sent. Gives back the calls and moves that were meant for the window before: too late.

        The same window once more (nobody commanded anything) opens nothing: the first sending counts.
        """
        if window == self.window:
            if not self._sent_at:
                self._sent_at = dict(sent_at)  # nobody was here when it opened
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
        """Somebody came back. Being away wins no time: the change counts as sent when the others got it."""
        if seat in self._sent_at or not self._sent_at:
            return
        self._sent_at[seat] = max(self._sent_at.values())
        if self._race is not None:
            self._measure(self._race, seat)

    def call(self, held: Held, seat: Seat, *, window: int, reaction: float | None, now: Micros) -> Standing:
        """`reaction` in milliseconds, as the page claims it; `window` is the one that it reacted to."""
        if not window or window != self.window or seat not in self._sent_at:
            return Standing.LATE
        if seat in self._calling():
            return Standing.AGAIN
        race = self._in_race(now)
        call = Call(seat, self._sent_at[seat], now, reaction_of(reaction), race.trips[seat])
        self._pending.append(Pending(held, run_of(call, race.began_at, self.cap)))
        return Standing.TAKEN

    def hold(self, held: Held, seat: Seat, *, now: Micros) -> Standing:
        """A move that would close the window (CL-6.7); it is due once nobody can have called before it."""
        if any(each.seat == seat for each in self._waiting):
            return Standing.AGAIN
        self.admit(seat)
        if not self.window or seat not in self._sent_at:
            return Standing.LATE
        self._in_race(now)
        self._waiting.append(Waiting(held, seat, now, max(0, now - self._sent_at[seat])))
        return Standing.TAKEN

    # What follows

    def due(self, now: Micros) -> list[Called[Held] | Released[Held]]:
        """What is certain, in the order to be entered. Nothing follows a move: it is judged first, and ask again."""
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
        """When something can be due at the earliest, unless something comes in before."""
        move = self._first_move()
        if move is not None:
            return self._until(move)
        return falls_at(self._runs(), self._silent()) if self._pending else None

    def settle(self) -> list[Called[Held]]:
        """All calls at the desk in their order, waiting for nobody (`quiet_at` has passed, or they are late)."""
        race = self._race
        return [] if race is None else self._take(race, order_of(self._runs(), race.draw, len(race.taken)))

    def quiet_at(self, now: Micros) -> Micros:
        """From then on no call is under way that was made before now."""
        calling = self._calling()
        bounds = [bound_of(self.trips(seat), now, self.cap) for seat in self._sent_at if seat not in calling]
        return now + max(bounds, default=0)

    def judged(self, seat: Seat) -> None:
        """The game is done with this seat's call: it may call again, whoever else still marks (CL-3.12, CL-3.17)."""
        self._heard.discard(seat)

    def resume(self) -> list[Released[Held]]:
        """Play goes on after a call: everybody may call again. The held moves that it went before may be held again."""
        self._heard.clear()
        overtaken, self._overtaken = self._overtaken, []
        return overtaken

    def record(self) -> Race | None:
        """The numbers of the present race as far as it is decided, to be stored with the match."""
        race = self._race
        if race is None:
            return None
        return Race(self.window, race.began_at, self.cap, race.draw, tuple(race.taken), tuple(race.rounds))

    # Within

    def _in_race(self, now: Micros) -> _Race:
        race = self._race
        is_resting = not self._pending and not self._waiting
        if race is None or (is_resting and now - race.last_at > REST):
            self._races += 1
            race = self._race = _Race(now, derive(self.draw, self.window, self._races), {}, {})
            for seat in self._sent_at:
                self._measure(race, seat)
        race.last_at = max(race.last_at, now)
        return race

    def _measure(self, race: _Race, seat: Seat) -> None:
        race.trips[seat] = recent(self.trips(seat), race.began_at)
        race.bounds[seat] = bound_of(race.trips[seat], race.began_at, self.cap)

    def _runs(self) -> list[Run]:
        return [each.run for each in self._pending]

    def _calling(self) -> set[Seat]:
        return self._heard | {each.run.call.seat for each in self._pending}

    def _silent(self) -> list[Silent]:
        assert self._race is not None
        calling = self._calling()
        return [Silent(seat, at, self._race.bounds[seat]) for seat, at in self._sent_at.items() if seat not in calling]

    def _first_move(self) -> Waiting[Held] | None:
        """The first held move, unless a call at the desk was earlier."""
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
        """Those who got these places, together."""
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
