"""Servers for matches of Da Yunhe that begin in prepared positions."""

from __future__ import annotations

from typing import Final

import pytest

from tischlein.core.game import Options
from tischlein.games.dayunhe import GAME, DaYunhe
from tischlein.games.dayunhe.chart import NORTH, SOUTH
from tischlein.games.dayunhe.data import STACKS, UNREST
from tischlein.games.dayunhe.state import State
from tischlein.games.dayunhe.tests.maps import POINTY
from tischlein.games.dayunhe.tests.picture import position

FIRST: Final = "from tests.e2e.staged_canal import begin; begin(); "
"""Python code for the server to run first: everybody has four unrest tiles, which attacks cost."""
LAST_TRIP: Final = "from tests.e2e.staged_canal import begin; begin(is_last_trip=True); "
"""The match begins with the ship on its last way home, near the end."""
WEIGHED: Final = "from tests.e2e.staged_canal import weigh; weigh(); "
"""Every match begins at Olena's turn in a position in which a build can cost more than it gains."""
CROWDED: Final = "from tests.e2e.staged_canal import crowd; crowd(); "
"""The same with five seats and a full board."""
ATTACKED: Final = "from tests.e2e.staged_canal import attack; attack(); "
"""Every match begins at Ben's turn, who can destroy a canal of Olena's."""
POINTED: Final = "from tests.e2e.staged_canal import point; point(); "
"""The same on another map, which the shipped sheet does not have."""
UNREST_IN_HAND: Final = 4
_plain = DaYunhe.setup


def armed(options: Options, seats: int, seed: int) -> State:
    """Takes the tiles from the seat's own stacks, so that every tile still exists once."""
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
    patch.setattr(DaYunhe, "setup", staticmethod(homeward if is_last_trip else armed))


def weigh() -> None:
    """Olena's third unrest tile lies where her canals could be joined; two are on the wall already."""
    state = position(
        {
            "A1": "y canal7 n-s",
            "A2": "y unrest",
            "A3": "y bridge n-s",
            "B2": "r unrest",
            "B4": "r canal5 n-se",
            "C5": "g canal1 n-s",
            "A8": "b unrest",
        },
        seats=4,
        card="remove",
        warehouse="garden canal2 unrest",
        walls={0: 2, 1: 1},
        low={1: (2, 0, 0)},
        cities={2: "garden weir"},
        reputation=(46, 41, 33, 38),
        ship="B9",
        round_=6,
    )
    _begin_with(state)


def crowd() -> None:
    state = position(
        {
            "A1": "y canal7 n-s",
            "A2": "y unrest",
            "A3": "y bridge n-s",
            "B2": "r unrest",
            "B4": "r canal5 n-se",
            "C5": "g canal1 n-s",
            "B7": "g lighthouse se-s",
            "A8": "b unrest",
            "C13": "b weir n-se",
            "B10": "p temple n-ne",
            "A11": "p lock n-ne",
            "B14": "p unrest",
        },
        seats=5,
        card="remove",
        warehouse="garden canal2 unrest",
        walls={0: 2, 1: 1, 4: 2},
        low={1: (2, 0, 0), 4: (0, 1, 0)},
        cities={2: "garden weir", 4: "garden weir canal5"},
        reputation=(46, 41, 33, 38, 107),
        ship="B9",
        round_=6,
    )
    _begin_with(state)


def _begin_with(state: State) -> None:
    patch = pytest.MonkeyPatch()  # for as long as the process lives
    patch.setattr(DaYunhe, "setup", staticmethod(lambda _options, _seats, _seed: GAME.copy(state)))


def point() -> None:
    """Another map: pointed hexagons, neighbours due east and west, tiles with one, three and six ends."""
    state = position(
        {
            "C4": "y canal2 e-nw",
            "E4": "r canal2 se-w",
            "F5": "r canal3 ne-nw",
            "D3": "y garden ne-e-se-sw-w-nw",
            "B3": "y canal1 e",
            "D5": "r canal4 e-sw-nw",
            "E6": "r unrest",
            "C6": "y unrest",
            "F7": "r bridge ne-sw",
            "D7": "y lighthouse ne-nw",
        },
        seats=2,
        card="remove",
        warehouse="canal4 canal7 unrest",
        walls={0: 1, 1: 2},
        cities={1: "temple"},
        reputation=(31, 28),
        ship="C4",
        round_=4,
        sheet=POINTY,
    )
    _begin_with(state)


def attack() -> None:
    """Ben's turn, the last of the round: he can destroy a canal of Olena's, and then the ship sails."""
    state = position(
        {
            "A1": "y canal7 n-s",
            "A2": "y unrest",
            "A3": "y bridge n-s",
            "B2": "r unrest",
            "B4": "y canal5 n-se",
            "A6": "r canal1 n-s",
        },
        active=1,
        card="destroy",
        warehouse="garden unrest unrest",
        walls={0: 1, 1: 1},
        reputation=(46, 41),
        ship="A0",
        round_=5,
    )
    _begin_with(state)
