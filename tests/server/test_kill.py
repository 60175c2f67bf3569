"""kill -9 of the server, and of the database, under load: every acknowledged command is there, in order, once."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests import pg
from tests.server.program import Program
from tests.server.storm import Storm

KILLS = 2
TABLES = 4

HASTY = """
import asyncio
from tischlein.store.sqlite import SqliteStore

commit, late = SqliteStore.append, set()

async def promise(store, index, records):
    async def keep():
        await asyncio.sleep(0.1)
        await commit(store, index, records)
    late.add(asyncio.create_task(keep()))

SqliteStore.append = promise
"""
"""A store that acknowledges a tenth of a second before it has committed."""

FORGETFUL = """
import itertools
from tischlein.tables.live import keeper

numbers = itertools.count()
keeper.command_key = lambda person, command: str(next(numbers))
"""
"""A keeper that does not recognise commands that are sent twice."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[pg.Server]:
    with pg.server(fsync=True) as running:
        yield running


def storm_with_kills(program: Program, kills: int, *, seed: int = 1, tables: int = TABLES) -> Storm:
    storm = Storm(program, seed)

    async def scenario() -> None:
        for _ in range(kills):
            await storm.kill_and_restart()
        await storm.wait_for_moves(40)

    storm.run(scenario, tables=tables)
    return storm


def test_kill_9_of_a_server_on_sqlite(tmp_path: Path) -> None:
    storm = storm_with_kills(Program(tmp_path), KILLS)
    assert len(storm.acknowledged) > KILLS * 40
    assert storm.came_back, "something was on its way when the server died"


@pytest.mark.soak
def test_kill_9_of_a_server_on_postgresql(tmp_path: Path, postgres: pg.Server) -> None:
    storm = storm_with_kills(Program(tmp_path, postgres.new_database()), KILLS)
    assert len(storm.acknowledged) > KILLS * 40
    assert storm.came_back


def test_kill_9_of_the_database(tmp_path: Path, postgres: pg.Server) -> None:
    program = Program(tmp_path, postgres.new_database())
    storm = Storm(program, seed=1)

    async def scenario() -> None:
        await storm.wait_for_moves(100)
        await asyncio.to_thread(postgres.stop, signal.SIGKILL)
        await asyncio.to_thread(program.wait_until, 503)
        await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(program.wait_until, 200)
        await storm.wait_for_moves(100)

    storm.run(scenario, tables=TABLES)


def test_an_acknowledgement_before_the_commit_is_found_out(tmp_path: Path) -> None:
    """The test of the test."""
    with pytest.raises(ExceptionGroup) as found:
        storm_with_kills(Program(tmp_path, before=HASTY), 1)
    assert found.group_contains(AssertionError, match="not there")


def test_a_command_that_is_done_twice_is_found_out(tmp_path: Path) -> None:
    """The test of the test."""
    with pytest.raises(ExceptionGroup) as found:
        storm_with_kills(Program(tmp_path, before=FORGETFUL), 1)
    assert found.group_contains(AssertionError, match="was answered by|there twice")


def test_who_signed_out_other_devices_stays_alone_after_a_kill(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.start()

    def ask(what: str, **data: object) -> dict[str, Any]:
        answer = httpx.post(f"{program.url}/api/{what}", json=data, trust_env=False)
        answer.raise_for_status()
        return dict(answer.json())

    try:
        made = ask("tables", game="monsterrolle", name="Ann")
        fresh = ask("signout", token=made["token"])["token"]
        program.kill(is_power_cut=True)
        program.start()
        assert ask("home", token=made["token"])["isSignedOut"]
        assert [table["code"] for table in ask("home", token=fresh)["tables"]] == [made["code"]]
    finally:
        program.stop()
