"""The keeper of one live table: a task that handles everything for this table in order, from one queue.

Commands are judged against the state and their records committed; only then are they acknowledged and shown. If the
store or anything else fails, the keeper discards the state in memory and closes all connections. What was not committed
never happened, and the next visitor loads what was.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from tischlein.core.errors import BadInput
from tischlein.store.port import Clash, Store, Unavailable
from tischlein.tables import wire
from tischlein.tables.clock import Micros
from tischlein.tables.frames.answers import QUESTIONS, answer, refusal
from tischlein.tables.frames.lookback import Past
from tischlein.tables.frames.picture import Viewer
from tischlein.tables.gate.checks import Asked, command_key
from tischlein.tables.gate.decide import decide, may_ask_for_rematch
from tischlein.tables.live import journal
from tischlein.tables.live.attendance import NO_SEATS, Attendance, GraceTimers, Listener, seats_of_people
from tischlein.tables.live.botrunner import BotRunner
from tischlein.tables.live.bots import Bots
from tischlein.tables.live.broadcast import Broadcast
from tischlein.tables.live.journal import Deleted, Journal
from tischlein.tables.live.messages import Messages, Messenger
from tischlein.tables.live.review import Review
from tischlein.tables.live.shuffling import Shuffling, StepKey
from tischlein.tables.live.starting import Starting
from tischlein.tables.live.strategy import Job, Strategy, Table
from tischlein.tables.live.timing import Timing
from tischlein.tables.live.together import TOGETHER, Together
from tischlein.tables.log.records import EndWithdrawn, Moved, Record, RematchMade
from tischlein.tables.log.state import CLOSED, FINISHED, OPEN, TableState, denied, done_at, restart_clocks
from tischlein.tables.log.steps import Step

Trouble = Callable[[str, BaseException], None]
"""Called with a table's code and the exception that ended it."""


