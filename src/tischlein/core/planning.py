"""How a game thinks ahead: an optional module `bot.planner` of a game, with learnt weights handed in.

A planner knows one seat's View and nothing else. It enumerates what the seat could do with the rest of its turn, and
rates where that leads by a weighted sum of named features. The sums are in a fixed order, so that the compiled engine
chooses like the sources.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple, Protocol, TypeVar

from tischlein.core.types import Move

View_contra = TypeVar("View_contra", contravariant=True)


class Plan(NamedTuple):
    """The rest of a turn, or as much of it as can be planned before something hidden is shown."""

    value: float
    """The expected margin at the end of the match: the seat's points less those of its best rival."""
    moves: tuple[Move, ...]
    """The first one is to be made now; the others follow as long as they are legal."""


class Values(NamedTuple):
    """Learnt weights of a game for one number of seats."""

    weights: list[float]
    """In the order of the planner's features."""
    spread_at_start: float
    """How far results scatter around an expected margin, in points, when a match begins."""
    spread_at_end: float


class Effort(NamedTuple):
    """How a level of bots thinks about one decision."""

    width: int
    """Positions that the planner keeps at each step."""
    candidates: int = 1
    """Plans that are played out at most."""
    playouts: int = 0
    """Playouts of one decision, shared out among the candidates; 0: the planner's favourite is played at once."""
    reach: float = 0.0
    """Plans that are worse than the best one by more points than this are not played out."""
    trust: float = 0.0
    """The planner's rating counts as much as so many playouts."""
    most_seats: int = 99
    """With more seats nothing is played out: where everybody plans for long, it would take too much time."""


class Carelessness(NamedTuple):
    """How a weaker level misses what it could do."""

    overlooks: float
    """The share of its plans that it does not think of."""
    reach: float
    """Plans that are worse than the best one by more points than this would be absurd, and are never played."""
    width: int = 40
    """As in Effort. More than the planner's best few: the ideas of a beginner are of all kinds."""


class Levels(Protocol):
    """The module `bot.levels` of a game with a planner: how much each level thinks in this game."""

    KIND: Carelessness
    """For tables with children."""
    EASY: Carelessness
    MEDIUM: Carelessness
    HARD: Effort
    """What pays for the level `hard` (docs/RESULTS.md)."""

    def is_decided(self, legal: Sequence[Move]) -> bool:
        """Whether the seat has made up its mind before: it has called and only has to say what it saw."""
        ...


class Planner(Protocol[View_contra]):
    FEATURES: Mapping[str, str]
    """By name: what the feature is, in one line."""

    def features(self, view: View_contra) -> list[float]:
        """What is seen in a position, for the seat of the view, in the order of FEATURES."""
        ...

    def progress(self, view: View_contra) -> float:
        """How much of the match is over, from 0 to 1."""
        ...

    def plans(self, view: View_contra, legal: Sequence[Move], values: Values, width: int) -> list[Plan]:
        """The best plans, best first, at most `width` of them and at least one. Each leads elsewhere.

        `width` also bounds the work: a planner that searches keeps about so many positions at each step. Among equal
        plans the one that a person would find sensible is first; nothing is decided by lot.
        """
        ...

    def horizon(self, view: View_contra) -> int:
        """The length of the match (`Game.length`) at which looking ahead from here is to stop."""
        ...


class Siblings(Protocol[View_contra]):
    """The optional module `bot.siblings` of a game, for training that compares plans of one decision.

    Without it, plans are compared by what is seen when their moves have been made.
    """

    HELD: frozenset[str]
    """Features whose weights such comparisons cannot teach, by name."""

    def seen_after(self, view: View_contra, plan: Plan, values: Values) -> list[float] | None:
        """What the planner rates the plan by, in the order of its features; None if it is rated in another way.

        Unlike what is seen in a position, this has what is known of a plan only, such as what it gives up.
        """
        ...


def dot(weights: list[float], numbers: list[float]) -> float:
    """The weighted sum, from the first to the last: the same bits in both builds."""
    total = 0.0
    for index, number in enumerate(numbers):
        if number:
            total += weights[index] * number
    return total


def win_chance(values: Values, margin: float, progress: float) -> float:
    """The chance of winning with this expected margin; a logistic curve that gets steeper towards the end."""
    spread = values.spread_at_start + (values.spread_at_end - values.spread_at_start) * progress
    return 1.0 / (1.0 + exp(-max(-700.0, min(700.0, margin / spread))))
