"""The position of a match, as ints, immutable bytes and short lists, so that a copy costs little.

Nothing here knows the rules of play; `rules` changes states, `view` decides who may see what.
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
RISING: Final = 9
"""Phase 4: the active seat suffers an uprising and puts its tiles under its stacks (DY-7.3)."""
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
    """What never changes during a match; shared by all copies of a state."""

    seats: int
    options: Options
    chart: Chart = field(compare=False)
    """A function of the options and the number of seats."""
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
    """By field: the tile that lies there, see `data`."""
    history: list[tuple[int, ...]]
    """Reputation of all seats at the end of each round."""
    laid: list[int]
    """How many canals each seat has on the board; derived, too (DY-4.6)."""
    warehouses: list[bytes]
    """Kinds, sorted."""
    stacks: list[bytes]
    """Kinds; three stacks a seat, the last byte is the top."""
    low: list[int]
    """How many tiles at the bottom of a stack are known to be unrest (DY-2.10)."""
    cities: list[bytes]
    """Canal tiles in each part of the Forbidden City, in the order of building."""
    blots: list[bytes]
    """Owners of the unrest in each part of the Forbidden City (DY-5.9)."""
    walls: list[int]
    """Unrest tiles on each part of the Wall of Contentment."""
    ruins: list[bytes]
    """Destroyed canal tiles by owner."""
    reputation: list[int]
    sums: list[int]
    """By seat and source: all changes of reputation so far."""
    received: list[int]
    """By seat: the set of cards it was handed in this round's draft; 0 before."""
    cards: list[int]
    """By seat: the card of this round; 0 before."""
    step: int = TAKING
    round: int = 0
    canals: int = 0
    """The set of fields with canals: derived from the board, kept because the ship asks for it at every step."""
    up: int = 0
    """Bit i: the top of stack i lies face up."""
    heading: int = SOUTH
    trips: int = TRIPS
    left: int = 0
    """Fields that the ship may still move."""
    is_tea: bool = False
    pool: int = 0
    """The cards that are still to be drafted; the leftovers afterwards."""
    shown: int = 0
    """Seats whose card has been revealed, as a set."""
    supplies: int = 0
    builds: int = 0
    may_rebuild: bool = False
    may_special: bool = False
    begun: int = 0
    """The verb of a begun part; 0 if none is begun."""
    kind: int = 0
    """Of the tile to be built; 0 if none is."""
    aim: int = 0
    """The seat that the begun part is aimed at, where it is aimed at one."""
    settled: int = 0
    """How far an uprising is settled (`put_away`)."""
    target: int = NOWHERE
    """The field where the begun part ends."""
    source: int = NOWHERE
    """The field of the tile to be rebuilt."""
    turn: int = NOWHERE
    """How the first of two swapped tiles will lie."""


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
    """DY-2.5: from the first starting player clockwise, from north to south."""
    return (seat - table.first) % table.seats


def owner_of_field(table: Table, field: int) -> int:
    """The seat whose region the field belongs to; NOWHERE for neutral fields and turning points."""
    region = table.chart.regions[field]
    return NOWHERE if region == NOWHERE else (table.first + region) % table.seats


def put_away(settled: int) -> list[int]:
    """By stack: how many tiles of the uprising lie under it already; an octal digit each, as no fist is above 4."""
    return [settled >> 3 * stack & 7 for stack in range(STACKS)]


def copy(state: State) -> State:
    """By the constructor, in the order of its fields: lists are copied, everything else is immutable and shared.

    Written out because bots copy states all the time: learnt from the fields it took up to twice as long.
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