@dataclass(eq=False, slots=True)
class Keeper:
    state: TableState
    store: Store
    bots: BotRunner
    now: Callable[[], int]
    make_rematch: Callable[[TableState, frozenset[str], str], Awaitable[str]]
    """Creates the next table from the state, the connected people and the asker. Returns its code."""
    on_trouble: Trouble
    on_end: Callable[[Keeper], None]
    """Called once, when the keeper's task has ended."""
    messenger: Messenger
    make_strategy: Callable[[Table], Strategy]
    may_write: Callable[[], bool]
    """Whether this process still keeps the table."""
    clock: Callable[[], Micros]
    """The monotonic clock of races."""
    timing: Timing
    snapshot_n: int
    """The number of the last record that the stored snapshot covers."""
    attendance: Attendance = field(default_factory=Attendance)
    has_ended: bool = False
    last_used: int = 0
    _has_parts: bool = True
    """False when it was stopped, and can only be asked about its state."""
    _jobs: asyncio.Queue[Job] = field(default_factory=asyncio.Queue)
    _arriving: list[Listener] = field(default_factory=list)
    _task: asyncio.Task[None] | None = None
    _past: Past = field(default_factory=Past)
    _strategy: Strategy = field(init=False)
    _bots: Bots = field(init=False)
    _graces: GraceTimers = field(init=False)
    _starting: Starting = field(init=False)
    _shuffling: Shuffling = field(init=False)
    _journal: Journal = field(init=False)
    _review: Review = field(init=False)
    _messages: Messages = field(init=False)
    _broadcast: Broadcast = field(init=False)
    _together: Together = field(init=False)

    def __post_init__(self) -> None:
        state, attendance, now, timing = self.state, self.attendance, self.now, self.timing
        self._strategy = self.make_strategy(self)
        self._messages = Messages(state, attendance, timing, self.messenger, self.post, self.enter)
        self._journal = Journal(state, self.store, now, self.may_write, self.snapshot_n, self._follow_up)
        self._bots = Bots(state, self._strategy, self.bots, now, self.post, attendance)
        self._review = Review(self._tell_soon, self._review_failed)
        self._broadcast = Broadcast(state, attendance, self._review, now, timing, self.post, self._strategy.shown)
        self._together = Together(state, attendance)
        self._graces = GraceTimers(timing.grace, self._tell_soon)
        self._starting = Starting(state, attendance, timing, self._start_soon)
        self._shuffling = Shuffling(state, timing, self._shuffle_on_soon)

    def start(self) -> None:
        self.last_used = self.now()
        self.attendance.begin(self.state, self.now())
        restart_clocks(self.state, self.now(), int(self.timing.grace * 1000))
        for person in self.attendance.away_since:
            self._graces.begin(person)
        self._task = asyncio.create_task(self._run(), name=f"table {self.state.code}")
        self._task.add_done_callback(lambda _task: self.on_end(self))
        self.post(self.wake)

    async def stop(self, why: str) -> None:
        """Loses nothing: everything that was acknowledged is in the store."""
        self._end(why)
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        if self._has_parts:
            with contextlib.suppress(Unavailable, Deleted):  # a snapshot is only a cache
                await self._journal.save_snapshot(journal.SNAPSHOT_ON_UNLOAD)
        self._drop_parts()

    def is_idle(self, seconds: float) -> bool:
        """No connections, no queued jobs, and nothing has happened for that long."""
        is_empty = not (self.listeners or self._arriving)
        return is_empty and self._jobs.empty() and self.last_used < self.now() - seconds * 1000

    @property
    def table(self) -> str:
        return self.state.table

    def has_member(self, person: str) -> bool:
        """Whether the person has a seat, or is the host."""
        return person in self.state.people or person == self.state.host

    def since(self, claimed: int) -> int:
        """The last record that a page has seen; 0 (send everything) if its claim is impossible."""
        return claimed if 0 < claimed <= self.state.n else 0

    @property
    def listeners(self) -> list[Listener]:
        return self.attendance.listeners

    # Called by connections; all of it goes through the queue.

    def post(self, job: Job) -> None:
        if not self.has_ended:
            self._jobs.put_nowait(job)

    def join(self, listener: Listener) -> None:
        if self.has_ended:
            listener.send(wire.Bye("moved"))
            return
        self._arriving.append(listener)  # so that it gets a Bye if the keeper ends before the job runs
        self.post(lambda: self._joined(listener))

    def tell(self, message: wire.ServerMessage) -> None:
        """Sends a message to all connections at once, past the queue: its task may be waiting for the store."""
        for listener in (*self.listeners, *self._arriving):
            listener.send(message)

    def leave(self, listener: Listener) -> None:
        self.post(lambda: self._left(listener))

    def command(self, listener: Listener, command: wire.Command) -> None:
        arrived = self.clock()  # taken here, because a race is decided by arrival, not by when the job runs
        self.post(lambda: self._commanded(listener, command, arrived))

    async def _run(self) -> None:
        while not self.has_ended:
            job = await self._jobs.get()
            self.last_used = self.now()
            try:
                outcome = job()
                if asyncio.iscoroutine(outcome):
                    await outcome
                if self._journal.has_grown(journal.SNAPSHOT_EVERY):
                    await self._journal.save_snapshot(journal.SNAPSHOT_EVERY)
            except Clash:
                self._end("moved")  # another process keeps this table now
            except Unavailable:
                self._end("store")
            except Deleted:
                self._end("closed")
            except Exception as error:  # connections must be told of any failure, or they would wait forever
                self._end("trouble")
                self.on_trouble(self.state.code, error)
            if not self._jobs.empty():
                await asyncio.sleep(0)  # jobs that commit nothing never await, and would starve other tables

    def _end(self, why: str) -> None:
        if self.has_ended:
            return
        self.has_ended = True
        self._bots.stop()
        self._strategy.stop()
        self._review.stop()
        self._broadcast.stop()
        self._starting.stop()
        self._shuffling.stop()
        self._messages.stop()
        self._graces.keep_only(())
        for listener in (*self.listeners, *self._arriving):
            listener.send(wire.Bye(why))
        self.listeners.clear()
        self._arriving.clear()

    def _drop_parts(self) -> None:
        """Its parts and jobs refer back to the keeper: cycles, which would keep the table in memory until a full
        garbage collection, and those are rare."""
        if not self._has_parts:
            return
        self._has_parts = False
        self._task = None
        self._jobs = asyncio.Queue()
        del self._strategy, self._messages, self._journal, self._bots, self._review, self._broadcast
        del self._together, self._graces, self._starting, self._shuffling

    # Presence

    async def _joined(self, listener: Listener) -> None:
        self._arriving.remove(listener)
        if self._denied(listener):
            listener.send(wire.Bye(self._denied(listener)))
            return
        is_first = not self.listeners
        self.attendance.arrive(listener)
        await self._journal.commit(_votes_to_withdraw(self.state, listener.viewer))
        self._broadcast.one(listener)
        self._strategy.joined(listener)
        self._together.joined(listener)
        self._graces.keep_only(self.attendance.away_since)
        self._broadcast.soon()
        self._starting.on_join()
        if is_first:
            self._go_on()

    def _go_on(self) -> None:
        """Bots go on where they stopped when the last one left; nobody's turn ends before it could be seen."""
        if not self.state.is_over_days:
            restart_clocks(self.state, self.now(), int(self.timing.grace * 1000))
        self.wake()

    def _left(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        if self.attendance.depart(listener, self.state, self.now()):
            self._graces.begin(listener.viewer.person)
        self._together.left(listener)
        self._broadcast.soon()

    @property
    def _sends_messages(self) -> bool:
        return self._messages.is_watching or bool(self.state.webhook.url)

    def _follow_up(self) -> Sequence[Step]:
        return self._messages.follow_up() if self._sends_messages else ()

    def _denied(self, listener: Listener) -> str:
        """The reason why the connection is not admitted; empty if it is."""
        return denied(self.state, listener.viewer.person)

    # Commands

    async def _commanded(self, listener: Listener, command: wire.Command, arrived: Micros) -> None:
        if listener not in self.listeners:
            return  # disconnected meanwhile; the page resends the command when it reconnects
        asked = self._asked(listener)
        done = done_at(self.state, command_key(asked.person, command.id))
        if done is not None:
            listener.send(wire.Ack(command.id, done))
            return
        try:
            if isinstance(command, QUESTIONS):
                listener.send(answer(self.state, self._past, listener.viewer, asked, command))
                return
            if isinstance(command, TOGETHER):
                self._together.do(listener, asked, command)
                listener.send(wire.Ack(command.id, self.state.n))
                return
            if isinstance(command, wire.Play):
                await self._strategy.play(listener, asked, command, arrived)
                return
            if isinstance(command, wire.Rematch):
                steps: list[Step] = await self._rematch(asked, command)
            else:
                steps = decide(self.state, asked, command)
        except BadInput as refused:
            self.refuse(listener, command.id, refused)
            return
        removed = _cleared_person(self.state, asked, command)
        await self._journal.commit(steps)
        listener.send(wire.Ack(command.id, self.state.n))
        if removed:
            self._disconnect(lambda each: "removed" if each.viewer.person == removed else "")
        if steps:
            if not isinstance(steps[-1], Moved):
                self.attendance.forget_strangers(self.state)
                self._graces.keep_only(self.attendance.away_since)
            self._changed()

    def _asked(self, listener: Listener) -> Asked:
        viewer, attendance = listener.viewer, self.attendance
        is_missing_anybody = bool(attendance.away_since) and not self.state.is_over_days
        gone = attendance.gone(self.now(), self.timing.grace) if is_missing_anybody else ()
        return Asked(
            person="" if viewer.is_display else viewer.person,
            name=listener.name,
            absent=seats_of_people(self.state, gone) if gone else NO_SEATS,
            is_host_gone=self.state.host in gone,
            here=attendance.here,
        )

    async def _rematch(self, asked: Asked, command: wire.Rematch) -> list[Step]:
        may_ask_for_rematch(self.state, asked)
        if self.state.rematch:
            return []
        code = await self.make_rematch(self.state, self.attendance.here, asked.person)
        return [RematchMade(code, id=command_key(asked.person, command.id))]

    # Records

    def _changed(self) -> None:
        """To be called after a commit: shows the change and wakes bots and timers."""
        self._disconnect(self._denied)
        self._broadcast.changed()
        if self.state.status == CLOSED:
            self._end("closed")
        else:
            self.wake()

    async def enter(self, step: Step, listener: Listener | None = None, command: str = "") -> None:
        await self._journal.commit([step])
        if listener is not None:
            listener.send(wire.Ack(command, self.state.n))
        self._changed()

    def refuse(self, listener: Listener, command: str, why: BadInput) -> None:
        listener.send(refusal(command, why))

    def _disconnect(self, why_of: Callable[[Listener], str]) -> None:
        for listener, why in [(each, why_of(each)) for each in self.listeners]:
            if why:
                listener.send(wire.Bye(why))
                self.attendance.depart(listener, self.state, self.now())
                self._together.left(listener)

    # Without a command

    async def _start_by_itself(self) -> None:
        steps = self._starting.steps()
        await self._journal.commit(steps)
        if steps:
            self._changed()

    async def _shuffle_on(self, step: StepKey) -> None:
        steps = self._shuffling.steps(step)
        await self._journal.commit(steps)
        if steps:
            self._changed()

    def wake(self) -> None:
        """Lets bots, timers and the review start or stop according to the current state."""
        if self.state.status == OPEN:
            self._shuffling.wake()
        if self.state.status == FINISHED:
            self._review.begin(self.state)
        if self._bots.is_busy or not self.state.is_left_to_people:
            self._bots.wake()
        self._strategy.wake()
        if self._sends_messages:
            self._messages.wake()

    def _start_soon(self) -> None:
        self.post(self._start_by_itself)

    def _shuffle_on_soon(self, step: StepKey) -> None:
        self.post(lambda: self._shuffle_on(step))

    def _tell_soon(self) -> None:
        self.post(self._broadcast.soon)

    def _review_failed(self, error: Exception) -> None:
        self.on_trouble(self.state.code, error)


def _votes_to_withdraw(state: TableState, viewer: Viewer) -> list[Record]:
    """Votes to end the match because of this person are void, since the person is back."""
    back = [] if viewer.is_display else state.seats_of(viewer.person)
    return [EndWithdrawn(seat) for seat in back if seat in state.end_asked]


def _cleared_person(state: TableState, asked: Asked, command: wire.Command) -> str:
    """The person whom a ClearSeat of the host takes off a seat, unless it is the host; empty for other commands."""
    if not isinstance(command, wire.ClearSeat):
        return ""
    person = state.seats[command.seat].person
    return "" if person == asked.person else person
