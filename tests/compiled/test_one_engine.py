"""The compiled engine and the pure one are the same: equal matches, goldens and laws.

The gate compiles with the least optimisation, which is quick, and keeps that build for its next run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.matches import Kind, digest, digests, kinds, shuffles
from tischlein.compiled.builder import make_build, missing_tool
from tischlein.compiled.kept import Build, find_build, kept_in

ROOT = Path(__file__).parents[2]
FOR_TESTS = ROOT / "build" / "compiled-for-tests"

pytestmark = [
    pytest.mark.skipif(missing_tool() is not None, reason="there is no C compiler"),
    pytest.mark.timeout(600),
]


@pytest.fixture(scope="module")
def build() -> Build:
    """A build of these very sources: that of `./play`, or one for tests."""
    kept = find_build(kept_in()) or find_build(FOR_TESTS)
    if kept is None:
        make_build(FOR_TESTS, optimise="0")
        kept = find_build(FOR_TESTS)
    assert kept is not None
    return kept


def on_compiled(build: Build, *arguments: str, **settings: str) -> str:
    """Runs Python on the compiled engine."""
    env = {**os.environ, "TISCHLEIN_PURE": "", "TISCHLEIN_COMPILED": str(build.folder.parent), **settings}
    ended = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.mark.parametrize("asked", [(1, 150, 0), pytest.param((20, 10_000, 0), marks=pytest.mark.soak)])
def test_the_same_matches(build: Build, asked: tuple[int, int, int]) -> None:
    """For every game, seat count and bot."""
    compiled = json.loads(on_compiled(build, "-m", "tests.compiled.matches", *map(str, asked)))
    assert compiled == digests(*asked)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("kind", list(kinds()), ids=str)
def test_a_thousand_equal_matches(build: Build, kind: Kind) -> None:
    asked = f"from tests.compiled.matches import Kind, digest; print(digest(Kind{tuple(kind)!r}, 0, 0, 1000))"
    assert on_compiled(build, "-c", asked).strip() == digest(kind, 0, 0, 1000)


def test_the_same_shuffles(build: Build) -> None:
    """The compiled one reckons in machine words."""
    program = "from tests.compiled.matches import shuffles; print(shuffles())"
    assert on_compiled(build, "-c", program).strip() == shuffles()


def test_the_goldens(build: Build) -> None:
    on_compiled(build, "-c", "from tischlein.cli.app import main; main(['goldens'])")


@pytest.mark.parametrize("profile", ["few", pytest.param("gate", marks=pytest.mark.soak)])
def test_the_laws(build: Build, profile: str) -> None:
    laws = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws/test_laws.py")
    printed = on_compiled(build, *laws, HYPOTHESIS_PROFILE=profile)
    assert " passed" in printed


@pytest.mark.soak
def test_the_tests_of_games_and_core(build: Build) -> None:
    """But for those that change a module under the engine's feet: a compiled module does not notice."""
    on_compiled(build, "-m", "pytest", "-q", "-p", "no:cacheprovider", "src/tischlein/games", "tests/core", "tests/lab")
