"""Checks that decisions share: who asks, and whether the command is possible now."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct, field

from tischlein.core.errors import BadInput
from tischlein.core.match import Match
from tischlein.core.types import Seat
from tischlein.core.words import text
from tischlein.tables.log.state import CLOSED, FINISHED, OPEN, PLAYING, TableState

SUBSTITUTE: Final = "medium"
"""The bot that plays for an absent person."""
KIND: Final = "kind"
"""The one bot at tables with children."""
_NOT_NOW: Final = {
    OPEN: text("table-is-open"),
    PLAYING: text("table-is-playing"),
    FINISHED: text("table-is-finished"),
}


def new_secret() -> str:
    return secrets.token_hex(32)


class Asked(Struct, frozen=True):
    """The sender of a command, and what the keeper knows that is not in the log."""

    person: str
    name: str
    absent: frozenset[Seat] = frozenset()
    """Seats whose person has been gone for longer than the grace period."""
    is_host_gone: bool = False
    """The host has been gone for longer than the grace period."""
    here: frozenset[str] = frozenset()
    """People who are connected."""
    secret: str = field(default_factory=new_secret)
    """The server's part of the seed, should the command begin a shuffle."""


def command_key(person: str, command: str) -> str:
    """The key under which a command is remembered. Ids are chosen by pages, so two people may use the same one."""
    return f"{person}/{command}"


def substitute(state: TableState) -> str:
    """The bot that takes free seats and plays for absent people at this table."""
    return KIND if state.has_children else SUBSTITUTE


def must_accept_commands(state: TableState, asked: Asked) -> None:
    if state.status == CLOSED:
        raise BadInput(text("table-closed"))
    if not asked.person:
        raise BadInput(text("table-display"))


def must_be(state: TableState, *statuses: str) -> None:
    if state.status not in statuses:
        raise BadInput(text("table-old-rules") if state.old_rules else _NOT_NOW[state.status])
    if state.shuffling is not None:  # nothing may change that the cards depend on
        raise BadInput(text("table-is-shuffling"))


def must_have_begun(state: TableState) -> Match:
    """The match, running or over. Refuses matches of older rules, which cannot be loaded."""
    if state.match is None:
        raise BadInput(text("table-old-rules" if state.old_rules else "table-is-open"))
    return state.match


def must_host(state: TableState, asked: Asked) -> None:
    if asked.person != state.host:
        raise BadInput(text("table-host-only"))


def must_sit(state: TableState, asked: Asked) -> None:
    if not state.seats_of(asked.person):
        raise BadInput(text("table-not-your-seat"))


def must_not_be_paused(state: TableState) -> None:
    if state.is_paused:
        raise BadInput(text("table-is-paused"))


def must_play_oneself(state: TableState, seat: Seat) -> None:
    if state.seats[seat].bot:
        raise BadInput(text("table-bot-sits-in"))


def must_exist(state: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(state.seats):
        raise BadInput(text("table-no-seat", seat=seat + 1))


def must_own(state: TableState, asked: Asked, seat: Seat) -> None:
    must_exist(state, seat)
    if not asked.person or state.seats[seat].person != asked.person:
        raise BadInput(text("table-not-your-seat"))
