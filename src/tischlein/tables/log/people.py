"""Who may vote at a table, and the public keys of spectators."""

from __future__ import annotations

import hashlib

from tischlein.tables.log.state import OPEN, TableState


def watcher_key(state: TableState, person: str) -> str:
    """A pseudonym of a spectator that is valid at this table only, so it does not reveal the person's id."""
    return hashlib.sha256(f"{state.table}|{person}".encode()).hexdigest()[:8]


def denied(state: TableState, person: str) -> str:
    """Why this person may not look at the table: `removed` by the host, or no `spectators`. Empty if they may."""
    if person in state.removed:
        return "removed"
    return "" if state.is_open_to_spectators or state.status == OPEN or belongs(state, person) else "spectators"


def belongs(state: TableState, person: str) -> bool:
    return bool(person) and (person in state.people or person == state.host)


def electorate(state: TableState, here: frozenset[str]) -> set[str]:
    """The people who are connected and play themselves."""
    return {seat.person for seat in state.seats if seat.person in here and not seat.bot}


def votes_needed(present: set[str]) -> int:
    """Votes that end a match because a person is missing: a majority of those present, at least two unless alone."""
    return min(len(present), max(2, len(present) // 2 + 1))
