"""A position as JSON that can be written by hand: cards by name, a wall card under a rickshaw with `*` behind it.

    {"options": {...}, "turn": 7, "active": 0, "phase": "act", "wall": ["crane", "tower*", ...], "market": [...],
     "deck": [..., "rickshaw", ...], "actions": [["swap", "back"], ...], "compositions": [[3, 17], ...], ...}

Seats count from 0, compositions by their number on the sheet from 0; the last card of a pile is the top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tischlein.core.errors import BadInput
from tischlein.core.words import text
from tischlein.games.click.data import ACTION_CODES, COVERED, NO_CARD, TAKEN, WALL_CODES, action_texts, wall_text
from tischlein.games.click.dealing import new_table
from tischlein.games.click.moves import format_move, parse_move
from tischlein.games.click.state import FALSE_START, OUTRUN, PHASES, SEAT_BITS, UNANSWERED, State

COUNTERS = (
    "turn",
    "active",
    "played",
    "last",
    "end",
    "waiting",
    "window",
    "opened",
    "passed",
    "before_active",
    "changed",
    "rng",
)
FLAGS = ("is_stacked", "is_shot")
WRONG_BITS = 15


def dump(state: State) -> dict[str, object]:
    seats = state.table.seats
    data: dict[str, object] = {"options": dict(state.table.options), "seats": seats, "phase": PHASES[state.phase]}
    data |= {name: getattr(state, name) for name in (*COUNTERS, *FLAGS)}
    data |= {
        "wall": _wall_texts(state.wall),
        "market": _wall_texts(state.market),
        "deck": _wall_texts(state.deck),
        "discard": _wall_texts(state.discard),
        "drawn": None if state.drawn == NO_CARD else wall_text(state.drawn),
        "action_deck": list(action_texts(state.action_deck)),
        "action_discard": list(action_texts(state.action_discard)),
        "shuffled": list(action_texts(state.shuffled)),
        "actions": [list(action_texts(hand)) for hand in state.actions],
        "composition_deck": list(state.composition_deck),
        "compositions": [list(hand) for hand in state.compositions],
        "open": [None if card == TAKEN else card for card in state.open],
        "scored": [list(pile) for pile in state.scored],
        "gone": [list(pile) for pile in state.gone],
        "removed": list(state.removed),
        "wrong": [state.wrong >> 4 * seat & WRONG_BITS for seat in range(seats)],
        "queue": [_dump_call(caller) for caller in state.queue],
        "early": [[format_move(photo) for photo in photos] for photos in state.early],
        "locked": list(state.locked),
        "answers": [None if answer == UNANSWERED else format_move(answer) for answer in state.answers],
        "before_wall": _wall_texts(state.before_wall),
        "before_held": [list(hand) for hand in state.before_held],
    }
    return data


def load(data: Mapping[str, Any]) -> State:
    """Trusts nothing but the JSON types' shape; `check` proves the rest. Raises BadInput."""
    try:
        state = State(new_table(data["options"], len(data["actions"])), 0)
        for name in COUNTERS:
            setattr(state, name, int(data[name]))
        for name in FLAGS:
            setattr(state, name, bool(data[name]))
        state.phase = PHASES.index(data["phase"])
        state.wall = _wall_codes(data["wall"])
        state.market = _wall_codes(data["market"])
        state.deck = _wall_codes(data["deck"])
        state.discard = _wall_codes(data["discard"])
        state.drawn = NO_CARD if data["drawn"] is None else WALL_CODES[data["drawn"]]
        state.action_deck = _action_codes(data["action_deck"])
        state.action_discard = _action_codes(data["action_discard"])
        state.shuffled = _action_codes(data["shuffled"])
        state.actions = [bytes(sorted(_action_codes(hand))) for hand in data["actions"]]
        state.composition_deck = bytes(data["composition_deck"])
        state.compositions = [bytes(sorted(hand)) for hand in data["compositions"]]
        state.open = bytes(TAKEN if card is None else card for card in data["open"])
        state.scored = [bytes(pile) for pile in data["scored"]]
        state.gone = [bytes(pile) for pile in data["gone"]]
        state.removed = bytes(data["removed"])
        state.wrong = sum(int(count) << 4 * seat for seat, count in enumerate(data["wrong"]))
        state.queue = bytes(map(_load_call, data["queue"]))
        state.early = tuple(tuple(map(parse_move, photos)) for photos in data["early"])
        state.locked = tuple(int(until) for until in data["locked"])
        state.answers = tuple(UNANSWERED if answer is None else parse_move(answer) for answer in data["answers"])
        state.before_wall = _wall_codes(data["before_wall"])
        state.before_held = tuple(bytes(hand) for hand in data["before_held"])
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise BadInput(text("error-position", why=f"{type(error).__name__}: {error}")) from None
    return state


def _dump_call(caller: int) -> dict[str, object]:
    return {
        "seat": caller & SEAT_BITS,
        "false_start": bool(caller & FALSE_START),
        "outrun": bool(caller & OUTRUN),
    }


def _load_call(call: Mapping[str, Any]) -> int:
    return int(call["seat"]) | (FALSE_START if call["false_start"] else 0) | (OUTRUN if call["outrun"] else 0)


def _wall_texts(cards: bytes) -> list[str]:
    return [wall_text(card & ~COVERED) + ("*" if card >= COVERED else "") for card in cards]


def _wall_codes(cards: list[str]) -> bytes:
    return bytes(WALL_CODES[card.removesuffix("*")] | (COVERED if card.endswith("*") else 0) for card in cards)


def _action_codes(cards: list[str]) -> bytes:
    return bytes(ACTION_CODES[card] for card in cards)
