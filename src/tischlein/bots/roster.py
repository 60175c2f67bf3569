"""Makes bots by name. In the lab a name may end with a file of weights, such as `medium@new.toml`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

from tischlein.bots.bot import BlindBot, Bot
from tischlein.bots.greedy import GreedyBot
from tischlein.bots.kind import KindBot
from tischlein.bots.planned import PlannedBot, Weights
from tischlein.bots.random import RandomBot
from tischlein.bots.values import find_values, read_weights
from tischlein.core.errors import BadInput
from tischlein.core.registry import game_part, planner_part
from tischlein.core.types import Move
from tischlein.core.words import text

BOT_NAMES: Final = ("random", "greedy", "kind", "classic", "medium")


def check_names(names: list[str]) -> None:
    for name in names:
        if name not in BOT_NAMES:
            raise BadInput(text("error-bot", bot=name, known=", ".join(BOT_NAMES)))


def seat_bot(name: str, game_id: str, seed: int) -> Bot[Any] | BlindBot:
    """Makes the bot for a game. Raises BadInput for an unknown name."""
    name, _, file = name.partition("@")
    check_names([name])
    if name == "random":
        return RandomBot(seed)
    heuristics, planner = game_part(game_id, "bot"), planner_part(game_id)
    if name == "kind":
        return KindBot(heuristics, getattr(heuristics, "is_unkind", _hurts_nobody), seed)
    if name == "medium" and planner is not None:
        return PlannedBot(planner, _weights(game_id, file))
    return GreedyBot(heuristics, seed)


def _weights(game_id: str, file: str) -> Weights:
    if not file:
        return partial(find_values, game_id)
    values = read_weights(Path(file), game_id).values
    return lambda _seats, _options: values


def _hurts_nobody(_view: object, _move: Move) -> bool:
    """For games in which no move is aimed at another player."""
    return False
