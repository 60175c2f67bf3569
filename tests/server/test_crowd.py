"""Idle connections are closed, memory stays bounded, and a match goes on meanwhile.

Two thousand with short timeouts; tests/soak/test_crowds.py has ten thousand with the real ones.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.program import Program
from tests.server.siege import besieged

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc, and has all of 127.* to come from")

HURRY = """
from functools import partial
from tischlein.server import app, limits

app.Limits = partial(limits.Limits, request_seconds=3.0, hello_seconds=3.0, requests=300, newcomers=100)
"""
LOW_LIMIT = """
import resource

resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
"""


@pytest.fixture
def program(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Program]:
    running = Program(tmp_path, before=request.param)
    running.start()
    yield running
    running.stop()


@pytest.mark.soak
@pytest.mark.parametrize("program", [HURRY], indirect=True, ids=["hurry"])
def test_two_thousand_who_want_nothing(program: Program) -> None:
    siege = besieged(program, 2000, 50, "word", "head", "body", "hello")
    assert siege.files < 1000, "of two thousand, never more than half at a time"


@pytest.mark.parametrize("program", [LOW_LIMIT], indirect=True, ids=["low"])
def test_the_server_raises_its_own_limit_of_files(program: Program) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert resource.prlimit(program.pid, resource.RLIMIT_NOFILE)[0] == min(hard, 65_536)
