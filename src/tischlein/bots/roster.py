"""Makes bots by name. A name is that of a level, or a class of somebody else's such as `examples.bots:Hasty`.

In the lab a level may be given other weights than those that come with the game: `medium@new.toml`.
"""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tischlein.bots import levels
from tischlein.bots.bot import BlindBot, Bot, Level, Request
from tischlein.bots.budget import FULL, Budget
from tischlein.bots.foreign import foreign_bot
from tischlein.core.errors import BadInput
from tischlein.core.words import text

RENAMED: Final = {"greedy": "classic"}
"""Older logs and match files name bots so."""
FOREIGN: Final = "TISCHLEIN_BOTS"
"""The variable that names classes which the tables of this server may use; it reaches worker processes as well."""


@cache
def _levels() -> dict[str, Level]:
    """All levels by name, in their order."""
    names = [module.name for module in pkgutil.iter_modules(levels.__path__)]
    found: dict[str, Level] = {name: importlib.import_module(f"{levels.__name__}.{name}") for name in names}
    return dict(sorted(found.items(), key=lambda each: each[1].ORDER))


def level_names() -> list[str]:
    return list(_levels())


def level(name: str) -> Level | None:
    """None if this is somebody else's bot, or unknown."""
    return _levels().get(RENAMED.get(name, name))


def offered_names() -> list[str]:
    """The bots that people may choose in a lobby: levels, weakest first, then those of others."""
    return [*(name for name, found in _levels().items() if found.IS_OFFERED), *foreign_names()]


def foreign_names() -> list[str]:
    return [name for name in os.environ.get(FOREIGN, "").split(",") if name]


def allow_foreign(names: Sequence[str]) -> None:
    """Lets the tables of this process use these classes. Raises BadInput for one that cannot be imported."""
    for name in names:
        foreign_class(name)
    os.environ[FOREIGN] = ",".join(dict.fromkeys([*foreign_names(), *names]))


def check_names(names: Sequence[str]) -> None:
    """What a table may be asked for. Raises BadInput for a name that is neither a level's nor allowed by the server."""
    allowed = {*level_names(), *RENAMED, *foreign_names()}
    for name in names:
        if name not in allowed:
            raise BadInput(text("error-bot", bot=name, known=", ".join([*level_names(), *foreign_names()])))


def seat_bot(name: str, game_id: str, seed: int, budget: Budget = FULL) -> Bot[Any] | BlindBot:
    """Makes the bot for a game. Raises BadInput for an unknown name or a class that cannot be used."""
    if ":" in name and "@" not in name:
        return foreign_bot(name, foreign_class(name)(game_id, seed))
    name, _, weights = name.partition("@")
    found = level(name)
    if found is None:
        check_names([name])
        raise AssertionError("allowed, but neither a level nor a class")
    if weights and not found.PLANS:
        raise BadInput(text("error-weights-unused", bot=name))
    return found.seat(Request(game_id, seed, weights, budget))


@cache
def foreign_class(name: str) -> Any:
    """The class called `module:Class`, which is made with a game's id and a seed. Raises BadInput."""
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that nothing there stands in for a module that is installed
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (Exception, SystemExit) as error:  # somebody else's code may raise anything
        raise BadInput(text("error-bot-import", bot=name, why=f"{type(error).__name__}: {error}")) from None
    if not isinstance(found, type) or not (hasattr(found, "choose") or hasattr(found, "choose_blind")):
        raise BadInput(text("error-bot-class", bot=name))
    try:
        inspect.signature(found).bind("game", 1)
    except TypeError:
        raise BadInput(text("error-bot-made", bot=name)) from None
    except ValueError:  # a class in C does not say what it is made with
        pass
    return found
