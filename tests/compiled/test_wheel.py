"""Installed from a wheel or from source, in a fresh environment that gets what pyproject.toml asks for and no more.

A wheel has the compiled engine where there is a C compiler; what is installed from source without one is pure. Both
work. Needs a package registry.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tischlein.compiled.builder import missing_tool

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"

pytestmark = [pytest.mark.soak, pytest.mark.timeout(1800)]


def run(command: list[str], folder: Path, **settings: str) -> str:
    """Away from the checkout, and from its environment."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "TISCHLEIN_COMPILED")}
    env = {**kept, "TISCHLEIN_PURE": "", "LANGUAGE": "en", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **settings}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """The programs of an environment with pip alone."""
    run([sys.executable, "-m", "venv", str(tmp_path / "fresh")], tmp_path)
    return tmp_path / "fresh" / BIN


def simulated(fresh: Path) -> str:
    return run([str(fresh / "tischlein"), *"simulate monsterrolle --games 20 --bots random".split()], fresh)


@pytest.mark.skipif(missing_tool() is not None, reason="there is no C compiler")
def test_a_wheel_with_a_compiler(fresh: Path, tmp_path: Path) -> None:
    pip = str(fresh / "pip")
    run([pip, "wheel", "-q", "--no-deps", "-w", str(tmp_path), str(ROOT)], tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("none-any.whl")
    run([pip, "install", "-q", str(wheel)], tmp_path)
    told = run([str(fresh / "tischlein"), "about"], tmp_path)
    assert "Engine: compiled" in told
    assert str(fresh.parent) in told
    assert simulated(fresh)


def test_an_sdist_without_a_compiler(fresh: Path, tmp_path: Path) -> None:
    run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)], ROOT)
    (sdist,) = tmp_path.glob("*.tar.gz")
    run([str(fresh / "pip"), "install", "-q", str(sdist)], tmp_path, CC="no-such-compiler")
    assert "Engine: pure Python" in run([str(fresh / "tischlein"), "about"], tmp_path)
    assert simulated(fresh)
