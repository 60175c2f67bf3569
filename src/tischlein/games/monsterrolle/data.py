"""Cards as small integers, and the lookup tables that make judging colours a matter of bit masks.

A paper card is `star << 6 | left << 3 | right`. In a row the code says how the card lies. In a hand it says how it is
printed; with the free direction (MR-1.4) printing does not matter, and hands hold the canonical code, left <= right.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.words import Text, text

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
LETTERS: Final = "roygbp"
FREE: Final = 7
"""The colour of whatever asks for nothing: the monster, a tear, the open end of a row."""

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
"""The same paper card the other way round; other cards stay as they are."""

CANONICAL: Final = bytes(min(code, TURNED[code]) for code in range(CODES))


LEFT: Final = bytes(code >> 3 & 7 if is_paper(code) else FREE for code in range(CODES))
"""For bytes.translate: a row becomes the colours that its places ask of whatever lies to their left."""

RIGHT: Final = bytes(code & 7 if is_paper(code) else FREE for code in range(CODES))

VALUE: Final = bytes((2 if code & STAR else 1) if is_paper(code) else 0 for code in range(CODES))
"""Points of a visible card; 0 for tears, which is also what parts the sections (MR-5.1)."""


def _fits(left_wish: int, right_wish: int) -> int:
    mask = 0
    for left in range(8):
        for right in range(8):
            if left_wish in (FREE, left) and right_wish in (FREE, right):
                mask |= 1 << (left << 3 | right)
    return mask


FITS: Final = [_fits(wishes >> 3, wishes & 7) for wishes in range(64)]
"""FITS[left wish << 3 | right wish]: the set of (left << 3 | right) that lie well between these neighbours."""

LAID_STRAIGHT: Final = [1 << (code & 63) if is_paper(code) else 0 for code in range(CODES)]
"""The ways a card may lie in the fixed direction, as a set of (left << 3 | right)."""

LAID_EITHER_WAY: Final = [1 << (code & 63) | 1 << (TURNED[code] & 63) if is_paper(code) else 0 for code in range(CODES)]

COLOURS_OF: Final = [1 << (code >> 3 & 7) | 1 << (code & 7) if is_paper(code) else 0 for code in range(CODES)]
"""Bit c: the paper shows colour c on at least one side (what a tear asks, MR-4.4)."""


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
"""A table, because every card on the table is written out in every frame."""

CARD_CODES: Final = {name: code for code, name in CARD_TEXTS.items()}


def card_text(card: int) -> str:
    """Notation of a card: `rb`, `rb*`, `tr` (a red tear), `stop`, `score`. KeyError for a code that is no card."""
    return CARD_TEXTS[card]


def colour_words(colour: int) -> Text:
    return text(f"mr-{COLOURS[colour]}")


def card_words(card: str) -> Text:
    """A card inside a sentence of the log."""
    code = CARD_CODES[card]
    if is_paper(code):
        star = 1 if code & STAR else 0
        return text("mr-paper", left=colour_words(code >> 3 & 7), right=colour_words(code & 7), star=star)
    if is_tear(code):
        return text("mr-tear", colour=colour_words(code - TEAR))
    return text("mr-stop") if code == STOP else text("mr-scoring")
