"""Appends that wait at the same time go to PostgreSQL in one statement, and so share one wait for its disk.

PostgreSQL lets transactions with a NOTIFY commit only one after the other, each with its own wait. The group is the
fast road for those that are right. Whoever does not get through there (a clash, a table in somebody else's hands, a
code that is taken, a broken connection) goes on alone and learns its own reason; nobody fails for another's sake.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tischlein.store.port import Closed, Record, TableIndex, Unavailable

LARGEST_GROUP: Final = 256

Append = tuple[TableIndex, Sequence[Record]]


class Lost(Unavailable):
    """The connection broke while it was used: whatever was asked may have happened or not."""


@dataclass(slots=True)
class Waiting:
    append: Append
    future: asyncio.Future[None]


class PostgresWriter:
    def __init__(
        self,
        append_all: Callable[[Sequence[Append]], Awaitable[set[str]]],
        append_one: Callable[[Append, bool], Awaitable[None]],
    ) -> None:
        """`append_all` gives the ids of the tables that it has moved on and raises Lost at once; the second argument of
        `append_one` tells whether that has happened, so that its own records may be there already."""
        self._append_all = append_all
        self._append_one = append_one
        self._waiting: deque[Waiting] = deque()
        self._wake = asyncio.Event()
        self._alone: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name="tischlein-writer")

    async def append(self, append: Append) -> None:
        if self._is_closed:
            raise Closed
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(append, future))
        self._wake.set()
        await future

    async def close(self) -> None:
        """What waits is finished."""
        self._is_closed = True
        self._wake.set()
        await asyncio.wait([self._task])
        if self._alone:
            await asyncio.wait(self._alone)

    async def _run(self) -> None:
        while self._waiting or not self._is_closed:
            if group := self._gather():
                await self._commit(group)
            else:
                self._wake.clear()
                await self._wake.wait()

    def _gather(self) -> dict[str, Waiting]:
        group: dict[str, Waiting] = {}
        while self._waiting and len(group) < LARGEST_GROUP:
            waiting = self._waiting[0]
            table = waiting.append[0].table
            if table in group:
                break  # its second one belongs into the next group
            self._waiting.popleft()
            if not waiting.future.cancelled():
                group[table] = waiting
        return group

    async def _commit(self, group: dict[str, Waiting]) -> None:
        was_lost = False
        moved: set[str] = set()
        try:
            moved = await self._append_all([waiting.append for waiting in group.values()])
        except Lost:
            was_lost = True
        except Unavailable as error:
            for waiting in group.values():
                _settle(waiting.future, type(error)(*error.args))
            return
        except Exception:
            pass  # one of them is to blame: alone it will hear so
        for table, waiting in group.items():
            if table in moved:
                _settle(waiting.future, None)
            else:
                task = asyncio.create_task(self._go_alone(waiting, was_lost=was_lost))
                self._alone.add(task)
                task.add_done_callback(self._alone.discard)

    async def _go_alone(self, waiting: Waiting, *, was_lost: bool) -> None:
        try:
            await self._append_one(waiting.append, was_lost)
        except Exception as error:
            _settle(waiting.future, error)
        else:
            _settle(waiting.future, None)


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():  # cancelled meanwhile
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
