"""The keeper of one live table: one task, one inbox, everything in order.

Commands are judged against the state, their records committed, and only then acknowledged and shown. If the store
refuses, or anything else goes wrong, the state in memory is thrown away and every connection sent home: what was not
committed never happened, and the next visitor loads what was.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tischlein.core.errors import BadInput
from tischlein.core.registry import live_part
from tischlein.core.types import Move, Seat, seats_in
from tischlein.store.port import Clash, Store, Unavailable
from tischlein.tables import ledger
from tischlein.tables import protocol as wire
from tischlein.tables.answers import QUESTIONS, answer, refusal
from tischlein.tables.attendance import NOBODY, Attendance, Graces, Listener, seats_without
from tischlein.tables.botrunner import BotRunner
from tischlein.tables.clockwork import Clockwork, cancel
from tischlein.tables.decide import (
    SUBSTITUTE,
    Asked,
    New,
    decide,
    may_ask_for_rematch,
    move_records,
    moved,
    name_of,
    wanted_move,
)
from tischlein.tables.frames import Viewer, waited_for
from tischlein.tables.hindsight import Hindsight
from tischlein.tables.inbox import Inbox
from tischlein.tables.ledger import Deleted, Ledger
from tischlein.tables.lookback import Past
from tischlein.tables.pace import Pace
from tischlein.tables.race import Micros, Trip
from tischlein.tables.racing import Racing, Wish, clock
from tischlein.tables.state import CLOSED, MOVED, OPEN, TableState, wait_anew
from tischlein.tables.telling import Telling
from tischlein.tables.thinking import Thinking, Thought

Trouble = Callable[[str, BaseException], None]
"""Hears a table's code and what went wrong there."""


