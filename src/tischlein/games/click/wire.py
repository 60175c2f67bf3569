"""A View as the page gets it: plain JSON, cards by name, and the few sums that a board would else compute itself.

A function of the View alone, so it cannot say more than the View does. No rule needs to be known to draw it.
"""

from __future__ import annotations

from tischlein.core.types import Seat
from tischlein.core.values import value
from tischlein.games.click.data import (
    COVERED,
    FREE,
    LAST_TURN,
    MOTIFS,
    NO_CARD,
    NOBODY,
    TAKEN,
    WRONG_CALLS,
    action_texts,
    wall_text,
    wall_texts,
)
from tischlein.games.click.moves import format_move
from tischlein.games.click.sheet import Sheet, find_sheet
from tischlein.games.click.state import FALSE_START, IN_WINDOW, PHASES, SEAT_BITS, UNANSWERED
from tischlein.games.click.view import View


@value(frozen=True, slots=True)
class ShownComposition:
    id: int
    """The number of the card on the component sheet: the same card keeps it wherever it goes."""
    motifs: tuple[str, ...]
    points: int


@value(frozen=True, slots=True)
class ShownWallCard:
    motif: str
    has_rickshaw: bool
    is_free: bool
    """Action cards may move, swap or remove it."""


@value(frozen=True, slots=True)
class ShownSeat:
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
    is_closed: bool
    """Three wrong calls: this window is closed for the seat."""
    has_answered: bool
    """Calm photos: has decided in this window."""


@value(frozen=True, slots=True)
class Shown:
    seat: Seat
    phase: str
    """start, take, place, must-take, act, replaced, ending or over."""
    active: Seat
    turn: int
    turns_left: int
    """Turns until the game ends, the present one included; 0 while that is open."""
    played: int
    """Action cards played in this turn."""
    most_actions: int
    is_calm: bool
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
        most_actions=max(1, view.seats - 1),
        is_calm=is_calm,
        is_window=bool(view.answered) if is_calm else IN_WINDOW[view.phase],
        window=view.window,
        marking=queue[0] if queue else NOBODY,
        queue=queue,
        is_false_start=bool(view.queue and view.queue[0] & FALSE_START),
        wall=tuple(ShownWallCard(MOTIFS[card & ~COVERED], card >= COVERED, bool(FREE[card])) for card in view.wall),
        market=wall_texts(view.market),
        drawn="" if view.drawn == NO_CARD else wall_text(view.drawn),
        waiting_rickshaws=view.waiting,
        deck_size=view.deck_size,
        discard=wall_texts(view.discard),
        action_deck_size=view.action_deck_size,
        action_discard=action_texts(view.action_discard),
        composition_deck_size=view.composition_deck_size,
        open=tuple(None if card == TAKEN else _composition(sheet, card) for card in view.open),
        actions=action_texts(view.actions),
        compositions=_compositions(sheet, view.compositions),
        gone=_compositions(sheet, view.gone),
        answer="" if view.answer == UNANSWERED else format_move(view.answer),
        possible=tuple(format_move(move) for move in view.possible),
        seats=tuple(_seat(view, seat, sheet) for seat in range(view.seats)),
    )


def turns_left(view: View) -> int:
    last = min(view.last or LAST_TURN, LAST_TURN)
    return last - view.turn + 1 if view.last or last - view.turn < view.seats else 0


def _composition(sheet: Sheet, card: int) -> ShownComposition:
    return ShownComposition(card, wall_texts(sheet.rows[card]), sheet.points[card])


def _compositions(sheet: Sheet, cards: bytes) -> tuple[ShownComposition, ...]:
    return tuple(_composition(sheet, card) for card in cards)


def _seat(view: View, seat: Seat, sheet: Sheet) -> ShownSeat:
    wrong = view.wrong >> 4 * seat & 15
    return ShownSeat(
        look=view.looks[seat],
        actions=view.action_sizes[seat],
        compositions=view.composition_sizes[seat],
        photos=_compositions(sheet, view.scored[seat]),
        points=sum(sheet.points[card] for card in view.scored[seat]),
        wrong=wrong,
        is_closed=wrong >= WRONG_CALLS,
        has_answered=bool(view.answered and view.answered[seat]),
    )
