"""Hostile bytes sent to a real server: each connection is closed on its own, and others are not affected.

Malformed messages, wrong tokens, foreign pages and floods of commands are in test_socket.py and test_http.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import struct
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from aiohttp import web
from websockets.exceptions import ConnectionClosed

from tests.server.running import Client, Running, new_address, talking
from tischlein.server.connection import BUSY, MALFORMED, Socket
from tischlein.server.limits import Crowded, Limits, Newcomers
from tischlein.server.transport import BoundedProtocol
from tischlein.tables import wire

TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
FINAL = 0x80


def ws_frame(
    opcode: int, payload: bytes = b"", *, is_final: bool = True, is_masked: bool = True, bits: int = 0
) -> bytes:
    """One WebSocket frame, including invalid ones that no library would send."""
    head = bytes([(FINAL if is_final else 0) | bits | opcode])
    mask_bit = 0x80 if is_masked else 0
    if len(payload) < 126:
        head += bytes([mask_bit | len(payload)])
    else:
        head += bytes([mask_bit | 127]) + struct.pack("!Q", len(payload))
    return head + (bytes(4) if is_masked else b"") + payload  # the mask is zero


class Raw:
    """A raw connection that ignores the protocol."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def end(self) -> bytes:
        """Everything that arrives until the server closes the connection."""
        async with asyncio.timeout(15):
            with contextlib.suppress(ConnectionError):
                return await self.reader.read(-1)
        return b""

    async def is_over(self) -> bool:
        await self.end()
        return True


