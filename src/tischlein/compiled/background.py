"""Compiles beside a server that has just started in pure Python, for its next start.

A process of its own with low priority, which goes on if the server is stopped. A failure is written down and not
repeated before the sources, the Python or the compiler change, or a day has passed: a full disk passes.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from tischlein.compiled.builder import (
    LOG,
    CannotCompile,
    CompileFailed,
    alone,
    compiler_name,
    made_from,
    make_build_alone,
    missing_tool,
    printing_into,
)
from tischlein.compiled.finder import ENGINE, Why
from tischlein.compiled.kept import are_unchanged, digests, find_build, kept_in, mypyc_version, python_tag
from tischlein.compiled.sources import PACKAGE, game_folders, modules
from tischlein.core.words import Text, text
from tischlein.words.words import Words

FAILED: Final = "failed.json"
NICE: Final = 10
DAY: Final = 24 * 60 * 60
ROOM: Final = 1 << 18
"""Bytes that there has to be room for: the log and what is written down of a failure."""


def compile_for_next_time(language: str) -> Text | None:
    """Begins to compile, if that is to be done. Returns what to say about it to whoever started the program."""
    within = kept_in()
    is_installed = within.is_relative_to(PACKAGE)  # there the installer has decided
    if ENGINE.build is not None or ENGINE.why is Why.ASKED or is_installed:
        return None
    missing = missing_tool()
    if missing is not None:
        return text("compile-pure", why=missing)
    if _has_failed(within):
        return text("compile-failed", log=str(within / LOG))
    try:
        within.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=within) as probe:  # on a full disk it could not even write down that it failed
            probe.write(bytes(ROOM))
        start(language)
    except OSError as error:
        return text("compile-pure", why=text("compile-error", error=error.strerror or str(error)))
    return text("compile-began")


def start(language: str) -> subprocess.Popen[bytes]:
    """In a session of its own, so that Ctrl+C ends the server alone."""
    return subprocess.Popen(
        [sys.executable, "-m", __name__, language],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _has_failed(within: Path) -> bool:
    """Without parsing the sources for what they import: a server that starts asks, and people wait."""
    failed = within / FAILED
    try:
        told = json.loads(failed.read_text(encoding="utf-8"))
        is_recent = time.time() - failed.stat().st_mtime < DAY
        return is_recent and told["tools"] == _tools() and are_unchanged(told["sources"])
    except (OSError, ValueError, LookupError, TypeError):
        return False


def _tools() -> list[Any]:
    """What an attempt to compile depends on besides the sources that there are."""
    return [game_folders(), python_tag(), mypyc_version(), compiler_name(), os.environ.get("CFLAGS", "")]


def main(language: str) -> int:
    """What `start` starts. It does nothing if another process compiles, or has compiled meanwhile."""
    if sys.platform != "win32":
        os.nice(NICE)
    within = kept_in()
    try:
        with alone(within):
            is_made = ENGINE.why is not Why.BROKEN and find_build(within) is not None
            return 0 if is_made else _compile(within, Words(language))
    except CannotCompile:
        return 1


def _compile(within: Path, words: Words) -> int:
    names = modules()
    attempt = {"tools": _tools(), "sources": digests([*names, *made_from(names)])}
    with printing_into(within / LOG):
        try:
            print(words.say("compile-done", folder=str(make_build_alone(within, names=names))))
        except CannotCompile as error:
            if isinstance(error, CompileFailed):
                with contextlib.suppress(OSError):
                    (within / FAILED).write_text(json.dumps(attempt), encoding="utf-8")
            print(words(text("compile-pure", why=error.why)))
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
