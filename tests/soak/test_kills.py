"""kill -9 of the server at fifty random moments, kills and pauses of one of two servers on one database, and a database
that hangs.

tests/server/test_kill.py does the same with three kills, tests/server/test_hanging.py with one server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import pg
from tests.server.program import Program
from tests.server.storm import Storm
from tests.server.test_kill import storm_with_kills
from tischlein.cluster.leases import LASTS

KILLS = 50
KILLS_OF_TWO = 20
PAUSES = 10
HANGS = 3


def tell(storm: Storm) -> None:
    print(f"{len(storm.acknowledged)} acknowledged, {storm.came_back} only after they were sent again")


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_fifty_kills_lose_nothing(tmp_path: Path, kind: str) -> None:
    if kind == "sqlite":
        storm = storm_with_kills(Program(tmp_path), KILLS, seed=50)
    else:
        with pg.server(fsync=True) as postgres:
            storm = storm_with_kills(Program(tmp_path, postgres.new_database()), KILLS, seed=50)
    tell(storm)
    assert len(storm.acknowledged) > KILLS * 40
    assert storm.came_back > KILLS


@pytest.fixture
def postgres() -> Iterator[pg.Server]:
    with pg.server(fsync=True) as running:
        yield running


@pytest.fixture
def two_servers(tmp_path: Path, postgres: pg.Server) -> Storm:
    db = postgres.new_database()
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    one, other = (Program(folder, db) for folder in folders)
    return Storm(one, seed=20, others=[other])


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_kills_of_one_of_two_servers_lose_nothing(two_servers: Storm) -> None:
    async def scenario() -> None:
        for _ in range(KILLS_OF_TWO):
            await two_servers.kill_and_restart()

    two_servers.run(scenario, tables=4)
    tell(two_servers)
    assert len(two_servers.acknowledged) > KILLS_OF_TWO * 40
    assert two_servers.came_back


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_pauses_of_one_of_two_servers_lose_nothing(two_servers: Storm) -> None:
    async def scenario() -> None:
        for _ in range(PAUSES):
            await two_servers.pause()

    two_servers.run(scenario, tables=4)
    tell(two_servers)
    assert len(two_servers.acknowledged) > PAUSES * 40
    assert two_servers.came_back


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_database_that_hangs_under_two_servers_loses_nothing(two_servers: Storm, postgres: pg.Server) -> None:
    """For longer than their leases last."""

    async def scenario() -> None:
        for _ in range(HANGS):
            await two_servers.wait_for_moves(40)
            with postgres.paused():
                for program in two_servers.programs:
                    await asyncio.to_thread(program.wait_until, 503)
                await asyncio.sleep(2 * LASTS / 1000)
            for program in two_servers.programs:
                await asyncio.to_thread(program.wait_until, 200)
            await two_servers.wait_for_all()
            await two_servers.compare_acknowledged()

    two_servers.run(scenario, tables=4)
    tell(two_servers)
    assert len(two_servers.acknowledged) > HANGS * 40
    assert two_servers.came_back
