"""What simulations count besides lengths and points: an optional module `measure` of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from tischlein.core.types import Move, Seat

State_contra = TypeVar("State_contra", contravariant=True)


class Watch(Protocol[State_contra]):
    """Observes one match."""

    def before(self, state: State_contra, seat: Seat, move: Move) -> None:
        """Called before each move is applied."""
        ...

    def figures(self, state: State_contra) -> Mapping[str, Sequence[int]]:
        """Called at the end. By name: one number per match, per seat, or per occurrence."""
        ...


class Measure(Protocol[State_contra]):
    def watch(self, state: State_contra) -> Watch[State_contra]: ...
