"""The current state of a table: the result of folding its records (log/fold.py)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from tischlein.core.game import Game, Result
from tischlein.core.match import Match
from tischlein.core.registry import find_game, live_part
from tischlein.core.types import Seat, SeatMask
from tischlein.tables.log.lines import ChatLine, Line
from tischlein.tables.log.records import Origin
from tischlein.tables.log.shuffle import Shuffle

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
DONE_PER_PERSON: Final = 64
"""Commands that are remembered of each person, other than chat."""
DONE_PEOPLE: Final = 100
"""People of whom they are remembered; of more, those who have no seat are forgotten first."""
DONE_CHAT: Final = 400
"""Lines of chat, of all people together."""

DAY: Final = 86_400
"""Seconds."""

NORMAL: Final = "normal"
"""The default pace of bots."""

FORGOTTEN: Final = "forgotten"
"""The channel on which the ids of tables are announced whose names were removed (log/forget.py)."""


@dataclass(slots=True)
class TableSeat:
    person: str = ""
    """Empty if the seat is free or belongs to a bot."""
    name: str = ""
    bot: str = ""
    """The bot that owns the seat, or plays for an absent person."""
    look: str = ""

    @property
    def kind(self) -> str:
        if self.person:
            return "person"
        return "bot" if self.bot else "open"


@dataclass(slots=True)
class Webhook:
    """The address that is told whose turn it is, and the message that it has not got yet."""

    url: str = ""
    """A secret. Empty: there is none."""
    person: str = ""
    """Who set it."""
    language: str = ""
    owed: int = 0
    """The number of the record that made a message due; 0 if none is."""
    seats: tuple[Seat, ...] = ()
    """Whose turn it announces. Empty: it is the greeting that shows whether the address works."""
    outcome: str = ""
    """What became of the last message; empty before the first one."""
    status: int = 0
    at: int = 0


@dataclass(slots=True)
class TableState:
    table: str
    n: int = 0
    at: int = 0
    """When the last record was written. Never decreases, even if the wall clock was set back."""
    code: str = ""
    invitation: str = ""
    game_id: str = ""
    status: str = OPEN
    seats: list[TableSeat] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    host: str = ""
    turn_seconds: int = 0
    is_pass_and_play: bool = False
    is_for_screen: bool = False
    """Opened by a shared screen: whoever sits down first becomes host."""
    has_children: bool = False
    """A table with children: no race, no clocks, kind bots (gate/children.py)."""
    is_open_to_spectators: bool = True
    pace: str = NORMAL
    """How long bots take for moves that people should be able to follow."""
    is_starting: bool = False
    """A rematch: the match starts automatically when its people are connected."""
    knocks: dict[str, str] = field(default_factory=dict)
    """People who found no free seat, with their names."""
    match: Match | None = None
    old_rules: int = 0
    """The match's rules version if it differs from the game's, else 0. Such a match is only read (log/oldrules.py)."""
    old_result: Result | None = None
    """How a match of older rules ended; None if it did not."""
    began: int = 0
    """When the match began; times within the match count from here."""
    secret: str = ""
    """Of a shuffle before there were pledges at the start, like `nonces`."""
    lesson: str = ""
    """The id of the script of a learn match."""
    is_taught: bool = True
    """False once the pupil has said to play on without the script."""
    seed: int | None = None
    """A deal that was chosen instead of shuffled."""
    origin: Origin | None = None
    """The match that is repeated here. Its opening is dropped when the match has started."""
    nonces: tuple[str, ...] = ()
    shuffle: Shuffle | None = None
    """The shuffle that goes on, or the one that the match was dealt by."""
    lines: list[Line] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    is_paused: bool = False
    paused_at: int = 0
    pause_asked: set[str] = field(default_factory=set)
    end_asked: dict[Seat, list[str]] = field(default_factory=dict)
    """Votes to end the match, by the seat of the absent person."""
    removed: list[str] = field(default_factory=list)
    """People whom the host banned."""
    rematch: str = ""
    webhook: Webhook = field(default_factory=Webhook)
    turn_began: int = 0
    """When the set of awaited seats last changed; the turn clock counts from here."""
    reached: int = 0
    """When the wait for the next automatic move began; it counts from here."""
    done: dict[str, dict[str, int]] = field(default_factory=dict)
    """By person: the number of the last record of each command that was carried out, by its key (`remember`)."""
    said: dict[str, int] = field(default_factory=dict)
    """The same for lines of chat, of all people together."""

    @property
    def game(self) -> Game[Any, Any]:
        return find_game(self.game_id)

    @property
    def shuffling(self) -> Shuffle | None:
        """The shuffle, while it goes on."""
        return self.shuffle if self.status == OPEN else None

    @property
    def is_going(self) -> bool:
        """Moves are possible: the match has begun, is not over and not paused."""
        return self.status == PLAYING and not self.is_paused

    @property
    def is_over_days(self) -> bool:
        """A match with a day or more for each turn. Its people come and go; the clock alone decides who is late."""
        return self.status == PLAYING and self.turn_seconds >= DAY

    @property
    def turn_ends(self) -> int:
        """When the turn clock runs out, in milliseconds since 1970; 0 while none is running."""
        return self.turn_began + self.turn_seconds * 1000 if self.turn_seconds and self.is_going else 0

    @property
    def is_left_to_people(self) -> bool:
        """No bots and no turn clock: nothing happens without a command."""
        return not self.turn_seconds and not any(seat.bot for seat in self.seats)

    @property
    def playing(self) -> Match:
        """The match, for callers who know that there is one."""
        assert self.match is not None, "no match has begun"
        return self.match

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def seats_of(self, person: str) -> list[Seat]:
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]


def denied(state: TableState, person: str) -> str:
    """Why this person may not look at the table: `removed` by the host, or no `spectators`. Empty if they may."""
    if person in state.removed:
        return "removed"
    return "" if state.is_open_to_spectators or state.status == OPEN or belongs(state, person) else "spectators"


def belongs(state: TableState, person: str) -> bool:
    return bool(person) and (person in state.people or person == state.host)


def awaited(match: Match) -> SeatMask:
    """The seats whose turn it is. In a race other seats may call, too, but are not waited for."""
    return live_part(match.header.game).awaited(match.state, match.to_act)


def waited_for(state: TableState) -> SeatMask:
    """The seats whose turn it is; none without a match."""
    return awaited(state.match) if state.match is not None else 0


def restart_clocks(state: TableState, now: int, least: int) -> None:
    """Adjusts the clocks of a table that was just loaded, since nothing happened while it was not in memory.

    The wait for an automatic move begins again. The turn clock has gone on, but at least `least` milliseconds of it are
    left, so that no turn ends before its player could see it. No turn begins in the future, even if a clock was wrong.
    """
    if not state.is_paused:
        state.reached = now
        whole = state.turn_seconds * 1000
        state.turn_began = min(now, max(state.turn_began, now + min(least, whole) - whole))


def remember(state: TableState, key: str, n: int, *, is_chat: bool) -> None:
    """Remembers a command, so that one that a page sends twice is applied once. Bounded, by person.

    What others do in between never counts, and chat is remembered apart: a move that is sent again after a long
    silence must not be played twice because strangers have talked meanwhile.

    `key` is `gate.checks.command_key`, `n` the number of the last record of the command.
    """
    if is_chat:
        state.said[key] = n
        _drop_oldest(state.said, DONE_CHAT)
        return
    person = _person(key)
    mine = state.done.pop(person, {})
    mine[key] = n
    _drop_oldest(mine, DONE_PER_PERSON)
    state.done[person] = mine  # last: in the order in which people did something
    if len(state.done) > DONE_PEOPLE:
        del state.done[next((each for each in state.done if each not in state.people), next(iter(state.done)))]


def done_at(state: TableState, key: str) -> int | None:
    """The number of the last record of a command that was carried out."""
    return state.done.get(_person(key), {}).get(key) or state.said.get(key)


def _person(key: str) -> str:
    return key.partition("/")[0]


def _drop_oldest(numbers: dict[str, int], most: int) -> None:
    if len(numbers) > most:
        del numbers[next(iter(numbers))]
