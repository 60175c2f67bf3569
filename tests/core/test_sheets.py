"""Sheets come from strangers: what would keep the parser busy never reaches it, for any game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tischlein.core.errors import BadSheet
from tischlein.core.registry import game_ids, game_part
from tischlein.core.sheets import DOTS, LETTERS, LINES, load_sheet

GAMES = game_ids()
BUSY = {
    "header": f"[{'.'.join('a' * 5000)}]\nb = 1\n",
    "key": f"{'.'.join('a' * 5000)} = 1\n",
    "quoted": "[" + '."="' * 2000 + "]\n",
    "inline": "x = { " + ".".join("a" * (DOTS + 2)) + " = 1 }\n",
    "long line": f"x = {'9' * LETTERS}\n",
    "many lines": "#\n" * LINES,
}


def find_sheet(game: str) -> Callable[[str], object]:
    found: Callable[[str], object] = game_part(game, "sheet").find_sheet
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("content", BUSY.values(), ids=BUSY)
def test_what_is_no_sheet_by_its_looks_is_not_parsed(content: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_content: str) -> dict[str, Any]:
        raise AssertionError("the parser was asked")

    find = find_sheet(game)  # a game may read its own sheet when it is imported
    monkeypatch.setattr(tomllib, "loads", never)
    with pytest.raises(BadSheet) as refused:
        find(content)
    assert refused.value.text.key == "error-sheet-form"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_text_is_parsed_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A big sheet takes twenty milliseconds, and every change of the table's options looks at it again."""
    folder = Path(str(game_part(game, "sheet").FOLDER))
    content = next(iter(sorted(folder.glob("*.toml")))).read_text(encoding="utf-8") + "# one of our own\n"
    parsed, honest = list[str](), tomllib.loads

    def loads(said: str) -> dict[str, Any]:
        parsed.append(said)
        return honest(said)

    find = find_sheet(game)
    monkeypatch.setattr(tomllib, "loads", loads)
    assert find(content) is find(content)
    assert len(parsed) == 1


def test_as_much_as_is_allowed_is_read() -> None:
    wide = "x = '" + "." * DOTS + "y" * (LETTERS - DOTS - 6) + "'\n"
    assert load_sheet(wide + "\n" * (LINES - 2)) == {"x": "." * DOTS + "y" * (LETTERS - DOTS - 6)}


def test_what_is_no_toml_is_an_ordinary_mistake() -> None:
    for content in ("x = = 1\n", "x = " + ("[" * 400 + "\n") * 3):
        with pytest.raises(ValueError, match=r"."):
            load_sheet(content)
