"""Where SQLite is written: one connection, and everything that waits together in one transaction.

Within a group every work fails or succeeds for itself: it looks before it writes, so a Clash leaves nothing behind.
Whatever goes wrong later (a full disk, a bug) undoes the group, and then its works are tried one by one, so that nobody
fails for another's sake.

What was forgotten is still in the write-ahead log, letter by letter, until the log is emptied: `tidy`.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from tischlein.store.port import Clash, CodeTaken, Unavailable

REFUSALS: Final = (Clash, CodeTaken, KeyError, ValueError)
"""Raised by works before they write anything."""

Work = Callable[[sqlite3.Connection], Any]


class Outcome(NamedTuple):
    value: Any = None
    error: Exception | None = None


class Desk(Protocol):
    """Used by one thread at a time."""

    def commit(self, works: Sequence[Work]) -> list[Outcome]:
        """One outcome each; those without an error are committed. Never raises."""
        ...

    def tidy(self, patience: int) -> bool:
        """Empties the write-ahead log; False if somebody still reads an older state after so many milliseconds."""
        ...

    def close(self) -> None: ...


class OwnDesk:
    """In this process."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def commit(self, works: Sequence[Work]) -> list[Outcome]:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return [Outcome(error=told(error)) for _ in works]
        try:
            outcomes = [self._do(work) for work in works]
            self.connection.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                self.connection.execute("ROLLBACK")
            if len(works) == 1:
                return [Outcome(error=told(error))]
            return [self.commit([work])[0] for work in works]
        return outcomes

    def _do(self, work: Work) -> Outcome:
        before = self.connection.total_changes
        try:
            return Outcome(work(self.connection))
        except REFUSALS as refusal:
            if self.connection.total_changes != before:  # not a refusal but a bug: undo it
                raise
            return Outcome(error=refusal)

    def tidy(self, patience: int) -> bool:
        with contextlib.suppress(sqlite3.Error):  # such as a full disk
            (usual,) = self.connection.execute("PRAGMA busy_timeout").fetchone()
            self.connection.execute(f"PRAGMA busy_timeout = {patience}")
            try:
                is_busy, *_ = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                return not is_busy
            finally:
                self.connection.execute(f"PRAGMA busy_timeout = {usual}")
        return False

    def close(self) -> None:
        self.connection.close()


def connect(path: Path, synchronous: str, patience: float) -> sqlite3.Connection:
    """To a file that is there: a new one would not be as private as it has to be."""
    # Transactions are begun and ended by hand; a connection is used by one thread at a time, not always the same.
    connection = sqlite3.connect(
        f"{path.as_uri()}?mode=rw", uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    try:
        for pragma in ("foreign_keys = ON", f"synchronous = {synchronous}", "fullfsync = ON", "trusted_schema = OFF"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is gone from the file, too
    except BaseException:
        connection.close()
        raise
    return connection


def told(error: Exception) -> Exception:
    """What SQLite says about the outside world is Unavailable; what it says about our SQL is a bug and stays one."""
    if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
        unavailable = Unavailable(str(error))
        unavailable.__cause__ = error
        return unavailable
    return error
