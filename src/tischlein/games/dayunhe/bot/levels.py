"""How much each level thinks in this game, and what it misses; figures in docs/RESULTS.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.planning import Carelessness, Effort
from tischlein.core.types import Move

EASY: Final = Carelessness(overlooks=0.6, reach=20.0, width=8)
MEDIUM: Final = Carelessness(overlooks=0.2, reach=5.0, width=8)
HARD: Final = Effort(width=24)


def is_decided(_legal: Sequence[Move]) -> bool:
    return False
