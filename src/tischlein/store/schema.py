"""Migrations: numbered SQL files, each applied once and in order. The back ends apply them, in a transaction.

A file that was released is never changed; a later number changes what it made.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT NOT NULL)"
FOUND = "SELECT coalesce(max(version), 0) FROM schema_version"


class NewerSchema(Exception):
    """The schema is from a newer version of the program, so this one might damage the data."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema {found} was written by a newer version; this one knows up to {known}")
        self.found = found
        self.known = known


@dataclass(frozen=True, slots=True, order=True)
class Migration:
    version: int
    name: str
    sql: str


@cache
def migrations(kind: str) -> tuple[Migration, ...]:
    """All migrations of `sqlite` or `postgres`, in order."""
    folder = files("tischlein.store") / "migrations" / kind
    found = sorted(
        Migration(int(file.name[:4]), file.name.removesuffix(".sql"), file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    )
    return tuple(found)


def missing(kind: str, found: int) -> list[Migration]:
    """Migrations that a database at version `found` still needs. Raises NewerSchema."""
    known = migrations(kind)
    if found > known[-1].version:
        raise NewerSchema(found, known[-1].version)
    return [migration for migration in known if migration.version > found]
