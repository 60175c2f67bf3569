"""What a page says to the server. Every command carries an id that the page made up: resent after a lost connection,
it is applied once and acknowledged each time."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

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
    reaction: float | None = None
    """Milliseconds from paint to press, for moves that are raced. Any number will do: nonsense earns no credit."""
    window: int = 0
    """The window that the page reacted to, from its last frame."""


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
    choice: Annotated[str, Meta(pattern=r"^(bot|end)\Z")]


class Say(_Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(max_length=500)] = ""
    emote: ShortText = ""


class Why(_Command, frozen=True, tag="why"):
    """Why is this move not allowed? Changes nothing."""

    seat: SeatNumber
    move: Annotated[str, Meta(max_length=200)]


class LookBack(_Command, frozen=True, tag="lookBack"):
    """How did the board look after record `v`? 0: before the first move. Changes nothing."""

    v: Annotated[int, Meta(ge=0)]


class Ping(_Command, frozen=True, tag="ping"):
    """Is anybody there? Acknowledged, and nothing else: a page finds out that its connection is dead."""


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
    | LookBack
    | Ping
)

ClientMessage = Hello | Command
