"""What one task has to do, in order. asyncio.Queue can do more, and every move would pay for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

Job = Callable[[], Any]


class Inbox:
    """For one reader."""

    __slots__ = ("_jobs", "_reader")

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __bool__(self) -> bool:
        return bool(self._jobs)

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Job:
        while not self._jobs:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._jobs.popleft()
