"""The records of a table's log: one struct for each kind, with typed fields.

A stored record has a kind, which is the tag of this union and has a column of its own in the store, and data: the
struct as JSON. The data begins with `v`, the version of the shapes below, because a log outlives the program that wrote
it. Shapes of older versions are known to log/upgrades.py and to nothing else.
"""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import Raw, Struct

from tischlein.core.types import Millis, Seat, SeatMask
from tischlein.tables.race.judge import Race

VERSION: Final = 2
"""Raise it when a field is renamed, is removed or changes its meaning, and teach upgrades.py the shape it had."""


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="v", tag=VERSION):
    """What all kinds have in common."""

    kind: ClassVar[str]
    id: str = ""
    """The key of the command that caused this record (`gate.checks.command_key`), to recognise a command sent twice.

    Only the last record of a command carries it. Empty where no command was involved.
    """


class Chair(Struct, frozen=True, omit_defaults=True):
    """One seat of a new table: free, a person's, or a bot's."""

    person: str = ""
    name: str = ""
    bot: str = ""
    """A bot that owns the seat, or plays for a person who is away."""
    look: str = ""


class Created(Record, frozen=True):
    """The first record of every log."""

    kind: ClassVar[str] = "created"
    game: str
    host: str
    options: dict[str, str]
    seats: tuple[Chair, ...]
    is_pass_and_play: bool = False
    is_starting: bool = False
    """A rematch: the match begins without a command."""
    code: str = ""
    invitation: str = ""
    secret: str = ""
    """The server's part of the shuffle, drawn before any browser sent its own."""


class Seated(Record, frozen=True):
    """A person or a bot takes a seat; with neither, the seat becomes free."""

    kind: ClassVar[str] = "seated"
    seat: Seat
    person: str = ""
    name: str = ""
    bot: str = ""


class Renamed(Record, frozen=True):
    kind: ClassVar[str] = "renamed"
    seat: Seat
    person: str
    name: str


class Knocked(Record, frozen=True):
    """A person found no free seat and asks for one."""

    kind: ClassVar[str] = "knocked"
    person: str
    name: str


class StartHeld(Record, frozen=True):
    """A rematch could not begin without a command; its people arrange the table themselves."""

    kind: ClassVar[str] = "start-held"


class Resized(Record, frozen=True):
    kind: ClassVar[str] = "resized"
    seats: int


class OptionSet(Record, frozen=True):
    kind: ClassVar[str] = "option"
    key: str
    value: str


class LookSet(Record, frozen=True):
    kind: ClassVar[str] = "look"
    seat: Seat
    look: str


class SettingsSet(Record, frozen=True):
    kind: ClassVar[str] = "settings"
    turn_seconds: int
    is_open_to_spectators: bool
    pace: str
    """Empty: as before."""


class HostSet(Record, frozen=True):
    kind: ClassVar[str] = "host"
    person: str


class Started(Record, frozen=True):
    """The match begins. Free seats are left out."""

    kind: ClassVar[str] = "started"
    rules: int
    """The version of the game's rules."""
    options: dict[str, str]
    looks: tuple[str, ...]
    """By seat; empty in a game without looks."""
    nonces: tuple[str, ...]
    """The browsers' parts of the shuffle."""
    secret: str = ""
    """The server's part, where the table was created without one."""


class Words(Struct, frozen=True, array_like=True):
    """What a move told: a sentence (a word key with its arguments), and who heard it."""

    audience: SeatMask
    text: Raw


class Ending(Struct, frozen=True, array_like=True):
    """How the match ended."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Moved(Record, frozen=True):
    """A move of a seat, or `undo`, which takes back the seat's last one."""

    kind: ClassVar[str] = "moved"
    seat: Seat
    move: str
    at: Millis | None = None
    """Table time of a call, which counts from when it was made. None: when the record was written."""
    race: Race | None = None
    """The numbers of the race that this move decided."""
    told: tuple[Words, ...] = ()
    """Read instead of playing the move again once the rules have changed."""
    result: Ending | None = None
    """Only of the move that ended the match; read like `told`."""


class BotSatIn(Record, frozen=True):
    """A bot plays for the person of this seat, who may come back."""

    kind: ClassVar[str] = "bot-sits-in"
    seat: Seat
    bot: str


class Returned(Record, frozen=True):
    """The person of this seat plays again."""

    kind: ClassVar[str] = "returned"
    seat: Seat


class Removed(Record, frozen=True):
    """The host sent this person away for good."""

    kind: ClassVar[str] = "removed"
    person: str
    bot: str = ""
    """Who plays on. Empty before the match: the seat becomes free."""


class EndAsked(Record, frozen=True):
    """A person would rather end the match than wait for whoever is missing at this seat."""

    kind: ClassVar[str] = "end-asked"
    seat: Seat
    person: str


class EndWithdrawn(Record, frozen=True):
    kind: ClassVar[str] = "end-withdrawn"
    seat: Seat
    person: str = ""
    """Empty: all voices, because whoever was missing is back."""


class PauseAsked(Record, frozen=True):
    """The match pauses once everybody who plays has asked for it."""

    kind: ClassVar[str] = "pause-asked"
    person: str


class Resumed(Record, frozen=True):
    """A pause ends, or is no longer asked for."""

    kind: ClassVar[str] = "resumed"


class Said(Record, frozen=True):
    """A line of chat. Without text and emote: one that was forgotten."""

    kind: ClassVar[str] = "said"
    person: str
    name: str
    seat: Seat
    """-1: a spectator."""
    text: str
    emote: str


class Closed(Record, frozen=True):
    kind: ClassVar[str] = "closed"


class RematchMade(Record, frozen=True):
    """The same people have a new table, under this code."""

    kind: ClassVar[str] = "rematch"
    code: str


class Forgotten(Record, frozen=True):
    """Names were taken out of the records before this one."""

    kind: ClassVar[str] = "forgotten"


ALL: Final[tuple[type[Record], ...]] = (
    Created,
    Seated,
    Renamed,
    Knocked,
    StartHeld,
    Resized,
    OptionSet,
    LookSet,
    SettingsSet,
    HostSet,
    Started,
    Moved,
    BotSatIn,
    Returned,
    Removed,
    EndAsked,
    EndWithdrawn,
    PauseAsked,
    Resumed,
    Said,
    Closed,
    RematchMade,
    Forgotten,
)