@contextlib.asynccontextmanager
async def raw(server: Running, opening: bytes = b"") -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    connection = Raw(reader, writer)
    try:
        await connection.say(opening)
        yield connection
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@contextlib.asynccontextmanager
async def raw_socket(server: Running, *, code: str = "") -> AsyncIterator[Raw]:
    """Upgrades to a WebSocket, and with a code also says hello."""
    head = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {new_address()}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    async with raw(server, head.encode()) as connection:
        assert b" 101 " in await connection.reader.readuntil(b"\r\n\r\n")
        if code:
            await connection.say(ws_frame(TEXT, json.dumps({"t": "hello", "code": code}).encode()))
            assert b"welcome" in await connection.reader.readuntil(b"welcome")
        yield connection


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with short timeouts."""
    limits = Limits(request_seconds=0.5, unread_socket_seconds=0.3, close_seconds=0.2, requests=3)
    running = Running(tmp_path_factory.mktemp("hasty"), limits=limits)
    yield running
    running.stop()


@pytest.fixture
def still_playing(server: Running) -> Iterator[Any]:
    """Another client, which must not be affected."""
    made = server.new_table()

    async def check() -> None:
        ann = await server.enter(made["code"], made["token"])
        assert (await ann.ask("say", text="still here"))["t"] == "ack"
        await ann.close()

    yield made["code"]
    asyncio.run(check())


# Frames


@talking
async def test_a_hello_in_pieces_is_a_hello(server: Running, still_playing: str) -> None:
    hello = json.dumps({"t": "hello", "code": still_playing}).encode()
    async with raw_socket(server) as connection:
        pieces = [hello[at : at + 5] for at in range(0, len(hello), 5)]
        for number, piece in enumerate(pieces):
            is_final = number == len(pieces) - 1
            await connection.say(ws_frame(CONT if number else TEXT, piece, is_final=is_final))
            await connection.say(ws_frame(PING, b"between two pieces"))
        assert await connection.reader.readuntil(b"welcome")


@talking
async def test_a_message_of_endless_pieces(server: Running, still_playing: str) -> None:
    """Empty fragments, which never exceed the size limit."""
    async with raw_socket(server, code=still_playing) as connection:
        await connection.say(ws_frame(TEXT, b"", is_final=False))
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                await connection.say(ws_frame(CONT, b"", is_final=False) * 1000)
        assert await connection.is_over()


@talking
async def test_a_message_that_is_too_large_in_pieces(server: Running, still_playing: str) -> None:
    async with raw_socket(server, code=still_playing) as connection:
        await connection.say(ws_frame(TEXT, b"x" * 40_000, is_final=False))
        await connection.say(ws_frame(CONT, b"x" * 40_000))
        assert struct.pack("!H", 1009) in await connection.end()


@talking
async def test_a_length_without_its_bytes(server: Running, still_playing: str) -> None:
    """Refused by its announced length, before the payload arrives."""
    async with raw_socket(server, code=still_playing) as connection:
        await connection.say(bytes([FINAL | TEXT, 0x80 | 127]) + struct.pack("!Q", 2**40) + bytes(4))
        assert struct.pack("!H", 1009) in await connection.end()


@pytest.mark.parametrize(
    "bad",
    [
        ws_frame(TEXT, b"{}", is_masked=False),
        ws_frame(TEXT, b"{}", bits=0x40),
        ws_frame(3, b"reserved"),
        ws_frame(11, b"reserved"),
        ws_frame(CONT, b"of nothing"),
        ws_frame(PING, b"x" * 126),
        ws_frame(PING, b"in pieces", is_final=False),
        ws_frame(TEXT, b"\xff\xfe"),
        ws_frame(CLOSE, b"\x00"),
        ws_frame(CLOSE, struct.pack("!H", 999)),
        b"\x00" * 5000,
        bytes(range(256)) * 20,
    ],
    ids=range(12),
)
@talking
async def test_frames_against_the_protocol(server: Running, still_playing: str, bad: bytes) -> None:
    async with raw_socket(server, code=still_playing) as connection:
        await connection.say(bad)
        assert await connection.is_over()


@talking
async def test_a_few_pings_are_answered_and_a_flood_is_not(server: Running, still_playing: str) -> None:
    async with raw_socket(server, code=still_playing) as connection:
        await connection.say(ws_frame(PING, b"are you there?"))
        assert await connection.reader.readuntil(b"are you there?")
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                await connection.say(ws_frame(PING, b"x" * 100) * 10)
        assert await connection.is_over()


@talking
async def test_pongs_that_nobody_asked_for(server: Running, still_playing: str) -> None:
    async with raw_socket(server, code=still_playing) as connection:
        with contextlib.suppress(ConnectionError):
            await connection.say(ws_frame(PONG, b"x") * 500)
        assert await connection.is_over()


def test_unread_bytes_are_not_kept_for_ever(hasty: Running) -> None:
    """The kernel's buffers are dropped, too: closing does not wait until everything is read."""

    @talking
    async def read_nothing(server: Running) -> None:
        code = server.new_table()["code"]
        async with raw_socket(server, code=code) as deaf:
            deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
            keeper = server.inside(server.context.hall.keeper(server.inside(server.context.hall.find(code)) or ""))

            async def shout() -> None:
                for line in keeper.listeners:
                    for _ in range(90):
                        line.send(wire.Welcome("x" * 100_000, ""))

            assert server.connections > 0
            server.inside(shout())
            async with asyncio.timeout(10):
                while server.connections:
                    await asyncio.sleep(0.02)

    read_nothing(server=hasty)


@pytest.mark.parametrize(
    "head",
    [
        "Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        "Sec-WebSocket-Version: 13\r\n",
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n",
    ],
    ids=["version", "no key", "short key"],
)
@talking
async def test_invalid_handshakes(server: Running, still_playing: str, head: str) -> None:
    opening = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{head}\r\n"
    async with raw(server, opening.encode()) as connection:
        assert (await connection.end()).startswith(b"HTTP/1.1 4")


def test_nothing_is_left_of_strangers_who_went(server: Running) -> None:
    """Freed at once, not at the next garbage collection, which is rare."""

    @talking
    async def come_and_go(server: Running) -> None:
        for number in range(5):
            client = Client(await server.dial())
            if number % 2:
                client.line.transport.abort()

    def known() -> int:
        return sum(type(each) in (BoundedProtocol, Socket, web.RequestHandler) for each in gc.get_objects())

    gc.collect()
    gc.disable()
    try:
        before = known()
        come_and_go(server=server)
        until = time.monotonic() + 5
        while known() > before and time.monotonic() < until:
            time.sleep(0.05)
        assert known() <= before
    finally:
        gc.enable()


