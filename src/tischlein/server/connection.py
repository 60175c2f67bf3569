"""One WebSocket as tables see it: messages in, messages out in order, round trips.

Two tasks per connection. One receives and awaits nothing else, so that messages get their time of arrival at once. One
writes, so that messages keep their order: long ones are compressed in a thread, and two senders could change places.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

import msgspec
from aiohttp import WebSocketError, WSMsgType, web

from tischlein.server.limits import Buckets, Limits
from tischlein.server.pings import Pulse, unknown
from tischlein.server.tokens import SIGNED_OUT
from tischlein.server.transport import BoundedProtocol
from tischlein.tables import wire
from tischlein.tables.clock import Micros, Trip
from tischlein.tables.frames.picture import Viewer

MALFORMED, POLICY, UNKNOWN, BUSY, LATER = 4400, 4403, 4404, 4429, 1013
"""Close codes. After the first three the page does not reconnect."""

FINAL: Final = ("spectators", SIGNED_OUT)
"""Reasons of a Bye for which this person is not let in again."""

WINDOW_BITS: Final = 15

Hear = Callable[[bytes], None]
_encode = msgspec.json.Encoder().encode


class ConnectionClosed(Exception):
    """The connection is closed or broken."""


class Refused(Exception):
    """The connection has to be closed, with this code and a word for developers."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Ending(NamedTuple):
    """How a conversation ended: a close code and a word for developers."""

    code: int
    why: str


GONE: Final = Ending(1000, "")
"""The other side closed the connection."""


class Table(Protocol):
    """The keeper of the table, or a relay to it."""

    @property
    def table(self) -> str:
        """The table's id."""
        ...

    def has_member(self, person: str, /) -> bool:
        """Whether the person has a seat at the table, or is its host."""
        ...

    def since(self, claimed: int, /) -> int:
        """The last record that a page has seen, checked against what it claims; with 0 it is sent everything."""
        ...

    def join(self, connection: Connection, /) -> None: ...

    def leave(self, connection: Connection, /) -> None: ...

    def command(self, connection: Connection, command: wire.Command, /) -> None: ...


class Socket:
    """A WebSocket of aiohttp with limits. Handles control frames itself, because pongs measure round trips."""

    def __init__(
        self,
        socket: web.WebSocketResponse[bool],
        bounds: BoundedProtocol,
        limits: Limits,
        on_nonsense: Callable[[], None],
        *,
        keeps_compressor: bool,
        shortest: Callable[[], Micros] = unknown,
    ) -> None:
        self._socket = socket
        self._compress = None if keeps_compressor or not socket.compress else WINDOW_BITS
        """The `compress` argument of every message: None uses the connection's own compressor, if there is one."""
        self._bounds = bounds
        self._control_frames = Buckets(*limits.control_frames, keep=1)
        self._close_seconds = limits.close_seconds
        self._on_nonsense = on_nonsense
        self._is_pinged = False
        self.pulse = Pulse(socket.ping, shortest)

    @classmethod
    async def accept(
        cls,
        request: web.BaseRequest,
        limits: Limits,
        *,
        on_nonsense: Callable[[], None] = lambda: None,
        keeps_compressor: bool = True,
        shortest: Callable[[], Micros] = unknown,
    ) -> Socket:
        """Answers the upgrade. Raises web.HTTPBadRequest if it is malformed.

        `on_nonsense` is called for frames that no browser sends; they are counted and not logged. `shortest` tells
        the shortest round trip to the page.
        """
        socket: web.WebSocketResponse[bool] = web.WebSocketResponse(
            timeout=limits.close_seconds,
            autoping=False,  # pongs are needed for round trips
            max_msg_size=limits.message_bytes + 1,  # a message of exactly this size is refused
            decode_text=False,
        )
        await socket.prepare(request)
        bounds = bounds_of(request)
        bounds.become_socket()
        return cls(socket, bounds, limits, on_nonsense, keeps_compressor=keeps_compressor, shortest=shortest)

    @property
    def response(self) -> web.StreamResponse:
        return self._socket

    async def receive(self) -> bytes:
        """The next message. Raises ConnectionClosed at the end, Refused for a flood of control frames."""
        while True:
            message = await self._socket.receive()
            self._bounds.heard()
            if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                return bytes(message.data)
            if message.type is WSMsgType.PING:
                self._count_control_frame()
                await self._pong(message.data)
            elif message.type is WSMsgType.PONG:
                if not self.pulse.answered(bytes(message.data)):
                    self._count_control_frame()
            else:
                if message.type is WSMsgType.ERROR and isinstance(message.data, WebSocketError):
                    self._on_nonsense()
                raise ConnectionClosed

    async def _pong(self, payload: bytes) -> None:
        try:
            await self._socket.pong(payload)
        except ConnectionError:  # closed meanwhile; not a fault of ours, so it is not logged
            raise ConnectionClosed from None

    def _count_control_frame(self) -> None:
        if not self._control_frames.allows(""):
            self._on_nonsense()
            self._bounds.abort()

    async def send(self, message: bytes) -> None:
        """Sends one text message. Raises ConnectionClosed."""
        try:
            await self._socket.send_frame(message, WSMsgType.TEXT, self._compress)
        except ConnectionError:
            raise ConnectionClosed from None

    async def check_silence(self) -> None:
        """Called periodically. Sends a ping after one silent interval and aborts the connection after a second one."""
        if not self._bounds.was_silent():
            self._is_pinged = False
        elif self._is_pinged:
            self._bounds.abort()
        else:
            self._is_pinged = True
            with contextlib.suppress(ConnectionError):
                await self._socket.ping()

    async def close(self, code: int, why: str) -> None:
        """Closes the connection, with a bounded wait for the answer: a page that reads nothing would never send one."""
        self.pulse.stop()
        try:
            async with asyncio.timeout(self._close_seconds):
                await self._socket.close(code=code, message=why.encode())
        except (ConnectionError, TimeoutError):
            self._bounds.abort()
        else:
            self._bounds.end()
        # aiohttp keeps the error that ended a connection, whose traceback refers back to the connection: a cycle,
        # which would keep its memory until a full garbage collection, and those are rare.
        error = self._socket.exception()
        if error is not None:
            error.__traceback__ = error.__context__ = error.__cause__ = None


