"""Which lines and branches the tests reach that need no server, browser or PostgreSQL; fails below the floor.

    python tools/measure_coverage.py [arguments for pytest]

The floor and what is left out stand in pyproject.toml ([tool.coverage]). In one process, since a thread or a process
more would have to be measured on its own; that is why it takes minutes and is no part of `./play test`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TESTS = ("core", "tables", "store", "lab", "bots")
PATIENCE = 900
"""Seconds for one test: everything is slower while it is measured."""


def main(arguments: list[str]) -> int:
    folders = [*(f"tests/{name}" for name in TESTS), "src/tischlein/games"]
    pytest = ["-m", "pytest", "-q", "-k", "not postgres", f"--timeout={PATIENCE}", *folders, *arguments]
    measured = _coverage("run", *pytest)
    return measured or _coverage("report")


def _coverage(*arguments: str) -> int:
    return subprocess.call([sys.executable, "-m", "coverage", *arguments], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
