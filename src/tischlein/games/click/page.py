"""A View as the page gets it: plain JSON, cards by name, and the few sums that a board would else compute itself.

A function of the View alone, so it cannot say more than the View does. No rule needs to be known to draw it.
"""

from __future__ import annotations

from msgspec import Struct

from tischlein.core.types import Seat
from tischlein.games.click import data
from tischlein.games.click.moves import KIND_WORDS, format_move
from tischlein.games.click.sheet import Kind, Sheet, find_sheet
from tischlein.games.click.state import FALSE_START, IN_WINDOW, PHASES, SEAT_BITS, UNANSWERED, lock_out, time_to_mark
from tischlein.games.click.view import View


class ShownComposition(Struct, frozen=True):
    id: int
    """The number of the card on the component sheet: the same card keeps it wherever it goes."""
    motifs: tuple[str, ...]
    points: int


class ShownKind(Struct, frozen=True):
    """A kind of motif in this box."""

    id: str
    """What the cards of a wall, compositions and the log call it."""
    word: str
    """What notation calls it: `back WORD PLACE`."""
    drawing: str
    """One of our drawings, by its kind; empty for a plain one with the name on it."""
    name: str
    """What it is called, in every language; empty where we have words of our own: `cl-motif-ID`."""
    count: int
    """Wall cards of this kind in the box."""


class ShownWallCard(Struct, frozen=True):
    motif: str
    has_rickshaw: bool
    is_free: bool
    """Action cards may move, swap or remove it."""


class ShownSeat(Struct, frozen=True):
    look: str
    actions: int
    """How many action cards the hand holds."""
    compositions: int
    """How many composition cards the hand holds."""
    photos: tuple[ShownComposition, ...]
    """The score pile, in the order of the photos."""
    points: int
    wrong: int
    """Wrong calls in this window."""
    misses: int
    """Wrong calls since its last photo: by them the two times below are measured (CL-3.20)."""
    time_to_mark: int
    """Milliseconds that this seat has to mark after a call."""
    next_lock_out: int
    """Milliseconds for which one more wrong call would lock it out; 0: never. `match.locked` is what is left."""
    is_closed: bool
    """Three wrong calls: this window is closed for the seat."""
    has_answered: bool
    """Calm photos: has decided in this window."""
    is_resting: bool
    """Calm photos: passes in all windows of this turn."""


class Fixed(Struct, frozen=True):
    """What never changes in a match, and is the same for all who look at it."""

    most_actions: int
    """Action cards that may be played in a turn."""
    kinds: tuple[ShownKind, ...]
    """All that there are in this box, in the order of its sheet."""
    dragons: tuple[str, ...]
    """How dragons lie in compositions: `head-tail`, `head-middle-tail`, or with the tail first."""
    is_calm: bool


class Shown(Struct, frozen=True):
    seat: Seat
    phase: str
    """start, take, place, must-take, act, replaced, ending or over."""
    active: Seat
    turn: int
    turns_left: int
    """Turns until the game ends, the present one included; 0 while that is open."""
    played: int
    """Action cards played in this turn."""
    is_window: bool
    """Photos may be called now, or answered in calm mode."""
    window: int
    """The number of the window; it counts up through the match."""
    marking: Seat
    """Who has called and is marking; -1: nobody."""
    queue: tuple[Seat, ...]
    """Who has called, in order; the first is marking."""
    is_false_start: bool
    """The call of the one who is marking came too fast for a human (CL-6.3)."""
    wall: tuple[ShownWallCard, ...]
    market: tuple[str, ...]
    drawn: str
    """The card of step 2 that is to be laid; empty if there is none."""
    waiting_rickshaws: int
    deck_size: int
    discard: tuple[str, ...]
    """Wall cards and rickshaws, bottom to top."""
    action_deck_size: int
    action_discard: tuple[str, ...]
    """Bottom to top."""
    composition_deck_size: int
    open: tuple[ShownComposition | None, ...]
    """Three places, a, b and c in notation; null where a photo was made."""
    actions: tuple[str, ...]
    """The own hand: move1, move2, swap, remove, extra, replace, back."""
    compositions: tuple[ShownComposition, ...]
    """The own hand; their places, from 1, are the slots of `photo`."""
    gone: tuple[ShownComposition, ...]
    """Compositions that the viewer has discarded."""
    answer: str
    """Calm photos: the own answer; empty before."""
    possible: tuple[str, ...]
    """The own photos as moves, only at a table with the helper for beginners."""
    seats: tuple[ShownSeat, ...]


