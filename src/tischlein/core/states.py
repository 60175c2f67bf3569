"""Helpers for States that are dataclasses: copies, fields shared with a View, and cards as bytes.

A State contains numbers, bytes, tuples, and lists of these. So a copy needs new lists and shares the rest, and the
equality of dataclasses compares States.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final, TypeVar

Record = TypeVar("Record")
Item = TypeVar("Item")

ONE: Final = [bytes((card,)) for card in range(256)]
"""Each card as bytes of length 1."""


def copied(state: Record) -> Record:
    """Copies any State by its constructor. Games whose bots search have their own copy, which is faster."""
    values = [getattr(state, field.name) for field in fields(state)]  # type: ignore[arg-type]
    return type(state)(*(value[:] if type(value) is list else value for value in values))


def rebuilt_by(record: object) -> tuple[object, ...]:
    """What `__reduce__` of a frozen dataclass returns: pickle and deepcopy call its constructor again.

    Otherwise they would set its fields one by one, which a compiled class refuses and one in pure Python allows.
    """
    return type(record), tuple(getattr(record, field.name) for field in fields(record))  # type: ignore[arg-type]


class Parts:
    """Fields that two records have under the same names, such as the public fields of State and View."""

    def __init__(self, *names: str) -> None:
        """Names one by one, or several in one text, separated by spaces."""
        self.names: Final = " ".join(names).split()

    def give_lists(self, source: object, target: object) -> None:
        for name in self.names:
            setattr(target, name, list(getattr(source, name)))

    def give(self, source: object, target: object) -> None:
        """Copies references, so the values have to be immutable."""
        for name in self.names:
            setattr(target, name, getattr(source, name))


def replaced(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """With another item at this place. For what changes seldom: unlike lists, tuples are shared by all copies.

    Joining the parts before and after it took twice as long, in pure Python and compiled.
    """
    fresh = list(items)
    fresh[place] = item
    return tuple(fresh)


def raised(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """With another number at this place: the one that is there, and so much more."""
    return replaced(numbers, place, numbers[place] + by)


def without(cards: bytes, card: int) -> bytes:
    """The cards with one copy of this card removed. Raises ValueError if there is none."""
    rest = cards.replace(ONE[card], b"", 1)  # half of the time of `index` and the parts around it, compiled two thirds
    if len(rest) == len(cards):
        raise ValueError(f"card {card} not found")
    return rest


def with_card(cards: bytes, card: int) -> bytes:
    """Keeps the hand sorted, so that its order does not tell when a card was drawn."""
    where = len(cards)  # compiled, `bisect` took twice as long, and in pure Python as long as this
    while where and cards[where - 1] > card:
        where -= 1
    return cards[:where] + ONE[card] + cards[where:]


def left_over(everything: bytes, seen: bytes) -> list[int]:
    """The cards of `everything` that are not in `seen`, sorted."""
    return [card for card in sorted(set(everything)) for _ in range(everything.count(card) - seen.count(card))]
