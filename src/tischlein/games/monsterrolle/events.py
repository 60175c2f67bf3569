"""What happened, as frozen structs with cards in notation. The rules say to whom each goes."""

from __future__ import annotations

from typing import ClassVar

from tischlein.core.types import Seat
from tischlein.core.values import value
from tischlein.core.words import Text, seat_name, text
from tischlein.games.monsterrolle.data import card_words


@value(frozen=True, slots=True)
class Drew:
    """For the drawing seat only."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    def text(self) -> Text:
        return text("mr-log-drew", who=seat_name(self.seat), card=card_words(self.card))


@value(frozen=True, slots=True)
class DrewUnseen:
    """For everybody else."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def text(self) -> Text:
        return text("mr-log-drew-unseen", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class Took:
    """Shows nothing hidden, but what was drawn stays drawn, from either pile (MR-6.2)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    def text(self) -> Text:
        return text("mr-log-took", who=seat_name(self.seat), card=card_words(self.card))


@value(frozen=True, slots=True)
class TurnedUp:
    reveals: ClassVar[bool] = True
    card: str

    def text(self) -> Text:
        return text("mr-log-turned-up", card=card_words(self.card))


@value(frozen=True, slots=True)
class ScoringCame:
    reveals: ClassVar[bool] = True
    number: int

    def text(self) -> Text:
        return text("mr-log-scoring", number=self.number)


@value(frozen=True, slots=True)
class Scored:
    reveals: ClassVar[bool] = False
    seat: Seat
    points: int
    total: int

    def text(self) -> Text:
        return text("mr-log-scored", who=seat_name(self.seat), points=self.points, total=self.total)


@value(frozen=True, slots=True)
class Laid:
    reveals: ClassVar[bool] = False
    seat: Seat
    card: str
    place: int
    over: str
    """The card that it covers; empty when it was appended."""

    def text(self) -> Text:
        who, card = seat_name(self.seat), card_words(self.card)
        if self.over:
            return text("mr-log-covered", who=who, card=card, place=self.place, over=card_words(self.over))
        return text("mr-log-laid", who=who, card=card, place=self.place)


@value(frozen=True, slots=True)
class Protected:
    reveals: ClassVar[bool] = False
    seat: Seat
    place: int

    def text(self) -> Text:
        return text("mr-log-protected", who=seat_name(self.seat), place=self.place)


@value(frozen=True, slots=True)
class Torn:
    reveals: ClassVar[bool] = False
    seat: Seat
    card: str
    victim: Seat
    place: int
    over: str

    def text(self) -> Text:
        return text(
            "mr-log-torn",
            who=seat_name(self.seat),
            victim=seat_name(self.victim),
            place=self.place,
            card=card_words(self.over),
        )


@value(frozen=True, slots=True)
class Discarded:
    reveals: ClassVar[bool] = False
    seat: Seat
    card: str

    def text(self) -> Text:
        return text("mr-log-discarded", who=seat_name(self.seat), card=card_words(self.card))


@value(frozen=True, slots=True)
class TurnBegan:
    reveals: ClassVar[bool] = False
    seat: Seat
    turn: int

    def text(self) -> Text:
        return text("mr-log-turn", who=seat_name(self.seat), turn=self.turn)


@value(frozen=True, slots=True)
class Ended:
    reveals: ClassVar[bool] = False
    winners: tuple[Seat, ...]

    def text(self) -> Text:
        return text("mr-log-ended", count=len(self.winners))
