"""The parts of frames and answers: what a page is shown."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from msgspec import Raw, Struct


class JsonOf(NamedTuple):
    """Annotates a `Raw` field with the type that its JSON holds, for the TypeScript generator."""

    shape: Any


class ShownText(Struct, frozen=True, rename="camel"):
    """A message key with arguments; an argument may be a text itself."""

    key: str
    args: dict[str, Any]


class ShownOption(Struct, frozen=True, rename="camel"):
    key: str
    choices: list[str]
    default: str
    for_children: str = ""
    """The only value at a table with children; empty if they may have any."""


class ShownCredits(Struct, frozen=True, rename="camel"):
    author: str
    publisher: str
    """Empty if unknown."""
    year: int


class ShownBot(Struct, frozen=True, rename="camel"):
    """A bot that can be chosen, and how strong it is."""

    name: str
    against: str = ""
    """The bot that it was measured against in matches of two; empty if it was not."""
    wins: int = 0
    """Of 100 matches."""


class ShownGame(Struct, frozen=True, rename="camel"):
    id: str
    prefix: str
    min_seats: int
    max_seats: int
    minutes: int
    age: int
    options: list[ShownOption]
    looks: list[str]
    """Monsters or colours that seats choose from; empty if the game has none."""
    bots: list[ShownBot]
    """Weakest first."""
    credits: ShownCredits
    has_lesson: bool = False
    """The game has a learn match."""
    titles: dict[str, str] = {}
    """By language. The game's other words are loaded with its screens."""


class ShownSeat(Struct, frozen=True, rename="camel"):
    kind: str
    """open, person or bot."""
    name: str
    bot: str
    """The bot that plays here, for itself or for an absent person."""
    look: str
    is_you: bool
    """This connection may act for the seat. With pass and play that is true of several seats."""
    is_host: bool
    is_here: bool
    """The person is connected, or a bot owns the seat."""
    is_thinking: bool
    away_since: int
    """Seconds since the person vanished; 0 while present."""


class ShownSettings(Struct, frozen=True, rename="camel"):
    turn_seconds: int
    """0: no clock."""
    is_pass_and_play: bool
    is_open_to_spectators: bool
    pace: str
    """How long bots take for moves that people should be able to follow: calm, normal or quick."""
    has_children: bool = False
    """No race, no clocks, kind bots, larger targets."""


class ShownQuick(Struct, frozen=True, rename="camel"):
    """Somebody whose calls were quicker than people usually are, throughout the match. A figure, not an accusation."""

    seat: int
    calls: int
    median: int
    """Milliseconds from the change to the call."""


class ShownResult(Struct, frozen=True, rename="camel"):
    reason: str
    scores: list[int]
    winners: list[int]
    quick: list[ShownQuick] = []


class Strip(Struct, frozen=True, rename="camel"):
    """One call of a race with the numbers behind its place, in microseconds."""

    seat: int
    elapsed: int
    """From sending the change to that seat until its call arrived."""
    reaction: int | None
    """From paint to press, as measured by the page; None if missing or implausible."""
    credit: int
    """The part of `elapsed` that is attributed to the network."""
    effective: int
    """`elapsed` minus `credit`: the smallest is first."""
    place: int
    """1 for the first."""
    is_photo_finish: bool
    """Too close to decide, so the order was drawn from the match's random source."""
    is_false_start: bool
    """Faster than a human can see and press."""


class ShownLine(Struct, frozen=True, rename="camel"):
    """One step of the log, as this viewer may read it."""

    v: int
    seat: int
    move: str
    """Empty for moves of others until the match is over, except `undo`: a move may be a hidden choice."""
    events: list[Annotated[Raw, JsonOf(dict[str, Any])]]
    """Each with `kind` and its fields, for animations."""
    texts: list[Annotated[Raw, JsonOf(ShownText)]]
    strips: tuple[Strip, ...] = ()
    """The calls of the race that decided this step, by place. Empty without a race."""
    taken_back: int = 0
    """The `v` of the step that this undo takes back; neither is shown to readers. 0 if this is not an undo.

    Whole frames contain neither of the two.
    """


class ShownMatch(Struct, frozen=True, rename="camel"):
    view: Any
    """In the shape of the game's `page.Shown`."""
    to_act: list[int]
    """Seats that may act now."""
    waited: list[int]
    """Seats whose turn it is. In a race every seat may call, but only these are waited for."""
    legal: dict[str, list[str]]
    """Move texts by seat number, for the seats of this connection."""
    can_undo: list[int]
    deadline: int
    """Milliseconds left on the turn clock; 0 without one."""
    due: int
    """Milliseconds until the next automatic move; 0 if there is none."""
    window: int
    """The race window that is open now; calls, answers and moves name it. 0: none, or a game without races."""
    locked: list[int]
    """By seat, the milliseconds left in which its calls have no effect; empty in a game without calls."""
    result: ShownResult | None
    review: Any = None
    """The game's analysis of the finished match, in a form of its own; null until it has been computed."""


