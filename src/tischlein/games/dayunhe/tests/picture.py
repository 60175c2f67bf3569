"""Positions from short texts, and short functions for moves and questions. For tests only.

    position(card="destroy", board={"B4": "r canal4 n-s", "A1": "y unrest"}, warehouse="unrest unrest garden")

Owners are letters (y r g b p for seats 0 to 4). Seat 0 governs the north and starts the round. What the picture leaves
out is face down in the stacks, below the tiles that `stacks` lists for each (the last one is the top). With `is_bare`
it is out of the way instead: canals destroyed, unrest in the next seat's city.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tischlein.core.events import Recorder, Sent
from tischlein.core.game import Reason, Result
from tischlein.core.options import complete_options
from tischlein.core.types import Seat
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.data import BUILDS, CARD_CODES, CARDS, COURT, KINDS, SOURCES, SUPPLIES
from tischlein.games.dayunhe.setup import stack_sizes, tiles_of_a_seat
from tischlein.games.dayunhe.state import State

OWNERS = "yrgbp"


def start(seats: int = 2, seed: int = 0, **options: str) -> State:
    """A match at its beginning."""
    return GAME.setup(complete_options(GAME.info, seats, options), seats, seed)


def position(
    board: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    card: str = "raise",
    active: Seat = 0,
    warehouse: str = "",
    stacks: Mapping[Seat, Sequence[str]] | None = None,
    up: Mapping[Seat, str] | None = None,
    low: Mapping[Seat, Sequence[int]] | None = None,
    cities: Mapping[Seat, str] | None = None,
    blots: Mapping[Seat, Sequence[int]] | None = None,
    walls: Mapping[Seat, int] | None = None,
    ship: str = "A0",
    heading: str = "south",
    trips: int | None = None,
    reputation: Sequence[int] = (),
    round_: int = 1,
    is_bare: bool = False,
    cards: Mapping[Seat, str] | None = None,
    **options: str,
) -> State:
    """Phase 2, at the beginning of the active seat's turn.

    `up` marks face-up tops (`x` up, `.` down), `low` counts the known unrest at the bottoms.
    """
    board, stacks, up, cities = board or {}, stacks or {}, up or {}, cities or {}
    data = GAME.dump(start(seats, 0, **options))
    everybody = range(seats)
    chosen = {active: card, **(cards or {})}
    others = [name for name in CARDS[1:] if name not in chosen.values()]
    hands = [chosen[seat] if seat in chosen else others.pop(0) for seat in everybody]
    pool = list(CARDS[1:])
    received = []
    for name in hands:
        received.append(list(pool))
        pool.remove(name)
    points = list(reputation) or [15] * seats
    data |= {
        "first": 0,
        "start": 0,
        "active": active,
        "round": round_,
        "step": "acting",
        "board": {field: _tile(tile) for field, tile in board.items()},
        "warehouses": [warehouse.split() if seat == active else [] for seat in everybody],
        "up": [[mark == "x" for mark in up.get(seat, "...")] for seat in everybody],
        "low": [list((low or {}).get(seat, (0, 0, 0))) for seat in everybody],
        "cities": [cities.get(seat, "").split() for seat in everybody],
        "blots": [list((blots or {}).get(seat, [])) for seat in everybody],
        "walls": [(walls or {}).get(seat, 0) for seat in everybody],
        "ruins": [[] for _ in everybody],
        "ship": ship,
        "heading": heading,
        "trips": trips if trips is not None else 4 if heading == "south" else 3,
        "reputation": points,
        "sums": [[each - 15 if source == COURT else 0 for source in range(len(SOURCES))] for each in points],
        "history": [[15] * seats] * (round_ - 1),
        "received": received,
        "cards": hands,
        "pool": pool,
        "shown": list(range(active + 1)),
        "supplies": SUPPLIES[CARD_CODES[card]],
        "builds": BUILDS[CARD_CODES[card]],
        "may_rebuild": BUILDS[CARD_CODES[card]] == 2,
        "may_special": True,
    }
    data["stacks"] = [_stacks(data, seat, stacks.get(seat, ("", "", "")), is_bare=is_bare) for seat in everybody]
    state = GAME.load(data)
    GAME.check(state)
    return state


def _tile(text: str) -> list[str | int]:
    owner, *rest = text.split()
    return [rest[0], OWNERS.index(owner), *rest[1:]]


def _stacks(data: dict[str, Any], seat: Seat, named: Sequence[str], *, is_bare: bool) -> list[list[str]]:
    chart = start(len(data["walls"])).table.chart
    left = Counter(KINDS[kind] for kind in tiles_of_a_seat(chart))
    left.subtract(tile[0] for tile in data["board"].values() if tile[1] == seat)
    left.subtract(data["warehouses"][seat] + data["cities"][seat])
    left["unrest"] -= data["walls"][seat] + sum(owners.count(seat) for owners in data["blots"])
    tops = [text.split() for text in named]
    bottoms = [["unrest"] * count for count in data["low"][seat]]
    for tiles in tops + bottoms:
        left.subtract(tiles)
    assert min(left.values()) >= 0, f"more tiles than seat {seat} has: {left}"
    rest = list(left.elements())
    if is_bare:
        data["ruins"][seat] = [name for name in rest if name != "unrest"]
        data["blots"][(seat + 1) % len(data["walls"])] += [seat] * rest.count("unrest")
        return [below + above for below, above in zip(bottoms, tops, strict=True)]
    whole = []
    for below, above, size in zip(bottoms, tops, stack_sizes(len(rest), 3), strict=True):
        whole.append(below + rest[:size] + above)
        del rest[:size]
    return whole


def play(state: State, *texts: str, seat: Seat | None = None) -> list[Sent]:
    """Judges, applies and checks moves of the active or the given seat; returns the events."""
    sent: list[Sent] = []
    for text in texts:
        who = state.active if seat is None else seat
        move = GAME.parse(text)
        verdict = GAME.judge(state, who, move)
        assert verdict.is_ok, f"{text}: {verdict.reason}"
        recorder = Recorder()
        GAME.apply(state, who, move, 0, recorder)
        GAME.check(state)
        sent += recorder.sent
    return sent


def end_round(state: State) -> list[Sent]:
    """All seats end their turns; the ship takes the first of several ways, unrest is spread evenly."""
    sent: list[Sent] = []
    number = state.round
    while state.round == number and GAME.to_act(state):
        sent += play(state, onward(state))
    return sent


def to_uprising(state: State) -> list[Sent]:
    """The same, up to the first uprising in which a seat has to choose."""
    sent: list[Sent] = []
    while GAME.dump(state)["step"] != "rising":
        sent += play(state, onward(state))
    return sent


def onward(state: State) -> str:
    """The move that ends the round soonest."""
    return {"sailing": min(legal(state)), "rising": "spread"}.get(str(GAME.dump(state)["step"]), "end")


def legal(state: State, start: str = "") -> set[str]:
    """The texts of the active seat's legal moves that begin like this."""
    texts = {GAME.format(move) for move in GAME.legal(state, state.active)}
    return {text for text in texts if text.startswith(start)}


def refused(state: State, text: str, seat: Seat | None = None) -> str:
    """Why a move is refused, in short: `DY-4.3 on-canal`. The state is not changed."""
    reason = reason_for(state, text, seat)
    return f"{reason.clause} {reason.text.key.removeprefix('dy-why-')}"


def reason_for(state: State, text: str, seat: Seat | None = None) -> Reason:
    before = GAME.copy(state)
    verdict = GAME.judge(state, state.active if seat is None else seat, GAME.parse(text))
    assert not verdict.is_ok, f"{text} is allowed"
    assert state == before
    assert verdict.reason is not None
    return verdict.reason


def outcome(state: State) -> Result:
    """The result of a match that is over."""
    result = GAME.result(state)
    assert result is not None
    return result


def on(state: State, field: str) -> str:
    """The tile on a field, as in `position`; empty if there is none."""
    parts = GAME.dump(state)["board"].get(field)  # type: ignore[attr-defined]
    if parts is None:
        return ""
    name, owner, *line = parts
    return " ".join([OWNERS[owner], name, *line])


def events_of(sent: list[Sent], kind: type) -> list[Any]:
    return [each.event for each in sent if isinstance(each.event, kind)]
