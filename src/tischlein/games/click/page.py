"""A View as the page gets it: JSON values, cards by name, and sums that the board would have to compute itself.

Computed from the View alone, so it cannot reveal more. Drawing it needs no knowledge of the rules.
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
    """The number of the card on the component sheet, which never changes."""
    motifs: tuple[str, ...]
    points: int


class ShownKind(Struct, frozen=True):
    """A kind of motif in this box."""

    id: str
    """Its name in the cards of the wall, in compositions and in the log."""
    word: str
    """Its name in notation: `back WORD PLACE`."""
    drawing: str
    """The kind whose drawing is used; empty for a plain card with the name on it."""
    name: str
    """Its name in every language; empty if it has words: `cl-motif-ID`."""
    count: int
    """Wall cards of this kind in the box."""


class ShownWallCard(Struct, frozen=True):
    motif: str
    has_rickshaw: bool
    is_free: bool
    """Whether action cards may move, swap or remove it."""


class ShownSeat(Struct, frozen=True):
    look: str
    actions: int
    """The number of action cards in hand."""
    compositions: int
    """The number of composition cards in hand."""
    photos: tuple[ShownComposition, ...]
    """The score pile, in the order of the photos."""
    points: int
    wrong: int
    """Wrong calls in this window."""
    misses: int
    """Wrong calls since its last photo, on which the next two fields depend (CL-3.20)."""
    time_to_mark: int
    """Milliseconds that this seat has for marking after a call."""
    next_lock_out: int
    """Milliseconds of the lock-out after one more wrong call; 0 if there is none. `match.locked` is the current one."""
    is_closed: bool
    """Whether the seat may not call in this window any more, after three wrong calls."""
    has_answered: bool
    """Calm photos: whether it has answered in this window."""
    is_resting: bool
    """Calm photos: whether it passes in all windows of this turn."""


class Fixed(Struct, frozen=True):
    """What never changes in a match and is the same for all viewers."""

    most_actions: int
    """Action cards that may be played in a turn."""
    kinds: tuple[ShownKind, ...]
    """All kinds of this box, in the order of its sheet."""
    dragons: tuple[str, ...]
    """The order of a dragon's parts in compositions: `head-tail`, `head-middle-tail`, or with the tail first."""
    is_calm: bool


class Shown(Struct, frozen=True):
    seat: Seat
    phase: str
    """start, take, place, must-take, act, replaced, ending or over."""
    active: Seat
    turn: int
    turns_left: int
    """Turns until the game ends, including the current one; 0 if unknown."""
    played: int
    """Action cards played in this turn."""
    is_window: bool
    """Whether photos can be called now, or answered in calm mode."""
    window: int
    """The number of the window, rising during the match."""
    marking: Seat
    """The seat that has called and is marking; -1 if none is."""
    queue: tuple[Seat, ...]
    """The seats that have called, in order; the first one is marking."""
    is_false_start: bool
    """Whether the call of the seat that marks came faster than a human reacts (CL-6.3)."""
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
    """The places a, b and c of the notation; null after a photo."""
    actions: tuple[str, ...]
    """The viewer's hand: move1, move2, swap, remove, extra, replace, back."""
    compositions: tuple[ShownComposition, ...]
    """The viewer's hand. Numbered from 1, these are the slots of `photo`."""
    gone: tuple[ShownComposition, ...]
    """Compositions that the viewer has discarded."""
    answer: str
    """Calm photos: the viewer's answer; empty before."""
    possible: tuple[str, ...]
    """The viewer's possible photos as moves, only at a table with the helper for beginners."""
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
