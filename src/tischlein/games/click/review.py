"""What the end shows besides the points (core.review): the photos that were possible and that nobody made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tischlein.core.match import Entry, Header
from tischlein.core.types import Seat
from tischlein.games.click.missed import missed


@dataclass(frozen=True, slots=True)
class MissedPhoto:
    v: int
    """The record by which it became possible."""
    turn: int
    seat: Seat
    row: str
    """The motifs, joined by hyphens."""
    points: int
    start: int
    """The place of its leftmost card, from 1."""


def review(header: Header, entries: Sequence[Entry], numbers: Sequence[int]) -> list[MissedPhoto]:
    return [
        MissedPhoto(numbers[each.step], each.turn, each.seat, each.row, each.points, each.start)
        for each in missed(header, list(entries))
    ]
