"""What lies in the box, for the rules page to draw: map, tiles, cards, fists and titles of the usual sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.games.dayunhe import data, ship
from tischlein.games.dayunhe.chart import Chart, find_chart
from tischlein.games.dayunhe.printed import ShownField, ShownKind, shown_edges, shown_fields, shown_kinds
from tischlein.games.dayunhe.setup import FISTS
from tischlein.games.dayunhe.sheet import SHEETS

USUAL: Final = SHEETS.names[0]
SEATS: Final = len(data.COLOURS)
NORTHERNMOST: Final = 0
"""Seats are counted from the north, so that a region's seat is its number."""


@dataclass(frozen=True, slots=True)
class ShownSouth:
    """The southern end of the map, by the number of players."""

    seats: int
    turn: str
    """The turning point (DY-1.2)."""
    neutral: str
    length: int
    """Fields of a whole move of the ship (DY-6.1)."""


@dataclass(frozen=True, slots=True)
class ShownCard:
    card: str
    number: int
    supplies: int
    builds: int
    has_rebuild: bool
    """One rebuild instead of all builds (DY-4.7)."""
    is_attack: bool


@dataclass(frozen=True, slots=True)
class Components:
    tops: str
    """Whether hexagons have a `flat` or a `pointy` top."""
    edges: tuple[str, ...]
    """The six edges of every hexagon, clockwise."""
    fields: tuple[ShownField, ...]
    """The whole map, as five players have it; a region's seat is its number from the north, from 0."""
    south: tuple[ShownSouth, ...]
    """For two to five players."""
    kinds: tuple[ShownKind, ...]
    """All kinds of canal tiles."""
    copies: tuple[int, ...]
    """By kind: how many of it each player has."""
    unrest: int
    """Unrest tiles of each player."""
    cards: tuple[ShownCard, ...]
    colours: tuple[str, ...]
    warehouse: int
    """Its places."""
    reputation: int
    """With which everybody begins."""
    trips: int
    fists: tuple[int, ...]
    """Numbers of unrest tiles on the wall of which one makes an uprising (DY-2.4)."""
    titles: tuple[str, ...]
    """By rank."""


def components() -> Components:
    chart = find_chart(USUAL, SEATS)
    return Components(
        tops=chart.sheet.tops,
        edges=shown_edges(chart),
        fields=shown_fields(chart, NORTHERNMOST),
        south=_south(chart),
        kinds=shown_kinds(chart),
        copies=chart.sheet.copies[1 : data.CANAL_KINDS + 1],
        unrest=data.UNREST_TILES,
        cards=tuple(_card(card) for card in range(1, len(data.CARDS))),
        colours=data.COLOURS,
        warehouse=data.WAREHOUSE,
        reputation=data.START_REPUTATION,
        trips=data.TRIPS,
        fists=tuple(FISTS.values()),
        titles=data.TITLES,
    )


def _south(chart: Chart) -> tuple[ShownSouth, ...]:
    return tuple(
        ShownSouth(seats, chart.names[turn], chart.names[neutral], ship.move_length(seats))
        for seats, (turn, neutral) in enumerate(chart.sheet.south, 2)
    )


def _card(card: int) -> ShownCard:
    return ShownCard(
        data.CARDS[card],
        card,
        data.SUPPLIES[card],
        data.BUILDS[card],
        has_rebuild=data.MAY_REBUILD[card],
        is_attack=data.IS_ATTACK[card],
    )
