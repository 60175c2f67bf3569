"""Listeners come and go without anybody telling."""

from __future__ import annotations

import asyncio
import gc
import threading

from tischlein.store.hub import Ears, Hub


async def test_forgotten_listener_is_gone():
    hub = Hub()
    ears = hub.listen("news")
    assert len(hub._listeners) == 1
    del ears
    gc.collect()
    assert len(hub._listeners) == 0


async def test_awaited_listener_stays_though_nobody_holds_its_task():
    hub = Hub()
    heard: list[str] = []

    async def listen() -> None:
        async for message in hub.listen("news"):
            heard.append(message)

    asyncio.create_task(listen())  # noqa: RUF006 - not held on purpose
    await asyncio.sleep(0)
    gc.collect()
    hub.publish([("news", "one"), ("other", "two"), ("news", "three")])
    await asyncio.sleep(0.01)
    assert heard == ["one", "three"]
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()


async def test_cancelled_listener_loses_nothing():
    hub = Hub()
    ears = hub.listen("news")
    for _ in range(3):
        waiting = asyncio.create_task(anext(ears))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
    hub.publish([("news", "one")])
    assert await anext(ears) == "one"
    assert not hub.awaited


async def test_each_loop_hears_and_a_closed_one_is_dropped():
    hub = Hub()
    there = threading.Event()
    kept = []

    async def elsewhere() -> str:
        kept.append(hub.listen("news"))
        there.set()
        return await anext(kept[0])

    running = asyncio.create_task(asyncio.to_thread(asyncio.run, elsewhere()))
    await asyncio.to_thread(there.wait)
    hub.publish([("news", "one")])
    assert await running == "one"
    hub.publish([("news", "two")])
    assert len(hub._listeners) == 0


async def test_a_store_ends_its_own_listeners_only():
    hub = Hub()
    ours, theirs = Ears(hub), Ears(hub)
    our, their = ours.listen("news"), theirs.listen("news")
    hub.publish([("news", "one")])
    ours.end()
    assert [message async for message in our] == ["one"]
    hub.publish([("news", "two")])
    assert [await anext(their), await anext(their)] == ["one", "two"]
