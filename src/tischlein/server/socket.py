"""One WebSocket: hello first, then commands in and frames out. A malformed message closes this connection only."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tischlein import __version__
from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.server.context import Context
from tischlein.server.guard import Buckets, caller_of, is_known_host, is_same_origin
from tischlein.store.port import Unavailable
from tischlein.tables import protocol as wire
from tischlein.tables.frames import Viewer, shown_text
from tischlein.tables.keeper import Keeper

HELLO_SECONDS: Final = 10
CLOSE_SECONDS: Final = 5
"""A page that reads nothing does not read a farewell either."""
WAITING_MESSAGES: Final = 100
"""A connection that is this far behind is closed; the page comes back and gets one whole frame."""

MALFORMED, POLICY, UNKNOWN, BUSY, LATER = 4400, 4403, 4404, 4429, 1013
"""Close codes; after the first three coming back is of no use."""

_decoder = msgspec.json.Decoder(wire.ClientMessage)
_encode = msgspec.json.Encoder().encode
AnySocket = WebSocket[Any, Any, Any]


class Refused(Exception):
    """This connection ends, with a code and a word for whoever looks into it."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Line:
    """What the keeper of the table knows of a connection."""

    def __init__(self, viewer: Viewer, name: str, nonce: str, since: int) -> None:
        self.viewer = viewer
        self.name = name
        self.nonce = nonce
        self.since = since
        self.outbox: asyncio.Queue[wire.ServerMessage] = asyncio.Queue(WAITING_MESSAGES)
        self.is_behind = asyncio.Event()

    def send(self, message: wire.ServerMessage) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.is_behind.set()


async def serve_socket(socket: AnySocket, context: Context) -> None:
    headers = socket.headers
    host = headers.get("host", "")
    peer = socket.client.host if socket.client else ""
    caller = caller_of(peer, headers.get("x-forwarded-for", ""), context.settings.trusted_proxies)
    if not is_known_host(host, context.hosts) or not is_same_origin(headers.get("origin", ""), host):
        await socket.close(POLICY, "origin")
        return
    if not context.connections.enter(caller):
        await socket.close(BUSY, "connections")
        return
    try:
        await socket.accept()
        await _talk(socket, context, caller)
    except WebSocketDisconnect:
        pass
    except Refused as refused:
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            await asyncio.wait_for(socket.close(refused.code, refused.why), CLOSE_SECONDS)
    finally:
        context.connections.leave(caller)


async def _talk(socket: AnySocket, context: Context, caller: str) -> None:
    try:
        hello = decode(await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS))
    except TimeoutError:
        raise Refused(MALFORMED, "hello") from None
    if not isinstance(hello, wire.Hello):
        raise Refused(MALFORMED, "hello first")
    keeper = await _find(hello, context, caller)
    person = context.passport.read(hello.token) or context.passport.new_person()
    line = Line(Viewer(person, hello.is_display), "", hello.nonce, _since(hello, keeper))
    line.send(wire.Welcome(context.passport.issue(person), __version__))
    keeper.join(line)
    sending = asyncio.create_task(_send(socket, line))
    behind = asyncio.create_task(line.is_behind.wait())
    receiving = asyncio.create_task(_receive(socket, context, caller, keeper, line))
    tasks = (receiving, behind, sending)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        keeper.leave(line)
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    if line.is_behind.is_set():
        raise Refused(BUSY, "behind")
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome


def decode(message: str) -> wire.ClientMessage:
    try:
        decoded: wire.ClientMessage = _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # the last one: brackets within brackets
        raise Refused(MALFORMED, "malformed") from None
    return decoded


async def _find(hello: wire.Hello, context: Context, caller: str) -> Keeper:
    """Guessing codes is as slow here as over HTTP: what leads nowhere is counted, and after too much nothing leads."""
    if not context.greeting.allows(caller) or not context.finding.has_left(caller):
        raise Refused(BUSY, "hello")
    try:
        table = await context.hall.find(hello.invitation or hello.code)
        if table is not None:
            return await context.hall.keeper(table)
    except BadInput as refused:
        raise Refused(UNKNOWN, refused.text.key) from None
    except Unavailable:
        raise Refused(LATER, "store") from None
    context.finding.allows(caller)
    raise Refused(UNKNOWN, "table")


def _since(hello: wire.Hello, keeper: Keeper) -> int:
    """A page that claims to have seen the future gets everything."""
    return hello.since if 0 < hello.since <= keeper.state.n else 0


async def _receive(socket: AnySocket, context: Context, caller: str, keeper: Keeper, line: Line) -> None:
    flood = Buckets(context.message_rate, int(4 * context.message_rate), keep=1)
    while True:
        received = await socket.receive_data("text")
        if not flood.allows("") or not context.talking.allows(caller):
            raise Refused(BUSY, "flood")
        message = decode(received)
        if isinstance(message, wire.Hello):
            raise Refused(MALFORMED, "hello twice")
        context.metrics.commands.inc()
        if isinstance(message, wire.Say) and not context.chatting.allows(caller):
            line.send(wire.Refused(message.id, shown_text(text("table-chat-fast")), ""))
        else:
            keeper.command(line, message)


async def _send(socket: AnySocket, line: Line) -> None:
    """Ends with a Bye, or with the connection."""
    while True:
        message = await line.outbox.get()
        try:
            await socket.send_data(_encode(message), mode="text")
        except OSError:  # how the server says that the other side is gone
            raise WebSocketDisconnect(detail="gone", code=1006) from None
        if isinstance(message, wire.Bye):
            raise Refused(POLICY if message.why == "spectators" else 1000, message.why)
