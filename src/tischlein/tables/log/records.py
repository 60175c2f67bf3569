"""The records of a table's log: one struct per kind.

The store keeps two columns of a record: `kind`, the tag of this union, and `data`, the struct as JSON. The JSON starts
with `v`, the version of the shapes below, because a log outlives the program that wrote it. Only log/upgrades.py knows
the shapes of older versions.
"""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import Raw, Struct

from tischlein.core.types import Millis, Seat, SeatMask
from tischlein.tables.race.judge import Race

VERSION: Final = 2
"""Raise it when a field is renamed, removed or changes its meaning, and add the old shape to upgrades.py."""


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="v", tag=VERSION):
    """The fields that all kinds share."""

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
    """The bot that owns the seat, or plays for an absent person."""
    look: str = ""


class Past(Struct, frozen=True, array_like=True):
    """A move of an earlier match, with its time in that match."""

    seat: Seat
    move: str
    at: Millis


class Origin(Struct, frozen=True, omit_defaults=True):
    """The match that a table repeats: the same deal, and the same moves up to one of them."""

    rules: int
    """The rules version, without which the same seed may deal other cards."""
    deal: str = ""
    """The id of the table that was dealt first. Empty for a match file, which belongs to no table."""
    move: int = 0
    """The move after which the match goes on, as people count them; 0: only the deal is the same."""
    opening: tuple[Past, ...] = ()
    """The moves up to there, which are made when the match starts."""


class Created(Record, frozen=True):
    """The first record of every log."""

    kind: ClassVar[str] = "created"
    game: str
    host: str
    options: dict[str, str]
    seats: tuple[Chair, ...]
    is_pass_and_play: bool = False
    is_starting: bool = False
    """A rematch: the match starts without a command."""
    code: str = ""
    invitation: str = ""
    secret: str = ""
    """The server's part of the shuffle, in logs from before there were pledges at the start (`Pledged`)."""
    lesson: str = ""
    """The id of the script of a learn match (core/lesson.py)."""
    seed: int | str | None = None
    """A deal that was chosen, as a lesson's is. None: it follows from the shuffle. As digits if it has over 64 bits."""
    origin: Origin | None = None
    """Set where that deal is the one of an earlier match."""
    is_for_screen: bool = False
    """Opened by a shared screen, which plays nothing: whoever sits down first becomes host."""


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
    """A person asks for a seat because none is free."""

    kind: ClassVar[str] = "knocked"
    person: str
    name: str


class StartHeld(Record, frozen=True):
    """A start came to nothing (the one of a rematch was refused, or the rules changed); the host has to start again."""

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
    """Empty: unchanged."""
    is_taught: bool = True
    """False: the pupil of a learn match plays on without the script."""
    has_children: bool = False


class HostSet(Record, frozen=True):
    kind: ClassVar[str] = "host"
    person: str


class Pledged(Record, frozen=True):
    """The shuffle begins, or starts over: from now on nothing changes that the cards depend on. Free seats are dropped.

    docs/fairness.md describes the whole protocol.
    """

    kind: ClassVar[str] = "pledged"
    rules: int
    options: dict[str, str]
    looks: tuple[str, ...]
    """These three as in `Started`."""
    secret: str
    """The server's part of the seed. Its hash is published with this step, it itself at the end of the match."""
    terms: str
    """What the shuffle is for (`core.shuffle.terms`)."""
    refused: tuple[str, ...] = ()
    """People who did not reveal their number, and are not asked for another one."""


class Committed(Record, frozen=True):
    """A person's page has chosen a number; this is its hash."""

    kind: ClassVar[str] = "committed"
    person: str
    commitment: str


class Listed(Record, frozen=True):
    """No more commitments are taken. Everybody is shown the list, and only then reveals."""

    kind: ClassVar[str] = "listed"


class Revealed(Record, frozen=True):
    """The number that a person's page had committed to."""

    kind: ClassVar[str] = "revealed"
    person: str
    number: str


