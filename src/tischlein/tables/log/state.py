"""What a table is right now: the fold of its records (log/fold.py), and the clocks that run on without records."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from tischlein.core.game import Game, Result
from tischlein.core.live import Due
from tischlein.core.match import Match
from tischlein.core.registry import find_game, live_part
from tischlein.core.types import Seat, SeatMask
from tischlein.tables.log.lines import ChatLine, Line

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

NORMAL: Final = "normal"
"""The pace of bots that a table has at first."""

FORGOTTEN: Final = "forgotten"
"""The channel on which the id of a table is announced whose names were forgotten."""


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
    pace: str = NORMAL
    """How long bots take for what people are to follow."""
    is_starting: bool = False
    """A rematch: the match begins by itself as soon as people are here."""
    knocks: dict[str, str] = field(default_factory=dict)
    """People who found no chair, with their names."""
    match: Match | None = None
    old_rules: int = 0
    """The version of the rules, if it is no longer that of the game: then there is no match, only what it told,"""
    old_result: Result | None = None
    """and how it ended, if it did."""
    began: int = 0
    """When the match began; table time counts from here."""
    secret: str = ""
    nonces: tuple[str, ...] = ()
    lines: list[Line] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    is_paused: bool = False
    paused_at: int = 0
    pause_asked: set[str] = field(default_factory=set)
    end_asked: dict[Seat, list[str]] = field(default_factory=dict)
    """By the seat of somebody who is missing: who would rather end the match than wait."""
    removed: list[str] = field(default_factory=list)
    """People whom the host showed the door."""
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
    def is_left_to_people(self) -> bool:
        """No bot sits here and no clock runs: nothing happens unless somebody does it."""
        return not self.turn_seconds and not any(seat.bot for seat in self.seats)

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


def awaited(match: Match) -> SeatMask:
    """Whose turn it is. In a race everybody may call, but is not waited for."""
    return live_part(match.header.game).awaited(match.state, match.to_act)


def waited_for(state: TableState) -> SeatMask:
    """Whose turn it is."""
    return awaited(state.match) if state.match is not None else 0


def due_of(state: TableState) -> Due | None:
    """What follows by itself now. Around one device nothing does: people decide there one after the other."""
    if not state.is_going or state.is_pass_and_play:
        return None
    return live_part(state.game_id).due(state.playing.state)


def restart_clocks(state: TableState, now: int, least: int) -> None:
    """While nobody kept the table nothing followed by itself, and no turn ran out unseen: so many ms are left of it.

    A turn of a day goes on while the table is put away. None began in the future, whatever the clock was then.
    """
    if not state.is_paused:
        state.reached = now
        whole = state.turn_seconds * 1000
        state.turn_began = min(now, max(state.turn_began, now + min(least, whole) - whole))
