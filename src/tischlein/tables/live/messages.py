"""Messages for people who are not connected when the turn comes to them, through the table's webhook.

That a message is owed is written into the log together with the move. So a crash loses none, and a table that is
loaded again repeats none that went out. Sending is left to a messenger: a table knows no HTTP and waits for nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from msgspec import Struct

from tischlein.core.types import Seat, SeatMask, seats_in
from tischlein.tables.live.attendance import Attendance
from tischlein.tables.live.timing import Timing, cancel
from tischlein.tables.log.listing import names_of
from tischlein.tables.log.records import MessageOwed, MessageSent, Record
from tischlein.tables.log.state import PLAYING, TableState, waited_for


class Message(Struct, frozen=True):
    """All that leaves the server: nothing of the position, only what everybody at the table may know."""

    table: str
    url: str
    language: str
    game: str
    code: str
    names: tuple[str, ...]
    """By seat."""
    seats: tuple[Seat, ...]
    """Whose turn it is. Empty: the greeting of a new webhook."""
    turn_ends: int
    """Milliseconds since 1970; 0 without a clock."""


Report = Callable[[str, int], None]
"""Called with the outcome (see records.MessageSent) and the HTTP status."""


class Messenger(Protocol):
    def send(self, message: Message, report: Report) -> None:
        """Begins to send it, instead of an older one of the same table, and returns at once."""
        ...

    def drop(self, table: str) -> None:
        """Stops sending for a table that this process no longer keeps. Nothing is reported."""
        ...


class NoMessenger:
    """For servers that send nothing."""

    def send(self, message: Message, report: Report) -> None:
        report("off", 0)

    def drop(self, table: str) -> None:
        pass


@dataclass(eq=False, slots=True)
class Messages:
    state: TableState
    attendance: Attendance
    timing: Timing
    messenger: Messenger
    post: Callable[[Callable[[], Any]], None]
    """Adds a job to the keeper's queue."""
    record: Callable[[Record], Any]
    """A job of the keeper: commits the record and shows it."""
    is_watching: bool = False
    """Whether there was a webhook after the last commit. Without one, tables need not ask for anything here."""
    _waited: SeatMask = 0
    """The seats whose turn it was then."""
    _begun: int = 0
    """The owed message that was last dealt with in this process."""
    _under_way: int = 0
    """The message that the messenger has."""
    _timer: asyncio.TimerHandle | None = None

    def __post_init__(self) -> None:
        self._waited, self.is_watching = self._waited_now, bool(self.state.webhook.url)

    @property
    def _waited_now(self) -> SeatMask:
        return waited_for(self.state) if self.state.status == PLAYING else 0

    def follow_up(self) -> list[Record]:
        """The record of a message that has become due with the steps that were just folded."""
        now = self._waited_now
        before, self._waited = (self._waited if self.is_watching else now), now
        if not self.state.webhook.url:
            return []
        seats = self._away(tuple(seats_in(self._waited & ~before)))
        return [MessageOwed(seats)] if seats else []

    def wake(self) -> None:
        """Sends what is owed after a moment: until then the person may be back, or the turn over."""
        self.is_watching = bool(self.state.webhook.url)
        owed = self.state.webhook.owed
        if self._under_way and self._under_way != owed:  # the turn is over before the message went out
            self.messenger.drop(self.state.table)
            self._under_way = 0
        if owed > self._begun:
            self._begun = owed
            cancel(self._timer)
            delay = self.timing.message if self.state.webhook.seats else 0.0
            self._timer = asyncio.get_running_loop().call_later(delay, self.post, partial(self._send, owed))

    def stop(self) -> None:
        cancel(self._timer)
        self.messenger.drop(self.state.table)

    def _send(self, owed: int) -> None:
        state, hook = self.state, self.state.webhook
        seats = self._away(hook.seats)
        if hook.owed != owed or (hook.seats and not seats):
            return
        message = Message(
            table=state.table,
            url=hook.url,
            language=hook.language,
            game=state.game_id,
            code=state.code,
            names=tuple(names_of(state)),
            seats=seats,
            turn_ends=state.turn_ends,
        )
        self._under_way = owed
        self.messenger.send(message, partial(self._reported, owed))

    def _reported(self, owed: int, outcome: str, status: int) -> None:
        self.post(lambda: self.record(MessageSent(owed, outcome, status)))

    def _away(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those whose person plays and is not connected."""
        taken, here = self.state.seats, self.attendance.here
        return tuple(
            seat for seat in seats if taken[seat].person and not taken[seat].bot and taken[seat].person not in here
        )
