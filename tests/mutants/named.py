"""Mutants that name their tests: deliberate mistakes in the sources, each with the tests that must notice it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.mutants.sources import HERE, SOME, SOURCES, TESTS_FAILED, Copy, in_gate


class Mutant(NamedTuple):
    file: str
    find: str
    replace: str
    tests: list[str]
    breaks: str
    only: str = ""
    """Which of these tests, as pytest's -k; empty: all of them."""

    def __str__(self) -> str:
        return f"{self.file}: {self.breaks}"


def read_mutants(name: str) -> list[Mutant]:
    return [Mutant(**entry) for entry in tomllib.loads((HERE / name).read_text(encoding="utf-8"))["mutant"]]


def every(mutants: list[Mutant]) -> pytest.MarkDecorator:
    """Parametrizes a test with all mutants, of which the gate runs some. All of them have their place."""
    for mutant in mutants:
        found = (SOURCES / "tischlein" / mutant.file).read_text(encoding="utf-8").count(mutant.find)
        assert found == 1, f"{mutant.file} holds this {found} times: {mutant.find}"
    marked = [pytest.param(mutant, id=str(mutant), marks=in_gate(number)) for number, mutant in enumerate(mutants)]
    return pytest.mark.parametrize("mutant", marked)


UNCHANGED = pytest.mark.parametrize("most", [SOME, pytest.param(None, marks=pytest.mark.soak)])
"""Of how many mutants the tests are run in an unchanged copy."""


class Bench:
    """A copy of the sources with the tests that the mutants name."""

    def __init__(self, copy: Copy, mutants: list[Mutant]) -> None:
        self._copy = copy
        self._mutants = mutants

    def must_pass_unchanged(self, most: int | None) -> None:
        """Or every mutant would seem to be noticed. The originals of these tests run beside, so the gate takes some."""
        mutants = self._mutants[:most]
        only = sorted({f"({mutant.only})" for mutant in mutants if mutant.only})
        every = [mutant for mutant in mutants if not mutant.only]
        code, printed = self._copy.pytest(self._files(mutants), *([] if every else ["-k", " or ".join(only)]))
        assert code == 0, printed

    def must_be_noticed(self, mutant: Mutant) -> None:
        path = self._copy.sources / "tischlein" / mutant.file
        only = ["-k", mutant.only] if mutant.only else []
        code, printed = self._copy.with_change(path, mutant.find, mutant.replace, self._paths(mutant.tests), *only)
        assert code == TESTS_FAILED, f"survived, or broken so that nothing ran\n{printed}"

    def _files(self, mutants: list[Mutant]) -> list[Path]:
        return self._paths(sorted({name for mutant in mutants for name in mutant.tests}))

    def _paths(self, names: list[str]) -> list[Path]:
        return [self._copy.root / "tests" / name for name in names]


@contextmanager
def bench(folder: Path, mutants: list[Mutant], *tests: str) -> Iterator[Bench]:
    """With these files and folders of tests."""
    copy = Copy(folder, *tests, is_core_fixed=False)
    yield Bench(copy, mutants)
    copy.close()
