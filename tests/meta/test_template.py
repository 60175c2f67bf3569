"""A new game is one folder: a copy of the template is found by everything without registration."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "src" / "tischlein" / "games" / "_template"


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside the project with one game, copied from the template."""
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(TEMPLATE, folder / "bidding", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def run(elsewhere: Path, *command: str, stdin: str = "", profile: str = "gate") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "TISCHLEIN_GAMES": str(elsewhere), "HYPOTHESIS_PROFILE": profile, "LANG": "C"}
    return subprocess.run(
        [sys.executable, *command], input=stdin, capture_output=True, text=True, env=env, cwd=ROOT, check=False
    )


def tischlein(elsewhere: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return run(elsewhere, "-c", "from tischlein.cli import main; main()", *arguments, stdin=stdin)


def test_an_underscore_hides_the_template_itself(elsewhere: Path) -> None:
    refused = tischlein(elsewhere, "play", "_template")
    assert refused.returncode == 2
    known = refused.stderr.split(":")[1]
    assert "bidding" in known
    assert "_" not in known


def test_all_laws_and_word_checks_run_over_it(elsewhere: Path) -> None:
    tests = [
        "tests/laws/test_laws.py",
        "tests/meta/test_words.py",
        "tests/meta/test_rule_words.py",
        "tests/meta/test_goldens.py",
        "tests/meta/test_layers.py",
    ]
    checked = run(elsewhere, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "bidding", *tests)
    assert checked.returncode == 0, checked.stdout
    passed = int(checked.stdout.split(" passed")[0].split()[-1])
    assert passed >= 15, "fourteen laws and the words at least"


def test_its_clauses_are_traced(elsewhere: Path) -> None:
    listed = tischlein(elsewhere, "clauses", "bidding")
    assert listed.returncode == 0
    assert "bidding TP-1.3" in listed.stdout


def test_a_clause_without_a_test_is_an_error(elsewhere: Path, tmp_path: Path) -> None:
    shutil.copytree(elsewhere / "bidding", tmp_path / "bidding")
    rules = tmp_path / "bidding" / "RULES.md"
    rules.write_text(rules.read_text() + "- **TP-1.5** [ruling] Nobody proves this.\n")
    listed = tischlein(tmp_path, "clauses", "--quiet")
    assert listed.returncode == 1
    assert "TP-1.5" in listed.stdout


@pytest.mark.parametrize("language", ["de", "en", "uk"])
def test_it_is_played_by_people_in_every_language(elsewhere: Path, language: str) -> None:
    bids = "bid 1\nbid 2\nbid 3\nbid 4\nbid 5\n"
    played = tischlein(elsewhere, "play", "bidding", "--seed", "1", "--lang", language, stdin=bids)
    assert played.returncode == 0, played.stderr
    assert "--seed 1" in played.stdout, "the end of the match was reached"


def test_a_new_game_is_whole_under_its_own_name_and_prefix(tmp_path: Path) -> None:
    made = run(tmp_path, "tools/new_game.py", "haggling", "hg", str(tmp_path))
    assert made.returncode == 0, made.stderr
    left = [
        path.name for path in (tmp_path / "haggling").rglob("*") if path.is_file() and "tp-" in path.read_text().lower()
    ]
    assert left == []
    assert "class Haggling(Facade" in (tmp_path / "haggling" / "__init__.py").read_text()
    meta = ["tests/meta/test_words.py", "tests/meta/test_rule_words.py", "tests/meta/test_goldens.py"]
    tests = ["tests/laws/test_laws.py", *meta]
    checked = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "haggling", *tests, profile="few")
    assert checked.returncode == 0, checked.stdout
    assert "haggling HG-1.3" in tischlein(tmp_path, "clauses", "haggling").stdout
    assert tischlein(tmp_path, "simulate", "haggling", "--games", "5", "--bots", "random,greedy").returncode == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["click", "ck"], "already"),
        (["haggling", "mr"], "belongs to another game"),
        (["Haggling", "hg"], "NAME"),
        (["../haggling", "hg"], "NAME"),
        (["haggling", "HG"], "PREFIX"),
        (["haggling"], "usage"),
    ],
)
def test_a_name_that_cannot_be_used_makes_no_game(tmp_path: Path, arguments: list[str], why: str) -> None:
    folder = [str(tmp_path)] if len(arguments) == 2 else []
    refused = run(tmp_path, "tools/new_game.py", *arguments, *folder)
    assert refused.returncode == 2
    assert why in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_bots_play_it_and_fuzzing_finds_nothing(elsewhere: Path) -> None:
    assert tischlein(elsewhere, "simulate", "bidding", "--games", "20", "--bots", "random,greedy").returncode == 0
    assert tischlein(elsewhere, "fuzz", "bidding", "--games", "20").returncode == 0
