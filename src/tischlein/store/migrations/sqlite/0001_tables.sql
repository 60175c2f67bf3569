-- A table's row says how far its log has come (last), so that one look tells whether a writer is late.
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    code TEXT NOT NULL,
    invitation TEXT NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    summary TEXT NOT NULL,
    members TEXT NOT NULL, -- JSON array, in order
    updated INTEGER NOT NULL,
    last INTEGER NOT NULL
);

-- Empty means that the table has none.
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';

CREATE UNIQUE INDEX tables_invitation ON tables (invitation) WHERE invitation <> '';

CREATE INDEX tables_status ON tables (status, updated, id);

-- To find a person's tables; tables.members keeps the order.
CREATE TABLE memberships (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

CREATE INDEX memberships_table ON memberships (table_id);

CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    data TEXT NOT NULL
);

-- No reference to tables: chores have leases too.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL,
    expires INTEGER NOT NULL
);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY NOT NULL,
    value BLOB NOT NULL
);
