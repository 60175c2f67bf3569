"""The position of a match, as ints and immutable bytes, so that a copy shares everything and costs about a microsecond.

Nothing here knows the rules of play; `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from bisect import bisect
from operator import attrgetter
from typing import Final

from tischlein.core.game import Options

DRAW: Final = 0
"""The active seat chooses between the draw pile and the discard pile."""
PLAY: Final = 1
OVER: Final = 2

PHASES: Final = ("draw", "play", "over")
NOWHERE: Final = -1
ONE_CARD: Final = [bytes((card,)) for card in range(256)]


class Table:
    """What never changes during a match; shared by all copies of a state."""

    __slots__ = ("cards", "colours", "is_fixed", "laid_ways", "monsters", "options", "seats")

    def __init__(
        self,
        seats: int,
        options: Options,
        cards: bytes,
        colours: tuple[int, ...],
        monsters: tuple[str, ...],
        is_fixed: bool,
        laid_ways: list[int],
    ) -> None:
        self.seats = seats
        self.options = options
        self.cards = cards
        """Every card of hands, rows and piles, without the scoring cards; sorted."""
        self.colours = colours
        self.monsters = monsters
        self.is_fixed = is_fixed
        self.laid_ways = laid_ways
        """Indexed by card: the ways it may lie, by the table's direction option (MR-1.4)."""


class State:
    __slots__ = (
        "active",
        "covered",
        "deck",
        "discard",
        "discarded",
        "fresh",
        "gap",
        "hands",
        "known",
        "laid",
        "phase",
        "points",
        "protected",
        "rng",
        "rows",
        "table",
        "took",
        "turn",
    )

    def __init__(self, table: Table, rng: int) -> None:
        self.table = table
        self.rng = rng
        self.phase = PLAY
        self.active = 0
        self.turn = 1
        """Turns begun, the present one included."""
        self.gap = 0
        """How many cards were missing when the turn began (MR-2.2, MR-2.3)."""
        self.took = False
        """The discard pile was used in this turn."""
        self.laid = 0
        self.discarded = 0
        self.fresh = NOWHERE
        """The place in the active row where this turn's first card put paper."""
        self.hands: list[bytes] = [b""] * table.seats
        self.known: list[bytes] = [b""] * table.seats
        """Cards that everybody knows to be in a hand, because they were taken openly (MR-6.1, MR-7.5)."""
        self.rows: list[bytes] = [b""] * table.seats
        """The visible card of each place, stop cards aside."""
        self.covered: list[bytes] = [b""] * table.seats
        """What lies below: pairs of (place, card), in the order of covering (MR-3.9)."""
        self.protected: list[int] = [0] * table.seats
        """Bit p: a stop card lies on place p."""
        self.deck = b""
        """The last byte is the top."""
        self.discard = b""
        """The last byte is the top."""
        self.points: list[int] = []
        """Scoring by scoring, seat by seat."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.table.options != other.table.options:
            return False
        return bool(_PARTS(self) == _PARTS(other))

    __hash__ = None  # type: ignore[assignment]


_PARTS = attrgetter(*(name for name in State.__slots__ if name != "table"))


def copy(state: State) -> State:
    new: State = State.__new__(State)
    new.table = state.table
    new.rng = state.rng
    new.phase = state.phase
    new.active = state.active
    new.turn = state.turn
    new.gap = state.gap
    new.took = state.took
    new.laid = state.laid
    new.discarded = state.discarded
    new.fresh = state.fresh
    new.hands = state.hands[:]
    new.known = state.known[:]
    new.rows = state.rows[:]
    new.covered = state.covered[:]
    new.protected = state.protected[:]
    new.deck = state.deck
    new.discard = state.discard
    new.points = state.points[:]
    return new


def without(cards: bytes, card: int) -> bytes:
    """One copy of the card less."""
    where = cards.index(card)
    return cards[:where] + cards[where + 1 :]


def with_card(cards: bytes, card: int) -> bytes:
    """Kept sorted, so that the order of a hand says nothing about when a card came."""
    where = bisect(cards, card)
    return cards[:where] + ONE_CARD[card] + cards[where:]
