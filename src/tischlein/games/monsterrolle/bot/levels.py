"""How much each level thinks in this game, and what it misses; figures in docs/RESULTS.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.planning import Carelessness, Effort
from tischlein.core.types import Move

KIND: Final = Carelessness(overlooks=0.75, reach=8.0)
EASY: Final = Carelessness(overlooks=0.5, reach=6.0)
MEDIUM: Final = Carelessness(overlooks=0.1, reach=1.5)
HARD: Final = Effort(width=12, candidates=3, playouts=5, reach=0.5, trust=7.0)
"""Among plans that the planner thinks nearly equal. It looks at every outcome of a turn, unless the width is 1."""


def is_decided(_legal: Sequence[Move]) -> bool:
    return False
