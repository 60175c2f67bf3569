"""A position as JSON that can be written by hand: cards in notation, places as stacks from bottom to top.

    {"options": {...}, "turn": 7, "active": 0, "phase": "play", "gap": 2, "took": false, "laid": 1, "discarded": 0,
     "fresh": 3, "hands": [["rb", "tr", "stop"], ...], "known": [[], ...], "rows": [[["rb", "tr", "br*", "stop"]], ...],
     "discard": ["gp"], "deck": [..., "score", ...], "points": [[5, 4]], "rng": 1}

Seats count from 0, places from 1; the last card of a list is the top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.games.monsterrolle.data import CARD_CODES, STOP, card_text
from tischlein.games.monsterrolle.rules import new_table
from tischlein.games.monsterrolle.state import NOWHERE, PHASES, State

COUNTERS = ("turn", "active", "gap", "laid", "discarded")


def dump(state: State) -> dict[str, object]:
    seats = state.table.seats
    data: dict[str, object] = {"options": dict(state.table.options), "seats": seats}
    data |= {name: getattr(state, name) for name in COUNTERS}
    data |= {
        "phase": PHASES[state.phase],
        "took": state.took,
        "fresh": None if state.fresh == NOWHERE else state.fresh + 1,
        "hands": [_texts(hand) for hand in state.hands],
        "known": [_texts(known) for known in state.known],
        "rows": [_stacks(state, seat) for seat in range(seats)],
        "covered": [_covered_texts(pairs) for pairs in state.covered],
        "discard": _texts(state.discard),
        "deck": _texts(state.deck),
        "points": [state.points[at : at + seats] for at in range(0, len(state.points), seats)],
        "rng": state.rng,
    }
    return data


def load(data: Mapping[str, Any]) -> State:
    """Trusts nothing but the JSON types' shape; `check` proves the rest. Raises BadInput."""
    try:
        state = State(new_table(data["options"], len(data["rows"])), int(data["rng"]))
        for name in COUNTERS:
            setattr(state, name, int(data[name]))
        state.phase = PHASES.index(data["phase"])
        state.took = bool(data["took"])
        state.fresh = NOWHERE if data["fresh"] is None else int(data["fresh"]) - 1
        state.hands = [bytes(sorted(_codes(hand))) for hand in data["hands"]]
        state.known = [bytes(sorted(_codes(known))) for known in data["known"]]
        for seat, places in enumerate(data["rows"]):
            _load_row(state, seat, places)
        if "covered" in data:  # the order of covering across places; without it, place by place
            state.covered = [_covered_codes(pairs) for pairs in data["covered"]]
        state.discard = _codes(data["discard"])
        state.deck = _codes(data["deck"])
        state.points = [int(points) for scoring in data["points"] for points in scoring]
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise BadInput(text("error-position", why=f"{type(error).__name__}: {error}")) from None
    return state


def _texts(cards: bytes) -> list[str]:
    return [card_text(card) for card in cards]


def _codes(cards: list[str]) -> bytes:
    return bytes(CARD_CODES[card] for card in cards)


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
        cards = _codes(stack)
        if cards[-1] == STOP:
            protected |= 1 << place
            cards = cards[:-1]
        for card in cards[:-1]:
            covered += bytes((place, card))
        row.append(cards[-1])
    state.rows[seat], state.covered[seat], state.protected[seat] = bytes(row), bytes(covered), protected