class ShownFairness(Struct, frozen=True, rename="camel"):
    """The shuffle of the match (core/shuffle.py). Null before the start, and for a deal that was chosen."""

    step: str
    """`commit`: pages are asked for the hash of a number; `reveal`: for the number itself; `dealt`: the match began."""
    pledge: str
    terms: str
    """One line of JSON, which the page keeps as it is."""
    waits_for: list[int]
    """The lowest seat of everybody whose answer to this step is missing."""
    commitments: list[str]
    """By person; empty for those without a number. None before `reveal`."""
    numbers: list[str]
    """None before `dealt`: whoever knows the others' numbers could still refuse to reveal."""
    secret: str
    """Empty until the match is over, like the seed."""
    seed: str
    """64 hex digits."""


class ShownVote(Struct, frozen=True, rename="camel"):
    """A vote to end the match instead of waiting for the person at this seat."""

    seat: int
    by: list[int]
    """Seats that have voted for the end."""
    needed: int
    """Votes that are required."""


class ShownWebhook(Struct, frozen=True, rename="camel"):
    """The table's webhook, for the host. Its address is a secret and never sent back, whoever asks."""

    host: str
    """The name of the server that gets the messages."""
    language: str
    outcome: str
    """`delivered`, or why the last message was not; empty while there is none."""
    status: int
    """The HTTP status of its answer; 0 without one."""
    at: int
    """When that was, in milliseconds since 1970."""


class ShownOld(Struct, frozen=True, rename="camel"):
    """A match of an older rules version: it can be read and a rematch started, but it cannot be continued."""

    rules: int
    result: ShownResult | None
    """None if it was not played to its end."""


class ShownOrigin(Struct, frozen=True, rename="camel"):
    """A table that repeats an earlier match: its cards were not shuffled, and whoever watched it knows them."""

    move: int
    """The move after which it went on; 0: only the deal is the same."""
    deal: str
    """The id of the deal. Empty before the end, so that nobody plays the same cards elsewhere meanwhile."""


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
    """A key for each spectator, for the command Remove. Only the host gets them."""
    rematch: str
    """The code of the next table; empty until somebody asks for a rematch."""
    is_starting: bool
    """A rematch that starts automatically when its people are connected."""
    knocks: list[str]
    """Names (possibly empty) of connected people who found no free seat. Only the host of an open table gets them."""
    invitation: str
    """The long token for links. Only people who sit here and the host get it."""
    fairness: ShownFairness | None
    is_for_screen: bool = False
    """Opened by a shared screen: whoever sits down first becomes host."""
    lesson: str = ""
    """The id of the script of a learn match, which was dealt on purpose; empty for all other tables."""
    origin: ShownOrigin | None = None
    has_webhook: bool = False
    """A webhook is told whose turn it is."""
    webhook: ShownWebhook | None = None
    """Only the host gets it."""
    is_taught: bool = False
    """Whether the script is still followed, as far as its pupil has not left it by a move."""
    old: ShownOld | None = None
    """Set if the match is of an older rules version; then the table is finished and has no match."""


class ShownChat(Struct, frozen=True, rename="camel"):
    v: int
    name: str
    seat: int
    """-1: a spectator."""
    text: str
    emote: str
    watcher: str = ""
    """The key of the spectator who said it; empty for people with a seat."""


class ShownChange(Struct, frozen=True, rename="camel"):
    seat: int
    points: int


class ShownEntry(Struct, frozen=True, rename="camel"):
    """One thing that happened since a seat's last move."""

    tier: str
    """lost, gained or new, for this seat."""
    text: ShownText
    note: ShownText | None
    seat: int
    """Whose doing it was; -1 for nobody's."""
    changes: list[ShownChange]
    """Points on the table, those of this seat first."""
    places: list[str]
    """Places on the board by their `data-at`."""
    is_way: bool
    """Whether `places` is a way, in its order."""
    numbers: list[int]
    """The `v` of the lines in which it happened."""
    events: list[dict[str, Any]]
    """Each with `kind` and its fields, for pictures."""


class ShownMoment(Struct, frozen=True, rename="camel"):
    """The board after record `v`."""

    v: int
    match: ShownMatch
