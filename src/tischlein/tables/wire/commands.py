"""What a page says to the server. Every command carries an id that the page made up: resent after a lost connection,
it is applied once and acknowledged each time."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tischlein.core.outlook import MOST_MOVES

Name = Annotated[str, Meta(max_length=24)]
"""Nobody has to have one: then the seat's number is shown, in the language of whoever looks."""
CommandId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{8,40}\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ShortText = Annotated[str, Meta(max_length=64)]
LongText = Annotated[str, Meta(max_length=20_000)]


class Hello(Struct, frozen=True, tag="hello", tag_field="t", rename="camel", forbid_unknown_fields=True):
    """Must be the first message. `token` is the person's; `invitation` opens a table to somebody new."""

    code: ShortText
    token: Annotated[str, Meta(max_length=200)] = ""
    invitation: ShortText = ""
    nonce: Annotated[str, Meta(pattern=r"^[0-9a-f]{0,64}\Z")] = ""
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


class Rename(_Command, frozen=True, tag="rename"):
    """Another name for the own seat, at any time."""

    seat: SeatNumber
    name: Name


class Knock(_Command, frozen=True, tag="knock"):
    """There is no free chair: the host hears that somebody would like one."""

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
    """While the match runs the clock stays as it is; the rest may be changed."""

    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)]
    is_open_to_spectators: bool
    pace: Annotated[str, Meta(pattern=r"^(|calm|normal|quick)\Z")] = ""
    """How long bots take; empty: as before."""


class HandOver(_Command, frozen=True, tag="handOver"):
    """The host makes the person at that seat the host; from one who vanished, anybody may take it for the own seat."""

    seat: SeatNumber


class Start(_Command, frozen=True, tag="start"):
    empty: Annotated[str, Meta(pattern=r"^(remove|bots)\Z")] = "remove"
    """What becomes of chairs on which nobody sits."""


class CloseTable(_Command, frozen=True, tag="close"):
    pass


class Rematch(_Command, frozen=True, tag="rematch"):
    """The next table, with the same people, bots and options; its match begins by itself as soon as they are there.

    For those who are not here a bot sits in until they return.
    """


class Play(_Command, frozen=True, tag="play"):
    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]
    reaction: float | None = None
    """Milliseconds from paint to press, for moves that are raced. Any number will do: nonsense earns no credit."""
    window: int = 0
    """The window that the page reacted to, from its last frame."""


class Undo(_Command, frozen=True, tag="undo"):
    seat: SeatNumber
    steps: Annotated[int, Meta(ge=0, le=20)] = 0
    """So many single steps; 0: the whole part that was done last, such as a build."""


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
    """After the grace period the others decide about a vanished player: a bot, or the end, for which more than one has
    to ask where more than one is there. `wait` takes the own wish for the end back."""

    seat: SeatNumber
    choice: Annotated[str, Meta(pattern=r"^(bot|end|wait)\Z")]


class Remove(_Command, frozen=True, tag="remove"):
    """The host shows somebody the door, for good: whoever sits at the seat, or a watcher by the key of the frame.

    In a running match a bot plays on in the seat.
    """

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    watcher: ShortText = ""


class Say(_Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(max_length=500)] = ""
    emote: ShortText = ""


class Why(_Command, frozen=True, tag="why"):
    """Why is this move not allowed? Changes nothing."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]


class Try(_Command, frozen=True, tag="try"):
    """What would follow if the seat did this? Worked out from what it may know. Changes nothing."""

    seat: SeatNumber
    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_MOVES)]


class LookBack(_Command, frozen=True, tag="lookBack"):
    """How did the board look after record `v`? 0: before the first move. Changes nothing."""

    v: Annotated[int, Meta(ge=0)]


class Ping(_Command, frozen=True, tag="ping"):
    """Is anybody there? Acknowledged, and nothing else: a page finds out that its connection is dead."""


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
    | Remove
    | Say
    | Why
    | Try
    | LookBack
    | Ping
)

ClientMessage = Hello | Command
