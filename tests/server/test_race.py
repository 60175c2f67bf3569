"""A race over real sockets: two people with different latencies, and clients that try to gain by flooding."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Client, Running, new_address, talking
from tests.server.test_pings import slow_line
from tests.tables.stopwatch import stage
from tischlein.lawbook.clauses import clause
from tischlein.store.memory import Shelf

FAST, SLOW = 0.010, 0.060
"""Latencies one way in seconds: round trips of 20 and 120 ms."""
APART = 40.0
LEAST_LEAD, LAG = 25.0, 25.0
"""Milliseconds: how far apart the calls must really have been, and how much longer than its line a message may take."""
ROUNDS = 4
"""A busy machine sends or delivers a call late; then another match is played."""
TOO_BUSY = "this machine is too busy to press in time"


class Racer(Client):
    """A client that reads all the time, so that pongs are not delayed, and records when frames arrived."""

    def __init__(self, line: Any, seat: int) -> None:
        super().__init__(line)
        self.seat = seat
        self.seen: dict[int, float] = {}
        """When the first frame of each window arrived."""
        self.news = asyncio.Event()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in self.line:
                heard = json.loads(message)
                self.heard.append(heard)
                await self.answer_shuffle(heard)
                if heard["t"] == "frame" and heard["match"]:
                    self.seen.setdefault(heard["match"]["window"], time.perf_counter())
                self.news.set()

    async def until(self, holds: Any) -> None:
        while not holds():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)

    async def ask(self, kind: str, *, id: str = "", **fields: Any) -> dict[str, Any]:
        command = id or f"racer-{self.seat}-{len(self.heard)}-{time.perf_counter_ns()}"
        await self.send(t=kind, id=command, **fields)
        await self.until(lambda: self.answer(command))
        return self.answer(command) or {}

    def answer(self, command: str) -> dict[str, Any] | None:
        return next((each for each in self.heard if each.get("id") == command), None)

    @property
    def match(self) -> dict[str, Any]:
        assert self.frame is not None
        found: dict[str, Any] = self.frame["match"]
        return found

    @property
    def strips(self) -> list[list[dict[str, Any]]]:
        lines = {line["v"]: line for each in self.heard if each["t"] == "frame" for line in each["log"]}
        return [line["strips"] for line in lines.values() if line["strips"]]

    async def press(self, reaction: float) -> float:
        """Calls that many milliseconds after this window was seen. Returns the real time, which is also claimed."""
        window = self.match["window"]
        at = self.seen[window] + reaction / 1000
        await asyncio.sleep(max(0.0, at - time.perf_counter() - 0.002))
        while time.perf_counter() < at:
            pass
        true = (time.perf_counter() - self.seen[window]) * 1000
        command = f"press-{self.seat}-{time.perf_counter_ns()}"
        await self.send(t="play", id=command, seat=self.seat, move="click", reaction=true, window=window)
        return true


@asynccontextmanager
async def at_the_table(server: Running, code: str, token: str, seat: int, one_way: float) -> AsyncIterator[Racer]:
    headers = {"x-forwarded-for": new_address()}
    async with slow_line(server.port, one_way) as port:
        async with connect(
            f"ws://127.0.0.1:{port}/ws", additional_headers=headers, proxy=None, max_size=None, ping_interval=None
        ) as line:
            racer = Racer(line, seat)
            await racer.send(t="hello", code=code, token=token)
            await racer.until(lambda: racer.frame)
            yield racer
        await racer.listening


@asynccontextmanager
async def race(
    server: Running, *one_ways: float, doors: Sequence[Running] = (), measuring: float = 0.3
) -> AsyncIterator[list[Racer]]:
    """A match after its first automatic step, with measured round trips; the first person is awaited."""
    made = server.new_table(game="click", seats=len(one_ways))
    async with contextlib.AsyncExitStack() as stack:
        racers = []
        for seat, one_way in enumerate(one_ways):
            token, door = made["token"] if seat == 0 else "", doors[seat] if doors else server
            racers.append(await stack.enter_async_context(at_the_table(door, made["code"], token, seat, one_way)))
        for racer in racers[1:]:
            assert (await racer.ask("sit", seat=racer.seat, name=f"Guest {racer.seat}"))["t"] == "ack"
        await racers[0].ask("start")
        for racer in racers:
            await racer.until(lambda racer=racer: racer.frame["match"] and racer.match["window"] == 2)
        await asyncio.sleep(measuring)  # by default until the fifth ping
        yield racers


def mark(racer: Racer) -> str:
    """The marks of this seat's photo."""
    wall = [card["motif"] for card in racer.match["view"]["wall"]]
    for slot, each in enumerate(racer.match["view"]["compositions"], 1):
        row = each["motifs"]
        for place in range(len(wall) - len(row) + 1):
            if wall[place : place + len(row)] == row:
                return f"photo {slot} {place + 1}"
    raise AssertionError("there is no photo")


