"""What a table's log says to whom: steps with what they told, and what people said."""

from __future__ import annotations

from msgspec import Raw, Struct

from tischlein.core.types import Seat, SeatMask
from tischlein.tables.wire import Strip


class Told(Struct, frozen=True, gc=False):
    """An event as it is sent: encoded once, shown to many, and nothing that the garbage collector has to look at."""

    audience: SeatMask
    event: Raw
    """With its kind and fields."""
    text: Raw
    """The sentence: a word key with its arguments."""


class Line(Struct, frozen=True, gc=False):
    """One step of the match with what it told whom."""

    n: int
    seat: Seat
    move: str
    told: tuple[Told, ...]
    strips: tuple[Strip, ...] = ()
    """Places of the race that this step decided."""
    takes_back: int = 0
    """The number of the line that is no longer true since this one; 0 unless this is an undo."""
    pause: float = 0.0
    """Seconds that people want to look at it before a bot goes on."""


def last_not_undone(lines: list[Line]) -> int:
    """The number of the last step that was not taken back."""
    gone = set()
    for line in reversed(lines):
        if line.takes_back:
            gone.add(line.takes_back)
        elif line.n not in gone:
            return line.n
    raise AssertionError("nothing to take back")


class ChatLine(Struct, frozen=True):
    n: int
    name: str
    seat: Seat
    """-1: a spectator."""
    text: str
    emote: str
    person: str = ""
    """Who said it; shown to nobody."""
