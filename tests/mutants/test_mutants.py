"""Each clause is broken on purpose in a copy of the sources, and the tests that name the clause must fail there.

A game says in tests/mutants.toml how (`[[mutant]]`), or why code cannot break a clause (`[[unmutated]]`).
"""

from __future__ import annotations

import compileall
import json
import os
import py_compile
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tischlein.core.clauses import read_clauses
from tischlein.core.registry import game_folder, game_ids

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCES = ROOT / "src"
TESTS_FAILED = 1
EXIT_CODES = {
    0: "survived: no test that names the clause has noticed",
    5: "no test names the clause",
}
"""What exit codes of pytest mean here; all others are a broken import, which proves nothing."""

OURS = [game_id for game_id in game_ids() if game_folder(game_id).resolve().is_relative_to(SOURCES)]
"""Games from elsewhere (TISCHLEIN_GAMES) are tested where they live."""


class Mutant(NamedTuple):
    clause: str
    file: str
    find: str
    replace: str
    breaks: str


def part_of(game_id: str) -> Path:
    """The game's folder from the sources' root, in the original as in every copy."""
    return game_folder(game_id).resolve().relative_to(SOURCES)


def plan(game_id: str) -> dict[str, list[dict[str, str]]]:
    """Empty without a file; test_every_clause then fails."""
    path = game_folder(game_id) / "tests" / "mutants.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def mutants(game_id: str) -> list[Mutant]:
    return [Mutant(**entry) for entry in plan(game_id).get("mutant", [])]


ALL = [
    pytest.param(game_id, mutant, id=f"{mutant.clause}: {mutant.breaks}")
    for game_id in OURS
    for mutant in mutants(game_id)
]


class Copy:
    """The sources once more. One copy serves many mutants: compiled files there are checked by content, not by date."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = root / "src"
        shutil.copytree(SOURCES, self.sources, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("conftest.py", "pyproject.toml"):
            shutil.copy(ROOT / name, root)
        compileall.compile_dir(self.sources, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)

        self._warm: subprocess.Popen[str] | None = None

    def _environment(self, *, is_writing: bool) -> dict[str, str]:
        env = {**os.environ, "PYTHONPATH": str(self.sources)}
        for name in ("PYTEST_ADDOPTS", "PYTHONDONTWRITEBYTECODE", "TISCHLEIN_GAMES"):
            env.pop(name, None)
        if not is_writing:  # a mutant leaves nothing behind
            env["PYTHONDONTWRITEBYTECODE"] = "1"
        return env

    def run(self, *arguments: str) -> str:
        command = [sys.executable, *arguments]
        env = self._environment(is_writing=True)
        return subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True, check=False).stdout

    def tests(self, game_id: str) -> Path:
        return self.sources / part_of(game_id) / "tests"

    def tests_naming(self, game_id: str, clause: str) -> list[Path]:
        """The files that a mutant of the clause has to load; the others could not notice it."""
        files = self.tests(game_id).glob("test_*.py")
        return sorted(path for path in files if f'"{clause}"' in path.read_text(encoding="utf-8"))

    def arguments(self, tests: list[Path], *more: str) -> list[str]:
        files = [str(path) for path in tests]
        unneeded = [f"-pno:{each}" for each in ("cacheprovider", "xdist", "unraisableexception")]
        return [*files, *more, "-x", "-q", *unneeded, "--timeout=30"]

    def pytest(self, tests: list[Path], *more: str) -> tuple[int, str]:
        """The exit code, and what was printed."""
        if self._warm is None:
            command = [sys.executable, str(HERE / "warm.py")]
            env = self._environment(is_writing=False)
            self._warm = subprocess.Popen(
                command, cwd=self.root, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        assert self._warm.stdin is not None
        assert self._warm.stdout is not None
        print(json.dumps(self.arguments(tests, *more)), file=self._warm.stdin, flush=True)
        code, printed = json.loads(self._warm.stdout.readline())
        return code, printed

    def close(self) -> None:
        if self._warm is not None:
            self._warm.communicate()
        shutil.rmtree(self.root)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    made = Copy(tmp_path_factory.mktemp("mutants"))
    where = made.run("-c", "import tischlein; print(tischlein.__file__)")
    assert Path(where.strip()).is_relative_to(made.sources), "the installed package hides the copy"
    for game_id in OURS:  # compiles the tests in passing
        made.run("-m", "pytest", *made.arguments([made.tests(game_id)], "--collect-only"))
    yield made
    made.close()


def test_the_games_under_test_are_those_of_this_project() -> None:
    assert OURS, f"tischlein is not imported from {SOURCES}"


@pytest.mark.parametrize("game_id", OURS)
def test_every_clause_has_a_mutant_or_a_reason(game_id: str) -> None:
    assert plan(game_id), f"{game_id} has no tests/mutants.toml"
    defined = [entry.id for entry in read_clauses((game_folder(game_id) / "RULES.md").read_text(encoding="utf-8"))]
    mutated = {mutant.clause for mutant in mutants(game_id)}
    excused = {entry["clause"]: entry["why"] for entry in plan(game_id).get("unmutated", [])}
    assert not mutated & excused.keys(), "mutated after all"
    assert mutated | excused.keys() == set(defined)
    assert all(excused.values())


@pytest.mark.parametrize("game_id", OURS)
def test_the_copy_passes_as_long_as_nothing_is_changed(game_id: str, copy: Copy) -> None:
    clauses = {mutant.clause for mutant in mutants(game_id)}
    code, printed = copy.pytest([copy.tests(game_id)], *(f"--clause={each}" for each in sorted(clauses)))
    assert code == 0, printed


@pytest.mark.parametrize(("game_id", "mutant"), ALL)
def test_the_tests_of_the_clause_notice(game_id: str, mutant: Mutant, copy: Copy) -> None:
    path = copy.sources / part_of(game_id) / mutant.file
    tests = copy.tests_naming(game_id, mutant.clause)
    assert tests, EXIT_CODES[5]
    original = path.read_text(encoding="utf-8")
    count = original.count(mutant.find)
    assert count == 1, f"{mutant.file} holds this {count} times: {mutant.find}"
    try:
        path.write_text(original.replace(mutant.find, mutant.replace), encoding="utf-8")
        code, printed = copy.pytest(tests, f"--clause={mutant.clause}")
    finally:
        path.write_text(original, encoding="utf-8")
    meaning = EXIT_CODES.get(code, "broken, which proves nothing")
    assert code == TESTS_FAILED, f"{meaning}\n{printed}"
