"""Which modules are compiled: what the engine runs through at every move, and nothing else.

The loop of simulated matches, a few modules of core, and of each game data, states, moves, legal moves, rules, views
and bots with what they import from the game's folder. Events and sheets are left out: a simulation sends no events, and
a sheet is read once. What that costs and brings is in docs/decisions/0032-compiled-by-mypyc.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.util import resolve_name
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
                waiting += [name for name in _imports(module) if _is_part(name, package)]
    return sorted(found)


def imported_by(names: Sequence[str]) -> list[str]:
    """All other modules of the package that these import, directly or not; sorted.

    mypyc takes values of constants and types from them, so a build is of their sources, too.
    """
    found, waiting = set(names), list(names)
    while waiting:
        for module in _imports(waiting.pop()):
            if module not in found:
                found.add(module)
                waiting.append(module)
    return sorted(found - set(names))


def _is_part(module: str, package: str) -> bool:
    return module.startswith(f"{package}.") and module.rpartition(".")[2] not in LEFT_OUT


def _imports(module: str) -> Iterator[str]:
    """The modules of the package that are imported anywhere in this one."""
    import ast  # not needed for using a build

    package = module if path_of(module).name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path_of(module).read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            names = [origin, *(f"{origin}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            if name.startswith(f"{PACKAGE.name}.") and path_of(name).is_file():
                yield name
