"""A restore of thousands of matches that is killed again and again ends with what the backup has."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks.backup import fill
from tests.server.program import RUN

MATCHES = 1_000
KILLS = 3

pytestmark = [pytest.mark.soak, pytest.mark.timeout(900)]


def tischlein(folder: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", RUN, *arguments], env={**os.environ, "TISCHLEIN_DATA": str(folder)})


def rows(file: Path, table: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as db:
        found = db.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
    db.close()
    return found


def test_a_restore_that_is_killed_goes_on(tmp_path: Path) -> None:
    full, copy, file = tmp_path / "full.sqlite", tmp_path / "copy.sqlite", tmp_path / "backup"
    asyncio.run(fill(full, MATCHES))
    assert tischlein(tmp_path, "backup", str(file), "--db", f"sqlite:///{full}").wait() == 0
    reached = 0
    for _ in range(KILLS):
        restoring = tischlein(tmp_path, "restore", str(file), "--db", f"sqlite:///{copy}")
        while restoring.poll() is None:
            time.sleep(0.2)
            try:
                done = len(rows(copy, "tables"))
            except sqlite3.Error:  # not made yet, or busy
                continue
            if done >= reached + MATCHES // (2 * KILLS):
                restoring.send_signal(signal.SIGKILL)
                reached = done
                break
        assert restoring.wait() == -signal.SIGKILL
    assert 0 < reached < MATCHES
    assert tischlein(tmp_path, "restore", str(file), "--db", f"sqlite:///{copy}").wait() == 0
    for table in ("tables", "records", "memberships", "snapshots"):
        assert rows(copy, table) == rows(full, table), table
