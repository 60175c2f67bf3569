"""Round trips measured by ping frames: a real server, a real client, and a delay between them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import web
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Opcode

from tischlein.server import pings
from tischlein.server.connection import ConnectionClosed, Socket
from tischlein.server.limits import Limits
from tischlein.server.pings import Pulse
from tischlein.server.transport import BoundedProtocol, OpenRequests
from tischlein.tables.clock import Trip, micros
from tischlein.tables.race.judge import OLDEST_TRIP, SLACK, bound_of

CAP = 250_000
LIMITS = Limits()


async def echo_trips(request: web.BaseRequest) -> web.StreamResponse:
    """A handler whose connection is controlled by the test: starts measuring, and returns its round trips."""
    socket = await Socket.accept(request, LIMITS)
    with contextlib.suppress(ConnectionClosed):
        while True:
            asked = await socket.receive()
            if asked == b"start":
                socket.pulse.start()
            if asked == b"stop":
                socket.pulse.stop()
            await socket.send(json.dumps(socket.pulse.trips(micros())).encode())
    await socket.close(1000, "")
    return socket.response


class Server:
    def __init__(self, run: Callable[[Coroutine[Any, Any, None]], Any]) -> None:
        self.listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listening.bind(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.loop: asyncio.AbstractEventLoop
        self.stopping: asyncio.Event
        self.is_up = threading.Event()
        self.thread = threading.Thread(target=lambda: run(self.serve()), daemon=True)
        self.thread.start()
        assert self.is_up.wait(20)

    async def serve(self) -> None:
        self.loop, self.stopping = asyncio.get_running_loop(), asyncio.Event()
        server, requests = web.Server(echo_trips), OpenRequests(100)
        listener = await self.loop.create_server(
            lambda: BoundedProtocol(server(), requests, LIMITS), sock=self.listening
        )
        self.is_up.set()
        await self.stopping.wait()
        listener.close()
        await server.shutdown(1)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.stopping.set)
        self.thread.join(20)
        assert not self.thread.is_alive()


def uvloop_run(job: Coroutine[Any, Any, None]) -> None:
    uvloop = pytest.importorskip("uvloop")
    uvloop.run(job)


@pytest.fixture(scope="module", params=[asyncio.run, uvloop_run], ids=["asyncio", "uvloop"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    running = Server(request.param)
    yield running
    running.stop()


@asynccontextmanager
async def slow_line(port: int, one_way: float) -> AsyncIterator[int]:
    """A port that delays everything by `one_way` seconds in both directions, in order."""
    loop = asyncio.get_running_loop()
    pumps: set[asyncio.Task[None]] = set()

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            loop.call_later(one_way, writer.write, data)
        loop.call_later(one_way, writer.close)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", port)
        for each in (pump(reader, other_writer), pump(other_reader, writer)):
            pumps.add(asyncio.create_task(each))

    listening = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        # Also when the test failed: a writer that outlives its loop would fail whichever test runs next.
        await asyncio.gather(*pumps, return_exceptions=True)
        await asyncio.sleep(one_way + 0.01)  # what is still on the line arrives before the loop closes
        listening.close()


@asynccontextmanager
async def page(port: int) -> AsyncIterator[ClientConnection]:
    # A client without keepalive pings, so that every ping is the server's.
    async with connect(f"ws://127.0.0.1:{port}/ws", proxy=None, ping_interval=None) as line:
        yield line


async def ask(line: ClientConnection, word: str = "trips") -> Any:
    await line.send(word)
    return json.loads(await asyncio.wait_for(line.recv(), 10))


async def ask_until(line: ClientConnection, count: int) -> list[tuple[int, int]]:
    async with asyncio.timeout(10):
        while len(trips := await ask(line)) < count:
            await asyncio.sleep(0.02)
    return [(at, took) for at, took in trips]


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def test_a_page_that_nobody_asks_about_is_never_pinged(server: Server) -> None:
    async def test() -> None:
        async with page(server.port) as line:
            heard: list[Opcode] = []
            receive = line.protocol.recv_frame

            def listen(frame: Any) -> None:
                heard.append(frame.opcode)
                receive(frame)

            line.protocol.recv_frame = listen  # type: ignore[method-assign]
            await asyncio.sleep(0.3)
            assert await ask(line) == []
            assert Opcode.PING not in heard
            assert await ask(line, "start") == []
            await ask_until(line, 1)
            assert Opcode.PING in heard, "this test would see a ping"

    run(test())


def test_five_round_trips_on_sitting_down(server: Server) -> None:
    async def test() -> None:
        async with page(server.port) as line:
            began = micros()
            await ask(line, "start")
            await ask(line, "start")  # a second start has no effect
            trips = await ask_until(line, 5)
            assert micros() - began < 2_000_000
            assert all(0 < took < 200_000 for _, took in trips)
            await asyncio.sleep(0.5)
            assert len(await ask(line)) == 5, "after that every two seconds only"

    run(test())


def test_the_way_is_measured_and_bounds_the_credit(server: Server) -> None:
    """CL-6.1: a latency of 30 ms each way explains 60 ms of credit plus the slack, with some jitter."""

    async def test() -> None:
        async with slow_line(server.port, 0.030) as port, page(port) as line:
            await ask(line, "start")
            trips = await ask_until(line, 5)
            took = [took for _, took in trips]
            assert min(took) >= 60_000
            assert sorted(took)[2] < 110_000, "the median of a machine that does other things as well"
            bound = bound_of([Trip(*trip) for trip in trips], micros(), CAP)
            assert 60_000 + SLACK <= bound <= max(took) + SLACK

    run(test())


def test_it_goes_on_every_two_seconds_until_stopped(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pings, "SECONDS", 0.1)

    async def test() -> None:
        async with page(server.port) as line:
            await ask(line, "start")
            assert len(await ask_until(line, 8)) >= 8
            await ask(line, "stop")
            known = await ask(line)
            await asyncio.sleep(0.4)
            assert await ask(line) == known
            await ask(line, "start")
            await ask_until(line, len(known) + 1)

    run(test())


def test_a_page_that_answers_no_ping_has_no_credit_and_is_not_flooded(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "SECONDS", 0.01)
    monkeypatch.setattr(pings, "AT_ONCE_SECONDS", 0.01)

    async def test() -> None:
        async with page(server.port) as line:
            seen: list[bytes] = []
            receive = line.protocol.recv_frame

            def swallow(frame: Any) -> None:
                if frame.opcode == Opcode.PING:
                    seen.append(bytes(frame.data))
                else:
                    receive(frame)

            line.protocol.recv_frame = swallow  # type: ignore[method-assign]
            await ask(line, "start")
            await asyncio.sleep(0.5)
            assert await ask(line) == []
            assert bound_of([], micros(), CAP) == 0
            assert len(seen) == pings.UNANSWERED
            assert len(set(seen)) == len(seen)
            for stranger in (b"", b"unasked", *seen[:1] * 3):  # a ping answered three times is one round trip
                await line.pong(stranger)
            assert len(await ask_until(line, 1)) == 1

    run(test())


def test_a_lost_connection_ends_its_pulse(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pings, "SECONDS", 0.02)
    pulses: list[Pulse] = []
    begin = Pulse.start

    def start(pulse: Pulse) -> None:
        pulses.append(pulse)
        begin(pulse)

    monkeypatch.setattr(Pulse, "start", start)

    async def test() -> None:
        async with page(server.port) as line:
            await ask(line, "start")
            await ask_until(line, 1)
            assert pulses[0]._beating is not None
            line.transport.abort()
        async with asyncio.timeout(5):
            while pulses[0]._beating is not None:
                await asyncio.sleep(0.01)

    run(test())


def test_round_trips_are_forgotten_after_a_minute() -> None:
    async def test() -> None:
        sent: list[bytes] = []

        async def ping(payload: bytes) -> None:
            sent.append(payload)

        pulse = Pulse(ping)
        pulse.start()
        while not sent:
            await asyncio.sleep(0)
        assert pulse.answered(sent[0])
        assert not pulse.answered(sent[0])
        assert len(pulse.trips(micros())) == 1
        assert pulse.trips(micros() + OLDEST_TRIP + 1) == ()
        pulse.stop()

    run(test())
