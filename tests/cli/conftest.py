"""The program as a person meets it: arguments and typed lines in, exit code, stdout and stderr out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tischlein.cli.app import run
from tischlein.core.match import Match, new_header
from tischlein.core.matchfile import encode
from tischlein.games.monsterrolle import GAME
from tischlein.lawbook.playthrough import play_out, random_policy


class Done(NamedTuple):
    code: int
    out: str
    err: str


Tischlein = Callable[..., Done]
"""`tischlein("play", "monsterrolle", typed=["?", "quit"])` runs in this process."""

Program = Callable[..., Done]
"""`program("play", "monsterrolle", typed=b"quit\\n")` runs the installed program."""


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, as wide as a page, in an empty folder."""
    for variable in ("LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE", "PYTHONUNBUFFERED", "PYTHONIOENCODING"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def tischlein(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tischlein:
    def start(*arguments: object, typed: Iterable[str] = ()) -> Done:
        lines: Iterator[str] = iter(typed)

        def answer(prompt: str = "") -> str:
            print(prompt, end="")
            for line in lines:
                return line
            raise EOFError

        monkeypatch.setattr("builtins.input", answer)
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        return Done(code, *capsys.readouterr())

    return start


@pytest.fixture
def program() -> Program:
    def start(*arguments: object, typed: bytes = b"", **variables: str) -> Done:
        command = [_installed(), *map(str, arguments)]
        environment = {**os.environ, **variables}
        done = subprocess.run(command, input=typed, env=environment, capture_output=True, timeout=60, check=False)
        return Done(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))

    return start


@pytest.fixture
def installed() -> str:
    return _installed()


def _installed() -> str:
    found = shutil.which("tischlein", path=Path(sys.executable).parent)
    assert found is not None
    return found


@pytest.fixture
def one_sentence() -> Callable[[Done], str]:
    """Bad input: exit code 2, nothing on stdout, one line on stderr, which comes back."""

    def check(done: Done) -> str:
        assert done.code == 2
        assert done.out == ""
        lines = done.err.splitlines()
        assert len(lines) == 1
        assert lines[0].strip()
        assert lines[0].isprintable()
        return lines[0]

    return check


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A match file: a person and a greedy bot, the person has laid a card in the first turn."""
    header = new_header(GAME, 2, 7, options={"begins": "1"}, players=("", "bot:greedy"))
    match = Match(GAME, header)
    match.play(0, GAME.legal(match.state, 0)[0], 5000)
    path = tmp_path / "unfinished.jsonl"
    path.write_text(encode(match), encoding="utf-8")
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    header = new_header(GAME, 3, 7, players=("Ada", "bot:random", ""))
    path = tmp_path / "finished.jsonl"
    path.write_text(encode(play_out(GAME, header, random_policy(7))), encoding="utf-8")
    return path
