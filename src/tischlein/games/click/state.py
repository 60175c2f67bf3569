"""The position of a match, as ints and immutable bytes, so that copies share nearly everything.

It contains no rules: `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.core.game import Options
from tischlein.core.states import rebuilt_by
from tischlein.core.types import Millis, Move, Seat
from tischlein.games.click.data import COVERED, LOCK_OUTS, NO_CARD, RICKSHAW, RICKSHAW_NAME, TAKEN, TIMES_TO_MARK

START: Final = 0
"""The turn has begun; step 1 follows automatically."""
TAKE: Final = 1
"""Step 2: the active seat takes a market card or draws."""
PLACE: Final = 2
"""During step 2: a card was drawn, and the active seat chooses its end of the wall."""
MUST_TAKE: Final = 3
"""During step 2: the deck had only rickshaws, so a market card has to be taken (CL-5.1)."""
ACT: Final = 4
"""Step 3: action cards."""
REPLACED: Final = 5
"""During an action: one card of the new market has to be laid (CL-4.6)."""
ENDING: Final = 6
"""Step 4 is done; the next turn follows automatically."""
OVER: Final = 7
PHASES: Final = ("start", "take", "place", "must-take", "act", "replaced", "ending", "over")

IN_WINDOW: Final = (True, True, False, False, True, False, True, False)
"""By phase: whether photos may be called, which is not the case during a step or an action (CL-3.5)."""

FALSE_START: Final = 8
"""Flag in the queue of calls: the call came faster than a human reacts (CL-6.3)."""
OUTRUN: Final = 16
"""Flag in the queue of calls: another seat has made a photo since this call (CL-3.19)."""
SEAT_BITS: Final = 7

UNANSWERED: Final = -1
NOT_ENDED: Final = 0
LAST_OPEN: Final = 1
LAST_TURNS: Final = 2
GUARD: Final = 3


@dataclass(frozen=True, slots=True)
class Table:
    """What never changes during a match. Shared by all copies of a state."""

    seats: int
    options: Options
    names: tuple[str, ...]
    """Names of the kinds of motifs, by code."""
    wall: bytes
    """Every wall card by its motif, without rickshaws; sorted."""
    actions: bytes
    rows: tuple[bytes, ...]
    points: bytes
    plain: tuple[int, ...]
    looks: tuple[str, ...]
    removed_size: int
    """How many compositions are removed at the start (CL-1.8)."""
    cap: Millis
    patience: Millis
    """How long a calm window waits for answers (CL-6.6)."""
    is_calm: bool
    has_lockout: bool
    has_helper: bool
    most_actions: int
    """How many action cards may be played in one turn (CL-2.3)."""

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt_by(self)


@dataclass(slots=True, init=False)
class State:
    table: Table
    rng: int
    shuffled: bytes
    """The cards of the action deck when it was last shuffled, sorted. Public: they came from the open discard pile."""
    actions: list[bytes]
    """Action cards in hand by seat, sorted."""
    compositions: list[bytes]
    """Compositions in hand by seat, sorted."""
    scored: list[bytes]
    """Photographed compositions by seat, in order."""
    gone: list[bytes]
    """Compositions that each seat has discarded (CL-2.4). Each seat knows its own."""
    early: tuple[tuple[Move, ...], ...]
    """By seat: the photos that it may make in spite of a false start (CL-6.3)."""
    locked: tuple[Millis, ...]
    """By seat: the match time at which its lock-out after a wrong call ends (CL-3.20)."""
    misses: tuple[int, ...]
    """By seat: wrong calls since its last photo (CL-3.20)."""
    before_held: tuple[bytes, ...]
    phase: int
    active: Seat
    turn: int
    """The number of the current turn, from 1."""
    played: int
    """Action cards played in this turn."""
    last: int
    """The last turn of the game, once it is known (CL-7.2); 0 before."""
    end: int
    wall: bytes
    """Motifs from left to right, with the bit COVERED under a rickshaw."""
    market: bytes
    deck: bytes
    """Wall cards and rickshaws; the last byte is the top."""
    discard: bytes
    """Wall cards and rickshaws; the last byte is the top."""
    is_stacked: bool
    """Whether this is the first deck, with one rickshaw in each third (CL-1.7), not a shuffled discard pile."""
    drawn: int
    """The card that was drawn in step 2 and not laid yet."""
    waiting: int
    """Rickshaws for which there was no free card (CL-5.4)."""
    action_deck: bytes
    action_discard: bytes
    composition_deck: bytes
    open: bytes
    """The three open compositions; TAKEN after a photo."""
    removed: bytes
    """Compositions that were removed at the start, unknown to all (CL-1.8)."""
    window: int
    """The number of windows opened so far."""
    opened: Millis
    """When the window opened, or a photo changed its wall. False starts are measured from here."""
    wrong: int
    """Wrong calls in this window, four bits per seat."""
    passed: int
    """The seats that have passed in this window, as a mask."""
    queue: bytes
    """The callers in order, with the flags FALSE_START and OUTRUN; the first one is marking."""
    is_shot: bool
    """Whether a photo was made in this window; the next window opens when all callers have marked."""
    answers: tuple[int, ...]
    """Calm photos: the answer of each seat; empty while no window is open."""
    resting: int
    """Calm photos: the seats that pass in all windows of this turn, as a mask (CL-6.16)."""
    before_wall: bytes
    """The wall before its last change, for false starts (CL-6.3), like `before_held` and `before_active`."""
    before_active: Seat
    changed: Move
    """The move that last changed the wall. If it was a photo, its slot is replaced by the number of its composition."""


def new_state(table: Table, rng: int) -> State:
    seats = table.seats
    state = State()
    state.table = table
    state.rng = rng
    state.shuffled = table.actions
    state.actions = [b""] * seats
    state.compositions = [b""] * seats
    state.scored = [b""] * seats
    state.gone = [b""] * seats
    state.early = ((),) * seats
    state.locked = (0,) * seats
    state.misses = (0,) * seats
    state.before_held = (b"",) * seats
    state.phase = START
    state.active = 0
    state.turn = 1
    state.played = 0
    state.last = 0
    state.end = NOT_ENDED
    state.wall = b""
    state.market = b""
    state.deck = b""
    state.discard = b""
    state.is_stacked = True
    state.drawn = NO_CARD
    state.waiting = 0
    state.action_deck = b""
    state.action_discard = b""
    state.composition_deck = b""
    state.open = b""
    state.removed = b""
    state.window = 0
    state.opened = 0
    state.wrong = 0
    state.passed = 0
    state.queue = b""
    state.is_shot = False
    state.answers = ()
    state.resting = 0
    state.before_wall = b""
    state.before_active = 0
    state.changed = 0
    return state


def card_name(table: Table, card: int) -> str:
    """The name of a wall card, covered or not, or of a rickshaw."""
    return RICKSHAW_NAME if card == RICKSHAW else table.names[card & ~COVERED]


def card_names(table: Table, cards: bytes) -> tuple[str, ...]:
    return tuple(card_name(table, card) for card in cards)


def row_name(table: Table, row: bytes) -> str:
    """The motifs of a composition, joined by hyphens: `lantern-fan-tower`."""
    return "-".join(table.names[motif] for motif in row)


def is_open_window(state: State) -> bool:
    """Whether photos may be called or answered now. While a seat marks, further calls are queued (CL-3.5, CL-3.12)."""
    if state.table.is_calm:
        return bool(state.answers)
    return IN_WINDOW[state.phase]


def wrong_calls(state: State, seat: Seat) -> int:
    return state.wrong >> 4 * seat & 15


def time_to_mark(misses: int, *, has_lockout: bool) -> Millis:
    """How long a caller with so many wrong calls may keep the wall frozen (CL-3.20, CL-3.21)."""
    return TIMES_TO_MARK[min(misses, len(TIMES_TO_MARK) - 1)] if has_lockout else TIMES_TO_MARK[0]


def lock_out(misses: int, *, has_lockout: bool) -> Millis:
    """The lock-out after one more wrong call (CL-3.20)."""
    return LOCK_OUTS[min(misses, len(LOCK_OUTS) - 1)] if has_lockout else 0


def has_called(state: State, seat: Seat) -> bool:
    return any(caller & SEAT_BITS == seat for caller in state.queue)


def open_left(state: State) -> int:
    return len(state.open) - state.open.count(TAKEN)


def copy(state: State) -> State:
    """Lists are copied, everything else is immutable and shared.

    Written out because bots copy states all the time: the generic copy took up to twice as long in pure Python.
    Compiled, assignments to a fresh State take a fraction of the time of the constructor that dataclasses would make.
    """
    fresh = State()
    fresh.table = state.table
    fresh.rng = state.rng
    fresh.shuffled = state.shuffled
    fresh.actions = state.actions[:]
    fresh.compositions = state.compositions[:]
    fresh.scored = state.scored[:]
    fresh.gone = state.gone[:]
    fresh.early = state.early
    fresh.locked = state.locked
    fresh.misses = state.misses
    fresh.before_held = state.before_held
    fresh.phase = state.phase
    fresh.active = state.active
    fresh.turn = state.turn
    fresh.played = state.played
    fresh.last = state.last
    fresh.end = state.end
    fresh.wall = state.wall
    fresh.market = state.market
    fresh.deck = state.deck
    fresh.discard = state.discard
    fresh.is_stacked = state.is_stacked
    fresh.drawn = state.drawn
    fresh.waiting = state.waiting
    fresh.action_deck = state.action_deck
    fresh.action_discard = state.action_discard
    fresh.composition_deck = state.composition_deck
    fresh.open = state.open
    fresh.removed = state.removed
    fresh.window = state.window
    fresh.opened = state.opened
    fresh.wrong = state.wrong
    fresh.passed = state.passed
    fresh.queue = state.queue
    fresh.is_shot = state.is_shot
    fresh.answers = state.answers
    fresh.resting = state.resting
    fresh.before_wall = state.before_wall
    fresh.before_active = state.before_active
    fresh.changed = state.changed
    return fresh
