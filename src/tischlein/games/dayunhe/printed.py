"""What is printed on board, tiles and cards, as the page gets it: sent once, because it never changes in a match."""

from __future__ import annotations

from msgspec import Struct

from tischlein.core.types import Seat
from tischlein.games.dayunhe import ship
from tischlein.games.dayunhe.chart import HEADINGS, Chart, find_chart
from tischlein.games.dayunhe.data import CANAL_KINDS, COMPASS, KINDS, NOWHERE, SOURCES, START_REPUTATION, line_text
from tischlein.games.dayunhe.setup import FISTS
from tischlein.games.dayunhe.view import View


class ShownField(Struct, frozen=True):
    name: str
    x: int
    """To the east: in columns of flat-topped hexagons, or in halves of pointy-topped ones."""
    y: int
    """To the south: in halves of flat-topped hexagons, or in rows of pointy-topped ones."""
    place: str
    """`region`, `neutral`, `north` (Peking) or `south` (the other turning point)."""
    region: Seat
    """The seat that owns the region; -1 if none does."""
    has_symbol: bool
    """Whether an unrest symbol is printed there (DY-1.5); a tile covers it."""
    beside: tuple[int, ...]
    """By edge, in the order of `Fixed.edges`: the index of the field beyond it; -1 if there is none."""


class ShownKind(Struct, frozen=True):
    name: str
    value: int
    lines: tuple[str, ...]
    """Its possible lines; each is the one before after a sixth of a turn."""


class Fixed(Struct, frozen=True):
    """What never changes in a match and is the same for all viewers."""

    tops: str
    """Whether hexagons have a `flat` or a `pointy` top."""
    edges: tuple[str, ...]
    """The six edges of every hexagon, clockwise."""
    fields: tuple[ShownField, ...]
    kinds: tuple[ShownKind, ...]
    sources: tuple[str, ...]
    fist: int
    length: int
    """The length of a whole move of the ship in fields."""
    reputation: int
    """The reputation at the beginning."""


def fixed(view: View) -> Fixed:
    chart = find_chart(view.options["sheet"], view.seats)
    return Fixed(
        tops=chart.sheet.tops,
        edges=shown_edges(chart),
        fields=shown_fields(chart, view.first),
        kinds=shown_kinds(chart),
        sources=SOURCES,
        fist=FISTS[view.options["fist"]],
        length=ship.move_length(view.seats),
        reputation=START_REPUTATION,
    )


def shown_edges(chart: Chart) -> tuple[str, ...]:
    return tuple(COMPASS[direction] for direction in chart.sheet.edges)


def shown_fields(chart: Chart, first: Seat) -> tuple[ShownField, ...]:
    """All that are in play; the seat `first` has the northernmost region."""
    return tuple(_field(chart, field, first) for field in chart.in_play)


def _field(chart: Chart, field: int, first: Seat) -> ShownField:
    region, (x, y) = chart.regions[field], chart.sheet.places[field]
    return ShownField(
        name=chart.names[field],
        x=x,
        y=y,
        place=HEADINGS[chart.goals.index(field)]
        if field in chart.goals
        else "neutral"
        if field in chart.neutral
        else "region",
        region=NOWHERE if region == NOWHERE else (first + region) % chart.seats,
        has_symbol=region != NOWHERE and field in chart.sheet.unrest,
        beside=tuple(
            chart.in_play.index(other) if other in chart.in_play else NOWHERE for other in chart.sheet.beside[field]
        ),
    )


def shown_kinds(chart: Chart) -> tuple[ShownKind, ...]:
    found = []
    for kind in range(1, CANAL_KINDS + 1):
        lines = sorted(chart.turn_of[kind], key=chart.turn_of[kind].__getitem__)
        found.append(ShownKind(KINDS[kind], chart.values[kind], tuple(map(line_text, lines))))
    return tuple(found)
