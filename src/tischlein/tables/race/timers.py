"""The two timers of a table with races: one for the next automatic move, one for the next verdict.

When one fires, it posts a job to the keeper's queue, with the time at which it fired.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tischlein.core.live import Due
from tischlein.tables.clock import Micros
from tischlein.tables.live.strategy import Job
from tischlein.tables.live.timing import Timing, cancel
from tischlein.tables.log.due import due_of
from tischlein.tables.log.state import TableState
from tischlein.tables.race.claims import Claims, Wish


@dataclass(eq=False, slots=True)
class Timers:
    claims: Claims
    post: Callable[[Job], Any]
    """Adds a job to the keeper's queue."""
    now: Callable[[], int]
    clock: Callable[[], Micros]
    timing: Timing
    _pause: asyncio.TimerHandle | None = None
    _look: asyncio.TimerHandle | None = None

    @property
    def state(self) -> TableState:
        return self.claims.state

    def wake(self) -> None:
        """The position has changed, or the match was paused, resumed or ended."""
        cancel(self._pause)
        self._pause = None
        if not self.state.is_going:
            self.claims.clear()
            cancel(self._look)
            return
        match, due = self.state.playing, due_of(self.state)
        if due is not None:
            is_pause = self.claims.live.closes_window(match.state, due.seat, due.move)
            after = due.after * self.timing.pauses if is_pause else due.after
            left = (self.state.reached - self.now() + after) / 1000
            self._pause = self._schedule(left, partial(self._follow, len(match.entries), due))
        self._look_later()

    def stop(self) -> None:
        cancel(self._pause, self._look)

    async def wish(self, wish: Wish, *, window: int, reaction: float | None, now: Micros) -> None:
        await self.claims.wish(wish, window=window, reaction=reaction, now=now)
        self._look_later()

    async def _follow(self, step: int, due: Due, now: Micros) -> None:
        if self.state.is_going and len(self.state.playing.entries) == step:
            await self.claims.follow(Wish(due.seat, due.move), now)
            self._look_later()

    def _look_later(self) -> None:
        cancel(self._look)
        seconds = self.claims.next_look if self.state.is_going else None
        self._look = None if seconds is None else self._schedule(seconds, self._look_now)

    async def _look_now(self, now: Micros) -> None:
        if self.state.is_going:
            await self.claims.look(now)
            self._look_later()

    def _schedule(self, seconds: float, job: Callable[[Micros], Any]) -> asyncio.TimerHandle:
        """Passes the time at which the timer fired to the job, which runs only when the queue gets to it."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), lambda: self.post(partial(job, self.clock())))
