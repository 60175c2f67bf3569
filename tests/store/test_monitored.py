"""Trouble with a store is noticed once, remembered until something was written, and not told too often."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.store.samples import everything, index, record
from tischlein.store.memory import MemoryStore
from tischlein.store.monitored import LATE_SECONDS, SECONDS, Monitor, MonitoredStore
from tischlein.store.port import Clash, Closed, Record, TableIndex, Unavailable


class FullStore(MemoryStore):
    """Can be read, like a full disk."""

    is_full = False
    probes = 0

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        self._check()
        await super().append(index, records)

    async def ping(self, *, by_writing: bool = False) -> None:
        if by_writing:
            self.probes += 1
            self._check()
        await super().ping()

    def _check(self) -> None:
        if self.is_full:
            raise Unavailable("disk is full")


class Diary(Monitor):
    def __init__(self) -> None:
        self.failures = 0
        self.told: list[str] = []

    def failed(self) -> None:
        self.failures += 1

    def began(self, error: Unavailable, failures: int) -> None:
        self.told.append(f"{error} ({failures})")

    def ended(self) -> None:
        self.told.append("over")

    def waits(self, seconds: float) -> None:
        self.told.append("waits")

    def answered(self) -> None:
        self.told.append("answers")


class House:
    """A watched store with one table, and a clock that somebody else moves."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.full = FullStore()
        self.diary = Diary()
        self.store = MonitoredStore(self.full, self.diary, lambda: self.now)
        self._last = 1

    async def open(self) -> House:
        await self.store.create(index(), [record(1)])
        return self

    async def move(self) -> None:
        await self.store.append(index(), [record(self._last + 1)])
        self._last += 1

    async def fail(self, times: int = 1) -> None:
        self.full.is_full = True
        for _ in range(times):
            with pytest.raises(Unavailable):
                await self.move()


async def test_trouble_is_told_when_it_begins_and_when_it_ends():
    house = await House().open()
    await house.fail(10)
    assert house.diary.told == ["disk is full (1)"]
    assert house.diary.failures == 10
    house.full.is_full = False
    await house.move()
    assert house.diary.told == ["disk is full (1)", "over"]


async def test_trouble_that_lasts_is_told_once_a_minute():
    house = await House().open()
    await house.fail(10)
    house.now += SECONDS
    await house.fail(5)
    assert house.diary.told == ["disk is full (1)", "disk is full (10)"]


async def test_trouble_that_comes_and_goes_is_not_told_more_often():
    house = await House().open()
    for _ in range(20):
        await house.fail()
        house.full.is_full = False
        await house.move()
    assert house.diary.told == ["disk is full (1)", "over"]
    assert house.diary.failures == 20


async def test_reading_proves_nothing():
    house = await House().open()
    await house.fail()
    assert await house.store.load("t1")
    assert await house.store.find_code("code-t1") == "t1"
    assert len([stored async for stored in house.store.everything()]) == 1
    assert house.store.is_in_trouble
    with pytest.raises(Unavailable):
        await house.store.ping()


async def test_in_trouble_a_ping_writes_and_so_finds_the_end_of_it():
    house = await House().open()
    await house.fail()
    house.full.is_full = False
    await house.store.ping()
    assert not house.store.is_in_trouble
    assert house.diary.told[-1] == "over"


async def test_a_ping_writes_only_if_nobody_has_for_a_while():
    house = await House().open()
    await house.store.ping()
    assert house.full.probes == 0
    house.now += SECONDS
    await house.store.ping()
    await house.store.ping()
    assert house.full.probes == 1
    house.now += SECONDS
    house.full.is_full = True
    with pytest.raises(Unavailable):
        await house.store.ping()


async def test_a_refusal_and_an_end_are_no_trouble():
    house = await House().open()
    with pytest.raises(Clash):
        await house.store.append(index(), [record(7)])
    await house.store.close()
    with pytest.raises(Closed):
        await house.move()
    with pytest.raises(Closed):
        await everything(house.store)
    assert not house.diary.failures


class HangingStore(FullStore):
    def __init__(self) -> None:
        super().__init__()
        self.answers = asyncio.Event()
        self.answers.set()
        self.asked = 0

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        await self.answers.wait()
        await super().append(index, records)

    async def ping(self, *, by_writing: bool = False) -> None:
        self.asked += 1
        await self.answers.wait()
        await super().ping(by_writing=by_writing)


async def test_a_store_that_hangs_is_told_and_newcomers_do_not_wait_for_it():
    hanging, diary = HangingStore(), Diary()
    store = MonitoredStore(hanging, diary)
    await store.create(index(), [record(1)])
    hanging.answers.clear()
    moving = asyncio.create_task(store.append(index(), [record(2)]))
    async with asyncio.timeout(20):
        while not store.is_late:
            await asyncio.sleep(0.05)
    assert diary.told == ["waits"]
    for call in (
        store.find_code("x"),
        store.find_invitation("x"),
        store.tables_of("x", ("open",), limit=1),
        store.is_member("t1", "x"),
        store.ping(),
    ):
        with pytest.raises(Unavailable, match="does not answer"):
            await asyncio.wait_for(call, 0.5)
    with pytest.raises(Unavailable, match="does not answer"):
        await asyncio.wait_for(store.create(index("t2"), [record(1)]), 0.5)
    assert not moving.done(), "a move may have been committed, so it goes on waiting"
    hanging.answers.set()
    await moving
    assert diary.told[-1] == "answers"
    assert set(diary.told) == {"waits", "answers"}, "no failure was told: nothing has failed"
    assert await store.find_code("x") is None
    await store.close()


async def test_a_store_that_hangs_is_not_asked_again_and_again():
    hanging = HangingStore()
    store = MonitoredStore(hanging)
    hanging.answers.clear()
    began = asyncio.get_running_loop().time()
    told = await asyncio.gather(*(store.ping() for _ in range(20)), return_exceptions=True)
    assert {type(each) for each in told} == {Unavailable}
    assert asyncio.get_running_loop().time() - began < LATE_SECONDS + 0.5
    assert hanging.asked == 1
    hanging.answers.set()
    async with asyncio.timeout(20):
        while store.is_late:
            await asyncio.sleep(0.01)
    await store.ping()
    await store.close()
