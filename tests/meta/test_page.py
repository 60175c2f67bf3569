"""Static checks of the page's files: pinned packages, no hosts, nothing inline."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
GAMES = WEB.parent / "src" / "tischlein" / "games"


def svelte_files() -> list[Path]:
    return [*(WEB / "src").rglob("*.svelte"), *GAMES.glob("*/web/**/*.svelte")]


def test_versions_are_exact() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"], **package["overrides"]}
    assert {name: each for name, each in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", each)} == {}


def test_lock_names_no_place_to_fetch_from() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    fetched = {name: each for name, each in lock["packages"].items() if name}
    assert [name for name, each in fetched.items() if "resolved" in each] == []
    assert [name for name, each in fetched.items() if "integrity" not in each and "bundled" not in str(each)] == []
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text(encoding="utf-8")


def test_nothing_is_inline_in_the_page() -> None:
    """The content security policy allows scripts from our own files only."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"\son\w+=|<style|javascript:", page) == []


@pytest.mark.parametrize("path", svelte_files(), ids=lambda path: path.name)
def test_markup_from_outside_is_never_rendered(path: Path) -> None:
    """Names and chat are rendered as text. Raw HTML is used only for constant drawings."""
    allowed = {"{@html ICONS[name]}", "{@html EMOTES[name]}"}
    assert set(re.findall(r"\{@html [^}]*\}", path.read_text(encoding="utf-8"))) <= allowed
    assert "innerHTML" not in path.read_text(encoding="utf-8")


def test_the_shell_knows_no_game_by_name() -> None:
    found = "|".join(path.name for path in GAMES.iterdir() if path.is_dir() and path.name[0] != "_")
    # Only quoted words and folders count, because the name of a game may be an ordinary word.
    names = re.compile(rf"""(?<!Listener\()(?<!on)['"`/]({found})['"`/]""")
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in {".svelte", ".ts"}]
    assert [path.name for path in sources if names.search(path.read_text(encoding="utf-8"))] == []
