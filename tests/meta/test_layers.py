"""Imports point inwards: core <- games, bots <- tables <- server, cli. Read from the source, so lazy imports count."""

from __future__ import annotations

import ast
import gc
import subprocess
import sys
from pathlib import Path

import pytest

from tischlein.core.registry import game_folder, game_ids

PACKAGE = Path(__file__).parents[2] / "src" / "tischlein"

MAY_IMPORT = {
    "core": {"core"},
    "compiled": {"core", "compiled", "words"},  # words in one module, see below
    "lawbook": {"core", "lawbook"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "lab": {"core", "lawbook", "bots", "lab"},
    "words": {"core", "words"},
    "tables": {"core", "bots", "tables", "store"},  # only the store's port, see below
    "store": {"core", "store"},
    "cluster": {"core", "tables", "store", "cluster"},  # only the store's port, too
    "server": {"core", "bots", "words", "tables", "store", "cluster", "server"},
    "cli": {"core", "lawbook", "bots", "lab", "words", "tables", "store", "cluster", "server", "cli", "compiled"},
}
"""Allowed imports by package. Games are loaded through the registry, so only games import games."""

ROOMS_OF_TABLES = {
    "wire": {"wire"},
    "log": {"wire", "log", "race"},
    "gate": {"wire", "log", "gate"},
    "frames": {"wire", "log", "gate", "frames"},
    "live": {"wire", "log", "gate", "frames", "live"},
    "race": {"wire", "log", "gate", "live", "race"},
}
"""Allowed imports between the folders of tables/. The hall passes the race strategy to the keeper."""


def is_room(name: str) -> bool:
    return (PACKAGE / "tables" / name).is_dir()


THIRD_PARTY = {
    "core": {"mypy_extensions"},  # types of machine words, for type checkers only, see below
    "compiled": {"mypy", "mypyc", "setuptools"},  # imported when something is compiled, not before
    "lawbook": set(),
    "games": {"msgspec", "rich"},  # in one module each, see below
    "bots": set(),
    "lab": set(),
    "words": {"fluent"},
    "tables": {"msgspec"},
    "store": {"msgspec", "psycopg", "psycopg_pool"},
    "cluster": {"aiohttp", "itsdangerous", "msgspec", "prometheus_client", "structlog"},
    "server": {"aiohttp", "itsdangerous", "msgspec", "platformdirs", "prometheus_client", "segno", "structlog"},
    "cli": {"cyclopts", "rich", "segno", "structlog", "uvloop"},
}

ONLY_IN = {"msgspec": ("page.py", "printed.py"), "rich": ("terminal.py",)}
"""What a game shows to the page and draws in a terminal; its rules need nothing but core."""


def imports_of(path: Path) -> list[str]:
    """Absolute names of all modules that a file imports."""
    names = []
    gc.disable()  # a finalizer that formats a traceback would parse as well, for which Python 3.11 is not prepared
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    finally:
        gc.enable()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


def source_files() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "tests" not in path.parts)


def test_every_folder_is_a_known_ring() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(MAY_IMPORT)


@pytest.mark.parametrize("path", source_files(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_inwards(path: Path) -> None:
    parts = path.relative_to(PACKAGE).parts
    ring = parts[0]
    if len(parts) == 1:
        return  # the package itself has the version, and puts compiled modules in front
    for name in imports_of(path):
        top, *rest = name.split(".")
        if top == "tischlein":
            assert rest[0] in MAY_IMPORT[ring] | {"__version__"}, f"{ring} must not import {name}"
            if ring in ("tables", "cluster") and rest[0] == "store":
                assert rest[1] == "port", f"{ring} knows the store's port only: {name}"
            if ring == "tables" and len(parts) > 2 and rest[0] == "tables" and len(rest) > 2:
                assert rest[1] in ROOMS_OF_TABLES[parts[1]] or not is_room(rest[1]), (
                    f"{parts[1]} must not import {name}"
                )
            if ring == "compiled" and rest[0] == "words":
                assert path.name == "background.py", "everything else is loaded before anything that may be compiled"
            if ring == "games" and rest[0] == "games":
                assert rest[1] == parts[1], f"no game imports another: {name}"
        elif top not in sys.stdlib_module_names:
            assert top in THIRD_PARTY[ring], f"{ring} must not import {name}"
            assert ring != "games" or path.name in ONLY_IN[top], f"games import {top} in {ONLY_IN[top]} only"


def test_who_knows_of_compiled_builds() -> None:
    """As the docstring of `compiled` and decision 32 say."""
    files = [path for path in source_files() if path.parent.name != "compiled"]
    knowing = [path for path in files if any(name.startswith("tischlein.compiled") for name in imports_of(path))]
    assert [path.relative_to(PACKAGE).as_posix() for path in knowing] == ["__init__.py", "cli/about.py", "cli/serve.py"]


def test_core_needs_nothing_but_python() -> None:
    program = "import sys, tischlein.core.rng; sys.exit('mypy_extensions' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)


FORBIDDEN_IN_THE_ENGINE = {"random", "time", "datetime", "secrets", "socket", "subprocess", "asyncio", "threading"}
"""No clock, no global randomness, no input or output."""


@pytest.mark.parametrize("game_id", ["", *game_ids()])
def test_the_engine_has_no_clock_and_no_global_randomness(game_id: str) -> None:
    folder = game_folder(game_id) if game_id else PACKAGE / "core"
    for path in folder.glob("*.py"):
        used = {name.split(".")[0] for name in imports_of(path)} & FORBIDDEN_IN_THE_ENGINE
        assert not used, f"{path.name} imports {used}"


def test_modules_stay_small() -> None:
    """Modules of more than 400 lines should be split."""
    long = {path.name: lines for path in source_files() if (lines := len(path.read_text().splitlines())) > 400}
    assert not long
