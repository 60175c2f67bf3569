"""Who may vote at a table, and the public keys of spectators."""

from __future__ import annotations

import hashlib

from tischlein.tables.log.state import TableState


def watcher_key(state: TableState, person: str) -> str:
    """A pseudonym of a spectator that is valid at this table only, so it does not reveal the person's id."""
    return hashlib.sha256(f"{state.table}|{person}".encode()).hexdigest()[:8]


def electorate(state: TableState, here: frozenset[str]) -> set[str]:
    """The people who are connected and play themselves."""
    return {seat.person for seat in state.seats if seat.person in here and not seat.bot}


def votes_needed(present: set[str]) -> int:
    """Votes that end a match because a person is missing: a majority of those present, at least two unless alone."""
    return min(len(present), max(2, len(present) // 2 + 1))
