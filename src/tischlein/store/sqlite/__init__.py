"""The store in one SQLite file."""

from tischlein.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
