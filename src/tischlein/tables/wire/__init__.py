"""The protocol between page and server. The TypeScript types of the page are generated from these structs.

One WebSocket per open table. Every command carries an id chosen by the client: resent after a lost connection, it is
applied once and acknowledged each time. A frame carries the whole view, so reconnecting takes one message. `v` is the
number of the last committed record; nothing is sent before it is durable.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tischlein.tables.wire.commands import (
    ChooseForAbsent,
    ClearSeat,
    ClientMessage,
    CloseTable,
    Command,
    Commit,
    HandOver,
    Hello,
    Knock,
    Lead,
    LookBack,
    PassLead,
    Pause,
    Ping,
    Play,
    Point,
    PutBot,
    Rematch,
    Remove,
    Rename,
    Resign,
    Resume,
    Return,
    Reveal,
    Say,
    SetLook,
    SetOption,
    SetSeats,
    SetSettings,
    SetWebhook,
    Since,
    Sit,
    Stand,
    Start,
    Try,
    Undo,
    WatchTogether,
    Why,
)
from tischlein.tables.wire.messages import (
    JsonOf,
    ShownBot,
    ShownChange,
    ShownChat,
    ShownCredits,
    ShownEntry,
    ShownFairness,
    ShownGame,
    ShownLine,
    ShownMatch,
    ShownMoment,
    ShownOld,
    ShownOption,
    ShownOrigin,
    ShownQuick,
    ShownResult,
    ShownSeat,
    ShownSettings,
    ShownTable,
    ShownText,
    ShownVote,
    ShownWebhook,
    Strip,
)
from tischlein.tables.wire.replay import (
    DealAgain,
    PlayOn,
    Replay,
    ReplayMoment,
    ReplayPosition,
    ReplayPositions,
    ReplayTick,
    ReplayUse,
    ShownDeal,
    ShownDealMatch,
)
from tischlein.tables.wire.requests import (
    Forgotten,
    Found,
    Home,
    Listed,
    NewTable,
    ShownAsk,
    ShownClause,
    ShownLesson,
    ShownRulePart,
    ShownRules,
    ShownSection,
    ShownStep,
    ShownWrong,
    SignedOut,
    TableMade,
    WhoAmI,
)

__all__ = [
    "Ack",
    "Bye",
    "ChooseForAbsent",
    "ClearSeat",
    "ClientMessage",
    "CloseTable",
    "Command",
    "Commit",
    "DealAgain",
    "Forgotten",
    "Found",
    "Frame",
    "HandOver",
    "Hello",
    "Home",
    "JsonOf",
    "Knock",
    "Lead",
    "Listed",
    "LookBack",
    "Moment",
    "NewTable",
    "PassLead",
    "Pause",
    "Ping",
    "Play",
    "PlayOn",
    "Point",
    "Pointed",
    "PutBot",
    "Reason",
    "Refused",
    "Rematch",
    "Remove",
    "Rename",
    "Replay",
    "ReplayMoment",
    "ReplayPosition",
    "ReplayPositions",
    "ReplayTick",
    "ReplayUse",
    "Resign",
    "Resume",
    "Return",
    "Reveal",
    "Say",
    "ServerMessage",
    "SetLook",
    "SetOption",
    "SetSeats",
    "SetSettings",
    "SetWebhook",
    "SharedReplay",
    "ShownAsk",
    "ShownBot",
    "ShownChange",
    "ShownChat",
    "ShownClause",
    "ShownCredits",
    "ShownDeal",
    "ShownDealMatch",
    "ShownEntry",
    "ShownFairness",
    "ShownGame",
    "ShownLesson",
    "ShownLine",
    "ShownMatch",
    "ShownMoment",
    "ShownOld",
    "ShownOption",
    "ShownOrigin",
    "ShownQuick",
    "ShownResult",
    "ShownRulePart",
    "ShownRules",
    "ShownSeat",
    "ShownSection",
    "ShownSettings",
    "ShownStep",
    "ShownTable",
    "ShownText",
    "ShownVote",
    "ShownWebhook",
    "ShownWrong",
    "SignedOut",
    "Since",
    "Sit",
    "Stand",
    "Start",
    "Strip",
    "Summary",
    "TableMade",
    "Tried",
    "Try",
    "Undo",
    "WatchTogether",
    "Welcome",
    "WhoAmI",
    "Why",
]


# From the server


class Welcome(Struct, frozen=True, tag="welcome", tag_field="t", rename="camel"):
    token: str
    """Identifies the person; the page stores it and sends it with every hello."""
    version: str


class Frame(Struct, frozen=True, tag="frame", tag_field="t", rename="camel"):
    v: int
    table: ShownTable
    match: ShownMatch | None
    log: list[ShownLine]
    """Lines since the last frame of this connection, or all of them if `is_whole`."""
    chat: list[ShownChat]
    is_whole: bool
    fixed: Any = None
    """The part of every view that never changes in a match, in the shape of the game's `page.Fixed`.

    Null if this connection has it already, or if the game has no such part.
    """


class Ack(Struct, frozen=True, tag="ack", tag_field="t", rename="camel"):
    id: str
    v: int


class Refused(Struct, frozen=True, tag="refused", tag_field="t", rename="camel"):
    id: str
    why: ShownText
    clause: str


class Reason(Struct, frozen=True, tag="reason", tag_field="t", rename="camel"):
    """The answer to Why. If the move is allowed, `clause` is empty and `why` is None."""

    id: str
    why: ShownText | None
    clause: str


class Tried(Struct, frozen=True, tag="tried", tag_field="t", rename="camel"):
    """The answer to Try: either `outlook`, or `why` and `clause` of the rule that forbids a move."""

    id: str
    outlook: Any
    """In the shape of the game's `outlook.Outlook`; null if a move is forbidden."""
    why: ShownText | None
    clause: str


