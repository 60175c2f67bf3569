"""Which modules are compiled: what the engine runs through at every move, and nothing else.

The loop of simulated matches, a few modules of core, and of each game data, states, moves, legal moves, rules, views
and bots with what they import from the game's folder. Events and sheets are left out: a simulation sends no events, and
a sheet is read once. What that costs and brings is in docs/decisions/0032-compiled-by-mypyc.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
"""The folder of `tischlein`."""

OUTER: Final = (
    "core.types",
    "core.rng",
    "core.states",
    "core.planning",
    "bots.greedy",
    "bots.random",
    "bots.seating",
    "lab.arena",
    "lab.training.sums",
)
"""What all games share: helpers of the rules, and the loop of a simulated match."""
FIRST: Final = ("data", "state", "moves", "legal", "rules")
"""A game is compiled if its folder has all of these; they are the first modules, and what they import follows."""
ALSO: Final = ("live", "measure", "view", "bot", "bot.planner")
"""Optional parts of a game that a simulated match asks at every move."""
LEFT_OUT: Final = ("events", "sheet")


def path_of(module: str) -> Path:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def game_folders() -> list[str]:
    """The games of this package that can be compiled. Those of `TISCHLEIN_GAMES` stay pure."""
    folders = sorted(path for path in (PACKAGE / "games").iterdir() if not path.name.startswith("_"))
    return [path.name for path in folders if all((path / f"{name}.py").is_file() for name in FIRST)]


def modules(games: Sequence[str] | None = None) -> list[str]:
    """The names of all modules to compile, sorted; of these games, or of all."""
    found = {f"tischlein.{name}" for name in OUTER}
    for game in game_folders() if games is None else games:
        package = f"tischlein.games.{game}"
        waiting = [name for part in (*FIRST, *ALSO) if path_of(name := f"{package}.{part}").is_file()]
        while waiting:
            module = waiting.pop()
            if module not in found:
                found.add(module)
                waiting += _imported(module, package)
    return sorted(found)


def _imported(module: str, package: str) -> Iterator[str]:
    import ast  # not needed for using a build

    for node in ast.walk(ast.parse(path_of(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                if (
                    name.startswith(f"{package}.")
                    and name.rpartition(".")[2] not in LEFT_OUT
                    and path_of(name).is_file()
                ):
                    yield name
