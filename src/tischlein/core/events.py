"""Events: what happened, told to an explicit audience.

The second of the two information channels (the first is the View). There is no default audience, and nothing is
filtered afterwards, so nothing can be forgotten. `reveals` marks the event types that carry something hidden or
random to somebody, or that must stand by the rules: a step that sent one can no longer be taken back. A law checks
that no such mark is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from tischlein.core.types import SPECTATOR, Seat, SeatMask
from tischlein.core.words import Arg, Text, seat_name


class Event(Protocol):
    """A frozen dataclass of ints and texts."""

    reveals: ClassVar[bool]

    def text(self) -> Text:
        """The event as a sentence of the log."""
        ...

    def __hash__(self) -> int: ...


class Said(NamedTuple):
    """An argument of a sentence: a field of the event, and how its value is said."""

    field: str
    how: Callable[[Any], Arg]


def name_of(field: str) -> Said:
    """The player in the seat that the field names."""
    return Said(field, seat_name)


class Sentence:
    """The key of an event's words and its arguments: fields that go in as they are, and those said in another way."""

    __slots__ = ("_args", "_key")

    def __init__(self, key: str, *as_they_are: str, **args: str | Said) -> None:
        """A text as an argument names the field that it is filled with."""
        self._key: Final = key
        named: dict[str, str | Said] = {**args, **{name: name for name in as_they_are}}
        self._args: Final = [
            (name, arg if isinstance(arg, Said) else Said(arg, lambda value: value)) for name, arg in named.items()
        ]

    def about(self, event: object) -> Text:
        return Text(self._key, {name: said.how(getattr(event, said.field)) for name, said in self._args})


class PlainEvent:
    """An event whose sentence needs no decision: a game's event classes say only what differs from this.

    One that has several sentences overrides `text`.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False
    pause: ClassVar[float] = 0.0
    """Seconds for which people look at it before a bot goes on."""
    sentence: ClassVar[Sentence]

    def text(self) -> Text:
        return self.sentence.about(self)


class Out(Protocol):
    """Where `apply` sends events. Write-only: the rules never look at what was sent."""

    def to(self, audience: SeatMask, event: Event) -> None: ...


class Sent(NamedTuple):
    audience: SeatMask
    event: Event


class Recorder:
    """Keeps what was sent, in order."""

    __slots__ = ("sent",)

    def __init__(self) -> None:
        self.sent: list[Sent] = []

    def to(self, audience: SeatMask, event: Event) -> None:
        self.sent.append(Sent(audience, event))


def heard_by(sent: list[Sent], seat: Seat) -> list[Event]:
    return [event for audience, event in sent if audience >> seat & 1]


def public_texts(sent: list[Sent]) -> list[Text]:
    """The log that everybody may read: what a spectator heard, in words."""
    return [event.text() for event in heard_by(sent, SPECTATOR)]


def has_revealed(sent: list[Sent]) -> bool:
    return any(event.reveals for _, event in sent)


def pause_after(sent: list[Sent]) -> float:
    """Seconds for which people look at what happened before a bot goes on; an event type asks for them by `pause`."""
    return max((float(getattr(event, "pause", 0.0)) for _, event in sent), default=0.0)


def event_to_plain(event: Event) -> dict[str, object]:
    """JSON form: the type's name as `kind`, then its fields."""
    plain: dict[str, object] = {"kind": type(event).__name__}
    for name in _field_names(type(event)):
        plain[name] = getattr(event, name)
    return plain


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
