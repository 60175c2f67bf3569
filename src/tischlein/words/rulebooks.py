"""The rules of a game in one language: RULES.md in English, `locales/rules.LANGUAGE.md` in any other."""

from __future__ import annotations

from pathlib import Path

from tischlein.core.registry import game_folder
from tischlein.core.rulebook import Rulebook, parse_rulebook
from tischlein.words.words import FALLBACK


def rules_file(game_id: str, language: str) -> Path:
    folder = game_folder(game_id)
    return folder / "RULES.md" if language == FALLBACK else folder / "locales" / f"rules.{language}.md"


def read_rulebook(game_id: str, language: str) -> Rulebook | None:
    """None where nobody has written it. Raises BadRulebook."""
    path = rules_file(game_id, language)
    return parse_rulebook(path.read_text(encoding="utf-8")) if path.is_file() else None
