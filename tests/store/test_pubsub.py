"""Listeners come and go without anybody telling."""

from __future__ import annotations

import asyncio
import gc
import threading

from tischlein.store.pubsub import PubSub, Subscriptions


async def test_forgotten_listener_is_gone():
    pubsub = PubSub()
    messages = pubsub.listen("news")
    assert len(pubsub._subscriptions) == 1
    del messages
    gc.collect()
    assert len(pubsub._subscriptions) == 0


async def test_awaited_listener_stays_though_nobody_holds_its_task():
    pubsub = PubSub()
    heard: list[str] = []

    async def listen() -> None:
        async for message in pubsub.listen("news"):
            heard.append(message)

    asyncio.create_task(listen())  # noqa: RUF006 - not held on purpose
    await asyncio.sleep(0)
    gc.collect()
    pubsub.publish("news", "one")
    pubsub.publish("other", "two")
    pubsub.publish("news", "three")
    await asyncio.sleep(0.01)
    assert heard == ["one", "three"]
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()


async def test_cancelled_listener_loses_nothing():
    pubsub = PubSub()
    messages = pubsub.listen("news")
    for _ in range(3):
        waiting = asyncio.create_task(anext(messages))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
    pubsub.publish("news", "one")
    assert await anext(messages) == "one"
    assert not pubsub.awaited


async def test_each_loop_hears_and_a_closed_one_is_dropped():
    pubsub = PubSub()
    there = threading.Event()
    kept = []

    async def elsewhere() -> str:
        kept.append(pubsub.listen("news"))
        there.set()
        return await anext(kept[0])

    running = asyncio.create_task(asyncio.to_thread(asyncio.run, elsewhere()))
    await asyncio.to_thread(there.wait)
    pubsub.publish("news", "one")
    assert await running == "one"
    pubsub.publish("news", "two")
    assert len(pubsub._subscriptions) == 0


async def test_a_store_ends_its_own_subscriptions_only():
    pubsub = PubSub()
    ours, theirs = Subscriptions(pubsub), Subscriptions(pubsub)
    our, their = ours.listen("news"), theirs.listen("news")
    pubsub.publish("news", "one")
    ours.end()
    assert [message async for message in our] == ["one"]
    pubsub.publish("news", "two")
    assert [await anext(their), await anext(their)] == ["one", "two"]
