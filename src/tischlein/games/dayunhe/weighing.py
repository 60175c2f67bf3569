"""The gains and losses of a move as a short list of figures with their sum, so that the page need not add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tischlein.core.types import Seat
from tischlein.games.dayunhe.foresight import ShownVoyage

Change = tuple[int, int]
"""Before and after."""
Range = tuple[int, int]
"""The worst and the best over all ways of the ship."""


@dataclass(frozen=True, slots=True)
class SeatOutlook:
    """The effects of the moves for one seat. Pairs are before and after the moves."""

    points: int
    """The immediate gain or loss by the moves."""
    wall: Change
    """Unrest tiles on the seat's part of the wall."""
    uprisings: Change
    """The cost of uprisings in phase 4 of this round if nothing else changes; 0 or less."""
    riots: Change
    """Unrest tiles in the seat's region; each costs 4 in the end."""
    network: Change
    """Tiles of the largest network."""
    city: Change
    """Canal tiles in the Forbidden City."""
    blots: Change
    """Unrest tiles in the seat's part of the Forbidden City."""
    scoring: Change
    """The final scoring of network, city and unrest together, not limited at reputation 0."""
    final: Change
    """The final reputation, if the match ended with this round without another move of the ship."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Points that a seat would gain or lose."""

    what: str
    """For the seat that moves: `now`, `wall`, `end` (the final scoring) or `ship`. For others: `wall`, or `other`."""
    seat: Seat
    points: Range
    wall: int
    """In a `wall`, whose points are those of uprisings: the tiles that are there afterwards; else 0."""
    cause: str
    """In an `end`: what changes, `riots`, `network`, `city` or `several`; else empty."""


@dataclass(frozen=True, slots=True)
class Weighed:
    figures: tuple[Figure, ...]
    sum: Range
    """The sum for the seat that moves."""
    walls: tuple[int, ...]
    """By seat: tiles that are added to its part of the wall."""


def weigh(seats: Sequence[SeatOutlook], before: ShownVoyage, after: ShownVoyage, own: Seat) -> Weighed:
    """`before` and `after` are the ship's next move without and with the moves."""
    figures: list[Figure] = []
    mine = seats[own] if own < len(seats) else None
    if mine and mine.points:
        figures.append(Figure("now", own, (mine.points, mine.points), 0, ""))
    for seat, each in enumerate(seats):
        if _gain(each.wall):
            figures.append(Figure("wall", seat, (_gain(each.uprisings),) * 2, each.wall[1], ""))
    total = 0, 0
    if mine:
        late, ship = _gain(mine.scoring), _shipped(before, after, own)
        if late:
            figures.append(Figure("end", own, (late, late), 0, _cause(mine)))
        if any(ship):
            figures.append(Figure("ship", own, ship, 0, ""))
        total = _plus(ship, mine.points + _gain(mine.uprisings) + late)
    for seat, each in enumerate(seats):
        if seat != own:
            # Uprisings are included in the figure of the wall.
            rest = each.points + _gain(each.scoring) + (0 if _gain(each.wall) else _gain(each.uprisings))
            points = _plus(_shipped(before, after, seat), rest)
            if any(points):
                figures.append(Figure("other", seat, points, 0, ""))
    return Weighed(tuple(figures), total, tuple(max(_gain(each.wall), 0) for each in seats))


def _gain(change: Change) -> int:
    return change[1] - change[0]


def _plus(points: Range, more: int) -> Range:
    return points[0] + more, points[1] + more


def _shipped(before: ShownVoyage, after: ShownVoyage, seat: Seat) -> Range:
    least, most = after.least[seat] - before.least[seat], after.most[seat] - before.most[seat]
    return min(least, most), max(least, most)


def _cause(seat: SeatOutlook) -> str:
    changed = [name for name in ("riots", "network", "city") if _gain(getattr(seat, name))]
    return "several" if len(changed) > 1 else changed[0] if changed else "city"
