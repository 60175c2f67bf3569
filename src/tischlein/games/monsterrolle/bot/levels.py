"""How much each level thinks in this game, and what it misses; figures in docs/RESULTS.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.planning import Carelessness, Effort
from tischlein.core.types import Move

EASY: Final = Carelessness(overlooks=0.6, reach=6.0)
MEDIUM: Final = Carelessness(overlooks=0.1, reach=1.5)
HARD: Final = Effort(width=2)
"""The planner looks at every outcome of a turn whatever the width, unless it is 1: more would choose the same."""


def is_decided(_legal: Sequence[Move]) -> bool:
    return False
