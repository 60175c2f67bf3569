"""What several folders of tests share: a log left as it was, and a place for games that live outside the project."""

from __future__ import annotations

import importlib
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

import tischlein.games
from tischlein.core import registry
from tischlein.words import words


@pytest.fixture(autouse=True)
def log_as_it_was() -> Iterator[None]:
    """A test that serves sets up the log of its process, which must not go on into a stream that has been closed."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    yield
    if structlog.get_config()["logger_factory"] is not before["logger_factory"]:
        root.handlers[:] = handlers
        root.setLevel(level)
        logging.captureWarnings(capture=False)
        structlog.configure(**before)


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
