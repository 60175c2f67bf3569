"""Sheets for tests, and a second implementation of the ship's ways where it may go due east and west."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "sheets"
POINTY = (FOLDER / "pointy.toml").read_text(encoding="utf-8")
WITH_HEIGHTS = (FOLDER / "canal-with-heights.toml").read_text(encoding="utf-8")

STEPS = {"ne": (1, -1), "e": (2, 0), "se": (1, 1), "sw": (-1, 1), "w": (-2, 0), "nw": (-1, -1)}
BACK = {"ne": "sw", "e": "w", "se": "nw", "sw": "ne", "w": "e", "nw": "se"}
Board = dict[str, tuple[str, ...]]
"""Fields with canals, and the ends of their lines."""


def place(name: str) -> tuple[int, int]:
    """The fields of the sheet "pointy" are named by their place."""
    return "ABCDEFGH".index(name[0]), int(name[1:])


def beside(name: str, edge: str) -> str:
    (x, y), (dx, dy) = place(name), STEPS[edge]
    return f"{'ABCDEFGH'[x + dx]}{y + dy}" if 0 <= x + dx < 8 else ""


def is_joined(board: Board, name: str, edge: str) -> bool:
    other = beside(name, edge)
    return edge in board.get(name, ()) and BACK[edge] in board.get(other, ())


def swerves(board: Board, ship: str, heading: str) -> set[str] | None:
    """DY-6.3 and DY-6.10, by trying out both sides; None if there is no line to follow."""
    ahead = ("se", "sw") if heading == "south" else ("ne", "nw")
    straight = {beside(ship, edge) for edge in ahead if is_joined(board, ship, edge)}
    if straight:
        return straight
    found: list[tuple[int, str]] = []
    for side in ("e", "w"):
        here, row = ship, []
        while is_joined(board, here, side):
            here = beside(here, side)
            row.append(here)
        exits = [at for at, name in enumerate(row) if any(is_joined(board, name, edge) for edge in ahead)]
        if exits:
            found.append((exits[0], row[0]))
    return {name for steps, name in found if steps == min(found)[0]} or None
