"""Shipped weights say which command made them, and what it begins with is there."""

from __future__ import annotations

import shlex
import tomllib
from pathlib import Path

import pytest

from tischlein.bots.values import FOLDER, read_weights
from tischlein.core.errors import BadInput
from tischlein.core.registry import game_folder, game_ids, planner_part

ROOT = Path(__file__).parents[2]
FILES = [
    pytest.param(game_id, path, id=f"{game_id}-{path.stem}")
    for game_id in game_ids()
    if planner_part(game_id) is not None
    for path in sorted((game_folder(game_id) / FOLDER).glob("*.toml"))
]


@pytest.mark.parametrize(("game_id", "path"), FILES)
def test_weights_name_a_command_that_can_be_given_again(game_id: str, path: Path) -> None:
    made = tomllib.loads(path.read_text(encoding="utf-8"))["made"]
    command = shlex.split(made["command"])
    assert command[:3] == ["tischlein", "train", game_id]
    if "--start" in command:
        start = read_weights(ROOT / command[command.index("--start") + 1], game_id)
        assert str(start.seats) == command[command.index("--seats") + 1]


def test_weights_for_another_number_of_seats_are_refused() -> None:
    read = read_weights(game_folder("monsterrolle") / FOLDER / "2.toml", "monsterrolle")
    assert read.values_at(2) is read.values
    with pytest.raises(BadInput):
        read.values_at(3)
