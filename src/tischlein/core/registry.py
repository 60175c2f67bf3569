"""Finds games by scanning: a folder below `tischlein.games` with a GAME in its `__init__` is a game.

There is no list of games. `TISCHLEIN_GAMES` may name further folders to scan (separated like PATH), so that a game can
be kept outside this repository. Folders whose names begin with an underscore are not games.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import pkgutil
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tischlein.core.components import ComponentsPart
from tischlein.core.errors import BadInput
from tischlein.core.game import Game
from tischlein.core.live import CALM, Live
from tischlein.core.luck import Luck
from tischlein.core.measure import Measure
from tischlein.core.outlook import Outlook
from tischlein.core.places import Places
from tischlein.core.planning import Levels, Planner, Siblings
from tischlein.core.replay import ReplayPart
from tischlein.core.review import Review
from tischlein.core.summary import SummaryPart
from tischlein.core.takeback import Takeback
from tischlein.core.words import text

GAMES_PACKAGE = "tischlein.games"


def _search_path() -> list[str]:
    package = importlib.import_module(GAMES_PACKAGE)
    for extra in os.environ.get("TISCHLEIN_GAMES", "").split(os.pathsep):
        if extra and extra not in package.__path__:
            package.__path__.append(extra)
    return list(package.__path__)


@cache
def game_ids() -> tuple[str, ...]:
    """All games, in alphabetical order."""
    found = pkgutil.iter_modules(_search_path())
    return tuple(sorted(entry.name for entry in found if entry.ispkg and not entry.name.startswith("_")))


def find_game(game_id: str) -> Game[Any, Any]:
    """Raises BadInput for an unknown name."""
    if game_id not in game_ids():
        raise BadInput(text("error-game", game=game_id, known=", ".join(game_ids())))
    game: Game[Any, Any] = importlib.import_module(f"{GAMES_PACKAGE}.{game_id}").GAME
    return game


def game_folder(game_id: str) -> Path:
    """The folder with the game's rules text, sheets, words and tests."""
    find_game(game_id)
    module_file = importlib.import_module(f"{GAMES_PACKAGE}.{game_id}").__file__
    assert module_file is not None
    return Path(module_file).parent


@cache
def rules_digest(game_id: str) -> str:
    """A hash of the game's rules and component sheets, as far as they are texts."""
    folder = game_folder(game_id)
    texts = [folder / "RULES.md", *sorted((folder / "sheets").glob("*.toml"))]
    parts = [f"{path.name}\n{path.read_text(encoding='utf-8')}" for path in texts if path.is_file()]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def game_part(game_id: str, part: str) -> Any:
    """Another module of the game's folder, such as its `bot` or `terminal`."""
    find_game(game_id)
    return importlib.import_module(f"{GAMES_PACKAGE}.{game_id}.{part}")


@cache
def live_part(game_id: str) -> Live[Any]:
    """The game's module `live`, or `CALM` if it has none."""
    live: Live[Any] = _optional_part(game_id, "live") or CALM
    return live


def has_race(game_id: str) -> bool:
    return live_part(game_id) is not CALM


@cache
def review_part(game_id: str) -> Review | None:
    """The game's module `review`, if it has one."""
    review: Review | None = _optional_part(game_id, "review")
    return review


@cache
def takeback_part(game_id: str) -> Takeback[Any] | None:
    """The game's module `takeback`, if it has one."""
    takeback: Takeback[Any] | None = _optional_part(game_id, "takeback")
    return takeback


@cache
def outlook_part(game_id: str) -> Outlook[Any] | None:
    """The game's module `outlook`, if it has one."""
    outlook: Outlook[Any] | None = _optional_part(game_id, "outlook")
    return outlook


@cache
def components_part(game_id: str) -> ComponentsPart | None:
    """The module `components` of a game whose box is drawn on its rules page."""
    components: ComponentsPart | None = _optional_part(game_id, "components")
    return components


@cache
def replay_part(game_id: str) -> ReplayPart[Any] | None:
    """The module `replay` of a game that names key moments and tells points."""
    replay: ReplayPart[Any] | None = _optional_part(game_id, "replay")
    return replay


@cache
def summary_part(game_id: str) -> SummaryPart | None:
    """The module `summary` of a game that says itself what mattered since a seat's last move."""
    summary: SummaryPart | None = _optional_part(game_id, "summary")
    return summary


@cache
def measure_part(game_id: str) -> Measure[Any] | None:
    """The game's module `measure`, if it has one."""
    measure: Measure[Any] | None = _optional_part(game_id, "measure")
    return measure


@cache
def places_part(game_id: str) -> Places[Any] | None:
    """The game's module `places`, if it has one."""
    places: Places[Any] | None = _optional_part(game_id, "places")
    return places


@cache
def luck_part(game_id: str) -> Luck[Any] | None:
    """The game's module `luck`, if it has one."""
    luck: Luck[Any] | None = _optional_part(game_id, "luck")
    return luck


@cache
def planner_part(game_id: str) -> Planner[Any] | None:
    """The module `bot.planner` of a game that thinks about whole turns."""
    planner: Planner[Any] | None = _optional_part(game_id, "bot.planner")
    return planner


@cache
def levels_part(game_id: str) -> Levels | None:
    """The module `bot.levels` of a game with a planner."""
    levels: Levels | None = _optional_part(game_id, "bot.levels")
    return levels


@cache
def siblings_part(game_id: str) -> Siblings[Any] | None:
    """The module `bot.siblings` of a game whose plans are compared in training."""
    siblings: Siblings[Any] | None = _optional_part(game_id, "bot.siblings")
    return siblings


def _optional_part(game_id: str, part: str) -> Any:
    find_game(game_id)
    try:
        found = find_spec(f"{GAMES_PACKAGE}.{game_id}.{part}")
    except ModuleNotFoundError:  # part of a folder that this game does not have
        found = None
    return None if found is None else game_part(game_id, part)
