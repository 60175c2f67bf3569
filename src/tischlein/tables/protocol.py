"""What goes over the wire between page and server. The TypeScript types of the page are generated from these structs.

One WebSocket per open table. Every command carries an id that the client made up: resent after a lost connection, it is
applied once and acknowledged each time. A frame carries the whole view, so reconnecting is one message. `v` is the
number of the last committed record; nothing is sent before it is durable.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Raw, Struct

from tischlein.tables.commands import (
    ChooseForAbsent,
    ClearSeat,
    ClientMessage,
    CloseTable,
    Command,
    HandOver,
    Hello,
    LookBack,
    Name,
    Pause,
    Ping,
    Play,
    PutBot,
    Rematch,
    Resign,
    Resume,
    Return,
    Say,
    SetLook,
    SetOption,
    SetSeats,
    SetSettings,
    ShortText,
    Sit,
    Stand,
    Start,
    Undo,
    Why,
)

__all__ = [
    "Ack",
    "As",
    "Bye",
    "ChooseForAbsent",
    "ClearSeat",
    "ClientMessage",
    "CloseTable",
    "Command",
    "Forgotten",
    "Found",
    "Frame",
    "HandOver",
    "Hello",
    "Home",
    "Listed",
    "LookBack",
    "Moment",
    "NewTable",
    "Pause",
    "Ping",
    "Play",
    "PutBot",
    "Reason",
    "Refused",
    "Rematch",
    "Resign",
    "Resume",
    "Return",
    "Say",
    "ServerMessage",
    "SetLook",
    "SetOption",
    "SetSeats",
    "SetSettings",
    "ShownChat",
    "ShownFairness",
    "ShownGame",
    "ShownLine",
    "ShownMatch",
    "ShownOption",
    "ShownResult",
    "ShownSeat",
    "ShownSettings",
    "ShownTable",
    "ShownText",
    "Sit",
    "Stand",
    "Start",
    "Strip",
    "TableMade",
    "Undo",
    "Welcome",
    "WhoAmI",
    "Why",
]


# Shared parts


class As(NamedTuple):
    """What stands in a piece of JSON that is handed on as it is; for whoever reads it at the other end."""

    shape: Any


class ShownText(Struct, frozen=True, rename="camel"):
    """A word key with arguments; an argument may be a text itself."""

    key: str
    args: dict[str, Any]


class ShownOption(Struct, frozen=True, rename="camel"):
    key: str
    choices: list[str]
    default: str


class ShownGame(Struct, frozen=True, rename="camel"):
    id: str
    prefix: str
    min_seats: int
    max_seats: int
    minutes: int
    age: int
    options: list[ShownOption]
    looks: list[str]
    """Monsters or colours that seats choose from; empty where there is nothing to choose."""
    bots: list[str]


class ShownSeat(Struct, frozen=True, rename="camel"):
    kind: str
    """open, person or bot."""
    name: str
    bot: str
    """The bot that plays here, also while it sits in for an absent person."""
    look: str
    is_you: bool
    """This connection may act for the seat; with pass and play that is several seats."""
    is_host: bool
    is_here: bool
    """Somebody is connected for it; bots always are."""
    is_thinking: bool
    away_since: int
    """Seconds since the person vanished; 0 while present."""


class ShownSettings(Struct, frozen=True, rename="camel"):
    turn_seconds: int
    """0: no clock."""
    is_pass_and_play: bool
    is_open_to_spectators: bool


class ShownResult(Struct, frozen=True, rename="camel"):
    reason: str
    scores: list[int]
    winners: list[int]


class Strip(Struct, frozen=True, rename="camel"):
    """One call as the race's judge saw it, in microseconds; the strips of a race are shown in the order of places."""

    seat: int
    elapsed: int
    """From sending the change to that seat until its call arrived."""
    reaction: int | None
    """What the page measured; None where it said nothing or nonsense."""
    credit: int
    """What was taken for the way over the network."""
    effective: int
    """Elapsed without the credit: the smallest is first."""
    place: int
    """1 for the first."""
    is_photo_finish: bool
    """Too close to call, so the match's own random source drew the order."""
    is_false_start: bool
    """Faster than anybody can see and press."""


