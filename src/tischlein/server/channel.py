"""A WebSocket as ASGI hands it over: text in, text out. Every move passes here, so there is no framework in between.

Under our own protocol class (door.py) not even ASGI's queues are: a message is dealt with as it comes in and goes out
as it is said, and no task has to be woken for either. Under any other server everything goes the usual way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final, Protocol

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Said = str | bytes
Hear = Callable[[Said], None]

WIRE: Final = "tischlein.wire"
"""Our own protocol class puts itself into the scope's extensions by this name."""


class Gone(Exception):
    """The other side is no longer there."""


class Wire(Protocol):
    """The network's end of the connection, as far as it is shown here."""

    def listen(self, hear: Hear | None) -> None:
        """From now on messages are handed to this, also those that wait; the end still comes by ASGI."""
        ...

    @property
    def can_send(self) -> bool:
        """What is written now goes out at once, or into a buffer that is not full."""
        ...

    def write_texts(self, texts: Sequence[bytes]) -> None:
        """One message each, in one write to the network. Raises OSError when the other side is gone."""
        ...

    async def wait_until_writable(self) -> None: ...


class Channel:
    def __init__(
        self, scope: Scope, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
    ) -> None:
        self.scope = scope
        self.headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        self._receive = receive
        self._send = send
        self._wire: Wire | None = scope.get("extensions", {}).get(WIRE, {}).get("wire")

    @property
    def peer(self) -> str:
        """The address of whoever is at the other end of the wire, which may be a proxy."""
        client = self.scope.get("client")
        return str(client[0]) if client else ""

    async def accept(self) -> None:
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> Said:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text if text is not None else bytes(message["bytes"])

    async def listen(self, hear: Hear) -> None:
        """Until the other side is gone, or as long as `hear` raises nothing."""
        if self._wire is None:
            while True:
                hear(await self.receive())
        raised: asyncio.Future[Exception] = asyncio.get_running_loop().create_future()

        def hear_until_it_raises(said: Said) -> None:
            if not raised.done():
                try:
                    hear(said)
                except Exception as error:  # not the network's business, which is where this is called from
                    raised.set_result(error)

        self._wire.listen(hear_until_it_raises)
        end = asyncio.ensure_future(self.receive())
        try:
            await asyncio.wait((raised, end), return_when=asyncio.FIRST_COMPLETED)
            if raised.done():
                raise raised.result()
            end.result()
        finally:
            self._wire.listen(None)
            end.cancel()

    @property
    def can_send_now(self) -> bool:
        return self._wire is not None and self._wire.can_send

    def send_now(self, texts: Sequence[bytes]) -> None:
        """Only if `can_send_now`."""
        assert self._wire is not None
        self._wire.write_texts(texts)

    async def send(self, texts: Sequence[bytes]) -> None:
        """One message each; where the server can do that, in one go."""
        try:
            if self._wire is not None:
                await self._wire.wait_until_writable()
                self._wire.write_texts(texts)
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
