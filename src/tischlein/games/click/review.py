"""The analysis of a finished match (core.review): photos that a seat could have made and did not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tischlein.core.match import Entry, Header, Match
from tischlein.core.types import Move, Seat
from tischlein.games.click import GAME
from tischlein.games.click.legal import find_photos
from tischlein.games.click.moves import OPEN_SLOT, first_of, second_of
from tischlein.games.click.photos import composition_of
from tischlein.games.click.state import State, is_open_window, row_name


@dataclass(frozen=True, slots=True)
class MissedPhoto:
    v: int
    """The number of the log record after which it became possible."""
    turn: int
    seat: Seat
    row: str
    """The motifs, joined by hyphens."""
    points: int
    start: int
    """The place of its leftmost card, from 1."""


Chance = tuple[Seat, int]
"""A seat, and a composition by its number."""


def review(header: Header, entries: Sequence[Entry], numbers: Sequence[int]) -> list[MissedPhoto]:
    """The missed photos in the order in which they became possible; one for as long as it stays possible."""
    match = Match(GAME, header)
    running = _chances(match.state, numbers[0])
    found: list[MissedPhoto] = []
    for step, entry in enumerate(entries, 1):
        match.follow(entry)
        if not is_open_window(match.state) and match.result is None:
            continue
        now = _chances(match.state, numbers[step])
        for chance, seen in running.items():
            if chance in now:
                now[chance] = seen
            elif chance[1] not in match.state.scored[chance[0]]:
                found.append(seen)
        running = now
    return sorted(found, key=lambda each: (each.v, each.seat, each.start))


def _chances(state: State, v: int) -> dict[Chance, MissedPhoto]:
    if not is_open_window(state):
        return {}
    table, chances = state.table, dict[Chance, MissedPhoto]()
    for seat in range(table.seats):
        photos: list[Move] = []
        find_photos(state.wall, state.compositions[seat], table.rows, 0, photos)
        if seat == state.active:
            find_photos(state.wall, state.open, table.rows, OPEN_SLOT, photos)
        for photo in photos:
            card = composition_of(state, seat, first_of(photo))
            row, points = row_name(table, table.rows[card]), table.points[card]
            chances.setdefault((seat, card), MissedPhoto(v, state.turn, seat, row, points, second_of(photo) + 1))
    return chances
