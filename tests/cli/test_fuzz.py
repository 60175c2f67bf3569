"""`tischlein fuzz`: silence when all is well, a replayable file for each trouble."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tischlein.core.matchfile import decode
from tischlein.games.monsterrolle.sheet import FOLDER
from tischlein.words.words import Words

BROKEN = """
from dataclasses import replace
from tischlein.games.monsterrolle import Monsterrolle

class Broken(Monsterrolle):
    info = replace(Monsterrolle.info, id="broken")

    def apply(self, state, seat, move, at, out=None):
        super().apply(state, seat, move, at, out)
        if state.turn == 9:
            raise RuntimeError("planted\\n\\x1b[31m")

GAME = Broken()
"""


@pytest.fixture
def broken(games_folder: Path) -> str:
    """A game that crashes in its ninth turn."""
    folder = games_folder / "broken"
    shutil.copytree(FOLDER.parent / "locales", folder / "locales")
    shutil.copy(FOLDER.parent / "terminal.py", folder)
    (folder / "__init__.py").write_text(BROKEN, encoding="utf-8")
    return "broken"


def test_a_sound_game_is_called_clean(tischlein, tmp_path: Path) -> None:
    done = tischlein("fuzz", "monsterrolle", "--games", "4", "--seats", "2")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(Words("en").say("fuzz-clean", games=4, moves=0).partition(",")[0])
    assert list(tmp_path.iterdir()) == []


def test_each_trouble_is_told_on_one_line_and_kept(tischlein, broken: str, tmp_path: Path) -> None:
    (tmp_path / "found").mkdir()
    done = tischlein("fuzz", broken, "--games", "3", "--seed", "8", "--out", "found")
    assert (done.code, done.err) == (1, "")
    files = sorted((tmp_path / "found").iterdir())
    assert [path.name for path in files] == [f"fuzz-broken-8-{number}.jsonl" for number in range(3)]
    assert len(done.out.splitlines()) == 3
    assert "RuntimeError: planted" in done.out
    assert "\x1b" not in done.out


def test_what_was_kept_replays_up_to_the_failing_step(tischlein, broken: str, tmp_path: Path) -> None:
    tischlein("fuzz", broken, "--games", "1", "--seed", "8")
    path = tmp_path / "fuzz-broken-8-0.jsonl"
    done = tischlein("replay", path)
    assert (done.code, done.err) == (0, "")
    assert decode(path.read_text(encoding="utf-8")).digest[:16] in done.out
    assert '"failing"' in path.read_text(encoding="utf-8").splitlines()[-1]


def test_the_same_trouble_found_again_is_the_same_file(tischlein, broken: str, tmp_path: Path) -> None:
    first = tischlein("fuzz", broken, "--games", "2", "--seed", "8")
    assert tischlein("fuzz", broken, "--games", "2", "--seed", "8") == first


def test_a_file_of_that_name_that_holds_something_else_is_left_alone(
    tischlein, one_sentence, broken: str, tmp_path: Path
) -> None:
    path = tmp_path / "fuzz-broken-8-0.jsonl"
    path.write_text("mine", encoding="utf-8")
    one_sentence(tischlein("fuzz", broken, "--games", "1", "--seed", "8"))
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_written_to_is_refused_before_the_work(
    tischlein, one_sentence, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("the work was begun")

    monkeypatch.setattr("tischlein.cli.fuzz.fuzz", never)
    (tmp_path / "file").write_text("", encoding="utf-8")
    for out in ("missing", "file"):
        assert out in one_sentence(tischlein("fuzz", "monsterrolle", "--out", out))
