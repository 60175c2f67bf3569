"""What a table is right now: the fold of its records. Pure; the same records give the same table anywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from tischlein.core.events import Event, Sent, event_to_plain
from tischlein.core.game import Game
from tischlein.core.live import Due
from tischlein.core.match import Entry, Header, Match
from tischlein.core.registry import find_game, live_part
from tischlein.core.types import Seat, SeatMask
from tischlein.core.values import value
from tischlein.core.words import to_plain
from tischlein.tables.protocol import Strip
from tischlein.tables.race import Race, replay

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

MOVED: Final = "moved"
"""The kind of record that there are most of."""
FORGOTTEN: Final = "forgotten"
"""The record that ends a forgetting of names, and the channel on which the table's id is announced then."""

REMEMBERED_COMMANDS: Final = 400
"""How many command ids a table keeps to recognise what was sent twice."""
KEPT_CHAT: Final = 200


@dataclass(slots=True)
class TableSeat:
    person: str = ""
    """Empty for a free seat and for a bot's own."""
    name: str = ""
    bot: str = ""
    """Whoever plays here when no person does: a bot's own seat, or a bot that sits in."""
    look: str = ""

    @property
    def kind(self) -> str:
        if self.person:
            return "person"
        return "bot" if self.bot else "open"


class Told(Struct, frozen=True, gc=False):
    """An event as it is sent: encoded once, shown to many, and nothing that the garbage collector has to look at."""

    audience: SeatMask
    event: Raw
    """With its kind and fields."""
    text: Raw
    """The sentence: a word key with its arguments."""


def told(sent: list[Sent]) -> tuple[Told, ...]:
    return tuple([Told(audience, *_encoded(event)) for audience, event in sent])


@lru_cache(4096)
def _encoded(event: Event) -> tuple[Raw, Raw]:
    """Kept, because the same few things happen at all tables."""
    encode = msgspec.json.encode
    return Raw(encode(event_to_plain(event))), Raw(encode(to_plain(event.text())))


class Line(Struct, frozen=True, gc=False):
    """One step of the match with what it told whom."""

    n: int
    seat: Seat
    move: str
    told: tuple[Told, ...]
    strips: tuple[Strip, ...] = ()
    """Places of the race that this step decided."""


@value(frozen=True, slots=True)
class ChatLine:
    n: int
    name: str
    seat: Seat
    """-1: a spectator."""
    text: str
    emote: str


@dataclass(slots=True)
class TableState:
    table: str
    n: int = 0
    at: int = 0
    """When the last record was written; a wall clock that was set back meanwhile does not count."""
    code: str = ""
    invitation: str = ""
    game_id: str = ""
    status: str = OPEN
    seats: list[TableSeat] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    host: str = ""
    turn_seconds: int = 0
    is_pass_and_play: bool = False
    is_open_to_spectators: bool = True
    match: Match | None = None
    began: int = 0
    """When the match began; table time counts from here."""
    secret: str = ""
    nonces: tuple[str, ...] = ()
    lines: list[Line] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    is_paused: bool = False
    paused_at: int = 0
    pause_asked: set[str] = field(default_factory=set)
    rematch: str = ""
    turn_began: int = 0
    """When somebody new was awaited; the turn clock counts from here."""
    reached: int = 0
    """When it began to be waited for what follows by itself, or play went on."""
    done: dict[str, int] = field(default_factory=dict)
    """Ids of commands that were carried out -> number of their last record."""

    @property
    def game(self) -> Game[Any, Any]:
        return find_game(self.game_id)

    @property
    def is_going(self) -> bool:
        """Moves are possible: the match has begun, is not over and does not pause."""
        return self.status == PLAYING and not self.is_paused

    @property
    def playing(self) -> Match:
        """The match, where there must be one."""
        assert self.match is not None, "no match has begun"
        return self.match

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def seats_of(self, person: str) -> list[Seat]:
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]


