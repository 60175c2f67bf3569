"""A table that another process keeps, with the same few words for a connection as the keeper has.

Commands go to the owner, what it says goes to the person, byte for byte. If the owner is gone, the table is opened
again, here or wherever it is by then, and the person's page notices nothing but a short silence: it is shown what
happened since the last frame, and what was not answered yet is sent again (ids let it happen once).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Final, Protocol

import msgspec
import structlog
from prometheus_client import Gauge
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tischlein.core.errors import BadInput
from tischlein.server.peers import HEADER, PeerHello, Peers, PeerTrip, socket_url
from tischlein.store.port import Unavailable
from tischlein.tables import protocol as wire
from tischlein.tables.attendance import Listener
from tischlein.tables.hall import Hall
from tischlein.tables.keeper import Keeper
from tischlein.tables.leases import Elsewhere
from tischlein.tables.racing import clock

PATIENCE: Final = 12.0
"""Seconds without an owner after which the person is asked to come back: longer than any lease."""
PAUSE: Final = 0.3
DIAL_SECONDS: Final = 2.0
PING_SECONDS: Final = 2.0
PONG_SECONDS: Final = 3.0
"""An owner that is still connected but says nothing is given up when its lease has run out."""
REPORT_SECONDS: Final = 0.25
UNANSWERED: Final = 100
"""A page that is this far ahead has to come back."""

FOR_GOOD: Final = {"closed", "removed", "spectators"}
FAULTS: Final = {"trouble", "store"}
"""The page comes back by itself, but not at once: a fault that happens again should not happen in a circle."""

log = structlog.get_logger("tischlein")


class Line(Listener, Protocol):
    """The person's connection."""

    is_behind: asyncio.Event

    def send(self, message: wire.ServerMessage | bytes) -> None: ...


class Glance(msgspec.Struct, frozen=True):
    """As much of a message as a messenger must know."""

    t: str
    v: int = 0
    id: str = ""
    why: msgspec.Raw = msgspec.Raw()


_glance = msgspec.json.Decoder(Glance).decode
_encode = msgspec.json.Encoder().encode


class Relay:
    def __init__(self, hall: Hall, peers: Peers, table: str, relayed: Gauge) -> None:
        self._hall = hall
        self._peers = peers
        self.table = table
        self._relayed = relayed
        self._keeper: Keeper | None = None
        """Once the table has come to this process."""
        self._is_served = False
        """Whether the last owner has shown the table."""
        self._unanswered: dict[str, wire.Command] = {}
        self._outgoing: asyncio.Queue[wire.Command] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def join(self, line: Line) -> None:
        self._task = asyncio.create_task(self._run(line), name=f"relay {self.table}")

    def leave(self, line: Line) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._keeper is not None:
            self._keeper.leave(line)

    def command(self, line: Line, command: wire.Command) -> None:
        if self._keeper is not None:
            self._keeper.command(line, command)
        elif len(self._unanswered) >= UNANSWERED:
            line.is_behind.set()
        else:
            self._unanswered[command.id] = command
            self._outgoing.put_nowait(command)

    async def _run(self, line: Line) -> None:
        try:
            farewell = await self._follow(line)
        except Exception as error:  # whatever it was, nobody may be left waiting
            log.error("relay failed", table=self.table, exc_info=error)
            farewell = "trouble"
        if farewell:
            line.send(wire.Bye(farewell))

    async def _follow(self, line: Line) -> str:
        """To wherever the table goes. Empty when it has come to us, else the word to part with."""
        loop = asyncio.get_running_loop()
        until, owner = loop.time() + PATIENCE, ""
        while loop.time() < until:
            try:
                keeper = await self._hall.keeper(self.table)
            except Elsewhere as found:
                owner, self._is_served = found.owner, False
                farewell = await self._relay_to(owner, line)
                if farewell in FOR_GOOD | FAULTS:
                    return farewell
                if self._is_served:
                    until = loop.time() + PATIENCE
            except Unavailable:
                pass
            except BadInput:
                break  # the page hears why when it asks at the door
            else:
                log.info("table taken over", table=keeper.state.code, owner=owner)
                self._hand_over(line, keeper)
                return ""
            await asyncio.sleep(PAUSE * random.uniform(0.7, 1.3))  # not all who lost an owner at the same moment
        return "moved"

    def _hand_over(self, line: Line, keeper: Keeper) -> None:
        self._keeper = keeper
        line.since = line.since if line.since <= keeper.state.n else 0
        keeper.join(line)
        for command in self._unanswered.values():
            keeper.command(line, command)
        self._unanswered.clear()

    async def _relay_to(self, owner: str, line: Line) -> str:
        """Until the owner says goodbye, or the connection breaks; then nothing."""
        hello = PeerHello(
            table=self.table,
            person=line.viewer.person,
            is_display=line.viewer.is_display,
            name=line.name,
            nonce=line.nonce,
            since=line.since,
        )
        dial = connect(
            socket_url(owner),
            additional_headers={HEADER: self._peers.sign(hello, owner)},
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=DIAL_SECONDS,
            ping_interval=PING_SECONDS,
            ping_timeout=PONG_SECONDS,
            close_timeout=0.5,
        )
        try:
            async with dial as link:
                with self._relayed.track_inprogress():
                    return await self._pipe(link, line)
        except (OSError, TimeoutError, WebSocketException):
            return ""

    async def _pipe(self, link: ClientConnection, line: Line) -> str:
        self._outgoing = asyncio.Queue()
        for command in self._unanswered.values():
            self._outgoing.put_nowait(command)
        helpers = [asyncio.create_task(self._send(link))]
        try:
            while True:
                message = await link.recv(decode=False)
                glance = _glance(message)
                if glance.t == "bye":
                    return str(msgspec.json.decode(glance.why))
                if glance.t == "pulse":
                    helpers.append(asyncio.create_task(self._report(link, line)))
                    continue
                self._unanswered.pop(glance.id, None)
                if glance.t == "frame":
                    line.since, self._is_served = glance.v, True
                line.send(message)
        finally:
            for helper in helpers:
                helper.cancel()

    async def _send(self, link: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await link.send(_encode(await self._outgoing.get()), text=True)

    async def _report(self, link: ClientConnection, line: Line) -> None:
        """The person's round trips: the owner can measure the way to us only."""
        line.feel_pulse()
        last = 0
        with contextlib.suppress(ConnectionClosed):
            while True:
                for trip in line.trips(clock()):
                    if trip.at > last:
                        last = trip.at
                        await link.send(_encode(PeerTrip(trip.took)), text=True)
                await asyncio.sleep(REPORT_SECONDS)
