"""What simulations of Click! count (core.measure), to evaluate a component sheet: docs/click-balance.md."""

from __future__ import annotations

from typing import Final

from tischlein.core.types import Move, Seat
from tischlein.games.click.data import FIRST_WALL
from tischlein.games.click.ending import points_of
from tischlein.games.click.moves import CLICK, FIRST, PHOTO, verb_of
from tischlein.games.click.photos import composition_of
from tischlein.games.click.state import State

LONG_WALL: Final = 30
FEW_ROUNDS: Final = 3


class _Watch:
    def __init__(self, state: State) -> None:
        self.longest = len(state.wall)
        self.at_photos: list[int] = []
        self.of_others = 0
        self.refills = 0
        self.contested: set[int] = set()
        """Windows with calls of several seats."""

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
            "zero_scores": [int(points_of(state, seat) == 0) for seat in range(seats)],
            "over_within_three_rounds": [int(state.turn <= FEW_ROUNDS * seats)],
        }


def watch(state: State) -> _Watch:
    return _Watch(state)
