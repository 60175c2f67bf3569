"""What lobbies say of bots was measured: by a command that is told, in enough matches to mean something."""

from __future__ import annotations

import tomllib

import pytest

from tischlein.bots.roster import level_names, offered_names
from tischlein.bots.strength import strengths
from tischlein.core.registry import game_folder, game_ids
from tischlein.games.monsterrolle import GAME
from tischlein.server.rules import shown_game


@pytest.mark.parametrize("game_id", game_ids())
def test_every_figure_names_its_command(game_id: str) -> None:
    path = game_folder(game_id) / "bot" / "strength.toml"
    for name, found in tomllib.loads(path.read_text(encoding="utf-8")).items() if path.is_file() else ():
        assert name in offered_names()
        assert found["against"] in level_names()
        assert 0 <= found["rate"] <= 1
        assert found["command"].startswith(f"--bots {name},{found['against']} --games {found['games']} ")
    assert set(strengths(game_id)) <= set(offered_names())


def test_a_lobby_is_told_of_it() -> None:
    shown = {bot.name: bot for bot in shown_game(GAME.info).bots}
    measured = strengths("monsterrolle")["medium"]
    assert (shown["medium"].against, shown["medium"].wins) == (measured.against, round(100 * measured.rate))
    assert list(shown) == offered_names()
