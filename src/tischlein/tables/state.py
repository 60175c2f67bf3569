"""What a table is right now: the fold of its records. Pure; the same records give the same table anywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tischlein.core.events import Sent
from tischlein.core.game import Game
from tischlein.core.match import Entry, Header, Match
from tischlein.core.registry import find_game
from tischlein.core.types import Seat

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

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


@dataclass(frozen=True, slots=True)
class Line:
    """One step of the match with what it told whom."""

    n: int
    seat: Seat
    move: str
    sent: list[Sent]


@dataclass(frozen=True, slots=True)
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
    pause_asked: set[str] = field(default_factory=set)
    rematch: str = ""
    turn_began: int = 0
    """When somebody new was awaited; the turn clock counts from here."""
    done: dict[str, int] = field(default_factory=dict)
    """Ids of commands that were carried out -> number of their last record."""

    @property
    def game(self) -> Game[Any, Any]:
        return find_game(self.game_id)

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def seats_of(self, person: str) -> list[Seat]:
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]


def committed_text(secret: str, nonces: tuple[str, ...]) -> str:
    """What the commitment is the hash of: the server's secret and a number from every person's browser."""
    return f"{secret}|{','.join(nonces)}"


def commitment(secret: str, nonces: tuple[str, ...]) -> str:
    return hashlib.sha256(committed_text(secret, nonces).encode()).hexdigest()


def shuffle_seed(secret: str, nonces: tuple[str, ...]) -> int:
    """Neither the server alone nor a person alone can choose it."""
    return int(hashlib.sha256(f"seed|{committed_text(secret, nonces)}".encode()).hexdigest()[:16], 16)


def fold(state: TableState, n: int, kind: str, data: Mapping[str, Any], at: int) -> None:
    """One more record. Trusts it: what was committed has been judged."""
    assert n == state.n + 1, f"record {n} after {state.n}"
    state.n = n
    _FOLDS[kind](state, data, at)
    command = data.get("id")
    if command:
        state.done[command] = n
        if len(state.done) > REMEMBERED_COMMANDS:
            del state.done[next(iter(state.done))]


def _created(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.code, state.invitation = data["code"], data["invitation"]
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
    state.secret, state.nonces = data["secret"], tuple(data["nonces"])
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
    state.status, state.began, state.turn_began = PLAYING, at, at


def _moved(state: TableState, data: Mapping[str, Any], at: int) -> None:
    match = state.match
    assert match is not None
    before = match.game.to_act(match.state)
    sent = match.enter(Entry(data["seat"], data["move"], at - state.began))
    state.lines.append(Line(state.n, data["seat"], data["move"], sent))
    awaited = match.game.to_act(match.state)
    if awaited != before:
        state.turn_began = at
    if not awaited:
        state.status = FINISHED


def _bot_sits_in(state: TableState, data: Mapping[str, Any], at: int) -> None:
    """The turn clock runs on: whoever leaves and comes back has won no time."""
    state.seats[data["seat"]].bot = data["bot"]


def _returned(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.seats[data["seat"]].bot = ""


def _pause_asked(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.pause_asked.add(data["person"])
    if state.pause_asked >= {seat.person for seat in state.seats if seat.person and not seat.bot}:
        state.is_paused = True


def _resumed(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.is_paused, state.turn_began = False, at
    state.pause_asked.clear()


def _said(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.chat.append(ChatLine(state.n, data["name"], data["seat"], data["text"], data["emote"]))
    del state.chat[:-KEPT_CHAT]


def _closed(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.status = CLOSED


def _rematch(state: TableState, data: Mapping[str, Any], at: int) -> None:
    state.rematch = data["code"]


_FOLDS: Final = {
    "created": _created,
    "seated": _seated,
    "resized": _resized,
    "option": _option,
    "look": _look,
    "settings": _settings,
    "host": _host,
    "started": _started,
    "moved": _moved,
    "bot-sits-in": _bot_sits_in,
    "returned": _returned,
    "pause-asked": _pause_asked,
    "resumed": _resumed,
    "said": _said,
    "closed": _closed,
    "rematch": _rematch,
}
RECORD_KINDS: Final = tuple(_FOLDS)
