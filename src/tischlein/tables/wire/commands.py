"""Messages from a page to the server. Every command carries an id chosen by the page: resent after a lost connection,
it is applied once and acknowledged each time."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from tischlein.core.outlook import MOST_MOVES

Name = Annotated[str, Meta(max_length=24)]
"""A name may be empty; then the page shows the seat's number, in the reader's language."""
CommandId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{8,40}\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""256 bits: of a SHA-256, or drawn at random."""
ShortText = Annotated[str, Meta(max_length=64)]
LONGEST_TURN: Final = 7 * 86_400
"""Seconds."""
Device = Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?\Z")]
"""A secret of the page's device, which no link carries: whoever signs out their other devices is known by it."""
LongText = Annotated[str, Meta(max_length=20_000)]


class Hello(Struct, frozen=True, tag="hello", tag_field="t", rename="camel", forbid_unknown_fields=True):
    """Must be the first message. `token` identifies the person; `invitation` admits people who are new to the table."""

    code: ShortText
    token: Annotated[str, Meta(max_length=200)] = ""
    invitation: ShortText = ""
    since: int = 0
    """The last `v` that this page has seen."""
    device: Device = ""
    is_display: bool = False
    """A shared screen in the room: it shows the public view, even if its owner has a seat."""


class _Command(Struct, frozen=True, tag_field="t", rename="camel", forbid_unknown_fields=True):
    id: CommandId


class Sit(_Command, frozen=True, tag="sit"):
    seat: SeatNumber
    name: Name


class Stand(_Command, frozen=True, tag="stand"):
    """Leaves one's seat. Only before the match."""

    seat: SeatNumber


class Rename(_Command, frozen=True, tag="rename"):
    """Changes the name at one's seat, at any time."""

    seat: SeatNumber
    name: Name


class Knock(_Command, frozen=True, tag="knock"):
    """Tells the host of a table without a free seat that this person would like one."""

    name: Name


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
    """While the match runs `turn_seconds` cannot be changed; the rest can."""

    turn_seconds: Annotated[int, Meta(ge=0, le=LONGEST_TURN)]
    is_open_to_spectators: bool
    pace: Annotated[str, Meta(pattern=r"^(|calm|normal|quick)\Z")] = ""
    """How long bots take. Empty: unchanged."""
    is_taught: bool = True
    """False: a learn match goes on without its script, for good."""
    has_children: bool | None = None
    """None: unchanged. Cannot be changed while the match runs. With children `turn_seconds` is 0."""


class SetWebhook(_Command, frozen=True, tag="setWebhook"):
    """The host names an https address that is told whose turn it is while people are away. Empty: none any more."""

    url: Annotated[str, Meta(max_length=500)]
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")] = "en"
    """Of the sentences in the messages."""


class HandOver(_Command, frozen=True, tag="handOver"):
    """Makes the person at that seat the host. Only the host may do so.

    If the host has been gone for longer than the grace period, any seated person may name themselves.
    """

    seat: SeatNumber


class Start(_Command, frozen=True, tag="start"):
    empty: Annotated[str, Meta(pattern=r"^(remove|bots)\Z")] = "remove"
    """What happens to free seats."""


class Commit(_Command, frozen=True, tag="commit"):
    """The page has drawn a number for the shuffle; this is its hash (`core.shuffle.commitment`)."""

    pledge: Hash
    """The pledge that it is meant for."""
    commitment: Hash


class Reveal(_Command, frozen=True, tag="reveal"):
    """The number itself, once the list of all commitments has come."""

    pledge: Hash
    number: Hash


class CloseTable(_Command, frozen=True, tag="close"):
    pass


class Rematch(_Command, frozen=True, tag="rematch"):
    """Opens the next table with the same people, bots and options; its match starts automatically when they are there.

    A bot plays for those who are not connected until they return.
    """


class Play(_Command, frozen=True, tag="play"):
    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]
    reaction: float | None = None
    """Milliseconds from paint to press, for calls in a race. Implausible numbers are accepted but earn no credit."""
    window: int = 0
    """The window that the page reacted to: `ShownMatch.window` of its last frame."""


