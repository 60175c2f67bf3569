"""The thread that writes SQLite, in batches: jobs that wait together share one transaction and one wait for the disk.

While one batch is being committed, the next one gathers, so batches grow with the load. The event loop is woken once
per batch.

Within a batch every job succeeds or fails on its own: it checks before it writes, so a Clash changes nothing. Any other
failure (a full disk, a bug) rolls the batch back, and its jobs are tried again one by one.

Deleted text stays in the write-ahead log until the log is truncated. That happens after every job that deletes or
rewrites; while another connection still reads an older state, it is tried again and again.

SQLite goes on writing into a file that was deleted or replaced under it. So before a batch is acknowledged, the path is
compared with the file that was opened; jobs of a batch that went elsewhere fail with Unavailable.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from tischlein.store.port import Clash, Closed, CodeTaken, Unavailable
from tischlein.store.sqlite.connection import as_store_error

LARGEST_BATCH: Final = 256

TRUNCATE_SECONDS: Final = 0.25
"""Shortest time between two truncations, so that deleting a thousand tables does not mean a thousand of them."""
LAST_PATIENCE: Final = 1000
"""Milliseconds to wait for readers in other processes if the log has to be truncated when the store is closed."""

REFUSALS: Final = (Clash, CodeTaken, KeyError, ValueError)
"""What work may raise before it has written anything."""

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


@dataclass(slots=True)
class Job:
    work: Work[Any]
    future: asyncio.Future[Any]
    is_deleting: bool
    """Whether the write-ahead log has to be truncated afterwards."""


class Outcome(NamedTuple):
    value: Any = None
    error: Exception | None = None


class Place:
    """The file at a path, to be recognised later by its device and its inode."""

    def __init__(self, path: Path) -> None:
        """Raises OSError."""
        self._path = path
        self._known = self._look()

    def check(self) -> None:
        """Raises Unavailable if another file is there now, or none."""
        try:
            is_same = self._look() == self._known
        except OSError:
            is_same = False
        if not is_same:
            raise Unavailable("the database file was deleted or replaced; restart the server")

    def _look(self) -> tuple[int, int]:
        found = os.stat(self._path)
        return found.st_dev, found.st_ino


class Writer:
    """Belongs to the event loop in which it was made, and owns the connection."""

    def __init__(self, connection: sqlite3.Connection, place: Place) -> None:
        self._connection = connection
        self._place = place
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._is_closed = False
        self._has_to_truncate = False
        self._truncate_at = 0.0
        # A daemon, so that a store that was not closed does not keep the program running; WAL survives being cut off.
        threading.Thread(target=self._run, name="tischlein-writer", daemon=True).start()

    async def run(self, work: Work[T], *, is_deleting: bool = False) -> T:
        """Returns the result of the work once it is committed."""
        if self._is_closed:
            raise Closed
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future, is_deleting))
        return await future

    async def close(self) -> None:
        """Ends the thread after the jobs that already wait."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    # Everything below runs in the thread, except _settle

    def _run(self) -> None:
        is_open = True
        while is_open:
            try:
                first = self._jobs.get(timeout=self._pause())
            except queue.Empty:
                self._truncate_log(patience=0)
                continue
            batch, is_open = self._gather(first)
            if batch:
                self._write(batch)
        if self._has_to_truncate:
            self._truncate_log(patience=LAST_PATIENCE)
        self._connection.close()
        self._call(_settle, [self._ended], [Outcome()])

    def _pause(self) -> float | None:
        """Seconds to wait for a job; None means until one comes."""
        return max(0.0, self._truncate_at - time.monotonic()) if self._has_to_truncate else None

    def _gather(self, waiting: Job | None) -> tuple[list[Job], bool]:
        """The jobs that wait now, and whether more may follow."""
        batch: list[Job] = []
        while waiting is not None:
            if not waiting.future.cancelled():
                batch.append(waiting)
            if len(batch) == LARGEST_BATCH or self._jobs.empty():
                break
            waiting = self._jobs.get()
        return batch, waiting is not None

    def _write(self, batch: Sequence[Job]) -> None:
        outcomes = self._still_there(self._commit([job.work for job in batch]))
        self._has_to_truncate |= any(
            job.is_deleting and outcome.error is None for job, outcome in zip(batch, outcomes, strict=True)
        )
        if self._has_to_truncate and time.monotonic() >= self._truncate_at:
            self._truncate_log(patience=0)
        self._call(_settle, [job.future for job in batch], outcomes)

    def _commit(self, works: Sequence[Work[Any]]) -> list[Outcome]:
        """One outcome each; those without an error are committed. Never raises."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return [Outcome(error=as_store_error(error)) for _ in works]
        try:
            outcomes = [self._try(work) for work in works]
            self._connection.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                self._connection.execute("ROLLBACK")
            if len(works) == 1:
                return [Outcome(error=as_store_error(error))]
            return [self._commit([work])[0] for work in works]
        return outcomes

    def _still_there(self, outcomes: list[Outcome]) -> list[Outcome]:
        """The outcomes, or failures if what was committed went into a file that is not at its path any more."""
        try:
            self._place.check()
        except Unavailable as error:
            return [outcome if outcome.error else Outcome(error=error) for outcome in outcomes]
        return outcomes

    def _try(self, work: Work[Any]) -> Outcome:
        before = self._connection.total_changes
        try:
            return Outcome(work(self._connection))
        except REFUSALS as refusal:
            if self._connection.total_changes != before:  # a bug, not a refusal: roll back
                raise
            return Outcome(error=refusal)

    def _truncate_log(self, patience: int) -> None:
        """Usually without patience, because moves wait in the queue behind this; it is tried again later."""
        self._has_to_truncate = not self._has_truncated(patience)
        self._truncate_at = time.monotonic() + TRUNCATE_SECONDS

    def _has_truncated(self, patience: int) -> bool:
        """False if another connection still reads an older state after so many milliseconds."""
        with contextlib.suppress(sqlite3.Error):  # such as a full disk
            (usual,) = self._connection.execute("PRAGMA busy_timeout").fetchone()
            self._connection.execute(f"PRAGMA busy_timeout = {patience}")
            try:
                is_busy, *_ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                return not is_busy
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {usual}")
        return False

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed, so no call waits any more
            self._loop.call_soon_threadsafe(function, *arguments)


def _settle(futures: Sequence[asyncio.Future[Any]], outcomes: Sequence[Outcome]) -> None:
    """Runs in the event loop."""
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():  # cancelled meanwhile
            continue
        if outcome.error is None:
            future.set_result(outcome.value)
        else:
            future.set_exception(outcome.error)
