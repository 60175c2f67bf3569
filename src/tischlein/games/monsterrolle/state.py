"""The position of a match, as ints and immutable bytes, so that copies share nearly everything.

It contains no rules: `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.core.game import Options
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


@dataclass(slots=True)
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
    phase: int = PLAY
    active: Seat = 0
    turn: int = 1
    """The number of the current turn, from 1."""
    gap: int = 0
    """How many cards the active seat lacked when the turn began (MR-2.2, MR-2.3)."""
    took: bool = False
    """Whether a card was taken from the discard pile in this turn."""
    laid: int = 0
    discarded: int = 0
    fresh: int = NOWHERE
    """The place in the active row of the paper that this turn's first card was."""
    deck: bytes = b""
    """The last byte is the top."""
    discard: bytes = b""
    """The last byte is the top."""


def new_state(table: Table, rng: int) -> State:
    """A state with empty hands, rows and piles."""
    seats = table.seats
    nothing = [b""] * seats
    return State(table, rng, nothing[:], nothing[:], nothing[:], nothing[:], [0] * seats, [])


def stacks(row: bytes, covered: bytes) -> list[list[str]]:
    """The cards of each place of a row, bottom to top, in notation, without stop cards."""
    places: list[list[str]] = [[] for _ in row]
    for place, card in zip(covered[::2], covered[1::2], strict=True):
        places[place].append(CARD_TEXTS[card])
    for place, card in enumerate(row):
        places[place].append(CARD_TEXTS[card])
    return places


def copy(state: State) -> State:
    """Copies by the constructor, in the order of its fields: lists are copied, everything else is immutable and shared.

    Written out because bots copy states all the time: the generic copy took up to twice as long.
    """
    return State(
        state.table,
        state.rng,
        state.hands[:],
        state.known[:],
        state.rows[:],
        state.covered[:],
        state.protected[:],
        state.points[:],
        state.phase,
        state.active,
        state.turn,
        state.gap,
        state.took,
        state.laid,
        state.discarded,
        state.fresh,
        state.deck,
        state.discard,
    )
