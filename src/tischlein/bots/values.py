"""Reads learnt weights: `bot/values/*.toml` in a game's folder, a file for each number of seats and set of options."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from tischlein.core.errors import BadInput
from tischlein.core.game import Options
from tischlein.core.planning import Planner, Values
from tischlein.core.registry import find_game, game_folder, planner_part
from tischlein.core.words import text

FOLDER: Final = Path("bot", "values")


class Weighed(NamedTuple):
    """What a file of weights says."""

    name: str
    """Of the file."""
    seats: int
    options: dict[str, str]
    """The weights are for tables with these options."""
    values: Values

    def values_at(self, seats: int) -> Values:
        """Raises BadInput at a table of another size."""
        if seats != self.seats:
            raise BadInput(text("error-weights-seats", file=self.name, seats=self.seats, asked=seats))
        return self.values

    def values_for(self, seats: int, options: Options) -> Values:
        """Raises BadInput at a table of another size, or with other options than the weights are for."""
        others = [f"{key}={value}" for key, value in self.options.items() if options.get(key) != value]
        if others:
            raise BadInput(text("error-weights-options", file=self.name, options=", ".join(others)))
        return self.values_at(seats)


def find_values(game_id: str, seats: int, options: Options) -> Values:
    """The shipped weights that fit a table best: of its number of seats, and of as many of its options as possible."""
    return _find_values(game_id, seats, tuple(sorted(options.items())))


@lru_cache(maxsize=64)
def _find_values(game_id: str, seats: int, options: tuple[tuple[str, str], ...]) -> Values:
    chosen = set(options)
    fitting = [read for read in shipped(game_id) if read.seats == seats and set(read.options.items()) <= chosen]
    if not fitting:
        raise BadInput(text("error-no-weights", game=game_id, seats=seats))
    return max(fitting, key=lambda read: (len(read.options), read.name)).values


def shipped(game_id: str) -> list[Weighed]:
    return [read_weights(path, game_id) for path in sorted((game_folder(game_id) / FOLDER).glob("*.toml"))]


def read_weights(path: Path, game_id: str) -> Weighed:
    """Raises BadInput for a file that cannot be read, or is of another game or another version of its rules."""
    planner = planner_part(game_id)
    if planner is None:
        raise BadInput(text("error-no-planner", game=game_id))
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(text("error-weights", file=path.name, why=str(error))) from None
    if found.get("game") != game_id or found.get("rules") != find_game(game_id).info.rules_version:
        raise BadInput(text("error-weights-of-others", file=path.name, game=game_id))
    try:
        return Weighed(path.name, int(found["seats"]), dict(found["options"]), _values(planner, found))
    except (KeyError, TypeError, ValueError):
        raise BadInput(text("error-weights-features", file=path.name)) from None


def _values(planner: Planner[Any], found: dict[str, Any]) -> Values:
    weights, spread = found["weights"], found["spread"]
    if set(weights) != set(planner.FEATURES) or min(spread["start"], spread["end"]) <= 0:
        raise ValueError
    numbers = [float(weights[name]) for name in planner.FEATURES]
    if not all(map(isfinite, [*numbers, *spread.values()])):
        raise ValueError
    return Values(numbers, float(spread["start"]), float(spread["end"]))
