"""Positions as JSON that can be written by hand: cards by name, with `*` after a wall card under a rickshaw.

    {"options": {...}, "turn": 7, "active": 0, "phase": "act", "wall": ["crane", "tower*", ...], "market": [...],
     "deck": [..., "rickshaw", ...], "actions": [["swap", "back"], ...], "compositions": [[3, 17], ...], ...}

Seats count from 0, compositions by their number on the sheet from 0; the last card of a pile is the top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tischlein.core import positions
from tischlein.core.positions import FLAG, NUMBER, Fields, Form, cards, in_tuple, listed, one_of, or_none
from tischlein.games.click.data import ACTION_CODES, ACTIONS, COVERED, NO_CARD, RICKSHAW, RICKSHAW_NAME, TAKEN
from tischlein.games.click.dealing import new_table
from tischlein.games.click.moves import format_move, parse_move
from tischlein.games.click.state import (
    FALSE_START,
    OUTRUN,
    PHASES,
    SEAT_BITS,
    UNANSWERED,
    State,
    Table,
    card_name,
    new_state,
    wrong_calls,
)

MOVE: Final = Form(format_move, parse_move)
ACTION: Final = Form(ACTIONS.__getitem__, ACTION_CODES.__getitem__)
PILE: Final = Form(list, bytes)
"""Compositions by their numbers."""
HELD: Final = Form(list, lambda numbers: bytes(sorted(numbers)))
AS_IT_IS: Final = Form(int, lambda number: number)
COUNTS: Final = "turn active played last end waiting window opened passed resting before_active changed rng".split()
FIELDS: Final[Fields] = {
    "phase": one_of(PHASES),
    **dict.fromkeys(COUNTS, NUMBER),
    "is_stacked": FLAG,
    "is_shot": FLAG,
    "action_deck": cards(ACTION),
    "action_discard": cards(ACTION),
    "shuffled": cards(ACTION),
    "actions": listed(positions.hand(ACTION)),
    "composition_deck": PILE,
    "compositions": listed(HELD),
    "open": cards(or_none(AS_IT_IS, TAKEN)),
    "scored": listed(PILE),
    "gone": listed(PILE),
    "removed": PILE,
    "early": in_tuple(in_tuple(MOVE)),
    "locked": in_tuple(NUMBER),
    "misses": in_tuple(NUMBER),
    "answers": in_tuple(or_none(MOVE, UNANSWERED)),
    "before_held": in_tuple(PILE),
}
WALL_CARDS: Final = ("wall", "market", "deck", "discard", "before_wall")


def dump(state: State) -> dict[str, object]:
    table = state.table
    return {
        "options": dict(table.options),
        "seats": table.seats,
        **positions.dump_fields(FIELDS, state),
        **{name: _wall_cards(table).dump(getattr(state, name)) for name in WALL_CARDS},
        "drawn": None if state.drawn == NO_CARD else card_name(table, state.drawn),
        "wrong": [wrong_calls(state, seat) for seat in range(table.seats)],
        "queue": [_dump_call(caller) for caller in state.queue],
    }


@positions.refused
def load(data: Mapping[str, Any]) -> State:
    """Trusts nothing but the JSON types' shape; `check` proves the rest. Raises BadInput."""
    state = new_state(new_table(data["options"], len(data["actions"])), 0)
    positions.load_fields(FIELDS, data, state)
    for name in WALL_CARDS:
        setattr(state, name, _wall_cards(state.table).load(data[name]))
    state.drawn = NO_CARD if data["drawn"] is None else _code(state.table, data["drawn"])
    state.wrong = sum(int(count) << 4 * seat for seat, count in enumerate(data["wrong"]))
    state.queue = bytes(map(_load_call, data["queue"]))
    return state


def _dump_call(caller: int) -> dict[str, object]:
    return {"seat": caller & SEAT_BITS, "false_start": bool(caller & FALSE_START), "outrun": bool(caller & OUTRUN)}


def _load_call(call: Mapping[str, Any]) -> int:
    return int(call["seat"]) | (FALSE_START if call["false_start"] else 0) | (OUTRUN if call["outrun"] else 0)


def _wall_cards(table: Table) -> Form:
    """With a star after the name of a card under a rickshaw."""
    return cards(
        Form(
            lambda card: card_name(table, card) + ("*" if card >= COVERED else ""),
            lambda name: _code(table, name.removesuffix("*")) | (COVERED if name.endswith("*") else 0),
        )
    )


def _code(table: Table, name: str) -> int:
    return RICKSHAW if name == RICKSHAW_NAME else table.names.index(name)
