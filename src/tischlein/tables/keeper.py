"""The keeper of one live table: one task, one inbox, everything in order.

Commands are judged against the state, their records committed, and only then acknowledged and shown. If the store
refuses, or anything else goes wrong, the state in memory is thrown away and every connection sent home: what was not
committed never happened, and the next visitor loads what was.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tischlein.core.errors import BadInput, NotAllowed
from tischlein.core.rng import derive
from tischlein.core.types import Move, Seat, seats_in
from tischlein.store.port import Clash, Record, Store, TableIndex, Unavailable
from tischlein.tables import protocol as wire
from tischlein.tables.attendance import Attendance, Listener
from tischlein.tables.botrunner import BotRunner
from tischlein.tables.decide import SUBSTITUTE, Asked, New, decide, explain, may_ask_for_rematch, move_records, name_of
from tischlein.tables.frames import frame, shown_text
from tischlein.tables.state import CLOSED, OPEN, PLAYING, TableState, fold

Trouble = Callable[[str, BaseException], None]
"""Hears a table's code and what went wrong there."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things happen by themselves, in seconds."""

    bot_move: float = 0.8
    """A bot's move can be followed by the eye."""
    grace: float = 30.0
    """How long a vanished person is waited for before the others may choose."""
    notice: float = 0.2
    """Comings and goings are told together: a crowd at the door costs the table no more than one visitor."""


@dataclass(eq=False, slots=True)
class Thought:
    """A bot at work. It counts only while the table still waits for exactly this."""

    about: tuple[Seat, str, int]
    """Seat, bot, and the number of steps so far."""
    task: asyncio.Task[None] | None = None


