"""Exact chances from what everybody may know: when a scoring comes, and which tears the others can hold."""

from __future__ import annotations

from collections.abc import Sequence

from tischlein.games.monsterrolle.data import HAND_SIZE, SCORINGS
from tischlein.games.monsterrolle.rules import scoring_ranges
from tischlein.games.monsterrolle.sheet import CARDS_IN_PLAY


def scoring_within(cards: int, deck_size: int, seats: int, scorings_left: int) -> float:
    """The chance that the next scoring card is among the next cards of the pile (MR-1.6, MR-7.4)."""
    if scorings_left == 0:
        return 0.0
    ranges = scoring_ranges(CARDS_IN_PLAY - seats * HAND_SIZE)
    low, high = ranges[scorings_left - 1]
    high = min(high, deck_size)
    return min(1.0, max(0.0, (high - max(low, deck_size - cards)) / (high - low)))


def scorings_left(points: Sequence[int], seats: int) -> int:
    return SCORINGS - len(points) // seats


def none_held(unseen: int, hidden: int, most: int) -> list[float]:
    """By number k: the chance that none of k certain cards is among the hidden ones, of all unseen cards."""
    chances = [1.0]
    for k in range(1, most + 1):
        # C(unseen - k, hidden) / C(unseen, hidden), from the chance for k - 1
        left = unseen - (k - 1)
        chances.append(chances[-1] * max(0, left - hidden) / left if left > 0 else 0.0)
    return chances


def expected_damage(damage: list[int], unseen_tears: list[int], known: int, none: list[float]) -> float:
    """What the best tear that the others hold would take: `known` for certain, more by chance.

    `damage` is what a tear of each colour takes, `unseen_tears` how many of each colour the others may hold.
    """
    order = sorted(range(len(damage)), key=lambda colour: -damage[colour])
    total, without, counted = 0.0, 1.0, 0
    for colour in order:
        if damage[colour] <= known:
            break
        counted += unseen_tears[colour]
        total += damage[colour] * (without - none[counted])
        without = none[counted]
    return total + known * without
