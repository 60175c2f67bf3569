"""A file of results: nothing is lost by a kill, and nothing of another contest is mixed in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.game import Result
from tischlein.lab.arena import Outcome
from tischlein.lab.results import Results, sources_digest

PLAN = {"game": "monsterrolle", "bots": (("a", "b"),), "seed": 1}
ONE = Outcome(Result("over", (3, 4), (1,)), 7, 8, {"luck": [5, -5]}, {"order": (1, 0)})
TWO = Outcome(Result("over", (4, 4), (0, 1)), 9, 6, {"luck": [0, 1]}, {"order": (0, 1)})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    kept = Results(path, PLAN)
    kept.append(0, [ONE, TWO])
    kept.append(4, [TWO, ONE])
    return path


def reopened(path: Path, **other: object) -> Results:
    return Results(path, {**PLAN, **other})


def test_what_was_kept_is_read_again(path: Path) -> None:
    found = reopened(path).outcomes
    assert sorted(found) == [0, 1, 4, 5]
    assert found[0].result == ONE.result
    assert (found[1].decisions, found[1].length) == (9, 6)
    assert (found[5].figures, found[5].places) == ({"luck": [5, -5]}, {"order": [1, 0]})


def test_every_beginning_of_the_file_can_be_gone_on_with(path: Path) -> None:
    """As a kill at any moment leaves it."""
    whole = path.read_bytes()
    assert whole.count(b"\n") == 3
    ends = [place + 1 for place, byte in enumerate(whole) if byte == 10]
    for size in range(len(whole) + 1):
        path.write_bytes(whole[:size])
        kept = reopened(path)
        lines = sum(end <= size for end in ends)
        assert len(kept.outcomes) == 2 * max(0, lines - 1)
        kept.append(0, [ONE, TWO])
        kept.append(4, [TWO, ONE])
        assert sorted(reopened(path).outcomes) == [0, 1, 4, 5]


@pytest.mark.parametrize("changed", [{"seed": 2}, {"bots": (("a", "c"),)}, {"more": True}])
def test_a_file_of_another_contest_is_refused_and_stays(path: Path, changed: dict[str, object]) -> None:
    before = path.read_bytes()
    with pytest.raises(BadInput, match="error-results-other") as refused:
        reopened(path, **changed)
    assert next(iter(changed)) in str(refused.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b"[1]\n", b"\xff\n", b"\n\n"])
def test_another_file_is_refused_and_stays(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(BadInput, match="error-results-alien"):
        reopened(path)
    assert path.read_bytes() == content


def test_a_letter_without_an_end_of_line_is_not_taken_for_a_cut_head(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_bytes(b"Dear Ada")
    with pytest.raises(BadInput, match="error-results-alien"):
        reopened(path)
    assert path.read_bytes() == b"Dear Ada"


@pytest.mark.parametrize("line", [b"{}", b"[]", b'{"first":0,"matches":[{}]}', b'{"first":0', b"\xff"])
def test_a_damaged_line_is_named(path: Path, line: bytes) -> None:
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(BadInput, match=r"error-results-line.*'line': 4"):
        reopened(path)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="error-file-write"):
        reopened(tmp_path)


@pytest.fixture
def their_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "bot_of_theirs.py"
    path.write_text("from examples.rollouts import Rollouts as Other\nclass Bot(Other): pass\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return path


def test_bots_of_others_are_sources(their_bot: Path) -> None:
    first = sources_digest("monsterrolle", ["bot_of_theirs:Bot"])
    assert first != sources_digest("monsterrolle", [])
    their_bot.write_text("class Bot: pass\n", encoding="utf-8")
    assert sources_digest("monsterrolle", ["bot_of_theirs:Bot"]) != first


def test_levels_are_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def noted(path: Path) -> bytes:
        read.append(path)
        return b""

    monkeypatch.setattr(Path, "read_bytes", noted)
    sources_digest("monsterrolle", ["easy"])
    assert {"easy.py", "careless.py", "features.py", "2.toml"} <= {path.name for path in read}


def test_other_weights_are_other_sources(tmp_path: Path) -> None:
    weights = tmp_path / "new.toml"
    weights.write_text("one", encoding="utf-8")
    bots = ["random", f"medium@{weights}"]
    first = sources_digest("monsterrolle", bots)
    assert first == sources_digest("monsterrolle", bots) != sources_digest("monsterrolle", ["random"])
    weights.write_text("two", encoding="utf-8")
    assert sources_digest("monsterrolle", bots) != first
    assert sources_digest("monsterrolle", ["random"]) != sources_digest("click", ["random"])
