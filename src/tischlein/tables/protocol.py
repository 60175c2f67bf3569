"""What goes over the wire between page and server. The TypeScript types of the page are generated from these structs.

One WebSocket per open table. Every command carries an id that the client made up: resent after a lost connection, it is
applied once and acknowledged each time. A frame carries the whole view, so reconnecting is one message. `v` is the
number of the last committed record; nothing is sent before it is durable.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
CommandId = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{8,40}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ShortText = Annotated[str, Meta(max_length=64)]
LongText = Annotated[str, Meta(max_length=20_000)]


# Shared parts


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


class ShownLine(Struct, frozen=True, rename="camel"):
    """One step of the log, as this viewer may read it."""

    v: int
    seat: int
    move: str
    """Of others empty until the match is over, but for `undo`: it may be a hidden choice, and events tell the rest."""
    events: list[dict[str, Any]]
    """Each with `kind` and its fields, for animation."""
    texts: list[ShownText]


class ShownMatch(Struct, frozen=True, rename="camel"):
    view: Any
    """What the game's own `wire.Shown` says."""
    to_act: list[int]
    legal: dict[str, list[str]]
    """Move texts by seat number, for the seats of this connection."""
    can_undo: list[int]
    deadline: int
    """Milliseconds left of the turn clock; 0 without one."""
    result: ShownResult | None


class ShownFairness(Struct, frozen=True, rename="camel"):
    commitment: str
    """SHA-256 of SECRET + '|' + the nonces joined by ',', published before the first move."""
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


class Bye(Struct, frozen=True, tag="bye", tag_field="t", rename="camel"):
    """The last message of a connection. For good: `closed`, `removed` (by the host), `spectators` (not wanted here).

    Coming back helps after `moved` (another process keeps the table), `store`, `trouble`, `idle` and `stopping`.
    """

    why: str


ServerMessage = Welcome | Frame | Ack | Refused | Reason | Bye


# From the page


class Hello(Struct, frozen=True, tag="hello", tag_field="t", rename="camel", forbid_unknown_fields=True):
    """Must be the first message. `token` is the person's; `invitation` opens a table to somebody new."""

    code: ShortText
    token: Annotated[str, Meta(max_length=200)] = ""
    invitation: ShortText = ""
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")] = ""
    since: int = 0
    """The last v this page has seen."""
    is_display: bool = False
    """A screen in the middle of the room: shows the public view whoever opened it."""


class _Command(Struct, frozen=True, tag_field="t", rename="camel", forbid_unknown_fields=True):
    id: CommandId


class Sit(_Command, frozen=True, tag="sit"):
    seat: SeatNumber
    name: Name


class Stand(_Command, frozen=True, tag="stand"):
    """Leave the own seat while the table is open."""

    seat: SeatNumber


class PutBot(_Command, frozen=True, tag="putBot"):
    seat: SeatNumber
    bot: ShortText


class ClearSeat(_Command, frozen=True, tag="clearSeat"):
    """The host removes a bot or a person from an open table."""

    seat: SeatNumber


class SetSeats(_Command, frozen=True, tag="setSeats"):
    seats: SeatNumber


class SetOption(_Command, frozen=True, tag="setOption"):
    key: ShortText
    value: LongText


class SetLook(_Command, frozen=True, tag="setLook"):
    seat: SeatNumber
    look: ShortText


class SetSettings(_Command, frozen=True, tag="setSettings"):
    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)]
    is_open_to_spectators: bool


class HandOver(_Command, frozen=True, tag="handOver"):
    """The host makes the person at that seat the host; from one who vanished, anybody may take it for the own seat."""

    seat: SeatNumber


class Start(_Command, frozen=True, tag="start"):
    pass


class CloseTable(_Command, frozen=True, tag="close"):
    pass


class Rematch(_Command, frozen=True, tag="rematch"):
    pass


class Play(_Command, frozen=True, tag="play"):
    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]


class Undo(_Command, frozen=True, tag="undo"):
    seat: SeatNumber


class Resign(_Command, frozen=True, tag="resign"):
    """A bot plays on in the seat; the person may come back with Return."""

    seat: SeatNumber


class Return(_Command, frozen=True, tag="return"):
    seat: SeatNumber


class Pause(_Command, frozen=True, tag="pause"):
    """Asks for a pause; it begins when every person at the table has asked."""


class Resume(_Command, frozen=True, tag="resume"):
    pass


class ChooseForAbsent(_Command, frozen=True, tag="chooseForAbsent"):
    """After the grace period the others decide about a vanished player: bot or end."""

    seat: SeatNumber
    choice: Annotated[str, Meta(pattern="^(bot|end)$")]


class Say(_Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(max_length=500)] = ""
    emote: ShortText = ""


class Why(_Command, frozen=True, tag="why"):
    """Why is this move not allowed? Changes nothing."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]


Command = (
    Sit
    | Stand
    | PutBot
    | ClearSeat
    | SetSeats
    | SetOption
    | SetLook
    | SetSettings
    | HandOver
    | Start
    | CloseTable
    | Rematch
    | Play
    | Undo
    | Resign
    | Return
    | Pause
    | Resume
    | ChooseForAbsent
    | Say
    | Why
)

ClientMessage = Hello | Command


# Over HTTP


class NewTable(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/tables. With `is_quick` bots fill the other seats and the match starts at once."""

    game: ShortText
    name: Annotated[str, Meta(max_length=24)] = ""
    token: Annotated[str, Meta(max_length=200)] = ""
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    """0: the fewest that the game allows."""
    is_quick: bool = False
    pass_and_play: Annotated[list[Name], Meta(max_length=16)] = []
    """Names of people around this one device."""
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")] = ""


class TableMade(Struct, frozen=True, rename="camel"):
    code: str
    token: str
    """Of the person; the page keeps it and shows it to nobody."""


class Listed(Struct, frozen=True, rename="camel"):
    code: str
    game: str
    status: str
    names: list[str]
    is_your_turn: bool
    updated: int


class Home(Struct, frozen=True, rename="camel"):
    """POST /api/home {token}: what the first page needs."""

    games: list[ShownGame]
    tables: list[Listed]
    version: str


class WhoAmI(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)] = ""


class Found(Struct, frozen=True, rename="camel"):
    """GET /api/find/{code or invitation}: where a typed code or a link leads."""

    code: str
    game: str
    status: str
    free_seats: int
