-- A table's row says how far its log has come (last): whoever appends moves it on, and the loser of a race finds it moved.
-- COLLATE "C": ids are ordered as in SQLite and Python, whatever the database's language is.
CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    code text NOT NULL,
    invitation text NOT NULL,
    game text NOT NULL,
    status text NOT NULL,
    summary text NOT NULL,
    members text[] NOT NULL,
    updated bigint NOT NULL,
    last bigint NOT NULL
);

-- Empty means that the table has none.
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';

CREATE UNIQUE INDEX tables_invitation ON tables (invitation) WHERE invitation <> '';

CREATE INDEX tables_status ON tables (status, updated, id);

-- To find a person's tables; tables.members keeps the order. (An index over the array itself would be rewritten with
-- every move.)
CREATE TABLE memberships (
    person text NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX memberships_table ON memberships (table_id);

CREATE TABLE records (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n bigint NOT NULL,
    kind text NOT NULL,
    data text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    n bigint NOT NULL,
    data text NOT NULL
);

-- No reference to tables: chores have leases too.
CREATE TABLE leases (
    table_id text COLLATE "C" PRIMARY KEY,
    owner text NOT NULL,
    expires bigint NOT NULL
);

CREATE TABLE secrets (
    name text PRIMARY KEY,
    value bytea NOT NULL
);
