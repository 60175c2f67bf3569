"""What the scripted people note down: moves, latencies, and bytes on the wire as the kernel counts them."""

from __future__ import annotations

import math
import os
import socket
import struct
import sys
import time
from collections import deque
from typing import Final

import msgspec

BYTES_ACKED: Final = 120
"""Where `struct tcp_info` of Linux keeps the bytes sent and acknowledged; those received follow."""
clock = time.monotonic
"""One clock for all processes of this machine, so that a span can be agreed upon."""


class Sample(msgspec.Struct):
    """What one process of scripted people has seen in the span that was measured."""

    seconds: float = 0.0
    moves: int = 0
    refused: int = 0
    matches: int = 0
    """That ended; a new table was made for each."""
    acks: list[float] = []
    """Seconds from sending a move to its acknowledgement."""
    others: list[float] = []
    """Seconds from sending a move to the other person's frame that shows it."""
    bytes_in: int = 0
    """From people to the server, on the wire: compressed, with the heads of WebSocket frames, without those of TCP."""
    bytes_out: int = 0
    frames: int = 0
    frame_bytes: int = 0
    """Of frames after they were decompressed."""
    processor: float = 0.0
    """Processor seconds of the scripted people themselves."""


class Meter:
    def __init__(self) -> None:
        self.sample = Sample()
        self.since = self.until = math.inf
        self._wires: dict[Wire, tuple[int, int]] = {}
        """Connections in a running match, and what had passed through them when counting began."""
        self._playing: set[Wire] = set()

    @property
    def is_on(self) -> bool:
        return self.since <= clock() < self.until

    def begin(self, since: float, until: float) -> None:
        self.since, self.until = since, until
        self.sample.seconds = until - since
        self.sample.processor = -time.process_time()
        self._wires = {wire: wire.passed() for wire in self._playing}

    def end(self) -> Sample:
        self.sample.processor += time.process_time()
        for wire in list(self._wires):
            self._count(wire)
        return self.sample

    def enter(self, wire: Wire) -> None:
        """A match begins on this connection; what was said before is not the price of a move."""
        self._playing.add(wire)
        if self.is_on:
            self._wires[wire] = wire.passed()

    def leave(self, wire: Wire) -> None:
        self._playing.discard(wire)
        if wire in self._wires:
            self._count(wire)

    def _count(self, wire: Wire) -> None:
        sent, received = self._wires.pop(wire)
        sent_by_now, received_by_now = wire.passed()
        self.sample.bytes_in += sent_by_now - sent
        self.sample.bytes_out += received_by_now - received


class Wire:
    """The socket of a connection, for its counters."""

    def __init__(self, number: int) -> None:
        self._socket = socket.socket(fileno=os.dup(number))

    def passed(self) -> tuple[int, int]:
        """Bytes sent and received so far; 0 where the kernel does not say."""
        if sys.platform != "linux":
            return 0, 0
        info = self._socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, BYTES_ACKED + 16)
        sent, received = struct.unpack_from("=QQ", info, BYTES_ACKED)
        return sent, received

    def close(self) -> None:
        self._socket.close()


class Sent:
    """A move on its way."""

    __slots__ = ("at", "v")

    def __init__(self) -> None:
        self.at = clock()
        self.v = 0
        """The number of its record, once the server has said it."""


class Eyes:
    """When one person was shown what; finds out how long the other one's moves took to get there."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self._seen: deque[tuple[int, float]] = deque(maxlen=16)
        self._expected: list[Sent] = []

    def expect(self, move: Sent) -> None:
        self._expected.append(move)

    def see(self, v: int) -> None:
        self._seen.append((v, clock()))
        self.settle()

    def settle(self) -> None:
        """The acknowledgement and the other one's frame come in any order."""
        if self._expected:
            self._expected = [move for move in self._expected if not self._is_seen(move)]

    def _is_seen(self, move: Sent) -> bool:
        if not move.v:
            return False
        at = next((at for v, at in self._seen if v >= move.v), 0.0)
        if at and self._meter.is_on:
            self._meter.sample.others.append(at - move.at)
        return bool(at)
