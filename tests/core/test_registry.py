"""Games are found by scanning, here and in further folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.live import Live
from tischlein.core.registry import find_game, game_folder, game_ids, game_part, has_race, live_part

GAME = """
from dataclasses import replace
from tischlein.games.monsterrolle import Monsterrolle

class Other(Monsterrolle):
    info = replace(Monsterrolle.info, id=__name__.rpartition(".")[2])

GAME = Other()
"""


def add_game(folder: Path, name: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(GAME, encoding="utf-8")


def test_known_games_are_found_in_alphabetical_order() -> None:
    assert "monsterrolle" in game_ids()
    assert list(game_ids()) == sorted(game_ids())


def test_each_game_goes_by_the_name_of_its_folder() -> None:
    for game_id in game_ids():
        assert find_game(game_id).info.id == game_id
        assert game_folder(game_id).name == game_id


@pytest.mark.parametrize("name", ["", "chess", "Monsterrolle", "_template", "monsterrolle.rules", "../games", "os"])
def test_an_unknown_name_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        find_game(name)
    assert refused.value.text == ("error-game", {"game": name, "known": ", ".join(game_ids())})


@pytest.mark.parametrize("ask", [game_folder, live_part, lambda name: game_part(name, "bot")])
def test_parts_of_an_unknown_game_are_refused_too(ask) -> None:
    with pytest.raises(BadInput):
        ask("chess")


def test_a_part_is_a_module_of_the_games_folder() -> None:
    assert hasattr(game_part("monsterrolle", "bot"), "rate")


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_a_whole_live_part(game_id: str) -> None:
    live = live_part(game_id)
    assert has_race(game_id) == (game_folder(game_id) / "live.py").exists()
    asked = [name for name in vars(Live) if not name.startswith("_")]
    assert "window" in asked
    assert all(callable(getattr(live, name)) for name in asked)
    assert all(hasattr(live, name) for name in ("ONE_DEVICE", "SILENCE"))


def test_without_a_race_everything_is_left_as_the_rules_say() -> None:
    calm = live_part("monsterrolle")
    assert calm.awaited(None, 0b101) == 0b101
    assert calm.offered(None, 0, [3, 5]) == [3, 5]
    assert (calm.window(None), calm.due(None), calm.instead(None, 0), list(calm.locked(None))) == (0, None, None, [])
    assert not calm.is_call(3)
    assert not calm.closes_window(None, 0, 3)
    assert not calm.is_for_table(None, calm.SILENCE)
    assert not calm.is_personal(3)
    assert calm.cap(None) == 0
    assert dict(calm.ONE_DEVICE) == {}


def test_a_game_in_a_further_folder_is_found(games_folder: Path) -> None:
    add_game(games_folder, "farm")
    assert "farm" in game_ids()
    assert find_game("farm").info.id == "farm"
    assert game_folder("farm") == games_folder / "farm"


def test_folders_with_an_underscore_and_folders_without_code_are_no_games(games_folder: Path) -> None:
    add_game(games_folder, "_draft")
    (games_folder / "notes").mkdir()
    (games_folder / "single.py").write_text(GAME, encoding="utf-8")
    assert not {"_draft", "notes", "single"} & set(game_ids())


def test_a_folder_that_is_not_there_does_no_harm(games_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TISCHLEIN_GAMES", f"{games_folder}")
    games_folder.rmdir()
    assert "monsterrolle" in game_ids()
    games_folder.mkdir()
