"""What happened since a seat's last move, most important first: an optional module `summary` of a game.

It is computed from what this one seat may know: the events that it heard, and its own View before and after each step.
So a summary cannot tell more than the seat has seen. Games without the module get their log lines (`told_plainly`).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple, Protocol

from tischlein.core.events import Event
from tischlein.core.types import Seat
from tischlein.core.words import Text

NOBODY: Seat = -1


class Tier(IntEnum):
    """What comes first: what the seat lost, then what it gained, then what is merely new."""

    LOST = 0
    GAINED = 1
    NEW = 2


class Step(NamedTuple):
    """One step that was not taken back, as the seat experienced it."""

    number: int
    """Of the step's record in the log."""
    seat: Seat
    """Who acted."""
    events: Sequence[Any]
    """Those that the seat heard, in their order."""
    before: Any
    """The seat's View before the step."""
    after: Any


class Change(NamedTuple):
    seat: Seat
    points: int


class Entry(NamedTuple):
    """One thing that happened, to be told in a line and shown on the board."""

    text: Text
    numbers: tuple[int, ...]
    """The records of the steps that it happened in, ascending: they are what a replay of this entry plays."""
    tier: Tier = Tier.NEW
    weight: int = 0
    """Within a tier, more comes first."""
    note: Text | None = None
    seat: Seat = NOBODY
    """Whose doing it was."""
    changes: tuple[Change, ...] = ()
    """Points on the table, by seat."""
    places: tuple[str, ...] = ()
    """Places on the board by the names that its page gives them (`data-at`)."""
    is_way: bool = False
    """Whether `places` is a way that something went, in its order."""
    events: tuple[Event, ...] = ()
    """Drawn beside the words, like those of the log."""


class SummaryPart(Protocol):
    IDLE: frozenset[str]
    """First words of moves after which a summary goes on: calls and automatic moves, which are no turn of their own."""

    def entries(self, seat: Seat, steps: Sequence[Step]) -> Sequence[Entry]:
        """In any order; the steps are all those since the seat's last move."""
        ...


def tier_of(changes: Sequence[Change], seat: Seat) -> Tier:
    """By what the points mean for this seat."""
    own = sum(change.points for change in changes if change.seat == seat)
    return Tier.LOST if own < 0 else Tier.GAINED if own > 0 else Tier.NEW


def own_first(changes: Sequence[Change], seat: Seat) -> tuple[Change, ...]:
    """Without those that changed nothing."""
    return tuple(sorted((each for each in changes if each.points), key=lambda each: (each.seat != seat, each.seat)))


def ranked(entries: Sequence[Entry]) -> list[Entry]:
    return sorted(entries, key=lambda entry: (entry.tier, -entry.weight, entry.numbers))


def told_plainly(seat: Seat, steps: Sequence[Step]) -> list[Entry]:
    """The log lines of the others, the newest first."""
    return [
        Entry(event.text(), (step.number,), weight=step.number, seat=step.seat, events=(event,))
        for step in steps
        if step.seat != seat
        for event in step.events
    ]
