"""Names and codes of tiles, fields, edges and cards.

A tile on the board is `owner << 8 | kind << 3 | turn`, where `turn` counts sixths of a full turn clockwise; an empty
field is 0. In stacks, warehouses and cities, where the owner is known, a tile is its kind alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.words import Text, text

COLOURS: Final = ("yellow", "red", "green", "blue", "purple")

COMPASS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Directions, clockwise. A set of directions, such as the ends of a line, is an integer with bit d for direction d."""
TOPS: Final = {"flat": (0, 1, 3, 4, 5, 7), "pointy": (1, 2, 3, 5, 6, 7)}
"""By the orientation of hexagons: the directions of their six edges, clockwise; edge e is opposite to edge e + 3."""

KINDS: Final = (
    "",
    "canal1",
    "canal2",
    "canal3",
    "canal4",
    "canal5",
    "canal6",
    "canal7",
    "canal8",
    "canal9",
    "garden",
    "teahouse",
    "temple",
    "waterwheel",
    "weir",
    "lock",
    "bridge",
    "warehouse",
    "lighthouse",
    "unrest",
)
"""The kinds of tiles (DY-2.1). 0 is no tile, 1 to 18 are canals."""
VALUES: Final = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 5, 5, 6, 6, 6, 7, 8, 9)
COPIES: Final = (0, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
"""The number of tiles of each kind (DY-2.1)."""
UNREST: Final = 19
CANAL_KINDS: Final = 18
KIND_CODES: Final = {name: kind for kind, name in enumerate(KINDS) if name}

EMPTY: Final = 0
OWNER: Final = 8
KIND: Final = 3
TILE_CODES: Final = 5 << OWNER

CANAL_TILES: Final = 20
UNREST_TILES: Final = 10
SYMBOLS: Final = 4
"""Unrest symbols in each region, which is also the number of unrest tiles there at the beginning (DY-1.5, DY-2.6)."""
STACKS: Final = 3
WAREHOUSE: Final = 6
START_REPUTATION: Final = 15
TRIPS: Final = 4
LAST_ROUND: Final = 40
REGION_FIELDS: Final = 9

NOWHERE: Final = -1

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FIELD_NAMES: Final = tuple(f"{letter}{number}" for number in range(100) for letter in LETTERS)
"""The possible names of fields, by code. Moves contain codes, so that they can be read and written without a sheet.

States and charts count the fields of their sheet from 0, in the order of the codes.
"""
FIELD_CODES: Final = {name: code for code, name in enumerate(FIELD_NAMES)}


def tile(owner: int, kind: int, turn: int = 0) -> int:
    return owner << OWNER | kind << KIND | turn


def owner_of(code: int) -> int:
    return code >> OWNER


def kind_of(code: int) -> int:
    return code >> KIND & 31


def is_canal(code: int) -> bool:
    return 0 < code >> KIND & 31 < UNREST


def is_unrest(code: int) -> bool:
    return code >> KIND & 31 == UNREST


def turned(line: int, turn: int, edges: Sequence[int]) -> int:
    """The line after so many sixths of a turn clockwise."""
    return sum(1 << edges[(at + turn) % 6] for at, edge in enumerate(edges) if line >> edge & 1)


def line_text(line: int) -> str:
    """The ends of a line, clockwise from the north: `n-s`."""
    return "-".join(name for direction, name in enumerate(COMPASS) if line >> direction & 1)


LINE_CODES: Final = {
    line_text(line): line
    for line in range(1, 1 << len(COMPASS))
    if any(turned(line, 0, edges) == line for edges in TOPS.values())
}
"""Every line that fits on a hexagon, in either orientation of hexagons."""

# Action cards (section 5), numbered as printed; card 0 is none.
CARD_RAISE, CARD_REMOVE, CARD_CALM, CARD_DESTROY, CARD_INSPECT = range(1, 6)
CARD_TEA, CARD_SPY, CARD_INTRIGUE, CARD_DENOUNCE, CARD_REFORM = range(6, 11)
CARDS: Final = (
    "",
    "raise",
    "remove",
    "calm",
    "destroy",
    "inspect",
    "tea",
    "spy",
    "intrigue",
    "denounce",
    "reform",
)
CARD_CODES: Final = {name: card for card, name in enumerate(CARDS) if name}
ALL_CARDS: Final = 0b11111111110
"""A set of cards has bit c for card c."""

SUPPLIES: Final = (0, 3, 1, 1, 2, 2, 2, 1, 1, 2, 2)
BUILDS: Final = (0, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1)
MAY_REBUILD: Final = tuple(builds == 2 for builds in BUILDS)
"""The cards with two builds allow a rebuild instead of both (DY-4.7)."""
IS_ATTACK: Final = tuple(card in (CARD_DESTROY, CARD_TEA, CARD_INTRIGUE, CARD_DENOUNCE) for card in range(11))
ATTACK_TILES: Final = 2
INSPECTION: Final = 3
"""The length of a special inspection in fields (DY-5.5)."""
INTRIGUE_COSTS: Final = 8

# Sources of reputation. Every change is recorded under one of them.
BUILT, TRAVELLED, TORCHES, COURT, INTRIGUES, UPRISINGS, NETWORK, CITIES, RIOTS, BLOTS = range(10)
SOURCES: Final = (
    "built",
    "travelled",
    "torches",
    "court",
    "intrigues",
    "uprisings",
    "network",
    "city",
    "riots",
    "blots",
)
TITLES: Final = ("zhuangyuan", "bangyan", "tanhua", "juren", "xiucai")
"""By rank (DY-8.4)."""


def tile_words(name: str) -> Text:
    """A tile as a part of a sentence. Canals are named by the value that is printed on them."""
    words = text(f"dy-tile-{name}")
    kind = KIND_CODES[name]
    return words if kind == UNREST else text("dy-tile-worth", tile=words, value=VALUES[kind])


def card_words(name: str) -> Text:
    return text(f"dy-card-{name}")
