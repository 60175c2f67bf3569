"""The connections themselves, before and below what the application sees of them: nobody stands in the door for ever.

uvicorn waits without end for a request that never comes, for a body that stays away and for a browser that does not
read its answer. Its protocol classes are extended here by patience that ends, and by numbers that are not exceeded;
pass them as `http=` and, as the base of the pinging one, `ws=`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from types import GeneratorType
from typing import Any, ClassVar, Final, Protocol, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from tischlein.server.channel import WIRE, Hear
from tischlein.server.guard import Buckets

REQUEST_SECONDS: Final = 10.0
"""To send a whole request, from the moment one is possible."""
ANSWER_SECONDS: Final = 60.0
"""To take the whole answer: the page over a very slow line."""
STANDING: Final = 2000
"""HTTP connections at a time. A browser's are busy for milliseconds, so there is always room for the next one."""
FAREWELL_SECONDS: Final = 1.0
"""For the other side's part of a goodbye. What was sent before still arrives afterwards."""
CUT_OFF_SECONDS: Final = 5.0
"""Until a connection that is over is cut off, whatever has still not been read."""
FRAGMENTS: Final = 64
"""Of one message; no browser of ours sends more than one."""
SHORT: Final = 4096
"""Bytes of a packet; longer ones are seldom, and limits are the library's business."""
BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__
"""Where the library's parser waits when it has read everything there was and holds no part of a frame."""


MALFORMED: Final = (
    b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: 10\r\n\r\nmalformed\n"
)
"""For an upgrade that cannot be read as one. Whoever sends it is not a browser."""


