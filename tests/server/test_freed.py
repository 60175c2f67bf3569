"""A closed connection leaves nothing in memory: reference counting alone frees what belonged to it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, cast

import pytest
from aiohttp import web
from prometheus_client import Gauge

from tests.server.running import Running
from tests.tables.freed import Uncollected, without_collector
from tests.tables.house import Wire
from tischlein.cluster.relay import Relay
from tischlein.server.connection import Connection, Socket
from tischlein.server.pings import Pulse
from tischlein.server.transport import BoundedProtocol

KINDS: Final = (Connection, Socket, Pulse, BoundedProtocol, web.BaseRequest, web.WebSocketResponse, web.RequestHandler)
PATIENCE: Final = 30.0


async def close(server: Running, code: str) -> None:
    await server.enter(code)
    await server.hang_up()


async def break_off(server: Running, code: str) -> None:
    line = (await server.enter(code)).line
    line.transport.abort()
    await line.wait_closed()


async def flood(server: Running, code: str) -> None:
    """Closed by the server."""
    client = await server.enter(code)
    for number in range(300):
        await client.line.send(json.dumps({"t": "ping", "id": f"flood-{number}"}))
    await client.line.wait_closed()


async def say_nonsense(server: Running, code: str) -> None:
    line = await server.dial()
    await line.send("{")
    await line.wait_closed()


async def unknown(server: Running, code: str) -> None:
    line = await server.dial()
    await line.send(json.dumps({"t": "hello", "code": "ABCDEFGH", "token": ""}))
    await line.wait_closed()


async def ask_over_http(server: Running, code: str) -> None:
    def ask() -> None:
        with server.http() as client:
            assert client.get("/healthz").status_code == 200
            assert client.get("/api/nothing").status_code == 404
            assert client.post("/api/home", content=b"{").status_code == 400

    await asyncio.to_thread(ask)


@pytest.mark.parametrize(
    "talk", [close, break_off, flood, say_nonsense, unknown, ask_over_http], ids=lambda each: each.__name__
)
def test_a_connection_that_is_over(server: Running, talk: Callable[[Running, str], Coroutine[Any, Any, None]]) -> None:
    code = server.new_table()["code"]
    asyncio.run(talk(server, code))  # what is made once
    with without_collector(*KINDS) as uncollected:
        asyncio.run(talk(server, code))
        assert not left(uncollected)


class NeverOpens:
    """A hall whose tables take for ever."""

    async def keeper(self, table: str) -> None:
        await asyncio.Event().wait()


async def relay_and_leave() -> None:
    line, relayed = Wire("ann"), Gauge("relayed", "", registry=None)
    relay = Relay(NeverOpens(), cast(Any, None), "t", relayed, is_member=True)  # type: ignore[arg-type]
    relay.join(line)  # type: ignore[arg-type]
    await asyncio.sleep(0)
    relay.leave(line)  # type: ignore[arg-type]
    await asyncio.sleep(0)


def test_a_connection_whose_table_another_process_keeps() -> None:
    with without_collector(Relay, Wire) as uncollected:
        asyncio.run(relay_and_leave())
        assert not uncollected.count


def left(uncollected: Uncollected) -> object:
    """What is there after a while: the server ends a connection when it hears of it."""
    until = time.monotonic() + PATIENCE
    while uncollected.count and time.monotonic() < until:
        time.sleep(0.02)
    return uncollected.count
