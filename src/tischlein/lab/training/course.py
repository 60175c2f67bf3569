"""What a training run was asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tischlein.core.errors import BadInput
from tischlein.core.game import Game, Options
from tischlein.core.planning import Planner
from tischlein.core.registry import find_game, has_race, planner_part
from tischlein.core.words import text

METHODS: Final = ("fit", "decisions", "evolve")
RIVALS: Final = ("own", "mixed")

Report = Callable[[int, int], None]
"""Told how much of a piece of work is done, and how much there is."""


class Course(NamedTuple):
    game: str
    seats: int
    options: Options
    """All options of the table."""
    chosen: dict[str, str]
    """Those that were asked for: the weights are for tables with these."""
    method: str
    rounds: int
    matches: int
    """In each round, to learn from."""
    trials: int
    """The most matches of a sequential test."""
    seed: int
    cut: int = 0
    """Margins beyond so many points count as so many; 0: they count whole."""
    rivals: str = "own"
    """Who plays in the matches to learn from: `own` weights at all seats, or `mixed` with the yardstick."""

    @property
    def planner(self) -> Planner[Any]:
        planner = planner_part(self.game)
        if planner is None:
            raise BadInput(text("error-no-planner", game=self.game))
        return planner

    @property
    def rules(self) -> Game[Any, Any]:
        return find_game(self.game)

    def record(self) -> dict[str, object]:
        """All of it, by name, as it is kept beside the work."""
        return self._asdict()

    def check(self) -> None:
        """Raises BadInput if this cannot be trained."""
        if self.method not in METHODS:
            raise BadInput(text("error-train-method", method=self.method, known=", ".join(METHODS)))
        if self.rivals not in RIVALS:
            raise BadInput(text("error-train-rivals", rivals=self.rivals, known=", ".join(RIVALS)))
        if self.method != "fit" and (self.cut or self.rivals != "own"):
            raise BadInput(text("error-train-fit-only", method=self.method))
        planner = self.planner
        if planner.FEATURES and self.method == "decisions" and has_race(self.game):
            raise BadInput(text("error-train-race", game=self.game, method=self.method))
