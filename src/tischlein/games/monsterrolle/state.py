"""The position of a match, as ints and immutable bytes, so that copies share nearly everything.

It contains no rules: `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.core.game import Options
from tischlein.core.states import rebuilt_by
from tischlein.core.types import Seat
from tischlein.games.monsterrolle.data import CARD_TEXTS

DRAW: Final = 0
"""The active seat chooses between the draw pile and the discard pile."""
PLAY: Final = 1
OVER: Final = 2

PHASES: Final = ("draw", "play", "over")
NOWHERE: Final = -1


@dataclass(frozen=True, slots=True)
class Table:
    """What never changes during a match. Shared by all copies of a state."""

    seats: int
    options: Options
    cards: bytes
    """Every card of hands, rows and piles but the scoring cards; sorted."""
    monsters: tuple[str, ...]
    is_fixed: bool
    laid_ways: list[int]
    """By card: the ways it may lie, which depend on the direction option (MR-1.4)."""

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt_by(self)


@dataclass(slots=True, init=False)
class State:
    table: Table
    rng: int
    hands: list[bytes]
    known: list[bytes]
    """Cards in each hand that everybody knows, because they were taken openly (MR-6.1, MR-7.5)."""
    rows: list[bytes]
    """The visible card of each place, not counting stop cards."""
    covered: list[bytes]
    """The cards below: pairs of (place, card), in the order in which they were covered (MR-3.9)."""
    protected: list[int]
    """Bit p: a stop card lies on place p."""
    points: list[int]
    """All seats of the first scoring, then all seats of the second, and so on."""
    phase: int
    active: Seat
    turn: int
    """The number of the current turn, from 1."""
    gap: int
    """How many cards the active seat lacked when the turn began (MR-2.2, MR-2.3)."""
    took: bool
    """Whether a card was taken from the discard pile in this turn."""
    laid: int
    discarded: int
    fresh: int
    """The place in the active row of the paper that this turn's first card was."""
    deck: bytes
    """The last byte is the top."""
    discard: bytes
    """The last byte is the top."""


def new_state(table: Table, rng: int) -> State:
    """A state with empty hands, rows and piles."""
    seats = table.seats
    nothing = [b""] * seats
    state = State()
    state.table = table
    state.rng = rng
    state.hands = nothing[:]
    state.known = nothing[:]
    state.rows = nothing[:]
    state.covered = nothing[:]
    state.protected = [0] * seats
    state.points = []
    state.phase = PLAY
    state.active = 0
    state.turn = 1
    state.gap = 0
    state.took = False
    state.laid = 0
    state.discarded = 0
    state.fresh = NOWHERE
    state.deck = b""
    state.discard = b""
    return state


def stacks(row: bytes, covered: bytes) -> list[list[str]]:
    """The cards of each place of a row, bottom to top, in notation, without stop cards."""
    places: list[list[str]] = [[] for _ in row]
    for place, card in zip(covered[::2], covered[1::2], strict=True):
        places[place].append(CARD_TEXTS[card])
    for place, card in enumerate(row):
        places[place].append(CARD_TEXTS[card])
    return places


def copy(state: State) -> State:
    """Lists are copied, everything else is immutable and shared.

    Written out because bots copy states all the time: the generic copy took up to twice as long in pure Python.
    Compiled, assignments to a fresh State take a fraction of the time of the constructor that dataclasses would make.
    """
    fresh = State()
    fresh.table = state.table
    fresh.rng = state.rng
    fresh.hands = state.hands[:]
    fresh.known = state.known[:]
    fresh.rows = state.rows[:]
    fresh.covered = state.covered[:]
    fresh.protected = state.protected[:]
    fresh.points = state.points[:]
    fresh.phase = state.phase
    fresh.active = state.active
    fresh.turn = state.turn
    fresh.gap = state.gap
    fresh.took = state.took
    fresh.laid = state.laid
    fresh.discarded = state.discarded
    fresh.fresh = state.fresh
    fresh.deck = state.deck
    fresh.discard = state.discard
    return fresh
