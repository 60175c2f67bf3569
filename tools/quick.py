"""The tests of what was changed, without servers and browsers: half a minute instead of the whole gate.

    python tools/quick.py [REVISION]

Changed is what differs from REVISION (by default HEAD, or the commit before it if nothing does), untracked files
included. For a package its folder of tests runs, for a game the tests in its folder.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("core", "lawbook", "bots", "lab", "cli", "words", "tables", "store", "cluster")
SLOW = (
    "tests/tables/test_botrunner.py",  # starts processes
    "tests/tables/test_race_simulation.py",
    "tests/cli/test_play.py",
)
"""Tests that take too long and are left to the gate."""
WITHOUT_A_SERVER = ("test_files", "test_limits", "test_logs", "test_origins")
"""Tests in tests/server that start no server."""


def changed(revision: str) -> list[str]:
    def git(*arguments: str) -> list[str]:
        return subprocess.run(
            ["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.splitlines()

    return [*git("diff", "--name-only", revision), *git("ls-files", "--others", "--exclude-standard")]


def tests_for(paths: list[str]) -> list[str]:
    found: dict[str, None] = {}
    for path in paths:
        parts = Path(path).parts
        if parts[:2] == ("src", "tischlein") and len(parts) > 3:
            package, name = parts[2], parts[3]
            if package == "games":
                found[f"src/tischlein/games/{name}"] = None
                found["tests/meta/test_words.py"] = None
            elif package == "server":
                found.update(dict.fromkeys(f"tests/server/{each}.py" for each in WITHOUT_A_SERVER))
            elif package in PACKAGES:
                found[f"tests/{package}"] = None
            if package in ("core", "words"):
                found["tests/meta/test_words.py"] = None
            found["tests/meta/test_layers.py"] = None
        elif path.endswith(".py") and parts[0] == "tests" and parts[1] not in ("e2e", "soak", "server"):
            found[path] = None
        elif path.endswith(".md") or parts[0] == "docs":
            found["tests/meta/test_docs.py"] = None
    return [each for each in found if (ROOT / each).exists() and Path(each).name != "conftest.py"]


def main(arguments: list[str]) -> int:
    revision = arguments[0] if arguments else "HEAD"
    paths = changed(revision) or ([] if arguments else changed("HEAD~1"))
    tests = tests_for(paths)
    if not tests:
        print("Nothing was changed that has quick tests.")
        return 0
    print("==", *tests, flush=True)
    ignored = [f"--ignore={each}" for each in SLOW if each not in tests]
    return subprocess.call(
        ["pytest", "-q", "-n", "2", "--dist", "load", "-k", "not postgres and not mutant", *ignored, *tests], cwd=ROOT
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
