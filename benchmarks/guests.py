"""Scripted people: a page without a picture, which picks among the moves that it is offered.

They speak through aiohttp's client, which compresses and decompresses as browsers do, and look only at what they need
of a message: they share the machine with the server that is measured.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Coroutine
from typing import Any, Final

import aiohttp
import msgspec

from benchmarks.meter import Eyes, Meter, Sent, Wire, clock
from tests.tables.shuffler import Shuffler

DEFLATE: Final = 15
"""Offers `permessage-deflate; client_max_window_bits`, as browsers do."""
LARGEST_MESSAGE: Final = 1 << 24
FINISHED: Final = {"finished", "closed"}
PATIENCE: Final = 60.0
"""Seconds for an answer while a table is made; many are made at once."""
REFUSED_IN_A_ROW: Final = 20


class SeenMatch(msgspec.Struct):
    legal: dict[str, list[str]] = {}
    window: int = 0
    result: Any = None


class SeenTable(msgspec.Struct):
    status: str = ""


class Seen(msgspec.Struct):
    """As much of a message as scripted people look at; all that it does not name is skipped."""

    t: str
    v: int = 0
    id: str = ""
    table: SeenTable | None = None
    match: SeenMatch | None = None
    why: msgspec.Raw = msgspec.Raw()


look = msgspec.json.Decoder(Seen).decode


def offered(frame: Seen) -> tuple[int, list[str]]:
    """A seat of the reader and the moves that it may make now; without any moves if there is nothing to do.

    If frames come to carry their moves differently, this is what has to change.
    """
    if frame.match is None or is_over(frame):
        return 0, []
    return next(((int(seat), moves) for seat, moves in frame.match.legal.items() if moves), (0, []))


def is_over(frame: Seen) -> bool:
    """Whether the match has ended."""
    has_ended = frame.table is not None and frame.table.status in FINISHED
    return has_ended or (frame.match is not None and frame.match.result is not None)


class Lost(Exception):
    """The server has closed a connection, or refuses what it has offered."""


class Pace:
    """One move of a table after the other, so many seconds apart; or as fast as they come, where there are none."""

    def __init__(self, pause: float, dice: random.Random) -> None:
        self._pause = pause
        self._dice = dice
        self._next = 0.0

    def wait(self) -> float:
        """Seconds until whoever asks may move."""
        if not self._pause:
            return 0.0
        now = clock()
        if not self._next:  # tables do not begin in the same moment
            self._next = now + self._dice.uniform(0, self._pause)
        at = max(now, self._next)
        self._next = at + self._pause * self._dice.uniform(0.5, 1.5)
        return at - now


class Person:
    """One connection of one person to one match. What is said over it, a subclass knows."""

    def __init__(self, pace: Pace, meter: Meter, dice: random.Random, may_play: asyncio.Event) -> None:
        self.pace, self.meter, self.dice, self.may_play = pace, meter, dice, may_play
        self.eyes = Eyes(meter)
        self.other: Person
        self.has_match = asyncio.Event()
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._socket: aiohttp.ClientWebSocketResponse[bool] | None = None
        self._wire: Wire | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_waiting = False
        self._pending: Sent | None = None
        self._least = 0
        """The own frame must have come as far as the last move that was acknowledged."""
        self._v = 0

    async def enter(self, session: aiohttp.ClientSession, url: str, *, has_deflate: bool, address: str) -> None:
        """`address` is for servers that believe a proxy, where a limit counts by address."""
        self._socket = connected = await session.ws_connect(
            url,
            compress=DEFLATE if has_deflate else 0,
            decode_text=False,
            max_msg_size=LARGEST_MESSAGE,
            headers={"X-Forwarded-For": address},
        )
        self._wire = Wire(connected.get_extra_info("socket").fileno())
        if bool(connected.compress) != has_deflate:
            raise Lost("the server does not compress as was asked for")
        self.do(self._listen(connected))

    async def leave(self) -> None:
        """Also in the middle of `enter`."""
        for task in self._tasks:
            task.cancel()
        if self._wire is not None:
            self.meter.leave(self._wire)
            self._wire.close()
        if self._socket is not None:
            await self._socket.close()

    async def say(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send_str(text)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside everything else; a fault ends the match for this person."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    # For subclasses

    def hear(self, data: bytes) -> None:
        raise NotImplementedError

    @property
    def can_move(self) -> bool:
        raise NotImplementedError

    def choice(self) -> str:
        """The message that makes a move; only if `can_move`."""
        raise NotImplementedError

    def shown(self, v: int, size: int, *, is_playing: bool) -> None:
        """A frame has come."""
        self._v = max(v, self._v)
        if self.meter.is_on:
            self.meter.sample.frames += 1
            self.meter.sample.frame_bytes += size
        self.eyes.see(v)
        if is_playing and not self.has_match.is_set():
            self.has_match.set()
            assert self._wire is not None
            self.meter.enter(self._wire)

    def acknowledged(self, v: int) -> None:
        move, self._pending = self._pending, None
        if move is None:
            return
        move.v = self._least = v
        if self.meter.is_on:
            self.meter.sample.moves += 1
            self.meter.sample.acks.append(clock() - move.at)
        self.other.eyes.settle()

    def refused(self) -> None:
        self._pending = None
        if self.meter.is_on:
            self.meter.sample.refused += 1

    def finish(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    def consider(self) -> None:
        """Moves now or in time, if there is something to do and nothing on its way."""
        is_free = self._pending is None and not self._is_waiting and not self.over.done()
        if is_free and self._v >= self._least and self.can_move:
            self._is_waiting = True
            self.do(self._play())

    # Within

    async def _play(self) -> None:
        await self.may_play.wait()
        wait = self.pace.wait()
        if wait:
            await asyncio.sleep(wait)
        self._is_waiting = False
        if not self.can_move or self.over.done():  # the other one has changed that meanwhile
            return
        message = self.choice()
        self._pending = Sent()
        self.other.eyes.expect(self._pending)
        await self.say(message)

    async def _listen(self, connected: aiohttp.ClientWebSocketResponse[bool]) -> None:
        while True:
            message = await connected.receive()
            if message.type is not aiohttp.WSMsgType.TEXT:
                raise Lost(f"the server has closed a connection: {message.type.name} {message.data} {message.extra}")
            self.hear(message.data)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.over.done():
            self.over.set_exception(error)


class Guest(Person):
    """A person at one of our tables."""

    def __init__(self, pace: Pace, meter: Meter, dice: random.Random, may_play: asyncio.Event) -> None:
        super().__init__(pace, meter, dice, may_play)
        self._ids = (f"bench-{number:06}" for number in itertools.count(1))
        self._asked: dict[str, asyncio.Future[None]] = {}
        self._frame = Seen("")
        self._refused = 0
        self._shuffler = Shuffler(f"{dice.getrandbits(64):016x}")

    async def greet(self, code: str, token: str) -> None:
        await self.say(json.dumps({"t": "hello", "code": code, "token": token}))

    async def ask(self, kind: str, **fields: Any) -> None:
        """A command outside of the match, until it is acknowledged."""
        command = next(self._ids)
        answer = self._asked[command] = asyncio.get_running_loop().create_future()
        await self.say(json.dumps({"t": kind, "id": command, **fields}))
        done, _ = await asyncio.wait((answer, self.over), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not done:
            raise Lost(f"{kind} was not answered")
        for each in done:
            each.result()

    def hear(self, data: bytes) -> None:
        message = look(data)
        if message.t == "frame":
            self._frame = message
            if message.match is None:
                self._answer_shuffle(json.loads(data)["table"])
            self.shown(message.v, len(data), is_playing=message.match is not None)
            if is_over(message):
                self.finish()
        elif message.t in {"ack", "refused"}:
            self._answered(message)
        elif message.t == "bye":
            raise Lost(f"the server says goodbye: {bytes(message.why).decode()}")
        else:
            return
        self.consider()

    def _answer_shuffle(self, table: dict[str, Any]) -> None:
        if "waitsFor" not in (table["fairness"] or ()):
            return  # no shuffle goes on, or an older checkout that has another one
        wanted = self._shuffler.answer(table)
        if wanted is not None:
            self.do(self.ask(wanted.pop("t"), **wanted))

    @property
    def can_move(self) -> bool:
        return bool(offered(self._frame)[1])

    def choice(self) -> str:
        seat, moves = offered(self._frame)
        play: dict[str, Any] = {"t": "play", "id": next(self._ids), "seat": seat, "move": self.dice.choice(moves)}
        if self._frame.match is not None and self._frame.match.window:
            play["window"] = self._frame.match.window
        return json.dumps(play)

    def _answered(self, message: Seen) -> None:
        is_ack = message.t == "ack"
        asked = self._asked.pop(message.id, None)
        if asked is not None:
            if is_ack:
                asked.set_result(None)
            else:
                asked.set_exception(Lost(f"refused: {bytes(message.why).decode()}"))
            return
        self._refused = 0 if is_ack else self._refused + 1
        if self._refused > REFUSED_IN_A_ROW:
            raise Lost(f"an offered move is refused again and again: {bytes(message.why).decode()}")
        if is_ack:
            self.acknowledged(message.v)
        else:
            self.refused()
