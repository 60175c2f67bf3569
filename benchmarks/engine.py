"""`python -m benchmarks.engine`: measures this engine, pure or compiled, as one worker of `make bench`."""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from benchmarks.minimal import minimal_game
from benchmarks.worker import Work, serve
from tischlein.compiled.finder import ENGINE
from tischlein.core.game import Game
from tischlein.core.options import complete_options
from tischlein.core.registry import find_game
from tischlein.lab.simulate import Plan, run_chunk

OFTEN = 200
PURE: Final = "pure"
COMPILED: Final = "compiled"


def prepare(what: str) -> Work:
    name, *arguments = what.split()
    if name == "minimal":
        dice = random.Random(1)
        return lambda: minimal_game(dice)
    game_id, seats = arguments[0], int(arguments[1])
    if name in ("random", "greedy"):
        return simulated(game_id, seats, name)
    return {"copy": copies, "view": views, "page": pages}[name](find_game(game_id), seats)


def simulated(game_id: str, seats: int, bot: str) -> Work:
    """Whole matches, each another one, as `tischlein simulate` plays them."""
    plan = Plan(game_id, seats, complete_options(find_game(game_id).info, seats, {}), (bot,) * seats, 1)
    numbers = itertools.count()
    return lambda: run_chunk(plan, next(numbers), 1).decisions


def middle(game: Game[Any, Any], seats: int) -> Any:
    """A position in the middle of a match, where there is something to copy and to see."""
    state, dice = game.setup(complete_options(game.info, seats, {}), seats, 1), random.Random(1)
    for _ in range(100):
        mask = game.to_act(state)
        if mask:
            seat = (mask & -mask).bit_length() - 1
            game.apply(state, seat, dice.choice(game.legal(state, seat)), 0)
    return state


def copies(game: Game[Any, Any], seats: int) -> Work:
    state = middle(game, seats)

    def some() -> int:
        for _ in range(OFTEN):
            game.copy(state)
        return OFTEN

    return some


def views(game: Game[Any, Any], seats: int) -> Work:
    state = middle(game, seats)

    def some() -> int:
        for _ in range(OFTEN):
            game.view(state, 0)
        return OFTEN

    return some


def pages(game: Game[Any, Any], seats: int) -> Work:
    """The game's part of a frame: the view as the page gets it, as JSON."""
    state = middle(game, seats)

    def some() -> int:
        for _ in range(OFTEN // 10):
            msgspec.json.encode(game.show(game.view(state, 0)))
        return OFTEN // 10

    return some


def prepare_as(engine: str) -> Callable[[str], Work]:
    """Refuses everything if this process does not run the engine that it was started for."""
    runs = PURE if ENGINE.build is None else COMPILED

    def checked(what: str) -> Work:
        if runs != engine:
            raise RuntimeError(f"the engine that runs is {runs} {ENGINE.error}".strip())
        return prepare(what)

    return checked


if __name__ == "__main__":
    serve(prepare_as(sys.argv[1]))
