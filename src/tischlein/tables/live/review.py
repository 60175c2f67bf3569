"""What a game says about a finished match (core/review.py): looked for once, beside the table's own work."""

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
    """None until the match is over and looked through."""
    _task: asyncio.Task[None] | None = None

    def begin(self, state: TableState) -> None:
        """Once; before the end, and in games without a review, nothing happens."""
        if self._task is None and is_over(state) and review_part(state.game_id) is not None:
            self._task = asyncio.create_task(self._look_back(state))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _look_back(self, state: TableState) -> None:
        part, match = review_part(state.game_id), state.playing
        assert part is not None
        numbers = [0, *(line.n for line in state.lines)]
        try:
            self.found = await asyncio.to_thread(part.review, match.header, tuple(match.entries), numbers)
        except Exception as error:  # the match is over and stays so: only the look back is missing
            self.on_fault(error)
        else:
            self.on_found()
