"""One WebSocket: hello first, then commands in and frames out. A malformed message closes this connection only."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from tischlein import __version__
from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.server.channel import Channel, Gone, Hear, Said
from tischlein.server.context import Context, Crowded
from tischlein.server.guard import Buckets, caller_of, is_known_host, is_same_origin
from tischlein.server.pings import Pulse, pulse_of
from tischlein.server.relay import Relay
from tischlein.store.port import Unavailable
from tischlein.tables import protocol as wire
from tischlein.tables.frames import Viewer, shown_text
from tischlein.tables.keeper import Keeper
from tischlein.tables.leases import Elsewhere
from tischlein.tables.race import Micros, Trip

HELLO_SECONDS: Final = 10
CLOSE_SECONDS: Final = 5
"""A page that reads nothing does not read a farewell either."""
WAITING_MESSAGES: Final = 100
"""A connection that is this far behind is closed; the page comes back and gets one whole frame."""

MALFORMED, POLICY, UNKNOWN, BUSY, LATER = 4400, 4403, 4404, 4429, 1013
"""Close codes; after the first three coming back is of no use."""

_decoder = msgspec.json.Decoder(wire.ClientMessage)
_encode = msgspec.json.Encoder().encode


class Refused(Exception):
    """This connection ends, with a code and a word for whoever looks into it."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Line:
    """What the keeper of the table knows of a connection."""

    def __init__(self, viewer: Viewer, name: str, nonce: str, since: int, pulse: Pulse | None = None) -> None:
        self.viewer = viewer
        self._pulse = pulse
        self.name = name
        self.nonce = nonce
        self.since = since
        self.is_behind = asyncio.Event()
        self._waiting: list[wire.ServerMessage | bytes] = []
        self._has_more = asyncio.Event()
        self._channel: Channel | None = None
        self._is_posting = False
        """What waits goes out when whoever speaks now has finished."""
        self._has_task_some = False
        """They go first."""

    def send(self, message: wire.ServerMessage | bytes) -> None:
        """Bytes go out as they are: another process has encoded them."""
        if len(self._waiting) == WAITING_MESSAGES:
            self.is_behind.set()
            return
        self._waiting.append(message)
        if self._channel is None or isinstance(message, wire.Bye):
            self._has_more.set()  # parting is the task's business
        elif not self._is_posting:
            self._is_posting = True
            asyncio.get_running_loop().call_soon(self._post)

    async def outgoing(self) -> list[wire.ServerMessage | bytes]:
        """Everything that waits, as soon as there is something that could not be sent at once."""
        self._has_task_some = False
        await self._has_more.wait()
        self._has_more.clear()
        self._has_task_some = True
        waiting, self._waiting = self._waiting, []
        return waiting

    def connect(self, channel: Channel) -> None:
        """From here on most of it goes out without a task being woken."""
        self._channel = channel

    def _post(self) -> None:
        self._is_posting = False
        assert self._channel is not None
        if not self._waiting:
            return  # the task was faster
        if self._has_task_some or self._has_more.is_set() or not self._channel.can_send_now:
            self._has_more.set()
            return
        waiting, self._waiting = self._waiting, []
        with contextlib.suppress(OSError):  # gone; whoever listens hears of it
            self._channel.send_now(encoded(waiting))

    def feel_pulse(self) -> None:
        if self._pulse is not None:
            self._pulse.start()

    def trips(self, now: Micros) -> tuple[Trip, ...]:
        return self._pulse.trips(now) if self._pulse is not None else ()


class Table(Protocol):
    """The keeper of the table, or the way to it."""

    @property
    def table(self) -> str:
        """The table's id."""
        ...

    def join(self, line: Line, /) -> None: ...

    def leave(self, line: Line, /) -> None: ...

    def command(self, line: Line, command: wire.Command, /) -> None: ...


async def serve_socket(socket: Channel, context: Context) -> None:
    headers = socket.headers
    host = headers.get("host", "")
    caller = caller_of(socket.peer, headers.get("x-forwarded-for", ""), context.settings.trusted_proxies)
    if not is_known_host(host, context.hosts) or not is_same_origin(headers.get("origin", ""), host):
        await socket.close(POLICY, "origin")
        return
    if not context.connections.enter(caller):
        await socket.close(BUSY, "connections")
        return
    try:
        await until_the_end(socket, lambda: _talk(socket, context, caller))
    finally:
        context.connections.leave(caller)


async def until_the_end(socket: Channel, talk: Callable[[], Awaitable[None]]) -> None:
    try:
        await socket.accept()
        await talk()
    except Gone:
        pass
    except Refused as refused:
        with contextlib.suppress(Gone, TimeoutError):
            await asyncio.wait_for(socket.close(refused.code, refused.why), CLOSE_SECONDS)


