"""`make bench-server`: tables of two scripted people on loopback, every move committed before it is shown.

Prints moves per second, the time from sending a move to the frame that shows it (p50, p99) and what a move costs of
the server's processor time, paced and unpaced, on each store. The server runs in one process, the people in this one.
Bounded in time; raises the file limit itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tischlein.cli.serve import calm_collector, raise_file_limit

HERE = Path(__file__).parent
SETTLING = 1.0
"""Seconds of play before it is measured: what making, joining and dealing a thousand tables costs is not a move's."""


class SeenMatch(msgspec.Struct):
    legal: dict[str, list[str]]


class SeenTable(msgspec.Struct):
    status: str


class Seen(msgspec.Struct):
    """What the scripted people look at; the rest of a message is skipped, for it is the server that is measured."""

    t: str
    v: int = 0
    table: SeenTable | None = None
    match: SeenMatch | None = None


class Figures:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.playing = 0
        """People who have seen their match begin."""
        self.since = self.until = math.inf
        """What is measured: moves that were sent and shown in between."""
        self.processor = 0.0
        """Seconds of the server's processor time while it was measured."""


class Person:
    """Plays random legal moves; `pause` seconds between a table's moves, or none."""

    def __init__(self, base: str, code: str, token: str, seed: int) -> None:
        self.url = base.replace("http", "ws") + "/ws"
        self.code = code
        self.token = token
        self.seed = seed
        self.dice = random.Random(seed)
        self.number = 0
        self.socket: ClientConnection | None = None

    async def enter(self) -> None:
        self.socket = await connect(self.url, max_size=None, compression=None)
        hello = {"t": "hello", "code": self.code, "token": self.token, "nonce": f"{self.dice.getrandbits(64):016x}"}
        await self.socket.send(json.dumps(hello))

    async def command(self, kind: str, **fields: Any) -> None:
        assert self.socket is not None
        self.number += 1
        await self.socket.send(json.dumps({"t": kind, "id": f"{self.seed:06}-{self.number:06}", **fields}))

    async def play(self, seat: int, pause: float, figures: Figures) -> None:
        """Until the match is over; who still plays at the end of the time is cancelled."""
        assert self.socket is not None
        sent_at, seen, is_playing = 0.0, 0, False
        while True:
            message = look(await self.socket.recv(decode=False))
            if message.t != "frame":
                continue
            now = time.perf_counter()
            if sent_at and message.v > seen:
                if figures.since < sent_at and now < figures.until:
                    figures.waits.append(now - sent_at)
                sent_at = 0.0
            seen = message.v
            if message.match is not None and not is_playing:
                is_playing = True
                figures.playing += 1
            if message.table is not None and message.table.status == "finished":
                figures.until = min(figures.until, now)  # with fewer tables it would be another measurement
                return
            legal = message.match.legal.get(str(seat)) if message.match else None
            if legal and not sent_at:
                if pause:
                    await asyncio.sleep(pause * self.dice.uniform(0.5, 1.5))
                sent_at = time.perf_counter()
                await self.command("play", seat=seat, move=self.dice.choice(legal))


look = msgspec.json.Decoder(Seen).decode


def processor_time(process: int) -> float:
    """User and system time so far; as Linux tells it, 0 elsewhere."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def new_table(base: str) -> tuple[str, str]:
    body = json.dumps({"game": "monsterrolle", "name": "Anna", "seats": 2}).encode()
    request = urllib.request.Request(base + "/api/tables", body, {"content-type": "application/json"})
    made = json.loads(urllib.request.urlopen(request).read())
    return made["code"], made["token"]


async def run_tables(base: str, process: int, tables: int, pause: float, seconds: float) -> Figures:
    figures, pairs, tasks = Figures(), [], []
    for number in range(tables):
        code, token = await asyncio.to_thread(new_table, base)
        anna, ben = Person(base, code, token, 2 * number), Person(base, code, "", 2 * number + 1)
        await anna.enter()
        await ben.enter()
        await ben.command("sit", seat=1, name="Ben")
        await asyncio.sleep(0)
        pairs.append((anna, ben))
    await asyncio.sleep(1)
    for anna, ben in pairs:
        tasks.append(asyncio.create_task(anna.play(0, pause, figures)))
        tasks.append(asyncio.create_task(ben.play(1, pause, figures)))
        await anna.command("start")
        if pause:  # as people do: not all tables in the same moment
            await asyncio.sleep(pause / tables)
    while figures.playing < len(tasks):
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLING if pause else SETTLING / 4)
    before = processor_time(process)
    figures.since = time.perf_counter()
    figures.until = figures.since + seconds
    while time.perf_counter() < figures.until:
        await asyncio.sleep(0.02)
    figures.processor = processor_time(process) - before
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in (person for pair in pairs for person in pair):
        assert person.socket is not None
        person.socket.transport.abort()
    return figures


def run(people: Coroutine[Any, Any, Figures]) -> Figures:
    """They must not be slower than the server that is measured."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return asyncio.run(people)
    return uvloop.run(people)


@contextmanager
def server(url: str) -> Iterator[tuple[str, int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, str(HERE / "server_process.py"), url, str(port)])
    base = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(base + "/healthz").read()
                break
            except OSError:
                time.sleep(0.05)
        yield base, process.pid
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def stores(wanted: list[str]) -> Iterator[list[tuple[str, str]]]:
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder:
        found = []
        if "sqlite" in wanted:
            found.append(("sqlite", f"sqlite:///{folder}/bench.sqlite"))
        if "memory" in wanted:
            found.append(("memory", "memory:"))
        if "postgresql" in wanted:
            sys.path.insert(0, str(HERE.parent))
            from tests import pg

            with pg.server(fsync=True) as running:
                yield [*found, ("postgresql", running.new_database())]
                return
        yield found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--stores", default="sqlite,postgresql")
    asked.add_argument("--paced", default="50,200,1000", help="tables at about one move a second each")
    asked.add_argument("--unpaced", default="20,200", help="tables without any pause")
    asked.add_argument("--seconds", type=float, default=10)
    options = asked.parse_args()
    raise_file_limit()
    calm_collector()
    print(f"{'store':12}{'tables':>8}{'pace':>10}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'µs/move':>9}")
    with stores(options.stores.split(",")) as found:
        for name, url in found:
            runs = [(int(n), 1.0) for n in options.paced.split(",") if n]
            runs += [(int(n), 0.0) for n in options.unpaced.split(",") if n]
            for tables, pause in runs:
                with server(url) as (base, process):
                    figures = run(run_tables(base, process, tables, pause, options.seconds))
                waits = sorted(figures.waits)
                if not waits:
                    print(f"{name:12}{tables:>8}  no moves")
                    continue
                p99 = waits[int(len(waits) * 0.99)] * 1000
                rate = len(waits) / (figures.until - figures.since)
                pace = "1/s" if pause else "unpaced"
                p50, cost = statistics.median(waits) * 1000, figures.processor / len(waits) * 1e6
                print(f"{name:12}{tables:>8}{pace:>10}{rate:>10,.0f}{p50:>9.1f}{p99:>9.1f}{cost:>9.0f}")


if __name__ == "__main__":
    main()
