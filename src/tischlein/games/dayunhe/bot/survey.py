"""What a board shows: the ways of the ship, networks and unrest. All that depends on nothing but its tiles.

Remembered, because a search comes to the same boards again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tischlein.core.types import Seat
from tischlein.games.dayunhe.bot.journey import Trips
from tischlein.games.dayunhe.chart import NORTH, SOUTH, Chart, find_chart
from tischlein.games.dayunhe.data import KIND, UNREST
from tischlein.games.dayunhe.scoring import network_sizes
from tischlein.games.dayunhe.ship import canal_set
from tischlein.games.dayunhe.state import State


class Survey:
    __slots__ = ("networks", "riots", "trips")

    def __init__(self, chart: Chart, board: tuple[int, ...], first: Seat) -> None:
        canals = canal_set(board)
        self.trips: Final = [Trips(chart, board, canals, first, heading) for heading in (SOUTH, NORTH)]
        """By heading."""
        self.networks: Final = network_sizes(chart, board, chart.seats)
        """By seat: tiles of its largest network."""
        self.riots: Final = [0] * chart.seats
        """By seat: unrest in its region."""
        for region, fields in enumerate(chart.region_fields):
            for field in fields:
                if board[field] >> KIND & 31 == UNREST:
                    self.riots[(first + region) % chart.seats] += 1


def survey(state: State) -> Survey:
    table = state.table
    return _survey(table.options["sheet"], table.seats, table.first, state.board)


@lru_cache(maxsize=2048)
def _survey(sheet: str, seats: int, first: Seat, board: tuple[int, ...]) -> Survey:
    return Survey(find_chart(sheet, seats), board, first)
