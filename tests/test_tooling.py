"""The locks and the start script keep their promises; nothing here touches the network or .venv."""

import importlib.machinery
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ["uv", "run", "dev"]


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_host_and_no_index(lock):
    text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
    assert not re.search(r"https?:|file:|--index|--extra-index|--find-links", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash(lock):
    text = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")
    hashed = re.findall(r"^([\w.-]+)==.* \\\n +--hash=sha256:\w{64}", text, re.MULTILINE)
    assert hashed == list(pins(lock)) != []


def test_tests_run_on_the_versions_that_players_get():
    assert pins("run").items() <= pins("dev").items()


def test_every_pinned_package_is_credited():
    python, _, _page = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").partition("## In the page")
    cells = re.findall(r"^\| ([^|]+) \|", python, re.MULTILINE)
    credited = {name for cell in cells for name in re.sub(r"\(.*?\)", "", cell).replace(",", " ").split()}
    pinned = {name for lock in LOCKS for name in pins(lock)}
    assert credited - {"package"} == pinned


def test_unknown_command_lists_the_known_ones():
    done = subprocess.run([sys.executable, ROOT / "play", "nonsense"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "the gate: lint" in done.stderr


def test_start_script_still_parses_on_old_interpreters():
    """Python 3.6 must reach the sentence that it is too old instead of a SyntaxError."""
    import ast

    ast.parse((ROOT / "play").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_progress_tells_each_step_and_counts_where_somebody_looks(capsys, monkeypatch):
    loader = importlib.machinery.SourceFileLoader("play_script", str(ROOT / "play"))
    spec = importlib.util.spec_from_loader("play_script", loader)
    assert spec is not None
    play = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader.exec_module(play)
    progress = play.Progress(2)
    progress.is_lively = False
    with progress.begin("Python packages", lambda: "3 of 9"):
        pass
    assert capsys.readouterr().err == "[1/2] Python packages ...\n"
    progress.is_lively = True
    with progress.begin("The page", lambda: "4 of 4"):
        pass
    shown = capsys.readouterr().err
    assert shown.startswith("\r[2/2] The page: ")
    assert "4 of 4\n" in shown
