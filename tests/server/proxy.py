"""A proxy for several servers that routes requests with the same `table` in the URL to the same server.

It does what docs/operators.md configures nginx to do, so that the tests need no installed proxy.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import zlib
from collections.abc import AsyncIterator

TABLE = re.compile(rb"^GET \S*[?&]table=([^& ]+)")


class Proxy:
    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._others = itertools.cycle(ports)
        self.port = 0

    def choose(self, head: bytes) -> int:
        """The server for a request; round robin for requests without a table."""
        named = TABLE.match(head)
        return self._ports[zlib.crc32(named[1]) % len(self._ports)] if named else next(self._others)

    @contextlib.asynccontextmanager
    async def listen(self) -> AsyncIterator[Proxy]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self.choose(head))
            inner_writer.write(head)
            await asyncio.gather(_copy(reader, inner_writer), _copy(inner_reader, writer))


async def _copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    try:
        while some := await source.read(65_536):
            target.write(some)
            await target.drain()
    finally:
        target.close()
