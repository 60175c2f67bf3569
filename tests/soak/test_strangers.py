"""Strangers who want everything for themselves: all places, or lists without end. Others hardly notice."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import statistics
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.program import Program
from tests.server.siege import Pair, memory_of
from tests.tables.scenes import started
from tischlein.server.limits import Limits
from tischlein.store.port import Record, TableIndex
from tischlein.store.sqlite import sql
from tischlein.tables.codes import CODE_LENGTH, CODE_LETTERS
from tischlein.tables.log.listing import index_of
from tischlein.tables.unloading import Unloading

PEOPLE = 20
HOARD = 20_000
LEFT = 1_500
AT_ONCE = 30
SECONDS = 6
GONE_BY = 120
"""Seconds within which finished tables must have left memory."""

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="asks /proc, and has all of 127.* to come from"),
]


def new_table(program: Program, address: str, **wish: Any) -> dict[str, str]:
    made: dict[str, str] = post(program.port, "tables", address, game="monsterrolle", name="Anna", **wish)
    return made


def post(port: int, path: str, address: str, **body: Any) -> Any:
    headers = {"content-type": "application/json", "x-forwarded-for": address}
    url = f"http://127.0.0.1:{port}/api/{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


class Crowd:
    """WebSockets that say hello and read what they are sent."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reading: list[asyncio.Task[None]] = []
        self._lines: list[ClientConnection] = []
        self.open = 0

    async def enter(self, address: str, code: str, token: str) -> None:
        line = await dial(self._port, address, code, token)
        self._lines.append(line)
        self._reading.append(asyncio.create_task(self._read(line)))

    async def _read(self, line: ClientConnection) -> None:
        self.open += 1
        with suppress(ConnectionClosed):
            async for _ in line:
                pass
        self.open -= 1

    async def leave(self) -> None:
        for line in self._lines:
            line.transport.abort()
        await asyncio.wait(self._reading)


async def dial(port: int, address: str, code: str, token: str) -> ClientConnection:
    line = await connect(
        f"ws://127.0.0.1:{port}/ws",
        additional_headers={"x-forwarded-for": address},
        compression=None,
        proxy=None,
        open_timeout=60,
    )
    await line.send(json.dumps({"t": "hello", "code": code, "token": token}))
    return line


async def is_let_in(port: int, made: dict[str, str], address: str) -> bool:
    """At the first try."""
    with suppress(ConnectionClosed):
        line = await dial(port, address, made["code"], made["token"])
        async with asyncio.timeout(60):
            while json.loads(await line.recv())["t"] != "frame":
                pass
        await line.close()
        return True
    return False


