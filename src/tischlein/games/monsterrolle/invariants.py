"""What must be true of every reachable position. Slow on purpose; for tests and fuzzing only."""

from __future__ import annotations

from itertools import pairwise

from tischlein.core.errors import must
from tischlein.games.monsterrolle.data import (
    CANONICAL,
    FREE,
    HAND_SIZE,
    LEFT,
    RIGHT,
    SCORING,
    SCORINGS,
    STOP,
    is_paper,
    is_tear,
)
from tischlein.games.monsterrolle.rules import scoring_ranges
from tischlein.games.monsterrolle.state import DRAW, OVER, PLAY, State


def check(state: State) -> None:
    must(0 <= state.active < state.table.seats, "nobody's turn")
    _check_conservation(state)
    _check_piles(state)
    _check_turn(state)
    for seat in range(state.table.seats):
        _check_row(state, seat)


def _check_conservation(state: State) -> None:
    """The cards of the box without the monsters, at every moment."""
    cards = [*state.deck, *state.discard]
    for seat in range(state.table.seats):
        cards += state.hands[seat]
        laid = [*state.rows[seat], *state.covered[seat][1::2]]
        cards += laid if state.table.is_fixed else bytes(laid).translate(CANONICAL)
        cards += [STOP] * state.protected[seat].bit_count()
    left = SCORINGS - len(state.points) // state.table.seats
    must(sorted(cards) == sorted([*state.table.cards, *[SCORING] * left]), "cards are not conserved")


def _check_piles(state: State) -> None:
    left = SCORINGS - len(state.points) // state.table.seats
    must(len(state.points) % state.table.seats == 0, "a scoring without some seat")
    must((left == 0) == (state.phase == OVER), "the third scoring is the end")
    must(bool(state.deck) or state.phase == OVER, "the draw pile is empty before the end")
    whole = len(state.table.cards) - state.table.seats * HAND_SIZE
    places = [place for place, card in enumerate(state.deck) if card == SCORING]
    ranges = scoring_ranges(whole)[:left]
    must(len(places) == left, "scoring cards in the draw pile")
    for place, (low, high) in zip(places, ranges, strict=True):
        must(low <= place < high, "a scoring card outside the lower part of its pile")


def _check_turn(state: State) -> None:
    for seat, hand in enumerate(state.hands):
        must(list(hand) == sorted(hand), "a hand is not sorted")
        must(HAND_SIZE - 2 <= len(hand) <= HAND_SIZE, "a hand of the wrong size")
        must(SCORING not in hand, "a scoring card in a hand")
        rest = list(hand)
        for card in state.known[seat]:
            must(card in rest, "a known card is not in the hand")
            rest.remove(card)
    used = state.laid + state.discarded
    must(0 <= used <= 2, "more than two cards in a turn")
    if state.phase == PLAY:
        must(len(state.hands[state.active]) == HAND_SIZE - used, "the hand was not filled before play")
        must(bool(state.discard), "no discard pile during play")
    if state.phase == DRAW:
        must(state.gap == 2 and not state.took and bool(state.discard), "a draw without a choice")


def _check_row(state: State, seat: int) -> None:
    row = state.rows[seat]
    must(state.protected[seat] >> len(row) == 0, "a stop beside the row")
    for place, card in enumerate(row):
        must(is_paper(card) or is_tear(card), "a row shows paper and tears only")
        must(is_paper(card) or not state.protected[seat] >> place & 1, "a protected tear")
    if seat == state.active and state.laid == 1 and state.phase == PLAY:
        return  # in the middle of a turn a joint may be open (MR-3.7)
    for left, right in pairwise(row):
        pair = RIGHT[left], LEFT[right]
        must(FREE in pair or pair[0] == pair[1], "a mismatch at the end of a turn")
