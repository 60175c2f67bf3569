"""Starts a rematch automatically: when all its people are connected, or a few seconds after the first of them.

It does not when the table is created, so that everybody's page can give a number for the shuffle.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tischlein.core.errors import BadInput
from tischlein.core.options import complete_options
from tischlein.tables import wire
from tischlein.tables.gate.checks import Asked
from tischlein.tables.gate.decide import decide
from tischlein.tables.live.attendance import Attendance
from tischlein.tables.live.timing import Timing, cancel
from tischlein.tables.log.records import StartHeld
from tischlein.tables.log.state import OPEN, TableState
from tischlein.tables.log.steps import Step


@dataclass(eq=False, slots=True)
class Starting:
    state: TableState
    attendance: Attendance
    timing: Timing
    on_time: Callable[[], Any]
    """Called when the match should start."""
    _timer: asyncio.TimerHandle | None = None

    def on_join(self) -> None:
        if not self._is_near:
            return
        awaited = {seat.person for seat in self.state.seats if seat.person and not seat.bot}
        if awaited <= self.attendance.here:
            self.on_time()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.timing.rematch, self.on_time)

    def steps(self) -> list[Step]:
        """The steps of the start. If it is refused (for example an outdated sheet), the host has to start the match."""
        if not self._is_near:
            return []
        asked = Asked(self.state.host, "")
        try:
            return decide(self.state, asked, wire.Start(secrets.token_hex(8)))
        except BadInput:
            return [StartHeld()]

    def stop(self) -> None:
        cancel(self._timer)

    @property
    def _is_near(self) -> bool:
        return self.state.is_starting and self.state.status == OPEN


def still_possible(old: TableState) -> dict[str, str]:
    """The options of the previous table, or none if the current rules no longer accept them."""
    try:
        complete_options(old.game.info, len(old.seats), old.options)
    except BadInput:
        return {}
    return dict(old.options)
