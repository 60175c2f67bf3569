"""Upgrades to WebSockets: each request is answered or closed, and counted until then."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from tests.server.running import Running, talking
from tests.server.test_bad_input import CLOSE, TEXT, raw, raw_socket, ws_frame
from tischlein.server.connection import Socket

HEAD = (
    "Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


def nonsense(server: Running) -> float:
    """The number of counted invalid requests so far."""
    return float(server.context.metrics.registry.get_sample_value("tischlein_nonsense_total") or 0)


async def until_alone(server: Running) -> None:
    async with asyncio.timeout(10):
        while len(server.server.requests) or server.connections:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("/ws", "".join(f"X-{number}: x\r\n" for number in range(300))),
        ("/ws", f"X-Long: {'x' * 9000}\r\n"),
        (f"/ws?{'x' * 9000}", ""),
    ],
    ids=["300 headers", "long header", "long path"],
)
@talking
async def test_an_upgrade_that_cannot_be_read_is_answered_and_ended(server: Running, path: str, more: str) -> None:
    async with raw(server, f"GET {path} HTTP/1.1\r\n{HEAD}{more}\r\n".encode()) as connection:
        assert (await connection.end()).startswith(b"HTTP/1.0 400")
    await until_alone(server)


@pytest.mark.parametrize("more", ["Content-Length: 1\r\n", "Transfer-Encoding: chunked\r\n"], ids=["length", "chunked"])
@talking
async def test_an_upgrade_with_a_body_ends(server: Running, monkeypatch: pytest.MonkeyPatch, more: str) -> None:
    monkeypatch.setattr(server.context, "limits", replace(server.context.limits, hello_seconds=0.3))
    async with raw(server, f"GET /ws HTTP/1.1\r\n{HEAD}{more}\r\n".encode()) as connection:
        await connection.end()
    await until_alone(server)


@talking
async def test_a_websocket_is_counted_by_the_application_alone(server: Running) -> None:
    line = await server.dial()
    async with asyncio.timeout(server.context.limits.request_seconds / 2):  # not because of its timeout
        while len(server.server.requests):
            await asyncio.sleep(0.01)
    assert server.connections == 1
    await line.close()


@pytest.mark.parametrize(
    "early", [b"\xff" * 20, ws_frame(CLOSE, b"\x03\xe8"), ws_frame(TEXT, b"{}")], ids=["noise", "close", "text"]
)
@talking
async def test_frames_before_there_is_a_socket(server: Running, monkeypatch: pytest.MonkeyPatch, early: bytes) -> None:
    """Early bytes wait in a bounded buffer until the upgrade is answered, and are then refused: they are no hello."""
    accept = Socket.accept

    async def accept_late(*arguments: Any, **named: Any) -> Socket:
        await asyncio.sleep(0.2)
        return await accept(*arguments, **named)

    monkeypatch.setattr(Socket, "accept", accept_late)
    async with raw(server, f"GET /ws HTTP/1.1\r\n{HEAD}\r\n".encode() + early) as connection:
        assert (await connection.end()).startswith(b"HTTP/1.1 101")
    await until_alone(server)


@talking
async def test_a_hello_that_is_no_text_and_a_goodbye_in_one_packet(server: Running) -> None:
    """A connection must not be closed twice."""
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
