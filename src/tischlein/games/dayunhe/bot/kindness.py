"""When a kind beginner attacks nobody: in every second round, so that nobody is its victim twice in a row."""

from __future__ import annotations

from tischlein.core.types import Move
from tischlein.games.dayunhe.bot.classic import is_unkind
from tischlein.games.dayunhe.view import View


def is_harsh(view: View, move: Move) -> bool:
    return view.round % 2 == 1 and is_unkind(view, move)