class Visitor(Protocol):
    """A connection that has not got its answer yet."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport


class Doorway:
    """Connections by how long they have been standing there. Of too many the one that came first goes."""

    def __init__(self, most: int = STANDING) -> None:
        self._most = most
        self._standing: dict[Visitor, asyncio.TimerHandle] = {}
        self.on_nonsense: Callable[[], None] = lambda: None
        """Told of everything that no browser sends: it is worth a number, not a line in the log."""

    def __len__(self) -> int:
        return len(self._standing)

    def stand(self, visitor: Visitor, seconds: float) -> None:
        """From now on, for at most so long."""
        self.go(visitor)
        self._standing[visitor] = visitor.loop.call_later(seconds, self._cut_off, visitor)
        if len(self._standing) > self._most:
            self._cut_off(next(iter(self._standing)))

    def go(self, visitor: Visitor) -> None:
        timer = self._standing.pop(visitor, None)
        if timer is not None:
            timer.cancel()

    def _cut_off(self, visitor: Visitor) -> None:
        self.go(visitor)
        visitor.transport.abort()


class Door(H11Protocol):
    """uvicorn's protocol for HTTP, with patience that ends."""

    doorway: ClassVar[Doorway] = Doorway()
    _is_asking = False
    """It is their turn: a request is awaited, or the rest of one."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_asking = True
        self.doorway.stand(self, REQUEST_SECONDS)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # A drop at a time buys no time: the clock starts anew only when the request is complete.
        cycle = getattr(self, "cycle", None)  # None at first, whatever its annotation says
        is_complete = cycle is not None and not cycle.more_body and not cycle.response_complete
        if self._is_asking and is_complete and not self.transport.is_closing():
            self._is_asking = False
            self.doorway.stand(self, ANSWER_SECONDS)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._is_asking and not self.transport.is_closing():
            self._is_asking = True
            self.doorway.stand(self, REQUEST_SECONDS)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.doorway.go(self)  # the socket stands there in its place
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorway.go(self)
        super().connection_lost(exc)


def text_head(size: int) -> bytes:
    """What stands before an uncompressed text on its way to a browser (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def unmasked_text(data: bytes) -> bytes | None:
    """What a browser says, if that is one short text and nothing else (RFC 6455, 5.2)."""
    size = len(data)
    if 6 <= size < 6 + 126 and data[0] == 0x81 and data[1] == 0x80 | size - 6:
        return bytes(apply_mask(data[6:], data[2:6]))
    if 8 + 126 <= size < SHORT and data[0] == 0x81 and data[1] == 0xFE and data[2] << 8 | data[3] == size - 8:
        return bytes(apply_mask(data[8:], data[4:8]))
    return None


class SteadySocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, with bounds on what the application is never shown."""

    _cutting_off: asyncio.TimerHandle | None = None
    _hear: Hear | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = FAREWELL_SECONDS
        self._trifles = Buckets(10.0, 100, keep=1)
        Door.doorway.stand(self, REQUEST_SECONDS)

    def start_keepalive(self) -> None:
        """The upgrade was just answered with 101: from here on the application knows this connection and counts it."""
        super().start_keepalive()
        Door.doorway.go(self)

    def data_received(self, data: bytes) -> None:
        if self._hear is not None and (text := self._whole_text(data)) is not None:
            self._hear(text)
            return
        if self.handshake_initiated and not self.handshake_complete:
            Door.doorway.on_nonsense()  # frames before there is a WebSocket (RFC 6455, 4.1)
            self.transport.abort()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.close_sent:
            self._refuse_upgrade()
        elif self.conn.parser_exc is not None:
            Door.doorway.on_nonsense()

    def _whole_text(self, data: bytes) -> bytes | None:
        """What nearly every packet is, read here without the library's parser: one short message, whole and by itself.

        None for everything else, which the library reads, and while it is still waiting for the rest of something.
        """
        conn = self.conn
        if self.close_sent or conn.state is not State.OPEN or conn.current_size is not None:
            return None
        waiting: Any = conn.parser
        while isinstance(waiting.gi_yieldfrom, GeneratorType):
            waiting = waiting.gi_yieldfrom
        return unmasked_text(data) if waiting.gi_code is BETWEEN_FRAMES else None

    def _refuse_upgrade(self) -> None:
        """The library has given up and uvicorn does not look: nobody else would ever answer or end this connection."""
        Door.doorway.on_nonsense()
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()) or MALFORMED)
        self.transport.close()

    def shutdown(self) -> None:
        if not self.transport.is_closing():  # else it is on its way out, and a second farewell would raise
            super().shutdown()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[WIRE] = {"wire": self}
        else:  # refused already, and there is no scope
            Door.doorway.on_nonsense()

    def listen(self, hear: Hear | None) -> None:
        self._hear = hear
        while hear is not None and not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] != "websocket.receive":  # the end, and so the last one
                self.queue.put_nowait(message)
                break
            hear(message.get("text") or message.get("bytes") or b"")
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A message is whole. Reading need not pause for somebody who deals with it at once."""
        if self._hear is None or self.close_sent:
            self._queue_message()
            return
        pieces, self.frames = self.frames, []
        self._hear(bytes(pieces[0]) if len(pieces) == 1 else b"".join(pieces))

    def _queue_message(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would write a traceback, and fall over somebody who is just leaving
                Door.doorway.on_nonsense()
                self.frames = []
                self.conn.fail(CloseCode.INVALID_DATA, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    @property
    def can_send(self) -> bool:
        return self.writable.is_set() and not (self.disconnected or self.close_sent)

    async def wait_until_writable(self) -> None:
        await self.writable.wait()

    def write_texts(self, texts: Sequence[bytes]) -> None:
        """What a table says to one person at one time is one packet."""
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        if not self.conn.extensions and self.conn.state is State.OPEN:
            self.transport.write(b"".join([part for text in texts for part in (text_head(len(text)), text)]))
            return
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """Answered without the application, and so not counted by it: whoever does not read could have them pile up."""
        if self._allows_trifle():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allows_trifle():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Pieces are held until the message is whole; empty ones count for nothing against its size."""
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def _allows_trifle(self) -> bool:
        if self._trifles.allows(""):
            return True
        self.transport.abort()
        return False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            cast(dict[str, Any], self.scope["extensions"]).clear()  # they know us, see connection_lost
            if not self.disconnected:  # a close waits until everything was read, which may be never
                self._cutting_off = self.loop.call_later(CUT_OFF_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        Door.doorway.go(self)
        super().connection_lost(exc)
        if self._cutting_off is not None:
            self._cutting_off.cancel()
        # The garbage collector comes seldom: whatever goes round in circles would be kept for thousands of connections
        # that are long gone. Compression needs most of the memory, and the parser is a generator that knows its owner.
        self.conn.extensions = []
        self.conn.parser.close()
