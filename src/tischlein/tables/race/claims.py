"""Decides in which order calls, held moves and automatic moves of a race are entered (core/live.py, CL-6).

The order depends on arrival times. The keeper commits and shows the moves one after the other. Everything here runs in
the keeper's task, so there is no concurrency.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tischlein.core.errors import BadInput, NotAllowed
from tischlein.core.live import Live
from tischlein.core.match import Judged, Match
from tischlein.core.rng import derive
from tischlein.core.types import Millis, Move, Seat
from tischlein.core.words import text
from tischlein.tables.clock import Micros, Trip
from tischlein.tables.live.attendance import Listener
from tischlein.tables.log.state import TableState
from tischlein.tables.log.steps import Played
from tischlein.tables.race.desk import CallDesk, Called, Standing
from tischlein.tables.race.judge import MILLI, Race

PHOTO_FINISHES: Final = 3
"""The random stream of the match that photo finishes are drawn from; the shuffle uses others."""


@dataclass(eq=False, slots=True)
class Wish:
    """A move that waits to be entered. Without a listener it is a bot's or an automatic one."""

    seat: Seat
    move: Move
    listener: Listener | None = None
    command: str = ""
    """The id of the page's command."""
    key: str = ""
    """The key under which the table remembers that command (`gate.checks.command_key`)."""


class Marked(NamedTuple):
    """The marks of a seat that has called, withheld until `until`."""

    wish: Wish
    until: Micros


Enter = Callable[[Wish, Played], Awaitable[None]]
"""Commits the judged move, acknowledges its command, and sends frames to everybody."""
Refuse = Callable[[Wish, BadInput], None]


