"""What simulations of Click! count (core.measure), to evaluate a component sheet: docs/balance.md."""

from __future__ import annotations

from typing import Final

from tischlein.core.types import Move, Seat
from tischlein.games.click.data import ACTIONS, BACK, EXTRA, FIRST_WALL, MOVE_ONE, MOVE_TWO, REMOVE, REPLACE, SWAP
from tischlein.games.click.ending import points_of
from tischlein.games.click.moves import (
    CLICK,
    DRAW_CARD,
    DRAW_EXTRA,
    FIRST,
    MOVE_CARD,
    OPEN_SLOT,
    PHOTO,
    REMOVE_CARD,
    RENEW,
    REPLACE_MARKET,
    SWAP_CARDS,
    TAKE_BACK,
    TAKE_CARD,
    verb_of,
)
from tischlein.games.click.photos import composition_of
from tischlein.games.click.state import State

LONG_WALL: Final = 30
FEW_ROUNDS: Final = 3
PHOTO_SIZES: Final = range(2, 7)
"""CL-1.11."""
KINDS: Final = {
    SWAP_CARDS: SWAP,
    REMOVE_CARD: REMOVE,
    DRAW_EXTRA: EXTRA,
    REPLACE_MARKET: REPLACE,
    TAKE_BACK: BACK,
}
"""The action card that a command takes; for moving a card it depends on how far."""


class _Watch:
    def __init__(self, state: State) -> None:
        self.longest = len(state.wall)
        self.at_photos: list[int] = []
        self.of_others = 0
        self.refills = 0
        self.contested: set[int] = set()
        """Windows with calls of several seats."""
        self.actions = [0] * len(ACTIONS)
        """Action cards by kind."""
        self.sizes = dict.fromkeys(PHOTO_SIZES, 0)
        """Photos by the number of their cards."""
        self.of_open = 0
        self.drawn = 0
        """Cards from the deck in step 2."""
        self.taken = 0
        self.renewed = 0

    def before(self, state: State, seat: Seat, move: Move) -> None:
        size = len(state.wall)
        self.longest = max(self.longest, size)
        if move == CLICK and state.queue:
            self.contested.add(state.window)
        elif verb_of(move) == PHOTO:
            row = state.table.rows[composition_of(state, seat, move >> FIRST & 0xFF)]
            self.at_photos.append(size)
            self.of_others += seat != state.active
            self.refills += size - len(row) < FIRST_WALL
            self.sizes[len(row)] += 1
            self.of_open += move >> FIRST & 0xFF >= OPEN_SLOT
        else:
            self._count_command(verb_of(move), move)

    def _count_command(self, verb: Move, move: Move) -> None:
        if verb == MOVE_CARD:
            is_far = abs((move >> FIRST & 0xFF) - (move & 0xFF)) == 2
            self.actions[MOVE_TWO if is_far else MOVE_ONE] += 1
        elif verb in KINDS:
            self.actions[KINDS[verb]] += 1
        elif verb == DRAW_CARD:
            self.drawn += 1
        elif verb == TAKE_CARD:
            self.taken += 1
        elif verb == RENEW:
            self.renewed += 1

    def figures(self, state: State) -> dict[str, list[int]]:
        seats = state.table.seats
        return {
            "wall_longest": [self.longest],
            "wall_above_30": [int(self.longest > LONG_WALL)],
            "wall_at_photo": self.at_photos,
            "photos": [len(self.at_photos)],
            "photos_in_others_turns": [self.of_others],
            "photos_with_refill": [self.refills],
            "contested_windows": [len(self.contested)],
            **{f"photos_of_{size}": [count] for size, count in self.sizes.items()},
            "photos_of_open_ones": [self.of_open],
            **{f"played_{kind}": [count] for kind, count in zip(ACTIONS, self.actions, strict=True)},
            "cards_from_market": [self.taken],
            "cards_from_deck": [self.drawn],
            "new_hands": [self.renewed],
            "zero_scores": [int(points_of(state, seat) == 0) for seat in range(seats)],
            "over_within_three_rounds": [int(state.turn <= FEW_ROUNDS * seats)],
        }


def watch(state: State) -> _Watch:
    return _Watch(state)
