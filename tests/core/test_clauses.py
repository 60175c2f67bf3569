"""From a clause to its tests and its code, read from text alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.core.registry import game_folder, game_ids
from tischlein.lawbook.clauses import Trace, clause, read_clauses, trace

RULES = """# Any game

Text that names **AG-1.3** defines nothing.

## 1 Everything

- **AG-1.1** [text] One lays.
- **AG-1.2** [ruling] One draws, see AG-1.1.
"""
CODE = '"""No clause."""\n\nlay = 1  # AG-1.1\ndraw = 2  # AG-1.2 and AG-1.1\n'
TESTS = """
@clause("AG-1.1", "AG-1.2")
def test_lay():
    pass


@clause("AG-1.2")
def helper():
    pass
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "RULES.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "rules.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests" / "test_lay.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def found(folder: Path) -> dict[str, tuple[list[str], list[str]]]:
    return {entry.id: (entry.tests, entry.code) for entry in trace(folder).clauses}


def add(path: Path, more: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")


def test_only_list_items_in_bold_define_a_clause() -> None:
    assert [entry.id for entry in read_clauses(RULES)] == ["AG-1.1", "AG-1.2"]


def test_tests_and_lines_of_code_are_found(folder: Path) -> None:
    assert found(folder) == {
        "AG-1.1": (["tests/test_lay.py:3"], ["rules.py:3", "rules.py:4"]),
        "AG-1.2": (["tests/test_lay.py:3"], ["rules.py:4"]),
    }
    assert trace(folder).is_complete


def test_a_clause_without_a_test_is_untested_even_if_the_code_cites_it(folder: Path) -> None:
    add(folder / "RULES.md", "- **AG-2.1** [text] More.\n")
    add(folder / "rules.py", "more = 3  # AG-2.1\n")
    result = trace(folder)
    assert [entry.id for entry in result.untested] == ["AG-2.1"]
    assert not result.is_complete


@pytest.mark.parametrize(
    "test",
    [
        "# AG-2.1\ndef test_more():\n    pass\n",
        '@clause("AG-2.1")\ndef more():\n    pass\n',
        '@other("AG-2.1")\ndef test_more():\n    pass\n',
        '# @clause("AG-2.1")\ndef test_more():\n    pass\n',
        'TEXT = """\n@clause("AG-2.1")\ndef test_more():\n    pass\n"""\n',
    ],
)
def test_only_a_marked_test_function_proves_a_clause(folder: Path, test: str) -> None:
    add(folder / "RULES.md", "- **AG-2.1** [text] More.\n")
    (folder / "tests" / "test_more.py").write_text(test, encoding="utf-8")
    assert [entry.id for entry in trace(folder).untested] == ["AG-2.1"]


def test_a_test_outside_a_test_file_proves_nothing(folder: Path) -> None:
    add(folder / "RULES.md", "- **AG-2.1** [text] More.\n")
    (folder / "tests" / "picture.py").write_text('@clause("AG-2.1")\ndef test_more():\n    pass\n', encoding="utf-8")
    assert [entry.id for entry in trace(folder).untested] == ["AG-2.1"]


def test_an_unknown_clause_is_named_with_its_place(folder: Path) -> None:
    add(folder / "rules.py", "odd = 4  # AG-9.9\n")
    (folder / "tests" / "test_odd.py").write_text('@clause("AG-8.8")\ndef test_odd():\n    pass\n', encoding="utf-8")
    result = trace(folder)
    assert result.unknown == ["rules.py:5 AG-9.9", "tests/test_odd.py:2 AG-8.8"]
    assert not result.is_complete


def test_a_clause_defined_twice_is_named(folder: Path) -> None:
    add(folder / "RULES.md", "- **AG-1.1** [text] Once more.\n")
    result = trace(folder)
    assert result.twice == ["AG-1.1"]
    assert not result.is_complete


def test_rules_without_clauses_are_not_complete() -> None:
    assert not Trace([], [], []).is_complete


def test_nothing_is_imported(folder: Path) -> None:
    (folder / "tests" / "test_boom.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
    (folder / "boom.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
    assert trace(folder).is_complete


def test_the_mark_says_which_clauses_a_test_proves() -> None:
    @clause("AG-1.1", "AG-1.2")
    def marked() -> int:
        return 7

    assert marked.clauses == ("AG-1.1", "AG-1.2")  # type: ignore[attr-defined]
    assert marked() == 7


@pytest.mark.parametrize("game_id", game_ids())
def test_every_clause_id_starts_with_the_games_prefix(game_id: str) -> None:
    ids = [entry.id for entry in trace(game_folder(game_id)).clauses]
    assert ids
    assert len({clause_id.partition("-")[0] for clause_id in ids}) == 1
