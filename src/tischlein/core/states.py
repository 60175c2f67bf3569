"""Helpers for States that are dataclasses: copies, fields shared with a View, and cards as bytes.

A State contains numbers, bytes, tuples, and lists of these. So a copy needs new lists and shares the rest, and the
equality of dataclasses compares States.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from sys import intern
from typing import Any, Final, TypeVar

Record = TypeVar("Record")

ONE: Final = [bytes((card,)) for card in range(256)]
"""Each card as bytes of length 1."""


Read = Callable[[object], tuple[Any, ...]]


def copied(state: Record) -> Record:
    """Copies any State by its constructor. Games whose bots search have their own copy, which is faster."""
    values = [getattr(state, field.name) for field in fields(state)]  # type: ignore[arg-type]
    return type(state)(*(value[:] if type(value) is list else value for value in values))


def _reader(names: list[str]) -> Read:
    """Reads several fields at once; `attrgetter` alone returns a tuple only for two or more."""
    return attrgetter(*names) if len(names) > 1 else lambda record: tuple(getattr(record, name) for name in names)


class Parts:
    """Fields that two records have under the same names, such as the public fields of State and View."""

    def __init__(self, *names: str) -> None:
        """Names one by one, or several in one text, separated by spaces."""
        # Interned, because Python finds keyword arguments faster by identity.
        self.names: Final = [intern(name) for name in " ".join(names).split()]
        self._read: Final = _reader(self.names)

    def of(self, record: object) -> dict[str, Any]:
        return dict(zip(self.names, self._read(record), strict=True))

    def as_tuples(self, record: object) -> dict[str, Any]:
        """For fields that are lists in a State and tuples in a View."""
        return dict(zip(self.names, map(tuple, self._read(record)), strict=True))

    def give_lists(self, source: object, target: object) -> None:
        for name, part in zip(self.names, self._read(source), strict=True):
            setattr(target, name, list(part))

    def give(self, source: object, target: object) -> None:
        """Copies references, so the values have to be immutable."""
        for name, part in zip(self.names, self._read(source), strict=True):
            setattr(target, name, part)


def without(cards: bytes, card: int) -> bytes:
    """The cards with one copy of this card removed."""
    where = cards.index(card)
    return cards[:where] + cards[where + 1 :]


def with_card(cards: bytes, card: int) -> bytes:
    """Keeps the hand sorted, so that its order does not tell when a card was drawn."""
    where = bisect(cards, card)
    return cards[:where] + ONE[card] + cards[where:]


def left_over(everything: bytes, seen: bytes) -> list[int]:
    """The cards of `everything` that are not in `seen`, sorted."""
    return [card for card in sorted(set(everything)) for _ in range(everything.count(card) - seen.count(card))]
