"""SQLite written by a process of its own, so that writing takes no time from playing.

Python runs one thread at a time. A thread that writes has to wait for its turn again and again, once for every call of
SQLite, and the tables wait for it: both are slow just when there is much to do. The clerk (clerk.py) has nothing else
to do. What waits is handed over together; while a group is being synchronised, the next one gathers.

The clerk outlives a server that is killed by some milliseconds, and may still commit what nobody was told of; the next
server finds it done, or clashes and loads it. If the clerk itself dies, what was handed to it is Unavailable, kept or
not, and the next group gets a new one.
"""

from __future__ import annotations

import asyncio
import pickle
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

from tischlein.store.clerk import HEAD, Answer, Request, letter
from tischlein.store.desk import Outcome, Work
from tischlein.store.hub import Hub, Message
from tischlein.store.port import Closed, Unavailable
from tischlein.store.writer import LARGEST_GROUP, LAST_PATIENCE, TIDY_SECONDS, Job, settle

CLERK: Final = "from tischlein.store.clerk import main; main()"
"""Not `-m`: letters name the module of what they carry, and that is not `__main__` at this end."""
LEAVING_SECONDS: Final = 10.0
"""To close the file."""


class ClerkWriter:
    """Does what Writer does, without a thread. Belongs to the loop that it was made in."""

    def __init__(self, path: Path, synchronous: str, patience: float, hub: Hub) -> None:
        self._command = [sys.executable, "-P", "-c", CLERK, str(path), synchronous, str(patience)]
        self._hub = hub
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Job] = deque()
        self._asked: list[Job] | None = None
        """Handed over and not answered yet."""
        self._line: Line | None = None
        self._hiring: asyncio.Task[None] | None = None
        self._is_sending = False
        """What waits is handed over when everybody has had their say."""
        self._is_closed = False
        self._owes_tidying = False
        """Something that was to be forgotten is still in the write-ahead log."""
        self._tidy_at = 0.0
        self._is_to_tidy = False
        """Then."""
        self._patience = 0
        self._on_rest: asyncio.Future[None] | None = None

    async def run(self, work: Work, *messages: Message, is_forgetting: bool = False) -> Any:
        """The work's result, once it is committed."""
        if self._is_closed:
            raise Closed
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append(Job(work, messages, future, is_forgetting))
        self._send_soon()
        return await future

    async def close(self) -> None:
        """After everything that waits."""
        if not self._is_closed:
            self._is_closed, self._patience = True, LAST_PATIENCE
            await self._rest()
            if self._hiring is not None:
                await self._hiring
            if self._owes_tidying and self._line is not None:
                self._tidy_at = 0.0
                self._send()
                await self._rest()
            if self._line is not None:
                line, self._line = self._line, None
                await line.end()

    async def _rest(self) -> None:
        while self._waiting or self._asked is not None:
            self._on_rest = self._loop.create_future()
            await self._on_rest

    def _send_soon(self) -> None:
        if self._asked is None and not self._is_sending:
            self._is_sending = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._is_sending = False
        if self._asked is not None:
            return  # the answer sends on
        if self._line is None:
            if self._hiring is None:
                self._hiring = self._loop.create_task(self._hire())
            return
        group: list[Job] = []
        while self._waiting and len(group) < LARGEST_GROUP:
            job = self._waiting.popleft()
            if not job.future.cancelled():
                group.append(job)
        is_tidying = self._owes_tidying or any(job.is_forgetting for job in group)
        within = self._patience if is_tidying and self._loop.time() >= self._tidy_at else None
        if group or within is not None:
            self._hand_over(self._line, group, within)
        else:
            self._rested()

    def _hand_over(self, line: Line, group: list[Job], within: int | None) -> None:
        try:
            written = letter(Request([job.work for job in group], within))
        except Exception as error:  # a work that cannot be sent is a bug, but nobody may wait for it for ever
            settle(group, [Outcome(error=error) for _ in group])
            self._send_soon()
            return
        self._asked = group
        line.say(written)

    def answered(self, answer: Answer) -> None:
        assert self._asked is not None
        group, self._asked = self._asked, None
        kept = [job for job, outcome in zip(group, answer.outcomes, strict=True) if outcome.error is None]
        if kept:
            self._hub.publish([message for job in kept for message in job.messages])
        self._owe(answer, is_forgetting=any(job.is_forgetting for job in kept))
        settle(group, answer.outcomes)
        self._send()

    def _owe(self, answer: Answer, *, is_forgetting: bool) -> None:
        if not self._owes_tidying and not is_forgetting:
            return
        self._owes_tidying = not answer.is_tidy
        now = self._loop.time()
        if self._tidy_at <= now:
            self._tidy_at = now + TIDY_SECONDS
        if self._owes_tidying and not self._is_closed and not self._is_to_tidy:
            self._is_to_tidy = True
            self._loop.call_at(self._tidy_at, self._tidy)

    def _tidy(self) -> None:
        """Also if nobody writes anything any more."""
        self._is_to_tidy = False
        self._send_soon()

    def lost(self, line: Line) -> None:
        """The clerk has ended, and nobody told it to."""
        if line is not self._line:
            return
        self._line = None
        self._loop.run_in_executor(None, line.reap)
        group, self._asked = self._asked or [], None
        settle(group, [Outcome(error=Unavailable("the process that writes has ended")) for _ in group])
        if self._waiting:
            self._send_soon()
        else:
            self._rested()

    async def _hire(self) -> None:
        try:
            self._line = await Line.begin(self, self._command)
        except OSError as error:
            group = list(self._waiting)
            self._waiting.clear()
            settle(group, [Outcome(error=Unavailable(error.strerror or str(error))) for _ in group])
        self._hiring = None
        if self._line is None:
            self._rested()
        else:
            self._send()

    def _rested(self) -> None:
        if self._on_rest is not None and not self._on_rest.done():
            self._on_rest.set_result(None)


class Line(asyncio.Protocol):
    """To one clerk."""

    def __init__(self, writer: ClerkWriter, process: subprocess.Popen[bytes]) -> None:
        self._writer = writer
        self._process = process
        self._heard = bytearray()
        self._transport: asyncio.Transport

    @classmethod
    async def begin(cls, writer: ClerkWriter, command: Sequence[str]) -> Line:
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                process = subprocess.Popen(command, stdin=theirs.fileno(), stdout=theirs.fileno())
            except OSError:
                ours.close()
                raise
        loop = asyncio.get_running_loop()
        _, line = await loop.create_unix_connection(lambda: cls(writer, process), sock=ours)
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's only look like one

    def say(self, written: bytes) -> None:
        self._transport.write(written)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        end = HEAD + int.from_bytes(self._heard[:HEAD], "big")
        if len(self._heard) >= max(end, HEAD + 1):
            answer: Answer = pickle.loads(memoryview(self._heard)[HEAD:end])
            self._heard = bytearray()  # there is never more than one answer on the way
            self._writer.answered(answer)

    def connection_lost(self, error: Exception | None) -> None:
        self._writer.lost(self)

    async def end(self) -> None:
        self._transport.close()
        await asyncio.to_thread(self._wait)

    def reap(self) -> None:
        self._process.kill()
        self._process.wait()

    def _wait(self) -> None:
        try:
            self._process.wait(LEAVING_SECONDS)
        except subprocess.TimeoutExpired:
            self.reap()
