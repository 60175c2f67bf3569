"""The position of a match, as ints, immutable bytes, tuples and two short lists, so that copies are cheap.

It contains no rules: `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tischlein.core.game import Options
from tischlein.core.states import rebuilt_by
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

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt_by(self)


@dataclass(slots=True, init=False)
class State:
    table: Table
    rng: int
    active: int
    start: int
    """The starting player of this round."""
    ship: int
    board: tuple[int, ...]
    """By field: its tile, encoded as in `data`."""
    history: tuple[tuple[int, ...], ...]
    """Reputation of all seats at the end of each round."""
    laid: tuple[int, ...]
    """By seat: the number of its canals on the board, which limits its city (DY-4.6). Derived from the board."""
    warehouses: list[bytes]
    """By seat: kinds, sorted."""
    stacks: list[bytes]
    """Kinds; three stacks per seat, the last byte is the top."""
    low: tuple[int, ...]
    """By stack: how many tiles at the bottom are known to be unrest (DY-2.10)."""
    cities: tuple[bytes, ...]
    """By seat: canal tiles in its part of the Forbidden City, in the order of building."""
    blots: tuple[bytes, ...]
    """By seat: the owners of the unrest in its part of the Forbidden City (DY-5.9)."""
    walls: tuple[int, ...]
    """By seat: unrest tiles on its part of the Wall of Contentment."""
    ruins: tuple[bytes, ...]
    """Destroyed canal tiles by owner."""
    reputation: tuple[int, ...]
    sums: tuple[tuple[int, ...], ...]
    """By seat and source: the sum of all changes of reputation."""
    received: tuple[int, ...]
    """By seat: the set of cards that it could choose from in this round's draft; 0 before."""
    cards: tuple[int, ...]
    """By seat: the card of this round; 0 before."""
    step: int
    round: int
    canals: int
    """The set of fields with canals. Derived from the board; kept because the ship needs it at every step."""
    up: int
    """Bit i: the top of stack i is face up."""
    heading: int
    trips: int
    left: int
    """Fields that the ship may still move."""
    is_tea: bool
    pool: int
    """The cards that are still to be drafted; afterwards those that are left."""
    shown: int
    """The seats whose card has been revealed, as a set."""
    supplies: int
    builds: int
    may_rebuild: bool
    may_special: bool
    begun: int
    """The verb of a begun part; 0 if none is begun."""
    kind: int
    """The kind of the tile to be built; 0 if none is."""
    aim: int
    """The seat that is the target of the begun part, if it has one."""
    settled: int
    """How many tiles of an uprising are under each stack already, see `put_away`."""
    target: int
    """The target field of the begun part."""
    source: int
    """The field of the tile to be rebuilt."""
    turn: int
    """The chosen turn of the first of two swapped tiles."""


def new_state(table: Table, rng: int) -> State:
    seats = table.seats
    state = State()
    state.table = table
    state.rng = rng
    state.active = table.first
    state.start = table.first
    state.ship = table.chart.goals[1]
    state.board = (EMPTY,) * len(table.chart.names)
    state.history = ()
    state.laid = (0,) * seats
    state.warehouses = [b""] * seats
    state.stacks = [b""] * (STACKS * seats)
    state.low = (0,) * (STACKS * seats)
    state.cities = (b"",) * seats
    state.blots = (b"",) * seats
    state.walls = (0,) * seats
    state.ruins = (b"",) * seats
    state.reputation = (START_REPUTATION,) * seats
    state.sums = ((0,) * len(SOURCES),) * seats
    state.received = (0,) * seats
    state.cards = (0,) * seats
    state.step = TAKING
    state.round = 0
    state.canals = 0
    state.up = 0
    state.heading = SOUTH
    state.trips = TRIPS
    state.left = 0
    state.is_tea = False
    state.pool = 0
    state.shown = 0
    state.supplies = 0
    state.builds = 0
    state.may_rebuild = False
    state.may_special = False
    state.begun = 0
    state.kind = 0
    state.aim = 0
    state.settled = 0
    state.target = NOWHERE
    state.source = NOWHERE
    state.turn = NOWHERE
    return state


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
    """Lists are copied, everything else is immutable and shared.

    Written out because bots copy states all the time: the generic copy took up to twice as long in pure Python.
    Compiled, assignments to a fresh State take a fraction of the time of the constructor that dataclasses would make.
    Copying a list takes as long in both builds, so what a turn changes a few times at most is a tuple, the board as
    well: a copy at four seats takes 0.26 instead of 0.65 microseconds compiled and 0.82 instead of 1.40 in pure Python,
    while random play is as fast as before. Warehouses and stacks, which change more often, are lists.
    """
    fresh = State()
    fresh.table = state.table
    fresh.rng = state.rng
    fresh.active = state.active
    fresh.start = state.start
    fresh.ship = state.ship
    fresh.board = state.board
    fresh.history = state.history
    fresh.laid = state.laid
    fresh.warehouses = state.warehouses[:]
    fresh.stacks = state.stacks[:]
    fresh.low = state.low
    fresh.cities = state.cities
    fresh.blots = state.blots
    fresh.walls = state.walls
    fresh.ruins = state.ruins
    fresh.reputation = state.reputation
    fresh.sums = state.sums
    fresh.received = state.received
    fresh.cards = state.cards
    fresh.step = state.step
    fresh.round = state.round
    fresh.canals = state.canals
    fresh.up = state.up
    fresh.heading = state.heading
    fresh.trips = state.trips
    fresh.left = state.left
    fresh.is_tea = state.is_tea
    fresh.pool = state.pool
    fresh.shown = state.shown
    fresh.supplies = state.supplies
    fresh.builds = state.builds
    fresh.may_rebuild = state.may_rebuild
    fresh.may_special = state.may_special
    fresh.begun = state.begun
    fresh.kind = state.kind
    fresh.aim = state.aim
    fresh.settled = state.settled
    fresh.target = state.target
    fresh.source = state.source
    fresh.turn = state.turn
    return fresh