# Values


@pytest.mark.parametrize(
    "name",
    [
        "<img src=x onerror=alert(1)>"[:24],
        "\u202eevil",
        "a\u0000b",
        "line\nbreak\r\ttab",
        "zero\u200bwidth",
        "\ufeffbom",
        "e\u0301\u0323\u0330\u0332",
        "نور",
        "\U000e0041tag",
        "\u2066isolate\u2069",
        "👩‍👩‍👧",
    ],
    ids=range(11),
)
@talking
async def test_names_of_all_sorts(server: Running, name: str) -> None:
    """What is shown is one visible line without bidirectional controls."""
    code = server.new_table(seats=2)["code"]
    ben = await server.enter(code)
    answer = await ben.ask("sit", seat=1, name=name)
    assert answer["t"] == "ack"
    frame = await ben.catch_up(answer["v"])
    shown = frame["table"]["seats"][1]["name"]
    assert shown
    assert shown.isprintable()
    assert not set(shown) & set("\u202e\u2066\u2069\u200b\ufeff\0\n\r\t")


@pytest.mark.parametrize("name", ["\u202e", "\n", "\u200b\u200c", "\0"], ids=range(4))
@talking
async def test_names_that_cannot_be_seen(server: Running, name: str) -> None:
    ben = await server.enter(server.new_table(seats=2)["code"])
    assert (await ben.ask("sit", seat=1, name=name))["why"]["key"] == "table-no-name"


@pytest.mark.parametrize(
    "message",
    [
        f'{{"t":"play","id":"12345678","seat":{number},"move":"draw"}}'
        for number in ("1" + "0" * 400, "18446744073709551616", "-1", "1.5", "1e400", "null", '"0"', "[0]")
    ]
    + [
        '{"t":"hello","code":"A","since":' + "9" * 5000 + "}",
        '{"t":"setSettings","id":"12345678","turnSeconds":604801,"isOpenToSpectators":true}',
        '{"t":"say","id":"12345678","text":"\\ud800"}',
        '{"t":"say","id":"12345678","text":"a","text":' + "[" * 20_000,
        '{"t":"play","id":"12345678","seat":0,"move":"' + "x" * 201 + '"}',
        '{"t":"chooseForAbsent","id":"12345678","seat":0,"choice":"execute"}',
    ],
    ids=range(14),
)
@talking
async def test_numbers_and_nests_that_no_page_sends(server: Running, still_playing: str, message: str) -> None:
    client = await server.enter(still_playing)
    await client.line.send(message)
    with pytest.raises(ConnectionClosed) as end:
        await client.until(lambda: False)
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == MALFORMED


@talking
async def test_invalid_and_late_moves(server: Running) -> None:
    made = server.new_table(passAndPlay=["Ann", "Ben"])
    device = await server.enter(made["code"], made["token"], is_begun=True)
    for move in ("", " ", "\0", "'; DROP TABLE records; --", "undo", "draw" * 50, "🐼", "take 99999999999999999999"):
        answer = await device.ask("play", seat=0, move=move)
        assert answer["t"] == "refused", move
        assert answer["why"]["key"]
    assert (await device.ask("play", seat=15, move="draw"))["t"] == "refused"
    assert device.frame is not None
    while device.frame["table"]["status"] == "playing":
        ((seat, moves),) = device.frame["match"]["legal"].items()
        answer = await device.ask("play", seat=int(seat), move=moves[-1])
        await device.catch_up(answer["v"])
        await asyncio.sleep(0.05 if device.frame["v"] > 60 else 0)  # below the flood limit
    v = device.frame["v"]
    for seat in (0, 1):
        for kind, fields in (("play", {"move": "end"}), ("undo", {}), ("resign", {}), ("return", {})):
            answer = await device.ask(kind, seat=seat, **fields)
            assert (answer["t"], answer["why"]["key"]) == ("refused", "table-is-finished")
    assert (await device.ask("say", text="well played"))["v"] == v + 1, "nothing else was written"


# Before the request is complete


