"""What simulations count besides lengths and points: an optional part of a game, its module `measure`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from tischlein.core.types import Move, Seat

State_contra = TypeVar("State_contra", contravariant=True)


class Watch(Protocol[State_contra]):
    """Looks on at one match."""

    def before(self, state: State_contra, seat: Seat, move: Move) -> None:
        """The move is about to be applied."""
        ...

    def figures(self, state: State_contra) -> Mapping[str, Sequence[int]]:
        """At the end: by name, one number for the match, or for each seat, or for each time that something happened."""
        ...


class Measure(Protocol[State_contra]):
    def watch(self, state: State_contra) -> Watch[State_contra]: ...
