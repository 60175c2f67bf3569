"""A wheel has the compiled engine where there is a C compiler, and is pure where there is none. Both work."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tischlein.compiled.builder import missing_tool

ROOT = Path(__file__).parents[2]

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1800)]


def wheel_of(folder: Path, **settings: str) -> Path:
    """Built with the tools of this environment, which are those of the locks."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    env = {**os.environ, "TISCHLEIN_PURE": "", **settings}
    built = [*pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)]
    subprocess.run(built, env=env, check=True)
    (wheel,) = folder.glob("*.whl")
    subprocess.run([*pip, "install", "-q", "--no-deps", "--target", str(folder / "site"), str(wheel)], check=True)
    return wheel


def printed(folder: Path, *arguments: str) -> str:
    """What the installed program prints, away from the checkout."""
    env = {**os.environ, "TISCHLEIN_PURE": "", "PYTHONPATH": str(folder / "site"), "LANGUAGE": "en"}
    program = f"from tischlein.cli import app; app.main({list(arguments)!r})"
    command = [sys.executable, "-c", program]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=True).stdout


SIMULATED = ("simulate", "monsterrolle", "--games", "20", "--bots", "random")


@pytest.mark.skipif(missing_tool() is not None, reason="there is no C compiler")
def test_with_a_compiler(tmp_path: Path) -> None:
    assert not wheel_of(tmp_path).name.endswith("none-any.whl")
    told = printed(tmp_path, "about")
    assert "Engine: compiled" in told
    assert str(tmp_path) in told
    assert printed(tmp_path, *SIMULATED)


def test_without_a_compiler(tmp_path: Path) -> None:
    assert wheel_of(tmp_path, CC="no-such-compiler").name.endswith("py3-none-any.whl")
    assert "Engine: pure Python" in printed(tmp_path, "about")
    assert printed(tmp_path, *SIMULATED)
