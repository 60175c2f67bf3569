"""A server for a match of Da Yunhe in which everybody has what attacks cost: four unrest tiles in the warehouse."""

from __future__ import annotations

from typing import Final

import pytest

from tischlein.core.game import Options
from tischlein.games.dayunhe import setup
from tischlein.games.dayunhe.chart import NORTH, SOUTH
from tischlein.games.dayunhe.data import STACKS, UNREST
from tischlein.games.dayunhe.state import State

FIRST: Final = "from tests.e2e.staged_canal import begin; begin(); "
"""What a server is told to do before it serves."""
LAST_TRIP: Final = "from tests.e2e.staged_canal import begin; begin(is_last_trip=True); "
"""The match begins with the ship on its last way home, so that its end is near."""
UNREST_IN_HAND: Final = 4
_plain = setup.setup


def armed(options: Options, seats: int, seed: int) -> State:
    """The tiles come out of the own stacks, so that everything is still there once."""
    state = _plain(options, seats, seed)
    for seat in range(seats):
        for stack in range(STACKS * seat, STACKS * seat + STACKS):
            missing = UNREST_IN_HAND - len(state.warehouses[seat])
            found = min(missing, state.stacks[stack].count(UNREST))
            state.stacks[stack] = state.stacks[stack].replace(bytes((UNREST,)), b"", found)
            state.warehouses[seat] += bytes((UNREST,)) * found
    return state


def homeward(options: Options, seats: int, seed: int) -> State:
    state = armed(options, seats, seed)
    state.trips, state.heading, state.ship = 1, NORTH, state.table.chart.goals[SOUTH]
    return state


def begin(*, is_last_trip: bool = False) -> None:
    patch = pytest.MonkeyPatch()  # for as long as the process lives
    patch.setattr(setup, "setup", homeward if is_last_trip else armed)
