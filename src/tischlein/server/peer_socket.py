"""The owner's end of a relay: somebody at another process's door sits at a table of ours.

The other process has read the person's token and limits what comes in; here it is only piped.
"""

from __future__ import annotations

from collections import deque

import msgspec

from tischlein.core.errors import BadInput
from tischlein.server.channel import Channel, Hear, Said
from tischlein.server.context import Context
from tischlein.server.peers import HEADER, PULSE, PeerHello, PeerTrip
from tischlein.server.pings import Pulse, pulse_of
from tischlein.server.socket import MALFORMED, POLICY, Line, Refused, converse, since_when, until_the_end
from tischlein.store.port import Unavailable
from tischlein.tables import protocol as wire
from tischlein.tables.keeper import Keeper
from tischlein.tables.leases import Elsewhere
from tischlein.tables.race import LAST_TRIPS, Micros, Trip, recent
from tischlein.tables.racing import clock

_decode = msgspec.json.Decoder(wire.Command | PeerTrip).decode


class PeerLine(Line):
    """A person's round trip is two: from here to the other process, and from there to the page."""

    def __init__(self, hello: PeerHello, since: int, pulse: Pulse | None) -> None:
        super().__init__(hello.viewer, hello.name, hello.nonce, since, pulse)
        self._whole: deque[Trip] = deque(maxlen=LAST_TRIPS)
        self._has_asked = False

    def feel_pulse(self) -> None:
        super().feel_pulse()
        if not self._has_asked:
            self._has_asked = True
            self.send(PULSE)

    def trips(self, now: Micros) -> tuple[Trip, ...]:
        return recent(self._whole, now)

    def heard(self, trip: PeerTrip) -> None:
        now = clock()
        between = super().trips(now)
        self._whole.append(Trip(now, trip.took + (between[-1].took if between else 0)))


async def serve_peer(socket: Channel, context: Context) -> None:
    hello = context.peers.read(socket.headers.get(HEADER, "")) if context.peers is not None else None
    if hello is None:
        await socket.close(POLICY, "peer")
        return
    await until_the_end(socket, lambda: _talk(socket, context, hello))


async def _talk(socket: Channel, context: Context, hello: PeerHello) -> None:
    try:
        keeper = await context.hall.keeper(hello.table)
    except (BadInput, Elsewhere, Unavailable):
        # The other one looks for itself where the table is: a relay of a relay would be a circle in no time.
        await socket.send([msgspec.json.encode(wire.Bye("moved"))])
        raise Refused(1000, "moved") from None
    line = PeerLine(hello, since_when(hello.since, keeper), pulse_of(socket.scope))
    await converse(socket, keeper, line, _ear(keeper, line))


def _ear(keeper: Keeper, line: PeerLine) -> Hear:
    def hear(said: Said) -> None:
        try:
            message = _decode(said)
        except msgspec.DecodeError:
            raise Refused(MALFORMED, "malformed") from None
        if isinstance(message, PeerTrip):
            line.heard(message)
        else:
            keeper.command(line, message)

    return hear