class Started(Record, frozen=True):
    """The match begins. Free seats are dropped."""

    kind: ClassVar[str] = "started"
    rules: int
    """The rules version of the game."""
    options: dict[str, str]
    looks: tuple[str, ...]
    """By seat; empty in a game without looks."""
    nonces: tuple[str, ...] = ()
    """The browsers' parts of the shuffle, in logs from before there were pledges at the start."""
    secret: str = ""
    """The server's part of the shuffle, in still older logs, whose `created` record has none."""


class Words(Struct, frozen=True, array_like=True):
    """A sentence (message key with arguments) about a move, and the seats that may read it."""

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
    """Table time of a call, which counts from the moment when it was made. None: the time of the record."""
    race: Race | None = None
    """The measurements of the race that decided this move."""
    told: tuple[Words, ...] = ()
    """Shown instead of replaying the move when the rules version has changed."""
    result: Ending | None = None
    """Set on the move that ended the match; used like `told`."""


class BotSatIn(Record, frozen=True):
    """A bot plays for the person at this seat, who may come back."""

    kind: ClassVar[str] = "bot-sits-in"
    seat: Seat
    bot: str


class Returned(Record, frozen=True):
    """The person at this seat plays again."""

    kind: ClassVar[str] = "returned"
    seat: Seat


class Removed(Record, frozen=True):
    """The host banned this person from the table."""

    kind: ClassVar[str] = "removed"
    person: str
    bot: str = ""
    """The bot that takes over. Empty before the match: the seat becomes free."""


class EndAsked(Record, frozen=True):
    """A person votes to end the match instead of waiting for the absent person at this seat."""

    kind: ClassVar[str] = "end-asked"
    seat: Seat
    person: str


class EndWithdrawn(Record, frozen=True):
    kind: ClassVar[str] = "end-withdrawn"
    seat: Seat
    person: str = ""
    """Empty: all votes, because the absent person is back."""


class PauseAsked(Record, frozen=True):
    """The match pauses when all people who play have asked for it."""

    kind: ClassVar[str] = "pause-asked"
    person: str


class Resumed(Record, frozen=True):
    """A pause ends, or the requests for one are withdrawn."""

    kind: ClassVar[str] = "resumed"


class Said(Record, frozen=True):
    """A line of chat. Without text and emote if its speaker was forgotten."""

    kind: ClassVar[str] = "said"
    person: str
    name: str
    seat: Seat
    """-1: a spectator."""
    text: str
    emote: str


class WebhookSet(Record, frozen=True):
    """The host names the address that is told whose turn it is. It is a secret: whoever knows it can write there."""

    kind: ClassVar[str] = "webhook"
    url: str = ""
    """Empty: there is none any more, or its owner was forgotten."""
    language: str = ""
    """Of the sentences in the messages."""
    person: str = ""
    """Who set it."""
    is_quiet: bool = False
    """No greeting is sent: a rematch goes on with the address of the table before."""


class MessageOwed(Record, frozen=True):
    """The turn has come to people who are not connected. Written with the move, so that a crash loses no message."""

    kind: ClassVar[str] = "message-owed"
    seats: tuple[Seat, ...] = ()


class MessageSent(Record, frozen=True):
    """What became of a message to the webhook."""

    kind: ClassVar[str] = "message-sent"
    about: int = 0
    """The number of the record that it was owed for."""
    outcome: str = ""
    """`delivered`, or why it was not: the end of a word key."""
    status: int = 0
    """The HTTP status of the answer; 0 without one."""


class Closed(Record, frozen=True):
    kind: ClassVar[str] = "closed"


class RematchMade(Record, frozen=True):
    """The code of the table where the same people play again."""

    kind: ClassVar[str] = "rematch"
    code: str


class Forgotten(Record, frozen=True):
    """Names were removed from the records before this one."""

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
    Pledged,
    Committed,
    Listed,
    Revealed,
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
    WebhookSet,
    MessageOwed,
    MessageSent,
    Closed,
    RematchMade,
    Forgotten,
)
