"""A server for matches of Monsterrolle that begin with long rows, shortly before a scoring."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pytest

from tischlein.core.game import Options
from tischlein.games.monsterrolle import GAME, Monsterrolle
from tischlein.games.monsterrolle.bot import rate
from tischlein.games.monsterrolle.data import SCORING
from tischlein.games.monsterrolle.state import PLAY, State

FIRST: Final = "from tests.e2e.staged_monster import begin; begin(); "
"""Python code for the server to run first."""
LAST: Final = "from tests.e2e.staged_monster import begin; begin(is_last=True); "
"""The same, shortly before the last scoring."""
_plain = Monsterrolle.setup
SHORTLY: Final = 6
"""Number of cards on top of the scoring card."""


def grown(options: Options, seats: int, seed: int, *, is_last: bool = False) -> State:
    """A position of greedy players at the first seat's turn, shortly before the second scoring (for two, the last)."""
    state = _plain({**options, "begins": "1"}, seats, 7)
    done = 2 if seats == 2 or is_last else 1
    while True:
        is_near = len(state.points) == done * seats and _cards_above(state) <= SHORTLY
        if is_near and state.active == 0 and state.phase == PLAY and state.laid + state.discarded == 0:
            return state
        moves = GAME.legal(state, state.active)
        rates = rate(GAME.view(state, state.active), moves)
        GAME.apply(state, state.active, moves[rates.index(max(rates))], 0)


def begin(*, is_last: bool = False) -> None:
    patch = pytest.MonkeyPatch()  # for as long as the process lives
    patch.setattr(Monsterrolle, "setup", staticmethod(partial(grown, is_last=is_last)))


def fitting(view: dict[str, Any], legal: list[str]) -> str:
    """A beginner's move: lays what fits as far right as possible, and ends the turn."""
    told = {*view["mended_beside"], *view["covered_itself"]}
    for verb in ("draw", "lay", "tear", "stop", "end", "discard"):
        found = [move for move in legal if move.split()[0] == verb and move not in told]
        if found:
            return found[-1] if verb == "lay" else found[0]
    return legal[0]


def _cards_above(state: State) -> int:
    return len(state.deck) - 1 - state.deck.rindex(SCORING)
