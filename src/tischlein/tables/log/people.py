"""Who among the people at a table has a say, and what a spectator goes by."""

from __future__ import annotations

import hashlib

from tischlein.tables.log.state import TableState


def watcher_key(state: TableState, person: str) -> str:
    """What a spectator goes by at this table; tells nothing about the person elsewhere."""
    return hashlib.sha256(f"{state.table}|{person}".encode()).hexdigest()[:8]


def electorate(state: TableState, here: frozenset[str]) -> set[str]:
    """Whoever plays, is here, and has not left it to a bot."""
    return {seat.person for seat in state.seats if seat.person in here and not seat.bot}


def votes_needed(present: set[str]) -> int:
    """To end a match for somebody who is missing: more than half of those here, and never one against another."""
    return min(len(present), max(2, len(present) // 2 + 1))
