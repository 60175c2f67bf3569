"""Ten thousand connections without a hello; tests/server/test_crowd.py does the same with fewer."""

from __future__ import annotations

import sys

import pytest

from tests.server.program import Program
from tests.server.siege import besieged
from tischlein.server.limits import Limits

COUNT = 10_000

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="asks /proc, and has all of 127.* to come from"),
]


def test_ten_thousand_who_say_nothing_at_all(program: Program) -> None:
    """Connections, half requests and requests without their body."""
    siege = besieged(program, COUNT, 200, "word", "head", "body")
    assert siege.files < Limits().requests + 300


def test_ten_thousand_without_a_hello(program: Program) -> None:
    besieged(program, COUNT, 200, "hello")


def test_ten_thousand_from_one_address(program: Program) -> None:
    siege = besieged(program, COUNT, 1, "hello")
    rounds = 2 + siege.came["seconds"] / Limits().hello_seconds  # whoever was sent away has made room
    assert siege.came["answers"]["HTTP/1.1 101"] <= rounds * Limits().sockets_per_address
