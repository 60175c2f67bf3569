"""Events as frozen dataclasses, with cards in notation. The rules decide who receives each.

No step can be taken back in this game: every one opens a window or reveals a card (CL-3.11).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tischlein.core.events import PlainEvent, Said, Sentence, name_of
from tischlein.core.types import Seat
from tischlein.core.words import Text, seat_name, text
from tischlein.games.click.data import action_words, cards_words, motif_words, row_words


def motif_of(field: str) -> Said:
    return Said(field, motif_words)


@dataclass(frozen=True, slots=True)
class TurnBegan(PlainEvent):
    seat: Seat
    turn: int
    sentence: ClassVar = Sentence("cl-log-turn", "turn", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class RickshawsMoved(PlainEvent):
    count: int
    has_left: bool
    """Whether the rightmost one left the wall."""

    def text(self) -> Text:
        if self.has_left:
            return text("cl-log-rickshaw-left", count=self.count)
        return text("cl-log-rickshaws", count=self.count)


@dataclass(frozen=True, slots=True)
class RickshawCame(PlainEvent):
    place: int
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-rickshaw-came", "place")


@dataclass(frozen=True, slots=True)
class RickshawWaits(PlainEvent):
    """There was no free card for the rickshaw."""

    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-rickshaw-waits")


@dataclass(frozen=True, slots=True)
class DrewWallCard(PlainEvent):
    """Sent to everybody. The next move chooses its end of the wall."""

    seat: Seat
    card: str
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-drew-wall", who=name_of("seat"), card=motif_of("card"))


@dataclass(frozen=True, slots=True)
class Laid(PlainEvent):
    seat: Seat
    card: str
    is_left: bool

    def text(self) -> Text:
        if self.is_left:
            return text("cl-log-laid-left", who=seat_name(self.seat), card=motif_words(self.card))
        return text("cl-log-laid-right", who=seat_name(self.seat), card=motif_words(self.card))


@dataclass(frozen=True, slots=True)
class MarketFilled(PlainEvent):
    cards: tuple[str, ...]
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-market", cards=Said("cards", cards_words))


@dataclass(frozen=True, slots=True)
class WallRefilled(PlainEvent):
    """The cards in the order in which they were laid at the left end: the last one is leftmost."""

    cards: tuple[str, ...]
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-refilled", cards=Said("cards", cards_words))


@dataclass(frozen=True, slots=True)
class WallDeckShuffled(PlainEvent):
    count: int
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-wall-shuffled", "count")


@dataclass(frozen=True, slots=True)
class ActionDeckShuffled(PlainEvent):
    count: int
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-actions-shuffled", "count")


@dataclass(frozen=True, slots=True)
class Moved(PlainEvent):
    seat: Seat
    card: str
    origin: int
    target: int
    sentence: ClassVar = Sentence("cl-log-moved", "origin", "target", who=name_of("seat"), card=motif_of("card"))


@dataclass(frozen=True, slots=True)
class Swapped(PlainEvent):
    seat: Seat
    card: str
    place: int
    other_card: str
    other_place: int
    sentence: ClassVar = Sentence(
        "cl-log-swapped",
        "place",
        who=name_of("seat"),
        card=motif_of("card"),
        other=motif_of("other_card"),
        target="other_place",
    )


@dataclass(frozen=True, slots=True)
class Removed(PlainEvent):
    seat: Seat
    card: str
    place: int
    sentence: ClassVar = Sentence("cl-log-removed", "place", who=name_of("seat"), card=motif_of("card"))


@dataclass(frozen=True, slots=True)
class AskedForExtra(PlainEvent):
    seat: Seat
    sentence: ClassVar = Sentence("cl-log-extra", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Dropped(PlainEvent):
    """An action card was laid down without effect (CL-2.10)."""

    seat: Seat
    action: str
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-dropped", who=name_of("seat"), card=Said("action", action_words))


@dataclass(frozen=True, slots=True)
class ReplacedMarket(PlainEvent):
    seat: Seat
    sentence: ClassVar = Sentence("cl-log-replaced", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class TookBack(PlainEvent):
    seat: Seat
    card: str
    place: int
    sentence: ClassVar = Sentence("cl-log-took-back", "place", who=name_of("seat"), card=motif_of("card"))


@dataclass(frozen=True, slots=True)
class Renewed(PlainEvent):
    """The discarded actions are public, the compositions hidden (CL-8.1)."""

    seat: Seat
    actions: tuple[str, ...]
    compositions: int
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-renewed", who=name_of("seat"), count="compositions")


@dataclass(frozen=True, slots=True)
class DrewActions(PlainEvent):
    """Sent to the drawing seat only."""

    seat: Seat
    cards: tuple[str, ...]
    reveals: ClassVar = True

    def text(self) -> Text:
        words = [action_words(card) for card in self.cards]
        if len(words) == 1:
            return text("cl-log-drew-action", who=seat_name(self.seat), a=words[0])
        if len(words) == 2:
            return text("cl-log-drew-two-actions", who=seat_name(self.seat), a=words[0], b=words[1])
        return text("cl-log-drew-three-actions", who=seat_name(self.seat), a=words[0], b=words[1], c=words[2])


@dataclass(frozen=True, slots=True)
class DrewActionsUnseen(PlainEvent):
    """Sent to everybody but the drawing seat."""

    seat: Seat
    count: int
    sentence: ClassVar = Sentence("cl-log-drew-actions-unseen", "count", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class DrewCompositions(PlainEvent):
    """Sent to the drawing seat only."""

    seat: Seat
    rows: tuple[str, ...]
    reveals: ClassVar = True

    def text(self) -> Text:
        words = [row_words(row) for row in self.rows]
        if len(words) == 1:
            return text("cl-log-drew-composition", who=seat_name(self.seat), a=words[0])
        return text("cl-log-drew-two-compositions", who=seat_name(self.seat), a=words[0], b=words[1])


@dataclass(frozen=True, slots=True)
class DrewCompositionsUnseen(PlainEvent):
    """Sent to everybody but the drawing seat."""

    seat: Seat
    count: int
    sentence: ClassVar = Sentence("cl-log-drew-compositions-unseen", "count", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Called(PlainEvent):
    """A seat has called. Which photo it means is shown only by its marks, if they are right (CL-3.12)."""

    seat: Seat
    position: int
    """In the queue: 1 marks now, the others wait."""
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-called", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class WrongCall(PlainEvent):
    seat: Seat
    count: int
    """The wrong calls of the seat in this window."""
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-wrong", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Outrun(PlainEvent):
    """A call ended without a photo, but is not wrong: another seat's photo came first (CL-3.19)."""

    seat: Seat
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-outrun", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class LockedOut(PlainEvent):
    """Sent to the caller only: the call came during its lock-out."""

    seat: Seat
    left: int
    """The rest of the lock-out in milliseconds."""
    reveals: ClassVar = True

    def text(self) -> Text:
        return text("cl-log-locked", who=seat_name(self.seat), seconds=(self.left + 999) // 1000)


@dataclass(frozen=True, slots=True)
class PhotoTaken(PlainEvent):
    seat: Seat
    row: str
    """The motifs, joined by hyphens."""
    points: int
    place: int
    """The place of its leftmost card."""
    is_open: bool
    """Whether it was one of the open compositions."""
    reveals: ClassVar = True

    def text(self) -> Text:
        if self.is_open:
            return text("cl-log-photo-open", who=seat_name(self.seat), row=row_words(self.row), points=self.points)
        return text("cl-log-photo", who=seat_name(self.seat), row=row_words(self.row), points=self.points)


@dataclass(frozen=True, slots=True)
class AllDecided(PlainEvent):
    """Calm photos: all have answered, so no answer can be taken back any more."""

    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-decided")


@dataclass(frozen=True, slots=True)
class PhotoGone(PlainEvent):
    """Calm photos: an earlier photo of the same window has used cards of this one."""

    seat: Seat
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-photo-gone", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class LastTurns(PlainEvent):
    """The last composition was drawn in this seat's turn, so this seat will have the last turn."""

    seat: Seat
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-last-turns", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Ended(PlainEvent):
    winners: tuple[Seat, ...]
    sentence: ClassVar = Sentence("cl-log-ended", count=Said("winners", len))