def waited_for_at(match: Match, position: Any) -> SeatMask:
    """Whose turn it is. In a race everybody may call, but is not waited for."""
    live = live_part(match.header.game)
    return match.game.to_act(position) if live is None else live.awaited(position)


def due_of(state: TableState) -> Due | None:
    """What follows by itself now. Around one device nothing does: people decide there one after the other."""
    live = live_part(state.game_id)
    if live is None or not state.is_going or state.is_pass_and_play:
        return None
    return live.due(state.playing.state)


def committed_text(secret: str, nonces: tuple[str, ...]) -> str:
    """What the commitment is the hash of: the server's secret and a number from every person's browser."""
    return f"{secret}|{','.join(nonces)}"


@lru_cache(1024)
def pledge(secret: str) -> str:
    """Published before any number from a browser is known, so the secret cannot have been chosen to suit them."""
    return hashlib.sha256(secret.encode()).hexdigest()


@lru_cache(1024)
def commitment(secret: str, nonces: tuple[str, ...]) -> str:
    return hashlib.sha256(committed_text(secret, nonces).encode()).hexdigest()


def shuffle_seed(secret: str, nonces: tuple[str, ...]) -> int:
    """Neither the server alone nor a person alone can choose it."""
    return int(hashlib.sha256(f"seed|{committed_text(secret, nonces)}".encode()).hexdigest()[:16], 16)


def fold(state: TableState, n: int, kind: str, data: Mapping[str, Any], at: int, *, is_judged: bool = False) -> None:
    """One more record. Moves are judged again, unless the gate has done so just now."""
    assert n == state.n + 1, f"record {n} after {state.n}"
    state.n, state.at = n, max(state.at, at)
    if kind == MOVED:
        _moved(state, data, at, is_judged=is_judged)
    else:
        _FOLDS[kind](state, data, at)
    command = data.get("id")
    if command:
        state.done[command] = n
        if len(state.done) > REMEMBERED_COMMANDS:
            del state.done[next(iter(state.done))]


