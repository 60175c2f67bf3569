"""The position of a match, as ints and immutable bytes, so that a copy shares nearly everything.

Nothing here knows the rules of play; `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.core.game import Options
from tischlein.core.types import Millis, Move, Seat
from tischlein.games.click.data import COVERED, LOCK_OUTS, NO_CARD, RICKSHAW, RICKSHAW_NAME, TAKEN, TIMES_TO_MARK

START: Final = 0
"""The turn has begun; step 1 follows by itself."""
TAKE: Final = 1
"""Step 2: the active seat takes a market card or draws."""
PLACE: Final = 2
"""Step 2 is under way: the card drawn is seen, its end is to be chosen."""
MUST_TAKE: Final = 3
"""Step 2 is under way: the deck gave out, so a market card is taken (CL-5.1)."""
ACT: Final = 4
"""Step 3: action cards."""
REPLACED: Final = 5
"""An action is under way: one card of the new market is to be laid (CL-4.6)."""
ENDING: Final = 6
"""Step 4 is done; passing on follows by itself."""
OVER: Final = 7
PHASES: Final = ("start", "take", "place", "must-take", "act", "replaced", "ending", "over")

IN_WINDOW: Final = (True, True, False, False, True, False, True, False)
"""By phase: whether photos may be called while nothing is under way (CL-3.5)."""

FALSE_START: Final = 8
"""In the queue of calls: the call came sooner than anybody can react (CL-6.3)."""
OUTRUN: Final = 16
"""In the queue of calls: somebody has made a photo since this call (CL-3.19)."""
SEAT_BITS: Final = 7

UNANSWERED: Final = -1
NOT_ENDED: Final = 0
LAST_OPEN: Final = 1
LAST_TURNS: Final = 2
GUARD: Final = 3


@dataclass(frozen=True, slots=True)
class Table:
    """What never changes during a match; shared by all copies of a state."""

    seats: int
    options: Options
    names: tuple[str, ...]
    """Of the kinds of motifs, by code."""
    wall: bytes
    """Every wall card by its motif, without rickshaws; sorted."""
    actions: bytes
    rows: tuple[bytes, ...]
    points: bytes
    plain: tuple[int, ...]
    looks: tuple[str, ...]
    removed_size: int
    """Compositions out of the game from the start (CL-1.8)."""
    cap: Millis
    patience: Millis
    """How long a calm window waits (CL-6.6)."""
    is_calm: bool
    has_lockout: bool
    has_helper: bool
    most_actions: int
    """In one turn (CL-2.3)."""


@dataclass(slots=True)
class State:
    table: Table
    rng: int
    shuffled: bytes
    """What the action deck was made of when it was last shuffled, sorted: everybody has seen it lie there."""
    actions: list[bytes]
    """Hands, sorted."""
    compositions: list[bytes]
    """Hands, sorted."""
    scored: list[bytes]
    """In the order of the photos."""
    gone: list[bytes]
    """Compositions that each seat has discarded (CL-2.4), known to that seat."""
    early: tuple[tuple[Move, ...], ...]
    """The photos that each seat whose call is a false start may make all the same (CL-6.3)."""
    locked: tuple[Millis, ...]
    """Until when each seat is locked out after a wrong call (CL-3.20)."""
    misses: tuple[int, ...]
    """The wrong calls of each seat since its last photo (CL-3.20)."""
    before_held: tuple[bytes, ...]
    phase: int = START
    active: Seat = 0
    turn: int = 1
    """Turns begun, the present one included."""
    played: int = 0
    """Action cards played in this turn."""
    last: int = 0
    """The turn with which the game ends, once that is known (CL-7.2); 0 before."""
    end: int = NOT_ENDED
    wall: bytes = b""
    """Motifs from left to right; COVERED under a rickshaw."""
    market: bytes = b""
    deck: bytes = b""
    """Wall cards and rickshaws; the last byte is the top."""
    discard: bytes = b""
    """Wall cards and rickshaws; the last byte is the top."""
    is_stacked: bool = True
    """The first deck, with one rickshaw in each third (CL-1.7); False once it was shuffled anew."""
    drawn: int = NO_CARD
    """The card of step 2 that was drawn and not yet laid."""
    waiting: int = 0
    """Rickshaws that found no free card (CL-5.4)."""
    action_deck: bytes = b""
    action_discard: bytes = b""
    composition_deck: bytes = b""
    open: bytes = b""
    """Three places that never close up; TAKEN where a photo was made."""
    removed: bytes = b""
    """Compositions out of the game from the start, known to nobody (CL-1.8)."""
    window: int = 0
    """The windows opened so far."""
    opened: Millis = 0
    """When the window opened, or a photo changed its wall: false starts count from here."""
    wrong: int = 0
    """Wrong calls in this window: four bits for each seat."""
    passed: int = 0
    """Seats that do not call in this window."""
    queue: bytes = b""
    """Who has called, in order; the first is marking. FALSE_START and OUTRUN as flags."""
    is_shot: bool = False
    """A photo was made while others had called: the next window opens once all of them have marked."""
    answers: tuple[int, ...] = ()
    """Calm photos: what each seat has answered; empty while no window is open."""
    resting: int = 0
    """Calm photos: seats that pass in all windows of this turn (CL-6.16)."""
    before_wall: bytes = b""
    """The wall before it was last changed, for false starts (CL-6.3); likewise the hands and whose turn it was."""
    before_active: Seat = 0
    changed: Move = 0
    """The move that made the present wall of the one before. In that of a photo the slot is its composition."""


def new_state(table: Table, rng: int) -> State:
    seats = table.seats
    return State(
        table,
        rng,
        shuffled=table.actions,
        actions=[b""] * seats,
        compositions=[b""] * seats,
        scored=[b""] * seats,
        gone=[b""] * seats,
        early=((),) * seats,
        locked=(0,) * seats,
        misses=(0,) * seats,
        before_held=(b"",) * seats,
    )


def card_name(table: Table, card: int) -> str:
    """A wall card or a rickshaw by its name on the sheet, covered or not."""
    return RICKSHAW_NAME if card == RICKSHAW else table.names[card & ~COVERED]


def card_names(table: Table, cards: bytes) -> tuple[str, ...]:
    return tuple(card_name(table, card) for card in cards)


def row_name(table: Table, row: bytes) -> str:
    """A composition's motifs in one word: `lantern-fan-tower`."""
    return "-".join(table.names[motif] for motif in row)


