"""From a request to a WebSocket: whoever asks for one gets an answer or an end, and is counted until then."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.running import Client, Running, talking
from tests.server.test_bad_input import CLOSE, TEXT, raw, raw_socket, ws_frame
from tischlein.server import door as door_module
from tischlein.server.channel import Channel
from tischlein.server.door import Door, Doorway
from tischlein.tables import protocol as wire

HEAD = (
    "Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.fixture
def nonsense(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One entry for everything that no browser would have sent."""
    told: list[None] = []
    doorway = Doorway()
    doorway.on_nonsense = lambda: told.append(None)
    monkeypatch.setattr(Door, "doorway", doorway)
    return told


async def until_alone(server: Running) -> None:
    async with asyncio.timeout(10):
        while len(Door.doorway) or server.connections:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("/ws", "Content-Length: 1\r\n"),
        ("/ws", "Transfer-Encoding: chunked\r\n"),
        ("/ws", "".join(f"X-{number}: x\r\n" for number in range(300))),
        ("/ws", f"X-Long: {'x' * 9000}\r\n"),
        (f"/ws?{'x' * 9000}", ""),
    ],
    ids=["length", "chunked", "300 headers", "long header", "long path"],
)
@talking
async def test_an_upgrade_that_cannot_be_read_is_answered_and_ended(
    server: Running, nonsense: list[None], path: str, more: str
) -> None:
    async with raw(server, f"GET {path} HTTP/1.1\r\n{HEAD}{more}\r\n".encode()) as connection:
        assert (await connection.end()).startswith(b"HTTP/1.1 4")
    assert len(nonsense) == 1
    await until_alone(server)


@talking
async def test_whoever_waits_for_the_answer_to_an_upgrade_stands_in_the_door(
    server: Running, nonsense: list[None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_module, "REQUEST_SECONDS", 0.3)
    monkeypatch.setattr(Channel, "accept", _never)
    async with raw(server, f"GET /ws HTTP/1.1\r\n{HEAD}\r\n".encode()) as connection:
        async with asyncio.timeout(10):
            while not len(Door.doorway):
                await asyncio.sleep(0.01)
        assert await connection.end() == b""
    await until_alone(server)


@talking
async def test_whoever_has_the_answer_does_not(server: Running, nonsense: list[None]) -> None:
    line = await server.dial()
    async with asyncio.timeout(door_module.REQUEST_SECONDS / 2):  # not because it was sent away
        while len(Door.doorway):
            await asyncio.sleep(0.01)
    assert len(server.connections) == 1
    await line.close()


@pytest.mark.parametrize(
    "early", [b"\xff" * 20, ws_frame(CLOSE, b"\x03\xe8"), ws_frame(TEXT, b"{}")], ids=["noise", "close", "text"]
)
@talking
async def test_frames_before_there_is_a_socket(
    server: Running, nonsense: list[None], monkeypatch: pytest.MonkeyPatch, early: bytes
) -> None:
    monkeypatch.setattr(Channel, "accept", _never)
    async with raw(server, f"GET /ws HTTP/1.1\r\n{HEAD}\r\n".encode()) as connection:
        async with asyncio.timeout(10):
            while not len(Door.doorway):
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)  # the second packet
        await connection.say(early)
        assert await connection.end() == b""
    assert len(nonsense) == 1
    await until_alone(server)


@talking
async def test_a_hello_that_is_no_text_and_a_goodbye_in_one_packet(server: Running, nonsense: list[None]) -> None:
    """Two farewells for one connection would be one too many."""
    faults: list[Any] = []
    loop = server.loop
    loop.call_soon_threadsafe(loop.set_exception_handler, lambda _loop, fault: faults.append(fault))
    try:
        async with raw_socket(server) as connection:
            await connection.say(ws_frame(TEXT, b"\xff\xfe") + ws_frame(CLOSE, b"\x03\xe8"))
            await connection.end()
        await until_alone(server)
    finally:
        loop.call_soon_threadsafe(loop.set_exception_handler, None)
    assert not faults
    assert len(nonsense) == 1


@talking
async def test_a_server_that_stops_while_somebody_is_leaving(server: Running, nonsense: list[None]) -> None:
    """They have said goodbye and do not read ours: a second one must not end the server's own farewell."""
    code = server.new_table()["code"]
    async with raw_socket(server) as connection:
        await connection.say(ws_frame(TEXT, json.dumps({"t": "hello", "code": code}).encode()))
        await connection.reader.readuntil(b"welcome")
        connection.writer.transport.pause_reading()  # type: ignore[attr-defined]
        [protocol] = server.connections
        table = server.inside(server.context.hall.find(code))
        assert table is not None
        keeper = server.inside(server.context.hall.keeper(table))

        async def shout() -> None:
            for line in keeper.listeners:
                for _ in range(50):
                    line.send(wire.Welcome("x" * 100_000, ""))

        async def shut_down() -> bool:
            protocol.shutdown()
            return bool(protocol.transport.is_closing())

        async def is_closing() -> bool:
            return bool(protocol.transport.is_closing())

        server.inside(shout())
        await connection.say(ws_frame(CLOSE, b"\x03\xe8"))
        async with asyncio.timeout(10):
            while not server.inside(is_closing()):
                await asyncio.sleep(0.01)
        assert server.inside(shut_down())


async def _never(_channel: Client) -> None:
    await asyncio.sleep(60)
