"""Positions as JSON that can be written by hand: cards in notation, places as stacks from bottom to top.

    {"options": {...}, "turn": 7, "active": 0, "phase": "play", "gap": 2, "took": false, "laid": 1, "discarded": 0,
     "fresh": 3, "hands": [["rb", "tr", "stop"], ...], "known": [[], ...], "rows": [[["rb", "tr", "br*", "stop"]], ...],
     "discard": ["gp"], "deck": [..., "score", ...], "points": [[5, 4]], "rng": 1}

Seats count from 0, places from 1; the last card of a list is the top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tischlein.core import positions
from tischlein.core.positions import FLAG, NUMBER, Fields, Form, grouped, listed
from tischlein.games.monsterrolle.data import CARD_CODES, STOP, card_text
from tischlein.games.monsterrolle.invariants import check_playable
from tischlein.games.monsterrolle.rules import new_table
from tischlein.games.monsterrolle.state import NOWHERE, PHASES, State, new_state, stacks

CARD: Final = Form(card_text, CARD_CODES.__getitem__)
FIELDS: Final[Fields] = {
    **dict.fromkeys(("turn", "active", "gap", "laid", "discarded"), NUMBER),
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
    """Refuses a position that `apply` could not handle. Whether a match can reach it is `check`'s question.

    Raises BadInput.
    """
    state = new_state(new_table(data["options"], len(data["rows"])), 0)
    positions.load_fields(FIELDS, data, state)
    for seat, places in enumerate(data["rows"]):
        _load_row(state, seat, places)
    if "covered" in data:  # the order of covering across places; by default place by place
        state.covered = [_covered_codes(pairs) for pairs in data["covered"]]
    state.points = grouped(NUMBER, state.table.seats).load(data["points"])
    check_playable(state)
    return state


def _covered_texts(pairs: bytes) -> list[list[int | str]]:
    return [[place + 1, card_text(card)] for place, card in zip(pairs[::2], pairs[1::2], strict=True)]


def _covered_codes(pairs: list[list[Any]]) -> bytes:
    return bytes(part for place, card in pairs for part in (int(place) - 1, CARD_CODES[card]))


def _stacks(state: State, seat: int) -> list[list[str]]:
    """The stacks of a row, each with its stop card on top."""
    places = stacks(state.rows[seat], state.covered[seat])
    for place, stack in enumerate(places):
        if state.protected[seat] >> place & 1:
            stack.append(card_text(STOP))
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
