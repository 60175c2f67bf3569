"""The judge of races is broken on purpose in a copy of the sources, and the named tests must fail there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.mutants.named import UNCHANGED, Bench, Mutant, bench, every, read_mutants

MUTANTS = read_mutants("race.toml")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(tmp_path_factory.mktemp("mutants"), MUTANTS, "tests/tables") as made:
        yield made


@UNCHANGED
def test_the_copy_passes_as_long_as_nothing_is_changed(copy: Bench, most: int | None) -> None:
    copy.must_pass_unchanged(most)


@every(MUTANTS)
def test_the_named_tests_notice(mutant: Mutant, copy: Bench) -> None:
    copy.must_be_noticed(mutant)