@pytest.mark.parametrize(
    "opening",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\r\n\r\n",
        b"\r\n" * 1000,
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
        b"POST /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
        b"POST /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET " + b"/x" * 50_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "GET /ünicode HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode(),
        b"\x00" * 1000,
    ],
    ids=range(12),
)
def test_invalid_requests(hasty: Running, opening: bytes) -> None:
    @talking
    async def ask(server: Running) -> None:
        async with raw(server, opening) as connection:
            answer = await connection.end()
        assert b" 200 " not in answer.partition(b"\r\n")[0]
        assert b"Traceback" not in answer

    ask(server=hasty)
    with hasty.http() as client:
        assert client.get("/healthz").status_code == 200


SLOW = {
    "no word": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "no body": b"POST /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n",
    "nothing more": b"GET /api/address HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


@pytest.mark.parametrize("opening", SLOW.values(), ids=SLOW)
def test_slow_requests_end(hasty: Running, opening: bytes) -> None:
    @talking
    async def dawdle(server: Running) -> None:
        async with raw(server, opening) as connection:
            assert await connection.is_over()
        async with asyncio.timeout(5):
            while len(server.server.requests):
                await asyncio.sleep(0.01)

    dawdle(server=hasty)


def test_a_drop_at_a_time_buys_no_time(hasty: Running) -> None:
    @talking
    async def drip(server: Running) -> None:
        async with raw(server) as connection:
            began = asyncio.get_running_loop().time()
            with contextlib.suppress(ConnectionError):
                while asyncio.get_running_loop().time() < began + 10:
                    await connection.say(b"x")
                    await asyncio.sleep(0.02)
            assert asyncio.get_running_loop().time() < began + 5

    drip(server=hasty)


def test_a_connection_that_is_used_again_stays(hasty: Running) -> None:
    @talking
    async def ask_again(server: Running) -> None:
        async with raw(server) as connection:
            for _ in range(5):
                await connection.say(b"GET /api/address HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert await connection.reader.readuntil(b"}")
                await asyncio.sleep(0.2)

    ask_again(server=hasty)


@talking
async def test_of_too_many_connections_the_one_used_longest_ago_ends(server: Running) -> None:
    most, server.server.requests._most = server.server.requests._most, 3
    try:
        async with contextlib.AsyncExitStack() as stack:
            idle = []
            for _ in range(5):
                idle.append(await stack.enter_async_context(raw(server)))
                await asyncio.sleep(0.05)
            async with asyncio.timeout(3):  # long before their timeout
                assert await idle[0].is_over()
                assert await idle[1].is_over()
            await idle[4].say(b"GET /api/address HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b"200" in await idle[4].reader.readline()
            assert len(server.server.requests) == 3
    finally:
        server.server.requests._most = most


@talking
async def test_the_longest_silent_stranger_makes_room(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.context, "newcomers", Newcomers(3))
    code = server.new_table()["code"]
    silent = [Client(await server.dial()) for _ in range(3)]
    guest = await server.enter(code)
    with pytest.raises(ConnectionClosed) as end:
        await silent[0].hear()
    assert end.value.rcvd is not None
    assert (end.value.rcvd.code, end.value.rcvd.reason) == (BUSY, "crowd")
    assert (await guest.ask("sit", seat=1, name="Ben"))["t"] == "ack", "whoever has said hello is no stranger"
    assert len(server.context.newcomers) == 2


def test_strangers_are_counted_and_forgotten() -> None:
    async def whole() -> None:
        strangers = Newcomers(2)
        outcomes: list[str] = []

        async def wait(seconds: float) -> None:
            try:
                async with strangers.wait(seconds):
                    await asyncio.sleep(5)
            except Crowded:
                outcomes.append("crowded")
            except TimeoutError:
                outcomes.append("late")

        first, second = (asyncio.create_task(wait(5)) for _ in range(2))
        await asyncio.sleep(0)
        await wait(0.05)
        await asyncio.wait_for(first, 5)
        assert outcomes == ["crowded", "late"]
        assert len(strangers) == 1
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert len(strangers) == 0

    asyncio.run(whole())


def test_a_crowd_of_strangers_cannot_fill_the_house() -> None:
    assert Limits().newcomers < Limits().sockets // 2
