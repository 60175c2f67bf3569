"""The real-time side of a table: calls, held moves, and what follows by itself (core/live.py, CL-6).

It knows when things came and decides in which order they are entered; the keeper of the table judges, commits and shows
them one after the other. Everything here runs in the keeper's own task, so nothing can overtake itself.
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
"""The stream of the match's randomness that photo finishes are drawn from; the shuffle has streams of its own."""


@dataclass(eq=False, slots=True)
class Wish:
    """A move somebody wants, on its way through the desk. Without a listener it is a bot's or the table's own."""

    seat: Seat
    move: Move
    listener: Listener | None = None
    command: str = ""
    """The id by which the page knows it,"""
    key: str = ""
    """and the name by which the table remembers that it was carried out."""


class Marked(NamedTuple):
    """What somebody who has called points at, not yet shown to anybody."""

    wish: Wish
    until: Micros


Enter = Callable[[Wish, Played], Awaitable[None]]
"""Commits the judged move, answers whoever wished it, and shows it to everybody."""
Refuse = Callable[[Wish, BadInput], None]


@dataclass(eq=False, slots=True)
class Claims:
    state: TableState
    live: Live[Any]
    clock: Callable[[], Micros]
    trips: Callable[[Seat], Iterable[Trip]]
    """The measured round trips of whoever sits there."""
    enter: Enter
    refuse: Refuse
    _desk: CallDesk[Wish] | None = None
    _opened: int = 0
    """Table time at which the open window was sent out; calls count from there."""
    _raced: dict[Seat, Race] = field(default_factory=dict)
    """The numbers by which each of those who mark, or wait to do so, got there."""
    _marked: Marked | None = None
    _was_frozen: bool = False
    """Somebody has marked since play last went on."""
    _wishes: dict[str, Wish] = field(default_factory=dict)
    """Held here, by the names that the table would remember them by."""

    @property
    def _match(self) -> Match:
        return self.state.playing

    @property
    def desk(self) -> CallDesk[Wish]:
        if self._desk is None:
            match = self._match
            cap = self.live.cap(match.state) * MILLI
            self._desk = CallDesk(cap, derive(match.header.seed, PHOTO_FINISHES), self.trips)
        return self._desk

    @property
    def window(self) -> int:
        return self.live.window(self._match.state)

    def is_marking(self, seat: Seat) -> bool:
        return self.live.instead(self._match.state, seat) is not None

    # From the keeper

    def shown(self, seats: Iterable[Seat]) -> None:
        """The position went out to these seats just now. A new window opens with it."""
        now, window = self.clock(), self.window
        if window != self.desk.window:
            self._opened = max(self.state.reached, self.state.at) - self.state.began  # reached is earlier after a pause
            self._raced = {seat: race for seat, race in self._raced.items() if race.window == window}
        # A move that was meant for the window before does not close this one (CL-6.10).
        for late in self.desk.open(window, dict.fromkeys(seats, now) if window else {}):
            self._dismiss(late.held, BadInput(text("table-late")))

    async def wish(self, wish: Wish, *, window: int, reaction: float | None, now: Micros) -> None:
        """A person's or a bot's move, that came in at this moment. Raises BadInput where it is refused at once.

        The moment is that of arrival, not that of being dealt with: others may have come in between.
        """
        match, live = self._match, self.live
        known = self._wishes.get(wish.key) if wish.key else None
        if known is not None:
            known.listener = wish.listener  # sent again over a new connection: the answer goes there
            return
        if wish.listener is not None and live.is_for_table(match.state, wish.move):
            raise BadInput(text("table-by-itself"))
        if window and window != self.window and not live.is_call(wish.move):  # a call is the desk's to refuse
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
        """What nobody commands: held like a command, so that it closes no window on somebody who was first.

        It may come again while it is held, or while the marks that it would replace are.
        """
        with contextlib.suppress(BadInput):
            await self.wish(wish, window=0, reaction=None, now=now)

    async def look(self, now: Micros) -> None:
        """Enters what was certain at that moment."""
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
        """Seconds until something can be certain, unless something comes in before."""
        moments = [self.desk.next_look() if self._desk is not None else None, self._marked and self._marked.until]
        at = min((moment for moment in moments if moment is not None), default=None)
        return None if at is None else max(0.0, (at - self.clock()) / 1_000_000)

    def clear(self) -> None:
        """Play stands still: whoever waits may ask again when it goes on."""
        waiting, self._wishes = list(self._wishes.values()), {}
        self._desk = self._marked = None
        why = "table-is-paused" if self.state.is_paused else "table-is-finished"
        for wish in waiting:
            self.refuse(wish, BadInput(text(why)))

    # Within

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
        if standing is Standing.LATE:  # nobody could have called: nobody was shown the position
            await self._enter(wish, judged)
            return
        self._remember(wish)
        await self.look(now)

    async def _mark(self, wish: Wish, now: Micros) -> None:
        """Calls that were made before the marks stand in the queue, however long their way is (CL-3.12, CL-6.11)."""
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
            wrong = match.judge(wish.seat, instead)  # the game's own answer: were it refused, that would be a fault
            await self._enter(Wish(wish.seat, instead), wrong, race=race)  # a wrong call has its place, too

    def _go_on(self) -> None:
        """Once nobody marks any more, the moves that a call went before are judged again (CL-6.7).

        They keep their place in time, so that nobody who called before them is robbed. What no person commanded is
        left to the clocks and bots, which begin anew; unless the call stopped nothing (CL-3.22).
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
        if self._match.judge(called.call.seat, called.held.move).verdict.is_ok:  # nothing to mark: it was locked out
            self.desk.judged(called.call.seat)

    async def _try(self, wish: Wish, *, at: Millis | None = None) -> None:
        """Judged again: what was fine when it came may not be so any more."""
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
