"""False starts: which photos were possible already before the last change of the wall (CL-6.3).

After a false start only these may be marked. A photo is a composition and a run of cards: the same cards must have
been neighbours and free before. Other cards with the same motifs are another photo. The list is made when the call
arrives, and updated by the photos that others make before the caller marks.
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
        return NEW * (len(state.wall) - len(left)) + left  # filled up at the left end (CL-3.9)
    if state.wall == state.before_wall and verb_of(move) in (MOVE_CARD, SWAP_CARDS):
        return places  # two equal cards were exchanged, which is invisible
    return rearranged(places, move, NEW)


def stood_before(state: State, seat: Seat, photos: Iterable[Move]) -> tuple[Move, ...]:
    """The photos, of these, that the seat could have made before the last change."""
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
    """The places of the photo's cards."""
    start = second_of(mark)
    return range(start, start + len(state.table.rows[composition_of(state, seat, first_of(mark))]))


def follow_photo(state: State) -> None:
    """Updates the early photos of all callers after a photo of another seat: places change, and some are gone."""
    now = {before: place for place, before in enumerate(places_before(state))}
    state.early = tuple(
        tuple(
            photo(first_of(each), now[second_of(each)])
            for each in photos
            if all(place in now for place in _stretch(state, seat, each))
        )
        for seat, photos in enumerate(state.early)
    )
