"""Moves as packed integers, `verb << 16 | first << 8 | second`, and as text.

go                  an automatic step              move 5 6         the card at place 5 goes to place 6
pass                no call in this window         swap 2 7         these two change places
pass turn           calm: nor in this turn         remove 5         onto the discard pile
click               the call                       back crane 3     from the discard pile to place 3
photo 2 5           own composition 2, its run                      (`kind1`: the first kind that only this sheet has)
                    begins at place 5              extra            one more composition
photo b 5           the open composition b         replace          a new market; then `take`
nothing             the call is given up           renew            a whole new hand
draw                the top card of the deck       drop swap        this action card without effect
take 2 left         market card 2, to the left end end              no further action card
lay right           the card drawn, to the right
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tischlein.core.notation import Notation
from tischlein.core.types import Move
from tischlein.games.click.data import ACTIONS, ENDS, MARKET, MOTIFS, OPEN, WALL_CARDS

VERB: Final = 16
FIRST: Final = 8
GO: Final = 0 << VERB
PASS: Final = 1 << VERB
REST: Final = PASS | 1
"""A pass for all windows of this turn (CL-6.16)."""
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
DROP: Final = 16 << VERB

OPEN_SLOT: Final = 32
"""The first slot of a photo that means an open composition."""
SLOTS: Final = 25
"""More compositions than any hand can have."""
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
    """The smaller place comes first, so that each swap is one move."""
    return SWAP_CARDS | min(one, other) << FIRST | max(one, other)


def remove(place: int) -> Move:
    return REMOVE_CARD | place << FIRST


def take_back(motif: int, place: int) -> Move:
    return TAKE_BACK | motif << FIRST | place


def drop(action: int) -> Move:
    return DROP | action << FIRST


def verb_of(move: Move) -> int:
    return move >> VERB << VERB


def first_of(move: Move) -> int:
    return move >> FIRST & 0xFF


def second_of(move: Move) -> int:
    return move & 0xFF


KIND_WORDS: Final = (*MOTIFS, *(f"kind{number}" for number in range(1, WALL_CARDS + 1)))
"""The notation of kinds: ours by name, those that a sheet adds by their order there."""


def _all_moves() -> Iterator[tuple[str, Move]]:
    yield from (("go", GO), ("pass", PASS), ("pass turn", REST), ("click", CLICK), ("nothing", NOTHING))
    yield from (("draw", DRAW_CARD), ("extra", DRAW_EXTRA), ("replace", REPLACE_MARKET), ("renew", RENEW), ("end", END))
    for code, action in enumerate(ACTIONS):
        yield f"drop {action}", drop(code)
    for end, side in enumerate(ENDS):
        yield f"lay {side}", lay(end)
        for card in range(MARKET):
            yield f"take {card + 1} {side}", take(card, end)
    for place in range(WALL_CARDS):
        yield f"remove {place + 1}", remove(place)
        for slot in range(SLOTS):
            yield f"photo {slot + 1} {place + 1}", photo(slot, place)
        for number, letter in enumerate(OPEN_LETTERS):
            yield f"photo {letter} {place + 1}", photo(OPEN_SLOT + number, place)
        for motif, word in enumerate(KIND_WORDS):
            yield f"back {word} {place + 1}", take_back(motif, place)
        for target in range(WALL_CARDS):
            yield f"move {place + 1} {target + 1}", move_card(place, target)
            yield f"swap {place + 1} {target + 1}", swap(place, target)


NOTATION: Final = Notation("cl", _all_moves)
format_move: Final = NOTATION.format
parse_move: Final = NOTATION.parse

assert len(OPEN_LETTERS) == OPEN
