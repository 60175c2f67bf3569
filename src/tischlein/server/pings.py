"""Round trips, measured by WebSocket ping frames: below the page's JavaScript, so a busy page answers them at once."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import Final

from tischlein.tables.clock import Micros, Trip, micros
from tischlein.tables.race.judge import LAST_TRIPS, recent

AT_ONCE: Final = 5
"""Pings at the beginning, so that there are round trips for the first race (CL-6.1)."""
AT_ONCE_SECONDS: Final = 0.1
SECONDS: Final = 2.0
UNANSWERED: Final = 8
"""With so many pings open no more are sent, because they would pile up."""
FORGOTTEN: Final[Micros] = 60_000_000


def unknown() -> Micros:
    return 0


class Pulse:
    """The round trips of one connection. Sends nothing before `start`, which only tables with a race call."""

    def __init__(self, ping: Callable[[bytes], Awaitable[None]], shortest: Callable[[], Micros] = unknown) -> None:
        self._ping = ping
        """Sends one ping frame; raises ConnectionError once the connection closes."""
        self.shortest = shortest
        """The shortest round trip that the system's network stack knows of (server/tcpinfo.py); 0 if unknown."""
        self._trips: deque[Trip] = deque(maxlen=LAST_TRIPS)
        self._sent: dict[bytes, Micros] = {}
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts pinging; does nothing if it has been started."""
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat())

    def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            self._beating = None
        self._sent.clear()
        self.shortest = unknown  # it refers to the transport

    def trips(self, now: Micros) -> tuple[Trip, ...]:
        """The round trips that the judge may use now: none that is older than a minute."""
        return recent(self._trips, now)

    def answered(self, payload: bytes) -> bool:
        """Whether this pong answers one of our pings. The first answer counts, a repeated one does not."""
        now = micros()
        sent_at = self._sent.pop(payload, None)
        if sent_at is None:
            return False
        self._trips.append(Trip(now, now - sent_at))
        return True

    async def _beat(self) -> None:
        with contextlib.suppress(ConnectionError):
            for pause in chain(repeat(AT_ONCE_SECONDS, AT_ONCE - 1), repeat(SECONDS)):
                await self._send_one()
                await asyncio.sleep(pause)

    async def _send_one(self) -> None:
        now = micros()
        self._sent = {payload: at for payload, at in self._sent.items() if now - at < FORGOTTEN}
        if len(self._sent) < UNANSWERED:
            payload = secrets.token_bytes(8)  # cannot be guessed, so no pong can come before its ping
            self._sent[payload] = now
            await self._ping(payload)
