"""A position as JSON that can be written by hand: names and notation as in `moves`.

    {"options": {...}, "first": 0, "start": 1, "active": 1, "round": 3, "step": "acting",
     "board": {"A1": ["unrest", 0], "B4": ["canal5", 1, "n-se"]}, "warehouses": [["canal1", "unrest"], ...],
     "stacks": [[["unrest", "garden"], [], []], ...], "low": [[1, 0, 0], ...], "up": [[true, false, false], ...],
     "cities": [["temple"], ...], "blots": [[1], ...], "walls": [2, ...], "ruins": [[], ...],
     "ship": "A0", "heading": "south", "trips": 4, "left": 0, "is_tea": false, "reputation": [15, ...],
     "sums": [[...], ...], "history": [[...], ...], "received": [[...], ...], "cards": ["tea", "", ...],
     "pool": [...], "shown": [1], "supplies": 2, "builds": 1, "may_rebuild": false, "may_special": true,
     "plot": "build", "hold": "canal4", "spot": "B4", "source": "", "turn": -1, "rng": 1}

Seats count from 0; the last tile of a stack is the top. `hold` is the tile to be built, else the seat aimed at, or 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tischlein.core.errors import BadInput
from tischlein.core.rng import MASK
from tischlein.core.words import text
from tischlein.games.dayunhe.chart import HEADINGS
from tischlein.games.dayunhe.data import (
    CARD_CODES,
    CARDS,
    COLOURS,
    FIELD_CODES,
    KIND_CODES,
    KINDS,
    LINE_CODES,
    NOWHERE,
    SOURCES,
    STACKS,
    UNREST,
    field_text,
    is_canal,
    kind_of,
    line_text,
    owner_of,
    tile,
)
from tischlein.games.dayunhe.moves import BUILD, VERBS
from tischlein.games.dayunhe.setup import new_table
from tischlein.games.dayunhe.ship import canal_set
from tischlein.games.dayunhe.state import STEPS, State

NUMBERS: Final = ("start", "active", "round", "trips", "left", "supplies", "builds", "turn", "rng")
SEATS: Final = ("first", "start", "active")
FLAGS: Final = ("is_tea", "may_rebuild", "may_special")
BY_SEAT: Final = (
    "warehouses",
    "stacks",
    "low",
    "up",
    "cities",
    "blots",
    "ruins",
    "reputation",
    "sums",
    "received",
    "cards",
)
VERB_CODES: Final = {name: verb for verb, name in VERBS.items()} | {"": 0}


def dump(state: State) -> dict[str, object]:
    seats = range(state.table.seats)
    lines = state.table.chart.lines
    data: dict[str, object] = {"options": dict(state.table.options), "first": state.table.first}
    data |= {name: getattr(state, name) for name in (*NUMBERS, *FLAGS)}
    data |= {
        "step": STEPS[state.step],
        "board": {field_text(field): _tile_list(code, lines) for field, code in enumerate(state.board) if code},
        "warehouses": [_names(tiles) for tiles in state.warehouses],
        "stacks": [[_names(tiles) for tiles in _of(state.stacks, seat)] for seat in seats],
        "low": [_of(state.low, seat) for seat in seats],
        "up": [[bool(state.up >> (STACKS * seat + stack) & 1) for stack in range(STACKS)] for seat in seats],
        "cities": [_names(tiles) for tiles in state.cities],
        "blots": [list(owners) for owners in state.blots],
        "walls": list(state.walls),
        "ruins": [_names(tiles) for tiles in state.ruins],
        "ship": field_text(state.ship),
        "heading": HEADINGS[state.heading],
        "reputation": list(state.reputation),
        "sums": [state.sums[len(SOURCES) * seat : len(SOURCES) * (seat + 1)] for seat in seats],
        "history": [list(each) for each in state.history],
        "received": [_card_names(cards) for cards in state.received],
        "cards": [CARDS[card] for card in state.cards],
        "pool": _card_names(state.pool),
        "shown": [seat for seat in seats if state.shown >> seat & 1],
        "plot": VERBS.get(state.plot, ""),
        "hold": KINDS[state.hold] if state.plot == BUILD else state.hold,
        "spot": _field_name(state.spot),
        "source": _field_name(state.source),
    }
    return data


def load(data: Mapping[str, Any]) -> State:
    """Every seat has its share and every number of a seat is one; `check` proves the rest. Raises BadInput."""
    try:
        return _load(data)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise BadInput(text("error-position", why=f"{type(error).__name__}: {error}")) from None


def _load(data: Mapping[str, Any]) -> State:
    _check_shape(data)
    state = State(new_table(data["options"], len(data["walls"]), int(data["first"])), 0)
    for name in NUMBERS:
        setattr(state, name, int(data[name]))
    for name in FLAGS:
        setattr(state, name, bool(data[name]))
    state.step = STEPS.index(data["step"])
    for name, parts in data["board"].items():
        state.board[FIELD_CODES[name]] = _tile_code(state, parts)
    state.canals = canal_set(state.board)
    for code in state.board:
        if is_canal(code):
            state.laid[owner_of(code)] += 1
    state.warehouses = [bytes(sorted(_codes(tiles))) for tiles in data["warehouses"]]
    state.stacks = [_codes(tiles) for stacks in data["stacks"] for tiles in stacks]
    state.low = [int(count) for counts in data["low"] for count in counts]
    state.up = sum(1 << stack for stack, is_up in enumerate(up for ups in data["up"] for up in ups) if is_up)
    state.cities = [_codes(tiles) for tiles in data["cities"]]
    state.blots = [bytes(owners) for owners in data["blots"]]
    state.walls = [int(count) for count in data["walls"]]
    state.ruins = [_codes(tiles) for tiles in data["ruins"]]
    state.ship = FIELD_CODES[data["ship"]]
    state.heading = HEADINGS.index(data["heading"])
    state.reputation = [int(points) for points in data["reputation"]]
    state.sums = [int(points) for seat in data["sums"] for points in seat]
    state.history = [tuple(int(points) for points in each) for each in data["history"]]
    state.received = [_card_set(cards) for cards in data["received"]]
    state.cards = [CARDS.index(card) for card in data["cards"]]
    state.pool = _card_set(data["pool"])
    state.shown = sum(1 << int(seat) for seat in data["shown"])
    state.plot = VERB_CODES[data["plot"]]
    state.hold = KIND_CODES[data["hold"]] if state.plot == BUILD else int(data["hold"])
    state.spot = _field_code(data["spot"])
    state.source = _field_code(data["source"])
    return state


def _check_shape(data: Mapping[str, Any]) -> None:
    """What the rest relies on: lists are as long as they have to be, and seats are at the table."""
    seats = len(data["walls"])
    _expect("seats", 2 <= seats <= len(COLOURS))
    for name in BY_SEAT:
        _expect(name, len(data[name]) == seats)
    for name in ("stacks", "low", "up"):
        _expect(name, all(len(each) == STACKS for each in data[name]))
    _expect("sums", all(len(each) == len(SOURCES) for each in data["sums"]))
    _expect("history", all(len(each) == seats for each in data["history"]))
    for name in SEATS:
        _expect(name, 0 <= int(data[name]) < seats)
    _expect("blots", all(0 <= owner < seats for owners in data["blots"] for owner in owners))
    _expect("shown", all(0 <= seat < seats for seat in data["shown"]))
    _expect("rng", 0 <= int(data["rng"]) <= MASK)


def _expect(name: str, condition: bool) -> None:
    if not condition:
        raise ValueError(name)


def _of(all_stacks: list[Any], seat: int) -> list[Any]:
    return all_stacks[STACKS * seat : STACKS * seat + STACKS]


def _tile_list(code: int, lines: list[int]) -> list[str | int]:
    if kind_of(code) == UNREST:
        return [KINDS[UNREST], owner_of(code)]
    return [KINDS[kind_of(code)], owner_of(code), line_text(lines[code])]


def _tile_code(state: State, parts: list[Any]) -> int:
    kind, owner = KIND_CODES[parts[0]], int(parts[1])
    if not 0 <= owner < state.table.seats:
        raise ValueError(f"no seat {owner}")
    if kind == UNREST:
        return tile(owner, UNREST)
    return tile(owner, kind, state.table.chart.turn_of[kind][LINE_CODES[parts[2]]])


def _names(tiles: bytes) -> list[str]:
    return [KINDS[kind] for kind in tiles]


def _codes(tiles: list[str]) -> bytes:
    return bytes(KIND_CODES[name] for name in tiles)


def _card_names(cards: int) -> list[str]:
    return [name for card, name in enumerate(CARDS) if cards >> card & 1]


def _card_set(names: list[str]) -> int:
    return sum(1 << CARD_CODES[name] for name in names)


def _field_name(field: int) -> str:
    return "" if field == NOWHERE else field_text(field)


def _field_code(name: str) -> int:
    return FIELD_CODES[name] if name else NOWHERE
