"""A server in a process of its own, for tests that wear it out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.program import Program


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path)
    running.start()
    yield running
    running.stop()
