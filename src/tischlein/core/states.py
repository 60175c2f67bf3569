"""States as dataclasses: copies of them, parts that they share with a View, and cards kept as bytes.

A State holds numbers, bytes, tuples, and lists of these. So a copy takes new lists and shares the rest, and two States
are equal if their fields are, which `dataclass` sees to.
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
    """A copy by the constructor, learnt from the fields. Games whose bots search write their own, which is faster."""
    values = [getattr(state, field.name) for field in fields(state)]  # type: ignore[arg-type]
    return type(state)(*(value[:] if type(value) is list else value for value in values))


def _reader(names: list[str]) -> Read:
    """All of these fields at once; `attrgetter` alone gives no tuple for fewer than two."""
    return attrgetter(*names) if len(names) > 1 else lambda record: tuple(getattr(record, name) for name in names)


class Parts:
    """Fields that two records have in common under the same names, such as what a State shows to everybody."""

    def __init__(self, *names: str) -> None:
        """Names by themselves, or several with spaces between them."""
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
        """Both records share the values afterwards, so these are immutable."""
        for name, part in zip(self.names, self._read(source), strict=True):
            setattr(target, name, part)


def without(cards: bytes, card: int) -> bytes:
    """One copy of the card less."""
    where = cards.index(card)
    return cards[:where] + cards[where + 1 :]


def with_card(cards: bytes, card: int) -> bytes:
    """Kept sorted, so that the order of a hand says nothing about when a card came."""
    where = bisect(cards, card)
    return cards[:where] + ONE[card] + cards[where:]


def left_over(everything: bytes, seen: bytes) -> list[int]:
    """The cards that were not seen, sorted."""
    return [card for card in sorted(set(everything)) for _ in range(everything.count(card) - seen.count(card))]
