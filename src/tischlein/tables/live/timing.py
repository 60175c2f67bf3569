"""Durations of everything that happens at a table without a command."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from tischlein.tables.log.state import NORMAL

BOT_MOVE: Final = 0.8


@dataclass(frozen=True, slots=True)
class Timing:
    """In seconds."""

    bot_move: float = BOT_MOVE
    """Pause before a bot's move, so that people can follow it."""
    grace: float = 30.0
    """How long an absent person is waited for before the others may choose."""
    notice: float = 0.2
    """Delay of frames about arrivals and departures, so that many of them share one frame."""
    quiet: float = 0.05
    """Least time between frames about anything but moves."""
    bot_in_race: float = 2.5
    """Pause before a bot's move closes a window, so that people have time to call."""
    pauses: float = 1.0
    """Factor for the game's own pauses (core/live.py). Below 1 only in tests."""
    message: float = 5.0
    """How long a message about a turn waits: its person may just have reloaded the page."""
    commit: float = 5.0
    """How long the shuffle waits for the hash of everybody's number."""
    reveal: float = 10.0
    """How long it waits for the numbers themselves. Longer: whoever is late costs everybody a new beginning."""
    rematch: float = 3.0
    """How long a rematch waits for the others after the first person is connected."""

    def viewing_pause(self, seconds: float) -> float:
        """A pause for looking at something, shortened like the pauses of bots if `bot_move` is below its default."""
        return seconds * min(1.0, self.bot_move / BOT_MOVE)


_FACTORS: Final = {"calm": 2.0, NORMAL: 1.0, "quick": 0.4}


def bots_factor(pace: str) -> float:
    """The factor by which a table's pace changes the pauses of its bots."""
    return _FACTORS[pace]


def cancel(*timers: asyncio.TimerHandle | None) -> None:
    for timer in timers:
        if timer is not None:
            timer.cancel()
