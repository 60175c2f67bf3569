"""The page's TypeScript types match the Python structs, and one command adds a new field to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tischlein.core.registry import game_ids
from tools.typescript import game_types, outputs, shell_types, type_text


@pytest.mark.parametrize("path", outputs(), ids=lambda path: f"{path.parts[-3]}/{path.name}")
def test_committed_types_are_what_the_structs_say(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == outputs()[path], "run: python -m tools.typescript"


def test_structs_are_renamed_tagged_and_explained() -> None:
    types = shell_types()
    assert "  t: 'frame';" in types
    assert "  isWhole: boolean;" in types
    assert "  /** 0: no clock. */\n  turnSeconds: number;" in types
    assert "  token?: string;" in types, "what has a default may be left out"


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if game_types(game_id)])
def test_events_of_a_game_are_told_apart_by_kind(game_id: str) -> None:
    types = game_types(game_id)
    assert "export interface Shown " in types
    assert "  kind: '" in types


def test_what_has_no_json_form_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        type_text(set[int])


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (list[int | None], "(number | null)[]"),
        (tuple[str, ...], "string[]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, list[str]], "Record<string, string[]>"),
    ],
)
def test_containers(hint: object, text: str) -> None:
    assert type_text(hint) == text
