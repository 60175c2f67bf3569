"""Where tables are kept: one port, three back ends (memory, SQLite, PostgreSQL)."""