class Moment(Struct, frozen=True, tag="moment", tag_field="t", rename="camel"):
    """The answer to LookBack: the board as this viewer saw it after record `v`."""

    id: str
    v: int
    match: ShownMatch


class SharedReplay(Struct, frozen=True, tag="sharedReplay", tag_field="t", rename="camel"):
    """Where the replay stands that the table watches together. Sent after each change, and to whoever connects."""

    has_leader: bool
    leader: int
    """The leader's seat; -1 if nobody leads, or a host without a seat."""
    is_you: bool
    """This connection leads."""
    move: int
    eyes: str
    """As in Lead."""
    speed: float
    watching: list[int]
    """Seats whose person sees the same, the leader among them; one seat for each person."""
    guests: int
    """People without a seat who see the same."""


class Pointed(Struct, frozen=True, tag="pointed", tag_field="t", rename="camel"):
    """What the leader points at, as in Point. Sent to everybody but the leader."""

    at: str
    x: float
    y: float


class Summary(Struct, frozen=True, tag="summary", tag_field="t", rename="camel"):
    """The answer to Since. Empty if this viewer has no seat to act for, or if nothing happened."""

    id: str
    v: int
    seat: int
    """Whose summary it is; -1 for nobody's."""
    since: int
    """The record of the seat's last move; 0 if it has made none."""
    entries: list[ShownEntry]
    """The most important one first."""
    positions: list[ShownMoment]
    """From before the first step on, if they were asked for."""


class Stalled(Struct, frozen=True, tag="stalled", tag_field="t", rename="camel"):
    """The store does not answer: commands wait, and nothing is lost. Repeated while it lasts, then once more."""

    is_over: bool = False


class Bye(Struct, frozen=True, tag="bye", tag_field="t", rename="camel"):
    """The last message of a connection, with the reason.

    Final: `closed`, `removed` (by the host), `spectators` (not admitted here), `signed-out` (the token is no longer
    good). Worth a reconnect: `moved` (another process keeps the table), `store`, `trouble`, `idle`, `stopping`.
    """

    why: str


ServerMessage = (
    Welcome | Frame | Ack | Refused | Reason | Tried | Moment | Summary | SharedReplay | Pointed | Stalled | Bye
)
