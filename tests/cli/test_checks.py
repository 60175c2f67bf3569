"""`tischlein clauses` and `tischlein goldens`: 0 when the game keeps its promises, 1 when it does not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tischlein.core.registry import game_folder
from tischlein.words.words import Words

ENGLISH = Words("en")
TEMPLATE = game_folder("monsterrolle").parent / "_template"


@pytest.fixture
def bidding(games_folder: Path) -> Path:
    """A whole game of its own, as somebody else would write it."""
    shutil.copytree(TEMPLATE, games_folder / "bidding", ignore=shutil.ignore_patterns("__pycache__"))
    return games_folder / "bidding"


def add(path: Path, more: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")


def test_a_game_with_all_clauses_tested_passes(tischlein, bidding: Path) -> None:
    done = tischlein("clauses", "bidding")
    assert (done.code, done.err) == (0, "")
    assert "bidding TP-1.2" in done.out
    assert "tests/test_rules.py:" in done.out
    assert done.out.splitlines()[-1] == ENGLISH.say("clauses-ok", game="bidding", clauses=4)


def test_quiet_is_one_line_per_game(tischlein, bidding: Path) -> None:
    assert len(tischlein("clauses", "bidding", "--quiet").out.splitlines()) == 1


def test_a_clause_without_a_test_fails(tischlein, bidding: Path) -> None:
    add(bidding / "RULES.md", "- **TP-9.9** [ruling] Nobody proves this.\n")
    done = tischlein("clauses", "bidding", "--quiet")
    assert done.code == 1
    assert done.out.splitlines() == [ENGLISH.say("clauses-untested", game="bidding", clause="TP-9.9")]


def test_a_citation_of_a_clause_that_is_not_there_fails(tischlein, bidding: Path) -> None:
    add(bidding / "bot.py", "# TP-7.7\n")
    done = tischlein("clauses", "bidding", "--quiet")
    assert done.code == 1
    assert "TP-7.7" in done.out


def test_all_games_are_checked_when_none_is_named(tischlein, bidding: Path) -> None:
    add(bidding / "RULES.md", "- **TP-9.9** [ruling] Nobody proves this.\n")
    done = tischlein("clauses", "--quiet")
    assert done.code == 1
    assert "monsterrolle" in done.out


def test_clauses_of_an_unknown_game_are_refused(tischlein, one_sentence) -> None:
    assert "chess" in one_sentence(tischlein("clauses", "chess"))


def test_a_game_without_rules_is_refused(tischlein, one_sentence, bidding: Path) -> None:
    (bidding / "RULES.md").unlink()
    assert "RULES.md" in one_sentence(tischlein("clauses", "bidding"))


def test_a_malformed_line_of_the_rules_is_refused(tischlein, one_sentence, bidding: Path) -> None:
    add(bidding / "RULES.md", "- **TP-9.9** Without a mark.\n")
    assert "TP-9.9" in one_sentence(tischlein("clauses", "bidding"))


def golden(bidding: Path) -> Path:
    return bidding / "tests" / "goldens" / "two-seats.txt"


def change(path: Path, old: str, new: str) -> str:
    content = path.read_text(encoding="utf-8")
    assert old in content
    changed = content.replace(old, new)
    path.write_text(changed, encoding="utf-8")
    return changed


def test_playthroughs_that_come_out_the_same_pass(tischlein, bidding: Path) -> None:
    before = golden(bidding).read_bytes()
    for arguments in (["goldens"], ["goldens", "--write"]):
        done = tischlein(*arguments)
        assert (done.code, done.err) == (0, "")
    assert golden(bidding).read_bytes() == before


def test_a_playthrough_that_differs_fails_and_stays_as_it_is(tischlein, bidding: Path) -> None:
    changed = change(golden(bidding), "digest ", "digest 0")
    done = tischlein("goldens")
    assert done.code == 1
    assert ENGLISH.say("goldens-differ", file="two-seats.txt") in done.out
    assert golden(bidding).read_text(encoding="utf-8") == changed


def test_it_is_not_written_anew_under_the_same_rules_version(tischlein, bidding: Path) -> None:
    changed = change(golden(bidding), "digest ", "digest 0")
    done = tischlein("goldens", "--write")
    assert done.code == 1
    assert ENGLISH.say("error-rules-gold", file="two-seats.txt") in done.out
    assert golden(bidding).read_text(encoding="utf-8") == changed


def test_it_is_written_anew_when_the_rules_version_was_raised(tischlein, bidding: Path) -> None:
    change(golden(bidding), "rules 1\n", "rules 0\n")
    done = tischlein("goldens", "--write")
    assert done.code == 0
    assert ENGLISH.say("goldens-written", file="two-seats.txt") in done.out
    assert "rules 1\n" in golden(bidding).read_text(encoding="utf-8")
    assert tischlein("goldens").code == 0


@pytest.mark.parametrize("arguments", [["goldens"], ["goldens", "--write"]])
def test_a_playthrough_with_a_move_that_is_now_illegal_differs(tischlein, bidding: Path, arguments: list[str]) -> None:
    change(golden(bidding), "rules 1\n", "rules 0\n")
    changed = change(golden(bidding), "1. seat", "1. seat 1: bid 9\n1. seat")
    done = tischlein(*arguments)
    assert done.code == 1
    assert ENGLISH.say("goldens-differ", file="two-seats.txt") in done.out
    assert golden(bidding).read_text(encoding="utf-8") == changed
