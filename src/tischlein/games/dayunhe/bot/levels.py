"""How much each level thinks in this game; figures in docs/RESULTS.md."""

from __future__ import annotations

from typing import Final

from tischlein.core.planning import Effort

HARD: Final = Effort(width=32, candidates=6, playouts=0, reach=3.0)
OVERLOOKS: Final = 0.5
