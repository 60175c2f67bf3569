"""What the PostgreSQL store says to its database.

A write is one statement, so it is one round trip and one transaction. Moving `last` on is the gate: the row is locked
by the first writer, and the second one finds that `last` is no longer what it expected. NOTIFY is part of the
statement: PostgreSQL sends it when it commits, in the order of the commits, for which it lets only one transaction with
a NOTIFY commit at a time. That is why many appends go into one statement (postgres_writer.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.store.port import TABLES, Record, TableIndex

CHANNEL: Final = "tischlein"
"""One for everything, listened to from the beginning: a new listener of ours needs no word with the server."""

COLUMNS: Final = "id, code, invitation, game, status, summary, members, updated"

CREATE: Final = f"""
WITH made AS (
    INSERT INTO tables ({COLUMNS}, last)
    VALUES (%(id)s, %(code)s, %(invitation)s, %(game)s, %(status)s, %(summary)s, %(members)s, %(updated)s, %(last)s)
    RETURNING id
), kept AS (
    INSERT INTO records (table_id, n, kind, data, at)
    SELECT made.id, r.* FROM made, unnest(%(n)s::bigint[], %(kind)s::text[], %(data)s::text[], %(at)s::bigint[]) r
), met AS (
    INSERT INTO memberships (person, table_id) SELECT DISTINCT p, made.id FROM made, unnest(%(members)s::text[]) p
)
SELECT pg_notify('{CHANNEL}', %(message)s) FROM made
"""

_APPEND: Final = f"""
WITH wanted AS (
    SELECT * FROM unnest(
        %(id)s::text[], %(code)s::text[], %(invitation)s::text[], %(game)s::text[], %(status)s::text[],
        %(summary)s::text[], %(members)s::text[], %(updated)s::bigint[], %(before)s::bigint[], %(last)s::bigint[]
    ) AS w ({COLUMNS}, before, last)
), locked AS (
    SELECT tables.id, tables.members FROM tables JOIN wanted ON tables.id = wanted.id AND tables.last = wanted.before
    FOR UPDATE OF tables {{how}}
), moved AS (
    UPDATE tables
    SET code = wanted.code, invitation = wanted.invitation, game = wanted.game, status = wanted.status,
        summary = wanted.summary, members = wanted.members::text[], updated = wanted.updated, last = wanted.last
    FROM wanted JOIN locked ON locked.id = wanted.id
    WHERE tables.id = wanted.id AND tables.last = wanted.before
    RETURNING tables.id, tables.members, tables.members <> locked.members AS has_changed, tables.last
), kept AS (
    INSERT INTO records (table_id, n, kind, data, at)
    SELECT r.* FROM moved JOIN unnest(
        %(table_id)s::text[], %(n)s::bigint[], %(kind)s::text[], %(data)s::text[], %(at)s::bigint[]
    ) AS r (table_id, n, kind, data, at) ON r.table_id = moved.id
), gone AS (
    DELETE FROM memberships USING moved WHERE has_changed AND table_id = moved.id AND person <> ALL (moved.members)
), met AS (
    INSERT INTO memberships (person, table_id)
    SELECT DISTINCT p, moved.id FROM moved, unnest(moved.members) p WHERE has_changed
    ON CONFLICT DO NOTHING
)
SELECT id, pg_notify('{CHANNEL}', '{TABLES} ' || id || ' ' || last) FROM moved
"""

APPEND: Final = _APPEND.format(how="")
"""For one table; waits if somebody else is writing there."""

APPEND_ALL: Final = _APPEND.format(how="SKIP LOCKED")
"""For any number of different tables, leaving out those where somebody else is writing. Returns the ids of the others
that could be moved on; a group waits for nobody, so it never stands still and never in a deadlock."""

REWRITE: Final = f"""
WITH moved AS (
    UPDATE tables SET summary = %(summary)s, last = %(n)s, rewritten = %(n)s WHERE id = %(id)s AND last = %(n)s - 1
    RETURNING id, last
), changed AS (
    UPDATE records SET data = r.data
    FROM moved, unnest(%(numbers)s::bigint[], %(texts)s::text[]) AS r (n, data)
    WHERE records.table_id = moved.id AND records.n = r.n
), kept AS (
    INSERT INTO records (table_id, n, kind, data, at) SELECT id, %(n)s, %(kind)s, %(data)s, %(at)s FROM moved
), gone AS (
    DELETE FROM snapshots USING moved WHERE table_id = moved.id
)
SELECT id, pg_notify('{CHANNEL}', '{TABLES} ' || id || ' ' || last) FROM moved
"""

INDEX: Final = f"""
SELECT {COLUMNS}, last, snapshots.n, snapshots.data FROM tables LEFT JOIN snapshots ON table_id = id WHERE id = %s
"""

RECORDS: Final = """
SELECT n, kind, data, at FROM records WHERE table_id = %s AND n > %s AND n <= %s ORDER BY n
"""

SAVE_SNAPSHOT: Final = """
INSERT INTO snapshots (table_id, n, data)
SELECT id, %(n)s, %(data)s FROM tables WHERE id = %(id)s AND %(n)s BETWEEN greatest(1, rewritten) AND last
ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, data = excluded.data WHERE snapshots.n <= excluded.n
"""

FIND_CODE: Final = "SELECT id FROM tables WHERE code = %s AND code <> ''"

FIND_INVITATION: Final = "SELECT id FROM tables WHERE invitation = %s AND invitation <> ''"

TABLES_OF: Final = f"""
SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM memberships WHERE person = %s)
ORDER BY updated DESC, id
"""

TABLES_WITH: Final = f"""
SELECT {COLUMNS} FROM tables WHERE status = %(status)s AND updated < %(before)s ORDER BY updated, id LIMIT %(limit)s
"""

IDS: Final = """
SELECT id FROM tables WHERE id > %(after)s AND (
    %(mentioning)s::text = '' OR EXISTS (
        SELECT 1 FROM records WHERE table_id = id AND position(%(mentioning)s::text IN data) > 0
    )
)
ORDER BY id LIMIT %(limit)s
"""

DELETE: Final = """
WITH freed AS (DELETE FROM leases WHERE table_id = %(id)s)
DELETE FROM tables WHERE id = %(id)s
"""

TAKE_LEASE: Final = """
INSERT INTO leases (table_id, owner, expires) VALUES (%(id)s, %(owner)s, %(expires)s)
ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, expires = excluded.expires
WHERE leases.owner = excluded.owner OR leases.expires <= %(now)s
RETURNING owner, expires
"""

SEE_LEASE: Final = "SELECT owner, expires FROM leases WHERE table_id = %s"

RENEW_LEASES: Final = """
UPDATE leases SET expires = %(expires)s WHERE owner = %(owner)s AND table_id = ANY (%(ids)s::text[]) RETURNING table_id
"""

RELEASE_LEASE: Final = "DELETE FROM leases WHERE table_id = %s AND owner = %s"

KEEP_SECRET: Final = "INSERT INTO secrets (name, value) VALUES (%s, %s) ON CONFLICT DO NOTHING"

SEE_SECRET: Final = "SELECT value FROM secrets WHERE name = %s"

SECRETS: Final = 'SELECT name, value FROM secrets ORDER BY name COLLATE "C"'

PROBE: Final = """
INSERT INTO leases (table_id, owner, expires)
SELECT 'probe ' || md5(random()::text), string_agg(md5(random()::text), ''), 0 FROM generate_series(1, 500)
"""
"""Some pages that cannot be compressed; to be rolled back, for the disk has to have room for them anyway."""


def create_arguments(index: TableIndex, records: Sequence[Record]) -> dict[str, Any]:
    return {
        "id": index.table,
        "code": index.code,
        "invitation": index.invitation,
        "game": index.game,
        "status": index.status,
        "summary": index.summary,
        "members": list(index.members),
        "updated": index.updated,
        "last": records[-1].n,
        "n": [record.n for record in records],
        "kind": [record.kind for record in records],
        "data": [record.data for record in records],
        "at": [record.at for record in records],
        "message": f"{TABLES} {index.table} {records[-1].n}",
    }


def append_arguments(group: Sequence[tuple[TableIndex, Sequence[Record]]]) -> dict[str, Any]:
    """Columns instead of rows: the statement is the same for one and for many."""
    indexes = [index for index, _ in group]
    rows = [(index.table, record) for index, records in group for record in records]
    return {
        "id": [index.table for index in indexes],
        "code": [index.code for index in indexes],
        "invitation": [index.invitation for index in indexes],
        "game": [index.game for index in indexes],
        "status": [index.status for index in indexes],
        "summary": [index.summary for index in indexes],
        "members": [_array(index.members) for index in indexes],
        "updated": [index.updated for index in indexes],
        "before": [records[0].n - 1 for _, records in group],
        "last": [records[-1].n for _, records in group],
        "table_id": [table for table, _ in rows],
        "n": [record.n for _, record in rows],
        "kind": [record.kind for _, record in rows],
        "data": [record.data for _, record in rows],
        "at": [record.at for _, record in rows],
    }


def _array(texts: Sequence[str]) -> str:
    """As PostgreSQL writes a text[]: it has no arrays of arrays of different lengths."""
    quoted = (text.replace("\\", "\\\\").replace('"', '\\"') for text in texts)
    return "{" + ",".join(f'"{text}"' for text in quoted) + "}"


def to_index(row: Sequence[Any]) -> TableIndex:
    table, code, invitation, game, status, summary, members, updated = row
    return TableIndex(table, code, invitation, game, status, summary, tuple(members), updated)
