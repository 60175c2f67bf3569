"""A View as the page gets it: JSON values, everything in notation, and sums that the board would have to compute.

Computed from the View alone, so it cannot reveal more. Drawing it needs no knowledge of the rules.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tischlein.core.states import replaced
from tischlein.core.types import Seat
from tischlein.games.dayunhe import ship
from tischlein.games.dayunhe.chart import HEADINGS, Chart, find_chart
from tischlein.games.dayunhe.data import (
    CARDS,
    KIND,
    KINDS,
    NOWHERE,
    OWNER,
    STACKS,
    TITLES,
    UNREST,
    kind_of,
    line_text,
    owner_of,
)
from tischlein.games.dayunhe.foresight import ShownLeg, ShownVoyage, foresee
from tischlein.games.dayunhe.legal import specials
from tischlein.games.dayunhe.moves import VERBS
from tischlein.games.dayunhe.printed import Fixed
from tischlein.games.dayunhe.scoring import largest_network, ranks, riots
from tischlein.games.dayunhe.state import DRAFTING, INSPECTING, OVER, RISING, SAILING, STEPS, put_away
from tischlein.games.dayunhe.tally import ShownTally, fist_of, tally
from tischlein.games.dayunhe.view import View, known_state

__all__ = ["Fixed", "Shown", "show"]


class ShownTile(Struct, frozen=True):
    tile: str
    """`canal4`, `garden`, `unrest` and so on."""
    owner: Seat
    line: str
    """The ends of its line in its direction, clockwise from the north (`n-se`); empty for unrest."""


class ShownSeat(Struct, frozen=True):
    colour: str
    region: int
    """From 1 in the north."""
    reputation: int
    sums: tuple[int, ...]
    """Changes of reputation by source, in the order of `sources`."""
    warehouse: tuple[str, ...]
    stacks: tuple[int, ...]
    """The number of tiles in each stack. With `tops` and `low` by stack, not an object for each: half the bytes."""
    tops: tuple[str, ...]
    """The tile on top, if it is face up or known; else empty."""
    low: tuple[int, ...]
    """How many tiles at the bottom are known to be unrest."""
    city: tuple[str, ...]
    blots: tuple[Seat, ...]
    """Owners of the unrest in this part of the Forbidden City."""
    wall: int
    has_card: bool
    card: str
    """The card of this round, if the viewer knows it."""
    network: tuple[str, ...]
    """The fields of its largest network."""
    canals: int
    """Its canal tiles on the board."""
    riots: int
    """Unrest tiles in its region."""
    tally: ShownTally
    """The final scoring as of now: network, city, unrest, uprisings that are due, and the resulting reputation."""
    title: str
    """At the end; empty before."""


class ShownCourse(Struct, frozen=True):
    """A choice of the ship's way: the fields up to the next choice, and the points by seat."""

    fields: tuple[str, ...]
    points: tuple[int, ...]


class ShownTurn(Struct, frozen=True):
    """What is left of the active seat's card, and the part that was begun."""

    supplies: int
    builds: int
    may_rebuild: bool
    may_special: bool
    begun: str
    """The verb of the begun part, or empty."""
    tile: str
    """The tile to build or to turn now; empty if there is none."""
    source: str
    field: str
    aim: Seat
    """The seat that is the target of the begun part; -1 if none."""
    line: str
    """The chosen line of the first of two swapped tiles; empty before."""
    rising: int
    """Tiles of the active seat's uprising that have still to go under its stacks; 0 without an uprising."""


class Shown(Struct, frozen=True):
    seat: Seat
    step: str
    active: Seat
    start: Seat
    """The starting player of this round."""
    round: int
    trips: int
    """Trips that are left, including the current one."""
    ship: str
    heading: str
    left: int
    """Fields that the ship may still move now; 0 if it is not moving."""
    is_tea: bool
    tiles: tuple[ShownTile | None, ...]
    """The tiles on the fields, in the order of `Fixed.fields`."""
    seats: tuple[ShownSeat, ...]
    turn: ShownTurn
    received: tuple[str, ...]
    """The cards that the viewer could choose from in this round's draft."""
    barred: tuple[str, ...]
    """While the viewer drafts: the cards whose third part it could not carry out now (DY-5.12)."""
    history: tuple[tuple[int, ...], ...]
    """Reputation by seat at the end of each round."""
    forecast: tuple[ShownLeg, ...]
    """Every step of every way that the ship could go in its next or current move, if nothing else changes."""
    forecast_least: tuple[int, ...]
    """By seat: the least that this move of the ship can bring, over all possible ways."""
    forecast_most: tuple[int, ...]
    courses: tuple[ShownCourse, ...]
    """While the ship waits for a choice of its way: the choices, in the order of the legal moves."""


