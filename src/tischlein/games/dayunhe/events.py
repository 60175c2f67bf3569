"""Events as frozen dataclasses, with tiles, cards, fields and lines in notation. The rules decide who receives each.

Stacks count from 1; a seat of -1 means no seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import neg
from typing import ClassVar

from tischlein.core.events import PlainEvent, Said, Sentence, name_of
from tischlein.core.types import Seat
from tischlein.core.words import Text, seat_name, text
from tischlein.games.dayunhe.data import card_words, tile_words


def tile_of(field: str) -> Said:
    return Said(field, tile_words)


def card_of(field: str) -> Said:
    return Said(field, card_words)


@dataclass(frozen=True, slots=True)
class Took(PlainEvent):
    """Set-up: a seat took one of its visible tiles."""

    seat: Seat
    stack: int
    tile: str
    sentence: ClassVar = Sentence("dy-log-took", who=name_of("seat"), tile=tile_of("tile"))


@dataclass(frozen=True, slots=True)
class RoundBegan(PlainEvent):
    number: int
    seat: Seat
    """The starting player."""
    sentence: ClassVar = Sentence("dy-log-round", "number", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Drafted(PlainEvent):
    """Sent to the drafting seat only."""

    seat: Seat
    card: str
    sentence: ClassVar = Sentence("dy-log-drafted", who=name_of("seat"), card=card_of("card"))


@dataclass(frozen=True, slots=True)
class DraftedUnseen(PlainEvent):
    """Sent to everybody but the drafting seat."""

    seat: Seat
    sentence: ClassVar = Sentence("dy-log-drafted-unseen", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class CardShown(PlainEvent):
    seat: Seat
    card: str
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("dy-log-card", who=name_of("seat"), card=card_of("card"))


@dataclass(frozen=True, slots=True)
class Supplied(PlainEvent):
    """A face-up tile goes into the warehouse."""

    seat: Seat
    stack: int
    tile: str
    sentence: ClassVar = Sentence("dy-log-supplied", "stack", who=name_of("seat"), tile=tile_of("tile"))


@dataclass(frozen=True, slots=True)
class Drew(PlainEvent):
    """A face-down tile goes into the warehouse, where it is public."""

    seat: Seat
    stack: int
    tile: str
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("dy-log-drew", "stack", who=name_of("seat"), tile=tile_of("tile"))


@dataclass(frozen=True, slots=True)
class Built(PlainEvent):
    seat: Seat
    field: str
    tile: str
    line: str
    points: int
    total: int
    over: Seat
    """The owner of the unrest that was built over and went to the wall; -1 if the field was empty."""

    def text(self) -> Text:
        who, tile = seat_name(self.seat), tile_words(self.tile)
        if self.over < 0:
            return text("dy-log-built", who=who, tile=tile, field=self.field, points=self.points)
        owner = seat_name(self.over)
        return text("dy-log-built-over", who=who, tile=tile, field=self.field, points=self.points, owner=owner)


@dataclass(frozen=True, slots=True)
class UnrestLaid(PlainEvent):
    seat: Seat
    field: str
    sentence: ClassVar = Sentence("dy-log-unrest", "field", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class CityBuilt(PlainEvent):
    seat: Seat
    tile: str
    count: int
    sentence: ClassVar = Sentence("dy-log-city", "count", who=name_of("seat"), tile=tile_of("tile"))


@dataclass(frozen=True, slots=True)
class Turned(PlainEvent):
    seat: Seat
    field: str
    owner: Seat
    tile: str
    line: str
    sentence: ClassVar = Sentence(
        "dy-log-turned", "field", who=name_of("seat"), owner=name_of("owner"), tile=tile_of("tile")
    )


@dataclass(frozen=True, slots=True)
class Moved(PlainEvent):
    seat: Seat
    source: str
    field: str
    owner: Seat
    tile: str
    line: str
    """Empty for unrest."""
    sentence: ClassVar = Sentence(
        "dy-log-moved", "source", "field", who=name_of("seat"), owner=name_of("owner"), tile=tile_of("tile")
    )


@dataclass(frozen=True, slots=True)
class Swapped(PlainEvent):
    """The tile of `source` is now on `field`, and the other one on `source`; lines as they are now."""

    seat: Seat
    source: str
    field: str
    owner: Seat
    tile: str
    line: str
    other_owner: Seat
    other_tile: str
    other_line: str
    sentence: ClassVar = Sentence(
        "dy-log-swapped", "source", "field", who=name_of("seat"), tile=tile_of("tile"), other=tile_of("other_tile")
    )


@dataclass(frozen=True, slots=True)
class Raised(PlainEvent):
    seat: Seat
    points: int
    total: int
    sentence: ClassVar = Sentence("dy-log-raised", "points", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Removed(PlainEvent):
    """Unrest goes from the board to its owner's part of the wall."""

    seat: Seat
    field: str
    owner: Seat
    sentence: ClassVar = Sentence("dy-log-removed", "field", who=name_of("seat"), owner=name_of("owner"))


