"""Positions as JSON: how each field of a State is written and read, declared once for both directions.

    FIELDS: Final[Fields] = {"turn": NUMBER, "took": FLAG, "phase": one_of(PHASES), "hands": listed(HAND)}

`dump_fields` writes them, `load_fields` reads them. Any error while a position is read is a fault of the input, and
`refused` reports it as BadInput.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, Final, NamedTuple, TypeVar

from tischlein.core.errors import BadInput, InvariantBroken
from tischlein.core.words import text

State = TypeVar("State")

UNREADABLE: Final = (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError, InvariantBroken)


class Form(NamedTuple):
    """The conversion of one value to JSON and back."""

    dump: Callable[[Any], object]
    load: Callable[[Any], Any]


Fields = Mapping[str, Form]

NUMBER: Final = Form(int, int)
FLAG: Final = Form(bool, bool)
NUMBERS: Final = Form(list, lambda numbers: [int(number) for number in numbers])


def one_of(names: Sequence[str]) -> Form:
    """An index, written as its name."""
    return Form(names.__getitem__, names.index)


def or_none(form: Form, nothing: int) -> Form:
    """A value that may be missing: `nothing` is written as null."""
    return Form(
        lambda value: None if value == nothing else form.dump(value),
        lambda written: nothing if written is None else form.load(written),
    )


def cards(form: Form) -> Form:
    """Cards as bytes, written as a list of cards."""
    return Form(lambda codes: [form.dump(code) for code in codes], lambda names: bytes(map(form.load, names)))


def hand(form: Form) -> Form:
    """Cards without an order: sorted when they are read."""
    pile = cards(form)
    return Form(pile.dump, lambda names: bytes(sorted(pile.load(names))))


def listed(form: Form) -> Form:
    return Form(lambda values: list(map(form.dump, values)), lambda written: list(map(form.load, written)))


def in_tuple(form: Form) -> Form:
    return as_tuple(listed(form))


def as_tuple(form: Form) -> Form:
    """A tuple of what another form reads as a list."""
    return Form(form.dump, lambda written: tuple(form.load(written)))


def grouped(form: Form, size: int) -> Form:
    """A flat list, written in groups of `size`, such as three stacks for each seat."""
    return Form(
        lambda values: [list(map(form.dump, values[at : at + size])) for at in range(0, len(values), size)],
        lambda written: [form.load(value) for group in written for value in group],
    )


def dump_fields(fields: Fields, state: object) -> dict[str, object]:
    return {name: form.dump(getattr(state, name)) for name, form in fields.items()}


def load_fields(fields: Fields, data: Mapping[str, Any], state: object) -> None:
    for name, form in fields.items():
        setattr(state, name, form.load(data[name]))


def refused(load: Callable[[Mapping[str, Any]], State]) -> Callable[[Mapping[str, Any]], State]:
    """Decorates a function that reads positions: errors become BadInput with Python's message."""

    @wraps(load)
    def checked(data: Mapping[str, Any]) -> State:
        try:
            return load(data)
        except UNREADABLE as error:
            raise BadInput(text("error-position", why=f"{type(error).__name__}: {error}")) from None

    return checked


def ensure(condition: bool, what: str) -> None:
    """Raises ValueError for a position that moves could not handle; `what` names the wrong part."""
    if not condition:
        raise ValueError(what)