@dataclass(eq=False, slots=True)
class Keeper:
    state: TableState
    store: Store
    bots: BotRunner
    now: Callable[[], int]
    make_rematch: Callable[[TableState], Awaitable[str]]
    """Opens the next table with the same people; gives its code."""
    on_trouble: Trouble
    on_end: Callable[[Keeper], None] = lambda _keeper: None
    """Hears, once, that nothing of this keeper runs any more."""
    may_write: Callable[[], bool] = lambda: True
    """Whether the table is still this process's to keep."""
    pace: Pace = field(default_factory=Pace)
    attendance: Attendance = field(default_factory=Attendance)
    frozen: int = 0
    """The last record that a snapshot knows of."""
    is_gone: bool = False
    last_used: int = 0
    _inbox: Inbox = field(default_factory=Inbox)
    _arriving: list[Listener] = field(default_factory=list)
    _task: asyncio.Task[None] | None = None
    _clock: asyncio.TimerHandle | None = None
    _graces: Graces = field(init=False)
    _thinking: Thinking = field(init=False)
    _live: Clockwork | None = None
    """Only where the game has a race."""
    _ledger: Ledger = field(init=False)
    _past: Past = field(default_factory=Past)
    _hindsight: Hindsight = field(init=False)
    _telling: Telling = field(init=False)

    def __post_init__(self) -> None:
        may_write = lambda: self.may_write()  # noqa: E731, PLW0108 (replaced later)
        self._ledger = Ledger(self.state, self.store, self.now, may_write, self.frozen)
        self._thinking = Thinking(
            self.bots,
            on_choice=lambda thought, move: self._inbox.put(lambda: self._bot_chose(thought, move)),
            on_fault=lambda error: self._inbox.put(partial(_fail, error)),
        )
        review, put = lambda: self._hindsight.found, self._inbox.put
        self._telling = Telling(self.state, self.attendance, review, self.now, self.pace, put, self._shown)
        self._hindsight = Hindsight(self._telling.soon, lambda error: self.on_trouble(self.state.code, error))
        self._graces = Graces(self.pace.grace, lambda: put(self._telling.soon))

    def start(self) -> None:
        self.last_used = self.now()
        self.attendance.begin(self.state, self.now())
        wait_anew(self.state, self.now(), int(self.pace.grace * 1000))
        for person in self.attendance.away_since:
            self._graces.begin(person)
        self._live = self._make_clockwork()
        self._task = asyncio.create_task(self._run(), name=f"table {self.state.code}")
        self._task.add_done_callback(lambda _task: self.on_end(self))
        self._inbox.put(self._wake)

    async def stop(self, why: str) -> None:
        """Nothing is lost: whatever was acknowledged is in the store."""
        self._end(why)
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(Unavailable, Deleted):  # a shortcut, not worth a quarrel
            await self._ledger.save_snapshot(ledger.SHORT_LOG)

    def is_idle(self, seconds: float) -> bool:
        """Nobody is here or on the way in, and nothing has happened for so long."""
        is_empty = not (self.listeners or self._arriving or self._inbox)
        return is_empty and self.last_used < self.now() - seconds * 1000

    @property
    def table(self) -> str:
        return self.state.table

    @property
    def listeners(self) -> list[Listener]:
        return self.attendance.listeners

    # From connections; all of it goes through the inbox.

    def join(self, listener: Listener) -> None:
        if self.is_gone:
            listener.send(wire.Bye("moved"))
            return
        self._arriving.append(listener)  # known at once, so that it hears of an end that comes first
        self._inbox.put(lambda: self._joined(listener))

    def leave(self, listener: Listener) -> None:
        self._inbox.put(lambda: self._left(listener))

    def command(self, listener: Listener, command: wire.Command) -> None:
        arrived = clock()  # not when it is dealt with: in a race others may have come in between
        self._inbox.put(lambda: self._commanded(listener, command, arrived))

    async def _run(self) -> None:
        while not self.is_gone:
            job = await self._inbox.get()
            self.last_used = self.now()
            try:
                outcome = job()
                if asyncio.iscoroutine(outcome):
                    await outcome
                if self._ledger.has_grown(ledger.LONG_LOG):
                    await self._ledger.save_snapshot(ledger.LONG_LOG)
            except Clash:
                self._end("moved")  # another process keeps this table now
            except Unavailable:
                self._end("store")
            except Deleted:
                self._end("closed")
            except Exception as error:  # whatever it was, nobody may be left waiting at a table that is no more
                self._end("trouble")
                self.on_trouble(self.state.code, error)
            if self._inbox:
                await asyncio.sleep(0)  # what commits nothing waits for nothing: other tables have their turn, too

    def _end(self, why: str) -> None:
        self.is_gone = True
        self._thinking.keep_only(())
        self._hindsight.stop()
        self._telling.stop()
        self._graces.keep_only(())
        cancel(self._clock)
        if self._live is not None:
            self._live.stop()
        for listener in (*self.listeners, *self._arriving):
            listener.send(wire.Bye(why))
        self.listeners.clear()
        self._arriving.clear()

    # Presence

    def _joined(self, listener: Listener) -> None:
        self._arriving.remove(listener)
        if not self._may_look(listener):
            listener.send(wire.Bye("spectators"))
            return
        self.attendance.arrive(listener)
        self._telling.one(listener)
        if self._live is not None:
            listener.feel_pulse()
            self._live.shown([] if listener.viewer.is_display else self.state.seats_of(listener.viewer.person))
        self._graces.keep_only(self.attendance.away_since)
        self._telling.soon()

    def _left(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        if self.attendance.depart(listener, self.state, self.now()):
            self._graces.begin(listener.viewer.person)
        self._telling.soon()

    def _may_look(self, listener: Listener) -> bool:
        state, person = self.state, listener.viewer.person
        return state.is_open_to_spectators or state.status == OPEN or person in state.people or person == state.host

    # Commands

    async def _commanded(self, listener: Listener, command: wire.Command, arrived: Micros) -> None:
        if listener not in self.listeners:
            return  # sent home meanwhile; the page sends it again when it is back
        asked = self._asked(listener)
        done = self.state.done.get(name_of(asked.person, command.id))
        if done is not None:
            listener.send(wire.Ack(command.id, done))
            return
        try:
            if isinstance(command, QUESTIONS):
                listener.send(answer(self.state, self._past, listener.viewer, asked, command))
                return
            if isinstance(command, wire.Play) and self._live is not None:
                await self._wished(self._live, listener, asked, command, arrived)
                return
            if isinstance(command, wire.Rematch):
                news = await self._rematch(asked, command)
            else:
                news = decide(self.state, asked, command)
        except BadInput as refused:
            listener.send(refusal(command.id, refused))
            return
        removed = _removed_by(self.state, asked, command)
        await self._ledger.commit(news)
        listener.send(wire.Ack(command.id, self.state.n))
        if removed:
            self._send_home(lambda each: each.viewer.person == removed, "removed")
        if news:
            if news[-1].kind != MOVED:
                self.attendance.forget_strangers(self.state)
                self._graces.keep_only(self.attendance.away_since)
            self._changed()

    def _asked(self, listener: Listener) -> Asked:
        viewer, attendance = listener.viewer, self.attendance
        gone = attendance.gone(self.now(), self.pace.grace) if attendance.away_since else ()
        return Asked(
            person="" if viewer.is_display else viewer.person,
            name=listener.name,
            nonces=attendance.nonces,
            absent=seats_without(self.state, gone) if gone else NOBODY,
            is_host_gone=self.state.host in gone,
        )

    async def _rematch(self, asked: Asked, command: wire.Rematch) -> list[New]:
        may_ask_for_rematch(self.state, asked)
        if self.state.rematch:
            return []
        return [
            New(
                "rematch",
                {"code": await self.make_rematch(self.state), "id": name_of(asked.person, command.id)},
            )
        ]

    # Records

    def _changed(self) -> None:
        """After a commit: everybody sees it, and whoever is awaited now begins."""
        self._send_home(lambda each: not self._may_look(each), "spectators")
        self._telling.changed()
        if self.state.status == CLOSED:
            self._end("closed")
        else:
            self._wake()

    def _shown(self) -> None:
        if self._live is not None:
            here, seats = self.attendance.here, self.state.seats
            self._live.shown([seat for seat, taken in enumerate(seats) if taken.bot or taken.person in here])

    def _send_home(self, is_meant: Callable[[Listener], bool], why: str) -> None:
        for listener in [each for each in self.listeners if is_meant(each)]:
            listener.send(wire.Bye(why))
            self.attendance.depart(listener, self.state, self.now())

    # What happens by itself

    def _wake(self) -> None:
        """Looks at who is awaited: bots start thinking, clocks start running, what is out of date ends."""
        cancel(self._clock)
        self._clock = None
        self._hindsight.begin(self.state)
        bots = self._bots_awaited() if self.state.is_going else {}
        self._thinking.keep_only(bots)
        for seat, bot in bots.items():
            match = self.state.playing
            moment = len(match.entries) if self._live is None else self._live.racing.moment(seat)
            choices, pause = partial(self._choices, seat, bot), partial(self._pause_before, seat, bot)
            self._thinking.begin(seat, bot, moment, match, choices, pause)
        if self.state.is_going and self.state.turn_seconds and self._clock_left() > 0 and self._people_awaited():
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(self._clock_left(), self._inbox.put, self._wake)
        if self._live is not None:
            self._live.wake()

    def _bots_awaited(self) -> dict[Seat, str]:
        """Who is to think, and as whom: bots, and the substitute for people whose time is up."""
        match, seats = self.state.playing, self.state.seats
        bots = {seat: seats[seat].bot for seat in seats_in(match.game.to_act(match.state)) if seats[seat].bot}
        if self.state.turn_seconds and self._clock_left() <= 0:
            bots |= dict.fromkeys(self._people_awaited(), SUBSTITUTE)
        return bots

    def _people_awaited(self) -> list[Seat]:
        """Whoever marks has a clock of its own for that."""
        people = [seat for seat in seats_in(waited_for(self.state)) if not self.state.seats[seat].bot]
        return [seat for seat in people if self._live is None or not self._live.racing.is_marking(seat)]

    def _clock_left(self) -> float:
        """Seconds of the turn."""
        return (self.state.turn_began - self.now()) / 1000 + self.state.turn_seconds

    def _choices(self, seat: Seat, bot: str) -> list[Move]:
        if self._live is not None:
            return self._live.choices(seat, bot, secrets.randbits(63))
        return self.state.playing.legal(seat)

    def _pause_before(self, seat: Seat, bot: str, move: Move) -> float:
        """A substitute for somebody whose time is up does not take more of it, but leaves the others theirs."""
        if self._live is not None:
            return self._live.pause_before(seat, bot, move, secrets.randbits(63))
        return self.pace.bot_move if self.state.seats[seat].bot else 0.0

    async def _bot_chose(self, thought: Thought, move: Move) -> None:
        if not self._thinking.is_current(thought):
            return  # paused, taken back, or the person is here again
        if self._live is not None and self._live.is_silence(move):
            return  # the thought is kept, so that the bot does not think about the same again
        self._thinking.forget(thought.seat)
        if self._live is None:
            await self._ledger.commit(move_records(self.state, thought.seat, move))
            self._changed()
            return
        try:
            wish, window = Wish(thought.seat, move), self._live.racing.window
            await self._live.wish(wish, window=window, reaction=None, now=clock())
        except BadInput:  # it was too late; perhaps there is something new to think about
            self._wake()

    # Real time

    def _make_clockwork(self) -> Clockwork | None:
        live = live_part(self.state.game_id)
        if live is None:
            return None
        racing = Racing(self.state, live, clock, self._trips, self._enter, self._refuse)
        return Clockwork(racing, self._inbox.put, self.now, self.pace)

    def _trips(self, seat: Seat) -> list[Trip]:
        owner, now = Viewer(self.state.seats[seat].person), clock()  # a screen in the room calls nothing
        return [trip for each in self.listeners if owner.person and each.viewer == owner for trip in each.trips(now)]

    async def _wished(
        self, live: Clockwork, listener: Listener, asked: Asked, command: wire.Play, arrived: Micros
    ) -> None:
        move = wanted_move(self.state, asked, command)
        wish = Wish(command.seat, move, listener, command.id, name_of(asked.person, command.id))
        await live.wish(wish, window=command.window, reaction=command.reaction, now=arrived)

    async def _enter(self, wish: Wish, data: dict[str, Any]) -> None:
        more = {**data, "id": wish.name} if wish.name else data
        await self._ledger.commit([moved(self.state.playing, wish.seat, wish.move, **more)])
        if wish.listener is not None:
            wish.listener.send(wire.Ack(wish.command, self.state.n))
        self._changed()

    def _refuse(self, wish: Wish, why: BadInput) -> None:
        if wish.listener is not None:
            wish.listener.send(refusal(wish.command, why))


def _fail(error: Exception) -> None:
    raise error


def _removed_by(state: TableState, asked: Asked, command: wire.Command) -> str:
    """The person whom the host is about to show the door."""
    if not isinstance(command, wire.ClearSeat):
        return ""
    person = state.seats[command.seat].person
    return "" if person == asked.person else person
