"""kill -9 of the server at fifty random moments; tests/server/test_kill.py does the same with five."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import pg
from tests.server.program import Program
from tests.server.test_kill import storm_with_kills

KILLS = 50


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_fifty_kills_lose_nothing(tmp_path: Path, kind: str) -> None:
    if kind == "sqlite":
        storm = storm_with_kills(Program(tmp_path), KILLS, seed=50)
    else:
        with pg.server(fsync=True) as postgres:
            storm = storm_with_kills(Program(tmp_path, postgres.new_database()), KILLS, seed=50)
    assert len(storm.acknowledged) > KILLS * 40
    assert storm.came_back > KILLS
