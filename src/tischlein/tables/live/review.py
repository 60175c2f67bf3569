"""Computes a game's analysis of a finished match (core/review.py) once, in a thread, without blocking the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tischlein.core.registry import review_part
from tischlein.tables.frames.picture import is_over
from tischlein.tables.log.state import TableState


@dataclass(eq=False, slots=True)
class Review:
    on_found: Callable[[], Any]
    on_fault: Callable[[Exception], Any]
    found: Any = None
    """The analysis; None until it has been computed."""
    _task: asyncio.Task[None] | None = None

    def begin(self, state: TableState) -> None:
        """Does nothing before the end of the match, in games without a review, or if it was begun already."""
        if self._task is None and is_over(state) and review_part(state.game_id) is not None:
            self._task = asyncio.create_task(self._look_back(state))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None  # it refers to this object, even when it is over

    async def _look_back(self, state: TableState) -> None:
        part, match = review_part(state.game_id), state.playing
        assert part is not None
        numbers = [0, *(line.n for line in state.lines)]
        try:
            self.found = await asyncio.to_thread(part.review, match.header, tuple(match.entries), numbers)
        except Exception as error:  # the table works without a review
            self.on_fault(error)
        else:
            self.on_found()
