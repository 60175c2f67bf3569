"""Events as frozen dataclasses, with cards in notation. `rules` decides who receives each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tischlein.core.events import PlainEvent, Said, Sentence, name_of
from tischlein.core.types import Seat
from tischlein.core.words import Text, seat_name, text
from tischlein.games.monsterrolle.data import card_words


def card_of(field: str) -> Said:
    return Said(field, card_words)


@dataclass(frozen=True, slots=True)
class Drew(PlainEvent):
    """Sent to the drawing seat only."""

    seat: Seat
    card: str
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("mr-log-drew", who=name_of("seat"), card=card_of("card"))


@dataclass(frozen=True, slots=True)
class DrewUnseen(PlainEvent):
    """Sent to everybody but the drawing seat."""

    seat: Seat
    sentence: ClassVar = Sentence("mr-log-drew-unseen", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Took(PlainEvent):
    """`reveals` although nothing was hidden, because drawing cannot be taken back, from either pile (MR-6.2)."""

    seat: Seat
    card: str
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("mr-log-took", who=name_of("seat"), card=card_of("card"))


@dataclass(frozen=True, slots=True)
class TurnedUp(PlainEvent):
    card: str
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("mr-log-turned-up", card=card_of("card"))


@dataclass(frozen=True, slots=True)
class ScoringCame(PlainEvent):
    """A scoring card interrupts the game (MR-2.5). The long pause lets people watch the counting."""

    number: int
    reveals: ClassVar = True
    pause: ClassVar = 9.0
    sentence: ClassVar = Sentence("mr-log-scoring", "number")


@dataclass(frozen=True, slots=True)
class Scored(PlainEvent):
    seat: Seat
    points: int
    total: int
    sentence: ClassVar = Sentence("mr-log-scored", "points", "total", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Laid(PlainEvent):
    seat: Seat
    card: str
    place: int
    over: str
    """The card that it covers; empty if it was appended."""

    def text(self) -> Text:
        who, card = seat_name(self.seat), card_words(self.card)
        if self.over:
            return text("mr-log-covered", who=who, card=card, place=self.place, over=card_words(self.over))
        return text("mr-log-laid", who=who, card=card, place=self.place)


@dataclass(frozen=True, slots=True)
class Protected(PlainEvent):
    seat: Seat
    place: int
    sentence: ClassVar = Sentence("mr-log-protected", "place", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Torn(PlainEvent):
    seat: Seat
    card: str
    victim: Seat
    place: int
    over: str
    sentence: ClassVar = Sentence(
        "mr-log-torn", "place", who=name_of("seat"), victim=name_of("victim"), card=card_of("over")
    )


@dataclass(frozen=True, slots=True)
class Discarded(PlainEvent):
    seat: Seat
    card: str
    sentence: ClassVar = Sentence("mr-log-discarded", who=name_of("seat"), card=card_of("card"))


@dataclass(frozen=True, slots=True)
class TurnBegan(PlainEvent):
    seat: Seat
    turn: int
    sentence: ClassVar = Sentence("mr-log-turn", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Ended(PlainEvent):
    winners: tuple[Seat, ...]
    sentence: ClassVar = Sentence("mr-log-ended", count=Said("winners", len))
