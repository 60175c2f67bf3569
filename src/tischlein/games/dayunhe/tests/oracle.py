"""Shuffles what a seat does not know of a position, for the laws about leaks.

Written from DY-2.10 and DY-3.1 alone, without `view` and `determinize`: a mistake in both would hide a leak.
"""

from __future__ import annotations

import random

from tischlein.core.types import Seat
from tischlein.games.dayunhe.state import State, copy

DRAFTING = 1
EVERY_CARD = range(1, 11)


def permuted(state: State, seat: Seat, seed: int) -> State:
    """Hidden are: the order within the stacks, the unseen cards of this round, and the random source."""
    dice = random.Random(seed)
    world = copy(state)
    for owner in range(state.table.seats):
        _mix_stacks(world, owner, dice)
    if state.round:
        _mix_cards(world, seat, dice)
    world.rng = dice.getrandbits(64)
    return world


def _mix_stacks(world: State, owner: Seat, dice: random.Random) -> None:
    """Hidden is every place but a face-up top and the unrest put under the stack; its owner knows no more."""
    secret = []
    for stack in range(3 * owner, 3 * owner + 3):
        is_up = world.up >> stack & 1
        secret += [(stack, place) for place in range(world.low[stack], len(world.stacks[stack]) - is_up)]
    tiles = [world.stacks[stack][place] for stack, place in secret]
    dice.shuffle(tiles)
    mixed = [bytearray(tiles_of) for tiles_of in world.stacks]
    for (stack, place), kind in zip(secret, tiles, strict=True):
        mixed[stack][place] = kind
    world.stacks = [bytes(tiles_of) for tiles_of in mixed]


def _mix_cards(world: State, seat: Seat, dice: random.Random) -> None:
    """Draws the whole draft again until it is consistent with all that this seat has seen."""
    seats = world.table.seats
    order = [(world.start + turn) % seats for turn in range(seats)]
    picked = order.index(world.active) if world.step == DRAFTING else seats
    own = order.index(seat) if seat < seats else None
    before = after = list(EVERY_CARD)
    if own is not None and own <= picked:  # the seat has seen the cards it got: those that were missing had been taken
        after = [card for card in EVERY_CARD if world.received[seat] >> card & 1]
        before = [card for card in EVERY_CARD if card not in after]
    fixed = {turn: world.cards[who] for turn, who in enumerate(order[:picked]) if who == seat or world.shown >> who & 1}
    early = [card for card in before if card not in fixed.values()]
    late = [card for card in after if card not in fixed.values()]
    dice.shuffle(early)
    dice.shuffle(late)
    pool, received, cards = set(EVERY_CARD), list(world.received), list(world.cards)
    for turn, who in enumerate(order[:picked]):
        is_early = own is not None and own <= picked and turn < own
        card = fixed[turn] if turn in fixed else early.pop() if is_early else late.pop()
        received[who] = sum(1 << each for each in pool)
        cards[who] = card
        pool.remove(card)
    world.pool = sum(1 << each for each in pool)
    if world.step == DRAFTING:
        received[world.active] = world.pool
    world.received, world.cards = tuple(received), tuple(cards)