def bounds_of(request: web.BaseRequest) -> BoundedProtocol:
    """The protocol that bounds the connection of a request. Raises ConnectionResetError if it is already closed."""
    bounds = request.transport.get_protocol() if request.transport is not None else None
    if not isinstance(bounds, BoundedProtocol):
        raise ConnectionResetError("connection lost")
    return bounds


class Connection:
    """One person's WebSocket at one table: the listener that the keeper of the table knows."""

    def __init__(
        self, viewer: Viewer, name: str, since: int, pulse: Pulse, most_waiting: int, origin: str = ""
    ) -> None:
        self.viewer = viewer
        self.origin = origin
        self.name = name
        self.since = since
        self._pulse = pulse
        self._outgoing: asyncio.Queue[wire.ServerMessage | bytes] = asyncio.Queue(most_waiting)
        self._is_over = asyncio.Event()
        self._ending = GONE
        self.is_signed_out = False
        """Nothing that it says counts any more, however slowly it takes the Bye."""

    def send(self, message: wire.ServerMessage | bytes) -> None:
        """Queues a message. Bytes are sent unchanged: another process has encoded them."""
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.fall_behind()

    def fall_behind(self) -> None:
        """Closes a connection whose queue is full. Its page reconnects and gets one whole frame."""
        self._end(Ending(BUSY, "behind"))

    def send_away(self) -> None:
        """Closes a connection whose place others need. Its page comes back after a while."""
        self._end(Ending(BUSY, "crowd"))

    def sign_out(self) -> None:
        """Closes a connection whose token was revoked. Its page tells the person."""
        self.is_signed_out = True
        self.send(wire.Bye(SIGNED_OUT))

    def _end(self, ending: Ending) -> None:
        self._ending = ending
        self._is_over.set()

    def measure_trips(self) -> None:
        self._pulse.start()

    def trips(self, now: Micros) -> tuple[Trip, ...]:
        return self._pulse.trips(now)

    def line(self) -> Micros:
        return self._pulse.shortest()

    async def converse(self, socket: Socket, table: Table, hear: Hear) -> Ending:
        """Receives and sends until one side ends it.

        Endings are values, not exceptions: an exception that is kept until the other tasks have ended refers to this
        frame and the frame to it, and such a cycle would keep the memory of closed connections.
        """
        table.join(self)
        work = (self._receive(socket, hear), self._write(socket), self._watch())
        tasks = [asyncio.create_task(each) for each in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        return max(task.result() for task in done)  # a refusal has a higher code than a closed connection

    async def _receive(self, socket: Socket, hear: Hear) -> Ending:
        try:
            while True:
                hear(await socket.receive())
        except Refused as refused:
            return Ending(refused.code, refused.why)
        except ConnectionClosed:
            return GONE

    async def _write(self, socket: Socket) -> Ending:
        """Sends what is queued, until a Bye."""
        try:
            while True:
                message = await self._outgoing.get()
                await socket.send(message if isinstance(message, bytes) else _encode(message))
                if isinstance(message, wire.Bye):
                    return Ending(POLICY if message.why in FINAL else 1000, message.why)
        except ConnectionClosed:
            return GONE

    async def _watch(self) -> Ending:
        await self._is_over.wait()
        return self._ending
