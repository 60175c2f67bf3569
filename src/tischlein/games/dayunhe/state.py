"""The position of a match, as ints, immutable bytes and short lists, so that a copy costs a few microseconds.

Nothing here knows the rules of play; `rules` changes states, `view` decides who may see what.
"""

from __future__ import annotations

from bisect import bisect
from operator import attrgetter
from typing import Final

from tischlein.core.game import Options
from tischlein.games.dayunhe.chart import SOUTH, Chart
from tischlein.games.dayunhe.data import (
    EMPTY,
    FIELDS,
    NOWHERE,
    SOURCES,
    STACKS,
    START_REPUTATION,
    TRIPS,
    WAREHOUSE,
)

TAKING: Final = 0
"""Set-up: the active seat takes one of its visible tiles (DY-2.8)."""
DRAFTING: Final = 1
ACTING: Final = 2
"""The active seat carries out its card, and no part of it is begun."""
PLACING: Final = 3
"""A tile was chosen for building; where does it go?"""
TURNING: Final = 4
"""How does the tile lie?"""
REBUILDING: Final = 5
"""A tile on the board was chosen: turn it, move it, or swap it?"""
TUCKING: Final = 6
"""Under which stack does the unrest go?"""
INSPECTING: Final = 7
"""A special inspection: sail on, or halt?"""
SAILING: Final = 8
"""Phase 3: the starting player chooses between equal ways."""
OVER: Final = 9

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
    "over",
)

ONE_TILE: Final = [bytes((kind,)) for kind in range(32)]


class Table:
    """What never changes during a match; shared by all copies of a state."""

    __slots__ = ("chart", "colours", "first", "fist", "options", "seats")

    def __init__(
        self, seats: int, options: Options, chart: Chart, colours: tuple[str, ...], fist: int, first: int
    ) -> None:
        self.seats = seats
        self.options = options
        self.chart = chart
        self.colours = colours
        self.fist = fist
        self.first = first
        """The seat of the northernmost region (DY-2.5)."""


class State:
    __slots__ = (
        "active",
        "blots",
        "board",
        "builds",
        "canals",
        "cards",
        "cities",
        "heading",
        "history",
        "hold",
        "is_tea",
        "laid",
        "left",
        "low",
        "may_rebuild",
        "may_special",
        "plot",
        "pool",
        "received",
        "reputation",
        "rng",
        "round",
        "ruins",
        "ship",
        "shown",
        "source",
        "spot",
        "stacks",
        "start",
        "step",
        "sums",
        "supplies",
        "table",
        "trips",
        "turn",
        "up",
        "walls",
        "warehouses",
    )

    def __init__(self, table: Table, rng: int) -> None:
        seats = table.seats
        self.table = table
        self.rng = rng
        self.step = TAKING
        self.active = table.first
        # The starting player of this round.
        self.start = table.first
        self.round = 0
        # By field: the tile that lies there, see `data`.
        self.board: list[int] = [EMPTY] * FIELDS
        # The set of fields with canals: derived from the board, kept because the ship asks for it at every step.
        self.canals = 0
        # How many canals each seat has on the board; derived, too (DY-4.6).
        self.laid: list[int] = [0] * seats
        # Kinds, sorted.
        self.warehouses: list[bytes] = [b""] * seats
        # Kinds; three stacks a seat, the last byte is the top.
        self.stacks: list[bytes] = [b""] * (STACKS * seats)
        # How many tiles at the bottom of a stack are known to be unrest (DY-2.10).
        self.low: list[int] = [0] * (STACKS * seats)
        # Bit i: the top of stack i lies face up.
        self.up = 0
        # Canal tiles in each part of the Forbidden City, in the order of building.
        self.cities: list[bytes] = [b""] * seats
        # Owners of the unrest in each part of the Forbidden City (DY-5.9).
        self.blots: list[bytes] = [b""] * seats
        # Unrest tiles on each part of the Wall of Contentment.
        self.walls: list[int] = [0] * seats
        # Destroyed canal tiles by owner.
        self.ruins: list[bytes] = [b""] * seats
        self.ship = table.chart.goals[1]
        self.heading = SOUTH
        self.trips = TRIPS
        # Fields that the ship may still move.
        self.left = 0
        self.is_tea = False
        self.reputation: list[int] = [START_REPUTATION] * seats
        # By seat and source: all changes of reputation so far.
        self.sums: list[int] = [0] * (len(SOURCES) * seats)
        # Reputation of all seats at the end of each round.
        self.history: list[tuple[int, ...]] = []
        # By seat: the set of cards it was handed in this round's draft; 0 before.
        self.received: list[int] = [0] * seats
        # By seat: the card of this round; 0 before.
        self.cards: list[int] = [0] * seats
        # The cards that are still to be drafted; the leftovers afterwards.
        self.pool = 0
        # Seats whose card has been revealed, as a set.
        self.shown = 0
        self.supplies = 0
        self.builds = 0
        self.may_rebuild = False
        self.may_special = False
        # The verb of a begun part; 0 if none is begun.
        self.plot = 0
        # The kind to be built, or the seat that a card is aimed at.
        self.hold = 0
        # The field where the begun part ends.
        self.spot = NOWHERE
        # The field of the tile to be rebuilt.
        self.source = NOWHERE
        # How the first of two swapped tiles will lie.
        self.turn = NOWHERE

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.table.options != other.table.options:
            return False
        if self.table.first != other.table.first:
            return False
        return bool(_PARTS(self) == _PARTS(other))

    __hash__ = None  # type: ignore[assignment]


