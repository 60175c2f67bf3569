"""Removes a person's names from stored logs: the only reason for which existing records are rewritten.

Names become empty, and chat lines lose their text. Moves, seats and the ids of people stay, so the log still replays to
the same match.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from msgspec.structs import replace

from tischlein.store.port import Clash, Store, Stored, TableIndex
from tischlein.store.port import Record as Row
from tischlein.tables.log import records
from tischlein.tables.log.fold import fold
from tischlein.tables.log.listing import is_waited_for, names_of, to_json
from tischlein.tables.log.names import clean_name
from tischlein.tables.log.records import Chair, Created, Knocked, Record, Renamed, Said, Seated, Started, WebhookSet
from tischlein.tables.log.state import CLOSED, FINISHED, FORGOTTEN, TableState
from tischlein.tables.log.upgrades import read

_SEATING: Final = (
    Created,
    Seated,
    Renamed,
    records.Resized,
    records.BotSatIn,
    records.Returned,
    records.Removed,
)
"""Records that decide which names the index shows."""

ABANDONED: Final = 86_400_000
"""Milliseconds without a change after which a table that is not over counts as abandoned, unless a turn still runs."""

Matches = Callable[[str, str], bool]
"""Whether the person with this id and this name is to be forgotten."""


@dataclass(frozen=True, slots=True)
class Target:
    """Whose names are to be removed."""

    matches: Matches
    search_text: str
    """Occurs in the JSON of every log that may be affected; the store selects logs by it."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    tables: int
    running: int
    """Tables that were skipped because they are not over, nor abandoned."""


def by_person(person: str) -> Target:
    """The person with this id, under all names they ever used."""
    return Target(lambda each, _name: each == person, person)


def by_name(name: str) -> Target:
    """Everybody with exactly this name. Raises BadInput if it cannot be a name."""
    wanted = clean_name(name)
    return Target(lambda _person, each: each == wanted, to_json(wanted)[1:-1])


async def forget(store: Store, target: Target, at: int, *, is_sparing_running: bool) -> Forgotten:
    """Rewrites the logs of all tables in the store, or only of those that are over or abandoned."""
    tables = running = 0
    async for found in store.everything(mentioning=target.search_text):
        stored: Stored | None = found
        while stored is not None and (changes := redacted(stored.records, target.matches)):
            if is_sparing_running and goes_on(stored.index, at):
                running += 1
                break
            table, n = stored.index.table, stored.records[-1].n + 1
            try:
                row = Row(n, records.Forgotten.kind, to_json(records.Forgotten()), at)
                await store.rewrite(table, _summary(stored, changes), changes, row)
            except Clash:  # the log has grown meanwhile: try again
                stored = await store.load(table, after=0)
            except KeyError:  # deleted meanwhile
                break
            else:
                tables += 1
                await store.announce(FORGOTTEN, table)  # processes that have the table in memory must reload it
                break
    return Forgotten(tables, running)


def goes_on(index: TableIndex, now: int) -> bool:
    is_over = index.status in (FINISHED, CLOSED)
    return not is_over and (index.updated > now - ABANDONED or is_waited_for(index, now))


def redacted(rows: Sequence[Row], matches: Matches) -> dict[int, str]:
    """The new data of the records that change, by record number."""
    changes = {}
    log = [(row, read(row.kind, row.data)) for row in rows]
    people = {person for _, record in log for person, name in _named(record) if matches(person, name)}
    for row, record in log:
        without = _without_names(record, matches)
        if isinstance(record, WebhookSet) and record.url and (record.person in people or matches(record.person, "")):
            without = replace(record, url="")  # an address that this person gave away in confidence
        if without is not record:
            changes[row.n] = to_json(without)
    return changes


def _without_names(record: Record, matches: Matches) -> Record:
    """The record without the names, or the identical object if it contains none of them."""
    if isinstance(record, Said):
        has_words = bool(record.name or record.text)
        return replace(record, name="", text="") if has_words and matches(record.person, record.name) else record
    if isinstance(record, Created):
        seats = tuple([_nameless(seat, matches) for seat in record.seats])
        return record if seats == record.seats else replace(record, seats=seats)
    return _nameless(record, matches) if isinstance(record, Seated | Renamed | Knocked) else record


def _named(record: Record) -> list[tuple[str, str]]:
    """The people whom the record names."""
    if isinstance(record, Created):
        return [(seat.person, seat.name) for seat in record.seats if seat.person]
    return [(record.person, record.name)] if isinstance(record, Seated | Renamed | Knocked | Said) else []


Named = TypeVar("Named", bound=Chair | Seated | Renamed | Knocked)


def _nameless(named: Named, matches: Matches) -> Named:
    return replace(named, name="") if named.name and matches(named.person, named.name) else named


def _summary(stored: Stored, changes: dict[int, str]) -> str:
    """The summary for the index with the remaining names. Moves are skipped: they may be of older rules."""
    state = TableState(table=stored.index.table)
    for row in stored.records:
        state.n = row.n - 1
        record = read(row.kind, changes.get(row.n, row.data))
        if isinstance(record, _SEATING):
            fold(state, row.n, record, row.at)
        elif isinstance(record, Started):
            state.seats = [seat for seat in state.seats if seat.kind != "open"]
    return to_json({**json.loads(stored.index.summary), "names": names_of(state)})
