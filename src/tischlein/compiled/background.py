"""Compiles beside a server that has just started in pure Python, for its next start.

A process of its own with low priority, which goes on if the server is stopped. A failure is written down and not
repeated before the sources, the Python or the compiler change, or a day has passed: a full disk passes.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import BinaryIO, Final

from tischlein.compiled.builder import CannotCompile, compiler_name, made_from, make_build, missing_tool
from tischlein.compiled.finder import ENGINE, Why
from tischlein.compiled.kept import digests, kept_in, mypyc_version, python_tag
from tischlein.compiled.sources import PACKAGE, modules
from tischlein.core.words import Text, text

LOG: Final = "log.txt"
FAILED: Final = "failed.json"
NICE: Final = 10
DAY: Final = 24 * 60 * 60


def compile_for_next_time() -> Text | None:
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
        with (within / LOG).open("wb") as log:
            start(log)
    except OSError as error:
        return text("compile-pure", why=text("compile-error", error=error.strerror or str(error)))
    return text("compile-began")


def start(log: BinaryIO) -> None:
    """In a session of its own, so that Ctrl+C ends the server alone."""
    subprocess.Popen(
        [sys.executable, "-m", __name__],
        env={**os.environ, "TISCHLEIN_PURE": "1"},
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        start_new_session=True,
    )


def _has_failed(within: Path) -> bool:
    failed = within / FAILED
    try:
        is_recent = time.time() - failed.stat().st_mtime < DAY
        return is_recent and bool(json.loads(failed.read_text(encoding="utf-8")) == _attempt())
    except (OSError, ValueError):
        return False


def _attempt() -> str:
    """A digest of everything that an attempt to compile depends on."""
    names = modules()
    sources = digests([*names, *made_from(names)])
    whole = [sources, python_tag(), mypyc_version(), compiler_name(), os.environ.get("CFLAGS", "")]
    return hashlib.sha256(json.dumps(whole).encode()).hexdigest()


def main() -> int:
    if sys.platform != "win32":
        os.nice(NICE)
    within = kept_in()
    attempt = _attempt()
    try:
        made = make_build(within)
    except CannotCompile as error:
        print(f"{error.why.key}: {dict(error.why.args)}")
        if error.why.key == "compile-error":
            with contextlib.suppress(OSError):
                (within / FAILED).write_text(json.dumps(attempt), encoding="utf-8")
        return 1
    print(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
