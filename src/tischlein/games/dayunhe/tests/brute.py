"""A second implementation of the ship's ways and points, for tests only.

The engine works with sets of fields and rings of equal distance. This file tries out every forward path, from the
clauses of RULES.md alone (DY-1.3, DY-1.4, section 6). It must not import any part of the package: a mistake in both
would go unnoticed.

A board is a dict from field names to tiles: (owner, "unrest", ()) or (owner, name, edges of its line).
"""

from collections.abc import Iterator
from functools import cache

Tile = tuple[int, str, tuple[str, ...]]
Board = dict[str, Tile]

OPPOSITE = {"n": "s", "s": "n", "ne": "sw", "sw": "ne", "se": "nw", "nw": "se"}


def height(field: str) -> int:
    """DY-1.3: column B lies half a hexagon further south."""
    return 2 * int(field[1:]) + (1 if field[0] == "B" else 0)


def fields_in_play(seats: int) -> set[str]:
    """DY-1.1, DY-1.4: the used regions, the two turning points, their neutral fields."""
    regions = {f"{column}{tier}" for column in "ABC" for tier in range(1, 3 * seats + 1)}
    return regions | {"A0", "B0", f"B{3 * seats + 1}", f"C{3 * seats + 1}"}


def turning_point(seats: int, heading: str) -> str:
    return f"B{3 * seats + 1}" if heading == "south" else "A0"


def edge_between(field: str, other: str) -> str | None:
    """The edge of the first field at which the second one is; None if they are not neighbours."""
    east = "ABC".index(other[0]) - "ABC".index(field[0])
    south = height(other) - height(field)
    return {(0, -2): "n", (1, -1): "ne", (1, 1): "se", (0, 2): "s", (-1, 1): "sw", (-1, -1): "nw"}.get((east, south))


@cache
def ahead(field: str, seats: int, heading: str) -> list[str]:
    """DY-6.2: neighbours ahead."""
    sign = 1 if heading == "south" else -1
    return [
        other
        for other in sorted(fields_in_play(seats))
        if edge_between(field, other) and (height(other) - height(field)) * sign > 0
    ]


def is_canal(board: Board, field: str) -> bool:
    return field in board and board[field][1] != "unrest"


def are_joined(board: Board, field: str, other: str) -> bool:
    """Both tiles have an end of a line at the edge between them."""
    edge = edge_between(field, other)
    if edge is None or not is_canal(board, field) or not is_canal(board, other):
        return False
    return edge in board[field][2] and OPPOSITE[edge] in board[other][2]


def paths(field: str, length: int, seats: int, heading: str) -> Iterator[list[str]]:
    """Every forward path of so many steps, without its start."""
    if length == 0:
        yield []
        return
    for onward in ahead(field, seats, heading):
        for rest in paths(onward, length - 1, seats, heading):
            yield [onward, *rest]


def choices(board: Board, ship: str, seats: int, heading: str) -> set[str]:
    """The fields that the ship may enter next."""
    joined = {other for other in ahead(ship, seats, heading) if are_joined(board, ship, other)}
    if joined:  # DY-6.3
        return joined
    found = _first_steps(ship, seats, heading, {field for field in board if is_canal(board, field)})
    return found or _first_steps(ship, seats, heading, {turning_point(seats, heading)})  # DY-6.4, DY-6.5


def _first_steps(ship: str, seats: int, heading: str, targets: set[str]) -> set[str]:
    """The first steps of the shortest forward paths to the nearest targets; empty if none leads there."""
    sign = 1 if heading == "south" else -1
    if not any((height(target) - height(ship)) * sign > 0 for target in targets):
        return set()
    for length in range(1, 40):
        every = list(paths(ship, length, seats, heading))
        if not every:
            return set()
        found = {path[0] for path in every if path[-1] in targets}
        if found:
            return found
    return set()


def points(board: Board, ship: str, field: str, seats: int, first: int) -> dict[int, int]:
    """DY-6.6, by seat: the points for sailing from one field to the other."""
    if field not in board:
        return {}
    owner, name, _ = board[field]
    if name != "unrest":
        return {owner: 4 if are_joined(board, ship, field) else 2}
    tier = int(field[1:])
    if 1 <= tier <= 3 * seats:
        return {(first + (tier - 1) // 3) % seats: -4}
    return {}
