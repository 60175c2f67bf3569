"""How long a line is, as TCP measured it: of a direct connection, or as a trusted proxy tells."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.running import Running
from tischlein.server.tcpinfo import shortest_trip
from tischlein.tables.clock import micros

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
HEADER = "x-round-trip"


@linux
def test_the_shortest_trip_of_a_real_connection() -> None:
    async def test() -> None:
        served: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
        server = await asyncio.start_server(lambda _, writer: served.set_result(writer), "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        there = await served
        assert 0 < shortest_trip(there.transport) < 1_000_000
        for each in (writer, there):
            each.close()
            await asyncio.gather(each.wait_closed(), return_exceptions=True)
        assert shortest_trip(there.transport) == 0, "closed"
        server.close()

    asyncio.run(test())
    assert shortest_trip(None) == 0


def line_of(server: Running, **headers: str) -> int:
    """The line of somebody at a table, as the judge would be told."""

    async def ask() -> int:
        made = server.new_table(game="click", seats=2)
        line = await server.dial(headers=headers)
        await line.send(f'{{"t":"hello","code":"{made["code"]}","token":"{made["token"]}"}}')
        while '"t":"frame"' not in str(await line.recv()):
            pass
        known = server.inside(listening(server))
        await server.hang_up()
        return known

    return asyncio.run(ask())


async def listening(server: Running) -> int:
    (listener,) = [each for keeper in server.context.hall._keepers.values() for each in keeper.listeners]
    return listener.line()


@pytest.mark.parametrize(
    ("settings", "sent", "known"),
    [
        ({}, "180000", 0),  # nobody has said that the proxy sets it
        ({"round_trip_header": HEADER}, "180000", 180_000),
        ({"round_trip_header": HEADER}, "", 0),
        ({"round_trip_header": HEADER}, "-5", 0),
        ({"round_trip_header": HEADER}, "1e9", 0),
        ({"round_trip_header": HEADER}, "9" * 30, 0),
    ],
)
def test_a_trusted_proxy_tells_if_it_is_asked(tmp_path: Path, settings: dict[str, Any], sent: str, known: int) -> None:
    server = Running(tmp_path, **settings)
    assert line_of(server, **({HEADER: sent} if sent else {})) == known
    server.stop()


@linux
def test_of_a_direct_connection_the_header_is_not_believed(tmp_path: Path) -> None:
    server = Running(tmp_path, trusted_proxies=(), round_trip_header=HEADER)
    assert 0 < line_of(server, **{HEADER: "180000"}) < 150_000
    server.stop()


@linux
def test_delayed_pongs_make_the_line_longer_and_tcp_not(tmp_path: Path) -> None:
    """What the judge builds on: a program can hold its pongs back, but not what its system acknowledges."""
    server = Running(tmp_path, trusted_proxies=())

    async def measure() -> tuple[list[int], int]:
        (listener,) = [each for keeper in server.context.hall._keepers.values() for each in keeper.listeners]
        return [trip.took for trip in listener.trips(micros())], listener.line()

    async def test() -> None:
        made = server.new_table(game="click", seats=2)
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"http://127.0.0.1:{server.port}/ws", autoping=False) as line,
        ):
            await line.send_json({"t": "hello", "code": made["code"], "token": made["token"]})
            answered = 0
            while answered < 3:
                message = await line.receive(timeout=20)
                if message.type is aiohttp.WSMsgType.PING:
                    await asyncio.sleep(0.25)
                    await line.pong(message.data)
                    answered += 1
            trips: list[int] = []
            while len(trips) < 3:
                await asyncio.sleep(0.02)
                trips, shortest = server.inside(measure())
        assert min(trips) >= 250_000
        assert 0 < shortest < 100_000

    asyncio.run(test())
    server.stop()
