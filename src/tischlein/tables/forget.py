"""Forgetting a name: the one thing for which a log is changed afterwards.

The name becomes empty wherever a log has it, and what was said under it is removed. Moves, seats and the ids of people
stay, so the log can be replayed as before: names are no part of a match.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tischlein.store.port import Clash, Record, Store, Stored
from tischlein.tables.listing import names_of, to_json
from tischlein.tables.names import clean_name
from tischlein.tables.state import CLOSED, FINISHED, FORGOTTEN, TableState, fold

_SEATING: Final = {"created", "seated", "resized", "bot-sits-in", "returned"}

Meant = Callable[[str, str], bool]
"""Whether the person with this id and this name is to be forgotten."""


@dataclass(frozen=True, slots=True)
class Whom:
    is_meant: Meant
    mentioned_as: str
    """What every log has in it that may be concerned."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    tables: int
    running: int
    """Tables that were left alone because they are not over."""


def the_person(person: str) -> Whom:
    """Under all names that the person ever had."""
    return Whom(lambda each, _name: each == person, person)


def everybody_called(name: str) -> Whom:
    """Letter by letter. Raises BadInput for what cannot be a name."""
    wanted = clean_name(name)
    return Whom(lambda _person, each: each == wanted, to_json(wanted)[1:-1])


async def forget(store: Store, whom: Whom, at: int, *, is_sparing_running: bool) -> Forgotten:
    """In all tables of the store, or only in those that are over."""
    tables = running = 0
    async for found in store.everything(mentioning=whom.mentioned_as):
        stored: Stored | None = found
        while stored is not None and (changes := redacted(stored.records, whom.is_meant)):
            if is_sparing_running and stored.index.status not in (FINISHED, CLOSED):
                running += 1
                break
            table, n = stored.index.table, stored.records[-1].n + 1
            try:
                await store.rewrite(table, _summary(stored, changes), changes, Record(n, FORGOTTEN, "{}", at))
            except Clash:  # somebody plays there
                stored = await store.load(table, after=0)
            except KeyError:  # deleted meanwhile
                break
            else:
                tables += 1
                await store.announce(FORGOTTEN, table)  # no process goes on showing what it has in memory
                break
    return Forgotten(tables, running)


def redacted(records: Sequence[Record], is_meant: Meant) -> dict[int, str]:
    """Number -> new data of the records that change."""
    changes = {}
    for record in records:
        data = json.loads(record.data)
        if _forget_in(record.kind, data, is_meant):
            changes[record.n] = to_json(data)
    return changes


def _forget_in(kind: str, data: dict[str, Any], is_meant: Meant) -> bool:
    """Changes the data; whether there was anything to change."""
    if kind == "said":
        person = str(data.get("id", "")).partition("/")[0]
        if (data["name"] or data["text"]) and is_meant(person, data["name"]):
            data["name"] = data["text"] = ""
            return True
        return False
    seats = data["seats"] if kind == "created" else [data] if kind == "seated" else []
    meant = [seat for seat in seats if seat.get("name") and is_meant(seat.get("person", ""), seat["name"])]
    for seat in meant:
        seat["name"] = ""
    return bool(meant)


def _summary(stored: Stored, changes: dict[int, str]) -> str:
    """The index's, with the names that are left. Without playing the match: it may be of older rules."""
    state = TableState(table=stored.index.table)
    for record in stored.records:
        state.n = record.n - 1
        if record.kind in _SEATING:
            fold(state, record.n, record.kind, json.loads(changes.get(record.n, record.data)), record.at)
        elif record.kind == "started":
            state.seats = [seat for seat in state.seats if seat.kind != "open"]
    return to_json({**json.loads(stored.index.summary), "names": names_of(state)})
