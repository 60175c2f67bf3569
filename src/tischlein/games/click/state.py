"""The position of a match, as ints and immutable bytes, so that a copy shares everything and costs a few microseconds.

Nothing here knows the rules of play; `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from bisect import bisect
from operator import attrgetter
from typing import Final

from tischlein.core.game import Options
from tischlein.core.types import Millis, Move, Seat
from tischlein.games.click.data import CARD, NO_CARD, TAKEN

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


class Table:
    """What never changes during a match; shared by all copies of a state."""

    __slots__ = (
        "actions",
        "cap",
        "has_helper",
        "has_lockout",
        "is_calm",
        "looks",
        "most_actions",
        "options",
        "patience",
        "plain",
        "points",
        "removed_size",
        "rows",
        "seats",
        "wall",
    )

    def __init__(
        self,
        seats: int,
        options: Options,
        wall: bytes,
        actions: bytes,
        rows: tuple[bytes, ...],
        points: bytes,
        plain: tuple[int, ...],
        looks: tuple[str, ...],
        removed_size: int,
        cap: Millis,
        patience: Millis,
        is_calm: bool,
        has_lockout: bool,
        has_helper: bool,
    ) -> None:
        self.seats = seats
        self.options = options
        self.wall = wall
        """Every wall card by its motif, without rickshaws; sorted."""
        self.actions = actions
        self.rows = rows
        self.points = points
        self.plain = plain
        self.looks = looks
        self.removed_size = removed_size
        """Compositions out of the game from the start (CL-1.8)."""
        self.cap = cap
        self.patience = patience
        """How long a calm window waits (CL-6.6)."""
        self.is_calm = is_calm
        self.has_lockout = has_lockout
        self.has_helper = has_helper
        self.most_actions = max(1, seats - 1)
        """CL-2.3."""


class State:
    __slots__ = (
        "action_deck",
        "action_discard",
        "actions",
        "active",
        "answers",
        "before_active",
        "before_held",
        "before_wall",
        "changed",
        "composition_deck",
        "compositions",
        "deck",
        "discard",
        "drawn",
        "early",
        "end",
        "gone",
        "is_shot",
        "is_stacked",
        "last",
        "locked",
        "market",
        "open",
        "opened",
        "passed",
        "phase",
        "played",
        "queue",
        "removed",
        "rng",
        "scored",
        "shuffled",
        "table",
        "turn",
        "waiting",
        "wall",
        "window",
        "wrong",
    )

    def __init__(self, table: Table, rng: int) -> None:  # noqa: PLR0915 (a position has many parts)
        seats = table.seats
        self.table = table
        self.rng = rng
        self.phase = START
        self.active: Seat = 0
        self.turn = 1
        """Turns begun, the present one included."""
        self.played = 0
        """Action cards played in this turn."""
        self.last = 0
        """The turn with which the game ends, once that is known (CL-7.2); 0 before."""
        self.end = NOT_ENDED
        self.wall = b""
        """Motifs from left to right; COVERED under a rickshaw."""
        self.market = b""
        self.deck = b""
        """Wall cards and rickshaws; the last byte is the top."""
        self.discard = b""
        """Wall cards and rickshaws; the last byte is the top."""
        self.is_stacked = True
        """The first deck, with one rickshaw in each third (CL-1.7); False once it was shuffled anew."""
        self.drawn = NO_CARD
        """The card of step 2 that was drawn and not yet laid."""
        self.waiting = 0
        """Rickshaws that found no free card (CL-5.4)."""
        self.action_deck = b""
        self.action_discard = b""
        self.shuffled = table.actions
        """What the action deck was made of when it was last shuffled, sorted: everybody has seen it lie there."""
        self.actions: list[bytes] = [b""] * seats
        """Hands, sorted."""
        self.composition_deck = b""
        self.compositions: list[bytes] = [b""] * seats
        """Hands, sorted."""
        self.open = b""
        """Three places that never close up; TAKEN where a photo was made."""
        self.scored: list[bytes] = [b""] * seats
        """In the order of the photos."""
        self.gone: list[bytes] = [b""] * seats
        """Compositions that each seat has discarded (CL-2.4), known to that seat."""
        self.removed = b""
        """Compositions out of the game from the start, known to nobody (CL-1.8)."""
        self.window = 0
        """The windows opened so far."""
        self.opened: Millis = 0
        """When the window opened, or a photo changed its wall: false starts count from here."""
        self.wrong = 0
        """Wrong calls in this window: four bits for each seat."""
        self.passed = 0
        """Seats that do not call in this window."""
        self.queue = b""
        """Who has called, in order; the first is marking. FALSE_START and OUTRUN as flags."""
        self.early: tuple[tuple[Move, ...], ...] = ((),) * seats
        """The photos that each seat whose call is a false start may make all the same (CL-6.3)."""
        self.is_shot = False
        """A photo was made while others had called: the next window opens once all of them have marked."""
        self.locked: tuple[Millis, ...] = (0,) * seats
        """Until when each seat is locked out after a wrong call (CL-3.12)."""
        self.answers: tuple[int, ...] = ()
        """Calm photos: what each seat has answered; empty while no window is open."""
        self.before_wall = b""
        """The wall before it was last changed, for false starts (CL-6.3); likewise the hands and whose turn it was."""
        self.before_held: tuple[bytes, ...] = (b"",) * seats
        self.before_active: Seat = 0
        self.changed: Move = 0
        """The move that made the present wall of the one before. In that of a photo the slot is its composition."""

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
    new.played = state.played
    new.last = state.last
    new.end = state.end
    new.wall = state.wall
    new.market = state.market
    new.deck = state.deck
    new.discard = state.discard
    new.is_stacked = state.is_stacked
    new.drawn = state.drawn
    new.waiting = state.waiting
    new.action_deck = state.action_deck
    new.action_discard = state.action_discard
    new.shuffled = state.shuffled
    new.actions = state.actions[:]
    new.composition_deck = state.composition_deck
    new.compositions = state.compositions[:]
    new.open = state.open
    new.scored = state.scored[:]
    new.gone = state.gone[:]
    new.removed = state.removed
    new.window = state.window
    new.opened = state.opened
    new.wrong = state.wrong
    new.passed = state.passed
    new.queue = state.queue
    new.early = state.early
    new.is_shot = state.is_shot
    new.locked = state.locked
    new.answers = state.answers
    new.before_wall = state.before_wall
    new.before_held = state.before_held
    new.before_active = state.before_active
    new.changed = state.changed
    return new


def without(cards: bytes, card: int) -> bytes:
    """One copy of the card less."""
    where = cards.index(card)
    return cards[:where] + cards[where + 1 :]


def with_card(cards: bytes, card: int) -> bytes:
    """Kept sorted, so that the order of a hand says nothing about when a card came."""
    where = bisect(cards, card)
    return cards[:where] + CARD[card] + cards[where:]


def is_answering(state: State) -> bool:
    """Calm photos: a window in which everybody decides in secret (CL-6.6)."""
    return bool(state.answers)


def is_open_window(state: State) -> bool:
    """Photos may be called or answered now; while somebody marks, further calls queue up (CL-3.5, CL-3.12)."""
    if state.table.is_calm:
        return bool(state.answers)
    return IN_WINDOW[state.phase]


def wrong_calls(state: State, seat: Seat) -> int:
    return state.wrong >> 4 * seat & 15


def has_called(state: State, seat: Seat) -> bool:
    return any(caller & SEAT_BITS == seat for caller in state.queue)


def open_left(state: State) -> int:
    return len(state.open) - state.open.count(TAKEN)
