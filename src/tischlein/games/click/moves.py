"""Moves as packed integers and as text: `verb << 16 | first << 8 | second`. The two forms say the same.

go                  what nobody commands           move 5 6         the card at place 5 goes to place 6
pass                no call in this window         swap 2 7         these two change places
click               the call                       remove 5         onto the discard pile
photo 2 5           own composition 2, its stretch back crane 3     from the discard pile to place 3
                    begins at place 5              extra            one more composition
photo b 5           the open composition b         replace          a new market; then `take`
nothing             the call is given up           renew            a whole new hand
draw                the top card of the deck       end              no further action card
take 2 left         market card 2, to the left end
lay right           the card drawn, to the right
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tischlein.core.errors import NotationError
from tischlein.core.types import Move
from tischlein.core.words import text
from tischlein.games.click.data import ENDS, MARKET, MOTIF_CODES, MOTIFS, OPEN, WALL_CARDS

VERB: Final = 16
FIRST: Final = 8
GO: Final = 0 << VERB
PASS: Final = 1 << VERB
CLICK: Final = 2 << VERB
NOTHING: Final = 3 << VERB
PHOTO: Final = 4 << VERB
DRAW_CARD: Final = 5 << VERB
TAKE_CARD: Final = 6 << VERB
LAY: Final = 7 << VERB
MOVE_CARD: Final = 8 << VERB
SWAP_CARDS: Final = 9 << VERB
REMOVE_CARD: Final = 10 << VERB
DRAW_EXTRA: Final = 11 << VERB
REPLACE_MARKET: Final = 12 << VERB
TAKE_BACK: Final = 13 << VERB
RENEW: Final = 14 << VERB
END: Final = 15 << VERB

OPEN_SLOT: Final = 32
"""From here on the slots of a photo are the open compositions."""
SLOTS: Final = 25
"""No hand holds more compositions than there are."""
OPEN_LETTERS: Final = "abc"


def photo(slot: int, start: int) -> Move:
    return PHOTO | slot << FIRST | start


def take(market: int, end: int) -> Move:
    return TAKE_CARD | market << FIRST | end


def lay(end: int) -> Move:
    return LAY | end


def move_card(origin: int, target: int) -> Move:
    return MOVE_CARD | origin << FIRST | target


def swap(one: int, other: int) -> Move:
    """The smaller place first: one move has one number."""
    return SWAP_CARDS | min(one, other) << FIRST | max(one, other)


def remove(place: int) -> Move:
    return REMOVE_CARD | place << FIRST


def take_back(motif: int, place: int) -> Move:
    return TAKE_BACK | motif << FIRST | place


def verb_of(move: Move) -> int:
    return move >> VERB << VERB


def first_of(move: Move) -> int:
    return move >> FIRST & 0xFF


def second_of(move: Move) -> int:
    return move & 0xFF


_PLAIN: Final = {
    "go": GO,
    "pass": PASS,
    "click": CLICK,
    "nothing": NOTHING,
    "draw": DRAW_CARD,
    "extra": DRAW_EXTRA,
    "replace": REPLACE_MARKET,
    "renew": RENEW,
    "end": END,
}
_PLAIN_TEXTS: Final = {move: word for word, move in _PLAIN.items()}
_PHOTO: Final = re.compile(r"photo ([1-9][0-9]?|[abc]) ([1-9][0-9]?)")
_TAKE: Final = re.compile(r"take ([1-9]) (left|right)")
_LAY: Final = re.compile(r"lay (left|right)")
_MOVE: Final = re.compile(r"move ([1-9][0-9]?) ([1-9][0-9]?)")
_SWAP: Final = re.compile(r"swap ([1-9][0-9]?) ([1-9][0-9]?)")
_REMOVE: Final = re.compile(r"remove ([1-9][0-9]?)")
_BACK: Final = re.compile(r"back ([a-z]+) ([1-9][0-9]?)")


@lru_cache(maxsize=4096)
def format_move(move: Move) -> str:
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == PHOTO:
        slot = OPEN_LETTERS[first - OPEN_SLOT] if first >= OPEN_SLOT else f"{first + 1}"
        return f"photo {slot} {second + 1}"
    if verb == TAKE_CARD:
        return f"take {first + 1} {ENDS[second]}"
    if verb == LAY:
        return f"lay {ENDS[second]}"
    if verb == MOVE_CARD:
        return f"move {first + 1} {second + 1}"
    if verb == SWAP_CARDS:
        return f"swap {first + 1} {second + 1}"
    if verb == REMOVE_CARD:
        return f"remove {first + 1}"
    if verb == TAKE_BACK:
        return f"back {MOTIFS[first]} {second + 1}"
    return _PLAIN_TEXTS[move]


def parse_move(typed: str) -> Move:
    """Spaces and capitals are forgiven; anything else that is no move raises NotationError."""
    words = " ".join(typed.lower().split())
    move = _PLAIN.get(words)
    if move is None:
        move = _parse_with_places(words)
    if move is None:
        raise NotationError(text("cl-notation", typed=words[:40]))
    return move


def _parse_with_places(words: str) -> Move | None:
    if (found := _PHOTO.fullmatch(words)) and _is_place(found[2]):
        if found[1] in OPEN_LETTERS:
            return photo(OPEN_SLOT + OPEN_LETTERS.index(found[1]), int(found[2]) - 1)
        return photo(int(found[1]) - 1, int(found[2]) - 1) if int(found[1]) <= SLOTS else None
    if (found := _TAKE.fullmatch(words)) and int(found[1]) <= MARKET:
        return take(int(found[1]) - 1, ENDS.index(found[2]))
    if found := _LAY.fullmatch(words):
        return lay(ENDS.index(found[1]))
    if (found := _MOVE.fullmatch(words)) and _is_place(found[1]) and _is_place(found[2]):
        return move_card(int(found[1]) - 1, int(found[2]) - 1)
    if (found := _SWAP.fullmatch(words)) and _is_place(found[1]) and _is_place(found[2]):
        return swap(int(found[1]) - 1, int(found[2]) - 1)
    if (found := _REMOVE.fullmatch(words)) and _is_place(found[1]):
        return remove(int(found[1]) - 1)
    if (found := _BACK.fullmatch(words)) and found[1] in MOTIF_CODES and _is_place(found[2]):
        return take_back(MOTIF_CODES[found[1]], int(found[2]) - 1)
    return None


def _is_place(number: str) -> bool:
    return int(number) <= WALL_CARDS


def is_well_formed(move: Move) -> bool:
    """Whether the integer is a move at all; anybody can send any integer."""
    if not 0 <= move <= END:
        return False
    try:
        return parse_move(format_move(move)) == move
    except (NotationError, KeyError, IndexError):
        return False


assert len(OPEN_LETTERS) == OPEN
