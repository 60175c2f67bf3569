"""The SQL of the PostgreSQL store.

A write is one statement, so it is one round trip and one transaction. Of two processes that append to one table, the
first locks the row in `tables`, and the second finds that `last` is no longer the number it expected. Writes carry no
NOTIFY, because PostgreSQL commits transactions with one only one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.store.port import Record, TableIndex

CHANNEL: Final = "tischlein"
"""One PostgreSQL channel for all of ours, so that a new listener needs no statement."""

COLUMNS: Final = "id, code, invitation, game, status, summary, members, updated"

CREATE: Final = f"""
WITH made AS (
    INSERT INTO tables ({COLUMNS}, last, turned)
    VALUES (
        %(id)s, %(code)s, %(invitation)s, %(game)s, %(status)s, %(summary)s, %(members)s, %(updated)s, %(last)s,
        %(updated)s
    )
    RETURNING id, status, turned
), kept AS (
    INSERT INTO records (table_id, n, kind, data, at)
    SELECT made.id, r.* FROM made, unnest(%(n)s::bigint[], %(kind)s::text[], %(data)s::text[], %(at)s::bigint[]) r
), met AS (
    INSERT INTO memberships (person, table_id, status, turned)
    SELECT DISTINCT p, id, status, turned FROM made, unnest(%(members)s::text[]) p
)
SELECT id FROM made
"""

APPEND: Final = """
WITH locked AS (
    SELECT id, members, status FROM tables WHERE id = %(id)s AND last = %(before)s FOR UPDATE
), moved AS (
    UPDATE tables
    SET code = %(code)s, invitation = %(invitation)s, game = %(game)s, status = %(status)s, summary = %(summary)s,
        members = %(members)s, updated = %(updated)s, last = %(last)s,
        turned = CASE WHEN tables.status = %(status)s THEN tables.turned ELSE %(updated)s END
    FROM locked WHERE tables.id = locked.id AND tables.last = %(before)s
    RETURNING
        tables.id, tables.members, tables.status, tables.turned,
        tables.members <> locked.members AS has_changed, tables.status <> locked.status AS has_turned
), kept AS (
    INSERT INTO records (table_id, n, kind, data, at)
    SELECT moved.id, r.* FROM moved, unnest(%(n)s::bigint[], %(kind)s::text[], %(data)s::text[], %(at)s::bigint[]) r
), gone AS (
    DELETE FROM memberships USING moved WHERE has_changed AND table_id = moved.id AND person <> ALL (moved.members)
), stayed AS (
    UPDATE memberships SET status = moved.status, turned = moved.turned
    FROM moved WHERE has_turned AND table_id = moved.id AND person = ANY (moved.members)
), met AS (
    INSERT INTO memberships (person, table_id, status, turned)
    SELECT DISTINCT p, id, status, turned FROM moved, unnest(moved.members) p WHERE has_changed
    ON CONFLICT DO NOTHING
)
SELECT id FROM moved
"""

REWRITE: Final = """
WITH moved AS (
    UPDATE tables SET summary = %(summary)s, last = %(n)s, rewritten = %(n)s WHERE id = %(id)s AND last = %(n)s - 1
    RETURNING id
), changed AS (
    UPDATE records SET data = r.data
    FROM moved, unnest(%(numbers)s::bigint[], %(texts)s::text[]) AS r (n, data)
    WHERE records.table_id = moved.id AND records.n = r.n
), kept AS (
    INSERT INTO records (table_id, n, kind, data, at) SELECT id, %(n)s, %(kind)s, %(data)s, %(at)s FROM moved
), gone AS (
    DELETE FROM snapshots USING moved WHERE table_id = moved.id
)
SELECT id FROM moved
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
SELECT {COLUMNS} FROM tables WHERE id IN (
    SELECT newest.table_id FROM unnest(%(statuses)s::text[]) AS wanted, LATERAL (
        SELECT table_id FROM memberships WHERE person = %(person)s AND status = wanted
        ORDER BY turned DESC, table_id LIMIT %(limit)s
    ) AS newest
)
ORDER BY updated DESC, id LIMIT %(limit)s
"""
"""One look at the index for each status, because only then it has the order."""

IS_MEMBER: Final = "SELECT 1 FROM memberships WHERE table_id = %s AND person = %s"

TABLES_WITH: Final = f"""
SELECT {COLUMNS} FROM tables
WHERE status = %(status)s AND updated > %(after)s AND updated < %(before)s ORDER BY updated, id LIMIT %(limit)s
"""

COUNT: Final = "SELECT count(*) FROM tables"

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

REVOKE: Final = """
INSERT INTO revocations (person, at, device) VALUES (%(person)s, %(at)s, %(device)s)
ON CONFLICT (person) DO UPDATE SET at = greatest(excluded.at, revocations.at + 1), device = excluded.device
RETURNING person, at, device
"""

SEE_REVOCATION: Final = "SELECT person, at, device FROM revocations WHERE person = %s"

REVOCATIONS: Final = "SELECT person, at, device FROM revocations ORDER BY person"

PRUNE_REVOCATIONS: Final = """
DELETE FROM revocations
WHERE at < %s AND NOT EXISTS (SELECT 1 FROM memberships WHERE memberships.person = revocations.person)
"""

PROBE: Final = """
INSERT INTO leases (table_id, owner, expires)
SELECT 'probe ' || md5(random()::text), string_agg(md5(random()::text), ''), 0 FROM generate_series(1, 500)
"""
"""Writes some pages that cannot be compressed. It is rolled back, but the disk must have room for them anyway."""


def write_arguments(index: TableIndex, records: Sequence[Record]) -> dict[str, Any]:
    return {
        "id": index.table,
        "code": index.code,
        "invitation": index.invitation,
        "game": index.game,
        "status": index.status,
        "summary": index.summary,
        "members": list(index.members),
        "updated": index.updated,
        "before": records[0].n - 1,
        "last": records[-1].n,
        "n": [record.n for record in records],
        "kind": [record.kind for record in records],
        "data": [record.data for record in records],
        "at": [record.at for record in records],
    }


def to_index(row: Sequence[Any]) -> TableIndex:
    table, code, invitation, game, status, summary, members, updated = row
    return TableIndex(table, code, invitation, game, status, summary, tuple(members), updated)
