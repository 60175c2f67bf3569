"""Connections to an SQLite file, and bringing the file up to the newest schema.

The file is checked before anything in it is changed: a database of another program is left alone.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from tischlein.store import schema
from tischlein.store.port import Unavailable


class NotOurDatabase(Exception):
    """A database that another program made."""


def connect(path: Path, synchronous: str, patience: float) -> sqlite3.Connection:
    """Connects to a file that exists; one that SQLite created would be readable for others.

    `patience` is how many seconds to wait for another process that is writing.
    """
    # Transactions are begun and ended explicitly. One thread at a time uses a connection, but not always the same one.
    connection = sqlite3.connect(
        f"{path.as_uri()}?mode=rw", uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    try:
        for pragma in ("foreign_keys = ON", f"synchronous = {synchronous}", "fullfsync = ON", "trusted_schema = OFF"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA secure_delete = ON")  # overwrites what is deleted
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(path: Path, connect: Callable[[], sqlite3.Connection], patience: float) -> sqlite3.Connection:
    """Creates the file if it is missing, migrates it, and returns a connection. Raises NotOurDatabase, NewerSchema."""
    try:
        # Readable for its owner only, because it holds secrets. SQLite gives the write-ahead log the same mode.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = connect()
    except OSError as error:
        raise Unavailable(error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise as_store_error(error) from error
    try:
        _check_ours(connection)
        _use_wal(connection, patience)
        _migrate(connection)
    except sqlite3.Error as error:
        connection.close()
        raise as_store_error(error) from error
    except BaseException:
        connection.close()
        raise
    return connection


def as_store_error(error: Exception) -> Exception:
    """Unavailable for errors of the environment (disk, locks); errors in our SQL are bugs and returned as they are."""
    if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
        unavailable = Unavailable(str(error))
        unavailable.__cause__ = error
        return unavailable
    return error


def _check_ours(connection: sqlite3.Connection) -> None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if names and "schema_version" not in names:
        raise NotOurDatabase("a database of another program")


def _use_wal(connection: sqlite3.Connection, patience: float) -> None:
    """Switches to the write-ahead log, with retries: SQLite does not wait for another process that is switching too."""
    until = time.monotonic() + patience
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
            continue
        if mode != "wal":
            raise Unavailable(f"journal_mode = {mode}")
        return


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")  # a second process waits here and then finds nothing to do
    try:
        connection.execute(schema.VERSION_TABLE)
        (found,) = connection.execute(schema.FOUND).fetchone()
        for migration in schema.missing("sqlite", found):
            for statement in _statements(migration.sql):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?, ?)", (migration.version, migration.name))
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _statements(script: str) -> list[str]:
    """The statements of a script one by one, because executescript commits before it begins."""
    statements = [""]
    for line in script.splitlines(keepends=True):
        statements[-1] += line
        if sqlite3.complete_statement(statements[-1]):
            statements.append("")
    return [statement for statement in statements if statement.strip()]
