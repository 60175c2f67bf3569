"""Shuffles what a seat does not know of a position, for the laws about leaks.

Written from MR-6.1 alone, without `view` and `determinize`: a mistake in both would hide a leak.
"""

from __future__ import annotations

import random
from collections import Counter

from tischlein.core.types import Seat
from tischlein.games.monsterrolle.state import State, copy

SCORE_CARD = 137


def permuted(state: State, seat: Seat, seed: int) -> State:
    """Hidden are: other hands except openly taken cards, the order of the draw pile, and the random source."""
    dice = random.Random(seed)
    world = copy(state)
    strangers = [other for other in range(state.table.seats) if other != seat]
    secret: list[int] = [card for card in state.deck if card != SCORE_CARD]
    for other in strangers:
        secret += (Counter(state.hands[other]) - Counter(state.known[other])).elements()
    dice.shuffle(secret)
    for other in strangers:
        unknown = len(state.hands[other]) - len(state.known[other])
        world.hands[other] = bytes(sorted([*state.known[other], *secret[:unknown]]))
        del secret[:unknown]
    world.deck = _with_scorings(secret, state, dice)
    world.rng = dice.getrandbits(64)
    return world


def _with_scorings(cards: list[int], state: State, dice: random.Random) -> bytes:
    """Puts each scoring card anywhere in the undrawn part of the bottom third of its pile (MR-1.6, MR-7.4)."""
    dealt = len(state.table.cards) - 5 * state.table.seats
    size, larger = divmod(dealt, 3)
    piles_from_bottom = [size + (1 if pile >= 3 - larger else 0) for pile in range(3)]
    deck = list(cards)
    floor = 0
    for pile in piles_from_bottom[: state.deck.count(SCORE_CARD)]:
        third = (pile + 1) // 3
        deck.insert(dice.randrange(floor, min(floor + third, len(state.deck))), SCORE_CARD)
        floor += pile + 1
    return bytes(deck)
