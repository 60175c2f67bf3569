"""What a seat may know (MR-6.1): an allow list, built field by field. Also the way back: a random state for a view."""

from __future__ import annotations

from typing import Final, NamedTuple

from tischlein.core.game import Options
from tischlein.core.rng import MASK, below, shuffle
from tischlein.core.states import Parts, left_over
from tischlein.core.types import SPECTATOR, Seat
from tischlein.games.monsterrolle.data import CANONICAL, HAND_SIZE, SCORING, SCORINGS, STOP
from tischlein.games.monsterrolle.rules import new_table, scoring_ranges
from tischlein.games.monsterrolle.state import State, Table, new_state

OPEN: Final = Parts("phase active turn gap took laid discarded fresh discard")
"""Public fields that are the same in State and View."""
OPEN_LISTS: Final = Parts("known rows covered protected points")
"""Public fields that are lists in State and tuples in View."""


class View(NamedTuple):
    """A NamedTuple, because it is immutable and created faster than a frozen dataclass."""

    seat: Seat
    options: Options
    monsters: tuple[str, ...]
    phase: int
    active: Seat
    turn: int
    gap: int
    took: bool
    laid: int
    discarded: int
    fresh: int
    hand: bytes
    """The viewer's hand; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    known: tuple[bytes, ...]
    """Cards in each hand that everybody knows."""
    rows: tuple[bytes, ...]
    covered: tuple[bytes, ...]
    protected: tuple[int, ...]
    discard: bytes
    deck_size: int
    points: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.rows)


def view(state: State, seat: Seat) -> View:
    """In the order of the fields: passed by name, they took twice as long."""
    table = state.table
    return View(
        seat,
        table.options,
        table.monsters,
        state.phase,
        state.active,
        state.turn,
        state.gap,
        state.took,
        state.laid,
        state.discarded,
        state.fresh,
        b"" if seat == SPECTATOR else state.hands[seat],
        tuple([len(hand) for hand in state.hands]),
        tuple(state.known),
        tuple(state.rows),
        tuple(state.covered),
        tuple(state.protected),
        state.discard,
        len(state.deck),
        tuple(state.points),
    )


def unseen_cards(view: View, cards: bytes) -> list[int]:
    """All cards whose location the viewer does not know, except scoring cards; sorted."""
    laid = b"".join((*view.rows, *(pairs[1::2] for pairs in view.covered)))
    if view.options["direction"] != "fixed":
        laid = laid.translate(CANONICAL)  # rows have cards as they lie, `cards` has them in canonical form
    stops = bytes([STOP]) * sum(mask.bit_count() for mask in view.protected)
    known = b"".join(known for seat, known in enumerate(view.known) if seat != view.seat)
    return left_over(cards, laid + stops + view.discard + view.hand + known)


def determinize(view: View, seed: int) -> State:
    """Deals the unseen cards at random, and scoring cards where they can still be (MR-1.6)."""
    table = new_table(view.options, view.seats)
    state = new_state(table, 0)
    rng = seed & MASK
    unseen = unseen_cards(view, table.cards)
    rng = shuffle(rng, unseen)
    for seat in range(view.seats):
        if seat == view.seat:
            state.hands[seat] = view.hand
            continue
        known = view.known[seat]
        dealt = view.hand_sizes[seat] - len(known)
        state.hands[seat] = bytes(sorted((*known, *unseen[:dealt])))
        del unseen[:dealt]
    left = SCORINGS - len(view.points) // view.seats
    state.deck, state.rng = with_scorings(unseen, table, left, rng)
    OPEN.give(view, state)
    OPEN_LISTS.give_lists(view, state)
    return state


def with_scorings(cards: list[int], table: Table, scorings: int, rng: int) -> tuple[bytes, int]:
    """A draw pile of these cards, with so many scoring cards where they can still be, and the next random number."""
    deck, size = cards[:], len(cards) + scorings
    whole = len(table.cards) - table.seats * HAND_SIZE
    for low, high in scoring_ranges(whole)[:scorings]:
        place, rng = below(rng, min(high, size) - low)
        deck.insert(low + place, SCORING)
    return bytes(deck), rng
