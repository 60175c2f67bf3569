"""What happened, as frozen structs with cards in notation. The rules say to whom each goes.

Nothing is ever taken back in this game: every step opens a window or shows a card (CL-3.11).
"""

from __future__ import annotations

from typing import ClassVar

from tischlein.core.types import Seat
from tischlein.core.values import value
from tischlein.core.words import Text, seat_name, text
from tischlein.games.click.data import action_words, cards_words, motif_words, row_words


@value(frozen=True, slots=True)
class TurnBegan:
    reveals: ClassVar[bool] = False
    seat: Seat
    turn: int

    def text(self) -> Text:
        return text("cl-log-turn", who=seat_name(self.seat), turn=self.turn)


@value(frozen=True, slots=True)
class RickshawsMoved:
    reveals: ClassVar[bool] = False
    count: int
    has_left: bool
    """One of them drove off the right end."""

    def text(self) -> Text:
        if self.has_left:
            return text("cl-log-rickshaw-left", count=self.count)
        return text("cl-log-rickshaws", count=self.count)


@value(frozen=True, slots=True)
class RickshawCame:
    reveals: ClassVar[bool] = True
    place: int

    def text(self) -> Text:
        return text("cl-log-rickshaw-came", place=self.place)


@value(frozen=True, slots=True)
class RickshawWaits:
    """There was no free card for it."""

    reveals: ClassVar[bool] = True

    def text(self) -> Text:
        return text("cl-log-rickshaw-waits")


@value(frozen=True, slots=True)
class DrewWallCard:
    """For all to see; its end is chosen next."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    def text(self) -> Text:
        return text("cl-log-drew-wall", who=seat_name(self.seat), card=motif_words(self.card))


@value(frozen=True, slots=True)
class Laid:
    reveals: ClassVar[bool] = False
    seat: Seat
    card: str
    is_left: bool

    def text(self) -> Text:
        if self.is_left:
            return text("cl-log-laid-left", who=seat_name(self.seat), card=motif_words(self.card))
        return text("cl-log-laid-right", who=seat_name(self.seat), card=motif_words(self.card))


@value(frozen=True, slots=True)
class MarketFilled:
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]

    def text(self) -> Text:
        return text("cl-log-market", cards=cards_words(self.cards))


@value(frozen=True, slots=True)
class WallRefilled:
    """One after the other at the left end: the last one lies leftmost."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]

    def text(self) -> Text:
        return text("cl-log-refilled", cards=cards_words(self.cards))


@value(frozen=True, slots=True)
class WallDeckShuffled:
    reveals: ClassVar[bool] = True
    count: int

    def text(self) -> Text:
        return text("cl-log-wall-shuffled", count=self.count)


@value(frozen=True, slots=True)
class ActionDeckShuffled:
    reveals: ClassVar[bool] = True
    count: int

    def text(self) -> Text:
        return text("cl-log-actions-shuffled", count=self.count)


@value(frozen=True, slots=True)
class Moved:
    reveals: ClassVar[bool] = False
    seat: Seat
    card: str
    origin: int
    target: int

    def text(self) -> Text:
        return text(
            "cl-log-moved",
            who=seat_name(self.seat),
            card=motif_words(self.card),
            origin=self.origin,
            target=self.target,
        )


@value(frozen=True, slots=True)
class Swapped:
    reveals: ClassVar[bool] = False
    seat: Seat
    card: str
    place: int
    other_card: str
    other_place: int

    def text(self) -> Text:
        return text(
            "cl-log-swapped",
            who=seat_name(self.seat),
            card=motif_words(self.card),
            place=self.place,
            other=motif_words(self.other_card),
            target=self.other_place,
        )


@value(frozen=True, slots=True)
class Removed:
    reveals: ClassVar[bool] = False
    seat: Seat
    card: str
    place: int

    def text(self) -> Text:
        return text("cl-log-removed", who=seat_name(self.seat), card=motif_words(self.card), place=self.place)


