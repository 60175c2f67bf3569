"""The parts of which frames and answers are made: what a page is shown."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from msgspec import Raw, Struct


class JsonOf(NamedTuple):
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


class ShownCredits(Struct, frozen=True, rename="camel"):
    author: str
    publisher: str
    """Empty where none is known."""
    year: int


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
    credits: ShownCredits


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
    pace: str
    """How long bots take for what is to be followed: calm, normal or quick."""


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
    events: list[Annotated[Raw, JsonOf(dict[str, Any])]]
    """Each with `kind` and its fields, for animation."""
    texts: list[Annotated[Raw, JsonOf(ShownText)]]
    strips: tuple[Strip, ...] = ()
    """How the race for it was judged, where there was one, in the order of places."""
    taken_back: int = 0
    """The `v` of the step that this one takes back: neither belongs into what people read. 0 for all others.

    Whole frames leave out both.
    """


class ShownMatch(Struct, frozen=True, rename="camel"):
    view: Any
    """What the game's own `page.Shown` says."""
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
    locked: list[int]
    """By seat, the milliseconds left in which its calls stop nothing; empty in a game without calls."""
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


class ShownVote(Struct, frozen=True, rename="camel"):
    """Some would rather end the match than wait for the person at this seat."""

    seat: int
    by: list[int]
    """Seats of those who ask for the end,"""
    needed: int
    """and how many of them it takes."""


class ShownOld(Struct, frozen=True, rename="camel"):
    """A match of older rules: it can be read, and another one begun, but it is not played on."""

    rules: int
    result: ShownResult | None
    """If it was played to its end."""


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
    end_asked: list[ShownVote]
    spectators: int
    watchers: list[str]
    """A key for each spectator, only for the host: whom to show the door."""
    rematch: str
    """The code of the next table, once somebody asked for one."""
    is_starting: bool
    """A rematch that begins by itself as soon as people are here."""
    knocks: list[str]
    """Names (perhaps empty) of those who are here and found no chair; only for the host of an open table."""
    invitation: str
    """The long token for links; only for people who sit here."""
    fairness: ShownFairness | None
    old: ShownOld | None = None
    """Of a match of older rules; then the table is finished and has no match."""


class ShownChat(Struct, frozen=True, rename="camel"):
    v: int
    name: str
    seat: int
    """-1: a spectator."""
    text: str
    emote: str
    watcher: str = ""
    """The key of a spectator, the same for all that this one says."""
