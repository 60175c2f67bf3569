"""The ship's coming move as the page shows it: every step of every way, and what the move can bring to whom."""

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
    """One step that the ship could take in its coming move."""

    number: int
    source: str
    field: str
    seat: Seat
    """Who would gain or lose; -1 for nobody."""
    points: int


@dataclass(frozen=True, slots=True)
class ShownVoyage:
    """The ship's coming (or present) move, if nothing else changes."""

    legs: tuple[ShownLeg, ...]
    """Every step of every way; empty if the ship will not sail."""
    least: tuple[int, ...]
    """By seat: the least that the move can bring, over all ways that may be steered."""
    most: tuple[int, ...]


def foresee(chart: Chart, position: State | View) -> ShownVoyage:
    """A State and a View are asked for the same public things."""
    nothing = (0,) * chart.seats
    if not _will_sail(position):
        return ShownVoyage((), nothing, nothing)
    is_inspection = position.step == INSPECTING
    length = position.left if position.step in (SAILING, INSPECTING) else ship.move_length(chart.seats)
    board, first = list(position.board), first_of(position)
    here, heading = position.ship, position.heading
    legs = ship.forecast(chart, board, first, here, heading, length, is_inspection=is_inspection)
    least, most = ship.extremes(legs, here, position.reputation, is_inspection=is_inspection)
    return ShownVoyage(tuple(_shown_leg(chart, leg) for leg in legs), tuple(least), tuple(most))


@lru_cache(maxsize=4096)
def _shown_leg(chart: Chart, leg: ship.Leg) -> ShownLeg:
    return ShownLeg(leg.number, chart.names[leg.source], chart.names[leg.field], leg.seat, leg.points)


def _will_sail(position: State | View) -> bool:
    """Whether there is a move to foretell: at tea the ship rests, but for an inspection (DY-5.6, DY-5.14).

    In phase 4 the coming move is the next round's.
    """
    return (
        position.trips > 0 and position.step != OVER and (not position.is_tea or position.step in (INSPECTING, RISING))
    )
