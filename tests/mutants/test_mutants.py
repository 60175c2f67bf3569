"""Each clause is broken on purpose in a copy of the sources, and the tests that name the clause must fail there.

A game says in tests/mutants.toml how (`[[mutant]]`), or why code cannot break a clause (`[[unmutated]]`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.mutants.sources import SOME, SOURCES, TESTS_FAILED, Copy, in_gate
from tischlein.core.registry import game_folder, game_ids
from tischlein.lawbook.clauses import read_clauses

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
    pytest.param(game_id, mutant, id=f"{mutant.clause}: {mutant.breaks}", marks=in_gate(number))
    for number, (game_id, mutant) in enumerate((game_id, mutant) for game_id in OURS for mutant in mutants(game_id))
]


def named_tests(copy: Copy, game_id: str) -> Path:
    return copy.sources / part_of(game_id) / "tests"


def files_naming(copy: Copy, game_id: str, clause: str) -> list[Path]:
    """The files that a mutant of the clause has to load; the others could not notice it."""
    files = named_tests(copy, game_id).glob("test_*.py")
    return sorted(path for path in files if f'"{clause}"' in path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    made = Copy(tmp_path_factory.mktemp("mutants"))
    where = made.run("-c", "import tischlein; print(tischlein.__file__)")
    assert Path(where.strip()).is_relative_to(made.sources), "the installed package hides the copy"
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
def test_every_mutant_has_its_place(game_id: str) -> None:
    """Also of those that the gate does not run."""
    for mutant in mutants(game_id):
        found = (SOURCES / part_of(game_id) / mutant.file).read_text(encoding="utf-8").count(mutant.find)
        assert found == 1, f"{mutant.clause}: {mutant.file} holds this {found} times: {mutant.find}"


@pytest.mark.parametrize("most", [SOME, pytest.param(None, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", OURS)
def test_the_copy_passes_as_long_as_nothing_is_changed(game_id: str, copy: Copy, most: int | None) -> None:
    """Or every mutant would seem to be noticed. The originals of these tests run beside, so the gate takes some."""
    clauses = sorted({mutant.clause for mutant in mutants(game_id)})[:most]
    code, printed = copy.pytest([named_tests(copy, game_id)], *(f"--clause={each}" for each in clauses))
    assert code == 0, printed


@pytest.mark.parametrize(("game_id", "mutant"), ALL)
def test_the_named_tests_the_clause_notice(game_id: str, mutant: Mutant, copy: Copy) -> None:
    path = copy.sources / part_of(game_id) / mutant.file
    tests = files_naming(copy, game_id, mutant.clause)
    assert tests, EXIT_CODES[5]
    code, printed = copy.with_change(path, mutant.find, mutant.replace, tests, f"--clause={mutant.clause}")
    meaning = EXIT_CODES.get(code, "broken, which proves nothing")
    assert code == TESTS_FAILED, f"{meaning}\n{printed}"
