"""Work is cut into pieces that cover it exactly, here or in other processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from pathlib import Path

import pytest

from tischlein.lab import chunks
from tischlein.lab.chunks import CHUNK, run_in_chunks

ROOT = Path(__file__).resolve().parents[2]


def piece(first: int, count: int) -> tuple[int, int]:
    return first, count


def process_of(first: int, count: int) -> int:
    return os.getpid()


def failing(first: int, count: int) -> int:
    raise ZeroDivisionError(first)


def interrupted(first: int, count: int) -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return first


def crashed(first: int, count: int) -> int:
    os._exit(3)


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes find the jobs above by the name of this module."""
    monkeypatch.syspath_prepend(ROOT)


@pytest.mark.parametrize("games", [1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])
def test_the_pieces_cover_everything_once(games: int) -> None:
    numbers = [number for first, count in run_in_chunks(piece, games, 1) for number in range(first, first + count)]
    assert numbers == list(range(games))


def test_several_workers_do_the_same_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 3)
    assert sorted(run_in_chunks(piece, 20, 2)) == sorted(run_in_chunks(piece, 20, 1))


def test_several_workers_are_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 1)
    assert os.getpid() not in set(run_in_chunks(process_of, 4, 2))


def test_no_process_is_started_for_a_single_piece() -> None:
    assert list(run_in_chunks(process_of, CHUNK, 1_000_000)) == [os.getpid()]


def test_more_work_than_memory_holds_is_begun_at_once() -> None:
    pieces: Iterator[tuple[int, int]] = run_in_chunks(piece, 10**18, 1)
    assert list(islice(pieces, 2)) == [(0, CHUNK), (CHUNK, CHUNK)]


def test_what_fails_in_a_worker_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 1)
    with pytest.raises(ZeroDivisionError):
        list(run_in_chunks(failing, 2, 2))


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_a_worker_that_died_of_ctrl_c_is_an_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 1)
    with pytest.raises(KeyboardInterrupt):
        list(run_in_chunks(interrupted, 2, 2))


def test_a_worker_that_died_of_anything_else_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "CHUNK", 1)
    with pytest.raises(BrokenProcessPool):
        list(run_in_chunks(crashed, 2, 2))
