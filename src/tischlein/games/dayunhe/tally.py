"""The result if nothing else happened: the uprisings that are due, and the final scoring as of now.

Uses public information alone. The result equals that of `rounds` and `scoring`; a test plays on to compare them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.core.types import Seat
from tischlein.games.dayunhe.chart import Chart
from tischlein.games.dayunhe.data import BLOTS, CITIES, NETWORK, RIOTS
from tischlein.games.dayunhe.rounds import UPRISING
from tischlein.games.dayunhe.scoring import RIOT, riots
from tischlein.games.dayunhe.setup import FISTS
from tischlein.games.dayunhe.state import OVER, RISING, State, put_away
from tischlein.games.dayunhe.view import View

FINAL: Final = (NETWORK, CITIES, RIOTS, BLOTS)


@dataclass(frozen=True, slots=True)
class ShownTally:
    """The result if the match ended with this round and nothing else changed, not even by the ship's next move.

    The parts of the final scoring are not limited (four unrest tiles are -16 even for a seat with less); `final` is,
    because reputation does not fall below 0. After the end of the match they are the recorded changes.
    """

    uprisings: int
    """The actual cost of the uprisings that are due in phase 4 of this round."""
    network: int
    city: int
    riots: int
    blots: int
    hall: int
    """City and blots together: the points of the seat's part of the Forbidden City."""
    final: int
    """The final reputation."""


def tally(chart: Chart, position: State | View, seat: Seat, network_size: int) -> ShownTally:
    """Uses only public information, which State and View have under the same names."""
    reputation = position.reputation[seat]
    if position.step == OVER:
        network, city, unrest, blots = (position.sums[seat][source] for source in FINAL)
        return ShownTally(0, network, city, unrest, blots, city + blots, reputation)
    risen = after_uprisings(position, seat)
    counts = (
        network_size,
        len(position.cities[seat]) ** 2,
        RIOT * riots(chart, position.board, (seat - first_of(position)) % chart.seats),
        RIOT * len(position.blots[seat]),
    )
    final = risen
    for points in counts:  # DY-8.2: in this order
        final = max(final + points, 0)
    network, city, unrest, blots = counts
    return ShownTally(risen - reputation, network, city, unrest, blots, city + blots, final)


def after_uprisings(position: State | View, seat: Seat) -> int:
    """The seat's reputation after the uprisings that are due (DY-7.1)."""
    fist = fist_of(position)
    reputation = position.reputation[seat]
    for _ in range((position.walls[seat] - _paid(position, seat)) // fist):
        reputation = max(reputation + UPRISING * fist, 0)
    return reputation


def _paid(position: State | View, seat: Seat) -> int:
    """Tiles of an uprising that was paid already which are still on the wall, while the seat puts them away."""
    is_settling = position.step == RISING and position.active == seat
    return fist_of(position) - sum(put_away(position.settled)) if is_settling else 0


def first_of(position: State | View) -> Seat:
    return position.first if isinstance(position, View) else position.table.first


def fist_of(position: State | View) -> int:
    return FISTS[position.options["fist"]] if isinstance(position, View) else position.table.fist