@dataclass(frozen=True, slots=True)
class Calmed(PlainEvent):
    """Unrest goes from the wall under a stack of its owner."""

    seat: Seat
    owner: Seat
    stack: int
    sentence: ClassVar = Sentence("dy-log-calmed", "stack", who=name_of("seat"), owner=name_of("owner"))


@dataclass(frozen=True, slots=True)
class Destroyed(PlainEvent):
    """An attack. The attacker pays one unrest tile to the wall and one under their `stack`."""

    seat: Seat
    stack: int
    field: str
    owner: Seat
    tile: str
    sentence: ClassVar = Sentence(
        "dy-log-destroyed", "field", who=name_of("seat"), owner=name_of("owner"), tile=tile_of("tile")
    )


@dataclass(frozen=True, slots=True)
class TeaBreak(PlainEvent):
    seat: Seat
    stack: int
    sentence: ClassVar = Sentence("dy-log-tea", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Intrigued(PlainEvent):
    seat: Seat
    stack: int
    victim: Seat
    points: int
    total: int
    sentence: ClassVar = Sentence(
        "dy-log-intrigued", who=name_of("seat"), victim=name_of("victim"), points=Said("points", neg)
    )


@dataclass(frozen=True, slots=True)
class Denounced(PlainEvent):
    """One unrest tile goes into the victim's city, one to the attacker's part of the wall."""

    seat: Seat
    victim: Seat
    sentence: ClassVar = Sentence("dy-log-denounced", who=name_of("seat"), victim=name_of("victim"))


@dataclass(frozen=True, slots=True)
class TurnedUp(PlainEvent):
    """Espionage: the top of a stack was turned face up."""

    seat: Seat
    stack: int
    tile: str
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("dy-log-turned-up", "stack", who=name_of("seat"), tile=tile_of("tile"))


@dataclass(frozen=True, slots=True)
class Reformed(PlainEvent):
    """The stacks were shuffled: their order is unknown now, so this cannot be taken back."""

    seat: Seat
    sizes: tuple[int, ...]
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("dy-log-reformed", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class SetSail(PlainEvent):
    seat: Seat
    """The seat that steers."""
    fields: int
    is_inspection: bool

    def text(self) -> Text:
        if self.is_inspection:
            return text("dy-log-inspection", who=seat_name(self.seat), fields=self.fields)
        return text("dy-log-sails", who=seat_name(self.seat), fields=self.fields)


@dataclass(frozen=True, slots=True)
class Sailed(PlainEvent):
    """The ship sailed one field; `seat` gains or loses `points` and then has `total`."""

    source: str
    field: str
    what: str
    """`empty`, `canal`, `joined` (a canal along its line), `unrest` or `turn` (the end of a trip)."""
    seat: Seat
    points: int
    """The actual change, because reputation does not fall below 0."""
    total: int

    def text(self) -> Text:
        if self.what in ("canal", "joined"):
            return text("dy-log-sailed-canal", field=self.field, who=seat_name(self.seat), points=self.points)
        if self.seat >= 0:
            return text("dy-log-sailed-unrest", field=self.field, who=seat_name(self.seat), points=-self.points)
        return text("dy-log-sailed", field=self.field)


@dataclass(frozen=True, slots=True)
class TripEnded(PlainEvent):
    trips: int
    """Trips that are left."""
    heading: str
    sentence: ClassVar = Sentence("dy-log-trip", "trips")


@dataclass(frozen=True, slots=True)
class TurnEnded(PlainEvent):
    """Ends the turn: nothing of it can be taken back any more (DY-3.5)."""

    seat: Seat
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("dy-log-turn-ended", who=name_of("seat"))


@dataclass(frozen=True, slots=True)
class Uprising(PlainEvent):
    """An uprising in phase 4, after which the ship's move is final (DY-9.2). `Settled` tells where the tiles go."""

    seat: Seat
    tiles: int
    """How many unrest tiles go from the wall under the seat's stacks."""
    points: int
    total: int
    reveals: ClassVar = True
    sentence: ClassVar = Sentence("dy-log-uprising", "tiles", who=name_of("seat"), points=Said("points", neg))


@dataclass(frozen=True, slots=True)
class Settled(PlainEvent):
    """Unrest of an uprising goes from the wall under stacks of its owner."""

    seat: Seat
    stacks: tuple[int, ...]
    """The stack of each tile, sorted."""

    def text(self) -> Text:
        stacks = ", ".join(map(str, self.stacks))
        return text("dy-log-settled", who=seat_name(self.seat), tiles=len(self.stacks), stacks=stacks)


@dataclass(frozen=True, slots=True)
class FinalScored(PlainEvent):
    seat: Seat
    source: str
    count: int
    """The number of tiles that count."""
    points: int
    total: int

    def text(self) -> Text:
        points = abs(self.points)
        return text(f"dy-log-final-{self.source}", who=seat_name(self.seat), count=self.count, points=points)


@dataclass(frozen=True, slots=True)
class Ended(PlainEvent):
    winners: tuple[Seat, ...]
    is_guard: bool
    """Whether it ended by the limit of rounds (DY-8.5), not by the fourth trip."""

    def text(self) -> Text:
        if self.is_guard:
            return text("dy-log-guard")
        return text("dy-log-ended", count=len(self.winners))
