"""A View as the page gets it: plain JSON, everything in notation, and the few sums a board would else compute itself.

A function of the View alone, so it cannot say more than the View does. No rule needs to be known to draw it.
"""

from __future__ import annotations

from tischlein.core.types import Seat
from tischlein.core.values import value
from tischlein.games.dayunhe import ship
from tischlein.games.dayunhe.chart import HEADINGS, Chart, find_chart
from tischlein.games.dayunhe.data import (
    CANAL_KINDS,
    CARDS,
    FIELDS,
    KIND,
    KINDS,
    NOWHERE,
    SOURCES,
    STACKS,
    TITLES,
    UNREST,
    field_text,
    kind_of,
    line_text,
    owner_of,
)
from tischlein.games.dayunhe.moves import VERBS
from tischlein.games.dayunhe.scoring import largest_network
from tischlein.games.dayunhe.setup import FISTS
from tischlein.games.dayunhe.state import INSPECTING, OVER, SAILING, STEPS
from tischlein.games.dayunhe.view import View, unseen_tiles


@value(frozen=True, slots=True)
class ShownTile:
    tile: str
    """`canal4`, `garden`, `unrest` and so on."""
    owner: Seat
    line: str
    """The ends of its line as it lies, clockwise from the north (`n-se`); empty for unrest."""
    turn: int
    """Sixths of a full turn, clockwise, from how the tile lies by itself."""


@value(frozen=True, slots=True)
class ShownField:
    name: str
    column: int
    """0 to 2, from the west."""
    height: int
    """Half hexagons from the north."""
    place: str
    """`region`, `neutral` or `turn` (Peking and the southern turning point)."""
    region: Seat
    """Whose region it is; -1 for nobody's."""
    has_symbol: bool
    """An unrest symbol is printed there (DY-1.5); a tile covers it."""
    tile: ShownTile | None


@value(frozen=True, slots=True)
class ShownStack:
    size: int
    top: str
    """The tile on top, if it lies face up or is known; else empty."""
    is_up: bool
    low: int
    """How many tiles at the bottom are known to be unrest."""


@value(frozen=True, slots=True)
class ShownSeat:
    colour: str
    region: int
    """From 1 in the north."""
    reputation: int
    sums: tuple[int, ...]
    """Changes of reputation by source, in the order of `sources`."""
    warehouse: tuple[str, ...]
    stacks: tuple[ShownStack, ...]
    unseen: tuple[str, ...]
    """The tiles that lie somewhere unknown in the stacks; sorted."""
    city: tuple[str, ...]
    blots: tuple[Seat, ...]
    """Owners of the unrest in this part of the Forbidden City."""
    wall: int
    ruins: tuple[str, ...]
    """Canal tiles that were destroyed."""
    has_card: bool
    card: str
    """Of this round, if the viewer knows it."""
    is_revealed: bool
    network: tuple[str, ...]
    """The fields of the largest network now."""
    canals: int
    """Own canal tiles on the board."""
    riots: int
    """Unrest tiles in the own region now."""
    title: str
    """At the end; empty before."""


@value(frozen=True, slots=True)
class ShownKind:
    name: str
    value: int
    lines: tuple[str, ...]
    """The ways it may lie, a sixth of a turn from each to the next."""


@value(frozen=True, slots=True)
class ShownLeg:
    """One step that the ship could take in its coming move."""

    number: int
    source: str
    field: str
    seat: Seat
    """Who would gain or lose; -1 for nobody."""
    points: int


@value(frozen=True, slots=True)
class ShownCourse:
    """A choice of the steering player: the fields up to the next choice, and the points by seat."""

    fields: tuple[str, ...]
    points: tuple[int, ...]


@value(frozen=True, slots=True)
class ShownTurn:
    """What is left of the active seat's card, and the part that it has begun."""

    supplies: int
    builds: int
    may_rebuild: bool
    may_special: bool
    begun: str
    """The verb of the begun part, or empty."""
    tile: str
    """The tile to be built or to be turned now; empty if there is none."""
    source: str
    field: str
    aim: Seat
    """The seat that the begun part is aimed at; -1 for nobody."""
    line: str
    """How the first of two swapped tiles will lie, once that is chosen; empty before."""


