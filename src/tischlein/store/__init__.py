"""Storage of tables: one interface (port) and three back ends (memory, SQLite, PostgreSQL)."""
