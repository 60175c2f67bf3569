"""How much each level thinks in this game, and what it misses; figures in docs/RESULTS.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.planning import Carelessness, Effort
from tischlein.core.types import Move
from tischlein.games.click.moves import NOTHING

KIND: Final = Carelessness(overlooks=0.85, reach=6.0, width=12)
EASY: Final = Carelessness(overlooks=0.8, reach=6.0, width=12)
MEDIUM: Final = Carelessness(overlooks=0.2, reach=2.0, width=12)
HARD: Final = Effort(width=6)


def is_decided(legal: Sequence[Move]) -> bool:
    """Whoever has called knows which photo it was."""
    return legal[0] == NOTHING
