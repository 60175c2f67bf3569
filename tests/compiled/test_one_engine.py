"""The compiled engine and the pure one are the same: equal matches, shuffles, goldens and laws.

The gate compiles the rules of all games and the bots of the smallest, with the least optimisation, and keeps that build
for its next run; of the other bots it sees that mypyc takes them. `./play soak` compiles everything as players have it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.compiled.matches import BOTS, Table, digests, seat_counts, shuffles, tables, tables_of_all_sizes
from tischlein.compiled.builder import make_build, missing_tool
from tischlein.compiled.finder import ENGINE
from tischlein.compiled.kept import Build, find_build, kept_in
from tischlein.compiled.sources import game_folders, modules, path_of

ROOT = Path(__file__).parents[2]
FOR_TESTS = ROOT / "build" / "compiled-for-tests"
GAMES = game_folders()
SMALLEST = min(GAMES, key=lambda game: sum(path_of(module).stat().st_size for module in modules([game])))
BY_THE_GATE = [name for name in modules() if ".bot." not in f"{name}." or name in modules([SMALLEST])]
"""Bots are two thirds of the time: all modules took 63 s of processor time at -O0, these 31."""

pytestmark = [
    pytest.mark.skipif(missing_tool() is not None, reason="there is no C compiler"),
    pytest.mark.timeout(600),
]
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def build() -> Build:
    """Of all rules and the bots of the smallest game, at least."""
    return find_build(kept_in()) or _kept(FOR_TESTS / "rules", BY_THE_GATE, "0")


@pytest.fixture(scope="module")
def whole_build() -> Build:
    """Of all games: that of `./play`, or one for tests."""
    return find_build(kept_in()) or _kept(FOR_TESTS / "whole", modules(), "2")


def _kept(within: Path, names: list[str], optimise: str) -> Build:
    if find_build(within) is None:
        make_build(within, names=names, optimise=optimise)
    kept = find_build(within)
    assert kept is not None
    return kept


IS_COMPILED = "from tischlein.compiled.finder import ENGINE; assert ENGINE.build is not None, 'no build that fits'"


def on_compiled(build: Build, *arguments: str, **settings: str) -> str:
    """Runs Python on the compiled engine. Without a build that fits the sources it would run those."""
    env = {**os.environ, "TISCHLEIN_PURE": "", "TISCHLEIN_COMPILED": str(build.folder.parent), **settings}
    for command in (["-c", IS_COMPILED], arguments):
        ended = subprocess.run(
            [sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def first_different(build: Build, tables: Sequence[Table], moves: int) -> Table | None:
    """The first table whose match differs between the builds; None if all are equal."""
    assert ENGINE.build is None, "this process is the pure one: unset TISCHLEIN_PURE"
    asked = ("-m", "tests.compiled.matches", json.dumps(tables), str(moves))
    compiled = json.loads(on_compiled(build, *asked))
    pairs = zip(tables, compiled, digests(tables, moves), strict=True)
    return next((table for table, one, other in pairs if one != other), None)


def hold_laws(build: Build, game: str, **settings: str) -> None:
    laws = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws/test_laws.py", "-k", game)
    assert " passed" in on_compiled(build, *laws, **settings)


# In the gate


def test_the_same_shuffles(build: Build) -> None:
    """The compiled one reckons in machine words."""
    assert ENGINE.build is None, "this process is the pure one: unset TISCHLEIN_PURE"
    program = "from tests.compiled.matches import shuffles; print(shuffles())"
    assert on_compiled(build, "-c", program).strip() == shuffles()


def test_the_same_matches(build: Build) -> None:
    """Through the gate of the rules, and as simulations play them; for every seat count, and every bot of one game."""
    played = tables_of_all_sizes(SMALLEST, BOTS, each=1)
    for game in GAMES:
        played += tables_of_all_sizes(game, ["random"], each=2)
    assert first_different(build, played, moves=150) is None


def test_the_goldens(build: Build) -> None:
    on_compiled(build, "-c", "from tischlein.cli.app import main; main(['goldens'])")


def test_mypyc_takes_every_module_of_every_game(tmp_path: Path) -> None:
    """Only some of the C is compiled here, but a source that mypyc refuses is noticed wherever it is."""
    program = "import sys; from pathlib import Path; from tischlein.compiled.builder import translate; "
    program += "from tischlein.compiled.sources import modules; translate(modules(), Path(sys.argv[1]), '0')"
    ended = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    written = "".join(path.read_text() for path in tmp_path.rglob("*.c"))
    assert all(f'"tischlein.games.{game}.rules"' in written for game in GAMES)


@every_game
def test_the_laws(build: Build, game: str) -> None:
    hold_laws(build, game)


# In soak


MANY: Final = 1000
"""Matches in which each bot sits, by game and number of seats."""
MANY_HARD: Final = {"dayunhe": 100, "monsterrolle": 300}
"""Of the level `hard` where one takes a second or two in pure Python: a part takes ten minutes of a core."""
PARTS: Final = 20


@pytest.mark.soak
@every_game
def test_the_same_matches_of_every_game(whole_build: Build, game: str) -> None:
    assert first_different(whole_build, tables_of_all_sizes(game, BOTS, each=10), moves=10_000) is None


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in seat_counts(game)])
def test_many_equal_matches(whole_build: Build, game: str, seats: int, part: int) -> None:
    others = [bot for bot in BOTS if bot != "hard"]
    hard = tables(game, seats, ["hard", *["classic"] * (seats - 1)], each=MANY_HARD.get(game, MANY))
    asked = [*tables(game, seats, others, each=MANY), *hard][part::PARTS]
    assert first_different(whole_build, asked, moves=0) is None


@pytest.mark.soak
@every_game
def test_the_laws_of_every_game(whole_build: Build, game: str) -> None:
    hold_laws(whole_build, game, HYPOTHESIS_PROFILE="soak")


@pytest.mark.soak
def test_the_tests_of_games_and_core(whole_build: Build) -> None:
    """But for those that replace parts of the engine."""
    tests = ("src/tischlein/games", "tests/core", "tests/lab", "-m", "not pure and not soak")
    on_compiled(whole_build, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
