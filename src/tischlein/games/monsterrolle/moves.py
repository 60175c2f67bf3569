"""Moves as packed integers, `verb << 20 | where << 8 | card`, and as text.

draw                from the draw pile          stop 3            onto the paper at place 3
take                the top of the discards     tear r 2:4        a red tear onto seat 2, place 4
lay rb* 3           red left, blue right,       discard rb*       onto the discard pile
                    a star, at place 3          end               confirms the turn
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tischlein.core.notation import Notation
from tischlein.core.types import Move
from tischlein.games.monsterrolle.data import CARD_TEXTS, LETTERS, SCORING, is_paper

VERB: Final = 20
DRAW_CARD: Final = 0 << VERB
TAKE_CARD: Final = 1 << VERB
LAY: Final = 2 << VERB
LAY_STOP: Final = 3 << VERB
LAY_TEAR: Final = 4 << VERB
DISCARD: Final = 5 << VERB
END: Final = 6 << VERB

WHERE: Final = 8
SEAT: Final = 6
"""A shift: the `where` of a tear is seat << 6 | place. A row has at most sixty places."""
PLACES: Final = 1 << SEAT
SEATS: Final = 9
"""Seats that the notation can name: all digits, which is more than a match has."""


def lay(card: int, place: int) -> Move:
    return LAY | place << WHERE | card


def stop(place: int) -> Move:
    return LAY_STOP | place << WHERE


def tear(colour: int, seat: int, place: int) -> Move:
    return LAY_TEAR | (seat << SEAT | place) << WHERE | colour


def discard(card: int) -> Move:
    return DISCARD | card


def verb_of(move: Move) -> int:
    return move >> VERB << VERB


def where_of(move: Move) -> int:
    return move >> WHERE & 0xFFF


def card_of(move: Move) -> int:
    """The card of a lay or discard, the colour of a tear."""
    return move & 0xFF


def _all_moves() -> Iterator[tuple[str, Move]]:
    yield from (("draw", DRAW_CARD), ("take", TAKE_CARD), ("end", END))
    for card, name in CARD_TEXTS.items():
        if card != SCORING:
            yield f"discard {name}", discard(card)
    for place in range(PLACES):
        yield f"stop {place + 1}", stop(place)
        for card, name in CARD_TEXTS.items():
            if is_paper(card):
                yield f"lay {name} {place + 1}", lay(card, place)
        for colour, letter in enumerate(LETTERS):
            for seat in range(SEATS):
                yield f"tear {letter} {seat + 1}:{place + 1}", tear(colour, seat, place)


NOTATION: Final = Notation("mr", _all_moves)
format_move: Final = NOTATION.format
