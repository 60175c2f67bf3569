"""Bounds on a connection that aiohttp does not have: unread answers, open connections, endless messages.

A thin protocol around the server's own, which counts bytes, keeps one timer, and passes everything on.
"""

from __future__ import annotations

import asyncio
from typing import cast

from tischlein.server.limits import Limits


class OpenRequests:
    """Open connections that are not WebSockets, the least recently used first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[BoundedProtocol, None] = {}

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: BoundedProtocol) -> None:
        """Adds a connection, or marks it as just used. Aborts the least recently used one if there are too many."""
        self._open.pop(connection, None)
        self._open[connection] = None
        if len(self._open) > self._most:
            oldest = next(iter(self._open))
            del self._open[oldest]
            oldest.abort()

    def remove(self, connection: BoundedProtocol) -> None:
        self._open.pop(connection, None)


class BoundedProtocol(asyncio.Protocol):
    """Wraps aiohttp's protocol. A handler finds it as the protocol of its request's transport."""

    def __init__(self, inner: asyncio.Protocol, requests: OpenRequests, limits: Limits) -> None:
        self._inner = inner
        self._requests = requests
        self._limits = limits
        self._unread_seconds = limits.unread_seconds
        self._unread: asyncio.TimerHandle | None = None
        self._is_socket = False
        self._is_silent = True
        self._unheard = 0
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's have its methods, but not its type
        # With no buffer, `pause_writing` is called as soon as the other side does not read everything.
        self._transport.set_write_buffer_limits(high=0)
        self._requests.add(self)
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._is_socket:
            self._is_silent = False
            self._unheard += len(data)
            if self._unheard > self._limits.unheard_bytes:
                self.abort()
                return
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        self._unread = asyncio.get_running_loop().call_later(self._unread_seconds, self.abort)
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._cancel_timer()
        self._inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        self._cancel_timer()
        self._requests.remove(self)
        self._inner.connection_lost(error)

    def asked(self) -> None:
        """A request has arrived over this connection."""
        self._requests.add(self)

    def become_socket(self) -> None:
        """The connection was upgraded: other limits apply, and the application counts it."""
        self._is_socket = True
        self._unread_seconds = self._limits.unread_socket_seconds
        # Back to the usual buffer: under uvloop messages of one moment then leave in one system call.
        self._transport.set_write_buffer_limits()
        self._requests.remove(self)

    def heard(self) -> None:
        """A whole message was received."""
        self._unheard = 0

    def was_silent(self) -> bool:
        """Whether nothing was received since the last call."""
        was_silent, self._is_silent = self._is_silent, True
        return was_silent

    def abort(self) -> None:
        self._transport.abort()

    def end(self) -> None:
        """After the closing handshake: a close waits until everything was read, which may be never."""
        asyncio.get_running_loop().call_later(self._limits.close_seconds, self._abort_unread)

    def _abort_unread(self) -> None:
        if self._transport.get_write_buffer_size():
            self.abort()

    def _cancel_timer(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
