"""The SQL of the SQLite store, as functions of a connection.

Functions that write run inside a transaction and check before they write (see writer.py). There is no RETURNING and no
STRICT, because the SQLite of older systems lacks both.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import starmap
from sqlite3 import Connection
from typing import Any

from tischlein.store.port import Clash, CodeTaken, Lease, Record, Revocation, Snapshot, Stored, TableIndex

PROBE = "probe"
PROBE_BYTES = 65_536
"""More than a move needs, because a disk that is full for a move may still have room for a page."""

INDEX = "id, code, invitation, game, status, summary, members, updated"


def create(db: Connection, index: TableIndex, first: Sequence[Record]) -> None:
    if db.execute("SELECT 1 FROM tables WHERE id = ?", (index.table,)).fetchone():
        raise Clash(index.table)
    _check_codes(db, index)
    db.execute(
        f"INSERT INTO tables ({INDEX}, last, turned) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (index.table, *_columns(index), first[-1].n, index.updated),
    )
    _insert_records(db, index.table, first)
    _insert_members(db, index, index.updated)


def append(db: Connection, index: TableIndex, records: Sequence[Record]) -> None:
    """Updates the few columns that change with a move; if others differ, or the number is wrong, looks closer."""
    code, invitation, game, status, summary, members, updated = _columns(index)
    first, last = records[0].n, records[-1].n
    moved = db.execute(
        "UPDATE tables SET summary = ?, updated = ?, last = ?"
        " WHERE id = ? AND last = ? AND status = ? AND code = ? AND invitation = ? AND game = ? AND members = ?",
        (summary, updated, last, index.table, first - 1, status, code, invitation, game, members),
    )
    if moved.rowcount == 1:
        _insert_records(db, index.table, records)
    else:
        _append_changed(db, index, records)


def _append_changed(db: Connection, index: TableIndex, records: Sequence[Record]) -> None:
    table, first = index.table, records[0].n
    known = "last, status, turned, code, invitation, members"
    found = db.execute(f"SELECT {known} FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise KeyError(table)
    last, status, turned, code, invitation, members = found
    if first != last + 1:
        raise Clash(f"{table} {first}")
    if (code, invitation) != (index.code, index.invitation):
        _check_codes(db, index)
    if status != index.status:
        turned = index.updated
    db.execute(
        "UPDATE tables SET code = ?, invitation = ?, game = ?, status = ?, summary = ?, members = ?, updated = ?,"
        " last = ?, turned = ? WHERE id = ?",
        (*_columns(index), records[-1].n, turned, table),
    )
    _insert_records(db, table, records)
    if (status, members) != (index.status, _members_text(index.members)):
        db.execute("DELETE FROM memberships WHERE table_id = ?", (table,))
        _insert_members(db, index, turned)


def rewrite(db: Connection, table: str, summary: str, data: Mapping[int, str], record: Record) -> None:
    row = db.execute("SELECT last FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise KeyError(table)
    if record.n != row[0] + 1:
        raise Clash(f"{table} {record.n}")
    changed = "UPDATE tables SET summary = ?, last = ?, rewritten = ? WHERE id = ?"
    db.execute(changed, (summary, record.n, record.n, table))
    rows = [(text, table, n) for n, text in data.items()]
    db.executemany("UPDATE records SET data = ? WHERE table_id = ? AND n = ?", rows)
    _insert_records(db, table, [record])
    db.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))


def _check_codes(db: Connection, index: TableIndex) -> None:
    for column, value in (("code", index.code), ("invitation", index.invitation)):
        taken = f"SELECT 1 FROM tables WHERE {column} = ? AND {column} <> '' AND id <> ?"
        if db.execute(taken, (value, index.table)).fetchone():
            raise CodeTaken(column)


def _columns(index: TableIndex) -> tuple[str, str, str, str, str, str, int]:
    members = _members_text(index.members)
    return index.code, index.invitation, index.game, index.status, index.summary, members, index.updated


@lru_cache(1024)
def _members_text(members: tuple[str, ...]) -> str:
    return json.dumps(members, ensure_ascii=False)


def _insert_records(db: Connection, table: str, records: Sequence[Record]) -> None:
    rows = [(table, record.n, record.kind, record.data, record.at) for record in records]
    db.executemany("INSERT INTO records (table_id, n, kind, data, at) VALUES (?, ?, ?, ?, ?)", rows)


def _insert_members(db: Connection, index: TableIndex, turned: int) -> None:
    rows = [(person, index.table, index.status, turned) for person in set(index.members)]
    db.executemany("INSERT INTO memberships (person, table_id, status, turned) VALUES (?, ?, ?, ?)", rows)


def _index(row: Sequence[Any]) -> TableIndex:
    table, code, invitation, game, status, summary, members, updated = row
    return TableIndex(table, code, invitation, game, status, summary, tuple(json.loads(members)), updated)


def load(db: Connection, table: str, after: int | None) -> Stored | None:
    index = _find(db, table)
    if index is None:
        return None
    snapshot = _snapshot(db, table) if after is None else None
    begin = snapshot.n if snapshot else after or 0
    return Stored(index, snapshot, _records(db, table, begin))


def several(db: Connection, tables: Sequence[str]) -> list[Stored]:
    """Each with its snapshot and all its records, without those that were deleted meanwhile."""
    found = ((table, _find(db, table)) for table in tables)
    return [Stored(index, _snapshot(db, table), _records(db, table, 0)) for table, index in found if index]


def count(db: Connection) -> int:
    return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def _find(db: Connection, table: str) -> TableIndex | None:
    row = db.execute(f"SELECT {INDEX} FROM tables WHERE id = ?", (table,)).fetchone()
    return row and _index(row)


def _snapshot(db: Connection, table: str) -> Snapshot | None:
    row = db.execute("SELECT n, data FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return row and Snapshot(*row)


def _records(db: Connection, table: str, after: int) -> tuple[Record, ...]:
    rows = db.execute("SELECT n, kind, data, at FROM records WHERE table_id = ? AND n > ? ORDER BY n", (table, after))
    return tuple(starmap(Record, rows))


def ids(db: Connection, after: str, limit: int, mentioning: str) -> list[str]:
    chosen = "id > ? AND EXISTS (SELECT 1 FROM records WHERE table_id = id AND instr(data, ?))"
    if not mentioning:
        chosen = "id > ? AND ? = ''"
    rows = db.execute(f"SELECT id FROM tables WHERE {chosen} ORDER BY id LIMIT ?", (after, mentioning, limit))
    return [table for (table,) in rows]


def save_snapshot(db: Connection, table: str, snapshot: Snapshot) -> None:
    row = db.execute("SELECT last, rewritten FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise KeyError(table)
    if not 1 <= snapshot.n <= row[0]:
        raise ValueError(f"{table} has no record {snapshot.n}")
    if snapshot.n < row[1]:
        return
    db.execute(
        "INSERT INTO snapshots (table_id, n, data) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, data = excluded.data WHERE snapshots.n <= excluded.n",
        (table, snapshot.n, snapshot.data),
    )


def find_code(db: Connection, code: str) -> str | None:
    row = db.execute("SELECT id FROM tables WHERE code = ? AND code <> ''", (code,)).fetchone()
    return row and str(row[0])


def find_invitation(db: Connection, digest: str) -> str | None:
    row = db.execute("SELECT id FROM tables WHERE invitation = ? AND invitation <> ''", (digest,)).fetchone()
    return row and str(row[0])


def tables_of(db: Connection, person: str, statuses: Sequence[str], limit: int) -> list[TableIndex]:
    """One query for each status, because only then the index has the order."""
    newest = "SELECT table_id FROM memberships WHERE person = ? AND status = ? ORDER BY turned DESC, table_id LIMIT ?"
    chosen = f"SELECT {INDEX} FROM tables WHERE id IN ({newest})"
    rows = [row for status in statuses for row in db.execute(chosen, (person, status, limit))]
    return sorted((_index(row) for row in rows), key=lambda index: (-index.updated, index.table))[:limit]


def is_member(db: Connection, table: str, person: str) -> bool:
    found = db.execute("SELECT 1 FROM memberships WHERE person = ? AND table_id = ?", (person, table))
    return found.fetchone() is not None


def tables_with(db: Connection, status: str, updated: tuple[int, int | None], limit: int) -> list[TableIndex]:
    """`updated` has the exclusive bounds; without an upper one, None."""
    after, before = updated
    chosen = "status = ? AND updated > ?" + ("" if before is None else " AND updated < ?")
    bounds = [after] if before is None else [after, before]
    rows = db.execute(
        f"SELECT {INDEX} FROM tables WHERE {chosen} ORDER BY updated, id LIMIT ?", (status, *bounds, limit)
    )
    return [_index(row) for row in rows]


def delete(db: Connection, table: str) -> bool:
    db.execute("DELETE FROM leases WHERE table_id = ?", (table,))
    return db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount > 0


def take_lease(db: Connection, table: str, owner: str, now: int, lasts: int) -> Lease:
    db.execute(
        "INSERT INTO leases (table_id, owner, expires) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, expires = excluded.expires"
        " WHERE leases.owner = excluded.owner OR leases.expires <= ?",
        (table, owner, now + lasts, now),
    )
    return Lease(*db.execute("SELECT owner, expires FROM leases WHERE table_id = ?", (table,)).fetchone())


def renew_leases(db: Connection, owner: str, tables: Sequence[str], now: int, lasts: int) -> list[str]:
    named = "owner = ? AND table_id IN (SELECT value FROM json_each(?))"
    wanted = json.dumps(list(tables))
    db.execute(f"UPDATE leases SET expires = ? WHERE {named}", (now + lasts, owner, wanted))
    ours = {table for (table,) in db.execute(f"SELECT table_id FROM leases WHERE {named}", (owner, wanted))}
    return [table for table in tables if table in ours]


def release_lease(db: Connection, table: str, owner: str) -> None:
    db.execute("DELETE FROM leases WHERE table_id = ? AND owner = ?", (table, owner))


def secret(db: Connection, name: str, fresh: bytes) -> bytes:
    db.execute("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh))
    return bytes(db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0])


def secrets(db: Connection) -> dict[str, bytes]:
    return dict(db.execute("SELECT name, value FROM secrets ORDER BY name").fetchall())


def revoke(db: Connection, person: str, at: int, device: str) -> Revocation:
    db.execute(
        "INSERT INTO revocations (person, at, device) VALUES (?, ?, ?)"
        " ON CONFLICT (person) DO UPDATE SET at = max(excluded.at, revocations.at + 1), device = excluded.device",
        (person, at, device),
    )
    made = revocation(db, person)
    assert made is not None
    return made


def revocation(db: Connection, person: str) -> Revocation | None:
    row = db.execute("SELECT person, at, device FROM revocations WHERE person = ?", (person,)).fetchone()
    return row and Revocation(*row)


def revocations(db: Connection) -> list[Revocation]:
    return [Revocation(*row) for row in db.execute("SELECT person, at, device FROM revocations ORDER BY person")]


def prune_revocations(db: Connection, before: int) -> int:
    without_table = "NOT EXISTS (SELECT 1 FROM memberships WHERE memberships.person = revocations.person)"
    return db.execute(f"DELETE FROM revocations WHERE at < ? AND {without_table}", (before,)).rowcount


def ping(db: Connection, *, by_writing: bool) -> None:
    db.execute("SELECT max(version) FROM schema_version").fetchone()
    if by_writing:  # with secure_delete all of it is written, although nothing remains
        db.execute("INSERT INTO leases (table_id, owner, expires) VALUES (?, ?, 0)", (PROBE, "x" * PROBE_BYTES))
        db.execute("DELETE FROM leases WHERE table_id = ?", (PROBE,))
