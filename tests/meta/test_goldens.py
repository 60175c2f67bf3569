"""Golden playthroughs: every game has some, and the rules reproduce them exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.core.registry import find_game, game_folder, game_ids
from tischlein.lawbook.playthrough import read, regenerate


def goldens(game_id: str) -> list[Path]:
    return sorted((game_folder(game_id) / "tests" / "goldens").glob("*.txt"))


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_has_goldens_for_each_seat_count_and_option(game_id: str) -> None:
    info = find_game(game_id).info
    headers = [read(path.read_text(encoding="utf-8"))[1] for path in goldens(game_id)]
    assert {header.seats for header in headers} == set(range(info.min_seats, info.max_seats + 1))
    for spec in info.options:
        shown = {header.options[spec.key] for header in headers}
        missing = {choice for choice in spec.choices if not choice.isdigit()} - shown
        assert not missing, f"no golden playthrough with {spec.key} = {missing}"


@pytest.mark.parametrize(
    ("game_id", "path"),
    [(game_id, path) for game_id in game_ids() for path in goldens(game_id)],
    ids=lambda value: value.stem if isinstance(value, Path) else value,
)
def test_the_rules_reproduce_it(game_id: str, path: Path) -> None:
    content = path.read_text(encoding="utf-8")
    assert regenerate(find_game(game_id), content) == content, (
        "changed? raise rules_version, then `tischlein goldens --write`"
    )
