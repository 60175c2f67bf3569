"""A server for tests of races: short pauses, and matches that begin with photos for the first two seats."""

from __future__ import annotations

from typing import Final

import pytest

from tests.tables.stopwatch import staged
from tischlein.games.click import Click, state
from tischlein.server import app
from tischlein.tables.live.timing import Timing

FIRST: Final = "from tests.e2e.staged import begin; begin(); "
"""Python code for the server to run first."""
BRISK: Final = "from tests.e2e.staged import hurry; hurry(0.2); "
"""Short pauses only: matches are dealt as ever."""
UNHURRIED: Final = "from tests.e2e.staged import begin; begin(pauses=0.0, marking=60_000); "
"""No pauses, but much time for marking, and long lock-outs."""


def begin(*, pauses: float = 0.2, marking: int = 0) -> None:
    patch = pytest.MonkeyPatch()  # for as long as the process lives
    if marking:
        patch.setattr(state, "TIMES_TO_MARK", (marking,))
        patch.setattr(state, "LOCK_OUTS", (marking,))
    patch.setattr(Click, "setup", staticmethod(staged(0, 1)))
    hurry(pauses)


def hurry(pauses: float) -> None:
    patch = pytest.MonkeyPatch()
    patch.setattr(app, "Timing", lambda pause: Timing(pause, bot_in_race=pauses, pauses=pauses))