class ShownLine(Struct, frozen=True, rename="camel"):
    """One step of the log, as this viewer may read it."""

    v: int
    seat: int
    move: str
    """Of others empty until the match is over, but for `undo`: it may be a hidden choice, and events tell the rest."""
    events: list[Annotated[Raw, As(dict[str, Any])]]
    """Each with `kind` and its fields, for animation."""
    texts: list[Annotated[Raw, As(ShownText)]]
    strips: tuple[Strip, ...] = ()
    """How the race for it was judged, where there was one, in the order of places."""


class ShownMatch(Struct, frozen=True, rename="camel"):
    view: Any
    """What the game's own `wire.Shown` says."""
    to_act: list[int]
    """Who may do something now."""
    waited: list[int]
    """Whose turn it is. In a race everybody may call, but only these are waited for."""
    legal: dict[str, list[str]]
    """Move texts by seat number, for the seats of this connection."""
    can_undo: list[int]
    deadline: int
    """Milliseconds left of the turn clock; 0 without one."""
    due: int
    """Milliseconds until something follows by itself; 0 where nothing does."""
    window: int
    """The window that is open now; calls, answers and moves name it. 0: none, or a game without windows."""
    result: ShownResult | None
    review: Any = None
    """What the game says about the finished match, in its own form; null until it was looked through."""


class ShownFairness(Struct, frozen=True, rename="camel"):
    pledge: str
    """SHA-256 of SECRET, published when the table is made: before anybody's nonce is known to the server."""
    commitment: str
    """SHA-256 of SECRET + '|' + the nonces joined by ',', published before the first move. Empty until the start."""
    nonces: list[str]
    secret: str
    """Empty until the match is over."""
    seed: str
    """Empty until the match is over: the first 16 hex digits of SHA-256 of 'seed|' + what the commitment is of."""


class ShownTable(Struct, frozen=True, rename="camel"):
    code: str
    game: str
    status: str
    """open, playing, finished or closed."""
    seats: list[ShownSeat]
    options: dict[str, str]
    settings: ShownSettings
    is_host: bool
    is_paused: bool
    pause_asked_by: list[int]
    spectators: int
    rematch: str
    """The code of the next table, once somebody asked for one."""
    invitation: str
    """The long token for links; only for people who sit here."""
    fairness: ShownFairness | None


class ShownChat(Struct, frozen=True, rename="camel"):
    v: int
    name: str
    seat: int
    """-1: a spectator."""
    text: str
    emote: str


# From the server


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t", rename="camel"):
    token: str
    """Says who this person is; the page keeps it and sends it with every hello."""
    version: str


class Frame(Struct, frozen=True, tag="frame", tag_field="t", rename="camel"):
    v: int
    table: ShownTable
    match: ShownMatch | None
    log: list[ShownLine]
    """New since the last frame of this connection, or everything when `is_whole`."""
    chat: list[ShownChat]
    is_whole: bool


class Ack(Struct, frozen=True, tag="ack", tag_field="t", rename="camel"):
    id: str
    v: int


class Refused(Struct, frozen=True, tag="refused", tag_field="t", rename="camel"):
    id: str
    why: ShownText
    clause: str


class Reason(Struct, frozen=True, tag="reason", tag_field="t", rename="camel"):
    """The answer to Why; `clause` is empty and `why` None when the move is allowed."""

    id: str
    why: ShownText | None
    clause: str


class Moment(Struct, frozen=True, tag="moment", tag_field="t", rename="camel"):
    """The answer to LookBack: what this viewer's board showed after record `v`."""

    id: str
    v: int
    match: ShownMatch


class Bye(Struct, frozen=True, tag="bye", tag_field="t", rename="camel"):
    """The last message of a connection. For good: `closed`, `removed` (by the host), `spectators` (not wanted here).

    Coming back helps after `moved` (another process keeps the table), `store`, `trouble`, `idle` and `stopping`.
    """

    why: str


ServerMessage = Welcome | Frame | Ack | Refused | Reason | Moment | Bye


# Over HTTP


class NewTable(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/tables. With `is_quick` bots fill the other seats and the match starts at once."""

    game: ShortText
    name: Name = ""
    token: Annotated[str, Meta(max_length=200)] = ""
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    """0: the fewest that the game allows."""
    is_quick: bool = False
    pass_and_play: Annotated[list[Name], Meta(max_length=16)] = []
    """Names of people around this one device."""
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
