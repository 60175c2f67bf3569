"""Opens thousands of idle connections: silent, with half a request, without a body, or a WebSocket without a hello.

python -m tests.server.crowd PORT COUNT ADDRESSES MISSING ...

A separate process, so that it does not slow down what is measured. Prints one line of JSON when all are connected, and
a second one when the server has closed all of them.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter

from tischlein.cli.serve import raise_file_limit

UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)
POST = "POST /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n"

OPENINGS = {"word": "", "head": UPGRADE[:-20], "body": POST, "hello": UPGRADE}
"""The bytes that are sent, by what is missing."""


class Visitor(asyncio.Protocol):
    """One connection: sends its opening, then reads until the server closes it."""

    def __init__(self, crowd: Crowd, opening: str) -> None:
        self._crowd = crowd
        self._opening = opening
        self._heard = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._crowd.inside.add(transport)
        self._transport = transport
        transport.write(self._opening.encode())

    def data_received(self, data: bytes) -> None:
        if not self._heard:
            self._crowd.answers[data.split(b"\r\n")[0].decode(errors="replace")[:12]] += 1
        self._heard = data

    def connection_lost(self, exc: Exception | None) -> None:
        self._crowd.inside.discard(self._transport)


class Crowd:
    def __init__(self, port: int) -> None:
        self.port = port
        self.inside: set[asyncio.Transport] = set()
        self.answers: Counter[str] = Counter()
        self.failed = 0

    async def come(self, openings: list[str], addresses: list[str], *, at_once: int = 200) -> None:
        """One connection per opening; client addresses alternate."""
        turnstile = asyncio.Semaphore(at_once)

        async def come_in(number: int, opening: str) -> None:
            here = (addresses[number % len(addresses)], 0)
            async with turnstile:
                try:
                    loop = asyncio.get_running_loop()
                    connecting = loop.create_connection(
                        lambda: Visitor(self, opening), "127.0.0.1", self.port, local_addr=here
                    )
                    await asyncio.wait_for(connecting, 20)
                except OSError:
                    self.failed += 1

        await asyncio.gather(*(come_in(number, opening) for number, opening in enumerate(openings)))

    async def wait_until_gone(self) -> None:
        while self.inside:
            await asyncio.sleep(0.05)


async def main(port: int, count: int, addresses: int, missing: list[str]) -> None:
    crowd, began = Crowd(port), time.monotonic()
    openings = [OPENINGS[missing[number % len(missing)]] for number in range(count)]
    await crowd.come(openings, [f"127.0.{number // 200}.{number % 200 + 2}" for number in range(addresses)])
    told = {"seconds": time.monotonic() - began, "inside": len(crowd.inside), "failed": crowd.failed}
    print(json.dumps({**told, "answers": crowd.answers}), flush=True)
    await crowd.wait_until_gone()
    print(json.dumps({"seconds": time.monotonic() - began}), flush=True)


if __name__ == "__main__":
    raise_file_limit()
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))
