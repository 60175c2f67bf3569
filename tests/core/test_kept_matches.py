"""Match files that earlier versions of the program wrote can be read, and under the same rules played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.core.errors import BadMatchFile
from tischlein.core.matchfile import decode, encode, resume
from tischlein.core.registry import find_game

FOLDER = Path(__file__).parent / "matches"
FILES = sorted(FOLDER.glob("*.jsonl"))


def test_there_is_a_file_of_each_game() -> None:
    assert {decode(path.read_text(encoding="utf-8")).header.game for path in FILES} == {
        "click",
        "dayunhe",
        "monsterrolle",
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_file_carries_what_everybody_could_read(path: Path) -> None:
    file = decode(path.read_text(encoding="utf-8"))
    assert len(file.logs) == len(file.entries)
    assert sum(map(len, file.logs)) > 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_file_of_the_same_rules_is_played_again(path: Path) -> None:
    file = decode(path.read_text(encoding="utf-8"))
    game = find_game(file.header.game)
    if file.header.rules != game.info.rules_version:
        pytest.skip("the rules have moved on")
    match = resume(game, file)
    assert match.entries == file.entries
    again = decode(encode(match))
    assert (again.header, again.entries, again.digest, again.result) == (
        file.header,
        file.entries,
        file.digest,
        file.result,
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_file_of_older_rules_is_not_played_on(path: Path) -> None:
    file = decode(path.read_text(encoding="utf-8"))
    game = find_game(file.header.game)
    if file.header.rules == game.info.rules_version:
        pytest.skip("the rules are still the same")
    with pytest.raises(BadMatchFile, match="error-file-rules"):
        resume(game, file)
