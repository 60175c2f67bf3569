"""A server for tests of the race: its own pauses are short, and matches begin with photos for the first two seats."""

from __future__ import annotations

from typing import Final

import pytest

from tests.tables.stopwatch import staged
from tischlein.games.click import live, rules
from tischlein.server import app
from tischlein.tables.pace import Pace

FIRST: Final = "from tests.e2e.staged import begin; begin(); "
"""What a server is told to do before it serves."""
UNHURRIED: Final = "from tests.e2e.staged import begin; begin(pauses=0.0, marking=60_000); "
"""No pauses at all, but much time to look at somebody who marks a call."""


def begin(*, pauses: float = 0.2, marking: int = live.MARKING) -> None:
    patch = pytest.MonkeyPatch()  # for as long as the process lives
    patch.setattr(live, "MARKING", marking)
    patch.setattr(rules, "setup", staged(0, 1))
    patch.setattr(app, "Pace", lambda pause: Pace(pause, bot_in_race=pauses, pauses=pauses))
