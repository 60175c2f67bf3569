"""What happened, as frozen structs with tiles, cards, fields and lines in notation. The rules say to whom each goes.

Stacks count from 1; a seat of -1 is nobody.
"""

from __future__ import annotations

from typing import ClassVar

from tischlein.core.types import Seat
from tischlein.core.values import value
from tischlein.core.words import Text, seat_name, text
from tischlein.games.dayunhe.data import card_words, tile_words


@value(frozen=True, slots=True)
class Took:
    """Set-up: one of the visible tiles."""

    reveals: ClassVar[bool] = False
    seat: Seat
    stack: int
    tile: str

    def text(self) -> Text:
        return text("dy-log-took", who=seat_name(self.seat), tile=tile_words(self.tile))


@value(frozen=True, slots=True)
class RoundBegan:
    reveals: ClassVar[bool] = False
    number: int
    seat: Seat
    """The starting player."""

    def text(self) -> Text:
        return text("dy-log-round", number=self.number, who=seat_name(self.seat))


@value(frozen=True, slots=True)
class Drafted:
    """For the drafting seat only."""

    reveals: ClassVar[bool] = False
    seat: Seat
    card: str

    def text(self) -> Text:
        return text("dy-log-drafted", who=seat_name(self.seat), card=card_words(self.card))


