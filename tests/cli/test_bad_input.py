"""Whatever is wrong with the input: exit code 2, one sentence on stderr, no traceback, nothing written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tischlein.core.registry import game_ids
from tischlein.words.words import LANGUAGES

Check = Callable[..., str]

GAME = "monsterrolle"
WRONG = {
    "game": ["play", "chess"],
    "missing game": ["play"],
    "game of a simulation": ["simulate", "chess"],
    "game to fuzz": ["fuzz", "chess"],
    "too many seats": ["play", GAME, "--seats", "5"],
    "too few seats": ["simulate", GAME, "--seats", "1"],
    "no seats": ["fuzz", GAME, "--seats", "0"],
    "negative seats": ["play", GAME, "--seats", "-2"],
    "seats beyond counting": ["simulate", GAME, "--seats", "9" * 60],
    "option": ["play", GAME, "--option", "colour=red"],
    "value of an option": ["play", GAME, "--option", "direction=up"],
    "form of an option": ["play", GAME, "--option", "direction"],
    "seat that begins": ["simulate", GAME, "--option", "begins=3"],
    "monster": ["play", GAME, "--option", "monsters=nessie"],
    "monster that is there twice": ["play", GAME, "--option", "monsters=knolle,knolle"],
    "name of a sheet": ["play", GAME, "--option", "sheet=seven"],
    "sheet that is not there": ["play", GAME, "--option", "sheet=none.toml"],
    "broken sheet": ["play", GAME, "--option", "sheet=broken.toml"],
    "sheet that does not add up": ["simulate", GAME, "--option", "sheet=short.toml"],
    "bot": ["play", GAME, "--bots", "alphazero"],
    "bot of a simulation": ["simulate", GAME, "--bots", "random,alphazero"],
    "empty bot": ["play", GAME, "--bots", "random,"],
    "more bots than seats": ["play", GAME, "--seats", "2", "--bots", "random,random,random"],
    "more bots than any table has": ["simulate", GAME, "--bots", "random," * 9 + "random"],
    "no games": ["simulate", GAME, "--games", "0"],
    "negative games": ["fuzz", GAME, "--games", "-5"],
    "no workers": ["simulate", GAME, "--workers", "0"],
    "negative workers": ["fuzz", GAME, "--workers", "-1"],
    "folder to write to": ["fuzz", GAME, "--games", "1", "--out", "nowhere"],
    "file that is not there": ["replay", "nothing.jsonl"],
    "file that is a folder": ["replay", "."],
    "file that is not text": ["replay", "binary.jsonl"],
    "file that is no match": ["replay", "broken.toml"],
    "empty file": ["replay", "empty.jsonl"],
    "file to go on with": ["play", GAME, "--resume", "nothing.jsonl"],
    "name with a zero byte": ["replay", "a\0b"],
}
MISTYPED = {
    "command": ["dance"],
    "missing file": ["replay"],
    "flag": ["play", GAME, "--fast"],
    "number": ["play", GAME, "--seats", "two"],
    "seed": ["play", GAME, "--seed", "x"],
    "infinite games": ["simulate", GAME, "--games", "1e400"],
    "missing value": ["play", GAME, "--seats"],
    "too many words": ["replay", "a", "b"],
    "control characters": ["play", GAME, "--seats", "\x1b[31m\n2"],
}


@pytest.fixture(autouse=True)
def files(tmp_path: Path) -> list[Path]:
    (tmp_path / "broken.toml").write_text("title = [\n", encoding="utf-8")
    (tmp_path / "short.toml").write_text(
        'title = "x"\ncolours = []\npaper = []\ntear = {}\nstop = 1\n', encoding="utf-8"
    )
    (tmp_path / "binary.jsonl").write_bytes(bytes(range(256)) * 40)
    (tmp_path / "empty.jsonl").write_bytes(b"")
    return sorted(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG.keys())
def test_what_the_program_refuses(
    tischlein, one_sentence: Check, files: list[Path], arguments: list[str], language: str, tmp_path: Path
) -> None:
    said = one_sentence(tischlein(*arguments, "--lang", language))
    assert not said.startswith(("error-", "mr-")), "a key instead of a sentence"
    assert sorted(tmp_path.iterdir()) == files


def test_without_a_game_all_of_them_are_named(tischlein, one_sentence: Check) -> None:
    said = one_sentence(tischlein("play"))
    assert all(game in said for game in game_ids())


@pytest.mark.parametrize("arguments", MISTYPED.values(), ids=MISTYPED.keys())
def test_what_the_command_line_refuses(tischlein, one_sentence: Check, arguments: list[str]) -> None:
    one_sentence(tischlein(*arguments))


@pytest.mark.parametrize("arguments", [["--lang", "fr"], ["--lang="], ["--lang", "\x1b[2J"]])
def test_an_unknown_language_is_refused_in_english(tischlein, one_sentence: Check, arguments: list[str]) -> None:
    said = one_sentence(tischlein("play", GAME, *arguments))
    assert "de, en, uk" in said


def test_the_same_mistake_is_told_in_the_language_that_was_asked_for(tischlein, one_sentence: Check) -> None:
    sentences = {one_sentence(tischlein("play", "chess", f"--lang={language}")) for language in LANGUAGES}
    assert len(sentences) == 3
    assert all("chess" in sentence for sentence in sentences)


def test_the_systems_language_is_asked_when_nobody_said_one(
    tischlein, one_sentence: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = one_sentence(tischlein("play", "chess"))
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert one_sentence(tischlein("play", "chess")) != english


def test_what_was_typed_is_quoted_harmlessly(tischlein, one_sentence: Check) -> None:
    said = one_sentence(tischlein("play", "\x1b[31mche\nss\u202e"))
    assert "�[31mche ss�" in said


@pytest.mark.parametrize("kept", [0.1, 0.5, 0.999])
@pytest.mark.parametrize("command", [["replay"], ["play", GAME, "--resume"]])
def test_a_match_file_cut_in_the_middle(
    tischlein, one_sentence: Check, finished: Path, command: list[str], kept: float
) -> None:
    content = finished.read_text(encoding="utf-8")
    cut = content[: int(len(content) * kept)]
    finished.write_text(cut, encoding="utf-8")
    one_sentence(tischlein(*command, finished))
    assert finished.read_text(encoding="utf-8") == cut


def test_a_match_file_cut_within_a_letter(tischlein, one_sentence: Check, tmp_path: Path) -> None:
    (tmp_path / "cut").write_bytes("{“".encode()[:-1])
    one_sentence(tischlein("replay", "cut"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_file_with_an_illegal_move(tischlein, one_sentence: Check, unfinished: Path, language: str) -> None:
    lines = unfinished.read_text(encoding="utf-8").splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), "move": "end"})
    unfinished.write_text("\n".join(lines), encoding="utf-8")
    said = one_sentence(tischlein("replay", unfinished, "--lang", language))
    assert "MR-3.3" in said
    assert "“" not in said or "end" in said


@pytest.mark.parametrize("number", ["-1", "-" + "9" * 40])
def test_a_negative_number_of_moves_to_show(tischlein, one_sentence: Check, finished: Path, number: str) -> None:
    one_sentence(tischlein("replay", finished, "--to", number))


def test_a_long_line_is_no_match_file(tischlein, one_sentence: Check, tmp_path: Path) -> None:
    (tmp_path / "long").write_text("x" * 10**7, encoding="utf-8")
    assert len(one_sentence(tischlein("replay", "long"))) < 200


def test_a_match_file_of_an_unknown_game(tischlein, one_sentence: Check, unfinished: Path) -> None:
    content = unfinished.read_text(encoding="utf-8").replace('"monsterrolle"', '"../chess"', 1)
    unfinished.write_text(content, encoding="utf-8")
    one_sentence(tischlein("replay", unfinished))