@value(frozen=True, slots=True)
class Shown:
    seat: Seat
    step: str
    active: Seat
    start: Seat
    """The starting player of this round."""
    round: int
    fist: int
    trips: int
    """Trips that remain, the present one included."""
    ship: str
    heading: str
    left: int
    """Fields that the ship may still move now; 0 when it does not sail."""
    length: int
    """Fields of a whole move."""
    is_tea: bool
    fields: tuple[ShownField, ...]
    seats: tuple[ShownSeat, ...]
    turn: ShownTurn
    received: tuple[str, ...]
    """The cards that the viewer was handed in this round's draft."""
    passed: tuple[str, ...]
    """The cards that the viewer passed on, or set aside as the last one."""
    kinds: tuple[ShownKind, ...]
    sources: tuple[str, ...]
    history: tuple[tuple[int, ...], ...]
    """Reputation by seat at the end of each round."""
    forecast: tuple[ShownLeg, ...]
    """Every step of every way that the ship could go in its coming or present move, if nothing changed."""
    courses: tuple[ShownCourse, ...]
    """While the ship waits to be steered: the choices, in the order of the legal moves."""


def show(view: View) -> Shown:
    chart = find_chart(view.options["sheet"], view.seats)
    board = list(view.board)
    own = 0 if view.seat >= view.seats else view.cards[view.seat]
    is_sailing = view.step in (SAILING, INSPECTING)
    length = ship.move_length(view.seats)
    return Shown(
        seat=view.seat,
        step=STEPS[view.step],
        active=view.active,
        start=view.start,
        round=view.round,
        fist=FISTS[view.options["fist"]],
        trips=view.trips,
        ship=field_text(view.ship),
        heading=HEADINGS[view.heading],
        left=view.left,
        length=length,
        is_tea=view.is_tea,
        fields=tuple(_field(view, chart, field) for field in range(FIELDS) if _is_in_play(chart, field)),
        seats=tuple(_seat(view, chart, board, seat) for seat in range(view.seats)),
        turn=_turn(view, chart),
        received=_card_names(view.received),
        passed=_card_names(view.received & ~(1 << own)) if own else (),
        kinds=_kinds(chart),
        sources=SOURCES,
        history=view.history,
        forecast=_forecast(view, chart, board, view.left if is_sailing else length) if _will_sail(view) else (),
        courses=_courses(view, chart, board) if is_sailing else (),
    )


def _is_in_play(chart: Chart, field: int) -> bool:
    return field in chart.fields or field in chart.goals


def _field(view: View, chart: Chart, field: int) -> ShownField:
    code, region = view.board[field], chart.regions[field]
    return ShownField(
        name=field_text(field),
        column=field % 3,
        height=chart.sheet.heights[field],
        place="turn" if field in chart.goals else "neutral" if field in chart.neutral else "region",
        region=NOWHERE if region == NOWHERE else (view.first + region) % view.seats,
        has_symbol=region != NOWHERE and field in chart.sheet.unrest,
        tile=_tile(chart, code) if code else None,
    )


def _tile(chart: Chart, code: int) -> ShownTile:
    return ShownTile(KINDS[kind_of(code)], owner_of(code), line_text(chart.lines[code]), code & 7)


def _seat(view: View, chart: Chart, board: list[int], seat: Seat) -> ShownSeat:
    region = (seat - view.first) % view.seats
    own_tiles = [code for code in board if code and owner_of(code) == seat]
    return ShownSeat(
        colour=view.colours[seat],
        region=region + 1,
        reputation=view.reputation[seat],
        sums=view.sums[len(SOURCES) * seat : len(SOURCES) * (seat + 1)],
        warehouse=_names(view.warehouses[seat]),
        stacks=tuple(_stack(view, stack) for stack in range(STACKS * seat, STACKS * seat + STACKS)),
        unseen=_names(bytes(unseen_tiles(view, seat))),
        city=_names(view.cities[seat]),
        blots=tuple(view.blots[seat]),
        wall=view.walls[seat],
        ruins=_names(view.ruins[seat]),
        has_card=_has_card(view, seat),
        card=CARDS[view.cards[seat]],
        is_revealed=bool(view.shown >> seat & 1),
        network=tuple(sorted(map(field_text, largest_network(chart, board, seat)))),
        canals=sum(1 for code in own_tiles if kind_of(code) != UNREST),
        riots=sum(1 for field in chart.region_fields[region] if kind_of(board[field]) == UNREST),
        title=_title(view, chart, board, seat) if view.step == OVER else "",
    )