@talking
@clause("CL-6.1")
async def test_the_right_one_wins_although_the_other_s_message_arrives_first(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, 0, 1)
    for _ in range(ROUNDS):
        async with race(server, FAST, SLOW) as (near, far):
            if await the_earlier_one_wins(near, far):
                return
    pytest.skip(TOO_BUSY)


@clause("CL-6.1")
def test_also_who_comes_in_by_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The relay adds latency, and the judge knows all of it."""
    stage(monkeypatch, 0, 1)
    shelf = Shelf()
    owner, relay = [Running(tmp_path, shelf=shelf, db="postgresql:") for _ in range(2)]

    async def one_match() -> bool:
        # The relay reports what it has measured, so this takes a moment longer.
        async with asyncio.timeout(60), race(owner, FAST, SLOW, doors=(owner, relay), measuring=1.5) as (near, far):
            return await the_earlier_one_wins(near, far)

    try:
        if not any(asyncio.run(one_match()) for _ in range(ROUNDS)):
            pytest.skip(TOO_BUSY)
    finally:
        owner.stop()
        relay.stop()


async def the_earlier_one_wins(near: Racer, far: Racer) -> bool:
    """Both call and make their photos. False if the machine held up a call, so that the trial proves nothing."""
    reaction = (time.perf_counter() - min(near.seen[2], far.seen[2])) * 1000 + 400
    late, early = await asyncio.gather(near.press(reaction + APART), far.press(reaction))
    for racer in (near, far):
        await racer.until(lambda racer=racer: len(racer.match["view"]["queue"]) == 2)
    for seat in near.match["view"]["queue"]:
        racer = (near, far)[seat]
        await racer.until(lambda racer=racer, seat=seat: racer.match["view"]["marking"] == seat)
        answer = await racer.ask("play", seat=seat, move=mark(racer))
        assert answer["t"] == "ack", answer
    await near.until(lambda: near.strips)
    first, second = near.strips[0]
    delays = {strip["seat"]: (strip["elapsed"] - strip["reaction"]) / 1000 for strip in (first, second)}
    if late - early <= LEAST_LEAD or any(delays[seat] > 2000 * way + LAG for seat, way in enumerate((FAST, SLOW))):
        return False
    assert (first["seat"], second["seat"]) == (1, 0), (early, late, delays)
    assert first["elapsed"] > second["elapsed"], "its message arrived later"
    assert first["effective"] < second["effective"]
    assert 100_000 < first["credit"] <= 250_000
    return True


@talking
async def test_who_floods_the_shutter_is_shown_out_and_harms_nobody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, 0)
    async with race(server, 0.001, 0.001, 0.001) as (ann, ben, eve):
        for number in range(400):
            with contextlib.suppress(ConnectionClosed):
                await ben.send(t="play", id=f"flood-{number:04}", seat=1, move="click", reaction=0, window=number)
        await asyncio.wait_for(ben.listening, 20)
        assert ben.line.close_code == 4429
        await ann.until(lambda: ann.frame and not ann.frame["table"]["seats"][1]["isHere"])
        await ann.until(lambda: ann.match["view"]["marking"] == -1)
        wrong = ann.match["view"]["seats"][1]["wrong"]
        assert wrong <= 3
        window = ann.match["window"]
        assert (await ann.ask("play", seat=0, move="click", reaction=500, window=window))["t"] == "ack"
        assert (await eve.ask("play", seat=2, move="click", reaction=500, window=window))["t"] == "ack"
        assert (await ann.ask("play", seat=0, move=mark(ann)))["t"] == "ack"


@talking
@clause("CL-6.1")
async def test_absurd_times_earn_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, 0, 1)
    async with race(server, FAST, SLOW) as (near, far):
        window = near.match["window"]
        answers = await asyncio.gather(
            far.ask("play", seat=1, move="click", reaction=-1e9, window=window),
            near.ask("play", seat=0, move="click", reaction=1e300, window=window),
        )
        assert [each["t"] for each in answers] == ["ack", "ack"]
        first = near.match["view"]["queue"][0]
        assert first == 0, "the first message wins among those who say nothing of use"
        await near.ask("play", seat=0, move=mark(near))
        await near.until(lambda: near.strips)
        for strip in near.strips[-1]:
            assert (strip["credit"], strip["reaction"]) == (0, None)
            assert strip["effective"] == strip["elapsed"]
