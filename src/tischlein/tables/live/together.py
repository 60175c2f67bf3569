"""The replay that a table watches together after the end: who leads it, where it stands, what is pointed at.

Kept in memory only: the log is what happened in the match, and where people look afterwards is no part of it. The lead
belongs to a connection, not to a person, so that a second tab of the leader follows like everybody else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tischlein.core.errors import BadInput
from tischlein.core.types import Seat
from tischlein.core.words import text
from tischlein.tables import wire
from tischlein.tables.gate.checks import Asked, must_accept_commands, must_be, must_exist, must_have_begun
from tischlein.tables.live.attendance import Attendance, Listener
from tischlein.tables.log.lines import moves_of
from tischlein.tables.log.state import FINISHED, TableState, belongs

NO_SEAT: Final = -1
ALL_HANDS: Final = "all"

TogetherCommand = wire.WatchTogether | wire.Lead | wire.PassLead | wire.Point
TOGETHER: Final = (wire.WatchTogether, wire.Lead, wire.PassLead, wire.Point)


@dataclass(frozen=True, slots=True)
class Place:
    move: int
    eyes: str
    speed: float


@dataclass(eq=False, slots=True)
class Together:
    state: TableState
    attendance: Attendance
    _watching: list[Listener] = field(default_factory=list)
    _leader: Listener | None = None
    _place: Place | None = None
    """None until somebody has led. Stays when everybody leaves, so that they find it again."""
    _moves: int = -1
    """Of the match; -1 until it is needed. A finished match has no more of them."""

    def do(self, listener: Listener, asked: Asked, command: TogetherCommand) -> None:
        """Raises BadInput if it is not allowed; nothing is changed then."""
        must_accept_commands(self.state, asked)
        must_be(self.state, FINISHED)
        must_have_begun(self.state)
        if isinstance(command, wire.WatchTogether):
            self._watch(listener, command)
        elif isinstance(command, wire.Lead):
            self._lead(listener, asked, command)
        elif isinstance(command, wire.PassLead):
            self._pass(listener, command)
        else:
            self._point(listener, command)

    def joined(self, listener: Listener) -> None:
        if self._place is not None:
            self._tell(listener, self._place)

    def left(self, listener: Listener) -> None:
        """The lead of whoever leaves is free: the next who steers has it."""
        if listener in self._watching:
            self._watching.remove(listener)
            self._free(listener)
            self._tell_all()

    def _watch(self, listener: Listener, command: wire.WatchTogether) -> None:
        if command.is_watching == (listener in self._watching):
            return
        if not command.is_watching:
            self.left(listener)
            return
        self._watching.append(listener)
        self._tell_all()

    def _lead(self, listener: Listener, asked: Asked, command: wire.Lead) -> None:
        if not belongs(self.state, asked.person):
            raise BadInput(text("table-may-not-lead"))
        if self._leader not in (None, listener) and not command.is_taking:
            raise BadInput(text("table-led"))
        if command.move > self._count():
            raise BadInput(text("table-no-move", moves=self._count()))
        if command.eyes not in ("", ALL_HANDS) and int(command.eyes) >= len(self.state.seats):
            raise BadInput(text("replay-eyes"))
        if listener not in self._watching:
            self._watching.append(listener)
        self._leader, self._place = listener, Place(command.move, command.eyes, command.speed)
        self._tell_all()

    def _pass(self, listener: Listener, command: wire.PassLead) -> None:
        self._must_lead(listener)
        must_exist(self.state, command.seat)
        person = self.state.seats[command.seat].person
        heirs = [each for each in self._watching if person and each.viewer.person == person]
        if not heirs:
            raise BadInput(text("table-not-watching"))
        self._leader = heirs[-1]
        self._tell_all()

    def _point(self, listener: Listener, command: wire.Point) -> None:
        self._must_lead(listener)
        pointed = wire.Pointed(command.at, command.x, command.y)
        for each in self.attendance.listeners:
            if each is not listener:
                each.send(pointed)

    def _must_lead(self, listener: Listener) -> None:
        if self._leader is not listener:
            raise BadInput(text("table-not-leading"))

    def _free(self, listener: Listener) -> None:
        if self._leader is listener:
            self._leader = None
            if self._place is not None:
                self._place = Place(self._place.move, self._place.eyes, 0)

    def _count(self) -> int:
        if self._moves < 0:
            self._moves = len(moves_of(self.state.lines))
        return self._moves

    def _tell_all(self) -> None:
        if self._place is not None:
            for listener in self.attendance.listeners:
                self._tell(listener, self._place)

    def _tell(self, listener: Listener, place: Place) -> None:
        people = list(dict.fromkeys(each.viewer.person for each in self._watching))
        seats = [self._seat(person) for person in people]
        listener.send(
            wire.SharedReplay(
                has_leader=self._leader is not None,
                leader=self._seat(self._leader.viewer.person) if self._leader is not None else NO_SEAT,
                is_you=self._leader is listener,
                move=place.move,
                eyes=place.eyes,
                speed=place.speed,
                watching=[seat for seat in seats if seat != NO_SEAT],
                guests=seats.count(NO_SEAT),
            )
        )

    def _seat(self, person: str) -> Seat:
        """The first seat of this person."""
        return next(iter(self.state.seats_of(person)), NO_SEAT)
