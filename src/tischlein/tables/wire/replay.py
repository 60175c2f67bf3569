"""Replays, which a page asks for over HTTP: the course of a match, and positions by the batch."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tischlein.tables.wire.messages import ShownLine, ShownMatch, ShownOld, ShownResult, ShownSeat


class ReplayTick(Struct, frozen=True, rename="camel"):
    """The beginning of a turn or a round, as the game counts them."""

    move: int
    number: int
    points: list[int]
    """By seat, at this moment; empty if the game does not tell."""


class ReplayMoment(Struct, frozen=True, rename="camel"):
    """A key moment: a scoring, a photo, an uprising."""

    move: int
    icon: str
    seat: int
    """Whose it is; -1 for nobody's."""


class Replay(Struct, frozen=True, rename="camel"):
    """The response to GET /api/replay/{code or key}, and to POST /api/replays with a match file.

    Moves count from 1. Steps that were taken back, and steps that nobody is told of, are not counted.
    """

    code: str
    """The code of the table, or the key under which the server has the file for a while."""
    is_file: bool
    game: str
    seats: list[ShownSeat]
    is_over: bool
    """The match was played to its end, so that nothing of it is hidden any more."""
    eyes: list[int]
    """Seats whose view may be asked for, besides the public one."""
    played: int
    """When the table changed last, in milliseconds since 1970; 0 for a file."""
    moves: int
    lines: list[ShownLine]
    """One for each move, as the chosen eyes may read it."""
    ticks: list[ReplayTick]
    moments: list[ReplayMoment]
    fixed: Any
    """The constant part of all views; null if the game has none."""
    result: ShownResult | None
    old: ShownOld | None = None
    """Set if the match is of an older rules version: it has lines and no positions."""


class ReplayPosition(Struct, frozen=True, rename="camel"):
    match: ShownMatch
    hands: list[Any] = []
    """By seat, the view of that seat; only if all hands were asked for."""


class ReplayPositions(Struct, frozen=True, rename="camel"):
    """The response to GET /api/replay/{code or key}/positions?eyes=&from=&count=."""

    first: int
    """The move after which the first position was reached; 0: the beginning."""
    positions: list[ReplayPosition]
