"""How much each level thinks in this game, and what it misses; figures in docs/RESULTS.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.planning import Carelessness, Effort
from tischlein.core.types import Move

KIND: Final = Carelessness(overlooks=0.8, reach=10.0, width=8)
EASY: Final = Carelessness(overlooks=0.6, reach=8.0, width=8)
MEDIUM: Final = Carelessness(overlooks=0.2, reach=5.0, width=8)
HARD: Final = Effort(width=24, candidates=3, playouts=5, reach=2.0, trust=4.0, most_seats=2)
"""With four seats a decision would take more than a second with playouts."""


def is_decided(_legal: Sequence[Move]) -> bool:
    return False
