"""Checks positions: whether every move can be applied, and whether a match could have led there."""

from __future__ import annotations

from itertools import pairwise

from tischlein.core.errors import must
from tischlein.games.monsterrolle import data
from tischlein.games.monsterrolle.data import CARDS_A_TURN, HAND_SIZE, SCORING, SCORINGS, STOP, card_text
from tischlein.games.monsterrolle.moves import PLACES
from tischlein.games.monsterrolle.rules import scoring_ranges
from tischlein.games.monsterrolle.state import DRAW, NOWHERE, OVER, PLAY, State


def check_playable(state: State) -> None:
    """For positions written by hand. The message begins with the name of the wrong field."""
    seats = state.table.seats
    for name in ("hands", "known", "covered"):
        must(len(getattr(state, name)) == seats, f"{name}: {len(getattr(state, name))} for {seats} seats")
    must(0 <= state.active < seats, f"active: there is no seat {state.active}")
    must(len(state.points) % seats == 0, "points: a scoring without some seat")
    must(NOWHERE <= state.fresh < len(state.rows[state.active]), f"fresh: the row has no place {state.fresh + 1}")
    _check_hands(state)
    _check_cards(state)
    for seat in range(seats):
        _check_places(state, seat)
    if state.phase != OVER:
        must(bool(state.discard), "discard: nothing to take from")
        left, found = SCORINGS - len(state.points) // seats, state.deck.count(SCORING)
        must(found == left > 0, f"deck: {found} scoring cards, but {left} are left to end the match")


def _check_hands(state: State) -> None:
    """Checks how many cards of the turn were used, and that the sizes of the hands agree."""
    used = state.laid + state.discarded
    is_possible = state.laid >= 0 and state.discarded >= 0 and used <= CARDS_A_TURN
    must(is_possible, f"laid, discarded: not 0 to {CARDS_A_TURN} cards of a turn")
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        least, most = HAND_SIZE - CARDS_A_TURN, HAND_SIZE
        if seat == state.active and state.phase == PLAY:
            least = most = HAND_SIZE - used
        elif seat == state.active and state.phase == DRAW:
            most = HAND_SIZE - 1
        must(least <= len(hand) <= most, f"hands[{seat}]: {len(hand)} cards")
        must(list(hand) == sorted(hand), f"hands[{seat}]: not sorted")
        for card in set(known):
            must(known.count(card) <= hand.count(card), f"known[{seat}]: {card_text(card)} is not in the hand")


def _check_cards(state: State) -> None:
    held = {f"hands[{seat}]": hand for seat, hand in enumerate(state.hands)}
    for name, cards in {**held, "discard": state.discard, "deck": state.deck}.items():
        must(name == "deck" or SCORING not in cards, f"{name}: a scoring card lies in the draw pile only")
        for card in () if state.table.is_fixed else cards:  # both directions are the same card (MR-1.4)
            right = data.CANONICAL[card]
            must(card == right, f"{name}: with the free direction {card_text(card)} is written {card_text(right)}")


def _check_places(state: State, seat: int) -> None:
    row = state.rows[seat]
    must(len(row) <= PLACES, f"rows[{seat}]: more than {PLACES} places")
    for card in row:
        must(data.is_paper(card) or data.is_tear(card), f"rows[{seat}]: {card_text(card)} lies in no row")
    for place in state.covered[seat][::2]:
        must(place < len(row), f"covered[{seat}]: the row has no place {place + 1}")


def check(state: State) -> None:
    """For tests and fuzzing: complete, and slow."""
    check_playable(state)
    _check_conservation(state)
    _check_piles(state)
    if state.phase == DRAW:
        must(state.gap == 2 and not state.took, "a draw without a choice")
    for seat in range(state.table.seats):
        _check_row(state, seat)


def _check_conservation(state: State) -> None:
    """Checks that all cards of the box but the monsters are there exactly once."""
    cards = [*state.deck, *state.discard]
    for seat in range(state.table.seats):
        cards += state.hands[seat]
        laid = [*state.rows[seat], *state.covered[seat][1::2]]
        cards += laid if state.table.is_fixed else bytes(laid).translate(data.CANONICAL)
        cards += [STOP] * state.protected[seat].bit_count()
    left = SCORINGS - len(state.points) // state.table.seats
    must(sorted(cards) == sorted([*state.table.cards, *[SCORING] * left]), "cards are not conserved")


def _check_piles(state: State) -> None:
    left = SCORINGS - len(state.points) // state.table.seats
    must((left == 0) == (state.phase == OVER), "the third scoring is the end")
    must(bool(state.deck) or state.phase == OVER, "the draw pile is empty before the end")
    whole = len(state.table.cards) - state.table.seats * HAND_SIZE
    places = [place for place, card in enumerate(state.deck) if card == SCORING]
    for place, (low, high) in zip(places, scoring_ranges(whole)[:left], strict=True):
        must(low <= place < high, "a scoring card outside the lower part of its pile")


def _check_row(state: State, seat: int) -> None:
    row = state.rows[seat]
    must(state.protected[seat] >> len(row) == 0, "a stop beside the row")
    for place, card in enumerate(row):
        must(data.is_paper(card) or not state.protected[seat] >> place & 1, "a protected tear")
    if seat == state.active and state.laid == 1 and state.phase == PLAY:
        return  # during a turn a joint may be mismatched (MR-3.7)
    for left, right in pairwise(row):
        pair = data.RIGHT[left], data.LEFT[right]
        must(data.FREE in pair or pair[0] == pair[1], "a mismatch at the end of a turn")
