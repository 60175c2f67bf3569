"""The real `tischlein serve` without a build: a server at once, and one line about what happens beside it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.program import PATIENCE, Program
from tischlein.compiled.builder import LOG, missing_tool


@pytest.fixture
def within(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of builds."""
    folder = tmp_path / "kept"
    monkeypatch.setenv("TISCHLEIN_PURE", "")
    monkeypatch.setenv("TISCHLEIN_COMPILED", str(folder))
    return folder


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path, options=("--lang", "en"))
    yield running
    running.stop()


def line_about_the_engine(program: Program) -> str:
    """It is the last thing that a server says when it starts."""
    program.start()
    until = time.monotonic() + PATIENCE
    while not (lines := [line for line in program.log.read_text().splitlines() if line.startswith("The engine")]):
        assert time.monotonic() < until, program.log.read_text()
        time.sleep(0.01)
    assert program.health() == 200
    (line,) = lines
    return line


@pytest.mark.usefixtures("within")
def test_without_a_compiler(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert line_about_the_engine(program).startswith("The engine stays pure Python: ")


@pytest.mark.skipif(missing_tool() is not None, reason="there is no C compiler")
def test_with_a_compiler(program: Program, within: Path) -> None:
    """A folder in place of the lock ends the process that compiles, which would take minutes."""
    (within / "lock").mkdir(parents=True)
    assert line_about_the_engine(program) == "The engine is being compiled in the background, for the next start."
    assert not (within / LOG).exists()
