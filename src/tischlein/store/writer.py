"""One thread that owns SQLite's write connection and gathers what waits into one transaction.

The wait for the disk is shared: while one group is being synchronised, the next one gathers. Within a group every job
fails or succeeds for itself: it looks before it writes, so a Clash leaves nothing behind. Whatever goes wrong later (a
full disk, a bug) undoes the group, and then its jobs are tried one by one, so that nobody fails for another's sake.

What was forgotten is still in the write-ahead log, letter by letter, until the log is emptied. That happens after every
job that forgets something; if somebody is reading an older state just then, again and again until nobody is.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from tischlein.store.hub import Hub, Message
from tischlein.store.port import Clash, Closed, CodeTaken, Unavailable

LARGEST_GROUP: Final = 256

TIDY_SECONDS: Final = 0.25
"""At least between two times that the log is emptied: a thousand tables to forget are not a thousand times to wait."""
LAST_PATIENCE: Final = 1000
"""Milliseconds to wait for readers of other processes when the store is closed with something still in the log."""

REFUSALS: Final = (Clash, CodeTaken, KeyError, ValueError)
"""Raised by jobs before they write anything."""

T = TypeVar("T")


class Shared:
    """What the stores of one process on one file share: who listens, and whose turn it is to write and to tell.

    Without the turn two stores could commit in one order and tell in the other.
    """

    def __init__(self) -> None:
        self.hub = Hub()
        self.turn = threading.Lock()


@dataclass(slots=True)
class Job:
    work: Callable[[sqlite3.Connection], Any]
    messages: Sequence[Message]
    """Told once the job is committed."""
    future: asyncio.Future[Any]
    is_forgetting: bool = False


@dataclass(slots=True)
class Outcome:
    value: Any = None
    error: Exception | None = None


class Writer:
    def __init__(self, connection: sqlite3.Connection, shared: Shared) -> None:
        self._connection = connection
        self._shared = shared
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._is_closed = False
        self._owes_tidying = False
        """Something that was to be forgotten is still in the write-ahead log."""
        self._tidy_at = 0.0
        # A daemon: a forgotten store must not keep the program from ending. Being cut off is what WAL is made for.
        threading.Thread(target=self._run, name="tischlein-writer", daemon=True).start()

    async def run(self, work: Callable[[sqlite3.Connection], T], *messages: Message, is_forgetting: bool = False) -> T:
        """The work's result, once it is committed."""
        if self._is_closed:
            raise Closed
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, messages, future, is_forgetting))
        return await future

    async def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    # From here on in the thread

    def _run(self) -> None:
        is_open = True
        while is_open:
            group: list[Job] = []
            try:
                waiting = self._jobs.get(timeout=self._pause())
            except queue.Empty:
                self._tidy()
                continue
            while waiting is not None:
                if not waiting.future.cancelled():
                    group.append(waiting)
                if len(group) == LARGEST_GROUP or self._jobs.empty():
                    break
                waiting = self._jobs.get()
            is_open = waiting is not None
            if group:
                with self._shared.turn:
                    outcomes = self._commit(group)
                    kept = [job for job, outcome in zip(group, outcomes, strict=True) if outcome.error is None]
                    self._shared.hub.publish([message for job in kept for message in job.messages])
                self._owes_tidying |= any(job.is_forgetting for job in kept)
                if self._owes_tidying and time.monotonic() >= self._tidy_at:
                    self._tidy()
                self._call(self._settle, group, outcomes)
        if self._owes_tidying:
            self._tidy(patience=LAST_PATIENCE)
        self._connection.close()
        self._call(self._settle, [Job(lambda _: None, (), self._ended)], [Outcome()])

    def _pause(self) -> float | None:
        """How long to wait for a job at most; None: until there is one."""
        return max(0.0, self._tidy_at - time.monotonic()) if self._owes_tidying else None

    def _commit(self, group: list[Job]) -> list[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return [Outcome(error=told(error)) for _ in group]
        try:
            outcomes = [self._do(job) for job in group]
            self._connection.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                self._connection.execute("ROLLBACK")
            if len(group) == 1:
                return [Outcome(error=told(error))]
            return [self._commit([job])[0] for job in group]
        return outcomes

    def _tidy(self, patience: int = 0) -> None:
        """Without waiting, as a rule: everybody's moves stand behind this."""
        with contextlib.suppress(sqlite3.Error):  # such as a full disk; what is owed stays owed
            (usual,) = self._connection.execute("PRAGMA busy_timeout").fetchone()
            self._connection.execute(f"PRAGMA busy_timeout = {patience}")
            try:
                with self._shared.turn:
                    is_busy, *_ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                self._owes_tidying = bool(is_busy)
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {usual}")
        self._tidy_at = time.monotonic() + TIDY_SECONDS

    def _do(self, job: Job) -> Outcome:
        before = self._connection.total_changes
        try:
            return Outcome(job.work(self._connection))
        except REFUSALS as refusal:
            if self._connection.total_changes != before:  # not a refusal but a bug: undo it
                raise
            return Outcome(error=refusal)

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(function, *arguments)

    @staticmethod
    def _settle(group: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
        """In the loop, once for the whole group."""
        for job, outcome in zip(group, outcomes, strict=True):
            if job.future.done():  # cancelled meanwhile
                continue
            if outcome.error is None:
                job.future.set_result(outcome.value)
            else:
                job.future.set_exception(outcome.error)


def told(error: Exception) -> Exception:
    """What SQLite says about the outside world is Unavailable; what it says about our SQL is a bug and stays one."""
    if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
        unavailable = Unavailable(str(error))
        unavailable.__cause__ = error
        return unavailable
    return error
