"""A real https server that takes messages as a chat service would, and misbehaves as a test wishes."""

from __future__ import annotations

import asyncio
import gc
import json
import ssl
import threading
import warnings
from pathlib import Path
from typing import Any

CERTIFICATES = Path(__file__).parent / "certificates"
"""Made for these tests alone: an authority, and a certificate for `hooks.test` and `localhost`."""
AUTHORITY = CERTIFICATES / "ca.pem"
NAME = "hooks.test"


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(AUTHORITY))


class HookServer:
    """Runs in a thread of its own, as a server elsewhere would."""

    def __init__(self, host: str = "127.0.0.1") -> None:
        self.host = host
        self.port = 0
        self.answers: list[str] = []
        """What is done with each request; the last one goes on. `204 No Content`, `hang`, `endless` or a head."""
        self.bodies: list[dict[str, Any]] = []
        self.heads: list[str] = []
        self.names: list[str | None] = []
        """The server names that clients asked for (SNI)."""
        self.connections = 0
        self.endless_bytes = 0
        self._writers: list[asyncio.StreamWriter] = []
        self._loop: asyncio.AbstractEventLoop
        self._done: asyncio.Event
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)

    def __enter__(self) -> HookServer:
        self._thread.start()
        assert self._is_up.wait(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(10)
        # A handshake that the other side broke off leaves a transport that nobody can close; collected later, it would
        # fail another test.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)
            gc.collect()

    def url(self, path: str = "/hooks/secret-path", name: str = NAME) -> str:
        return f"https://{name}:{self.port}{path}"

    @property
    def turns(self) -> list[dict[str, Any]]:
        return [body for body in self.bodies if body["event"] == "turn"]

    async def _main(self) -> None:
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(CERTIFICATES / "server.pem")
        tls.sni_callback = lambda _socket, name, _context: self.names.append(name)
        server = await asyncio.start_server(self._serve, self.host, 0, ssl=tls)
        self.port = server.sockets[0].getsockname()[1]
        self._is_up.set()
        await self._done.wait()
        server.close()
        for writer in self._writers:  # else their sockets would be left to the garbage collector
            writer.transport.abort()
        await asyncio.sleep(0.05)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self._writers.append(writer)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = next(int(line[15:]) for line in head.lower().splitlines() if line.startswith("content-length:"))
            self.heads.append(head)
            self.bodies.append(json.loads(await reader.readexactly(length)))
            number = min(len(self.bodies), len(self.answers)) - 1
            await self._answer(reader, writer, self.answers[number] if self.answers else "204 No Content")
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: str) -> None:
        if answer == "hang":
            await self._done.wait()
        elif answer == "endless":
            writer.write(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
            gone = asyncio.ensure_future(reader.read())  # a lost connection is noticed by reading
            while not gone.done() and not writer.is_closing():
                writer.write(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0)  # `drain` alone does not let the loop go on while there is room
                self.endless_bytes += 0x10000
            await asyncio.wait([gone])
        else:
            writer.write(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\n\r\n".encode())
            await writer.drain()
