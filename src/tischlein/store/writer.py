"""One thread that hands SQLite's desk what waits, gathered into groups.

The wait for the disk is shared: while one group is being synchronised, the next one gathers (see desk.py for what
happens to a group).

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

from tischlein.store.desk import Desk, Outcome, Work
from tischlein.store.hub import Hub, Message
from tischlein.store.port import Closed

LARGEST_GROUP: Final = 256

TIDY_SECONDS: Final = 0.25
"""At least between two times that the log is emptied: a thousand tables to forget are not a thousand times to wait."""
LAST_PATIENCE: Final = 1000
"""Milliseconds to wait for readers of other processes when the store is closed with something still in the log."""

T = TypeVar("T")


class Shared:
    """What the stores of one process on one file share: who listens, and whose turn it is to write and to tell.

    Without the turn two stores could commit in one order and tell in the other. A server has one store only, and its
    clerk waits for nobody's turn.
    """

    def __init__(self) -> None:
        self.hub = Hub()
        self.turn = threading.Lock()


@dataclass(slots=True)
class Job:
    work: Work
    messages: Sequence[Message]
    """Told once the job is committed."""
    future: asyncio.Future[Any]
    is_forgetting: bool = False


class Writer:
    def __init__(self, desk: Desk, shared: Shared) -> None:
        self._desk = desk
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
                    outcomes = self._desk.commit([job.work for job in group])
                    kept = [job for job, outcome in zip(group, outcomes, strict=True) if outcome.error is None]
                    self._shared.hub.publish([message for job in kept for message in job.messages])
                self._owes_tidying |= any(job.is_forgetting for job in kept)
                if self._owes_tidying and time.monotonic() >= self._tidy_at:
                    self._tidy()
                self._call(settle, group, outcomes)
        if self._owes_tidying:
            self._tidy(patience=LAST_PATIENCE)
        self._desk.close()
        self._call(settle, [Job(lambda _: None, (), self._ended)], [Outcome()])

    def _pause(self) -> float | None:
        """How long to wait for a job at most; None: until there is one."""
        return max(0.0, self._tidy_at - time.monotonic()) if self._owes_tidying else None

    def _tidy(self, patience: int = 0) -> None:
        """Without waiting, as a rule: everybody's moves stand behind this. What is owed after that stays owed."""
        with self._shared.turn:
            self._owes_tidying = not self._desk.tidy(patience)
        self._tidy_at = time.monotonic() + TIDY_SECONDS

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(function, *arguments)


def settle(group: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
    """In the loop, once for the whole group."""
    for job, outcome in zip(group, outcomes, strict=True):
        if job.future.done():  # cancelled meanwhile
            continue
        if outcome.error is None:
            job.future.set_result(outcome.value)
        else:
            job.future.set_exception(outcome.error)
