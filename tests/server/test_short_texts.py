"""Messages that are read without the library: the same as with it, or not at all."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from tests.server.running import Client, Running, talking
from tests.server.test_bad_input import TEXT, raw_socket, ws_frame
from tischlein.server import door
from tischlein.server.door import SteadySocket, unmasked_text

MASK = b"\x11\x22\x33\x44"


def frame(text: bytes, *, head: int = 0x81) -> bytes:
    written = bytearray(Frame(Opcode.TEXT, text).serialize(mask=True))
    written[0] = head
    return bytes(written)


@pytest.mark.parametrize("size", [0, 1, 2, 124, 125, 126, 127, 128, 200, 255, 256, 1000, 4000])
def test_a_whole_text_is_read_as_the_library_would(size: int) -> None:
    text = bytes(number * 7 % 256 for number in range(size))
    assert unmasked_text(frame(text)) == text


@pytest.mark.parametrize("size", [0, 1, 72, 125, 126, 127, 128, 200, 255, 256, 1000])
def test_whatever_is_more_or_less_than_one_text_is_left_to_the_library(size: int) -> None:
    whole = frame(b"x" * size)
    assert unmasked_text(whole + b"\x81") is None
    assert unmasked_text(whole + whole) is None
    assert unmasked_text(whole[:-1]) is None
    assert unmasked_text(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)) is None


@pytest.mark.parametrize("head", [0x01, 0x80, 0x82, 0x88, 0x89, 0x8A, 0x91, 0xA1, 0xC1])
def test_other_frames_are_left_to_the_library(head: int) -> None:
    """The beginning of a longer one, its rest, bytes, a farewell, pings, pongs, reserved bits, compressed ones."""
    assert unmasked_text(frame(b"hello", head=head)) is None


def test_a_length_that_is_written_too_long_is_left_to_the_library() -> None:
    text = b"x" * 50
    assert unmasked_text(b"\x81\xfe" + len(text).to_bytes(2, "big") + MASK + apply_mask(text, MASK)) is None
    text = b"x" * 200
    assert unmasked_text(b"\x81\xff" + len(text).to_bytes(8, "big") + MASK + apply_mask(text, MASK)) is None


def test_long_texts_are_left_to_the_library() -> None:
    assert unmasked_text(frame(b"x" * door.SHORT)) is None


@talking
async def test_moves_are_read_without_the_library(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or it would be in vain: a new version of the library may wait somewhere else."""
    read: list[bytes] = []
    honest = SteadySocket._whole_text

    def noted(self: SteadySocket, data: bytes) -> bytes | None:
        text = honest(self, data)
        if text is not None:
            read.append(text)
        return text

    monkeypatch.setattr(SteadySocket, "_whole_text", noted)
    made = server.new_table()
    ann = Client(await server.dial(compression=None))
    await ann.send(t="hello", code=made["code"], token=made["token"])
    await ann.until(lambda: ann.frame)
    assert (await ann.ask("say", text="by the short way"))["t"] == "ack"
    assert any(b"by the short way" in each for each in read)


@talking
async def test_a_half_frame_whose_rest_looks_like_a_message_stays_one_message(server: Running) -> None:
    """Whoever could make the server read the inside of a frame as a frame could speak for somebody behind a proxy."""
    made = server.new_table()
    inner = ws_frame(TEXT, json.dumps({"t": "say", "id": "inner-000", "text": "from the inside"}).encode())
    # The inside is sent as it is: with a mask of zeros, which browsers do not choose.
    start = json.dumps({"t": "say", "id": "outer-000", "text": "x"}).encode()[:-2]
    payload = start + inner
    outer = b"\x81\xfe" + len(payload).to_bytes(2, "big") + b"\0\0\0\0" + payload
    assert outer.endswith(inner)
    assert unmasked_text(inner) is not None
    async with raw_socket(server, code=made["code"]) as connection:
        await connection.say(outer[: -len(inner)])
        await asyncio.sleep(0.2)
        await connection.say(outer[-len(inner) :])
        heard = await connection.end()
    assert b"inner-000" not in heard
    assert b"malformed" in heard


@talking
async def test_a_whole_text_between_the_pieces_of_another_one_ends_the_connection(server: Running) -> None:
    made = server.new_table()
    said = json.dumps({"t": "say", "id": "between-0", "text": "between"}).encode()
    async with raw_socket(server, code=made["code"]) as connection:
        await connection.say(ws_frame(TEXT, b'{"t":"say",', is_final=False))
        await asyncio.sleep(0.2)
        await connection.say(ws_frame(TEXT, said))
        heard = await connection.end()
    assert b"between-0" not in heard


@talking
@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_short_texts_and_others_may_alternate(server: Running, compression: Any) -> None:
    made = server.new_table()
    line = await server.dial(compression=compression)
    await line.send(json.dumps({"t": "hello", "code": made["code"], "token": made["token"]}))
    wanted = []
    for number in range(12):
        text = "word " * (number % 4 * 30 + 1)
        wanted.append(f"command-{number:04}")
        said = json.dumps({"t": "say", "id": wanted[-1], "text": text[:400]})
        await line.send([said[:9], said[9:]] if number % 3 == 2 else said)
        await (await line.ping())
    heard: list[str] = []
    async with asyncio.timeout(10):
        while len(heard) < len(wanted):
            message = json.loads(await line.recv())
            if "id" in message:
                heard.append(message["id"])
    assert heard == wanted
