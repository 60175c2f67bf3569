"""The position of a match, as ints, immutable bytes and short lists, so that copies are cheap.

It contains no rules: `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tischlein.core.game import Options
from tischlein.games.dayunhe.chart import SOUTH, Chart
from tischlein.games.dayunhe.data import (
    EMPTY,
    NOWHERE,
    SOURCES,
    STACKS,
    START_REPUTATION,
    TRIPS,
)

TAKING: Final = 0
"""Set-up: the active seat takes one of its visible tiles (DY-2.8)."""
DRAFTING: Final = 1
ACTING: Final = 2
"""The active seat carries out its card, and no part of it is begun."""
PLACING: Final = 3
"""A tile was chosen for building, and the active seat chooses its field."""
TURNING: Final = 4
"""The active seat chooses the direction of a tile."""
REBUILDING: Final = 5
"""A tile on the board was chosen, and the active seat turns, moves or swaps it."""
TUCKING: Final = 6
"""The active seat chooses the stack under which unrest goes."""
INSPECTING: Final = 7
"""A special inspection: the active seat chooses to sail on or to halt."""
SAILING: Final = 8
"""Phase 3: the starting player chooses between equal ways of the ship."""
RISING: Final = 9
"""Phase 4: the active seat has an uprising and puts its tiles under its stacks (DY-7.3)."""
OVER: Final = 10

STEPS: Final = (
    "taking",
    "drafting",
    "acting",
    "placing",
    "turning",
    "rebuilding",
    "tucking",
    "inspecting",
    "sailing",
    "rising",
    "over",
)


@dataclass(frozen=True, slots=True)
class Table:
    """What never changes during a match. Shared by all copies of a state."""

    seats: int
    options: Options
    chart: Chart = field(compare=False)
    """Determined by the options and the number of seats."""
    colours: tuple[str, ...]
    fist: int
    first: int
    """The seat of the northernmost region (DY-2.5)."""


@dataclass(slots=True)
class State:
    table: Table
    rng: int
    active: int
    start: int
    """The starting player of this round."""
    ship: int
    board: list[int]
    """By field: its tile, encoded as in `data`."""
    history: list[tuple[int, ...]]
    """Reputation of all seats at the end of each round."""
    laid: list[int]
    """By seat: the number of its canals on the board, which limits its city (DY-4.6). Derived from the board."""
    warehouses: list[bytes]
    """By seat: kinds, sorted."""
    stacks: list[bytes]
    """Kinds; three stacks per seat, the last byte is the top."""
    low: list[int]
    """By stack: how many tiles at the bottom are known to be unrest (DY-2.10)."""
    cities: list[bytes]
    """By seat: canal tiles in its part of the Forbidden City, in the order of building."""
    blots: list[bytes]
    """By seat: the owners of the unrest in its part of the Forbidden City (DY-5.9)."""
    walls: list[int]
    """By seat: unrest tiles on its part of the Wall of Contentment."""
    ruins: list[bytes]
    """Destroyed canal tiles by owner."""
    reputation: list[int]
    sums: list[int]
    """By seat and source: the sum of all changes of reputation."""
    received: list[int]
    """By seat: the set of cards that it could choose from in this round's draft; 0 before."""
    cards: list[int]
    """By seat: the card of this round; 0 before."""
    step: int = TAKING
    round: int = 0
    canals: int = 0
    """The set of fields with canals. Derived from the board; kept because the ship needs it at every step."""
    up: int = 0
    """Bit i: the top of stack i is face up."""
    heading: int = SOUTH
    trips: int = TRIPS
    left: int = 0
    """Fields that the ship may still move."""
    is_tea: bool = False
    pool: int = 0
    """The cards that are still to be drafted; afterwards those that are left."""
    shown: int = 0
    """The seats whose card has been revealed, as a set."""
    supplies: int = 0
    builds: int = 0
    may_rebuild: bool = False
    may_special: bool = False
    begun: int = 0
    """The verb of a begun part; 0 if none is begun."""
    kind: int = 0
    """The kind of the tile to be built; 0 if none is."""
    aim: int = 0
    """The seat that is the target of the begun part, if it has one."""
    settled: int = 0
    """How many tiles of an uprising are under each stack already, see `put_away`."""
    target: int = NOWHERE
    """The target field of the begun part."""
    source: int = NOWHERE
    """The field of the tile to be rebuilt."""
    turn: int = NOWHERE
    """The chosen turn of the first of two swapped tiles."""


def new_state(table: Table, rng: int) -> State:
    seats = table.seats
    return State(
        table,
        rng,
        active=table.first,
        start=table.first,
        board=[EMPTY] * len(table.chart.names),
        history=[],
        laid=[0] * seats,
        warehouses=[b""] * seats,
        stacks=[b""] * (STACKS * seats),
        low=[0] * (STACKS * seats),
        cities=[b""] * seats,
        blots=[b""] * seats,
        walls=[0] * seats,
        ruins=[b""] * seats,
        ship=table.chart.goals[1],
        reputation=[START_REPUTATION] * seats,
        sums=[0] * (len(SOURCES) * seats),
        received=[0] * seats,
        cards=[0] * seats,
    )


def region_of(table: Table, seat: int) -> int:
    """The region of a seat: clockwise from the first starting player, from north to south (DY-2.5)."""
    return (seat - table.first) % table.seats


def owner_of_field(table: Table, field: int) -> int:
    """The seat whose region the field belongs to; NOWHERE for neutral fields and turning points."""
    region = table.chart.regions[field]
    return NOWHERE if region == NOWHERE else (table.first + region) % table.seats


def put_away(settled: int) -> list[int]:
    """By stack: how many tiles of the uprising are under it already. Octal digits, because the fist is at most 4."""
    return [settled >> 3 * stack & 7 for stack in range(STACKS)]


def copy(state: State) -> State:
    """Copies by the constructor, in the order of its fields: lists are copied, everything else is immutable and shared.

    Written out because bots copy states all the time: the generic copy took up to twice as long.
    """
    return State(
        state.table,
        state.rng,
        state.active,
        state.start,
        state.ship,
        state.board[:],
        state.history[:],
        state.laid[:],
        state.warehouses[:],
        state.stacks[:],
        state.low[:],
        state.cities[:],
        state.blots[:],
        state.walls[:],
        state.ruins[:],
        state.reputation[:],
        state.sums[:],
        state.received[:],
        state.cards[:],
        state.step,
        state.round,
        state.canals,
        state.up,
        state.heading,
        state.trips,
        state.left,
        state.is_tea,
        state.pool,
        state.shown,
        state.supplies,
        state.builds,
        state.may_rebuild,
        state.may_special,
        state.begun,
        state.kind,
        state.aim,
        state.settled,
        state.target,
        state.source,
        state.turn,
    )
