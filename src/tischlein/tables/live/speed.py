"""How fast bots think in this process, so that on a slow or busy machine they think less, and answer no later.

Playing plans out is interrupted when time is up, and planning is not. So who plans is told beforehand how much of its
work it may do: by how long the longest whole planning has taken lately.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import exp2
from typing import Final

from tischlein.bots.budget import Budget

USUAL_SECONDS: Final = 0.25
"""How long planning may take in a process that does not know yet. The longest is hard's draft in Da Yunhe with four
seats: 135 ms with the compiled engine, half a second in pure Python (docs/RESULTS.md)."""
HALVED_AFTER: Final = 600.0
"""Seconds after which only half of the longest planning is still believed: a machine may have been busy then. Long
enough for the dearest decisions, which come once in a round of the table."""
TELLING: Final = 0.25
"""Less than this share of the work says nothing of the whole: what does not shrink with it would count many times."""


class Thought:
    """One decision, from when it begins; `end` is called when it is over."""

    def __init__(self, speed: Speed, who: str, seconds: float) -> None:
        self._speed = speed
        self._who = who
        self._began = speed.now()
        self._until = self._began + seconds
        self._planned = 0.0
        self.budget: Final = Budget(min(1.0, seconds / speed.longest(who)), self._is_over)

    def _is_over(self) -> bool:
        """Asked first when planning is over and the first playout is to begin."""
        now = self._speed.now()
        self._planned = self._planned or now
        return now > self._until

    def end(self) -> None:
        took = (self._planned or self._speed.now()) - self._began
        if self.budget.share >= TELLING:
            self._speed.note(self._who, took / self.budget.share)


class Speed:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now: Final = now
        self._longest: Final[dict[str, tuple[float, float]]] = {}
        """By bot and game: the longest planning, and when it was."""

    def thought(self, who: str, seconds: float) -> Thought:
        """`who` thinks, a bot at a game, and has so many seconds."""
        return Thought(self, who, seconds)

    def longest(self, who: str) -> float:
        """How long its whole planning takes at the most, as far as is known."""
        return max(USUAL_SECONDS, self._lately(who))

    def _lately(self, who: str) -> float:
        seconds, when = self._longest.get(who, (0.0, 0.0))
        return seconds * exp2((when - self.now()) / HALVED_AFTER)

    def note(self, who: str, seconds: float) -> None:
        """The first thought does not count: with it the game was imported."""
        if who not in self._longest:
            self._longest[who] = 0.0, self.now()
        elif seconds > self._lately(who):
            self._longest[who] = seconds, self.now()


SPEED: Final = Speed()
"""Of this process."""
