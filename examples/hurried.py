"""The level `hard` with less time to think, as on a busy server: how much strength is in its budget?

    tischlein arena dayunhe --bots examples.hurried:Quarter,classic --games 400

It keeps a quarter or a sixteenth of the positions or plans and plays as large a part of its playouts. docs/RESULTS.md
has what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tischlein.bots.budget import Budget
from tischlein.bots.roster import seat_bot
from tischlein.core.types import Move


class Quarter:
    share: ClassVar = 1 / 4

    def __init__(self, game_id: str, seed: int) -> None:
        self.hard: Any = seat_bot("hard", game_id, seed, Budget(self.share))

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        chosen: Move = self.hard.choose(view, legal)
        return chosen


class Sixteenth(Quarter):
    share = 1 / 16
