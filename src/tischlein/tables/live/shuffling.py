"""Ends a step of the shuffle for which somebody has not answered in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tischlein.tables.gate.checks import new_secret
from tischlein.tables.gate.shuffling import go_on_without
from tischlein.tables.live.timing import Timing, cancel
from tischlein.tables.log.state import TableState
from tischlein.tables.log.steps import Step

StepKey = tuple[str, bool]
"""Names a step: the secret of the attempt, and whether its commitments are listed."""


@dataclass(eq=False, slots=True)
class Shuffling:
    """The time of a step begins again when the table is loaded: after a crash pages need a moment to come back."""

    state: TableState
    timing: Timing
    on_time: Callable[[StepKey], Any]
    """Called when the time of the step is over."""
    _step: StepKey | None = None
    """The step whose time runs."""
    _timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        shuffle = self.state.shuffling
        step = (shuffle.secret, shuffle.is_listed) if shuffle is not None else None
        if step == self._step:
            return
        self.stop()
        self._step = step
        if shuffle is None or step is None:
            return
        seconds = self.timing.reveal if shuffle.is_listed else self.timing.commit
        is_outdated = shuffle.rules != self.state.game.info.rules_version
        self._timer = asyncio.get_running_loop().call_later(0 if is_outdated else seconds, self.on_time, step)

    def steps(self, step: StepKey) -> list[Step]:
        """The steps that end this one; none if it is over already."""
        return list(go_on_without(self.state, new_secret())) if step == self._step else []

    def stop(self) -> None:
        cancel(self._timer)
