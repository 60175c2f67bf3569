"""Moves as packed integers and as text: `verb << 20 | where << 8 | card`. The two forms say the same.

draw                from the draw pile          stop 3            onto the paper at place 3
take                the top of the discards     tear r 2:4        a red tear onto seat 2, place 4
lay rb* 3           red left, blue right,       discard rb*       onto the discard pile
                    a star, at place 3          end               confirms the turn
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tischlein.core.errors import NotationError
from tischlein.core.types import Move
from tischlein.core.words import text
from tischlein.games.monsterrolle.data import CARD_CODES, LETTERS, SCORING, card_text

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
"""Within `where` of a tear: seat << 6 | place. A row has at most sixty places."""
PLACES: Final = 1 << SEAT


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


@lru_cache(8192)
def format_move(move: Move) -> str:
    """Kept: a table writes the same few hundred moves over and over."""
    verb, where, card = verb_of(move), where_of(move), card_of(move)
    if verb == LAY:
        return f"lay {card_text(card)} {where + 1}"
    if verb == LAY_STOP:
        return f"stop {where + 1}"
    if verb == LAY_TEAR:
        return f"tear {LETTERS[card]} {(where >> SEAT) + 1}:{where % PLACES + 1}"
    if verb == DISCARD:
        return f"discard {card_text(card)}"
    return {DRAW_CARD: "draw", TAKE_CARD: "take", END: "end"}[verb]


_PLAIN: Final = {"draw": DRAW_CARD, "take": TAKE_CARD, "end": END}
_LAY: Final = re.compile(r"lay ([roygbp]{2}\*?) ([1-9][0-9]?)")
_STOP: Final = re.compile(r"stop ([1-9][0-9]?)")
_TEAR: Final = re.compile(r"tear ([roygbp]) ([1-9]):([1-9][0-9]?)")
_DISCARD: Final = re.compile(r"discard (\S+)")


@lru_cache(1024)
def parse_move(typed: str) -> Move:
    """Spaces and capitals are forgiven; anything else that is no move raises NotationError."""
    words = " ".join(typed.lower().split())
    move = _PLAIN.get(words)
    if move is not None:
        return move
    if (found := _LAY.fullmatch(words)) and int(found[2]) <= PLACES:
        return lay(CARD_CODES[found[1]], int(found[2]) - 1)
    if (found := _STOP.fullmatch(words)) and int(found[1]) <= PLACES:
        return stop(int(found[1]) - 1)
    if (found := _TEAR.fullmatch(words)) and int(found[3]) <= PLACES:
        return tear(LETTERS.index(found[1]), int(found[2]) - 1, int(found[3]) - 1)
    if (found := _DISCARD.fullmatch(words)) and CARD_CODES.get(found[1], SCORING) != SCORING:
        return discard(CARD_CODES[found[1]])
    raise NotationError(text("mr-notation", typed=words[:40]))


def is_well_formed(move: Move) -> bool:
    """Whether the integer is a move at all; anybody can send any integer."""
    if not 0 <= move <= END:
        return False
    try:
        return parse_move(format_move(move)) == move
    except (NotationError, KeyError, IndexError):
        return False
