"""The photos that somebody could have made and did not: for the end of a match, when nothing is hidden any more."""

from __future__ import annotations

from dataclasses import dataclass

from tischlein.core.match import Entry, Header, Match
from tischlein.core.types import Move, Seat
from tischlein.games.click import GAME
from tischlein.games.click.legal import find_photos
from tischlein.games.click.moves import FIRST, OPEN_SLOT
from tischlein.games.click.state import State, is_open_window, row_name


@dataclass(frozen=True, slots=True)
class Missed:
    step: int
    """How many entries of the match had been made when the photo became possible."""
    turn: int
    seat: Seat
    row: str
    """The motifs, joined by hyphens."""
    points: int
    start: int
    """The place of its leftmost card, from 1."""
    is_open: bool
    """One of the open compositions."""


Chance = tuple[Seat, int]
"""A seat and the number of a composition."""


def missed(header: Header, entries: list[Entry]) -> list[Missed]:
    """In the order in which they became possible. A photo that stays possible for a while is one chance."""
    match = Match(GAME, header)
    running = _chances(match.state, 0)
    found: list[Missed] = []
    for step, entry in enumerate(entries, 1):
        match.follow(entry)
        if not is_open_window(match.state) and match.result is None:
            continue
        now = _chances(match.state, step)
        for chance, seen in running.items():
            if chance in now:
                now[chance] = seen
            elif chance[1] not in match.state.scored[chance[0]]:
                found.append(seen)
        running = now
    return sorted(found, key=lambda each: (each.step, each.seat, each.start))


def _chances(state: State, step: int) -> dict[Chance, Missed]:
    if not is_open_window(state):
        return {}
    chances: dict[Chance, Missed] = {}
    for seat in range(state.table.seats):
        photos: list[Move] = []
        find_photos(state.wall, state.compositions[seat], state.table.rows, 0, photos)
        if seat == state.active:
            find_photos(state.wall, state.open, state.table.rows, OPEN_SLOT, photos)
        for photo in photos:
            slot, start = photo >> FIRST & 0xFF, photo & 0xFF
            is_open = slot >= OPEN_SLOT
            card = state.open[slot - OPEN_SLOT] if is_open else state.compositions[seat][slot]
            row, points = row_name(state.table, state.table.rows[card]), state.table.points[card]
            chances.setdefault((seat, card), Missed(step, state.turn, seat, row, points, start + 1, is_open))
    return chances
