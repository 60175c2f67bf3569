"""Shipped weights say which command made them, and what it begins with is there."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from tischlein.bots.roster import seat_bot
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


def test_weights_for_other_options_are_refused(tmp_path: Path) -> None:
    shipped = (game_folder("monsterrolle") / FOLDER / "2.toml").read_text(encoding="utf-8")
    (tmp_path / "four.toml").write_text(shipped.replace("options = {}", 'options = { sheet = "four" }'))
    read = read_weights(tmp_path / "four.toml", "monsterrolle")
    assert read.values_for(2, {"sheet": "four", "direction": "free"}) is read.values
    with pytest.raises(BadInput) as refused:
        read.values_for(2, {"sheet": "six", "direction": "free"})
    assert refused.value.text[1]["options"] == "sheet=four"


@pytest.mark.parametrize("number", ["nan", "inf", '"many"'])
def test_weights_that_are_no_numbers_are_refused(number: str, tmp_path: Path) -> None:
    shipped = (game_folder("monsterrolle") / FOLDER / "2.toml").read_text(encoding="utf-8")
    first = re.search(r"\[weights\]\n(\S+ = )(\S+)", shipped)
    assert first is not None
    (tmp_path / "odd.toml").write_text(shipped.replace(first[0], f"[weights]\n{first[1]}{number}"))
    with pytest.raises(BadInput) as refused:
        read_weights(tmp_path / "odd.toml", "monsterrolle")
    assert refused.value.text[0] == "error-weights-features"


@pytest.mark.parametrize("name", ["random@nofile.toml", "classic@nofile.toml"])
def test_levels_without_weights_are_given_none(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        seat_bot(name, "monsterrolle", 1)
    assert refused.value.text[0] == "error-weights-unused"
