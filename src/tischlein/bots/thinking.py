"""What a bot thinks with: the planner of its game, and learnt weights that fit the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tischlein.bots.bot import Heuristics, Request
from tischlein.bots.rated import UNWEIGHED, RatedLevels, RatedMoves
from tischlein.bots.values import find_values, read_weights
from tischlein.core.planning import Levels, Plan, Planner, Values
from tischlein.core.registry import game_part, levels_part, planner_part
from tischlein.core.types import Move

Weights = Callable[[Any], Values]
"""The weights for the table of a view."""


@dataclass(frozen=True, slots=True)
class Thinking:
    game: str
    planner: Planner[Any]
    levels: Levels
    weights: Weights
    is_harsh: Callable[[Any, Move], bool]
    """Whether a move attacks somebody whom a kind beginner would spare now."""

    heuristics: Heuristics[Any]

    def values(self, view: Any) -> Values:
        return self.weights(view)

    def plans(self, view: Any, legal: Sequence[Move], width: int) -> list[Plan]:
        return self.planner.plans(view, legal, self.values(view), width)

    def single_moves(self, view: Any, legal: Sequence[Move]) -> list[Plan]:
        """These very moves, best first, where the planner wants others."""
        return RatedMoves(self.heuristics).plans(view, legal, UNWEIGHED, len(legal))


def thinking(request: Request) -> Thinking:
    heuristics, planner = game_part(request.game, "bot"), planner_part(request.game)
    is_harsh = getattr(heuristics, "is_harsh", None) or getattr(heuristics, "is_unkind", None) or hurts_nobody
    if planner is None:
        return Thinking(request.game, RatedMoves(heuristics), RatedLevels(), _no_weights, is_harsh, heuristics)
    levels = levels_part(request.game)
    assert levels is not None, "a game with a planner says how much levels think"
    return Thinking(request.game, planner, levels, _weights(request), is_harsh, heuristics)


def _weights(request: Request) -> Weights:
    if not request.weights:
        return lambda view: find_values(request.game, view.seats, view.options)
    read = read_weights(Path(request.weights), request.game)
    return lambda view: read.values_for(view.seats, view.options)


def _no_weights(_view: object) -> Values:
    return UNWEIGHED


def hurts_nobody(_view: object, _move: Move) -> bool:
    """For games in which no move is aimed at another player."""
    return False
