"""Walls that show a row after one action card, as regular expressions: what the wall looks like before the action.

A row at places 0 to k-1 after the action was spread over these places, and perhaps some beside them, before it. Cards
that end up outside the row are free to be anything, as far as the action may move them (CL-5.2, CL-5.5).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from tischlein.games.click.data import COVERED, TOWER

ANY: Final = -1
"""Any card, covered or not."""
LOOSE: Final = -2
"""Any card that an action may move."""
_CLASSES: Final = {
    ANY: b"[\\x00-\\xff]",
    LOOSE: b"[\\x00-\\x%02x\\x%02x-\\x%02x]" % (TOWER - 1, TOWER + 1, COVERED - 1),
}

Shape = tuple[int, ...]
"""A stretch of wall: motifs, ANY and LOOSE."""


class Steps(NamedTuple):
    """What a wall looks like before one action card makes a row of it."""

    by_one: re.Pattern[bytes]
    by_two: re.Pattern[bytes]
    by_removing: re.Pattern[bytes]
    by_swapping_inside: re.Pattern[bytes]
    gaps: tuple[tuple[re.Pattern[bytes], int], ...]
    """All of the row but one card, which is loose, at its place: a swap may bring the motif that belongs there."""
    parts: tuple[tuple[bytes, int], ...]
    """The row without one of its cards, and this card."""
    any_local: re.Pattern[bytes]
    """By any of the first four."""
    any_step: re.Pattern[bytes]
    """By any action card at all, if the card that is missing can be had."""


@lru_cache(maxsize=256)
def steps_to(row: bytes) -> Steps:
    places = range(len(row))
    local = (_before_shift_by_one(row), _before_shift_by_two(row), _before_removal(row), _before_swap_inside(row))
    gaps = [(_with(row, place, LOOSE), row[place]) for place in places if row[place] != TOWER]
    parts = [(row[:place] + row[place + 1 :], row[place]) for place in places]
    by_one, by_two, by_removing, by_swapping = (_pattern(shapes) for shapes in local)
    near = [shape for shapes in local for shape in shapes]
    return Steps(
        by_one,
        by_two,
        by_removing,
        by_swapping,
        tuple((_every_place(shape), motif) for shape, motif in gaps),
        tuple(parts),
        _pattern(near),
        _pattern(near + [shape for shape, _ in gaps] + [tuple(part) for part, _ in parts]),
    )


def _with(row: bytes, place: int, card: int) -> Shape:
    return (*row[:place], card, *row[place + 1 :])


def _before_shift_by_one(row: bytes) -> list[Shape]:
    shapes = []
    for left in range(-1, len(row)):
        for moved in (0, 1):
            shapes += _unmoved(row, left, (1, 0), moved)
    return shapes


def _before_shift_by_two(row: bytes) -> list[Shape]:
    """A card goes two places to the right, or to the left, and two others make room."""
    shapes = []
    for left in range(-2, len(row)):
        shapes += _unmoved(row, left, (2, 0, 1), 0)
        shapes += _unmoved(row, left, (1, 2, 0), 2)
    return shapes


def _unmoved(row: bytes, left: int, targets: tuple[int, ...], moved: int) -> list[Shape]:
    """The shape before the cards from place `left` on have gone to these targets, of which one card was moved."""
    first, last = min(left, 0), max(left + len(targets), len(row))
    shape = []
    for place in range(first, last):
        is_shifted = left <= place < left + len(targets)
        target = left + targets[place - left] if is_shifted else place
        card = row[target] if 0 <= target < len(row) else ANY
        if place == left + moved:
            if card == TOWER:
                return []
            card = LOOSE if card == ANY else card
        shape.append(card)
    return [tuple(shape)]


def _before_removal(row: bytes) -> list[Shape]:
    return [(*row[:place], LOOSE, *row[place:]) for place in range(1, len(row))]


def _before_swap_inside(row: bytes) -> list[Shape]:
    return [
        _with(bytes(_with(row, one, row[other])), other, row[one])
        for one in range(len(row))
        for other in range(one + 1, len(row))
        if row[one] != row[other] and TOWER not in (row[one], row[other])
    ]


def _pattern(shapes: list[Shape]) -> re.Pattern[bytes]:
    """Matches any of the shapes; never, if there are none."""
    told = dict.fromkeys(_told(shape) for shape in _least(shapes))
    return re.compile(b"|".join(told) if told else b"(?!)")


def _every_place(shape: Shape) -> re.Pattern[bytes]:
    """Matches at every place where the shape begins, also where two of them overlap."""
    return re.compile(b"(?=" + _told(shape) + b")")


def _told(shape: Shape) -> bytes:
    return b"".join(_CLASSES.get(card) or re.escape(bytes((card,))) for card in shape)


def _least(shapes: list[Shape]) -> list[Shape]:
    """Without shapes that contain another one: where they are, it is too. Most searches find nothing, and cost less."""
    distinct = list(dict.fromkeys(shapes))
    return [shape for shape in distinct if not any(_contains(shape, other) for other in distinct if other != shape)]


def _contains(shape: Shape, part: Shape) -> bool:
    """Whether every stretch of wall with this shape has the part in it."""
    return any(
        all(_is_within(card, wanted) for card, wanted in zip(shape[start:], part, strict=False))
        for start in range(len(shape) - len(part) + 1)
    )


def _is_within(card: int, wanted: int) -> bool:
    return wanted in (ANY, card) or (wanted == LOOSE and card not in (ANY, TOWER))
