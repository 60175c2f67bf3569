"""Checks and completes arguments of the command line. Raises BadInput."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tischlein.bots.roster import check_names, foreign_class
from tischlein.cli.files import read_text
from tischlein.core.errors import BadInput
from tischlein.core.game import Game, Options
from tischlein.core.options import complete_options
from tischlein.core.rng import MASK
from tischlein.core.words import text


def asked_options(game: Game[Any, Any], seats: int, given: Iterable[str]) -> Options:
    """Options from `NAME=VALUE`. A value that is the path of a .toml file stands for the file's content."""
    chosen: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(text("error-option-form", given=pair))
        chosen[name] = read_text(Path(value)) if value.endswith(".toml") else value
    options = complete_options(game.info, seats, chosen)
    game.setup(options, seats, 0)  # what the game itself refuses is refused before anything starts
    return options


def asked_bots(given: str | None) -> list[str]:
    names = [name.strip() for name in given.split(",")] if given else []
    for name in names:
        if ":" in name:
            foreign_class(name)  # refuses one that cannot be used
        else:
            check_names([name.partition("@")[0]])
    return names


def around_the_table(names: list[str], seats: int) -> tuple[str, ...]:
    """One bot for each seat: fewer names are repeated in order, more are refused."""
    if len(names) > seats:
        raise BadInput(text("error-bots-many", bots=len(names), seats=seats))
    return tuple(names[seat % len(names)] for seat in range(seats))


def asked_number(name: str, given: int, *, minimum: int) -> int:
    if given < minimum:
        raise BadInput(text("error-number", name=name, given=given, min=minimum))
    return given


def asked_seed(given: int | None) -> int:
    return secrets.randbits(64) if given is None else given & MASK