@value(frozen=True, slots=True)
class DraftedUnseen:
    """For everybody else."""

    reveals: ClassVar[bool] = False
    seat: Seat

    def text(self) -> Text:
        return text("dy-log-drafted-unseen", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class CardShown:
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    def text(self) -> Text:
        return text("dy-log-card", who=seat_name(self.seat), card=card_words(self.card))


@value(frozen=True, slots=True)
class Supplied:
    """A tile that lay face up goes into the warehouse."""

    reveals: ClassVar[bool] = False
    seat: Seat
    stack: int
    tile: str

    def text(self) -> Text:
        return text("dy-log-supplied", who=seat_name(self.seat), tile=tile_words(self.tile), stack=self.stack)


@value(frozen=True, slots=True)
class Drew:
    """A tile that lay face down goes into the warehouse, where everybody sees it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    stack: int
    tile: str

    def text(self) -> Text:
        return text("dy-log-drew", who=seat_name(self.seat), tile=tile_words(self.tile), stack=self.stack)


@value(frozen=True, slots=True)
class Built:
    reveals: ClassVar[bool] = False
    seat: Seat
    field: str
    tile: str
    line: str
    points: int
    total: int
    over: Seat
    """Whose unrest was built over and went to the wall; -1 on an empty field."""

    def text(self) -> Text:
        who, tile = seat_name(self.seat), tile_words(self.tile)
        if self.over < 0:
            return text("dy-log-built", who=who, tile=tile, field=self.field, points=self.points)
        owner = seat_name(self.over)
        return text("dy-log-built-over", who=who, tile=tile, field=self.field, points=self.points, owner=owner)


@value(frozen=True, slots=True)
class UnrestLaid:
    reveals: ClassVar[bool] = False
    seat: Seat
    field: str

    def text(self) -> Text:
        return text("dy-log-unrest", who=seat_name(self.seat), field=self.field)


@value(frozen=True, slots=True)
class CityBuilt:
    reveals: ClassVar[bool] = False
    seat: Seat
    tile: str
    count: int

    def text(self) -> Text:
        return text("dy-log-city", who=seat_name(self.seat), tile=tile_words(self.tile), count=self.count)


@value(frozen=True, slots=True)
class Turned:
    reveals: ClassVar[bool] = False
    seat: Seat
    field: str
    owner: Seat
    tile: str
    line: str

    def text(self) -> Text:
        who, owner = seat_name(self.seat), seat_name(self.owner)
        return text("dy-log-turned", who=who, owner=owner, tile=tile_words(self.tile), field=self.field)


@value(frozen=True, slots=True)
class Moved:
    reveals: ClassVar[bool] = False
    seat: Seat
    source: str
    field: str
    owner: Seat
    tile: str
    line: str
    """Empty for unrest."""

    def text(self) -> Text:
        who, owner, tile = seat_name(self.seat), seat_name(self.owner), tile_words(self.tile)
        return text("dy-log-moved", who=who, owner=owner, tile=tile, source=self.source, field=self.field)


@value(frozen=True, slots=True)
class Swapped:
    """The tile of `source` now lies on `field`, and the other one on `source`; lines as they lie now."""

    reveals: ClassVar[bool] = False
    seat: Seat
    source: str
    field: str
    owner: Seat
    tile: str
    line: str
    other_owner: Seat
    other_tile: str
    other_line: str

    def text(self) -> Text:
        who, tile, other = seat_name(self.seat), tile_words(self.tile), tile_words(self.other_tile)
        return text("dy-log-swapped", who=who, tile=tile, source=self.source, other=other, field=self.field)


@value(frozen=True, slots=True)
class Raised:
    reveals: ClassVar[bool] = False
    seat: Seat
    points: int
    total: int

    def text(self) -> Text:
        return text("dy-log-raised", who=seat_name(self.seat), points=self.points)


@value(frozen=True, slots=True)
class Removed:
    """Unrest goes from the board to its owner's part of the wall."""

    reveals: ClassVar[bool] = False
    seat: Seat
    field: str
    owner: Seat

    def text(self) -> Text:
        return text("dy-log-removed", who=seat_name(self.seat), field=self.field, owner=seat_name(self.owner))


@value(frozen=True, slots=True)
class Calmed:
    """Unrest goes from the wall under a stack of its owner."""

    reveals: ClassVar[bool] = False
    seat: Seat
    owner: Seat
    stack: int

    def text(self) -> Text:
        return text("dy-log-calmed", who=seat_name(self.seat), owner=seat_name(self.owner), stack=self.stack)


@value(frozen=True, slots=True)
class Destroyed:
    """An attack. Its price: one unrest tile on the own wall, one under the own `stack`."""

    reveals: ClassVar[bool] = False
    seat: Seat
    stack: int
    field: str
    owner: Seat
    tile: str

    def text(self) -> Text:
        who, owner = seat_name(self.seat), seat_name(self.owner)
        return text("dy-log-destroyed", who=who, owner=owner, tile=tile_words(self.tile), field=self.field)


@value(frozen=True, slots=True)
class TeaBreak:
    reveals: ClassVar[bool] = False
    seat: Seat
    stack: int

    def text(self) -> Text:
        return text("dy-log-tea", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class Intrigued:
    reveals: ClassVar[bool] = False
    seat: Seat
    stack: int
    victim: Seat
    points: int
    total: int

    def text(self) -> Text:
        who, victim = seat_name(self.seat), seat_name(self.victim)
        return text("dy-log-intrigued", who=who, victim=victim, points=-self.points)


@value(frozen=True, slots=True)
class Denounced:
    """One unrest tile in the victim's city, one on the own wall."""

    reveals: ClassVar[bool] = False
    seat: Seat
    victim: Seat

    def text(self) -> Text:
        return text("dy-log-denounced", who=seat_name(self.seat), victim=seat_name(self.victim))


@value(frozen=True, slots=True)
class TurnedUp:
    """Espionage: the top of a stack now lies face up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    stack: int
    tile: str

    def text(self) -> Text:
        return text("dy-log-turned-up", who=seat_name(self.seat), stack=self.stack, tile=tile_words(self.tile))


@value(frozen=True, slots=True)
class Reformed:
    """Shuffled: nobody knows the order now, and nobody can go back."""

    reveals: ClassVar[bool] = True
    seat: Seat
    sizes: tuple[int, ...]

    def text(self) -> Text:
        return text("dy-log-reformed", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class SetSail:
    reveals: ClassVar[bool] = False
    seat: Seat
    """Who steers."""
    fields: int
    is_inspection: bool

    def text(self) -> Text:
        if self.is_inspection:
            return text("dy-log-inspection", who=seat_name(self.seat), fields=self.fields)
        return text("dy-log-sails", who=seat_name(self.seat), fields=self.fields)


@value(frozen=True, slots=True)
class Sailed:
    """One field further; `seat` gains or loses `points` and then has `total`."""

    reveals: ClassVar[bool] = False
    source: str
    field: str
    what: str
    """`empty`, `canal`, `joined` (a canal along its line), `unrest` or `turn` (the end of a trip)."""
    seat: Seat
    points: int
    """What really changed: nobody falls below 0."""
    total: int

    def text(self) -> Text:
        if self.what in ("canal", "joined"):
            return text("dy-log-sailed-canal", field=self.field, who=seat_name(self.seat), points=self.points)
        if self.seat >= 0:
            return text("dy-log-sailed-unrest", field=self.field, who=seat_name(self.seat), points=-self.points)
        return text("dy-log-sailed", field=self.field)


@value(frozen=True, slots=True)
class TripEnded:
    reveals: ClassVar[bool] = False
    trips: int
    """Trips that remain."""
    heading: str

    def text(self) -> Text:
        return text("dy-log-trip", trips=self.trips)


@value(frozen=True, slots=True)
class TurnEnded:
    """Closes the turn: nothing of it can be taken back (DY-3.5)."""

    reveals: ClassVar[bool] = True
    seat: Seat

    def text(self) -> Text:
        return text("dy-log-turn-ended", who=seat_name(self.seat))


@value(frozen=True, slots=True)
class Uprising:
    reveals: ClassVar[bool] = False
    seat: Seat
    stacks: tuple[int, ...]
    """Under which stacks the unrest goes, tile by tile."""
    points: int
    total: int

    def text(self) -> Text:
        return text("dy-log-uprising", who=seat_name(self.seat), tiles=len(self.stacks), points=-self.points)


@value(frozen=True, slots=True)
class FinalScored:
    reveals: ClassVar[bool] = False
    seat: Seat
    source: str
    count: int
    """Tiles that were counted."""
    points: int
    total: int

    def text(self) -> Text:
        points = abs(self.points)
        return text(f"dy-log-final-{self.source}", who=seat_name(self.seat), count=self.count, points=points)


@value(frozen=True, slots=True)
class Ended:
    reveals: ClassVar[bool] = False
    winners: tuple[Seat, ...]
    is_guard: bool
    """Ended by the guard of DY-8.5, not by the fourth trip."""

    def text(self) -> Text:
        if self.is_guard:
            return text("dy-log-guard")
        return text("dy-log-ended", count=len(self.winners))