@value(frozen=True, slots=True)
class AskedForExtra:
    reveals: ClassVar[bool] = False
    seat: Seat

    def text(self) -> Text:
        return text("cl-log-extra", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class ReplacedMarket:
    reveals: ClassVar[bool] = False
    seat: Seat

    def text(self) -> Text:
        return text("cl-log-replaced", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class TookBack:
    reveals: ClassVar[bool] = False
    seat: Seat
    card: str
    place: int

    def text(self) -> Text:
        return text("cl-log-took-back", who=seat_name(self.seat), card=motif_words(self.card), place=self.place)


@value(frozen=True, slots=True)
class Renewed:
    """The actions lie face up, the compositions face down (CL-8.1)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    actions: tuple[str, ...]
    compositions: int

    def text(self) -> Text:
        return text("cl-log-renewed", who=seat_name(self.seat), count=self.compositions)


@value(frozen=True, slots=True)
class DrewActions:
    """For the drawing seat only."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]

    def text(self) -> Text:
        words = [action_words(card) for card in self.cards]
        if len(words) == 1:
            return text("cl-log-drew-action", who=seat_name(self.seat), a=words[0])
        if len(words) == 2:
            return text("cl-log-drew-two-actions", who=seat_name(self.seat), a=words[0], b=words[1])
        return text("cl-log-drew-three-actions", who=seat_name(self.seat), a=words[0], b=words[1], c=words[2])


@value(frozen=True, slots=True)
class DrewActionsUnseen:
    """For everybody else."""

    reveals: ClassVar[bool] = False
    seat: Seat
    count: int

    def text(self) -> Text:
        return text("cl-log-drew-actions-unseen", who=seat_name(self.seat), count=self.count)


@value(frozen=True, slots=True)
class DrewCompositions:
    """For the drawing seat only."""

    reveals: ClassVar[bool] = True
    seat: Seat
    rows: tuple[str, ...]

    def text(self) -> Text:
        words = [row_words(row) for row in self.rows]
        if len(words) == 1:
            return text("cl-log-drew-composition", who=seat_name(self.seat), a=words[0])
        return text("cl-log-drew-two-compositions", who=seat_name(self.seat), a=words[0], b=words[1])


@value(frozen=True, slots=True)
class DrewCompositionsUnseen:
    """For everybody else."""

    reveals: ClassVar[bool] = False
    seat: Seat
    count: int

    def text(self) -> Text:
        return text("cl-log-drew-compositions-unseen", who=seat_name(self.seat), count=self.count)


@value(frozen=True, slots=True)
class Called:
    """Only that somebody called; what for is shown by the marks, if they are right (CL-3.12)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    position: int
    """1: marks now; else waits for those before."""

    def text(self) -> Text:
        return text("cl-log-called", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class WrongCall:
    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    """In this window."""

    def text(self) -> Text:
        return text("cl-log-wrong", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class Outrun:
    """No photo, and no wrong call either: somebody was faster (CL-3.19)."""

    reveals: ClassVar[bool] = True
    seat: Seat

    def text(self) -> Text:
        return text("cl-log-outrun", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class LockedOut:
    """For the caller only: the call came within the lock-out."""

    reveals: ClassVar[bool] = True
    seat: Seat
    left: int
    """Milliseconds."""

    def text(self) -> Text:
        return text("cl-log-locked", who=seat_name(self.seat), seconds=(self.left + 999) // 1000)


@value(frozen=True, slots=True)
class PhotoTaken:
    reveals: ClassVar[bool] = True
    seat: Seat
    row: str
    """The motifs, joined by hyphens."""
    points: int
    place: int
    """Of its leftmost card."""
    is_open: bool
    """One of the open compositions."""

    def text(self) -> Text:
        if self.is_open:
            return text("cl-log-photo-open", who=seat_name(self.seat), row=row_words(self.row), points=self.points)
        return text("cl-log-photo", who=seat_name(self.seat), row=row_words(self.row), points=self.points)


@value(frozen=True, slots=True)
class AllDecided:
    """Calm photos: the answers are on the table, and none can be taken back."""

    reveals: ClassVar[bool] = True

    def text(self) -> Text:
        return text("cl-log-decided")


@value(frozen=True, slots=True)
class PhotoGone:
    """Calm photos: somebody before took cards of this one."""

    reveals: ClassVar[bool] = True
    seat: Seat

    def text(self) -> Text:
        return text("cl-log-photo-gone", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class LastTurns:
    """The last composition was drawn in the turn of this seat, which therefore has the last turn of all."""

    reveals: ClassVar[bool] = True
    seat: Seat

    def text(self) -> Text:
        return text("cl-log-last-turns", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class Ended:
    reveals: ClassVar[bool] = False
    winners: tuple[Seat, ...]

    def text(self) -> Text:
        return text("cl-log-ended", count=len(self.winners))
