"""Publish and subscribe within one process: from any thread, each subscriber in its own event loop and in order.

A subscription that is no longer referenced disappears by itself. One that is being awaited is referenced here, because
event loops reference their tasks only weakly. A subscriber that does not keep up loses messages and is told so, so that
the memory it needs stays bounded.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakSet

from tischlein.store.port import LOST

MOST_WAITING: Final = 10_000
"""Messages that a subscription holds for a slow subscriber."""


class Subscription(AsyncIterator[str]):
    """The messages of one channel, for one subscriber. Belongs to the event loop in which it was made."""

    def __init__(self, pubsub: PubSub, channel: str) -> None:
        self.channel = channel
        self.loop = asyncio.get_running_loop()
        self._pubsub = pubsub
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._has_ended = False

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> str:
        if self._has_ended and self._heard.empty():
            raise StopAsyncIteration
        self._pubsub.awaited.add(self)
        try:
            message = await self._heard.get()
        finally:
            self._pubsub.awaited.discard(self)
        if message is None:
            raise StopAsyncIteration
        return message

    def hear(self, message: str) -> None:
        """Called in the loop of the subscription only."""
        if self._has_ended:
            return
        if self._heard.qsize() >= MOST_WAITING:
            while not self._heard.empty():
                self._heard.get_nowait()
            message = LOST
        self._heard.put_nowait(message)

    def end(self) -> None:
        """Ends the iteration after the messages that have already arrived."""
        if not self._has_ended:
            self._has_ended = True
            self._heard.put_nowait(None)


class PubSub:
    """Delivers messages to all subscriptions of their channel."""

    def __init__(self) -> None:
        self.awaited: set[Subscription] = set()
        """Keeps subscriptions alive while a task waits for their next message."""
        self._lock = threading.Lock()
        self._subscriptions: WeakSet[Subscription] = WeakSet()

    def listen(self, channel: str) -> Subscription:
        subscription = Subscription(self, channel)
        with self._lock:
            self._subscriptions.add(subscription)
        return subscription

    def publish(self, channel: str, message: str) -> None:
        with self._lock:
            for subscription in list(self._subscriptions):
                if subscription.channel == channel:
                    self._tell(subscription, message)

    def lost(self) -> None:
        """Tells all subscribers that messages may be missing."""
        with self._lock:
            for subscription in list(self._subscriptions):
                self._tell(subscription, LOST)

    def _tell(self, subscription: Subscription, message: str) -> None:
        """Always by call_soon_threadsafe, also from the same loop, so that no message can overtake another."""
        try:
            subscription.loop.call_soon_threadsafe(subscription.hear, message)
        except RuntimeError:  # its loop is closed
            self._subscriptions.discard(subscription)


class Subscriptions:
    """The subscriptions of one store, which end when it is closed. Several stores may share a PubSub."""

    def __init__(self, pubsub: PubSub) -> None:
        self._pubsub = pubsub
        self._subscriptions: WeakSet[Subscription] = WeakSet()

    def listen(self, channel: str) -> Subscription:
        subscription = self._pubsub.listen(channel)
        self._subscriptions.add(subscription)
        return subscription

    def end(self) -> None:
        """Ends them after the messages that have been published so far."""
        for subscription in list(self._subscriptions):
            subscription.loop.call_soon(subscription.end)
