"""Cards as small integers: wall cards by kind of motif, actions by kind, compositions by their number on the sheet.

A wall is a string of bytes. A card under a rickshaw carries the bit COVERED, so it equals no motif, and looking for
a photo is looking for a string of bytes in another (CL-3.1, CL-3.3).
"""

from __future__ import annotations

from typing import Final

from tischlein.core.words import Arg, Text, text

MOTIFS: Final = ("lantern", "fan", "blossom", "crane", "hiker", "tower", "panda", "head", "middle", "tail")
"""The kinds that we have words and drawings for. A sheet may leave some out and bring others (sheet.py)."""
TOWER: Final = 5
PANDA: Final = 6
HEAD: Final = 7
MIDDLE: Final = 8
TAIL: Final = 9
DRAGON: Final = frozenset((HEAD, MIDDLE, TAIL))
SPECIAL: Final = DRAGON | {PANDA}
"""Compositions with one of these do not lie open (CL-1.6)."""
SPOKEN_OF: Final = DRAGON | {TOWER, PANDA}
"""Kinds that the rules speak of (CL-1.2)."""
FIRST_OTHER: Final = len(MOTIFS)
"""From here on the kinds of a sheet that are not ours, in its order."""
RICKSHAW: Final = 63
"""In the deck and in the discard pile; on the wall it is the bit COVERED of its card."""
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
"""Each seat has a colour, and a shape with it: circle, square, triangle, diamond (CL-1.10)."""

ACTION_HAND: Final = 3
COMPOSITION_HAND: Final = 2
MARKET: Final = 3
OPEN: Final = 3
FIRST_WALL: Final = 4
"""The wall begins with four cards and is brought back to four after a photo (CL-1.7, CL-3.9)."""
RICKSHAWS: Final = 3
WALL_CARDS: Final = 47
LAST_TURN: Final = 200
"""CL-7.4."""
WRONG_CALLS: Final = 3
"""So many in one window close it for a seat (CL-3.12)."""

TIMES_TO_MARK: Final = (6000, 4000, 3000)
"""Milliseconds after a call, by the caller's wrong calls since the last photo: none, one, more (CL-3.20)."""
LOCK_OUTS: Final = (5000, 10000, 20000)
"""Milliseconds after the first, the second and every further wrong call (CL-3.20)."""

TAKEN: Final = 255
"""Where an open composition lay that somebody has photographed."""
NOBODY: Final = -1
NO_CARD: Final = -1

CARD: Final = [bytes((code,)) for code in range(256)]

FREE: Final = bytes(1 if code < COVERED and code != TOWER else 0 for code in range(256))
"""For bytes.translate: 1 where an action may move, swap or remove the card (CL-5.2, CL-5.5)."""

UNCOVERED: Final = bytes(code & ~COVERED for code in range(256))


def action_texts(cards: bytes) -> tuple[str, ...]:
    return tuple(ACTIONS[card] for card in cards)


RICKSHAW_NAME: Final = "rickshaw"
ACTION_CODES: Final = {name: code for code, name in enumerate(ACTIONS)}

_MOTIF_WORDS: Final = {motif: text(f"cl-motif-{motif}") for motif in (*MOTIFS, RICKSHAW_NAME)}
_ACTION_WORDS: Final = {action: text(f"cl-action-{action}") for action in ACTIONS}


def motif_words(motif: str) -> Text:
    """By its name on the sheet; a kind that is not ours is called by just that."""
    return _MOTIF_WORDS.get(motif) or text("cl-motif-named", name=motif)


def action_words(action: str) -> Text:
    return _ACTION_WORDS[action]


def row_words(row: str) -> Text:
    """A composition inside a sentence."""
    return cards_words(tuple(row.split("-")))


def cards_words(cards: tuple[str, ...]) -> Text:
    """Up to six cards side by side, or none, inside a sentence."""
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
