"""The commands that shipped weights name give the same weights again, to the last digit.

From minutes to half an hour each with a compiled engine; without one the same in pure Python, which takes longer.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.bots.test_values import FILES, ROOT

pytestmark = [pytest.mark.soak, pytest.mark.timeout(3 * 3600)]


@pytest.mark.parametrize(("game_id", "path"), FILES)
def test_the_command_gives_the_shipped_weights(game_id: str, path: Path, tmp_path: Path) -> None:
    shipped = tomllib.loads(path.read_text(encoding="utf-8"))
    program, *arguments = shlex.split(shipped["made"]["command"])
    written = tmp_path / "weights.toml"
    command = [*arguments, "--folder", str(tmp_path / "work"), "--output", str(written), "--workers", "1"]
    main = f"from {program}.cli.app import main; import sys; main(sys.argv[1:])"
    env = {**os.environ, "TISCHLEIN_PURE": ""}
    subprocess.run([sys.executable, "-c", main, *command], cwd=ROOT, env=env, check=True)
    again = tomllib.loads(written.read_text(encoding="utf-8"))
    assert {**again, "made": None} == {**shipped, "made": None}
    assert again["made"]["matches"] == shipped["made"]["matches"]