def _created(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.code, state.invitation = data["code"], data["invitation"]
    state.secret = data.get("secret", "")
    state.game_id, state.host = data["game"], data["host"]
    state.options = dict(data["options"])
    state.seats = [TableSeat(**seat) for seat in data["seats"]]
    state.is_pass_and_play = data["pass_and_play"]


def _seated(state: TableState, data: Mapping[str, Any], at: int) -> None:
    """Somebody or some bot takes a seat, or it becomes free."""
    seat = state.seats[data["seat"]]
    seat.person, seat.name, seat.bot = data["person"], data["name"], data["bot"]
    if seat.kind == "open":
        seat.look = ""  # whoever left takes the look along, so that others may choose it


def _resized(state: TableState, data: Mapping[str, Any], at: int) -> None:
    count = data["seats"]
    state.seats = state.seats[:count] + [TableSeat() for _ in range(count - len(state.seats))]


def _option(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.options[data["key"]] = data["value"]


def _look(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.seats[data["seat"]].look = data["look"]


def _settings(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.turn_seconds, state.is_open_to_spectators = data["turn_seconds"], data["spectators"]


def _host(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.host = data["person"]


def _started(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.seats = [seat for seat in state.seats if seat.kind != "open"]
    state.secret = data.get("secret", state.secret)  # logs from before the pledge have it here
    state.nonces = tuple(data["nonces"])
    header = Header(
        game=state.game_id,
        rules=data["rules"],
        seats=len(state.seats),
        options=dict(data["options"]),
        seed=shuffle_seed(state.secret, state.nonces),
        players=tuple(seat.name if seat.person else f"bot:{seat.bot}" for seat in state.seats),
    )
    for seat, look in zip(state.seats, data["looks"], strict=False):  # none in a game without looks
        seat.look = look
    state.match = Match(state.game, header)
    state.status, state.began, state.turn_began, state.reached = PLAYING, at, at, at


def _moved(state: TableState, data: Mapping[str, Any], at: int, *, is_judged: bool) -> None:
    match = state.match
    assert match is not None
    if state.is_paused:  # a log from before whoever resigned was no longer asked
        _resumed(state, data, at)
    before, clock = waited_for_at(match, match.state), _due_clock(match)
    moment = data.get("at", at - state.began)  # a call counts from when it was made, not from when it was judged
    sent = match.enter(Entry(data["seat"], data["move"], moment), is_judged=is_judged)
    state.lines.append(Line(state.n, data["seat"], data["move"], told(sent), _strips(data)))
    match.sent.clear()  # the lines have it
    if clock is None or clock != _due_clock(match):
        state.reached = at
    if waited_for_at(match, match.state) != before:
        state.turn_began = at
    if not match.game.to_act(match.state):
        state.status = FINISHED


def _due_clock(match: Match) -> int | None:
    live = live_part(match.header.game)
    due = live.due(match.state) if live is not None else None
    return due.clock if due is not None else None


def _strips(data: Mapping[str, Any]) -> tuple[Strip, ...]:
    """Only of a race that was one: somebody who calls alone, however often, has nobody to be compared with."""
    if "race" not in data:
        return ()
    race = msgspec.convert(data["race"], Race)
    return tuple(replay(race)) if len({call.seat for call in race.calls}) > 1 else ()


def _bot_sits_in(state: TableState, data: Mapping[str, Any], at: int) -> None:
    """The turn clock runs on: whoever leaves and comes back has won no time."""
    state.seats[data["seat"]].bot = data["bot"]
    if state.pause_asked and _deciders(state):
        _pause_if_all_ask(state, at)


def _returned(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.seats[data["seat"]].bot = ""


def _pause_asked(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.pause_asked.add(data["person"])
    _pause_if_all_ask(state, at)


def _pause_if_all_ask(state: TableState, at: int) -> None:
    if not state.is_paused and state.pause_asked >= _deciders(state):
        state.is_paused, state.paused_at = True, at


def _deciders(state: TableState) -> set[str]:
    """Whoever plays, and has not left it to a bot."""
    return {seat.person for seat in state.seats if seat.person and not seat.bot}


def _resumed(state: TableState, data: Mapping[str, Any], at: int) -> None:
    """The clocks go on where they stopped; withdrawing what the others did not agree to stops and wins nothing."""
    if state.is_paused:
        lasted = max(0, at - state.paused_at)
        state.turn_began = min(at, state.turn_began + lasted)
        state.reached = min(at, state.reached + lasted)
        state.is_paused = False
    state.pause_asked.clear()


def wait_anew(state: TableState, now: int, least: int) -> None:
    """While nobody kept the table nothing followed by itself, and no turn ran out unseen: so many ms are left of it.

    A turn of a day goes on while the table is put away. None began in the future, whatever the clock was then.
    """
    if not state.is_paused:
        state.reached = now
        whole = state.turn_seconds * 1000
        state.turn_began = min(now, max(state.turn_began, now + min(least, whole) - whole))


def _said(state: TableState, data: Mapping[str, Any], at: int) -> None:
    if not data["text"] and not data["emote"]:
        return  # forgotten
    state.chat.append(ChatLine(state.n, data["name"], data["seat"], data["text"], data["emote"]))
    del state.chat[:-KEPT_CHAT]


def _closed(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.status = CLOSED


def _rematch(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.rematch = data["code"]


def _forgotten(state: TableState, data: Mapping[str, Any], at: int) -> None:
    """Names were taken out of the records before this one; nothing else has changed."""


_FOLDS: Final = {
    "created": _created,
    "seated": _seated,
    "resized": _resized,
    "option": _option,
    "look": _look,
    "settings": _settings,
    "host": _host,
    "started": _started,
    "bot-sits-in": _bot_sits_in,
    "returned": _returned,
    "pause-asked": _pause_asked,
    "resumed": _resumed,
    "said": _said,
    "closed": _closed,
    "rematch": _rematch,
    FORGOTTEN: _forgotten,
}
RECORD_KINDS: Final = (*_FOLDS, MOVED)