def is_open_window(state: State) -> bool:
    """Photos may be called or answered now; while somebody marks, further calls queue up (CL-3.5, CL-3.12)."""
    if state.table.is_calm:
        return bool(state.answers)
    return IN_WINDOW[state.phase]


def wrong_calls(state: State, seat: Seat) -> int:
    return state.wrong >> 4 * seat & 15


def time_to_mark(misses: int, *, has_lockout: bool) -> Millis:
    """How long the wall is frozen at most for a caller with so many misses, photo or not (CL-3.20, CL-3.21)."""
    return TIMES_TO_MARK[min(misses, len(TIMES_TO_MARK) - 1)] if has_lockout else TIMES_TO_MARK[0]


def lock_out(misses: int, *, has_lockout: bool) -> Millis:
    """What one more wrong call after so many would cost (CL-3.20)."""
    return LOCK_OUTS[min(misses, len(LOCK_OUTS) - 1)] if has_lockout else 0


def has_called(state: State, seat: Seat) -> bool:
    return any(caller & SEAT_BITS == seat for caller in state.queue)


def open_left(state: State) -> int:
    return len(state.open) - state.open.count(TAKEN)


def copy(state: State) -> State:
    """By the constructor, in the order of its fields: lists are copied, everything else is immutable and shared.

    Written out because bots copy states all the time: learnt from the fields it took up to twice as long.
    """
    return State(
        state.table,
        state.rng,
        state.shuffled,
        state.actions[:],
        state.compositions[:],
        state.scored[:],
        state.gone[:],
        state.early,
        state.locked,
        state.misses,
        state.before_held,
        state.phase,
        state.active,
        state.turn,
        state.played,
        state.last,
        state.end,
        state.wall,
        state.market,
        state.deck,
        state.discard,
        state.is_stacked,
        state.drawn,
        state.waiting,
        state.action_deck,
        state.action_discard,
        state.composition_deck,
        state.open,
        state.removed,
        state.window,
        state.opened,
        state.wrong,
        state.passed,
        state.queue,
        state.is_shot,
        state.answers,
        state.resting,
        state.before_wall,
        state.before_active,
        state.changed,
    )
