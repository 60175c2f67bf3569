"""A real server for tests, in a thread with a store in memory, and clients with any address."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import socket
import threading
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.tables.shuffler import Shuffler
from tischlein.server.app import Server, make_context
from tischlein.server.context import Context
from tischlein.server.limits import Limits
from tischlein.server.settings import Settings
from tischlein.store.memory import MemoryStore, Shelf
from tischlein.store.port import Unavailable

T = TypeVar("T")
_addresses = itertools.count(1)
_ids = itertools.count(1)


def new_address() -> str:
    """Limits are counted by address, so every client gets its own unless the test shares one."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def talking(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs an async test with a timeout, and closes its connections."""

    async def whole(server: Running, **others: Any) -> None:
        try:
            async with asyncio.timeout(30):
                await test(server, **others)
        finally:
            await server.hang_up()

    @functools.wraps(test)
    def run(**given: Any) -> None:
        asyncio.run(whole(**given))

    return run


class BrittleStore(MemoryStore):
    is_away = False

    async def ping(self, *, by_writing: bool = False) -> None:
        if self.is_away:
            raise Unavailable("no connection")

    async def find_code(self, code: str) -> str | None:
        await self.ping()
        return await super().find_code(code)

    async def tables_of(self, person: str, statuses: Sequence[str], *, limit: int) -> Any:
        await self.ping()
        return await super().tables_of(person, statuses, limit=limit)

    async def revocation(self, person: str) -> Any:
        await self.ping()
        return await super().revocation(person)


class Running:
    """The server as tests use it."""

    def __init__(
        self, folder: Path, *, shelf: Shelf | None = None, limits: Limits | None = None, **settings: Any
    ) -> None:
        # Declared as TCP, or asyncio would not set TCP_NODELAY, which costs 40 ms per answer.
        self.listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listening.bind(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.store = BrittleStore(shelf)
        self.lines: list[ClientConnection] = []
        self.settings = Settings(
            host="127.0.0.1",
            port=self.port,
            data=folder,
            **{"trusted_proxies": ("127.0.0.1",), "bot_pause": 0.0, "bot_seconds": 20.0, **settings},
        )
        self.context: Context
        self.loop: asyncio.AbstractEventLoop
        self._limits = limits
        self.server: Server
        self._stopping: asyncio.Event
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)
        self._thread.start()
        assert self._is_up.wait(20)

    async def _main(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.context = await make_context(self.settings, self.store, self._limits)
        self.server, self._stopping = Server(self.context), asyncio.Event()
        await self.server.start(self.listening)
        self._is_up.set()
        await self._stopping.wait()
        await self.server.stop()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join(20)
        assert not self._thread.is_alive()

    def limited(self, what: str) -> float:
        """How often somebody was too fast, as /metrics has it."""
        return self.context.metrics.registry.get_sample_value("tischlein_limited_total", {"what": what}) or 0.0

    @property
    def connections(self) -> int:
        """Open transports, including those that the application has dropped."""
        return self.server.open_connections

    def inside(self, job: Coroutine[Any, Any, T]) -> T:
        """Runs a function on the server's event loop."""
        return asyncio.run_coroutine_threadsafe(job, self.loop).result(20)

    def http(self, **headers: str) -> httpx.Client:
        given = {"x-forwarded-for": new_address(), **headers}
        # Without certificates: loading them takes longer than a whole test.
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", headers=given, verify=False, trust_env=False)

    def new_table(self, **wish: Any) -> dict[str, str]:
        with self.http() as client:
            answer = client.post("/api/tables", json={"game": "monsterrolle", "name": "Ann", **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made

    async def dial(self, *, address: str = "", **options: Any) -> ClientConnection:
        headers = {"x-forwarded-for": address or new_address(), **options.pop("headers", {})}
        line = await connect(
            f"ws://127.0.0.1:{self.port}/ws", additional_headers=headers, proxy=None, max_size=None, **options
        )
        self.lines.append(line)
        return line

    async def hang_up(self) -> None:
        """All connections of the test."""
        lines, self.lines = self.lines, []
        await asyncio.gather(*(line.close() for line in lines))

    async def enter(
        self, code: str, token: str = "", *, address: str = "", is_begun: bool = False, **hello: Any
    ) -> Client:
        """With `is_begun` the shuffle is waited for: of a table without others, whose match starts by itself."""
        client = Client(await self.dial(address=address))
        await client.send(t="hello", code=code, token=token, **hello)
        await client.until(lambda: client.frame)
        if is_begun:
            await client.begun()
        return client


class Client:
    """A client like the page, which keeps all messages."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.shuffler = Shuffler(f"device-{next(_ids)}")

    async def send(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.line.recv(), 20)
        assert isinstance(text, str), "frames are text"
        self.raw.append(text)
        self.heard.append(json.loads(text))
        await self.answer_shuffle(self.heard[-1])
        return self.heard[-1]

    async def answer_shuffle(self, message: dict[str, Any]) -> None:
        wanted = self.shuffler.answer(message["table"]) if message["t"] == "frame" else None
        if wanted is not None:
            await self.send(id=f"command-{next(_ids)}", **wanted)

    async def until(self, holds: Any) -> None:
        while not holds():
            await self.hear()

    @property
    def frame(self) -> dict[str, Any] | None:
        return next((message for message in reversed(self.heard) if message["t"] == "frame"), None)

    @property
    def token(self) -> str:
        return next(str(message["token"]) for message in self.heard if message["t"] == "welcome")

    async def ask(self, kind: str, *, id: str = "", **fields: Any) -> dict[str, Any]:
        """The answer to a command; frames before it are kept."""
        command = id or f"command-{next(_ids)}"
        await self.send(t=kind, id=command, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == command:
                return message

    async def begun(self) -> dict[str, Any]:
        """The first frame with a match."""
        await self.until(lambda: self.frame and self.frame["match"])
        assert self.frame is not None
        return self.frame

    async def catch_up(self, v: int) -> dict[str, Any]:
        await self.until(lambda: self.frame and self.frame["v"] >= v)
        assert self.frame is not None
        return self.frame

    async def close(self) -> None:
        await self.line.close()