async def _talk(socket: Channel, context: Context, caller: str) -> None:
    try:
        async with context.strangers.patience(HELLO_SECONDS):
            said = await socket.receive()
    except TimeoutError:
        raise Refused(MALFORMED, "hello") from None
    except Crowded:
        raise Refused(BUSY, "crowd") from None
    hello = decode(said)
    if not isinstance(hello, wire.Hello):
        raise Refused(MALFORMED, "hello first")
    table = await _find(hello, context, caller)
    person = context.passport.read(hello.token) or context.passport.new_person()
    since = since_when(hello.since, table)
    line = Line(Viewer(person, hello.is_display), "", hello.nonce, since, pulse_of(socket.scope))
    line.send(wire.Welcome(context.passport.issue(person), __version__))
    await converse(socket, table, line, _ear(context, caller, table, line))


async def converse(socket: Channel, table: Table, line: Line, hear: Hear) -> None:
    """Until one side ends it."""
    table.join(line)
    line.connect(socket)
    sending = asyncio.create_task(_send(socket, line))
    behind = asyncio.create_task(line.is_behind.wait())
    receiving = asyncio.create_task(socket.listen(hear))
    tasks = (receiving, behind, sending)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(line)
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    if line.is_behind.is_set():
        raise Refused(BUSY, "behind")
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome


def decode(message: Said) -> wire.ClientMessage:
    try:
        decoded: wire.ClientMessage = _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # the last one: brackets within brackets
        raise Refused(MALFORMED, "malformed") from None
    return decoded


async def _find(hello: wire.Hello, context: Context, caller: str) -> Keeper | Relay:
    """Guessing codes is as slow here as over HTTP: what leads nowhere is counted, and after too much nothing leads.

    Except for whoever need not guess: a household is not locked out of its tables by one of them who does.
    """
    if not context.greeting.allows(caller):
        raise Refused(BUSY, "hello")
    can_guess = context.finding.has_left(caller)
    try:
        table = await (context.hall.find(hello.invitation or hello.code) if can_guess else _known(hello, context))
        if table is not None:
            return await _open(table, context)
    except BadInput as refused:
        raise Refused(UNKNOWN, refused.text.key) from None
    except Unavailable:
        raise Refused(LATER, "store") from None
    if not can_guess:
        raise Refused(BUSY, "hello")
    context.finding.allows(caller)
    raise Refused(UNKNOWN, "table")


async def _known(hello: wire.Hello, context: Context) -> str | None:
    """The table, for somebody who was invited or belongs to it. Anybody else learns nothing, not even whether it is."""
    invited = await context.hall.find_invited(hello.invitation) if hello.invitation else None
    person = context.passport.read(hello.token)
    if invited is not None or person is None:
        return invited
    table = await context.hall.find(hello.code)
    return table if table in {index.table for index in await context.hall.store.tables_of(person)} else None


async def _open(table: str, context: Context) -> Keeper | Relay:
    try:
        return await context.hall.keeper(table)
    except Elsewhere:
        assert context.peers is not None, "without peers nobody else has a lease"
        return Relay(context.hall, context.peers, table, context.metrics.relayed)


def since_when(since: int, table: Keeper | Relay) -> int:
    """A page that claims to have seen the future gets everything."""
    if isinstance(table, Relay):
        return max(0, since)  # the owner looks at it
    return since if 0 < since <= table.state.n else 0


def _ear(context: Context, caller: str, table: Table, line: Line) -> Hear:
    flood = Buckets(context.message_rate, int(4 * context.message_rate), keep=1)

    def hear(said: Said) -> None:
        if not flood.allows("") or not context.talking.allows(caller):
            raise Refused(BUSY, "flood")
        message = decode(said)
        if isinstance(message, wire.Hello):
            raise Refused(MALFORMED, "hello twice")
        context.metrics.commands.inc()
        who = line.viewer.person
        if isinstance(message, wire.Say) and not context.chatting.allows(caller):
            line.send(wire.Refused(message.id, shown_text(text("table-chat-fast")), ""))
        elif not context.manners.allows(message, caller=caller, table=table.table, person=who):
            line.send(wire.Refused(message.id, shown_text(text("table-slow-down")), ""))
        else:
            table.command(line, message)

    return hear


async def _send(socket: Channel, line: Line) -> None:
    """Ends with a Bye, or with the connection. What waits together goes out together."""
    while True:
        waiting = await line.outgoing()
        await socket.send(encoded(waiting))
        for message in waiting:
            if isinstance(message, wire.Bye):
                raise Refused(POLICY if message.why == "spectators" else 1000, message.why)


def encoded(messages: list[wire.ServerMessage | bytes]) -> list[bytes]:
    return [each if isinstance(each, bytes) else _encode(each) for each in messages]
