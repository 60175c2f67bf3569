"""Rows of cards: the effect of a command on a row of cards, or on a list with a number for each card.

Used for the wall, for the earlier places of its cards, and for the wall that a move would lead to. Bots ask where a
wall shows a row of motifs.
"""

from __future__ import annotations

from tischlein.core.types import Move
from tischlein.games.click.data import COVERED, LEFT
from tischlein.games.click.moves import FIRST, LAY, MOVE_CARD, REMOVE_CARD, SWAP_CARDS, TAKE_BACK, TAKE_CARD, VERB


def rearranged(cards: bytes, move: Move, new: bytes) -> bytes:
    """`new` is the card that comes from the market, the deck or the discard pile, if the command brings one."""
    verb, first, second = move >> VERB << VERB, move >> FIRST & 0xFF, move & 0xFF
    if verb in (TAKE_CARD, LAY):
        return new + cards if second == LEFT else cards + new
    if verb == SWAP_CARDS:
        one, other = cards[first : first + 1], cards[second : second + 1]
        return cards[:first] + other + cards[first + 1 : second] + one + cards[second + 1 :]
    if verb == MOVE_CARD:
        rest = cards[:first] + cards[first + 1 :]
        return rest[:second] + cards[first : first + 1] + rest[second:]
    if verb == TAKE_BACK:
        return cards[:second] + new + cards[second:]
    if verb == REMOVE_CARD:
        return cards[:first] + cards[first + 1 :]
    return cards


def places_of(wall: bytes) -> list[int]:
    """By motif: the places where it lies uncovered, as a set. A wall has at most 47 cards, so a set is a machine word.

    Whether a row is shown is then a matter of a few bits. `row in wall` makes an exception and drops it each time
    (Python 3.11): in pure Python it took 1.3 times as long as `shown`, and it did not gain by being compiled.
    """
    places = [0] * COVERED
    for place in range(len(wall)):
        if wall[place] < COVERED:
            places[wall[place]] |= 1 << place
    return places


def shown(places: list[int], row: bytes, first: int, end: int) -> int:
    """Where the cards `first` to `end` of the row lie side by side: the places of the first one, as a set."""
    found = places[row[first]]
    step = 1
    while found and first + step < end:
        found &= places[row[first + step]] >> step
        step += 1
    return found
