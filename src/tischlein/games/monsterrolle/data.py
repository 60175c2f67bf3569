"""Cards as small integers, with lookup tables that turn the comparison of colours into bit masks.

A paper card is `star << 6 | left << 3 | right`. In a row the code tells how the card lies, in a hand how it is
printed. With the free direction (MR-1.4) hands contain the canonical code, left <= right.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.words import Text, text

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
LETTERS: Final = "roygbp"
FREE: Final = 7
"""The colour that matches any other: of the monster, of tears, and of the open end of a row."""

STAR: Final = 64
TEAR: Final = 128  # + colour
STOP: Final = 136
SCORING: Final = 137
CODES: Final = 256

HAND_SIZE: Final = 5
CARDS_A_TURN: Final = 2
SCORINGS: Final = 3


def is_paper(card: int) -> bool:
    return card < TEAR


def is_tear(card: int) -> bool:
    return TEAR <= card < STOP


def paper(left: int, right: int, *, star: bool = False) -> int:
    return (STAR if star else 0) | left << 3 | right


def _turned(card: int) -> int:
    return card & STAR | (card & 7) << 3 | card >> 3 & 7 if is_paper(card) else card


TURNED: Final = bytes(_turned(code) for code in range(CODES))
"""The code of a paper card after a turn by 180 degrees; other cards are unchanged."""

CANONICAL: Final = bytes(min(code, TURNED[code]) for code in range(CODES))


LEFT: Final = bytes(code >> 3 & 7 if is_paper(code) else FREE for code in range(CODES))
"""For bytes.translate: turns a row into the colours at the left edges of its places."""

RIGHT: Final = bytes(code & 7 if is_paper(code) else FREE for code in range(CODES))

VALUE: Final = bytes((2 if code & STAR else 1) if is_paper(code) else 0 for code in range(CODES))
"""The points of a visible card. 0 for tears, which therefore separate the sections (MR-5.1)."""


def _fits(left_wish: int, right_wish: int) -> int:
    """Of the colours that papers have, so that the masks stay below 62 bits: compiled, those are machine words."""
    mask = 0
    for left in range(len(COLOURS)):
        for right in range(len(COLOURS)):
            if left_wish in (FREE, left) and right_wish in (FREE, right):
                mask |= 1 << (left << 3 | right)
    return mask


FITS: Final = [_fits(wishes >> 3, wishes & 7) for wishes in range(64)]
"""FITS[left neighbour's colour << 3 | right neighbour's]: the set of (left << 3 | right) that match both."""

LAID_STRAIGHT: Final = [1 << (code & 63) if is_paper(code) else 0 for code in range(CODES)]
"""By card: the ways it may lie with the fixed direction, as a set of (left << 3 | right)."""

LAID_EITHER_WAY: Final = [1 << (code & 63) | 1 << (TURNED[code] & 63) if is_paper(code) else 0 for code in range(CODES)]

COLOURS_OF: Final = bytes(1 << (code >> 3 & 7) | 1 << (code & 7) if is_paper(code) else 0 for code in range(CODES))
"""Bit c: the paper shows colour c on at least one side, so that a tear of this colour may go there (MR-4.4)."""


def _text_of(card: int) -> str:
    if is_paper(card):
        return LETTERS[card >> 3 & 7] + LETTERS[card & 7] + ("*" if card & STAR else "")
    if is_tear(card):
        return "t" + LETTERS[card - TEAR]
    return "stop" if card == STOP else "score"


CARD_TEXTS: Final = {
    code: _text_of(code)
    for code in [
        *(paper(left, right, star=star) for left in range(6) for right in range(6) for star in (False, True)),
        *range(TEAR, TEAR + 6),
        STOP,
        SCORING,
    ]
}
"""Precomputed, because every frame contains the text of every card on the table."""

CARD_CODES: Final = {name: code for code, name in CARD_TEXTS.items()}


def card_text(card: int) -> str:
    """The notation of a card: `rb`, `rb*`, `tr` (a red tear), `stop`, `score`. KeyError for an unknown code."""
    return CARD_TEXTS[card]


def colour_words(colour: int) -> Text:
    return text(f"mr-{COLOURS[colour]}")


def card_words(card: str) -> Text:
    """A card, given in notation, as a part of a sentence."""
    code = CARD_CODES[card]
    if is_paper(code):
        star = 1 if code & STAR else 0
        return text("mr-paper", left=colour_words(code >> 3 & 7), right=colour_words(code & 7), star=star)
    if is_tear(code):
        return text("mr-tear", colour=colour_words(code - TEAR))
    return text("mr-stop") if code == STOP else text("mr-scoring")