@dataclass(eq=False, slots=True)
class Claims:
    state: TableState
    live: Live[Any]
    clock: Callable[[], Micros]
    trips: Callable[[Seat], Iterable[Trip]]
    """The measured round trips of the person at a seat."""
    line: Callable[[Seat], Micros]
    """The shortest round trip of that person's connection; 0 if unknown."""
    enter: Enter
    refuse: Refuse
    _desk: CallDesk[Wish] | None = None
    _opened: int = 0
    """Match time at which the open window was sent; calls count from there."""
    _raced: dict[Seat, Race] = field(default_factory=dict)
    """The race that each seat's call was part of, for seats that are marking or queued to mark."""
    _marked: Marked | None = None
    _was_frozen: bool = False
    """A seat has marked since play last went on."""
    _wishes: dict[str, Wish] = field(default_factory=dict)
    """Commands that are held here, by command key."""

    @property
    def _match(self) -> Match:
        return self.state.playing

    @property
    def desk(self) -> CallDesk[Wish]:
        if self._desk is None:
            match = self._match
            cap = self.live.cap(match.state) * MILLI
            self._desk = CallDesk(cap, derive(match.header.seed, PHOTO_FINISHES), self.trips, self.line)
        return self._desk

    @property
    def window(self) -> int:
        return self.live.window(self._match.state)

    def is_marking(self, seat: Seat) -> bool:
        return self.live.instead(self._match.state, seat) is not None

    # Called by the strategy and its timers

    def shown(self, seats: Iterable[Seat]) -> None:
        """The position has just been sent to these seats. If its window is new, the window opens now."""
        now, window = self.clock(), self.window
        if window != self.desk.window:
            self._opened = (
                max(self.state.reached, self.state.at) - self.state.began
            )  # after a pause `reached` is the earlier one
            self._raced = {seat: race for seat, race in self._raced.items() if race.window == window}
        # A move that was meant for the window before does not close this one (CL-6.10).
        for late in self.desk.open(window, dict.fromkeys(seats, now) if window else {}):
            self._dismiss(late.held, BadInput(text("table-late")))

    async def wish(self, wish: Wish, *, window: int, reaction: float | None, now: Micros) -> None:
        """Accepts a move of a person or a bot. Raises BadInput if it is refused at once.

        `now` is when it arrived, not when it is processed: other moves may have arrived in between.
        """
        match, live = self._match, self.live
        known = self._wishes.get(wish.key) if wish.key else None
        if known is not None:
            known.listener = wish.listener  # resent over a new connection, which gets the answer
            return
        if wish.listener is not None and live.is_for_table(match.state, wish.move):
            raise BadInput(text("table-by-itself"))
        if window and window != self.window and not live.is_call(wish.move):  # late calls are refused by the desk
            raise BadInput(text("table-late"))
        judged = match.judge(wish.seat, wish.move)
        if self.is_marking(wish.seat) and not judged.verdict.is_late:
            await self._mark(wish, now)
            return
        judged.required()
        if self.window and live.is_call(wish.move):
            await self._call(wish, window, reaction, now)
        elif self.window and live.closes_window(match.state, wish.seat, wish.move):
            await self._hold(wish, judged, now)
        else:
            await self._enter(wish, judged)

    async def follow(self, wish: Wish, now: Micros) -> None:
        """Accepts an automatic move. It is held like a command, so that it closes no window before an earlier call.

        A refusal is ignored: the timer may submit it again while it, or the marks that it would replace, are held.
        """
        with contextlib.suppress(BadInput):
            await self.wish(wish, window=0, reaction=None, now=now)

    async def look(self, now: Micros) -> None:
        """Enters everything that is certain at that time."""
        while True:
            certain = self.desk.due(now)
            for each in certain:
                if isinstance(each, Called):
                    await self._enter_call(each)
                else:
                    await self._try(each.held)
            if not certain:
                if self._marked is None or now < self._marked.until:
                    return
                await self._show_marks(self._marked.wish)
            self._go_on()

    @property
    def next_look(self) -> float | None:
        """Seconds until `look` may find something, if nothing arrives before; None if nothing is held."""
        moments = [self.desk.next_look() if self._desk is not None else None, self._marked and self._marked.until]
        at = min((moment for moment in moments if moment is not None), default=None)
        return None if at is None else max(0.0, (at - self.clock()) / 1_000_000)

    def clear(self) -> None:
        """Refuses everything that is held, because the match was paused or has ended."""
        waiting, self._wishes = list(self._wishes.values()), {}
        self._desk = self._marked = None
        why = "table-is-paused" if self.state.is_paused else "table-is-finished"
        for wish in waiting:
            self.refuse(wish, BadInput(text(why)))

    # Internal

    async def _call(self, wish: Wish, window: int, reaction: float | None, now: Micros) -> None:
        standing = self.desk.call(wish, wish.seat, window=window, reaction=reaction, now=now)
        if standing is Standing.LATE:
            raise BadInput(text("table-late"))
        if standing is Standing.AGAIN:
            raise BadInput(text("table-called"))
        self._remember(wish)
        await self.look(now)

    async def _hold(self, wish: Wish, judged: Judged, now: Micros) -> None:
        standing = self.desk.hold(wish, wish.seat, now=now)
        if standing is Standing.AGAIN:
            raise BadInput(text("table-held"))
        if standing is Standing.LATE:  # no calls possible: the position was not sent to anybody
            await self._enter(wish, judged)
            return
        self._remember(wish)
        await self.look(now)

    async def _mark(self, wish: Wish, now: Micros) -> None:
        """Withholds the marks until all calls that were made before them have arrived (CL-3.12, CL-6.11)."""
        if self._marked is not None:
            raise BadInput(text("table-held"))
        self._marked = Marked(wish, self.desk.quiet_at(now))
        self._remember(wish)
        await self.look(now)

    async def _show_marks(self, wish: Wish) -> None:
        self._marked = None
        for called in self.desk.settle():
            await self._enter_call(called)
        match = self._match
        instead, judged = self.live.instead(match.state, wish.seat), match.judge(wish.seat, wish.move)
        race = self._raced.pop(wish.seat, None)
        self.desk.judged(wish.seat)
        if not await self._enter_if_allowed(wish, judged, race=race) and instead is not None:
            wrong = match.judge(wish.seat, instead)  # proposed by the game itself, so it must be legal
            await self._enter(Wish(wish.seat, instead), wrong, race=race)  # a wrong call keeps its place in the race

    def _go_on(self) -> None:
        """When no seat is marking any more, holds the moves again that a call has overtaken (CL-6.7).

        They keep their arrival time, so that earlier calls still come before them. Automatic moves and bots' moves are
        dropped, because timers and bots start again, unless the call did not stop play (CL-3.22).
        """
        if not self.window:
            return
        if any(self.is_marking(seat) for seat in range(self._match.header.seats)):
            self._was_frozen = True
            return
        was_frozen, self._was_frozen = self._was_frozen, False
        for overtaken in self.desk.resume():
            if overtaken.held.listener is not None or not was_frozen:
                self.desk.hold(overtaken.held, overtaken.seat, now=overtaken.arrived_at)

    async def _enter_call(self, called: Called[Wish]) -> None:
        race = self.desk.record()
        if race is not None:
            same = {seat: race for seat, known in self._raced.items() if known.began_at == race.began_at}
            self._raced |= {**same, called.call.seat: race}
        await self._try(called.held, at=self._opened + called.strip.effective // MILLI)
        if self._match.judge(
            called.call.seat, called.held.move
        ).verdict.is_ok:  # locked out, so there is nothing to mark
            self.desk.judged(called.call.seat)

    async def _try(self, wish: Wish, *, at: Millis | None = None) -> None:
        """Judges the move again: it may have been legal only when it arrived."""
        await self._enter_if_allowed(wish, self._match.judge(wish.seat, wish.move), at=at)

    async def _enter_if_allowed(
        self, wish: Wish, judged: Judged, *, at: Millis | None = None, race: Race | None = None
    ) -> bool:
        try:
            judged.required()
        except NotAllowed as refused:
            self._dismiss(wish, refused)
            return False
        await self._enter(wish, judged, at=at, race=race)
        return True

    async def _enter(self, wish: Wish, judged: Judged, *, at: Millis | None = None, race: Race | None = None) -> None:
        self._wishes.pop(wish.key, None)
        await self.enter(wish, Played(judged, wish.key, at, race))

    def _dismiss(self, wish: Wish, why: BadInput) -> None:
        self._wishes.pop(wish.key, None)
        self.refuse(wish, why)

    def _remember(self, wish: Wish) -> None:
        if wish.key:
            self._wishes[wish.key] = wish
