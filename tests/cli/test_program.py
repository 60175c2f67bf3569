"""The installed program in a process of its own: what only a real terminal, pipe or signal can show."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from tischlein import __version__


def test_without_arguments_it_tells_what_it_can(tischlein) -> None:
    done = tischlein()
    assert done.code == 0
    assert all(command in done.out for command in ("play", "simulate", "replay", "fuzz"))


def test_help_and_version(tischlein) -> None:
    assert tischlein("--version").out.strip() == __version__
    assert "--bots" in tischlein("play", "--help").out


def test_the_installed_program_plays_a_match(program) -> None:
    done = program("play", "monsterrolle", "--bots", "random,random", "--seed", "1", NO_COLOR="1")
    assert (done.code, done.err) == (0, "")
    assert "--seed 1" in done.out
    assert "\x1b" not in done.out


def test_the_installed_program_refuses_with_one_line(program) -> None:
    done = program("play", "chess", LC_ALL="uk_UA.UTF-8")
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert "chess" in done.err
    assert "There is no" not in done.err


def test_letters_that_the_terminal_does_not_know_are_no_reason_to_stop(program) -> None:
    arguments = ["play", "monsterrolle", "--bots", "random,random", "--seed", "1", "--lang", "uk"]
    done = program(*arguments, PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.code, done.err) == (0, "")


def test_bytes_that_are_no_text_are_no_move(program) -> None:
    done = program("play", "monsterrolle", "--option", "begins=1", typed=b"\xff\xfe\n\x00\nquit\n")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize(
    "command",
    [["play", "monsterrolle", "--bots", "random,random"], ["simulate", "monsterrolle", "--games", "1", "--json"]],
)
@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
def test_a_reader_who_has_gone_away_is_not_complained_to(installed: str, command: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([installed, *command], stdout=writing, stderr=subprocess.PIPE, timeout=60, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_ends_all_workers_without_a_traceback() -> None:
    """The whole group gets the signal, as from a terminal, once so much is done that all workers must be at work."""
    code = (
        "from tischlein.lab import chunks, simulate; from tischlein.cli import main\n"
        "add, chunks.CHUNK = simulate.Tally.add, 40\n"
        "def told(self, other):\n"
        "    add(self, other); print('done', flush=True)\n"
        "simulate.Tally.add = told\n"
        "if __name__ == '__main__': main()\n"
    )
    arguments = ["simulate", "monsterrolle", "--games", "1000000", "--workers", "2"]
    with subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(20)] == [b"done\n"] * 20
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.strip() == b""
