"""A restart with thousands of matches in the store: nothing is loaded before somebody comes, and little then."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from tests.server.program import Program
from tests.tables.scenes import ANN, BEN, Scene, started
from tischlein.server.app import signing_key
from tischlein.server.auth import Passport
from tischlein.server.limits import Limits
from tischlein.store.port import Record, TableIndex
from tischlein.store.sqlite import SqliteStore, sql
from tischlein.tables.log.listing import index_of

FINISHED, RUNNING = 5000, 500
REGULAR = secrets.token_hex(12)
"""Has been at two hundred of them."""
REGULARS_TABLES = 200

pytestmark = pytest.mark.soak


def matches() -> Iterator[Scene]:
    """Without end; a dozen different ones, so that filling the store does not take longer than the test."""
    dice = random.Random(4)
    played = [started().play(dice) for _ in range(12)]
    while True:
        yield from played


def running() -> Iterator[Scene]:
    dice = random.Random(5)
    begun = [started().play(dice, steps=20 + 5 * number) for number in range(8)]
    while True:
        yield from (scene for scene in begun if scene.state.status == "playing")


def code_of(number: int) -> str:
    """Zero and one are not among the letters of a code."""
    return f"{number:08}".translate(str.maketrans("01", "ZY"))


def copy(scene: Scene, number: int, ann: str) -> tuple[TableIndex, list[Record]]:
    """The same match at another table, with other people."""
    code, ben = code_of(number), secrets.token_hex(12)
    records = []
    for row in scene.rows():
        data = row.data.replace(ANN, ann).replace(BEN, ben)
        if row.kind == "created":
            data = json.dumps({**json.loads(data), "code": code, "invitation": f"i{number}"})
        records.append(replace(row, data=data))
    index = index_of(scene.state, number)
    turn = index.summary.replace(ANN, ann).replace(BEN, ben)
    renamed = replace(index, table=secrets.token_hex(12), code=code, invitation=f"digest {number}")
    return replace(renamed, summary=turn, members=(ann, ben)), records


def is_regulars(number: int) -> bool:
    return number % ((FINISHED + RUNNING) // REGULARS_TABLES) == 0


def fill(path: Path) -> int:
    """How many records there are."""
    asyncio.run(_make(path))
    count = 0
    with sqlite3.connect(path) as db:
        for scenes, tables in ((matches(), range(FINISHED)), (running(), range(FINISHED, FINISHED + RUNNING))):
            for number, scene in zip(tables, scenes, strict=False):
                index, records = copy(scene, number, REGULAR if is_regulars(number) else secrets.token_hex(12))
                sql.create(db, index, records)
                count += len(records)
    db.close()
    return count


async def _make(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def ask(program: Program, path: str, token: str) -> tuple[float, bytes]:
    body = json.dumps({"token": token}).encode()
    url = f"http://127.0.0.1:{program.port}{path}"
    began = time.perf_counter()
    with urllib.request.urlopen(urllib.request.Request(url, body, {"content-type": "application/json"})) as answer:
        said = answer.read()
    return time.perf_counter() - began, said


async def first_frame(program: Program, code: str) -> float:
    began = time.perf_counter()
    async with connect(f"ws://127.0.0.1:{program.port}/ws", proxy=None, max_size=None) as line:
        await line.send(json.dumps({"t": "hello", "code": code}))
        while json.loads(await line.recv())["t"] != "frame":
            pass
        return time.perf_counter() - began


def test_a_restart_with_thousands_of_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.program.PATIENCE", 60.0)
    path = tmp_path / "tischlein.sqlite"
    began = time.perf_counter()
    records = fill(path)
    print(f"{records} records in {path.stat().st_size // 2**20} MB, written in {time.perf_counter() - began:.0f} s")
    token = Passport(signing_key(tmp_path)).issue(REGULAR)
    program = Program(tmp_path)
    began = time.perf_counter()
    program.start()
    try:
        healthy = time.perf_counter() - began
        codes = [code_of(number) for number in (7, FINISHED + 7)]
        finished, playing = (asyncio.run(first_frame(program, code)) for code in codes)
        home, listed = ask(program, "/api/home", token)
        forgetting, forgotten = ask(program, "/api/forget", token)
        print(
            f"healthy after {healthy:.2f} s; first frame of a running match {1000 * playing:.0f} ms, of a finished one "
            f"{1000 * finished:.0f} ms; home with {REGULARS_TABLES} tables {1000 * home:.0f} ms; a person forgotten in "
            f"{1000 * forgetting:.0f} ms ({json.loads(forgotten)})"
        )
        statuses = [table["status"] for table in json.loads(listed)["tables"]]
        assert statuses.count("finished") == Limits().finished_listed
        assert statuses.count("playing") == sum(is_regulars(number) for number in range(FINISHED, FINISHED + RUNNING))
        assert json.loads(forgotten)["tables"] > 150
        assert healthy < 5
        assert max(finished, playing) < 1
        assert home < 0.5
        assert forgetting < 15
    finally:
        program.stop()
