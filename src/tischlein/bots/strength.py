"""How strong the levels are, as measured: `bot/strength.toml` in a game's folder. Lobbies show it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from tischlein.core.registry import game_folder


class Strength(NamedTuple):
    against: str
    """The bot on the other side, in matches of two."""
    rate: float
    """Of matches won; a shared victory is half of one."""
    games: int


@cache
def strengths(game_id: str) -> dict[str, Strength]:
    """By level; empty for a game whose bots were never measured."""
    path = game_folder(game_id) / "bot" / "strength.toml"
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Strength(each["against"], each["rate"], each["games"]) for name, each in found.items()}
