"""How fast things happen by themselves at a table."""

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
    """A bot's move can be followed by the eye."""
    grace: float = 30.0
    """How long a vanished person is waited for before the others may choose."""
    notice: float = 0.2
    """Comings and goings are told together: a crowd at the door costs the table no more than one visitor."""
    quiet: float = 0.05
    """At least so long between two frames of what is no move of the match."""
    bot_in_race: float = 2.5
    """Before a bot's move closes a window in which people may still see something."""
    pauses: float = 1.0
    """The share of the game's own pauses (core/live.py) that is kept; less only where nobody watches."""
    rematch: float = 3.0
    """How long the first at the next table waits for the others before the match begins."""

    def viewing_pause(self, seconds: float) -> float:
        """What is looked at takes so long at the usual pace; where bots are quick, nobody watches."""
        return seconds * min(1.0, self.bot_move / BOT_MOVE)


_FACTORS: Final = {"calm": 2.0, NORMAL: 1.0, "quick": 0.4}
PACES: Final = tuple(_FACTORS)


def bots_factor(pace: str) -> float:
    """What a table's pace makes of the pauses of its bots."""
    return _FACTORS[pace]


def cancel(*timers: asyncio.TimerHandle | None) -> None:
    for timer in timers:
        if timer is not None:
            timer.cancel()
