"""Positions as JSON that can be written by hand: names and notation as in `moves`.

    {"options": {...}, "first": 0, "start": 1, "active": 1, "round": 3, "step": "acting",
     "board": {"A1": ["unrest", 0], "B4": ["canal5", 1, "n-se"]}, "warehouses": [["canal1", "unrest"], ...],
     "stacks": [[["unrest", "garden"], [], []], ...], "low": [[1, 0, 0], ...], "up": [[true, false, false], ...],
     "cities": [["temple"], ...], "blots": [[1], ...], "walls": [2, ...], "ruins": [[], ...],
     "ship": "A0", "heading": "south", "trips": 4, "left": 0, "is_tea": false, "reputation": [15, ...],
     "sums": [[...], ...], "history": [[...], ...], "received": [[...], ...], "cards": ["tea", "", ...],
     "pool": [...], "shown": [1], "supplies": 2, "builds": 1, "may_rebuild": false, "may_special": true,
     "plot": "build", "hold": "canal4", "spot": "B4", "source": "", "turn": -1, "rng": 1}

Seats count from 0; the last tile of a stack is the top. Digests of stored matches depend on these keys, so three are
older than the names in `state`: `plot` is the begun part, `spot` its target, and `hold` is the tile to be built, or
the seat that is the target, or how many tiles of an uprising are under each stack already (1, 8 and 64 for each one),
or 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tischlein.core.positions import (
    FLAG,
    NUMBER,
    Fields,
    Form,
    as_tuple,
    cards,
    dump_fields,
    ensure,
    grouped,
    hand,
    in_tuple,
    listed,
    load_fields,
    one_of,
    refused,
)
from tischlein.core.rng import MASK
from tischlein.core.states import raised, replaced
from tischlein.core.types import seats_in
from tischlein.games.dayunhe.chart import HEADINGS
from tischlein.games.dayunhe.data import (
    CARD_CODES,
    CARDS,
    COLOURS,
    KIND_CODES,
    KINDS,
    LINE_CODES,
    NOWHERE,
    SOURCES,
    STACKS,
    UNREST,
    is_canal,
    kind_of,
    line_text,
    owner_of,
    tile,
)
from tischlein.games.dayunhe.moves import BUILD, VERBS
from tischlein.games.dayunhe.setup import new_table
from tischlein.games.dayunhe.ship import canal_set
from tischlein.games.dayunhe.state import RISING, STEPS, State, new_state

SEATS: Final = ("first", "start", "active")
BY_SEAT: Final = (
    *("warehouses", "stacks", "low", "up", "cities", "blots"),
    *("ruins", "reputation", "sums", "received", "cards"),
)
VERB_CODES: Final = {name: verb for verb, name in VERBS.items()} | {"": 0}

TILE_NAME: Final = Form(KINDS.__getitem__, KIND_CODES.__getitem__)
CARD_SET: Final = Form(
    lambda cards: [name for card, name in enumerate(CARDS) if cards >> card & 1],
    lambda names: sum(1 << CARD_CODES[name] for name in names),
)
PARTS: Final[Fields] = {
    "start": NUMBER,
    "active": NUMBER,
    "round": NUMBER,
    "trips": NUMBER,
    "left": NUMBER,
    "supplies": NUMBER,
    "builds": NUMBER,
    "turn": NUMBER,
    "rng": NUMBER,
    "is_tea": FLAG,
    "may_rebuild": FLAG,
    "may_special": FLAG,
    "step": one_of(STEPS),
    "warehouses": listed(hand(TILE_NAME)),
    "stacks": grouped(cards(TILE_NAME), STACKS),
    "low": as_tuple(grouped(NUMBER, STACKS)),
    "cities": in_tuple(cards(TILE_NAME)),
    "blots": in_tuple(Form(list, bytes)),
    "walls": in_tuple(NUMBER),
    "ruins": in_tuple(cards(TILE_NAME)),
    "heading": one_of(HEADINGS),
    "reputation": in_tuple(NUMBER),
    "sums": in_tuple(in_tuple(NUMBER)),
    "history": in_tuple(in_tuple(NUMBER)),
    "received": in_tuple(CARD_SET),
    "cards": in_tuple(one_of(CARDS)),
    "pool": CARD_SET,
    "shown": Form(seats_in, lambda seats: sum(1 << int(seat) for seat in seats)),
}


def dump(state: State) -> dict[str, object]:
    lines, ups = state.table.chart.lines, range(STACKS * state.table.seats)
    names = {NOWHERE: "", **dict(enumerate(state.table.chart.names))}
    return {
        "options": dict(state.table.options),
        "first": state.table.first,
        **dump_fields(PARTS, state),
        "ship": names[state.ship],
        "board": {names[field]: _tile_list(code, lines) for field, code in enumerate(state.board) if code},
        "up": grouped(FLAG, STACKS).dump([state.up >> stack & 1 for stack in ups]),
        "plot": VERBS.get(state.begun, ""),
        "hold": KINDS[state.kind] if state.begun == BUILD else state.aim + state.settled,
        "spot": names[state.target],
        "source": names[state.source],
    }


@refused
def load(data: Mapping[str, Any]) -> State:
    """Checks that every seat has its part and that seat numbers are valid; `check` proves the rest. Raises BadInput."""
    _check_shape(data)
    state = new_state(new_table(data["options"], len(data["walls"]), int(data["first"])), 0)
    load_fields(PARTS, data, state)
    fields = {name: field for field, name in enumerate(state.table.chart.names)}
    state.ship = fields[data["ship"]]
    for name, parts in data["board"].items():
        state.board = replaced(state.board, fields[name], _tile_code(state, parts))
    state.canals = canal_set(state.board)
    for code in state.board:
        if is_canal(code):
            state.laid = raised(state.laid, owner_of(code), 1)
    state.up = sum(1 << stack for stack, is_up in enumerate(up for ups in data["up"] for up in ups) if is_up)
    state.begun = VERB_CODES[data["plot"]]
    state.target, state.source = (fields[data[key]] if data[key] else NOWHERE for key in ("spot", "source"))
    if state.begun == BUILD:
        state.kind = KIND_CODES[data["hold"]]
    elif state.step == RISING:
        state.settled = int(data["hold"])
    else:
        state.aim = int(data["hold"])
    return state


def _check_shape(data: Mapping[str, Any]) -> None:
    """Checks what the rest relies on: the lengths of lists, and that seats are in the match."""
    seats = len(data["walls"])
    ensure(2 <= seats <= len(COLOURS), "seats")
    for name in BY_SEAT:
        ensure(len(data[name]) == seats, name)
    for name in ("stacks", "low", "up"):
        ensure(all(len(each) == STACKS for each in data[name]), name)
    ensure(all(len(each) == len(SOURCES) for each in data["sums"]), "sums")
    ensure(all(len(each) == seats for each in data["history"]), "history")
    for name in SEATS:
        ensure(0 <= int(data[name]) < seats, name)
    ensure(all(0 <= owner < seats for owners in data["blots"] for owner in owners), "blots")
    ensure(all(0 <= seat < seats for seat in data["shown"]), "shown")
    ensure(0 <= int(data["rng"]) <= MASK, "rng")


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
