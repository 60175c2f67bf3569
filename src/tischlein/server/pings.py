"""Round trips, measured by WebSocket ping frames: below the page's JavaScript, so a busy page answers them at once.

ASGI does not show these frames to an application. The protocol class here is uvicorn's own with a `Pulse` in the
scope's extensions; pass it as `ws=`. Under any other server there is no pulse, and the judge gives no credit.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from tischlein.server.door import SteadySocket
from tischlein.tables.race import LAST_TRIPS, Micros, Trip, recent
from tischlein.tables.racing import clock

EXTENSION: Final = "tischlein.pulse"
AT_ONCE: Final = 5
"""Pings on sitting down, so that the first race has its round trips (CL-6.1)."""
AT_ONCE_SECONDS: Final = 0.1
SECONDS: Final = 2.0
UNANSWERED: Final = 8
"""No further pings to a page that answers none: the frames would pile up."""
FORGOTTEN: Final[Micros] = 60_000_000


class Pulse:
    """The round trips of one connection. Silent until `start`: only tables with a race ask for it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, ping: Callable[[bytes], bool]) -> None:
        self._loop = loop
        self._ping = ping
        """Sends one ping frame; False once the connection closes."""
        self._trips: deque[Trip] = deque(maxlen=LAST_TRIPS)
        self._sent: dict[bytes, Micros] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._to_send_at_once = 0

    def start(self) -> None:
        """Once or more often; a pulse that beats goes on."""
        if self._timer is None:
            self._to_send_at_once = AT_ONCE
            self._timer = self._loop.call_later(0, self._beat)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._sent.clear()

    def trips(self, now: Micros) -> tuple[Trip, ...]:
        """What the judge may use at that moment; nothing older than a minute."""
        return recent(self._trips, now)

    def answered(self, payload: bytes) -> bool:
        """Whether this pong belongs to one of ours. The first answer counts, a repeated one is nobody's."""
        sent_at = self._sent.pop(payload, None)
        if sent_at is None:
            return False
        now = clock()
        self._trips.append(Trip(now, now - sent_at))
        return True

    def _beat(self) -> None:
        now = clock()
        self._sent = {payload: at for payload, at in self._sent.items() if now - at < FORGOTTEN}
        if len(self._sent) < UNANSWERED:
            payload = secrets.token_bytes(8)  # not to be guessed, so no pong comes before its ping
            self._sent[payload] = now
            if not self._ping(payload):
                self.stop()
                return
        self._to_send_at_once -= 1
        self._timer = self._loop.call_later(AT_ONCE_SECONDS if self._to_send_at_once > 0 else SECONDS, self._beat)


class PingingProtocol(SteadySocket):
    """uvicorn's protocol with a pulse; its own keepalive pings, with other payloads, go on beside it."""

    pulse: Pulse | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)  # the application starts in a task of its own, after this
        if self.response.status_code == 101:
            self.pulse = Pulse(self.loop, self._send_ping)
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = {"pulse": self.pulse}

    def handle_pong(self, event: Frame) -> None:
        if self.pulse is None or not self.pulse.answered(bytes(event.data)):
            super().handle_pong(event)

    def stop_keepalive(self) -> None:
        """Called when the connection is lost or shut down."""
        super().stop_keepalive()
        if self.pulse is not None:
            self.pulse.stop()
            self.pulse = None  # it knows us: a circle

    def _send_ping(self, payload: bytes) -> bool:
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_ping(payload)
        except InvalidState:  # the other side is already saying goodbye
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def pulse_of(scope: Mapping[str, Any]) -> Pulse | None:
    """None where the server has no pulse to give."""
    found: Pulse | None = scope.get("extensions", {}).get(EXTENSION, {}).get("pulse")
    return found
