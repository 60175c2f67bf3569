"""`tischlein about` and `tischlein compile`: what runs here, and making it faster."""

from __future__ import annotations

import hashlib
import platform
from typing import Final

from tischlein import __version__
from tischlein.compiled.builder import LOG, CannotCompile, CompileFailed, alone, make_build_alone, printing_into
from tischlein.compiled.finder import ENGINE, Why
from tischlein.compiled.kept import Misfit, kept_in, newest_misfit
from tischlein.core.errors import BadInput
from tischlein.core.registry import find_game, game_folder, game_ids
from tischlein.core.words import Text, text
from tischlein.words.words import Words

SHOWN = 8
"""Hexadecimal digits of a sheet's digest: enough to tell two versions apart."""
MISFITS: Final = {
    Misfit.DAMAGED: text("about-pure-damaged"),
    Misfit.FORM: text("about-pure-form"),
    Misfit.PYTHON: text("about-pure-python"),
    Misfit.COMPILER: text("about-pure-mypyc"),
    Misfit.SOURCES: text("about-pure-sources"),
}


def engine() -> Text:
    """Whether the engine is compiled, and if not, why."""
    if ENGINE.build is not None:
        return text("about-compiled", mypyc=ENGINE.build.mypyc, folder=str(ENGINE.build.folder))
    if ENGINE.why is Why.ASKED:
        return text("about-pure", why=text("about-pure-asked"))
    if ENGINE.why is Why.BROKEN:
        return text("about-pure", why=text("about-pure-broken", error=ENGINE.error))
    misfit = newest_misfit(kept_in())
    return text("about-pure", why=MISFITS[misfit] if misfit else text("about-pure-missing"))


def sheets(game_id: str) -> str:
    """Each sheet of a game with the beginning of its SHA-256."""
    files = sorted((game_folder(game_id) / "sheets").glob("*.toml"))
    return ", ".join(f"{file.stem} {hashlib.sha256(file.read_bytes()).hexdigest()[:SHOWN]}" for file in files)


def show_about(language: str) -> int:
    words = Words(language)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"Tischlein {__version__}, {python}, {platform.platform(terse=True)}")
    print(words(engine()))
    for game_id in game_ids():
        rules = find_game(game_id).info.rules_version
        print(words.say("about-game", game=game_id, rules=str(rules), sheets=sheets(game_id) or "–"))
    return 0


def compile_now(language: str) -> int:
    words, within = Words(language), kept_in()
    print(words.say("compile-begins"), flush=True)
    try:
        with alone(within), printing_into(within / LOG):
            made = make_build_alone(within)
    except CompileFailed as error:
        raise BadInput(text("compile-stopped", why=error.why, log=str(within / LOG))) from None
    except CannotCompile as error:
        raise BadInput(text("compile-pure", why=error.why)) from None
    print(words.say("compile-done", folder=str(made)))
    return 0
