"""Replays and matches that are dealt again, which a page asks for over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tischlein.tables.wire.commands import Device, Name
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


class ReplayUse(Struct, frozen=True, rename="camel"):
    """How often each seat used a kind of card or tile, as everybody could see."""

    key: str
    """The word of this kind."""
    counts: list[int]
    """By seat."""


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
    deal: str = ""
    """The id under which the same cards are dealt again; empty for a file and for a match that is not over."""
    unsettled: list[int] = []
    """Moves after which it cannot be played on, because something was being raced. Only told after the end."""
    uses: list[ReplayUse] = []
    """In the game's order; empty if the game does not count."""


class ReplayPosition(Struct, frozen=True, rename="camel"):
    match: ShownMatch
    hands: list[Any] = []
    """By seat, the view of that seat; only if all hands were asked for."""


class ReplayPositions(Struct, frozen=True, rename="camel"):
    """The response to GET /api/replay/{code or key}/positions?eyes=&from=&count=."""

    first: int
    """The move after which the first position was reached; 0: the beginning."""
    positions: list[ReplayPosition]


class DealAgain(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/deal/{id}: a table with the same cards, the same number of seats and the same options."""

    seat: Annotated[int, Meta(ge=0, le=16)]
    """The seat that the asker takes."""
    name: Name = ""
    token: Annotated[str, Meta(max_length=200)] = ""
    device: Device = ""
    is_waiting: bool = False
    """Friends may join before it starts; otherwise bots take the other seats."""


class PlayOn(DealAgain, frozen=True, kw_only=True):
    """POST /api/replay/{code or key}/table: a table whose first moves are those of the match."""

    move: Annotated[int, Meta(ge=0, le=999_999)]
    """The last of them; if something was being raced then, the nearest move before it is taken."""


class ShownDealMatch(Struct, frozen=True, rename="camel"):
    """A finished match of a deal, to be compared with others."""

    code: str
    seats: list[ShownSeat]
    is_first: bool
    """The one whose cards were shuffled."""
    move: int
    """The move of an earlier match after which it went on; 0: the whole match was played."""
    played: int
    """When its table changed last, in milliseconds since 1970."""
    ticks: list[ReplayTick]
    result: ShownResult


class ShownDeal(Struct, frozen=True, rename="camel"):
    """The response to GET /api/deal/{id}: what is dealt, and how its matches went."""

    game: str
    options: dict[str, str]
    seats: list[ShownSeat]
    """Of the first match; without names for those who do not know the deal yet."""
    is_known: bool
    """The asker has played it to an end, so that the matches may be told."""
    running: str
    """The code of the asker's own table that is not over; empty if there is none."""
    matches: list[ShownDealMatch]
    """The first one, then the newest first, as far as the asker may see them; empty unless it is known."""
    others: int
    """Finished matches that are not among them."""
