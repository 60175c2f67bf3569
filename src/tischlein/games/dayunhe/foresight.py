"""The ship's next move as the page shows it: every step of every way, and the points that it can bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tischlein.core.types import Seat
from tischlein.games.dayunhe import ship
from tischlein.games.dayunhe.chart import Chart
from tischlein.games.dayunhe.state import INSPECTING, OVER, RISING, SAILING, State
from tischlein.games.dayunhe.tally import first_of
from tischlein.games.dayunhe.view import View


@dataclass(frozen=True, slots=True)
class ShownLeg:
    """One step that the ship could make in its next move."""

    number: int
    source: str
    field: str
    seat: Seat
    """The seat that would gain or lose; -1 if none."""
    points: int


@dataclass(frozen=True, slots=True)
class ShownVoyage:
    """The ship's next move, or the rest of the current one, if nothing else changes."""

    legs: tuple[ShownLeg, ...]
    """Every step of every way; empty if the ship will not sail."""
    least: tuple[int, ...]
    """By seat: the least that the move can bring, over all possible ways."""
    most: tuple[int, ...]


def foresee(chart: Chart, position: State | View) -> ShownVoyage:
    """Uses only public information, which State and View have under the same names."""
    nothing = (0,) * chart.seats
    if not _will_sail(position):
        return ShownVoyage((), nothing, nothing)
    is_inspection = position.step == INSPECTING
    length = position.left if position.step in (SAILING, INSPECTING) else ship.move_length(chart.seats)
    board, first = position.board, first_of(position)
    here, heading = position.ship, position.heading
    legs = ship.forecast(chart, board, first, here, heading, length, is_inspection=is_inspection)
    least, most = ship.extremes(legs, here, position.reputation, is_inspection=is_inspection)
    return ShownVoyage(tuple(_shown_leg(chart, leg) for leg in legs), tuple(least), tuple(most))


@lru_cache(maxsize=4096)
def _shown_leg(chart: Chart, leg: ship.Leg) -> ShownLeg:
    return ShownLeg(leg.number, chart.names[leg.source], chart.names[leg.field], leg.seat, leg.points)


def _will_sail(position: State | View) -> bool:
    """Whether the ship will move. During a tea break it rests, except for an inspection (DY-5.6, DY-5.14).

    In phase 4 its next move is in the next round.
    """
    return (
        position.trips > 0 and position.step != OVER and (not position.is_tea or position.step in (INSPECTING, RISING))
    )
