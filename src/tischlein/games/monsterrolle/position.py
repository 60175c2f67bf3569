"""A position as JSON that can be written by hand: cards in notation, places as stacks from bottom to top.

    {"options": {...}, "turn": 7, "active": 0, "phase": "play", "gap": 2, "took": false, "laid": 1, "discarded": 0,
     "fresh": 3, "hands": [["rb", "tr", "stop"], ...], "known": [[], ...], "rows": [[["rb", "tr", "br*", "stop"]], ...],
     "discard": ["gp"], "deck": [..., "score", ...], "points": [[5, 4]], "rng": 1}

Seats count from 0, places from 1; the last card of a list is the top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tischlein.core import positions
from tischlein.core.positions import FLAG, NUMBER, NUMBERS, Fields, Form, ensure, grouped, listed
from tischlein.games.monsterrolle.data import (
    CANONICAL,
    CARD_CODES,
    CARDS_A_TURN,
    HAND_SIZE,
    SCORING,
    SCORINGS,
    STOP,
    card_text,
    is_paper,
    is_tear,
)
from tischlein.games.monsterrolle.moves import PLACES
from tischlein.games.monsterrolle.rules import new_table
from tischlein.games.monsterrolle.state import DRAW, NOWHERE, OVER, PHASES, PLAY, State, new_state

CARD: Final = Form(card_text, CARD_CODES.__getitem__)
FIELDS: Final[Fields] = {
    "turn": NUMBER,
    "active": NUMBER,
    "gap": NUMBER,
    "laid": NUMBER,
    "discarded": NUMBER,
    "phase": positions.one_of(PHASES),
    "took": FLAG,
    "fresh": positions.or_none(Form(lambda place: place + 1, lambda number: int(number) - 1), NOWHERE),
    "hands": listed(positions.hand(CARD)),
    "known": listed(positions.hand(CARD)),
    "discard": positions.cards(CARD),
    "deck": positions.cards(CARD),
    "rng": NUMBER,
}


def dump(state: State) -> dict[str, object]:
    seats = state.table.seats
    return {
        "options": dict(state.table.options),
        "seats": seats,
        **positions.dump_fields(FIELDS, state),
        "rows": [_stacks(state, seat) for seat in range(seats)],
        "covered": [_covered_texts(pairs) for pairs in state.covered],
        "points": grouped(NUMBER, seats).dump(state.points),
    }


@positions.refused
def load(data: Mapping[str, Any]) -> State:
    """Refuses what `apply` could not take; whether the match can have come so far is for `check`. Raises BadInput."""
    state = new_state(new_table(data["options"], len(data["rows"])), 0)
    positions.load_fields(FIELDS, data, state)
    for seat, places in enumerate(data["rows"]):
        _load_row(state, seat, places)
    if "covered" in data:  # the order of covering across places; without it, place by place
        state.covered = [_covered_codes(pairs) for pairs in data["covered"]]
    state.points = [points for scoring in data["points"] for points in NUMBERS.load(scoring)]
    _ensure_playable(state)
    return state


def _ensure_playable(state: State) -> None:
    """What every move relies on. The message says which part of the position is wrong."""
    seats = state.table.seats
    for name in ("hands", "known", "covered"):
        ensure(len(getattr(state, name)) == seats, f"{name}: {len(getattr(state, name))} for {seats} seats")
    ensure(0 <= state.active < seats, f"active: there is no seat {state.active}")
    ensure(len(state.points) % seats == 0, "points: a scoring without some seat")
    _ensure_turn(state)
    ensure(NOWHERE <= state.fresh < len(state.rows[state.active]), f"fresh: the row has no place {state.fresh + 1}")
    if state.phase != OVER:
        ensure(bool(state.discard), "discard: nothing to take from")
        left, found = SCORINGS - len(state.points) // seats, state.deck.count(SCORING)
        ensure(found == left > 0, f"deck: {found} scoring cards, but {left} are left to end the match")
    for seat in range(seats):
        _ensure_row(state, seat)
    held = {"discard": state.discard, "deck": state.deck}
    held |= {f"hands[{seat}]": hand for seat, hand in enumerate(state.hands)}
    for name, cards in held.items():
        for card in cards:
            _ensure_card(state, name, card)
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        for card in set(known):
            ensure(known.count(card) <= hand.count(card), f"known[{seat}]: {card_text(card)} is not in the hand")


def _ensure_turn(state: State) -> None:
    """How many cards of the turn are spent, and how many that leaves in each hand."""
    used = state.laid + state.discarded
    is_possible = state.laid >= 0 and state.discarded >= 0 and used <= CARDS_A_TURN
    ensure(is_possible, f"laid, discarded: not 0 to {CARDS_A_TURN} cards of a turn")
    for seat, hand in enumerate(state.hands):
        least, most = HAND_SIZE - CARDS_A_TURN, HAND_SIZE
        if seat == state.active and state.phase == PLAY:
            least = most = HAND_SIZE - used
        elif seat == state.active and state.phase == DRAW:
            most = HAND_SIZE - 1
        ensure(least <= len(hand) <= most, f"hands[{seat}]: {len(hand)} cards")


def _ensure_row(state: State, seat: int) -> None:
    row = state.rows[seat]
    ensure(len(row) <= PLACES, f"rows[{seat}]: more than {PLACES} places")
    for card in row:
        ensure(is_paper(card) or is_tear(card), f"rows[{seat}]: {card_text(card)} lies in no row")
    for place in state.covered[seat][::2]:
        ensure(place < len(row), f"covered[{seat}]: the row has no place {place + 1}")


def _ensure_card(state: State, name: str, card: int) -> None:
    ensure(card != SCORING or name == "deck", f"{name}: a scoring card lies in the draw pile only")
    if not state.table.is_fixed and card != CANONICAL[card]:  # either way round is one and the same card (MR-1.4)
        raise ValueError(f"{name}: with the free direction {card_text(card)} is written {card_text(CANONICAL[card])}")


def _covered_texts(pairs: bytes) -> list[list[int | str]]:
    return [[place + 1, card_text(card)] for place, card in zip(pairs[::2], pairs[1::2], strict=True)]


def _covered_codes(pairs: list[list[Any]]) -> bytes:
    return bytes(part for place, card in pairs for part in (int(place) - 1, CARD_CODES[card]))


def _stacks(state: State, seat: int) -> list[list[str]]:
    places: list[list[str]] = [[] for _ in state.rows[seat]]
    pairs = state.covered[seat]
    for place, card in zip(pairs[::2], pairs[1::2], strict=True):
        places[place].append(card_text(card))
    for place, card in enumerate(state.rows[seat]):
        places[place].append(card_text(card))
        if state.protected[seat] >> place & 1:
            places[place].append(card_text(STOP))
    return places


def _load_row(state: State, seat: int, places: list[list[str]]) -> None:
    row, covered, protected = bytearray(), bytearray(), 0
    for place, stack in enumerate(places):
        cards = bytes(map(CARD.load, stack))
        if cards[-1] == STOP:
            protected |= 1 << place
            cards = cards[:-1]
        for card in cards[:-1]:
            covered += bytes((place, card))
        row.append(cards[-1])
    state.rows[seat], state.covered[seat], state.protected[seat] = bytes(row), bytes(covered), protected