@dataclass(eq=False, slots=True)
class Keeper:
    state: TableState
    store: Store
    bots: BotRunner
    now: Callable[[], int]
    fresh_secret: Callable[[], str]
    make_rematch: Callable[[TableState], Awaitable[str]]
    """Opens the next table with the same people; gives its code."""
    on_trouble: Trouble
    pace: Pace = field(default_factory=Pace)
    attendance: Attendance = field(default_factory=Attendance)
    is_gone: bool = False
    last_used: int = 0
    _inbox: asyncio.Queue[Callable[[], Any]] = field(default_factory=asyncio.Queue)
    _arriving: list[Listener] = field(default_factory=list)
    _task: asyncio.Task[None] | None = None
    _clock: asyncio.TimerHandle | None = None
    _notice: asyncio.TimerHandle | None = None
    _graces: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    _thought: Thought | None = None

    def start(self) -> None:
        self.last_used = self.now()
        self.attendance.begin(self.state, self.now())
        for person in self.attendance.away_since:
            self._wait_for(person)
        self._task = asyncio.create_task(self._run(), name=f"table {self.state.code}")
        self._inbox.put_nowait(self._wake)

    async def stop(self, why: str) -> None:
        """Nothing is lost: whatever was acknowledged is in the store."""
        self._end(why)
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def is_idle(self, since: int) -> bool:
        """Nobody is here or on the way in, and nothing has happened since then."""
        return not (self.listeners or self._arriving) and self._inbox.empty() and self.last_used < since

    @property
    def listeners(self) -> list[Listener]:
        return self.attendance.listeners

    # From connections; all of it goes through the inbox.

    def join(self, listener: Listener) -> None:
        if self.is_gone:
            listener.send(wire.Bye("moved"))
            return
        self._arriving.append(listener)  # known at once, so that it hears of an end that comes first
        self._inbox.put_nowait(lambda: self._joined(listener))

    def leave(self, listener: Listener) -> None:
        self._inbox.put_nowait(lambda: self._left(listener))

    def command(self, listener: Listener, command: wire.Command) -> None:
        self._inbox.put_nowait(lambda: self._commanded(listener, command))

    async def _run(self) -> None:
        while not self.is_gone:
            job = await self._inbox.get()
            self.last_used = self.now()
            try:
                outcome = job()
                if asyncio.iscoroutine(outcome):
                    await outcome
            except Clash:
                self._end("moved")  # another process keeps this table now
            except Unavailable:
                self._end("store")
            except Exception as error:  # whatever it was, nobody may be left waiting at a table that is no more
                self._end("trouble")
                self.on_trouble(self.state.code, error)

    def _end(self, why: str) -> None:
        self.is_gone = True
        self._forget_thought()
        for timer in (self._clock, self._notice, *self._graces.values()):
            if timer is not None:
                timer.cancel()
        self._graces.clear()
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
        self._show_to(listener)
        person = listener.viewer.person
        if person in self._graces and person not in self.attendance.away_since:
            self._graces.pop(person).cancel()
        self._tell_soon()

    def _left(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        if self.attendance.depart(listener, self.state, self.now()):
            self._wait_for(listener.viewer.person)
        self._tell_soon()

    def _wait_for(self, person: str) -> None:
        """Everybody is told when the grace period is over."""
        if person in self._graces:
            self._graces.pop(person).cancel()
        loop = asyncio.get_running_loop()
        self._graces[person] = loop.call_later(self.pace.grace, self._inbox.put_nowait, self._tell_soon)

    def _may_look(self, listener: Listener) -> bool:
        state, person = self.state, listener.viewer.person
        return state.is_open_to_spectators or state.status == OPEN or person in state.people or person == state.host

    # Commands

    async def _commanded(self, listener: Listener, command: wire.Command) -> None:
        if listener not in self.listeners:
            return  # sent home meanwhile; the page sends it again when it is back
        asked = self._asked(listener)
        done = self.state.done.get(name_of(asked.person, command.id))
        if done is not None:
            listener.send(wire.Ack(command.id, done))
            return
        try:
            if isinstance(command, wire.Why):
                verdict = explain(self.state, asked, command)
                why = shown_text(verdict.text) if verdict else None
                listener.send(wire.Reason(command.id, why, verdict.clause if verdict else ""))
                return
            if isinstance(command, wire.Rematch):
                news = await self._rematch(asked, command)
            else:
                news = decide(self.state, asked, command)
        except BadInput as refused:
            clause = refused.clause if isinstance(refused, NotAllowed) else ""
            listener.send(wire.Refused(command.id, shown_text(refused.text), clause))
            return
        removed = _removed_by(self.state, asked, command)
        await self._commit(news)
        listener.send(wire.Ack(command.id, self.state.n))
        if removed:
            self._send_home(lambda each: each.viewer.person == removed, "removed")
        if news:
            self._changed()

    def _asked(self, listener: Listener) -> Asked:
        viewer, now = listener.viewer, self.now()
        return Asked(
            person="" if viewer.is_display else viewer.person,
            name=listener.name,
            secret=self.fresh_secret(),
            nonces=self.attendance.nonces,
            absent=self.attendance.absent(self.state, now, self.pace.grace),
            is_host_gone=self.state.host in self.attendance.gone(now, self.pace.grace),
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

    async def _commit(self, news: list[New]) -> None:
        """Folds, then commits. If the store raises, `_run` throws the state away."""
        if not news:
            return
        at = self.now()
        records = []
        for new in news:
            fold(self.state, self.state.n + 1, new.kind, new.data, at)
            records.append(Record(self.state.n, new.kind, json.dumps(new.data, ensure_ascii=False), at))
        await self.store.append(index_of(self.state, at), records)

    def _changed(self) -> None:
        """After a commit: everybody sees it, and whoever is awaited now begins."""
        self._send_home(lambda each: not self._may_look(each), "spectators")
        self._tell_all()
        if self.state.status == CLOSED:
            self._end("closed")
        else:
            self._wake()

    def _tell_all(self) -> None:
        if self._notice is not None:
            self._notice.cancel()
            self._notice = None
        for listener in self.listeners:
            self._show_to(listener)

    def _tell_soon(self) -> None:
        if self._notice is None:
            loop = asyncio.get_running_loop()
            self._notice = loop.call_later(self.pace.notice, self._inbox.put_nowait, self._tell_all)

    def _show_to(self, listener: Listener) -> None:
        presence = self.attendance.presence(self.state, self.now())
        listener.send(frame(self.state, listener.viewer, presence, listener.since))
        listener.since = self.state.n

    def _send_home(self, is_meant: Callable[[Listener], bool], why: str) -> None:
        for listener in [each for each in self.listeners if is_meant(each)]:
            listener.send(wire.Bye(why))
            self.attendance.depart(listener, self.state, self.now())

    # What happens by itself

    def _wake(self) -> None:
        """Looks at who is awaited: a bot starts thinking, a clock starts running, what is out of date ends."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        state = self.state
        awaited = self._awaited()
        wait = state.turn_began + state.turn_seconds * 1000 - self.now() if state.turn_seconds else 1
        for seat in awaited:
            if state.seats[seat].bot:
                self._think(seat, state.seats[seat].bot, self.pace.bot_move)
                return
        if awaited and wait <= 0:
            self._think(awaited[0], SUBSTITUTE, 0.0)
            return
        self._forget_thought()
        if awaited and state.turn_seconds:
            self._clock = asyncio.get_running_loop().call_later(wait / 1000, self._inbox.put_nowait, self._wake)

    def _awaited(self) -> list[Seat]:
        state = self.state
        if state.status != PLAYING or state.is_paused or state.match is None:
            return []
        return seats_in(state.match.game.to_act(state.match.state))

    def _think(self, seat: Seat, bot: str, pause: float) -> None:
        match = self.state.match
        assert match is not None
        about = (seat, bot, len(match.entries))
        if self._thought is not None and self._thought.about == about:
            return
        self._forget_thought()
        thought = self._thought = Thought(about)
        thought.task = asyncio.create_task(self._choose(thought, pause))

    def _forget_thought(self) -> None:
        if self._thought is not None and self._thought.task is not None:
            self._thought.task.cancel()
        self._thought = None

    async def _choose(self, thought: Thought, pause: float) -> None:
        match = self.state.match
        assert match is not None
        seat, bot, step = thought.about
        view, legal = match.game.view(match.state, seat), match.game.legal(match.state, seat)
        seed = derive(match.header.seed, 2, step)
        choosing = self.bots.choose(self.state.game_id, bot, view, legal, seed)
        try:
            move, _ = await asyncio.gather(choosing, asyncio.sleep(pause))
        except Exception as error:  # only a fault of ours; the inbox is where faults are dealt with
            self._inbox.put_nowait(partial(_fail, error))
        else:
            self._inbox.put_nowait(lambda: self._bot_chose(thought, move))

    async def _bot_chose(self, thought: Thought, move: Move) -> None:
        if self._thought is not thought:
            return  # paused, taken back, or the person is here again
        self._thought = None
        seat = thought.about[0]
        await self._commit(move_records(self.state, seat, self.state.game.format(move)))
        self._changed()


def _fail(error: Exception) -> None:
    raise error


def _removed_by(state: TableState, asked: Asked, command: wire.Command) -> str:
    """The person whom the host is about to show the door."""
    if not isinstance(command, wire.ClearSeat):
        return ""
    person = state.seats[command.seat].person
    return "" if person == asked.person else person


def index_of(state: TableState, at: int) -> TableIndex:
    awaited = seats_in(state.match.game.to_act(state.match.state)) if state.match else []
    summary = {
        "names": [seat.name or seat.bot for seat in state.seats if seat.kind != "open"],
        "turn": [state.seats[seat].person for seat in awaited if not state.seats[seat].bot],
        "free": sum(seat.kind == "open" for seat in state.seats),
    }
    return TableIndex(
        table=state.table,
        code=state.code,
        invitation=digest_of(state.invitation),
        game=state.game_id,
        status=state.status,
        summary=json.dumps(summary, ensure_ascii=False),
        members=tuple(sorted(state.people | {state.host})),
        updated=at,
    )


def digest_of(invitation: str) -> str:
    """Links carry the token; the index only what cannot be turned back into it."""
    return hashlib.sha256(invitation.encode()).hexdigest()
