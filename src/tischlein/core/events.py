"""Events: what happened, told to an explicit audience.

The second of the two information channels (the first is the View). There is no default audience, and nothing is
filtered afterwards, so nothing can be forgotten. `reveals` marks the event types that carry something hidden or
random to somebody, or that must stand by the rules: a step that sent one can no longer be taken back. A law checks
that no such mark is missing.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import ClassVar, NamedTuple, Protocol

from tischlein.core.types import SPECTATOR, Seat, SeatMask
from tischlein.core.words import Text


class Event(Protocol):
    """A frozen dataclass of ints and texts."""

    reveals: ClassVar[bool]

    def text(self) -> Text:
        """The event as a sentence of the log."""
        ...

    def __hash__(self) -> int: ...


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


def event_to_plain(event: Event) -> dict[str, object]:
    """JSON form: the type's name as `kind`, then its fields."""
    plain: dict[str, object] = {"kind": type(event).__name__}
    for name in _field_names(type(event)):
        plain[name] = getattr(event, name)
    return plain


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