def _has_card(view: View, seat: Seat) -> bool:
    """Whether this round's card was drafted: known to all, because the order is."""
    if STEPS[view.step] == "taking":
        return False
    if STEPS[view.step] != "drafting":
        return True
    return (seat - view.start) % view.seats < (view.active - view.start) % view.seats


def _stack(view: View, stack: int) -> ShownStack:
    size, low = view.sizes[stack], view.low[stack]
    known = view.tops[stack] or (UNREST if low and low == size else 0)
    return ShownStack(size, KINDS[known], bool(view.tops[stack]), low)


def _title(view: View, chart: Chart, board: list[int], seat: Seat) -> str:
    standings = [
        (view.reputation[each], len(view.cities[each]), len(largest_network(chart, board, each)))
        for each in range(view.seats)
    ]
    return TITLES[sum(other > standings[seat] for other in standings)]


def _turn(view: View, chart: Chart) -> ShownTurn:
    begun = VERBS.get(view.plot, "")
    first = view.board[view.source]
    kind = view.hold if begun == "build" else 0
    if begun in ("rebuild", "swap"):
        kind = kind_of(first)
        if begun == "swap" and (kind == UNREST or view.turn != NOWHERE):
            kind = kind_of(view.board[view.spot])
    return ShownTurn(
        supplies=view.supplies,
        builds=view.builds,
        may_rebuild=view.may_rebuild,
        may_special=view.may_special,
        begun=begun,
        tile=KINDS[kind],
        source="" if view.source == NOWHERE else field_text(view.source),
        field="" if view.spot == NOWHERE else field_text(view.spot),
        aim=view.hold if begun in ("calm", "intrigue") else NOWHERE,
        line="" if view.turn == NOWHERE else line_text(chart.lines[first >> KIND << KIND | view.turn]),
    )


def _kinds(chart: Chart) -> tuple[ShownKind, ...]:
    found = []
    for kind in range(1, CANAL_KINDS + 1):
        lines = sorted(chart.turn_of[kind], key=chart.turn_of[kind].__getitem__)
        found.append(ShownKind(KINDS[kind], chart.values[kind], tuple(map(line_text, lines))))
    return tuple(found)


def _will_sail(view: View) -> bool:
    """Whether there is a move to foretell: at tea the ship rests, but for an inspection (DY-5.6, DY-5.14)."""
    return view.trips > 0 and view.step != OVER and (not view.is_tea or view.step == INSPECTING)


def _forecast(view: View, chart: Chart, board: list[int], length: int) -> tuple[ShownLeg, ...]:
    is_inspection = view.step == INSPECTING
    legs = ship.forecast(chart, board, view.first, view.ship, view.heading, length, is_inspection=is_inspection)
    return tuple(
        ShownLeg(leg.number, field_text(leg.source), field_text(leg.field), leg.seat, leg.points) for leg in legs
    )


def _courses(view: View, chart: Chart, board: list[int]) -> tuple[ShownCourse, ...]:
    """In the order in which the legal moves list them."""
    found = []
    for field in sorted(ship.ways(chart, board, ship.canal_set(board), view.ship, view.heading)):
        stops = view.step == INSPECTING
        course = ship.course(chart, board, view.first, view.ship, view.heading, field, view.left, stops=stops)
        found.append(ShownCourse(tuple(map(field_text, course.fields)), course.points))
    return tuple(found)


def _names(tiles: bytes) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in tiles)


def _card_names(cards: int) -> tuple[str, ...]:
    return tuple(name for card, name in enumerate(CARDS) if cards >> card & 1)
