"""Listeners within one process: writers publish from any thread, each listener hears in its own event loop, in order.

A listener that nobody holds any more is forgotten; one that somebody awaits is held here, because an event loop itself
holds its tasks only weakly. A listener that does not keep up loses messages and is told so, instead of eating memory.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from typing import Final
from weakref import WeakSet

from tischlein.store.port import LOST

MOST_WAITING: Final = 10_000

Message = tuple[str, str]
"""Channel and text."""


class Listener(AsyncIterator[str]):
    def __init__(self, hub: Hub, channel: str) -> None:
        self.channel = channel
        self.loop = asyncio.get_running_loop()
        self._hub = hub
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._has_ended = False

    def __aiter__(self) -> Listener:
        return self

    async def __anext__(self) -> str:
        if self._has_ended and self._heard.empty():
            raise StopAsyncIteration
        self._hub.awaited.add(self)
        try:
            message = await self._heard.get()
        finally:
            self._hub.awaited.discard(self)
        if message is None:
            raise StopAsyncIteration
        return message

    def hear(self, messages: Sequence[str]) -> None:
        """In the listener's loop only."""
        if self._has_ended:
            return
        if self._heard.qsize() + len(messages) > MOST_WAITING:
            while not self._heard.empty():
                self._heard.get_nowait()
            messages = [LOST]
        for message in messages:
            self._heard.put_nowait(message)

    def end(self) -> None:
        """What was heard already can still be read."""
        if not self._has_ended:
            self._has_ended = True
            self._heard.put_nowait(None)


class Hub:
    def __init__(self) -> None:
        self.awaited: set[Listener] = set()
        self._lock = threading.Lock()
        self._listeners: WeakSet[Listener] = WeakSet()

    def listen(self, channel: str) -> Listener:
        listener = Listener(self, channel)
        with self._lock:
            self._listeners.add(listener)
        return listener

    def publish(self, messages: Sequence[Message]) -> None:
        if not messages:
            return
        with self._lock:
            for listener in list(self._listeners):
                heard = [text for channel, text in messages if channel == listener.channel]
                if heard:
                    self._tell(listener, heard)

    def lost(self) -> None:
        """Messages of any channel may be missing from here on."""
        with self._lock:
            for listener in list(self._listeners):
                self._tell(listener, [LOST])

    def _tell(self, listener: Listener, messages: Sequence[str]) -> None:
        """Always through the loop, also from within it: two ways would let the later message overtake."""
        try:
            listener.loop.call_soon_threadsafe(listener.hear, messages)
        except RuntimeError:  # its loop is closed
            self._listeners.discard(listener)


class Ears:
    """The listeners of one store, which end when it closes; the hub may be shared with others."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._listeners: WeakSet[Listener] = WeakSet()

    def listen(self, channel: str) -> Listener:
        listener = self._hub.listen(channel)
        self._listeners.add(listener)
        return listener

    def end(self) -> None:
        """After everything that has been published so far was heard."""
        for listener in list(self._listeners):
            listener.loop.call_soon(listener.end)
