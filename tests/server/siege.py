"""A server with a crowd of idle connections, and how it affects two people who play meanwhile."""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.program import Program
from tests.tables.shuffler import Shuffler
from tischlein.server.limits import Limits

HONEST = "127.9.9.9"
MEGABYTES = 150
"""Upper bounds for the cost of a crowd."""


class Pair:
    """Two people at one table who play the first legal move, at most twenty times a second."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.waits: list[float] = []
        """Seconds from a move to its acknowledgement."""
        self.is_over = False

    async def play(self) -> None:
        made = await asyncio.to_thread(self._new_table)
        lines = [await self.enter(made["code"], token) for token in (made["token"], "")]
        await ask(lines[1], "sit", seat=1, name="Ben")
        await ask(lines[0], "start")
        await asyncio.gather(*(self._play(line, seat) for seat, line in enumerate(lines)))
        for line in lines:
            await line.close()

    def _new_table(self) -> dict[str, str]:
        body = json.dumps({"game": "monsterrolle", "name": "Anna", "seats": 2}).encode()
        url = f"http://127.0.0.1:{self._port}/api/tables"
        request = urllib.request.Request(url, body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            made: dict[str, str] = json.loads(answer.read())
            return made

    async def enter(self, code: str, token: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self._port}/ws"
        line = await connect(url, local_addr=(HONEST, 0), proxy=None, max_size=None, open_timeout=15)
        await line.send(json.dumps({"t": "hello", "code": code, "token": token}))
        return line

    async def _play(self, line: ClientConnection, seat: int) -> None:
        sent_at, number, shuffler = 0.0, 0, Shuffler(f"honest-{seat}")
        while not self.is_over:
            with suppress(TimeoutError):
                message = json.loads(await asyncio.wait_for(line.recv(), 0.2))
                if message["t"] == "ack" and sent_at:
                    self.waits.append(time.perf_counter() - sent_at)
                    sent_at = 0.0
                elif message["t"] == "frame" and (wanted := shuffler.answer(message["table"])):
                    await line.send(json.dumps({"id": f"honest-{wanted['t']}-{seat}", **wanted}))
                elif message["t"] == "frame" and message["match"] and not sent_at:
                    legal = message["match"]["legal"].get(str(seat))
                    if legal:
                        await asyncio.sleep(0.05)
                        number += 1
                        sent_at = time.perf_counter()
                        move = {"t": "play", "id": f"honest-{number:06}", "seat": seat, "move": legal[0]}
                        await line.send(json.dumps(move))


async def ask(line: ClientConnection, kind: str, **fields: Any) -> None:
    await line.send(json.dumps({"t": kind, "id": f"honest-{kind}", **fields}))
    async with asyncio.timeout(10):
        while json.loads(await line.recv())["t"] != "ack":
            pass


def memory_of(program: Program) -> int:
    """Memory of the server in megabytes."""
    status = Path(f"/proc/{program.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


def files_of(program: Program) -> int:
    return len(list(Path(f"/proc/{program.pid}/fd").iterdir()))


class Siege:
    """Measurements while the crowd was connected."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.pair = Pair(program.port)
        self.memory = self.files = 0
        self.came: dict[str, Any] = {}
        self.gone: dict[str, Any] = {}
        self.entered = 0.0

    async def run(self, count: int, addresses: int, *missing: str) -> None:
        before = memory_of(self.program)
        playing = asyncio.create_task(self.pair.play())
        crowd = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.crowd", str(self.program.port), str(count), str(addresses), *missing),
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        )
        assert crowd.stdout is not None
        try:
            async with asyncio.timeout(110):
                self.came = json.loads(await self._watch(crowd.stdout.readline(), before))
                began = time.perf_counter()
                newcomer = await self.pair.enter("ABCDEFGH", "")
                await newcomer.wait_closed()
                self.entered = time.perf_counter() - began
                self.gone = json.loads(await self._watch(crowd.stdout.readline(), before))
            self.pair.is_over = True
            await asyncio.wait_for(playing, 10)
        finally:
            with suppress(ProcessLookupError):
                crowd.kill()
            await crowd.wait()
            playing.cancel()

    async def _watch(self, line: Any, before: int) -> bytes:
        """Samples the server until the crowd prints a line."""
        saying = asyncio.ensure_future(line)
        while not saying.done():
            self.memory = max(self.memory, memory_of(self.program) - before)
            self.files = max(self.files, files_of(self.program))
            await asyncio.wait([saying], timeout=0.1)
        said: bytes = saying.result()
        return said

    def figures(self) -> str:
        waits = [1000 * wait for wait in self.pair.waits]
        return (
            f"came in {self.came['seconds']:.1f} s, {self.came['answers']}, gone after {self.gone['seconds']:.1f} s; "
            f"{self.memory} MB more, {self.files} files; a newcomer waited {1000 * self.entered:.0f} ms; {len(waits)} "
            f"moves, p50 {statistics.median(waits):.1f} ms, p98 {statistics.quantiles(waits, n=50)[-1]:.0f} ms"
        )


def besieged(program: Program, count: int, addresses: int, *missing: str) -> Siege:
    """Checks the bounds."""
    siege = Siege(program)
    asyncio.run(siege.run(count, addresses, *missing))
    print(siege.figures())
    assert siege.came["failed"] == 0
    assert siege.memory < MEGABYTES
    assert siege.gone["seconds"] < siege.came["seconds"] + max(Limits().hello_seconds, Limits().request_seconds) + 10
    assert siege.entered < 15, "there is room for somebody new"
    assert len(siege.pair.waits) > 20
    assert statistics.median(siege.pair.waits) < 0.25
    assert program.health() == 200
    return siege
