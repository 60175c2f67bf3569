"""Who is connected to a table, and who lost their connection when.

Kept in memory only, not in the log. Bounded: people without a seat are dropped when they disconnect.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from tischlein.core.types import Seat
from tischlein.tables import wire
from tischlein.tables.clock import Micros, Trip
from tischlein.tables.frames.picture import Presence, Viewer
from tischlein.tables.log.state import TableState


class Listener(Protocol):
    """A connection to the table. `send` never blocks; a connection that is too slow closes itself."""

    viewer: Viewer
    name: str
    since: int
    origin: str
    """Who the connection is counted as where tables share something; opaque, such as an address."""

    def send(self, message: wire.ServerMessage) -> None: ...

    def measure_trips(self) -> None:
        """Starts measuring round trips, if the connection supports it."""
        ...

    def trips(self, now: Micros) -> tuple[Trip, ...]:
        """The recent round trips at that time."""
        ...

    def line(self) -> Micros:
        """The shortest round trip that the system's own network stack has measured; 0 if unknown."""
        ...


@dataclass(slots=True)
class Attendance:
    listeners: list[Listener] = field(default_factory=list)
    away_since: dict[str, int] = field(default_factory=dict)

    def begin(self, state: TableState, now: int) -> None:
        """For a table that was just loaded: all members count as absent from now on."""
        self.away_since = dict.fromkeys(_members(state), now)

    def arrive(self, listener: Listener) -> None:
        self.listeners.append(listener)
        if listener.viewer.is_display:
            return  # a shared screen does not count as its owner's presence
        self.away_since.pop(listener.viewer.person, None)

    def depart(self, listener: Listener, state: TableState, now: int) -> bool:
        """Whether a member of the table is now absent."""
        self.listeners.remove(listener)
        person = listener.viewer.person
        if listener.viewer.is_display or person in self.here:
            return False
        if person not in _members(state):
            return False
        self.away_since[person] = now
        return True

    def forget_strangers(self, state: TableState) -> None:
        """Drops absent people who have lost their seat meanwhile."""
        members = _members(state)
        self.away_since = {person: since for person, since in self.away_since.items() if person in members}

    @property
    def here(self) -> frozenset[str]:
        return frozenset(listener.viewer.person for listener in self.listeners if not listener.viewer.is_display)

    def origin(self, state: TableState) -> str:
        """Who the table is counted as: its host, else somebody with a seat, else whoever came first."""
        here = [listener for listener in self.listeners if listener.viewer.person in state.people]
        host = [listener for listener in self.listeners if listener.viewer.person == state.host]
        return next((listener.origin for listener in (*host, *here, *self.listeners)), "")

    def presence(self, state: TableState, now: int) -> Presence:
        """Spectators are counted as people: two tabs are one spectator, a shared screen is none."""
        here = self.here
        return Presence(here, self.away_since, len(here - state.people), now)

    def gone(self, now: int, grace: float) -> set[str]:
        """People who have been absent for longer than the grace period."""
        return {person for person, since in self.away_since.items() if since + grace * 1000 <= now}


class GraceTimers:
    """One timer per absent person; when it ends, the others may choose what happens (wire.ChooseForAbsent)."""

    def __init__(self, seconds: float, on_over: Callable[[], Any]) -> None:
        self._seconds = seconds
        self._on_over = on_over
        self._timers: dict[str, asyncio.TimerHandle] = {}

    @property
    def people(self) -> set[str]:
        return set(self._timers)

    def begin(self, person: str) -> None:
        if person in self._timers:
            self._timers[person].cancel()
        self._timers[person] = asyncio.get_running_loop().call_later(self._seconds, self._is_over, person)

    def keep_only(self, people: Collection[str]) -> None:
        for person in [person for person in self._timers if person not in people]:
            self._timers.pop(person).cancel()

    def _is_over(self, person: str) -> None:
        del self._timers[person]
        self._on_over()


NO_SEATS: Final[frozenset[Seat]] = frozenset()


def seats_of_people(state: TableState, gone: Collection[str]) -> frozenset[Seat]:
    """The seats of these people."""
    return frozenset(number for number, seat in enumerate(state.seats) if seat.person in gone)


def _members(state: TableState) -> set[str]:
    """People with a seat, and the host, who may have none."""
    return state.people | {state.host}
