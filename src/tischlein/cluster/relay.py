"""Relays one connection to the process that keeps its table; has the same interface as a keeper.

Commands go to the owner, its messages go to the person byte for byte. If the owner is gone, the table is opened again,
here or wherever it is by then: the person gets what happened since the last frame, and commands without an answer are
sent again (their ids make sure that each is applied once). The page notices a short silence.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Final, Protocol

import msgspec
import structlog
from aiohttp import ClientError, ClientWebSocketResponse, ClientWSTimeout, WSMsgType
from prometheus_client import Gauge

from tischlein.cluster.peers import HEADER, PeerHello, Peers, PeerTrip, socket_url
from tischlein.core.errors import BadInput
from tischlein.store.port import Unavailable
from tischlein.tables import wire
from tischlein.tables.clock import micros
from tischlein.tables.hall import Hall
from tischlein.tables.live.attendance import Listener
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.ownership import Elsewhere

PATIENCE: Final = 12.0
"""Seconds without an owner after which the page is told to reconnect; longer than any lease."""
PAUSE: Final = 0.3
DIAL_SECONDS: Final = 2.0
SILENCE_SECONDS: Final = 3.0
"""After that a ping is sent to the owner, which is given up if it does not answer within half of this time. Its lease
has run out by then."""
CLOSE_SECONDS: Final = 0.5
REPORT_SECONDS: Final = 0.25
UNANSWERED: Final = 100
"""Most commands without an answer; beyond that the connection is closed."""

FOR_GOOD: Final = {"closed", "removed", "spectators"}
FAULTS: Final = {"trouble", "store"}
"""The connection is closed instead of relayed anew: a fault that repeats must not become a busy loop."""

log = structlog.get_logger("tischlein")


class Line(Listener, Protocol):
    """The person's connection."""

    def send(self, message: wire.ServerMessage | bytes) -> None: ...

    def fall_behind(self) -> None: ...


class Glance(msgspec.Struct, frozen=True):
    """The fields of a message that the relay reads."""

    t: str
    v: int = 0
    id: str = ""
    why: msgspec.Raw = msgspec.Raw()


_glance = msgspec.json.Decoder(Glance).decode
_encode = msgspec.json.Encoder().encode


class Relay:
    def __init__(self, hall: Hall, peers: Peers, table: str, relayed: Gauge, *, is_member: bool) -> None:
        """`is_member`: whether the person of this connection had a seat at the table, or was its host, at the hello."""
        self._hall = hall
        self._peers = peers
        self.table = table
        self._relayed = relayed
        self._is_member = is_member
        self._keeper: Keeper | None = None
        """Set once this process keeps the table itself."""
        self._is_served = False
        """Whether the present owner has sent a frame."""
        self._unanswered: dict[str, wire.Command] = {}
        self._outgoing: asyncio.Queue[wire.Command] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def has_member(self, person: str) -> bool:
        return self._is_member if self._keeper is None else self._keeper.has_member(person)

    def since(self, claimed: int) -> int:
        """The claim itself: the owner checks it."""
        return max(0, claimed)

    def join(self, line: Line) -> None:
        self._task = asyncio.create_task(self._run(line), name=f"relay {self.table}")

    def leave(self, line: Line) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None  # it refers to relay and connection, even when it is over
        if self._keeper is not None:
            self._keeper.leave(line)

    def command(self, line: Line, command: wire.Command) -> None:
        if self._keeper is not None:
            self._keeper.command(line, command)
        elif len(self._unanswered) >= UNANSWERED:
            line.fall_behind()
        else:
            self._unanswered[command.id] = command
            self._outgoing.put_nowait(command)

    async def _run(self, line: Line) -> None:
        try:
            farewell = await self._follow(line)
        except Exception as error:  # of any kind: the page must not wait for ever
            log.error("relay failed", table=self.table, exc_info=error)
            farewell = "trouble"
        if farewell:
            line.send(wire.Bye(farewell))

    async def _follow(self, line: Line) -> str:
        """Relays to one owner after the other. The reason for a Bye; empty once this process keeps the table."""
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
                break  # the page learns why when it reconnects
            else:
                log.info("table taken over", table=keeper.state.code, owner=owner)
                self._hand_over(line, keeper)
                return ""
            await asyncio.sleep(PAUSE * random.uniform(0.7, 1.3))  # spread out: many lost their owner at once
        return "moved"

    def _hand_over(self, line: Line, keeper: Keeper) -> None:
        self._keeper = keeper
        line.since = line.since if line.since <= keeper.state.n else 0
        keeper.join(line)
        for command in self._unanswered.values():
            keeper.command(line, command)
        self._unanswered.clear()

    async def _relay_to(self, owner: str, line: Line) -> str:
        """Relays until the owner ends it. Returns the reason of its Bye, empty if the connection broke."""
        hello = PeerHello(
            table=self.table,
            person=line.viewer.person,
            is_display=line.viewer.is_display,
            name=line.name,
            since=line.since,
            origin=line.origin,
        )
        try:
            async with asyncio.timeout(DIAL_SECONDS):
                link = await self._peers.session.ws_connect(
                    socket_url(owner),
                    headers={HEADER: self._peers.sign(hello, owner)},
                    heartbeat=SILENCE_SECONDS,
                    timeout=ClientWSTimeout(ws_close=CLOSE_SECONDS),
                    max_msg_size=0,
                )
        except (OSError, TimeoutError, ClientError):
            return ""
        async with link:
            with self._relayed.track_inprogress():
                return await self._pipe(link, line)

    async def _pipe(self, link: ClientWebSocketResponse, line: Line) -> str:
        self._outgoing = asyncio.Queue()
        for command in self._unanswered.values():
            self._outgoing.put_nowait(command)
        helpers = [asyncio.create_task(self._send(link))]
        try:
            while True:
                received = await link.receive()
                if received.type is not WSMsgType.TEXT:
                    return ""
                message = received.data.encode()
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

    async def _send(self, link: ClientWebSocketResponse) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await link.send_frame(_encode(await self._outgoing.get()), WSMsgType.TEXT)

    async def _report(self, link: ClientWebSocketResponse, line: Line) -> None:
        """Sends the person's round trips to the owner, which can measure only those between the processes."""
        line.measure_trips()
        last = 0
        with contextlib.suppress(ConnectionError):
            while True:
                for trip in line.trips(micros()):
                    if trip.at > last:
                        last = trip.at
                        await link.send_frame(_encode(PeerTrip(trip.took, line.line())), WSMsgType.TEXT)
                await asyncio.sleep(REPORT_SECONDS)
