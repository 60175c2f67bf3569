"""What several folders of tests share: a place for games that live outside the project."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tischlein.games
from tischlein.core import registry
from tischlein.words import words


@pytest.fixture
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Put a game into this folder and it is found, in this process and in its children, until the test is over."""
    folder = tmp_path / "games"
    folder.mkdir()
    known = set(sys.modules)
    monkeypatch.setenv("TISCHLEIN_GAMES", str(folder))
    _forget_games()
    yield folder
    _forget_games()
    if str(folder) in tischlein.games.__path__:
        tischlein.games.__path__.remove(str(folder))
    for name in set(sys.modules) - known:
        file = getattr(sys.modules[name], "__file__", None)
        if file is not None and Path(file).is_relative_to(folder):
            del sys.modules[name]


def _forget_games() -> None:
    importlib.invalidate_caches()
    registry.game_ids.cache_clear()
    words._shelf.cache_clear()
