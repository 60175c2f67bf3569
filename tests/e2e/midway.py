"""A server whose matches begin in the middle: every chair taken, the first seat's turn, much on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import pytest

from tests.e2e import staged_monster
from tischlein.core.game import Game
from tischlein.core.options import complete_options
from tischlein.core.types import Move, Seat
from tischlein.games import click, dayunhe
from tischlein.games.click.state import TAKE
from tischlein.games.click.state import State as Wall
from tischlein.games.dayunhe.state import ACTING
from tischlein.games.dayunhe.state import State as Canal
from tischlein.lab.arena import play_match

FIRST: Final = "from tests.e2e.midway import begin; begin(); "
"""What a server is told to do before it serves."""
LONG_WALL: Final = 14
MIDDLE: Final = 6
"""The round; then everybody has tiles on the map, in the warehouse and in the city."""


def begin() -> None:
    patch = pytest.MonkeyPatch()  # for as long as the process lives
    staged_monster.begin()
    for game, is_met in ((click.GAME, is_long_wall), (dayunhe.GAME, is_full_map)):
        met = position_of(game, is_met)
        patch.setattr(type(game), "setup", staticmethod(lambda *_, game=game, met=met: game.copy(met)))


def is_long_wall(state: Wall) -> bool:
    has_photos = sum(map(bool, state.scored)) > 1
    return state.active == 0 and state.phase == TAKE and len(state.wall) >= LONG_WALL and has_photos


def is_full_map(state: Canal) -> bool:
    return state.round == MIDDLE and state.active == 0 and state.step == ACTING


def position_of(game: Game[Any, Any], is_met: Callable[[Any], bool]) -> Any:
    """The first such position that greedy bots come to."""
    names = ["greedy"] * game.info.max_seats
    options = complete_options(game.info, len(names), {"begins": "1"})
    for seed in range(100):
        try:
            play_match(game, options, names, seed, _Finder(game, is_met))
        except _Found as found:
            return found.args[0]
    raise AssertionError(f"no such position of {game.info.id}")


class _Found(Exception):
    pass


class _Finder:
    """Looks on at a match, and ends it when the position is there."""

    def __init__(self, game: Game[Any, Any], is_met: Callable[[Any], bool]) -> None:
        self._game = game
        self._is_met = is_met

    def watch(self, _state: Any) -> _Finder:
        return self

    def before(self, state: Any, _seat: Seat, _move: Move) -> None:
        if self._is_met(state):
            raise _Found(self._game.copy(state))

    def figures(self, _state: Any) -> Mapping[str, Sequence[int]]:
        return {}