@pytest.mark.parametrize("with_seats", [False, True], ids=["spectators", "at tables of their own"])
def test_people_get_in_at_once_although_strangers_have_taken_all_places(program: Program, *, with_seats: bool) -> None:
    most, per_address = Limits().sockets, Limits().sockets_per_address
    addresses = [f"10.0.{number // 250}.{number % 250}" for number in range(most // per_address + 3)]
    theirs = [new_table(program, address) for address in addresses]
    ours = [new_table(program, f"10.9.0.{number}") for number in range(PEOPLE)]

    async def siege() -> tuple[int, int]:
        crowd = Crowd(program.port)
        for begin in range(0, most, 50):
            await asyncio.gather(*(come(crowd, number) for number in range(begin, begin + 50)))
        settled = crowd.open
        entered = [await is_let_in(program.port, made, f"10.9.1.{number}") for number, made in enumerate(ours)]
        await crowd.leave()
        return settled, sum(entered)

    async def come(crowd: Crowd, number: int) -> None:
        made = theirs[number % len(theirs)]
        await crowd.enter(addresses[number % len(addresses)], made["code"], made["token"] if with_seats else "")

    settled, entered = asyncio.run(siege())
    assert settled > 0.98 * most
    assert entered == PEOPLE


def test_a_list_costs_the_same_however_many_tables_one_has(program: Program) -> None:
    hoarder, modest = new_table(program, "10.1.0.1"), new_table(program, "10.1.0.2")
    program.stop()
    _hoard(Path(program.db.removeprefix("sqlite:///")), hoarder["token"].partition(".")[0])
    program.start()

    def cost(token: str) -> float:
        """Processor time of the server in milliseconds, per list."""
        began = program_seconds(program)
        for number in range(100):
            post(program.port, "home", f"10.2.0.{number % 50}", token=token)
        return (program_seconds(program) - began) * 10

    cost(modest["token"])  # warm
    pairs = [(cost(modest["token"]), cost(hoarder["token"])) for _ in range(5)]
    one, many = (statistics.median(each) for each in zip(*pairs, strict=True))
    quiet, busy = asyncio.run(_play_beside_lists(program, hoarder["token"]))
    print(f"a list: {one:.2f} ms of one table, {many:.2f} ms of {HOARD}")
    print(f"a move p99: {1000 * quiet:.1f} ms alone, {1000 * busy:.1f} ms beside thirty lists a second")
    assert many < 5 * one, "the list has 150 entries instead of one"
    assert busy < 5 * quiet
    assert busy < 0.1


def _hoard(path: Path, person: str) -> None:
    summary = json.dumps({"names": ["Anna"], "turn": [], "free": 1})
    with closing(sqlite3.connect(path)) as db, db:
        for number in range(HOARD):
            status = ("open", "playing", "finished", "closed")[number % 4]
            index = TableIndex(f"hoard{number}", f"H{number}", "", "monsterrolle", status, summary, (person,), number)
            sql.create(db, index, [Record(1, "chat", "{}", number)])


def program_seconds(program: Program) -> float:
    fields = Path(f"/proc/{program.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def _play_beside_lists(program: Program, token: str) -> tuple[float, float]:
    """p99 of how long two people at another table wait for their moves: alone, and while thirty lists a second are
    asked for, all at once. Another process asks, or it would be this one that keeps the two waiting."""
    await _moves(program)  # warm
    quiet = await _moves(program)
    asking = get_context("spawn").Process(target=ask_for_lists, args=(program.port, token))
    await asyncio.to_thread(asking.start)
    busy = await _moves(program)
    assert asking.is_alive(), "all the time"
    await asyncio.to_thread(asking.join)
    assert asking.exitcode == 0
    assert min(len(quiet), len(busy)) > 30
    return p99(quiet), p99(busy)


async def _moves(program: Program) -> list[float]:
    """How long each move took, of a new match that is left before its end."""
    pair = Pair(program.port)
    playing = asyncio.create_task(pair.play())
    await asyncio.sleep(SECONDS)
    pair.is_over = True
    await playing
    return pair.waits


def ask_for_lists(port: int, token: str) -> None:
    with ThreadPoolExecutor(AT_ONCE) as threads:
        for _ in range(2 * SECONDS):
            began = time.monotonic()
            list(threads.map(lambda number: post(port, "home", f"10.3.0.{number}", token=token), range(AT_ONCE)))
            time.sleep(max(0.0, began + 1 - time.monotonic()))


def p99(waits: list[float]) -> float:
    return statistics.quantiles(waits, n=100)[-1]


@pytest.mark.timeout(1800)
def test_tables_that_are_opened_and_left_do_not_pile_up(program: Program) -> None:
    """Finished matches, which are the largest tables: each would stay for a minute."""
    program.stop()
    codes = _finished(Path(program.db.removeprefix("sqlite:///")), LEFT)
    program.start()
    asyncio.run(_open_and_leave(program.port, codes[:10]))  # what is loaded once
    before = memory_of(program)
    grown = [_memory_after_opening(program, codes) - before for _ in range(3)]
    print(f"{LEFT} tables opened and left, three times: {grown} MB more")
    assert max(grown) < 100
    until = time.monotonic() + GONE_BY
    while _live_tables(program) and time.monotonic() < until:
        time.sleep(1)
    kept = memory_of(program) - before
    print(f"{kept} MB more when all of them had left memory")
    assert _live_tables(program) == 0
    assert kept <= max(grown)


def _memory_after_opening(program: Program, codes: list[str]) -> int:
    asyncio.run(_open_and_leave(program.port, codes))
    assert _live_tables(program) <= Unloading().most + 20, "those that were just left may still be on their way out"
    return memory_of(program)


def _finished(path: Path, count: int) -> list[str]:
    """Copies of a match that was played to its end, by code."""
    scene = started(4).play(random.Random(1))
    index, rows = index_of(scene.state, scene.at), scene.rows()
    codes = ["".join(each) for each in itertools.islice(itertools.product(CODE_LETTERS, repeat=CODE_LENGTH), count)]
    with closing(sqlite3.connect(path)) as db, db:
        for number, code in enumerate(codes):
            sql.create(db, replace(index, table=f"left{number}", code=code, invitation=""), rows)
    return codes


async def _open_and_leave(port: int, codes: list[str]) -> None:
    for begin in range(0, len(codes), 10):
        addresses = [f"10.4.{begin // 2500}.{(begin // 10) % 250}"] * 10
        lines = await asyncio.gather(
            *(dial(port, *each, "") for each in zip(addresses, codes[begin : begin + 10], strict=False))
        )
        for line in lines:
            async with asyncio.timeout(60):
                while json.loads(await line.recv())["t"] != "frame":
                    pass
            await line.close()


def _live_tables(program: Program) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{program.port}/metrics", timeout=20) as answer:
        figures = answer.read().decode()
    return int(float(figures.split("\ntischlein_live_tables ")[1].split()[0]))
