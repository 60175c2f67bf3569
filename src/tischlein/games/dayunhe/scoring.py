"""Changes of reputation, the final scoring and the winners (DY-2.3, section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tischlein.core.events import Out
from tischlein.core.game import Result
from tischlein.core.states import raised, replaced
from tischlein.core.types import EVERYONE, Seat
from tischlein.games.dayunhe import events
from tischlein.games.dayunhe.chart import Chart
from tischlein.games.dayunhe.data import (
    BLOTS,
    CITIES,
    KIND,
    NETWORK,
    OWNER,
    RIOTS,
    SOURCES,
    UNREST,
)
from tischlein.games.dayunhe.state import OVER, State, region_of

RIOT: Final = -4
"""The cost of each unrest tile in a seat's region, and of each in its part of the city (DY-8.2)."""
FOURTH_TRIP: Final = "fourth-trip"
FORTY_ROUNDS: Final = "forty-rounds"


def change(state: State, seat: Seat, points: int, source: int) -> int:
    """Records a change and returns the actual one, because reputation does not fall below 0 (DY-2.3)."""
    if not points:
        return 0  # usual in a final scoring, and bots that steer the ship play on to many of these
    before = state.reputation[seat]
    after = before + points
    after = max(after, 0)
    state.reputation = replaced(state.reputation, seat, after)
    state.sums = replaced(state.sums, seat, raised(state.sums[seat], source, after - before))
    return after - before


def largest_network(chart: Chart, board: tuple[int, ...], seat: Seat) -> list[int]:
    """The fields of the seat's largest network: its tiles joined by lines (DY-8.2); the first one of equals."""
    lines = chart.lines
    own = [field for field in chart.fields if board[field] >> OWNER == seat and lines[board[field]]]
    best: list[int] = []
    left = set(own)
    for start in own:
        if start not in left:
            continue
        left.discard(start)
        network = [start]
        for field in network:  # grows during the loop
            line = lines[board[field]]
            for edge, other, back in chart.around[field]:
                if other in left and line & edge and lines[board[other]] & back:
                    left.discard(other)
                    network.append(other)
        if len(network) > len(best):
            best = network
    return best


def network_sizes(chart: Chart, board: tuple[int, ...], seats: int) -> list[int]:
    """By seat: the size of its largest network.

    Bots ask for all seats in every position that they try, and play on to the end: one pass over the board, and lists
    instead of sets, took half of the time of `largest_network` for each seat in pure Python and a quarter compiled.
    """
    lines, around, sizes = chart.lines, chart.around, [0] * seats
    laid = [field for field in chart.fields if lines[board[field]]]
    is_left = [False] * len(board)
    for field in laid:
        is_left[field] = True
    for start in laid:
        if not is_left[start]:
            continue
        is_left[start] = False
        owner = board[start] >> OWNER
        network = [start]
        for field in network:  # grows during the loop
            line = lines[board[field]]
            for edge, other, back in around[field]:
                if line & edge and is_left[other]:
                    code = board[other]
                    if code >> OWNER == owner and lines[code] & back:
                        is_left[other] = False
                        network.append(other)
        sizes[owner] = max(sizes[owner], len(network))
    return sizes


def riots(chart: Chart, board: tuple[int, ...], region: int) -> int:
    """The number of unrest tiles of any colour in a region; regions count from 0 in the north."""
    return sum(1 for field in chart.region_fields[region] if board[field] >> KIND & 31 == UNREST)


@lru_cache(maxsize=8)
def lying(chart: Chart, board: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The size of each seat's largest network, and the unrest in each region.

    Remembered, because bots that steer the ship through the last round come to the end a thousand times over the same
    board: the longest decision of `medium` with four seats took 32 ms in pure Python instead of 50.
    """
    return network_sizes(chart, board, chart.seats), [riots(chart, board, region) for region in range(chart.seats)]


def score_finally(state: State, out: Out | None) -> None:
    """Scores everything in the order of DY-8.2, and ends the match."""
    seats = state.table.seats
    networks, torches = lying(state.table.chart, state.board)
    unrest = [torches[region_of(state.table, seat)] for seat in range(seats)]
    cities = [len(city) for city in state.cities]
    stages: tuple[tuple[int, list[int], list[int]], ...] = (
        (NETWORK, networks, networks),
        (CITIES, cities, [count * count for count in cities]),
        (RIOTS, unrest, []),
        (BLOTS, [len(blots) for blots in state.blots], []),
    )
    for source, counts, gains in stages:
        for seat in range(seats):
            points = gains[seat] if gains else RIOT * counts[seat]
            changed = change(state, seat, points, source)
            if out is not None and counts[seat]:
                total = state.reputation[seat]
                out.to(EVERYONE, events.FinalScored(seat, SOURCES[source], counts[seat], changed, total))
    state.history = (*state.history, state.reputation)
    state.step = OVER
    if out is not None:
        out.to(EVERYONE, events.Ended(winners(state), state.trips > 0))


def ranks(chart: Chart, board: tuple[int, ...], reputation: Sequence[int], cities: Sequence[bytes]) -> list[int]:
    """By seat: its rank, from 0. Ties are broken in the order of DY-8.3; equal standings have equal ranks."""
    standings = [
        (points, len(cities[seat]), len(largest_network(chart, board, seat))) for seat, points in enumerate(reputation)
    ]
    return [sum(other > own for other in standings) for own in standings]


def winners(state: State) -> tuple[Seat, ...]:
    found = ranks(state.table.chart, state.board, state.reputation, state.cities)
    return tuple(seat for seat, rank in enumerate(found) if not rank)


def result(state: State) -> Result | None:
    if state.step != OVER:
        return None
    scores = state.reputation
    if state.trips:
        return Result(FORTY_ROUNDS, scores, winners(state))
    return Result(FOURTH_TRIP, scores, winners(state))
