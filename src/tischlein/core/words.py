"""Texts for people are keys with arguments; the engine never composes prose.

The .ftl files of the reader's language turn a key into a sentence. An argument may be a Text itself (a card inside a
sentence), so that a translation can inflect and order its parts freely.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import NamedTuple

SEAT_NAME = "seat-name"
"""The only key that is not in a file: renderers replace it by the player's name."""


class Text(NamedTuple):
    key: str
    args: Mapping[str, Arg]


Arg = int | float | str | Text


def text(key: str, **args: Arg) -> Text:
    return Text(key, args)


def seat_name(seat: int) -> Text:
    return Text(SEAT_NAME, {"seat": seat})


def to_plain(value: Arg) -> object:
    """The JSON form, for match files and frames."""
    if isinstance(value, Text):
        return {"key": value.key, "args": {name: to_plain(arg) for name, arg in value.args.items()}}
    return value


DEEPEST = 8
"""The deepest nesting of texts that is accepted: a card inside a sentence inside a reason is three deep."""


def from_plain(value: object, depth: int = DEEPEST) -> Arg:
    """The reverse of `to_plain`; raises ValueError on anything else, because files come from outside."""
    if isinstance(value, int | str) and not isinstance(value, bool):
        return value
    if isinstance(value, float) and isfinite(value):
        return value
    if depth and isinstance(value, dict) and set(value) == {"key", "args"}:
        key, args = value["key"], value["args"]
        if isinstance(key, str) and isinstance(args, dict):
            return Text(key, {str(name): from_plain(arg, depth - 1) for name, arg in args.items()})
    raise ValueError("not a text")
