"""A copy of the sources in which a test may break something on purpose, and a warm pytest that looks at it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
SOURCES: Final = ROOT / "src"
SOME: Final = 2
"""Clauses or mutants whose tests the gate runs in an unchanged copy, too."""
TESTS_FAILED: Final = 1
"""The exit code of pytest that a mutant must lead to. Others are a broken import or no test at all."""


EVERY: Final = 16
"""The gate runs every sixteenth mutant, `./play soak` the others; `pytest -m "" tests/mutants` all of them."""


def in_gate(number: int) -> list[pytest.MarkDecorator]:
    return [] if number % EVERY == 0 else [pytest.mark.soak]


UNFINISHED: Final = shutil.ignore_patterns("*.pyc.*")
"""Compiled files that another worker writes at this moment; they are renamed when they are whole."""


ANOTHER_DATE: Final = 5_000_000_000
"""Nanoseconds; compiled files keep the date of their source in seconds."""


class Copy:
    """The sources once more, compiled files and dates included. One copy serves many mutants."""

    def __init__(self, root: Path, *tests: str, is_core_fixed: bool = True) -> None:
        """With these folders and files of tests. Where no mutant changes core, it is loaded once for all runs."""
        self.root = root
        self.sources = root / "src"
        self._is_core_fixed = is_core_fixed
        shutil.copytree(SOURCES, self.sources, ignore=UNFINISHED)
        for name in ("conftest.py", "pyproject.toml"):
            shutil.copy(ROOT / name, root)
        for name in tests:
            if (ROOT / name).is_file():
                shutil.copy(ROOT / name, root / name)
            else:
                shutil.copytree(ROOT / name, root / name, ignore=UNFINISHED)
        self._warm: subprocess.Popen[str] | None = None

    def _environment(self) -> dict[str, str]:
        """Without writing compiled files: a mutant leaves nothing behind."""
        env = {**os.environ, "PYTHONPATH": str(self.sources), "TISCHLEIN_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        for name in ("PYTEST_ADDOPTS", "TISCHLEIN_GAMES"):
            env.pop(name, None)
        return env

    def run(self, *arguments: str) -> str:
        command = [sys.executable, *arguments]
        env = self._environment()
        return subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True, check=False).stdout

    def arguments(self, tests: list[Path], *more: str) -> list[str]:
        files = [str(path) for path in tests]
        unneeded = [f"-pno:{each}" for each in ("cacheprovider", "rerunfailures", "xdist", "unraisableexception")]
        return [*files, *more, "-x", "-q", *unneeded, "--timeout=30"]

    def pytest(self, tests: list[Path], *more: str) -> tuple[int, str]:
        """The exit code, and what was printed."""
        if self._warm is None:
            command = [sys.executable, str(HERE / "warm.py"), *(["core"] if self._is_core_fixed else [])]
            env = self._environment()
            self._warm = subprocess.Popen(
                command, cwd=self.root, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        assert self._warm.stdin is not None
        assert self._warm.stdout is not None
        print(json.dumps(self.arguments(tests, *more)), file=self._warm.stdin, flush=True)
        code, printed = json.loads(self._warm.stdout.readline())
        return code, printed

    def with_change(self, path: Path, find: str, replace: str, tests: list[Path], *more: str) -> tuple[int, str]:
        """What pytest says while the file reads otherwise. `find` occurs exactly once in it.

        Its date changes with it and comes back with it: by the date Python knows whether its compiled form is valid.
        """
        original, dated = path.read_text(encoding="utf-8"), path.stat()
        count = original.count(find)
        assert count == 1, f"{path.name} holds this {count} times: {find}"
        try:
            path.write_text(original.replace(find, replace), encoding="utf-8")
            os.utime(path, ns=(dated.st_atime_ns, dated.st_mtime_ns + ANOTHER_DATE))
            return self.pytest(tests, *more)
        finally:
            path.write_text(original, encoding="utf-8")
            os.utime(path, ns=(dated.st_atime_ns, dated.st_mtime_ns))

    def close(self) -> None:
        if self._warm is not None:
            self._warm.communicate()
        shutil.rmtree(self.root)
