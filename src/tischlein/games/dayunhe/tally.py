"""What everybody would have if nothing more happened: the uprisings that are due, and the final scoring as of now.

Public things alone, and the same end as `rounds` and `scoring` come to; a test plays both to the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.core.types import Seat
from tischlein.games.dayunhe.chart import Chart
from tischlein.games.dayunhe.data import BLOTS, CITIES, NETWORK, RIOTS, SOURCES
from tischlein.games.dayunhe.rounds import UPRISING
from tischlein.games.dayunhe.scoring import RIOT, riots
from tischlein.games.dayunhe.setup import FISTS
from tischlein.games.dayunhe.state import OVER, RISING, State, put_away
from tischlein.games.dayunhe.view import View

FINAL: Final = (NETWORK, CITIES, RIOTS, BLOTS)


@dataclass(frozen=True, slots=True)
class ShownTally:
    """If the match ended with this round and nothing else changed. The ship's coming move is not in it.

    The final scoring stands here as it is counted (four unrest tiles are -16 for the poorest, too); that nobody falls
    below 0 shows in `final`. In the end it is what was really booked.
    """

    uprisings: int
    """What the uprisings that are due in phase 4 of this round will really cost."""
    network: int
    city: int
    riots: int
    blots: int
    hall: int
    """City and blots: what the own part of the Forbidden City brings."""
    final: int
    """The reputation in the end."""


def tally(chart: Chart, position: State | View, seat: Seat, network_size: int) -> ShownTally:
    """A State and a View are asked for the same public things."""
    reputation = position.reputation[seat]
    if position.step == OVER:
        network, city, unrest, blots = (position.sums[len(SOURCES) * seat + source] for source in FINAL)
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
    """The seat's reputation once the uprisings that are due have been suffered (DY-7.1)."""
    fist = fist_of(position)
    reputation = position.reputation[seat]
    for _ in range((position.walls[seat] - _paid(position, seat)) // fist):
        reputation = max(reputation + UPRISING * fist, 0)
    return reputation


def _paid(position: State | View, seat: Seat) -> int:
    """Tiles that are still on the wall while the seat puts them away, after an uprising that has cost already."""
    is_settling = position.step == RISING and position.active == seat
    return fist_of(position) - sum(put_away(position.settled)) if is_settling else 0


def first_of(position: State | View) -> Seat:
    return position.first if isinstance(position, View) else position.table.first


def fist_of(position: State | View) -> int:
    return FISTS[position.options["fist"]] if isinstance(position, View) else position.table.fist
