"""What a move would bring, as a short list of figures with their sum: added up here, so that the page only shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tischlein.core.types import Seat
from tischlein.games.dayunhe.foresight import ShownVoyage

Change = tuple[int, int]
"""Before and after."""
Range = tuple[int, int]
"""From the worst to the best way that the ship may be steered."""


@dataclass(frozen=True, slots=True)
class SeatOutlook:
    """Pairs are before and after the moves."""

    points: int
    """What the moves themselves bring or cost, at once."""
    wall: Change
    """Unrest tiles on the own part of the wall."""
    uprisings: Change
    """What uprisings will cost in phase 4 of this round if nothing else changes; 0 or less."""
    riots: Change
    """Unrest tiles in the own region; each costs 4 in the end."""
    network: Change
    """Tiles of the largest network."""
    city: Change
    """Canal tiles in the Forbidden City."""
    blots: Change
    """Unrest tiles in the own part of the Forbidden City."""
    scoring: Change
    """What the final scoring would count: network, city and unrest together, whether or not somebody falls below 0."""
    final: Change
    """The reputation in the end, if the match ended with this round and the ship did not sail any more."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Points that somebody would gain or lose."""

    what: str
    """For who moves `now`, `wall`, `end` (the final scoring), `ship`; for others `wall`, and `other` for the rest."""
    seat: Seat
    points: Range
    wall: int
    """Of a `wall`: the tiles that are there afterwards; else 0. Its points are those of uprisings."""
    cause: str
    """Of an `end`: what changes, `riots`, `network`, `city` or `several`; else empty."""


@dataclass(frozen=True, slots=True)
class Weighed:
    figures: tuple[Figure, ...]
    sum: Range
    """All of it together, for who moves."""
    walls: tuple[int, ...]
    """By seat: tiles that would come onto its part of the wall."""


def weigh(seats: Sequence[SeatOutlook], before: ShownVoyage, after: ShownVoyage, own: Seat) -> Weighed:
    """`before` and `after`: the ship's coming move without the moves and with them."""
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
            # An uprising is told beside the wall already.
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
