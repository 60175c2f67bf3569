"""`/ws`: hello first, then commands in and frames out. A malformed message closes this connection only."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from typing import Final

import msgspec
import structlog
from aiohttp import web

from tischlein import __version__
from tischlein.core.errors import BadInput
from tischlein.core.words import Text, text
from tischlein.server.admission import Guest
from tischlein.server.auth import Pass
from tischlein.server.connection import (
    BUSY,
    GONE,
    LATER,
    MALFORMED,
    POLICY,
    UNKNOWN,
    Connection,
    ConnectionClosed,
    Ending,
    Hear,
    Refused,
    Socket,
    Table,
)
from tischlein.server.context import Context, header
from tischlein.server.errors import refused
from tischlein.server.limits import Buckets, Crowded
from tischlein.server.origins import is_same_origin, networks
from tischlein.server.tcpinfo import shortest_trip
from tischlein.server.tokens import SIGNED_OUT, Holder
from tischlein.store.port import Unavailable
from tischlein.tables import wire
from tischlein.tables.clock import Micros
from tischlein.tables.frames.picture import Viewer, shown_text
from tischlein.tables.ownership import Elsewhere

log = structlog.get_logger("tischlein")

LONGEST_NUMBER: Final = 10
LOOK_UP_SECONDS: Final = 1.0
"""How long a hello waits at most to learn whether its token was revoked."""

_decoder = msgspec.json.Decoder(wire.ClientMessage)


async def serve_socket(context: Context, request: web.Request) -> web.StreamResponse:
    if not is_same_origin(header(request, "origin"), header(request, "host")):
        return web.Response(status=403, text="foreign origin\n")
    caller = context.caller(request)
    if not context.waiting.enter(caller):
        context.metrics.turned_away.labels(why="waiting").inc()
        return web.Response(status=429, text="too many connections\n")
    waiting = ExitStack()
    waiting.callback(context.waiting.leave, caller)
    with waiting:
        return await until_closed(context, request, lambda socket: _talk(socket, context, caller, waiting))


async def until_closed(
    context: Context, request: web.Request, talk: Callable[[Socket], Awaitable[Ending]]
) -> web.StreamResponse:
    """Accepts the WebSocket, runs the conversation, and closes with the code that it ended with."""
    try:
        socket = await Socket.accept(
            request,
            context.limits,
            on_nonsense=context.metrics.nonsense.inc,
            keeps_compressor=len(context.sockets) < context.limits.compressors,
            shortest=_round_trip(context, request),
        )
    except (web.HTTPBadRequest, ValueError):  # the latter for a key that is not ASCII
        context.metrics.nonsense.inc()
        answer = refused(400)
        answer.force_close()
        return answer
    context.sockets.add(socket)
    try:
        ending = await talk(socket)
    except ConnectionClosed:
        ending = GONE
    except Refused as refusal:
        ending = Ending(refusal.code, refusal.why)
    except Exception as error:  # the page is told nothing about a fault of ours, so it goes to the log
        log.error("socket failed", path=request.path, exc_info=error)
        ending = Ending(1011, "trouble")
    finally:
        context.sockets.discard(socket)
    if ending.code == MALFORMED:
        context.metrics.nonsense.inc()
    elif ending.code == BUSY:
        context.metrics.limited.labels(what="socket").inc()
    await socket.close(*ending)
    return socket.response


def _round_trip(context: Context, request: web.Request) -> Callable[[], Micros]:
    """How to ask for the shortest round trip of a connection: TCP knows it, or the proxy at which TCP ends."""
    settings = context.settings
    if (request.remote or "") not in settings.trusted_proxies:
        return partial(shortest_trip, request.transport)
    told = header(request, settings.round_trip_header) if settings.round_trip_header else ""
    known = int(told) if told.isascii() and told.isdigit() and len(told) < LONGEST_NUMBER else 0
    return lambda: known


async def _talk(socket: Socket, context: Context, caller: str, waiting: ExitStack) -> Ending:
    """`waiting` is closed once the WebSocket is the guest of a table."""
    try:
        async with context.newcomers.wait(context.limits.hello_seconds):
            said = await socket.receive()
    except TimeoutError:
        raise Refused(MALFORMED, "hello") from None
    except Crowded:
        raise Refused(BUSY, "crowd") from None
    hello = decode(said)
    if not isinstance(hello, wire.Hello):
        raise Refused(MALFORMED, "hello first")
    if not context.rates.greeting.allows(caller):
        raise Refused(BUSY, "hello")
    shown, newcomer = context.passport.read(hello.token), Pass(context.passport.new_person(), 0, 0)
    with context.devices.connected(shown or newcomer, hello.device) as device:
        table, holder = await asyncio.gather(
            _find(hello, context, caller, shown.person if shown else ""), _holder(hello, context, shown)
        )
        if holder.is_signed_out or device.is_signed_out:  # the latter: since it was looked up
            return await _signed_out(socket)
        holder = holder if holder.person else Holder(newcomer.person)
        viewer, since = Viewer(holder.person, hello.is_display), table.since(hello.since)
        connection = Connection(viewer, "", since, socket.pulse, context.limits.waiting_messages, caller)
        connection.send(wire.Welcome(context.tokens.issue(holder), __version__))
        device.on_sign_out = connection.sign_out
        return await _converse(socket, context, caller, table, connection, waiting)


async def _holder(hello: wire.Hello, context: Context, shown: Pass | None) -> Holder:
    """Whose token it is, looked up while the table is looked for, so that nobody waits for it.

    If the store does not answer, the signature has to do and the same token is given back: trouble of the store neither
    signs anybody out nor keeps them out. Whether it was revoked is found as soon as the store answers.
    """
    try:
        async with asyncio.timeout(LOOK_UP_SECONDS):
            return await context.tokens.read(hello.token, hello.device)
    except (Unavailable, TimeoutError):
        if shown is None:
            return Holder()
        context.devices.check_later(shown.person)
        return Holder(shown.person, shown.since, hello.token)


async def _signed_out(socket: Socket) -> Ending:
    await socket.send(msgspec.json.encode(wire.Bye(SIGNED_OUT)))
    return Ending(POLICY, SIGNED_OUT)


async def _converse(
    socket: Socket, context: Context, caller: str, table: Table, connection: Connection, waiting: ExitStack
) -> Ending:
    guest = Guest(
        networks=networks(caller),
        table=table.table,
        is_display=connection.viewer.is_display,
        has_seat=partial(table.has_member, connection.viewer.person),
        send_away=connection.send_away,
    )
    if not context.guests.enter(guest):
        context.metrics.turned_away.labels(why="full").inc()
        raise Refused(BUSY, "crowd")
    waiting.close()
    try:
        return await connection.converse(socket, table, _ear(context, caller, table, connection))
    finally:
        context.guests.leave(guest)


def decode(message: bytes) -> wire.ClientMessage:
    try:
        decoded: wire.ClientMessage = _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # the last one: brackets within brackets
        raise Refused(MALFORMED, "malformed") from None
    return decoded


async def _find(hello: wire.Hello, context: Context, caller: str, person: str) -> Table:
    """The table that a hello asks for; `person` is empty for somebody new.

    Unknown codes count against the same limit as over HTTP. Beyond it only people with an invitation or a seat get in:
    those who share an address with a guesser must not be locked out of their own tables.
    """
    can_guess = context.rates.finding.has_left(caller)
    try:
        table = await (
            context.hall.find(hello.invitation or hello.code) if can_guess else _known(hello, context, person)
        )
        if table is not None:
            return await _open(table, context, person)
    except BadInput as refusal:
        raise Refused(UNKNOWN, refusal.text.key) from None
    except Unavailable:
        raise Refused(LATER, "store") from None
    if not can_guess:
        raise Refused(BUSY, "hello")
    context.rates.finding.allows(caller)
    raise Refused(UNKNOWN, "table")


async def _known(hello: wire.Hello, context: Context, person: str) -> str | None:
    """The table, if the person was invited or belongs to it. Others do not learn whether it exists."""
    invited = await context.hall.find_invited(hello.invitation) if hello.invitation else None
    if invited is not None or not person:
        return invited
    table = await context.hall.find(hello.code)
    return table if table is not None and await context.hall.store.is_member(table, person) else None


async def _open(table: str, context: Context, person: str) -> Table:
    try:
        return await context.hall.keeper(table)
    except Elsewhere:
        assert context.relay is not None, "without peers nobody else has a lease"
        return context.relay(table, await context.hall.store.is_member(table, person))


def _ear(context: Context, caller: str, table: Table, connection: Connection) -> Hear:
    flood = Buckets(*context.limits.messages, keep=1)

    def hear(said: bytes) -> None:
        if connection.is_signed_out:
            return
        if not flood.allows("") or not context.rates.talking.allows(caller):
            raise Refused(BUSY, "flood")
        message = decode(said)
        if isinstance(message, wire.Hello):
            raise Refused(MALFORMED, "hello twice")
        context.metrics.commands.inc()
        who = connection.viewer.person
        if isinstance(message, wire.Say) and not context.rates.chatting.allows(caller):
            slow_down(message, text("table-chat-fast"))
        elif not context.rates.records.allows(message, caller=caller, table=table.table, person=who):
            slow_down(message, text("table-slow-down"))
        else:
            table.command(connection, message)

    def slow_down(command: wire.Command, why: Text) -> None:
        context.metrics.limited.labels(what="command").inc()
        connection.send(wire.Refused(command.id, shown_text(why), ""))

    return hear
