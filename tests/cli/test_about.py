"""`tischlein about`: the versions of everything that a result depends on. Engines are in tests/compiled."""

from __future__ import annotations

from hashlib import sha256

from tests.cli.conftest import Tischlein
from tischlein.core.registry import find_game, game_folder, game_ids


def test_it_tells_rules_and_sheets_of_every_game(tischlein: Tischlein) -> None:
    told = tischlein("about")
    assert told.code == 0
    _, _, *lines = told.out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(game_ids())
    folder = game_folder("monsterrolle") / "sheets"
    four, six = (sha256((folder / f"{name}.toml").read_bytes()).hexdigest()[:8] for name in ("four", "six"))
    rules = find_game("monsterrolle").info.rules_version
    assert f"monsterrolle: rules {rules}; sheets: four {four}, six {six}" in lines
