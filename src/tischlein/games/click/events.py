"""What happened, as frozen structs with cards in notation. The rules say to whom each goes.

Nothing is ever taken back in this game: every step opens a window or shows a card (CL-3.11).
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
    """One of them drove off the right end."""

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
    """There was no free card for it."""

    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-rickshaw-waits")


@dataclass(frozen=True, slots=True)
class DrewWallCard(PlainEvent):
    """For all to see; its end is chosen next."""

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
    """One after the other at the left end: the last one lies leftmost."""

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
    """An action card laid down without effect (CL-2.10)."""

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
    """The actions lie face up, the compositions face down (CL-8.1)."""

    seat: Seat
    actions: tuple[str, ...]
    compositions: int
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-renewed", who=name_of("seat"), count="compositions")


@dataclass(frozen=True, slots=True)
class DrewActions(PlainEvent):
    """For the drawing seat only."""

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
    """For everybody else."""

    seat: Seat
    count: int
    sentence: ClassVar = Sentence("cl-log-drew-actions-unseen", "count", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class DrewCompositions(PlainEvent):
    """For the drawing seat only."""

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
    """For everybody else."""

    seat: Seat
    count: int
    sentence: ClassVar = Sentence("cl-log-drew-compositions-unseen", "count", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Called(PlainEvent):
    """Only that somebody called; what for is shown by the marks, if they are right (CL-3.12)."""

    seat: Seat
    position: int
    """1: marks now; else waits for those before."""
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-called", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class WrongCall(PlainEvent):
    seat: Seat
    count: int
    """In this window."""
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-wrong", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Outrun(PlainEvent):
    """No photo, and no wrong call either: somebody was faster (CL-3.19)."""

    seat: Seat
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-outrun", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class LockedOut(PlainEvent):
    """For the caller only: the call came within the lock-out."""

    seat: Seat
    left: int
    """Milliseconds."""
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
    """Of its leftmost card."""
    is_open: bool
    """One of the open compositions."""
    reveals: ClassVar = True

    def text(self) -> Text:
        if self.is_open:
            return text("cl-log-photo-open", who=seat_name(self.seat), row=row_words(self.row), points=self.points)
        return text("cl-log-photo", who=seat_name(self.seat), row=row_words(self.row), points=self.points)


@dataclass(frozen=True, slots=True)
class AllDecided(PlainEvent):
    """Calm photos: the answers are on the table, and none can be taken back."""

    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-decided")


@dataclass(frozen=True, slots=True)
class PhotoGone(PlainEvent):
    """Calm photos: somebody before took cards of this one."""

    seat: Seat
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-photo-gone", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class LastTurns(PlainEvent):
    """The last composition was drawn in the turn of this seat, which therefore has the last turn of all."""

    seat: Seat
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("cl-log-last-turns", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Ended(PlainEvent):
    winners: tuple[Seat, ...]
    sentence: ClassVar = Sentence("cl-log-ended", count=Said("winners", len))