class Undo(_Command, frozen=True, tag="undo"):
    seat: SeatNumber
    steps: Annotated[int, Meta(ge=0, le=20)] = 0
    """Number of single steps. 0: the whole last part of the turn, such as a build."""


class Resign(_Command, frozen=True, tag="resign"):
    """Lets a bot play on in the seat; the person can come back with Return."""

    seat: SeatNumber


class Return(_Command, frozen=True, tag="return"):
    seat: SeatNumber


class Pause(_Command, frozen=True, tag="pause"):
    """Asks for a pause, which begins when every person who plays has asked."""


class Resume(_Command, frozen=True, tag="resume"):
    pass


class ChooseForAbsent(_Command, frozen=True, tag="chooseForAbsent"):
    """Decides about a player who has been gone for longer than the grace period.

    `bot` lets a bot play at once. `end` is a vote to end the match; if several people are there, several have to cast
    it. `wait` withdraws one's vote.
    """

    seat: SeatNumber
    choice: Annotated[str, Meta(pattern=r"^(bot|end|wait)\Z")]


class Remove(_Command, frozen=True, tag="remove"):
    """The host bans a person from the table: the one at `seat`, or the spectator with the key `watcher`.

    In a running match a bot plays on in the seat.
    """

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    watcher: ShortText = ""


class Say(_Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(max_length=500)] = ""
    emote: ShortText = ""


class Why(_Command, frozen=True, tag="why"):
    """Asks why this move is not allowed. Changes nothing."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]


class Try(_Command, frozen=True, tag="try"):
    """Asks what these moves would lead to, judged only from what the seat may know. Changes nothing."""

    seat: SeatNumber
    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_MOVES)]


class LookBack(_Command, frozen=True, tag="lookBack"):
    """Asks how the board looked after record `v`. 0: before the first move. Changes nothing."""

    v: Annotated[int, Meta(ge=0)]


class WatchTogether(_Command, frozen=True, tag="watchTogether"):
    """Joins the replay that the table watches together after the end, or leaves it to look on one's own."""

    is_watching: bool


class Lead(_Command, frozen=True, tag="lead"):
    """Moves the shared replay for everybody. Whoever does so while nobody leads has the lead."""

    move: Annotated[int, Meta(ge=0)]
    eyes: Annotated[str, Meta(pattern=r"^(|all|[0-9]{1,2})\Z")] = ""
    """Empty: the public view. `all`: all hands. Else the number of a seat."""
    speed: Annotated[float, Meta(ge=0, le=4)] = 0
    """How fast it plays; 0 while it stands."""
    is_taking: bool = False
    """Takes the lead from whoever has it."""


class PassLead(_Command, frozen=True, tag="passLead"):
    """Gives the lead to the person at that seat, who has to be watching."""

    seat: SeatNumber


class Point(_Command, frozen=True, tag="point"):
    """Where the leader points: within a named place of the board, because pages have different layouts."""

    at: Annotated[str, Meta(pattern=r"^[^\x00-\x1f]{0,80}\Z")]
    """The board's name of the place; empty: nowhere any more."""
    x: Annotated[float, Meta(ge=0, le=1)] = 0
    y: Annotated[float, Meta(ge=0, le=1)] = 0
    """Fractions of its width and height."""


class Since(_Command, frozen=True, tag="since"):
    """Asks what happened since the last move of the seat whose view is shown. Changes nothing."""

    has_positions: bool = False
    """Also the positions in between, to play it again on the board."""


class Ping(_Command, frozen=True, tag="ping"):
    """Is acknowledged and has no other effect. A page detects a dead connection with it."""


Command = (
    Sit
    | Stand
    | Rename
    | Knock
    | PutBot
    | ClearSeat
    | SetSeats
    | SetOption
    | SetLook
    | SetSettings
    | SetWebhook
    | HandOver
    | Start
    | Commit
    | Reveal
    | CloseTable
    | Rematch
    | Play
    | Undo
    | Resign
    | Return
    | Pause
    | Resume
    | ChooseForAbsent
    | Remove
    | Say
    | Why
    | Try
    | LookBack
    | WatchTogether
    | Lead
    | PassLead
    | Point
    | Since
    | Ping
)

ClientMessage = Hello | Command
