"""Shuffles what a seat does not know of a position, for the laws about leaks.

Written from CL-8.1 and CL-1.7 alone, without `view` and `determinize`: a mistake in both would hide a leak.
"""

from __future__ import annotations

import random

from tischlein.core.types import Seat
from tischlein.games.click.state import State, copy

RICKSHAW_CARD = 63
FIRST_PILES = (14, 14, 15)
"""The sizes of the piles from the bottom of the first deck, each with its rickshaw."""
NOT_ANSWERED = -1
PASS_MOVE = 1 << 16


def permuted(state: State, seat: Seat, seed: int) -> State:
    """Shuffles everything that is hidden from the seat.

    Hidden are: other hands, what others discarded face down, the order of all decks, the compositions removed at the
    start, calm answers of others, and the random source.
    """
    dice = random.Random(seed)
    world = copy(state)
    strangers = [other for other in range(state.table.seats) if other != seat]
    _shuffle_actions(state, world, strangers, dice)
    _shuffle_compositions(state, world, strangers, dice)
    world.deck = _shuffled_wall_deck(state, dice)
    world.rng = dice.getrandbits(64)
    world.before_held = tuple(
        world.compositions[other] if other in strangers else held for other, held in enumerate(state.before_held)
    )
    world.early = tuple(() if other in strangers else marks for other, marks in enumerate(state.early))
    world.answers = tuple(
        _other_answer(world, other, dice)
        if other in strangers and answer != NOT_ANSWERED and not state.resting >> other & 1
        else answer
        for other, answer in enumerate(state.answers)
    )
    return world


def _shuffle_actions(state: State, world: State, strangers: list[Seat], dice: random.Random) -> None:
    secret = list(state.action_deck)
    for other in strangers:
        secret += state.actions[other]
    dice.shuffle(secret)
    deck: list[int] = []  # only cards that were openly shuffled
    for card in secret[:]:
        if len(deck) < len(state.action_deck) and deck.count(card) < state.shuffled.count(card):
            deck.append(card)
            secret.remove(card)
    for other in strangers:
        world.actions[other] = _dealt(secret, len(state.actions[other]))
    world.action_deck = bytes(deck)


def _shuffle_compositions(state: State, world: State, strangers: list[Seat], dice: random.Random) -> None:
    secret = list(state.composition_deck + state.removed)
    for other in strangers:
        secret += state.compositions[other] + state.gone[other]
    dice.shuffle(secret)
    for other in strangers:
        world.compositions[other] = _dealt(secret, len(state.compositions[other]))
        world.gone[other] = _dealt(secret, len(state.gone[other]))
    world.removed = _dealt(secret, len(state.removed))
    world.composition_deck = bytes(secret)


def _dealt(cards: list[int], count: int) -> bytes:
    dealt = bytes(sorted(cards[:count]))
    del cards[:count]
    return dealt


def _shuffled_wall_deck(state: State, dice: random.Random) -> bytes:
    """In the first deck each rickshaw stays in its pile; a reshuffled deck may have any order."""
    deck = list(state.deck)
    if not state.is_stacked:
        dice.shuffle(deck)
        return bytes(deck)
    cards = [card for card in deck if card != RICKSHAW_CARD]
    dice.shuffle(cards)
    mixed: list[int] = []
    floor = 0
    for pile in FIRST_PILES:
        here = deck[floor : floor + pile]
        wall_cards = here.count(RICKSHAW_CARD) * -1 + len(here)
        part = cards[:wall_cards] + [RICKSHAW_CARD] * here.count(RICKSHAW_CARD)
        del cards[:wall_cards]
        dice.shuffle(part)
        mixed += part
        floor += pile
    return bytes(mixed)


def _other_answer(world: State, seat: Seat, dice: random.Random) -> int:
    """A pass, or a photo that this seat could make in that state."""
    answers = [PASS_MOVE, PASS_MOVE | 1]
    held = [(slot, card) for slot, card in enumerate(world.compositions[seat])]
    if seat == world.active:
        held += [(32 + slot, card) for slot, card in enumerate(world.open) if card != 255]
    for slot, card in held:
        row = world.table.rows[card]
        for start in range(len(world.wall)):
            if world.wall[start : start + len(row)] == row:
                answers.append(4 << 16 | slot << 8 | start)
    return dice.choice(answers)
