"""`tischlein goldens`: compares golden playthroughs with what the rules make of their moves now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tischlein.core.errors import BadInput
from tischlein.core.game import Game
from tischlein.core.registry import find_game, game_folder, game_ids
from tischlein.lawbook.playthrough import read, regenerate
from tischlein.words.words import Words, pick_language


def golden_files() -> Iterator[tuple[str, Path]]:
    for game_id in game_ids():
        for path in sorted((game_folder(game_id) / "tests" / "goldens").glob("*.txt")):
            yield game_id, path


def _played_again(game: Game[Any, Any], content: str) -> str | None:
    """The playthrough under the present rules; None if they refuse one of its moves."""
    try:
        return regenerate(game, content)
    except BadInput:
        return None


def compare_goldens(*, write: bool) -> int:
    """Compares all files. One is rewritten only if the rules version was raised, so that no change goes unnoticed."""
    words = Words(pick_language(None))
    same, different = 0, 0
    for game_id, path in golden_files():
        game, content = find_game(game_id), path.read_text(encoding="utf-8")
        again = _played_again(game, content)
        if again == content:
            same += 1
        elif not write or again is None:
            different += 1
            print(words.say("goldens-differ", file=path.name))
        elif read(content)[1].rules == game.info.rules_version:
            different += 1
            print(words.say("error-rules-gold", file=path.name))
        else:
            path.write_text(again, encoding="utf-8", newline="\n")
            print(words.say("goldens-written", file=path.name))
    print(words.say("goldens-same", count=same))
    return 1 if different else 0
