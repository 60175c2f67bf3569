"""Events: what happened, each sent to an explicit audience.

Besides the View this is the only way in which a seat learns something. There is no default audience and no later
filter, so that no event reaches anybody by an omission. `reveals` marks the event types that tell something hidden or
random, or that the rules make final: a step that sent one cannot be taken back. A law checks that no mark is missing.
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
        """The event as a sentence for the log."""
        ...

    def __hash__(self) -> int: ...


class Said(NamedTuple):
    """An argument of a sentence: a field of the event, and the function that turns its value into an argument."""

    field: str
    how: Callable[[Any], Arg]


def name_of(field: str) -> Said:
    """The name of the player whose seat is in that field."""
    return Said(field, seat_name)


class Sentence:
    """Makes the words of an event from its fields: a word key, and where each argument comes from."""

    __slots__ = ("_args", "_key")

    def __init__(self, key: str, *as_they_are: str, **args: str | Said) -> None:
        """`as_they_are` are fields that are also the arguments' names; `args` maps other names to a field or a Said."""
        self._key: Final = key
        named: dict[str, str | Said] = {**args, **{name: name for name in as_they_are}}
        self._args: Final = [
            (name, arg if isinstance(arg, Said) else Said(arg, lambda value: value)) for name, arg in named.items()
        ]

    def about(self, event: object) -> Text:
        return Text(self._key, {name: said.how(getattr(event, said.field)) for name, said in self._args})


class PlainEvent:
    """An event with one fixed sentence: subclasses give the sentence and override what differs.

    An event with several sentences overrides `text`.
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False
    pause: ClassVar[float] = 0.0
    """Seconds that people get to look at it before a bot moves."""
    sentence: ClassVar[Sentence]

    def text(self) -> Text:
        return self.sentence.about(self)


class Out(Protocol):
    """Where `apply` sends events. Write-only: the rules never read what was sent."""

    def to(self, audience: SeatMask, event: Event) -> None: ...


class Sent(NamedTuple):
    audience: SeatMask
    event: Event


class Recorder:
    """Collects events in the order in which they were sent."""

    __slots__ = ("sent",)

    def __init__(self) -> None:
        self.sent: list[Sent] = []

    def to(self, audience: SeatMask, event: Event) -> None:
        self.sent.append(Sent(audience, event))


def heard_by(sent: list[Sent], seat: Seat) -> list[Event]:
    return [event for audience, event in sent if audience >> seat & 1]


def public_texts(sent: list[Sent]) -> list[Text]:
    """The public log in words: the events that a spectator receives."""
    return [event.text() for event in heard_by(sent, SPECTATOR)]


def has_revealed(sent: list[Sent]) -> bool:
    return any(event.reveals for _, event in sent)


def pause_after(sent: list[Sent]) -> float:
    """Seconds that people get to look before a bot moves: the longest `pause` of these events."""
    return max((float(getattr(event, "pause", 0.0)) for _, event in sent), default=0.0)


def event_to_plain(event: Event) -> dict[str, object]:
    """JSON form: the name of the event's type as `kind`, then its fields."""
    plain: dict[str, object] = {"kind": type(event).__name__}
    for name in _field_names(type(event)):
        plain[name] = getattr(event, name)
    return plain


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
