"""What an operator sees of a server: the log, /healthz, /metrics, and the refusal to start it twice."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.program import RUN, Program
from tests.server.watching import figure, logged, new_table, seated
from tischlein.store.sqlite.faults import known_faults

FILLS_UP = """
import sqlite3
from pathlib import Path
from tischlein.store.sqlite import sql

def breaking(write):
    def write_or_fail(*arguments, **named):
        if named.get("by_writing", True) and Path({full!r}).exists():
            raise sqlite3.OperationalError("database or disk is full")
        return write(*arguments, **named)
    return write_or_fail

sql.create, sql.ping = breaking(sql.create), breaking(sql.ping)
"""
HURRY = """
from functools import partial
from tischlein.server import app, limits

app.Limits = partial(limits.Limits, hello_seconds=1.0)
"""


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A file; while it exists, the disk counts as full."""
    return tmp_path / "full"


@pytest.fixture
def program(tmp_path: Path, full: Path) -> Iterator[Program]:
    running = Program(tmp_path, before=HURRY + FILLS_UP.format(full=str(full)))
    running.start()
    yield running
    running.stop()


def test_a_full_disk_is_seen(program: Program, full: Path) -> None:
    assert program.health() == 200
    full.touch()
    assert [new_table(program) for _ in range(5)] == [503] * 5
    assert program.health() == 503
    assert figure(program, "store_trouble_total") == 6
    assert [line["event"] for line in logged(program)] == ["store trouble"], "not one for each"
    assert "disk is full" in logged(program)[0]["error"]
    full.unlink()
    assert program.health() == 200, "although nobody has played meanwhile"
    assert new_table(program) == 201
    assert [line["event"] for line in logged(program)] == ["store trouble", "store works again"]


def test_a_file_that_was_deleted_is_seen(program: Program, tmp_path: Path) -> None:
    with seated(program) as guest:
        guest.say("say-first")
        guest.hear("ack", id="say-first")
        file, away = tmp_path / "tischlein.sqlite", tmp_path / "away.sqlite"
        file.rename(away)
        guest.say("say-second")
        assert guest.hear("bye")["why"] == "store", "instead of an acknowledgement"
        assert program.health() == 503
        assert "deleted or replaced" in logged(program)[0]["error"]
        assert figure(program, "store_trouble_total") >= 2
        away.rename(file)
        assert program.health() == 200


def test_a_faulty_sqlite_is_named_at_the_start(program: Program) -> None:
    said = program.log.read_text()
    assert ("WAL-reset bug" in said) == bool(known_faults())
    assert said.count("sqlite fault") == len(known_faults())


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
NONSENSE = [
    (b"no request at all\r\n\r\n", b""),
    (UPGRADE + b"Content-Length: 1\r\n\r\n", b""),
    (UPGRADE.replace(b"dGhl", b"\xff\xff") + b"\r\n", b""),
    (UPGRADE.replace(b"websocket", b"something") + b"\r\n", b""),
    (UPGRADE + b"\r\n", b"\x81\x82\0\0\0\0\xff\xfe\x88\x82\0\0\0\0\x03\xe8"),
    (UPGRADE + b"\r\n", b"\xff" * 20),
]
"""The first bytes, and what follows once it is a WebSocket."""


def test_strangers_write_nothing_into_the_log(program: Program) -> None:
    async def say(first: bytes, then: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", program.port)
        writer.write(first)
        if then:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(then)
        if b"something" not in first:  # refused, but the connection stays open
            await asyncio.wait_for(reader.read(), 10)
        writer.close()

    async def say_all() -> None:
        for first, then in NONSENSE:
            await say(first, then)

    asyncio.run(say_all())
    assert program.health() == 200
    assert logged(program) == []
    assert figure(program, "nonsense_total") >= len(NONSENSE) - 1  # what is not HTTP at all is not counted


def test_a_second_server_on_the_same_file_is_refused(program: Program, tmp_path: Path) -> None:
    env = {**os.environ, "TISCHLEIN_DATA": str(tmp_path), "LC_ALL": "C.UTF-8"}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", RUN, *arguments, "--db", program.db]
        return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)

    second = run("serve", "--no-open", "--host", "127.0.0.1", "--port", str(program.port + 1))
    assert second.returncode == 2
    assert len(second.stderr.splitlines()) == 1
    assert "tischlein.sqlite" in second.stderr
    assert f"http://127.0.0.1:{program.port}/" in second.stderr, "and it is said where the other one is"
    # `play` opens the server that is already running.
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 >{tmp_path}/opened\n")
    browser.chmod(0o700)
    env["BROWSER"] = str(browser)
    player = run("serve", "--host", "127.0.0.1", "--port", str(program.port + 1))
    assert (player.returncode, player.stderr) == (0, "")
    assert f"http://127.0.0.1:{program.port}/" in player.stdout
    assert (tmp_path / "opened").read_text().strip() == f"http://127.0.0.1:{program.port}/"
    assert run("backup", str(tmp_path / "backup")).returncode == 0, "which may be done beside a server"
    program.kill()
    program.start()  # a lock does not outlive its process
