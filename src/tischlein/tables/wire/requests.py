"""What a page asks over HTTP, outside of any table, and what it is answered."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tischlein.tables.wire.commands import Name, ShortText
from tischlein.tables.wire.messages import ShownGame


class NewTable(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/tables. With `is_quick` bots fill the other seats and the match starts at once."""

    game: ShortText
    name: Name = ""
    token: Annotated[str, Meta(max_length=200)] = ""
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    """0: all that the game has; with `is_quick` the fewest."""
    is_quick: bool = False
    pass_and_play: Annotated[list[Name], Meta(max_length=16)] = []
    """Names of people around this one device; with `is_quick` bots take the seats beyond them."""
    is_waiting: bool = False
    """Not begun yet, although everybody is there: figures and options are chosen first."""
    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}\Z")] = ""


class TableMade(Struct, frozen=True, rename="camel"):
    code: str
    token: str
    """Of the person; the page keeps it and shows it to nobody."""


class Listed(Struct, frozen=True, rename="camel"):
    code: str
    game: str
    status: str
    names: list[str]
    """Of every chair; empty where nobody sits or has said one, and for bots."""
    kinds: list[str]
    """Of every chair: open, person or bot."""
    yours: list[int]
    """Seats that this person may act for."""
    waited: list[int]
    """Seats whose turn it is."""
    is_your_turn: bool
    updated: int
    """In milliseconds since 1970."""


class Home(Struct, frozen=True, rename="camel"):
    """POST /api/home {token}: what the first page needs."""

    games: list[ShownGame]
    tables: list[Listed]
    version: str


class WhoAmI(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)] = ""


class Forgotten(Struct, frozen=True, rename="camel"):
    """POST /api/forget {token}: the person's name and words are gone from all tables that are over."""

    tables: int
    running: int
    """Tables that were left alone because they are not over."""


class Found(Struct, frozen=True, rename="camel"):
    """GET /api/find/{code or invitation}: where a typed code or a link leads."""

    code: str
    game: str
    status: str
    free_seats: int
