"""Scripted people for the server benchmark, who cost next to nothing: it is the server that is measured.

They share two processor cores with it, so they read the wire themselves (RFC 6455, as far as the server uses it) and
look only at what they need of a message.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import struct
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

UPGRADE: Final = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
NO_MASK: Final = b"\0\0\0\0"
"""Clients have to mask what they say; this mask leaves it as it is."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class SeenMatch(msgspec.Struct):
    legal: dict[str, list[str]]


class SeenTable(msgspec.Struct):
    status: str


class Seen(msgspec.Struct):
    t: str
    v: int = 0
    table: SeenTable | None = None
    match: SeenMatch | None = None


look = msgspec.json.Decoder(Seen).decode


class Figures:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.playing = 0
        """People who have seen their match begin."""
        self.lost = 0
        """Connections that the server has closed."""
        self.since = self.until = math.inf
        """What is measured: moves that were sent and shown in between."""
        self.processor = 0.0
        """Seconds of the server's processor time while it was measured,"""
        self.own = 0.0
        """and of that of the people."""


class Guest(asyncio.Protocol):
    """Plays random legal moves; about `pause` seconds between a table's moves, or none."""

    def __init__(self, code: str, token: str, seat: int, number: int, pause: float, figures: Figures) -> None:
        self.code, self.token, self.seat, self.number = code, token, str(seat), number
        self.pause, self.figures = pause, figures
        self.dice = random.Random(number)
        self.said = 0
        self.sent_at, self.seen, self.is_playing, self.is_waiting = 0.0, 0, False, False
        self.is_over = False
        self.transport: asyncio.Transport
        self._buffer = b""
        self._is_open = False
        self.entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def enter(self, base: str) -> None:
        place = urlsplit(base)
        assert place.hostname is not None
        assert place.port is not None
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, place.hostname, place.port)
        self.transport.write(UPGRADE.format(host=place.netloc).encode())
        await self.entered

    def leave(self) -> None:
        self.is_over = True
        self.transport.abort()

    def command(self, kind: str, **fields: Any) -> None:
        self.said += 1
        self._say({"t": kind, "id": f"{self.number:06}-{self.said:06}", **fields})

    def _say(self, message: dict[str, Any]) -> None:
        self.transport.write(framed(TEXT, json.dumps(message).encode()))

    # The wire

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._is_open = True
            nonce = f"{self.dice.getrandbits(64):016x}"
            self._say({"t": "hello", "code": self.code, "token": self.token, "nonce": nonce})
        start = 0
        while (frame := unframed(buffer, start)) is not None:
            kind, payload, start = frame
            if kind == TEXT:
                self._look(look(payload))
            elif kind == PING:
                self.transport.write(framed(PONG, payload))
        self._buffer = buffer[start:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_over:
            self.figures.lost += 1

    # The game

    def _look(self, message: Seen) -> None:
        if message.t != "frame":
            return
        now, figures = time.perf_counter(), self.figures
        if not self.entered.done():
            self.entered.set_result(None)
        if self.sent_at and message.v > self.seen:
            if figures.since < self.sent_at and now < figures.until:
                figures.waits.append(now - self.sent_at)
            self.sent_at = 0.0
        self.seen = message.v
        if message.match is not None and not self.is_playing:
            self.is_playing = True
            figures.playing += 1
        if message.table is not None and message.table.status == "finished":
            figures.until = min(figures.until, now)  # with fewer tables it would be another measurement
            return
        legal = message.match.legal.get(self.seat) if message.match else None
        if not legal or self.sent_at or self.is_waiting or self.is_over:
            return
        if not self.pause:
            self._play(legal)
            return
        self.is_waiting = True
        wait = self.pause * self.dice.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(wait, self._play, legal)

    def _play(self, legal: list[str]) -> None:
        self.is_waiting = False
        if not self.is_over:
            self.sent_at = time.perf_counter()
            self.command("play", seat=int(self.seat), move=self.dice.choice(legal))


def framed(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", kind, 0x80 | 126, size)
    return head + NO_MASK + payload


def unframed(buffer: bytes, start: int) -> tuple[int, bytes, int] | None:
    """Kind, payload and where the next one begins; None while it is not all there."""
    if len(buffer) < start + 2:
        return None
    size, begin = buffer[start + 1], start + 2
    if size == 126:
        size, begin = int.from_bytes(buffer[begin : begin + 2], "big"), begin + 2
    elif size == 127:
        size, begin = int.from_bytes(buffer[begin : begin + 8], "big"), begin + 8
    end = begin + size
    return (buffer[start], buffer[begin:end], end) if len(buffer) >= end else None