class Position:
    """The public part of a view, equal for all viewers of the same position."""

    __slots__ = ("_key", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self._key = (*PUBLIC(view), view.options["sheet"], view.options["fist"])

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key == other._key


PUBLIC: Final = attrgetter(
    *"first step active start board warehouses sizes tops low cities blots walls ship heading trips left".split(),
    *"is_tea reputation sums shown settled colours".split(),
)


class Common(NamedTuple):
    """What all viewers of a position get."""

    tiles: tuple[ShownTile | None, ...]
    seats: tuple[ShownSeat, ...]
    """Without the cards that only their owners know."""
    voyage: ShownVoyage
    courses: tuple[ShownCourse, ...]


@lru_cache(maxsize=64)
def common(position: Position) -> Common:
    """Cached, because every position is shown to several viewers one after the other."""
    view = position.view
    chart = find_chart(view.options["sheet"], view.seats)
    board = view.board
    return Common(
        tiles=tuple(_tile(chart, board[field]) if board[field] else None for field in chart.in_play),
        seats=tuple(_seat(view, chart, board, seat) for seat in range(view.seats)),
        voyage=foresee(chart, view),
        courses=_courses(view, chart, board) if view.step in (SAILING, INSPECTING) else (),
    )


def show(view: View) -> Shown:
    chart = find_chart(view.options["sheet"], view.seats)
    tiles, seats, voyage, courses = common(Position(view))
    if view.seat < view.seats and view.cards[view.seat]:
        mine = replace(seats[view.seat], card=CARDS[view.cards[view.seat]])
        seats = (*seats[: view.seat], mine, *seats[view.seat + 1 :])
    return Shown(
        seat=view.seat,
        step=STEPS[view.step],
        active=view.active,
        start=view.start,
        round=view.round,
        trips=view.trips,
        ship=chart.names[view.ship],
        heading=HEADINGS[view.heading],
        left=view.left,
        is_tea=view.is_tea,
        tiles=tiles,
        seats=seats,
        turn=_turn(view, chart),
        received=_card_names(view.received),
        barred=_barred(view) if view.step == DRAFTING and view.active == view.seat else (),
        history=view.history,
        forecast=voyage.legs,
        forecast_least=voyage.least,
        forecast_most=voyage.most,
        courses=courses,
    )


@lru_cache(maxsize=4096)
def _tile(chart: Chart, code: int) -> ShownTile:
    return ShownTile(KINDS[kind_of(code)], owner_of(code), line_text(chart.lines[code]))


def _seat(view: View, chart: Chart, board: tuple[int, ...], seat: Seat) -> ShownSeat:
    region = (seat - view.first) % view.seats
    network, stacks = largest_network(chart, board, seat), slice(STACKS * seat, STACKS * seat + STACKS)
    return ShownSeat(
        colour=view.colours[seat],
        region=region + 1,
        reputation=view.reputation[seat],
        sums=view.sums[seat],
        warehouse=_names(view.warehouses[seat]),
        stacks=tuple(view.sizes[stacks]),
        tops=tuple(map(_top, view.sizes[stacks], view.tops[stacks], view.low[stacks])),
        low=tuple(view.low[stacks]),
        city=_names(view.cities[seat]),
        blots=tuple(view.blots[seat]),
        wall=view.walls[seat],
        has_card=_has_card(view, seat),
        card=CARDS[view.cards[seat]] if view.shown >> seat & 1 else "",
        network=tuple(sorted(chart.names[field] for field in network)),
        canals=sum(1 for code in board if code >> OWNER == seat and 0 < code >> KIND & 31 < UNREST),
        riots=riots(chart, board, region),
        tally=tally(chart, view, seat, len(network)),
        title=TITLES[ranks(chart, board, view.reputation, view.cities)[seat]] if view.step == OVER else "",
    )


def _has_card(view: View, seat: Seat) -> bool:
    """Whether the seat has drafted its card of this round. Public, because the order of the draft is."""
    if STEPS[view.step] == "taking":
        return False
    if STEPS[view.step] != "drafting":
        return True
    return (seat - view.start) % view.seats < (view.active - view.start) % view.seats


def _top(size: int, top: int, low: int) -> str:
    return KINDS[top or (UNREST if low and low == size else 0)]


def _turn(view: View, chart: Chart) -> ShownTurn:
    begun = VERBS.get(view.begun, "")
    first = view.board[view.source]
    kind = view.kind if begun == "build" else 0
    if begun in ("rebuild", "swap"):
        kind = kind_of(first)
        if begun == "swap" and (kind == UNREST or view.turn != NOWHERE):
            kind = kind_of(view.board[view.target])
    return ShownTurn(
        supplies=view.supplies,
        builds=view.builds,
        may_rebuild=view.may_rebuild,
        may_special=view.may_special,
        begun=begun,
        tile=KINDS[kind],
        source="" if view.source == NOWHERE else chart.names[view.source],
        field="" if view.target == NOWHERE else chart.names[view.target],
        aim=view.aim if begun in ("calm", "intrigue") else NOWHERE,
        line="" if view.turn == NOWHERE else line_text(chart.lines[first >> KIND << KIND | view.turn]),
        rising=fist_of(view) - sum(put_away(view.settled)) if view.step == RISING else 0,
    )


def _barred(view: View) -> tuple[str, ...]:
    trial, found = known_state(view), []
    for card in range(1, len(CARDS)):
        trial.cards = replaced(trial.cards, view.seat, card)
        if view.received >> card & 1 and not specials(trial, view.seat):
            found.append(CARDS[card])
    return tuple(found)


def _courses(view: View, chart: Chart, board: tuple[int, ...]) -> tuple[ShownCourse, ...]:
    """In the order of the legal moves."""
    found = []
    for field in sorted(ship.ways(chart, board, ship.canal_set(board), view.ship, view.heading)):
        stops = view.step == INSPECTING
        course = ship.course(chart, board, view.first, view.ship, view.heading, field, view.left, stops=stops)
        found.append(ShownCourse(tuple(chart.names[each] for each in course.fields), course.points))
    return tuple(found)


def _names(tiles: bytes) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in tiles)


def _card_names(cards: int) -> tuple[str, ...]:
    return tuple(name for card, name in enumerate(CARDS) if cards >> card & 1)