def fixed(view: View) -> Fixed:
    sheet = find_sheet(view.options["sheet"])
    return Fixed(
        most_actions=max(1, view.seats - 1),
        kinds=tuple(map(shown_kind, sheet.kinds)),
        dragons=sheet.dragons,
        is_calm=view.options["photos"] == "calm",
    )


def show(view: View) -> Shown:
    sheet = find_sheet(view.options["sheet"])
    is_calm = view.options["photos"] == "calm"
    queue = tuple(caller & SEAT_BITS for caller in view.queue)
    return Shown(
        seat=view.seat,
        phase=PHASES[view.phase],
        active=view.active,
        turn=view.turn,
        turns_left=turns_left(view),
        played=view.played,
        is_window=bool(view.answered) if is_calm else IN_WINDOW[view.phase],
        window=view.window,
        marking=queue[0] if queue else data.NOBODY,
        queue=queue,
        is_false_start=bool(view.queue and view.queue[0] & FALSE_START),
        wall=tuple(
            ShownWallCard(sheet.names[card & ~data.COVERED], card >= data.COVERED, bool(data.FREE[card]))
            for card in view.wall
        ),
        market=_names(sheet, view.market),
        drawn="" if view.drawn == data.NO_CARD else sheet.names[view.drawn],
        waiting_rickshaws=view.waiting,
        deck_size=view.deck_size,
        discard=_names(sheet, view.discard),
        action_deck_size=view.action_deck_size,
        action_discard=data.action_texts(view.action_discard),
        composition_deck_size=view.composition_deck_size,
        open=tuple(None if card == data.TAKEN else shown_composition(sheet, card) for card in view.open),
        actions=data.action_texts(view.actions),
        compositions=_compositions(sheet, view.compositions),
        gone=_compositions(sheet, view.gone),
        answer="" if view.answer == UNANSWERED else format_move(view.answer),
        possible=tuple(format_move(move) for move in view.possible),
        seats=tuple(_seat(view, seat, sheet) for seat in range(view.seats)),
    )


def turns_left(view: View) -> int:
    last = min(view.last or data.LAST_TURN, data.LAST_TURN)
    return last - view.turn + 1 if view.last or last - view.turn < view.seats else 0


def _names(sheet: Sheet, cards: bytes) -> tuple[str, ...]:
    return tuple(data.RICKSHAW_NAME if card == data.RICKSHAW else sheet.names[card] for card in cards)


def shown_kind(kind: Kind) -> ShownKind:
    is_ours = kind.code < data.FIRST_OTHER
    return ShownKind(kind.name, KIND_WORDS[kind.code], kind.drawing, "" if is_ours else kind.name, kind.count)


def shown_composition(sheet: Sheet, card: int) -> ShownComposition:
    return ShownComposition(card, _names(sheet, sheet.rows[card]), sheet.points[card])


def _compositions(sheet: Sheet, cards: bytes) -> tuple[ShownComposition, ...]:
    return tuple(shown_composition(sheet, card) for card in cards)


def _seat(view: View, seat: Seat, sheet: Sheet) -> ShownSeat:
    wrong, misses, has_lockout = view.wrong >> 4 * seat & 15, view.misses[seat], view.options["lockout"] == "on"
    return ShownSeat(
        look=view.looks[seat],
        actions=view.action_sizes[seat],
        compositions=view.composition_sizes[seat],
        photos=_compositions(sheet, view.scored[seat]),
        points=sum(sheet.points[card] for card in view.scored[seat]),
        wrong=wrong,
        misses=misses,
        time_to_mark=time_to_mark(misses, has_lockout=has_lockout),
        next_lock_out=lock_out(misses, has_lockout=has_lockout),
        is_closed=wrong >= data.WRONG_CALLS,
        has_answered=bool(view.answered and view.answered[seat]),
        is_resting=bool(view.resting >> seat & 1),
    )
