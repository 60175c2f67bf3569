"""Shuffles what a seat cannot know: the order of the coming prizes and the others' bids of this round."""

from __future__ import annotations

import random

from tischlein.core.types import Seat

from .. import State


def permuted(state: State, seat: Seat, seed: int) -> State:
    dice = random.Random(seed)
    coming = state.prizes[:-1]
    dice.shuffle(coming)
    bids = [
        bid if other == seat or not bid else dice.choice(state.hands[other]) for other, bid in enumerate(state.bids)
    ]
    return State(dice.getrandbits(64), coming + state.prizes[-1:], state.hands[:], bids, state.points[:])
