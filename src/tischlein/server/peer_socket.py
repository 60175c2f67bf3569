"""The owner's end of a relay: a WebSocket from another process, for a person who is connected there.

The other process has checked the token and the rate of messages, so they are only passed on here.
"""

from __future__ import annotations

from collections import deque

import msgspec
from aiohttp import web

from tischlein.cluster.peers import HEADER, PULSE, PeerHello, PeerTrip
from tischlein.core.errors import BadInput
from tischlein.server.connection import MALFORMED, Connection, Ending, Hear, Refused, Socket
from tischlein.server.context import Context, header
from tischlein.server.pings import Pulse
from tischlein.server.socket import until_closed
from tischlein.store.port import Unavailable
from tischlein.tables import wire
from tischlein.tables.clock import Micros, Trip, micros
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.ownership import Elsewhere
from tischlein.tables.race.judge import LAST_TRIPS, recent

_decode = msgspec.json.Decoder(wire.Command | PeerTrip).decode


class PeerConnection(Connection):
    """A relayed person. The round trip is the sum of two: to the other process, and from there to the page."""

    def __init__(self, hello: PeerHello, since: int, pulse: Pulse, most_waiting: int) -> None:
        super().__init__(hello.viewer, hello.name, since, pulse, most_waiting, hello.origin)
        self._whole: deque[Trip] = deque(maxlen=LAST_TRIPS)
        self._has_asked = False
        self._line: Micros = 0

    def measure_trips(self) -> None:
        super().measure_trips()
        if not self._has_asked:
            self._has_asked = True
            self.send(PULSE)

    def trips(self, now: Micros) -> tuple[Trip, ...]:
        return recent(self._whole, now)

    def heard(self, trip: PeerTrip) -> None:
        now = micros()
        trips = super().trips(now)
        between = trips[-1].took if trips else 0
        self._whole.append(Trip(now, trip.took + between))
        self._line = trip.line + between if trip.line else 0

    def line(self) -> Micros:
        return self._line


async def serve_peer(context: Context, request: web.Request) -> web.StreamResponse:
    hello = context.peers.read(header(request, HEADER)) if context.peers is not None else None
    if hello is None:
        return web.Response(status=403, text="peers only\n")
    return await until_closed(context, request, lambda socket: _talk(socket, context, hello))


async def _talk(socket: Socket, context: Context, hello: PeerHello) -> Ending:
    try:
        keeper = await context.hall.keeper(hello.table)
    except (BadInput, Elsewhere, Unavailable):
        # The other process looks up the new owner itself: relays of relays could form a circle.
        await socket.send(msgspec.json.encode(wire.Bye("moved")))
        return Ending(1000, "moved")
    most = context.limits.waiting_messages
    connection = PeerConnection(hello, keeper.since(hello.since), socket.pulse, most)
    return await connection.converse(socket, keeper, _ear(keeper, connection))


def _ear(keeper: Keeper, connection: PeerConnection) -> Hear:
    def hear(said: bytes) -> None:
        try:
            message = _decode(said)
        except msgspec.DecodeError:
            raise Refused(MALFORMED, "malformed") from None
        if isinstance(message, PeerTrip):
            connection.heard(message)
        else:
            keeper.command(connection, message)

    return hear
