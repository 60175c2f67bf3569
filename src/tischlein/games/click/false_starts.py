"""False starts: which photos stood before the wall was last changed, and so could have been seen in time (CL-6.3).

A photo is its composition and its stretch: the same cards, side by side and free before as now. Another stretch of the
same motifs is another photo. Whatever a call is too early for is decided when it comes, and followed through the photos
that others make before it is marked.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from tischlein.core.types import Move, Seat
from tischlein.games.click.moves import MOVE_CARD, OPEN_SLOT, PHOTO, SWAP_CARDS, first_of, photo, second_of, verb_of
from tischlein.games.click.photos import composition_of
from tischlein.games.click.state import State
from tischlein.games.click.walls import rearranged

NEW = b"\xff"
"""The place before of a card that was not in the wall; no wall is so long."""


def places_before(state: State) -> bytes:
    """For each card of the wall, where it lay before the last change."""
    move = state.changed
    places = bytes(range(len(state.before_wall)))
    if verb_of(move) == PHOTO:
        row, start = state.table.rows[first_of(move)], second_of(move)
        left = places[:start] + places[start + len(row) :]
        return NEW * (len(state.wall) - len(left)) + left  # filled up from the left (CL-3.9)
    if state.wall == state.before_wall and verb_of(move) in (MOVE_CARD, SWAP_CARDS):
        return places  # two cards that look alike have changed places: nobody can see that
    return rearranged(places, move, NEW)


def stood_before(state: State, seat: Seat, photos: Iterable[Move]) -> tuple[Move, ...]:
    """Those of these photos that the seat could have made before the last change."""
    places = places_before(state)
    return tuple(each for each in photos if _stood(state, seat, each, places))


def _stood(state: State, seat: Seat, mark: Move, places: bytes) -> bool:
    slot, start = first_of(mark), second_of(mark)
    composition = composition_of(state, seat, slot)
    row = state.table.rows[composition]
    was_in_reach = state.before_active == seat if slot >= OPEN_SLOT else composition in state.before_held[seat]
    cards = places[start : start + len(row)]
    are_neighbours = all(right == left + 1 for left, right in pairwise(cards))
    return was_in_reach and are_neighbours and state.before_wall[cards[0] : cards[-1] + 1] == row


def _stretch(state: State, seat: Seat, mark: Move) -> range:
    """The places of its cards."""
    start = second_of(mark)
    return range(start, start + len(state.table.rows[composition_of(state, seat, first_of(mark))]))


def follow_photo(state: State) -> None:
    """Somebody before has made a photo: what is left of the early ones lies elsewhere now."""
    now = {before: place for place, before in enumerate(places_before(state))}
    state.early = tuple(
        tuple(
            photo(first_of(each), now[second_of(each)])
            for each in photos
            if all(place in now for place in _stretch(state, seat, each))
        )
        for seat, photos in enumerate(state.early)
    )
