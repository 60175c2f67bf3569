"""Bots that fail in their worker process. In a module of their own, because the worker imports it."""

from __future__ import annotations

import gc
import os
import time
from typing import Any

from tischlein.core.types import Move
from tischlein.tables.live.botrunner import think
from tischlein.tables.live.speed import USUAL_SECONDS

BAD = "random"
"""The name of the misbehaving bot; all others are normal."""
LITTER = 1000


class Unpicklable(Exception):
    def __init__(self, first: int, second: int) -> None:
        super().__init__("lost its way")


def _honest(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    return think(game_id, bot, view, legal, seed, seconds)


def crashes(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    if bot == BAD:
        raise ZeroDivisionError("a thought too far")
    return _honest(game_id, bot, view, legal, seed, seconds)


class Leaves:
    """A class such as somebody else's, which wants to leave the program or the loop."""

    def __init__(self, error: type[BaseException]) -> None:
        self.error = error

    def __call__(self, game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
        if bot == BAD:
            raise self.error("that is enough")
        return _honest(game_id, bot, view, legal, seed, seconds)


class Unprintable(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


def speechless(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    if bot == BAD:
        raise Unprintable
    return _honest(game_id, bot, view, legal, seed, seconds)


def cheats(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    return 123_456_789 if bot == BAD else _honest(game_id, bot, view, legal, seed, seconds)


def babbles(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Any:
    return "draw" if bot == BAD else _honest(game_id, bot, view, legal, seed, seconds)


def dies(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    if bot == BAD:
        os._exit(3)
    return _honest(game_id, bot, view, legal, seed, seconds)


def hangs(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    while bot == BAD:
        time.sleep(0.01)
    return _honest(game_id, bot, view, legal, seed, seconds)


def eats_memory(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    eaten = []
    while bot == BAD:
        eaten.append(bytes(64 << 20))  # not touched, so that this is quick on a busy machine, too
    return _honest(game_id, bot, view, legal, seed, seconds)


def all_crash(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    raise Unpicklable(1, 2)


def tells_whether_it_is_hurried(
    _game_id: str, _bot: str, _view: Any, legal: list[Move], _seed: int, seconds: float
) -> Move:
    """Not a bad one: its move says how much time it was given."""
    return legal[1] if seconds < USUAL_SECONDS else legal[0]


def litters(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    """Leaves lists that contain themselves, which only the collection after a thought can free."""
    gc.disable()
    for _ in range(LITTER):
        loop: list[object] = []
        loop.append(loop)
    return _honest(game_id, bot, view, legal, seed, seconds)


def heap() -> tuple[int, int]:
    """How many objects a collection of this process would go through, and how many it passes over."""
    return len(gc.get_objects()), gc.get_freeze_count()


def garbage() -> int:
    """How much of what collections pass over is garbage."""
    gc.unfreeze()
    return gc.collect()
