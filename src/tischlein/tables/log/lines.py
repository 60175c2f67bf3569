"""The lines that people read: steps of the match with their events and audiences, and chat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec
from msgspec import Raw, Struct

from tischlein.core.events import Event, Sent, event_to_plain
from tischlein.core.types import Seat, SeatMask
from tischlein.core.words import to_plain
from tischlein.tables.clock import Micros
from tischlein.tables.wire import Strip


class Told(Struct, frozen=True, gc=False):
    """An event as JSON, encoded once for all viewers. `gc=False` keeps thousands of them out of garbage collections."""

    audience: SeatMask
    event: Raw
    """`kind` and the event's fields."""
    text: Raw
    """The sentence: a message key with its arguments."""


class Line(Struct, frozen=True, gc=False):
    """One step of the match with its events."""

    n: int
    seat: Seat
    move: str
    told: tuple[Told, ...]
    strips: tuple[Strip, ...] = ()
    """The race that decided this step, by place."""
    takes_back: int = 0
    """The number of the line that this undo takes back; 0 if it is not an undo."""
    pause: float = 0.0
    """Seconds that people need to look at it before a bot moves on."""
    called: Micros | None = None
    """The effective time of the call that this step is about, also if nobody else called; None if it is about none."""


def told_of(sent: list[Sent]) -> tuple[Told, ...]:
    return tuple([Told(audience, *_encoded(event)) for audience, event in sent])


@lru_cache(4096)
def _encoded(event: Event) -> tuple[Raw, Raw]:
    """The event and its text as JSON. Cached, because most events are equal to earlier ones."""
    encode = msgspec.json.encode
    return Raw(encode(event_to_plain(event))), Raw(encode(to_plain(event.text())))


def last_not_undone(lines: list[Line]) -> int:
    """The number of the last step that has not been taken back."""
    gone = set()
    for line in reversed(lines):
        if line.takes_back:
            gone.add(line.takes_back)
        elif line.n not in gone:
            return line.n
    raise AssertionError("nothing to take back")


def moves_of(lines: Iterable[Line]) -> list[Line]:
    """What a replay counts as moves: steps that somebody is told of and that were not taken back."""
    listed = list(lines)
    gone = {line.takes_back for line in listed}
    return [line for line in listed if line.told and not line.takes_back and line.n not in gone]


class ChatLine(Struct, frozen=True):
    n: int
    name: str
    seat: Seat
    """-1: a spectator."""
    text: str
    emote: str
    person: str = ""
    """The id of the speaker. Never sent to pages."""
