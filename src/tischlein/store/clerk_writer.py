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
import contextlib
import os
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
AGAIN_SECONDS: Final = 1.0
"""After a clerk who ended without a word, until another one is looked for."""


class ClerkWriter:
    """Does what Writer does, without a thread. Belongs to the loop that it was made in."""

    def __init__(self, path: Path, synchronous: str, patience: float, hub: Hub) -> None:
        self._arguments = [str(path), synchronous, str(patience)]
        self._hub = hub
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Job] = deque()
        self._asked: list[Job] | None = None
        """Handed over and not answered yet."""
        self._line: Line | None = None
        self._hiring: asyncio.Task[None] | None = None
        self._hire_at = 0.0
        self._is_sending = False
        """What waits is handed over when everybody has had their say."""
        self._owes_tidying = False
        """Something that was to be forgotten is still in the write-ahead log."""
        self._tidy_at = 0.0
        self._tidying: asyncio.TimerHandle | None = None
        self._patience = 0
        self._closing: asyncio.Task[None] | None = None
        self._on_rest: asyncio.Future[None] | None = None

    async def run(self, work: Work, *messages: Message, is_forgetting: bool = False) -> Any:
        """The work's result, once it is committed."""
        if self._closing is not None:
            raise Closed
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append(Job(work, messages, future, is_forgetting))
        self._send_soon()
        return await future

    async def close(self) -> None:
        """After everything that waits."""
        if self._closing is None:
            self._closing = self._loop.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self._patience = LAST_PATIENCE
        if self._tidying is not None:
            self._tidying.cancel()
        await self._rest()
        if self._owes_tidying:
            self._tidy()
            await self._rest()
        if self._line is not None:
            line, self._line = self._line, None
            await line.end()

    async def _rest(self) -> None:
        while self._waiting or self._asked is not None or self._hiring is not None or self._is_sending:
            self._on_rest = self._loop.create_future()
            await self._on_rest

    def _rested(self) -> None:
        if self._on_rest is not None and not self._on_rest.done():
            self._on_rest.set_result(None)

    # Handing over

    def _send_soon(self) -> None:
        if self._asked is None and self._hiring is None and not self._is_sending:
            self._is_sending = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._is_sending = False
        is_due = self._owes_tidying and self._loop.time() >= self._tidy_at
        if not self._waiting and not is_due:
            self._rested()
        elif self._line is not None:
            self._hand_over(self._line)
        elif self._loop.time() < self._hire_at:
            self._give_up("the process that writes ends at once")
        else:
            self._hiring = self._loop.create_task(self._hire())

    def _hand_over(self, line: Line) -> None:
        group: list[Job] = []
        while self._waiting and len(group) < LARGEST_GROUP:
            job = self._waiting.popleft()
            if not job.future.cancelled():
                group.append(job)
        is_tidying = self._owes_tidying or any(job.is_forgetting for job in group)
        within = self._patience if is_tidying and self._loop.time() >= self._tidy_at else None
        try:
            written = letter(Request([job.work for job in group], within))
        except Exception as error:
            self._sort_out(group, error)
            return
        self._asked = group
        line.say(written)

    def _sort_out(self, group: list[Job], error: Exception) -> None:
        """A work that cannot be sent is a bug. Whoever asked for it hears of it, and nobody else."""
        sound = []
        for job in group:
            try:
                letter(Request([job.work], None))
            except Exception as own:
                settle([job], [Outcome(error=own)])
            else:
                sound.append(job)
        if len(sound) == len(group):  # only together they cannot
            settle(group, [Outcome(error=error) for _ in group])
        else:
            self._waiting.extendleft(reversed(sound))
        self._send_soon()

    def answered(self, answer: Answer) -> None:
        assert self._asked is not None
        group, self._asked = self._asked, None
        kept = [job for job, outcome in zip(group, answer.outcomes, strict=True) if outcome.error is None]
        self._hub.publish([message for job in kept for message in job.messages])
        if self._owes_tidying or any(job.is_forgetting for job in kept):
            self._owe(is_tidy=answer.is_tidy)
        settle(group, answer.outcomes)
        self._send()

    # Forgetting

    def _owe(self, *, is_tidy: bool) -> None:
        self._owes_tidying, now = not is_tidy, self._loop.time()
        if self._tidy_at <= now:
            self._tidy_at = now + TIDY_SECONDS
        if self._owes_tidying and self._closing is None and self._tidying is None:
            self._tidying = self._loop.call_at(self._tidy_at, self._tidy)

    def _tidy(self) -> None:
        """Also if nobody writes anything any more."""
        self._tidying, self._tidy_at = None, 0.0
        self._send_soon()

    # The clerk

    async def _hire(self) -> None:
        try:
            self._line = await Line.begin(self, self._arguments)
        except Exception as error:
            self._hiring = None
            self._give_up(getattr(error, "strerror", None) or str(error))
        else:
            self._hiring = None
            self._send()

    def _give_up(self, why: str) -> None:
        """For now: whoever tries again finds another one, perhaps."""
        group = list(self._waiting)
        self._waiting.clear()
        settle(group, [Outcome(error=Unavailable(why)) for _ in group])
        if self._owes_tidying:
            self._owe(is_tidy=False)
        self._rested()

    def lost(self, line: Line) -> None:
        """The clerk has ended, and nobody told it to. What it had in hand it may have done, and told nobody."""
        if line is not self._line:
            return
        self._line = None
        group, self._asked = self._asked or [], None
        if not line.has_answered:
            self._hire_at = self._loop.time() + AGAIN_SECONDS
        if any(job.messages for job in group):
            self._hub.lost()
        if self._owes_tidying or any(job.is_forgetting for job in group):
            self._owe(is_tidy=False)
        settle(group, [Outcome(error=Unavailable("the process that writes has ended")) for _ in group])
        self._send_soon()
        with contextlib.suppress(RuntimeError):  # the loop is being closed
            self._loop.run_in_executor(None, line.reap)


class Line(asyncio.Protocol):
    """To one clerk."""

    def __init__(self, writer: ClerkWriter, process: subprocess.Popen[bytes]) -> None:
        self._writer = writer
        self._process = process
        self._heard = bytearray()
        self.has_answered = False
        self._transport: asyncio.Transport

    @classmethod
    async def begin(cls, writer: ClerkWriter, arguments: Sequence[str]) -> Line:
        command = [sys.executable, "-P", "-c", CLERK, *arguments]
        path = os.pathsep.join(each for each in sys.path if each)  # it finds what we have found
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                process = subprocess.Popen(
                    command, stdin=theirs.fileno(), stdout=theirs.fileno(), env={**os.environ, "PYTHONPATH": path}
                )
            loop = asyncio.get_running_loop()
            _, line = await loop.create_unix_connection(lambda: cls(writer, process), sock=ours)
        except BaseException:
            ours.close()
            raise
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
            self.has_answered = True
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
