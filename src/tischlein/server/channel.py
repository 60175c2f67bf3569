"""A WebSocket as ASGI hands it over: text in, text out. Every move passes here, so there is no framework in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Burst = Callable[[Sequence[bytes]], Awaitable[None]]

BURST: Final = "tischlein.burst"
"""Our own protocol class puts it into the scope: an acknowledgement and its frame become one write to the network."""


class Gone(Exception):
    """The other side is no longer there."""


class Channel:
    def __init__(
        self, scope: Scope, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
    ) -> None:
        self.scope = scope
        self.headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        self._receive = receive
        self._send = send
        self._burst: Burst | None = scope.get("extensions", {}).get(BURST, {}).get("send")

    @property
    def peer(self) -> str:
        """The address of whoever is at the other end of the wire, which may be a proxy."""
        client = self.scope.get("client")
        return str(client[0]) if client else ""

    async def accept(self) -> None:
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> str | bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    async def send(self, texts: Sequence[bytes]) -> None:
        """One message each; where the server can do that, in one go."""
        try:
            if self._burst is not None:
                await self._burst(texts)
            else:
                for text in texts:
                    await self._send({"type": "websocket.send", "text": text.decode()})
        except OSError:  # how the server says it
            raise Gone from None

    async def close(self, code: int, why: str) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code, "reason": why})
        except (OSError, RuntimeError):  # gone, or closed by the other side first
            raise Gone from None


async def open_channel(
    scope: Scope, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
) -> Channel:
    """Raises Gone for somebody who turned round at the door."""
    if (await receive())["type"] != "websocket.connect":
        raise Gone
    return Channel(scope, receive, send)
