"""Which seat had which place in a match: an optional module `places` of a game.

Seats are moved around by simulations, so the seat's number says nothing about a game. What may matter is who begins, or
whose part of the board lies in the north.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from tischlein.core.types import Seat

State_contra = TypeVar("State_contra", contravariant=True)


class Places(Protocol[State_contra]):
    def places(self, state: State_contra) -> Mapping[str, Sequence[Seat]]:
        """Asked before the first move. By the name of an order: all seats, the first one first.

        `order` is the order of play. Other names have a word of the game, `<prefix>-place-<name>`.
        """
        ...


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple((first + turn) % seats for turn in range(seats))
