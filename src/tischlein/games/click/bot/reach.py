"""With which action cards a row can be finished: exactly, for one card that is taken and one action after it."""

from __future__ import annotations

from typing import Final

from tischlein.games.click.bot.patterns import Steps, steps_to
from tischlein.games.click.data import BACK, CARD, COVERED, MOVE_ONE, MOVE_TWO, REMOVE, SWAP, UNCOVERED

DONE: Final = 1 << 7
"""The row is there without an action."""


def kinds_that_finish(wall: bytes, row: bytes, discard: bytes) -> int:
    """A bit for each kind of action card that makes the wall show the row; DONE if it does already.

    Not a new market, since nobody knows what it brings.
    """
    if wall.find(row) >= 0:
        return DONE
    missing = lacking(wall, row)
    if missing > 1:  # more than one action can bring
        return 0
    steps, mask = steps_to(row), 0
    if missing:
        return _back(wall, discard, steps)
    if steps.any_step.search(wall) is None:
        return 0
    if steps.any_local.search(wall) is not None:
        if steps.by_one.search(wall) is not None:
            mask |= 1 << MOVE_ONE
        if steps.by_two.search(wall) is not None:
            mask |= 1 << MOVE_TWO
        if steps.by_removing.search(wall) is not None:
            mask |= 1 << REMOVE
        if steps.by_swapping_inside.search(wall) is not None:
            mask |= 1 << SWAP
    mask |= _back(wall, discard, steps)
    if not mask & 1 << SWAP:
        mask |= _swap(wall, len(row), steps)
    return mask


def lacking(wall: bytes, row: bytes) -> int:
    """How many cards of the row have a motif that lies nowhere on the wall."""
    count = 0
    for motif in row:
        if motif not in wall:
            count += 1
    return count


def _back(wall: bytes, discard: bytes, steps: Steps) -> int:
    """The bit of taking a card back, if only one card is missing and the discard pile has it."""
    for part, motif in steps.parts:
        if motif in discard and wall.find(part) >= 0:
            return 1 << BACK
    return 0


def _swap(wall: bytes, size: int, steps: Steps) -> int:
    """The bit of the swap, if it can bring the only card that is missing from elsewhere in the wall."""
    for pattern, motif in steps.gaps:
        if motif in wall:
            for found in pattern.finditer(wall):
                start = found.start()
                if motif in wall[:start] or motif in wall[start + size :]:
                    return 1 << SWAP
    return 0


def kinds_after_taking(wall: bytes, row: bytes, market: bytes, discard: bytes) -> int:
    """The same if a card of the market is added to an end of the wall first."""
    mask = kinds_that_finish(wall, row, discard)
    if mask & DONE:
        return mask
    for card in market:
        if card in row:
            mask |= kinds_that_finish(CARD[card] + wall, row, discard)
            mask |= kinds_that_finish(wall + CARD[card], row, discard)
    return mask


def cards_that_finish(wall: bytes, row: bytes) -> tuple[int, int]:
    """The card that finishes the row at the left end of the wall, and that at the right end; -1 for none."""
    left = row[0] if wall.startswith(row[1:]) else -1
    right = row[-1] if wall.endswith(row[:-1]) else -1
    return left, right


def driven(wall: bytes) -> bytes:
    """The wall after its rickshaws have driven one card to the right (CL-2.1)."""
    if not wall or max(wall) < COVERED:
        return wall
    moved = bytearray(wall.translate(UNCOVERED))
    for place in range(len(wall) - 1):
        if wall[place] >= COVERED:
            moved[place + 1] |= COVERED
    return bytes(moved)
