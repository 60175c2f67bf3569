"""Plays the best plan for the rest of its turn, as the game's planner sees it with learnt weights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from tischlein.core.game import Options
from tischlein.core.planning import Planner, Values
from tischlein.core.types import Move

WIDTH: Final = 12
"""Positions that a planner keeps at each step."""


class Seen(Protocol):
    """What every game's View says of its table."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Options: ...


View = TypeVar("View", bound=Seen)

Weights = Callable[[int, Options], Values]
"""The weights for a number of seats and the options of a table."""


class PlannedBot(Generic[View]):
    def __init__(self, planner: Planner[View], weights: Weights) -> None:
        self._planner = planner
        self._weights = weights

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        values = self._weights(view.seats, view.options)
        return self._planner.plans(view, legal, values, WIDTH)[0].moves[0]
