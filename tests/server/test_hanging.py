"""A store that hangs: nothing fails and nothing is written. It is seen, people are told, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests import pg
from tests.server.program import Program
from tests.server.storm import Storm
from tests.server.watching import figure, logged, new_table, seated
from tischlein.store.postgres.store import PATIENCE

PATIENT = """
from tischlein.store.sqlite import SqliteStore

SqliteStore.open.__func__.__kwdefaults__["patience"] = 60.0
"""
TABLES: Final = 12
"""More than the server has connections to PostgreSQL."""


@dataclass(frozen=True, slots=True)
class Place:
    program: Program
    hanging: Callable[[], AbstractContextManager[None]]
    """While it is open, the store hangs."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[pg.Server]:
    """Of its own: others would wait as well."""
    with pg.server() as running:
        yield running


ASKS_PROC = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=[ASKS_PROC, pytest.mark.soak])])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Place(Program(tmp_path, before=PATIENT), lambda: locked(tmp_path / "tischlein.sqlite"))
    postgres = request.getfixturevalue("postgres")
    return Place(Program(tmp_path, postgres.new_database()), postgres.paused)


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program holds the file."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=30)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def program(place: Place) -> Iterator[Program]:
    place.program.start()
    yield place.program
    place.program.stop()


def test_a_store_that_hangs_is_seen(place: Place, program: Program) -> None:
    with seated(program) as guest:
        with place.hanging():
            guest.say("say-first")
            began = time.monotonic()
            assert program.health() == 503
            assert time.monotonic() - began < 2
            guest.hear("stalled", isOver=False)
            assert new_table(program) == 503, "nobody new has to wait"
        guest.hear("ack", id="say-first")
        guest.hear("stalled", isOver=True)
        assert program.health() == 200
        assert [line["event"] for line in logged(program)] == ["store waits", "store answers again"], "not one for each"
        assert figure(program, "store_waits_total") == 1


def test_a_store_that_hangs_is_seen_though_nobody_plays(place: Place, program: Program) -> None:
    with place.hanging():
        began = time.monotonic()
        assert program.health() == 503
        assert time.monotonic() - began < 2
    program.wait_until(200)


def test_what_waited_is_done_once_when_the_store_goes_on(place: Place) -> None:
    """It hangs for longer than anybody waits for a connection to it."""
    storm = Storm(place.program, seed=1)

    async def scenario() -> None:
        await storm.wait_for_moves(100)
        with place.hanging():
            began = time.monotonic()
            await asyncio.to_thread(place.program.wait_until, 503)
            assert time.monotonic() - began < 2
            await asyncio.sleep(PATIENCE + 1)
            done = len(storm.acknowledged)
            await asyncio.sleep(1)
            assert len(storm.acknowledged) == done, "it does hang"
        await asyncio.to_thread(place.program.wait_until, 200)
        await storm.wait_for_all()
        await storm.wait_for_moves(100)

    storm.run(scenario, tables=TABLES)
    assert "store waits" in place.program.log.read_text()
