"""HTTP requests of a page that concern no open connection to a table, and their responses."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tischlein.tables.wire.commands import Device, Name, ShortText
from tischlein.tables.wire.messages import ShownGame


class NewTable(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/tables. With `is_quick` bots fill the other seats and the match starts at once."""

    game: ShortText
    name: Name = ""
    token: Annotated[str, Meta(max_length=200)] = ""
    device: Device = ""
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    """0: as many as the game allows; with `is_quick` as few as it allows."""
    is_quick: bool = False
    bot: ShortText = ""
    """Who fills the other seats with `is_quick`; empty: the usual bot. At a table with children it is the kind one."""
    pass_and_play: Annotated[list[Name], Meta(max_length=16)] = []
    """Names of the people who share this device; with `is_quick` bots take the remaining seats."""
    is_waiting: bool = False
    """Do not start at once: looks and options are chosen first."""
    is_lesson: bool = False
    """The game's learn match, which begins at once; seats and deal are those of its script."""
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    """The step of the lesson to begin with: what comes before it has been played already."""
    is_for_screen: bool = False
    """Opened by a shared screen: all seats are free, and whoever sits down first becomes host."""
    has_children: bool = False


class TableMade(Struct, frozen=True, rename="camel"):
    code: str
    token: str
    """Identifies the person; the page stores it and shows it to nobody."""


class Listed(Struct, frozen=True, rename="camel"):
    code: str
    game: str
    status: str
    names: list[str]
    """By seat; empty for free seats, bots and people without a name."""
    kinds: list[str]
    """By seat: open, person or bot."""
    yours: list[int]
    """Seats that this person may act for."""
    waited: list[int]
    """Seats whose turn it is."""
    is_your_turn: bool
    updated: int
    """Milliseconds since 1970."""
    turn_seconds: int
    """0: no clock."""
    turn_ends: int
    """When the clock of the turn runs out, in milliseconds since 1970; 0 while none is running."""
    is_paused: bool


class Home(Struct, frozen=True, rename="camel"):
    """The response to POST /api/home {token}: what the start page needs."""

    games: list[ShownGame]
    tables: list[Listed]
    version: str
    token: str = ""
    """Replaces the page's own, if it is not empty."""
    is_signed_out: bool = False
    """The token was revoked, or not used for too long: the page is somebody new."""


class WhoAmI(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)] = ""
    device: Device = ""


class Forgotten(Struct, frozen=True, rename="camel"):
    """The response to POST /api/forget {token}, which removes the person's names and chat from all finished tables.

    All tokens of the person are revoked.
    """

    tables: int
    running: int
    """Tables that were skipped because they are not over."""
    token: str = ""
    """A new one for this device; empty if nothing of the person goes on, so that the page is somebody new."""


class SignedOut(Struct, frozen=True, rename="camel"):
    """The response to POST /api/signout {token, device}, which revokes all tokens of the person."""

    token: str
    """A new one for this device."""


class ShownWrong(Struct, frozen=True, rename="camel"):
    """A likely wrong try, and the end of the word key of what the host says about it."""

    moves: list[str]
    word: str


class ShownAsk(Struct, frozen=True, rename="camel"):
    """One thing that the pupil does; see core/lesson.py. The moves of the others are not told."""

    moves: list[str]
    """Any of these counts; `...` at the end stands for anything. Empty: look at what is shown, and tap."""
    word: str
    shows: list[str]
    points: list[str]
    good: str
    bad: str
    side: str
    is_auto: bool
    offers: list[str]
    wrong: list[ShownWrong]
    then: list[int]
    """The seats that move after it, once for each move."""


class ShownStep(Struct, frozen=True, rename="camel"):
    name: str
    asks: list[ShownAsk]


class ShownLesson(Struct, frozen=True, rename="camel"):
    """The response to GET /api/lesson/{game}: the script of its learn match."""

    id: str
    host: str
    steps: list[ShownStep]


class Found(Struct, frozen=True, rename="camel"):
    """The response to GET /api/find/{code or invitation}: the table that a typed code or a link leads to."""

    code: str
    game: str
    status: str
    free_seats: int


class ShownRulePart(Struct, frozen=True, rename="camel"):
    mark: str
    """Where it comes from: text (the printed rules), ruling (our decision), sheet (reconstructed by us)."""
    text: str
    """May name clauses by their ids, and options in backticks."""


class ShownClause(Struct, frozen=True, rename="camel"):
    id: str
    parts: list[ShownRulePart]


class ShownSection(Struct, frozen=True, rename="camel"):
    number: int | None
    """None for an appendix, which has no clauses."""
    heading: str
    paragraphs: list[str]
    table: list[list[str]]
    """The first row names the columns; empty where there is none."""
    clauses: list[ShownClause]


class ShownRules(Struct, frozen=True, rename="camel"):
    """GET /api/rules/{game}/{language}: the rulebook, and what lies in the box."""

    game: ShownGame
    language: str
    """English where the game has no rules in the language that was asked for."""
    title: str
    introduction: list[str]
    legend: list[ShownRulePart]
    """What each mark means."""
    remarks: list[str]
    """About the marks."""
    sections: list[ShownSection]
    components: Any
    """In the shape of the game's `components.Components`; null for a game that has none."""
