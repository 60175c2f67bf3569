"""Old tables are deleted after the number of days that the operator chose."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec.structs import replace

from tests.server.running import Running, talking
from tischlein.server.app import sweep_once
from tischlein.server.tokens import DAY
from tischlein.store.port import Record, TableIndex
from tischlein.tables.clock import wall

LATER = 9 * DAY


def stored(server: Running, name: str, status: str, days_ago: float, *, turn_ends: int = 0) -> None:
    updated = wall() - int(days_ago * DAY)
    summary = json.dumps({"names": ["Ann"], "turn": [], "free": 0, "turn_ends": turn_ends})
    index = TableIndex(name, "", "", "monsterrolle", status, summary, ("ann",), updated)
    server.inside(server.store.create(index, [Record(1, "chat", "{}", updated)]))


def left(server: Running) -> set[str]:
    return set(server.store._shelf.tables)


def test_whatever_nobody_has_touched_is_deleted(tmp_path: Path) -> None:
    server = Running(tmp_path, keep_days=2)
    for status in ("open", "playing", "finished", "closed"):
        stored(server, f"old-{status}", status, 2.1)
        stored(server, f"new-{status}", status, 1.9)
    stored(server, "has-time", "playing", 6, turn_ends=wall() + DAY)
    stored(server, "had-time", "playing", 6, turn_ends=wall() - 1)
    server.inside(sweep_once(server.context))
    assert left(server) == {"new-open", "new-playing", "new-finished", "new-closed", "has-time"}
    server.stop()


def test_nothing_is_deleted_unless_the_operator_wishes(tmp_path: Path) -> None:
    server = Running(tmp_path)
    stored(server, "old", "open", 4000)
    server.inside(sweep_once(server.context))
    assert left(server) == {"old"}
    server.stop()


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    server = Running(tmp_path, keep_days=1)
    made = server.new_table()
    (table,) = left(server)
    shelf = server.store._shelf
    shelf.tables[table] = replace(shelf.tables[table], updated=wall() - LATER)

    @talking
    async def look(server: Running) -> None:
        await server.enter(made["code"], made["token"])
        server.inside(sweep_once(server.context))
        assert left(server) == {table}

    look(server=server)
    server.stop()