_PARTS = attrgetter(*(name for name in State.__slots__ if name != "table"))


def copy(state: State) -> State:
    new: State = State.__new__(State)
    new.table = state.table
    new.rng = state.rng
    new.step = state.step
    new.active = state.active
    new.start = state.start
    new.round = state.round
    new.board = state.board[:]
    new.canals = state.canals
    new.laid = state.laid[:]
    new.warehouses = state.warehouses[:]
    new.stacks = state.stacks[:]
    new.low = state.low[:]
    new.up = state.up
    new.cities = state.cities[:]
    new.blots = state.blots[:]
    new.walls = state.walls[:]
    new.ruins = state.ruins[:]
    new.ship = state.ship
    new.heading = state.heading
    new.trips = state.trips
    new.left = state.left
    new.is_tea = state.is_tea
    new.reputation = state.reputation[:]
    new.sums = state.sums[:]
    new.history = state.history[:]
    new.received = state.received[:]
    new.cards = state.cards[:]
    new.pool = state.pool
    new.shown = state.shown
    new.supplies = state.supplies
    new.builds = state.builds
    new.may_rebuild = state.may_rebuild
    new.may_special = state.may_special
    new.plot = state.plot
    new.hold = state.hold
    new.spot = state.spot
    new.source = state.source
    new.turn = state.turn
    return new


def region_of(table: Table, seat: int) -> int:
    """DY-2.5: from the first starting player clockwise, from north to south."""
    return (seat - table.first) % table.seats


def owner_of_field(table: Table, field: int) -> int:
    """The seat whose region the field belongs to; NOWHERE for neutral fields and turning points."""
    region = table.chart.regions[field]
    return NOWHERE if region == NOWHERE else (table.first + region) % table.seats


def without(tiles: bytes, kind: int) -> bytes:
    """One copy of the tile less."""
    where = tiles.index(kind)
    return tiles[:where] + tiles[where + 1 :]


def with_tile(tiles: bytes, kind: int) -> bytes:
    """Kept sorted: the order in a warehouse means nothing."""
    where = bisect(tiles, kind)
    return tiles[:where] + ONE_TILE[kind] + tiles[where:]


def is_full(warehouse: bytes) -> bool:
    return len(warehouse) >= WAREHOUSE
