"""Bots that fail in their worker process. In a module of their own, because the worker imports it."""

from __future__ import annotations

import os
import time
from typing import Any

from tischlein.core.types import Move
from tischlein.tables.live.botrunner import think

BAD = "random"
"""The name of the misbehaving bot; all others are normal."""


class Unpicklable(Exception):
    def __init__(self, first: int, second: int) -> None:
        super().__init__("lost its way")


def _honest(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    return think(game_id, bot, view, legal, seed, seconds)


def crashes(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    if bot == BAD:
        raise ZeroDivisionError("a thought too far")
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
        eaten.append(bytearray(64 << 20))
    return _honest(game_id, bot, view, legal, seed, seconds)


def all_crash(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    raise Unpicklable(1, 2)
