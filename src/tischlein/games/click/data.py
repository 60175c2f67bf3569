"""Cards as small integers: wall cards by kind of motif, actions by kind, compositions by their number on the sheet.

A wall is a string of bytes. A card under a rickshaw has the bit COVERED, so it equals no motif, and photos are found by
searching for a substring (CL-3.1, CL-3.3).
"""

from __future__ import annotations

from typing import Final

from tischlein.core.words import Arg, Text, text

MOTIFS: Final = ("lantern", "fan", "blossom", "crane", "hiker", "tower", "panda", "head", "middle", "tail")
"""The kinds that have words and drawings. A sheet may omit some and add others (sheet.py)."""
TOWER: Final = 5
PANDA: Final = 6
HEAD: Final = 7
MIDDLE: Final = 8
TAIL: Final = 9
DRAGON: Final = frozenset((HEAD, MIDDLE, TAIL))
SPECIAL: Final = DRAGON | {PANDA}
"""Compositions with one of these are never open ones (CL-1.6)."""
REQUIRED_KINDS: Final = DRAGON | {TOWER, PANDA}
"""Kinds that the rules mention (CL-1.2)."""
FIRST_OTHER: Final = len(MOTIFS)
"""The first code of the kinds that a sheet has added, in its order."""
RICKSHAW: Final = 63
"""Only in the deck and in the discard pile; on the wall it is the bit COVERED of a card."""
COVERED: Final = 64

ACTIONS: Final = ("move1", "move2", "swap", "remove", "extra", "replace", "back")
MOVE_ONE: Final = 0
MOVE_TWO: Final = 1
SWAP: Final = 2
REMOVE: Final = 3
EXTRA: Final = 4
REPLACE: Final = 5
BACK: Final = 6

LEFT: Final = 0
RIGHT: Final = 1
ENDS: Final = ("left", "right")

LOOKS: Final = ("amber", "plum", "teal", "blue")
"""The colour of each seat; each has also a shape: circle, square, triangle, diamond (CL-1.10)."""

ACTION_HAND: Final = 3
COMPOSITION_HAND: Final = 2
MARKET: Final = 3
OPEN: Final = 3
FIRST_WALL: Final = 4
"""The size of the wall at the beginning, and to which it is refilled after a photo (CL-1.7, CL-3.9)."""
RICKSHAWS: Final = 3
WALL_CARDS: Final = 47
LAST_TURN: Final = 200
"""CL-7.4."""
WRONG_CALLS: Final = 3
"""After so many in one window a seat may not call any more (CL-3.12)."""

TIMES_TO_MARK: Final = (6000, 4000, 3000)
"""Milliseconds after a call, by the caller's wrong calls since the last photo: none, one, more (CL-3.20)."""
LOCK_OUTS: Final = (5000, 10000, 20000)
"""Milliseconds after the first, the second and every further wrong call (CL-3.20)."""

TAKEN: Final = 255
"""In `State.open`: this open composition has been photographed."""
NOBODY: Final = -1
NO_CARD: Final = -1

CARD: Final = [bytes((code,)) for code in range(256)]

FREE: Final = bytes(1 if code < COVERED and code != TOWER else 0 for code in range(256))
"""For bytes.translate: 1 for cards that an action may move, swap or remove (CL-5.2, CL-5.5)."""

UNCOVERED: Final = bytes(code & ~COVERED for code in range(256))


def action_texts(cards: bytes) -> tuple[str, ...]:
    return tuple(ACTIONS[card] for card in cards)


RICKSHAW_NAME: Final = "rickshaw"
ACTION_CODES: Final = {name: code for code, name in enumerate(ACTIONS)}

_MOTIF_WORDS: Final = {motif: text(f"cl-motif-{motif}") for motif in (*MOTIFS, RICKSHAW_NAME)}
_ACTION_WORDS: Final = {action: text(f"cl-action-{action}") for action in ACTIONS}


def motif_words(motif: str) -> Text:
    """By its name on the sheet. A kind that has no words is called by this name."""
    return _MOTIF_WORDS.get(motif) or text("cl-motif-named", name=motif)


def action_words(action: str) -> Text:
    return _ACTION_WORDS[action]


def row_words(row: str) -> Text:
    """A composition as a part of a sentence."""
    return cards_words(tuple(row.split("-")))


def cards_words(cards: tuple[str, ...]) -> Text:
    """Up to six neighbouring cards, or none, as a part of a sentence."""
    words = [motif_words(card) for card in cards]
    if not words:
        return text("cl-cards-none")
    if len(words) == 1:
        return words[0]
    named: dict[str, Arg] = dict(zip("abcdef", words, strict=False))
    if len(words) == 2:
        return text("cl-cards-two", **named)
    if len(words) == 3:
        return text("cl-row-three", **named)
    if len(words) == 4:
        return text("cl-row-four", **named)
    return text("cl-row-five", **named) if len(words) == 5 else text("cl-row-six", **named)
