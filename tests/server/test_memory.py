"""What a table in memory costs, as operators are told."""

from __future__ import annotations

import sys

import pytest

from tischlein.server import memory
from tischlein.server.memory import TableMemory, resident


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_memory_that_is_used_is_seen() -> None:
    before = resident()
    used = bytearray(64 << 20)
    used[::4096] = b"x" * len(used[::4096])
    assert resident() - before > 32 << 20


def test_growth_is_shared_out_among_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    grown = iter([100_000, 700_000, 700_000, 50_000])
    monkeypatch.setattr(memory, "resident", lambda: next(grown))
    figure = TableMemory()
    assert figure.per_table(3) == 200_000
    assert figure.per_table(1) == 600_000
    assert figure.per_table(2) == 0.0, "a process that shrank"
    assert figure.per_table(0) == 0.0, "nothing to divide by, and nothing to ask for"


def test_a_system_that_does_not_tell(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr(memory, "STATM", tmp_path / "missing")
    assert resident() == 0
    assert TableMemory().per_table(5) == 0.0
