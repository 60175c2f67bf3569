"""Honest by type: the type checker itself refuses a bot that would be handed a State."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

SNIPPET = """
from tischlein.bots.bot import Bot
from tischlein.bots.greedy import GreedyBot
from tischlein.games.monsterrolle import bot
from tischlein.games.monsterrolle.state import State
from tischlein.games.monsterrolle.view import View


class Peeking:
    def choose(self, view: State, legal: object) -> int:
        return view.deck[0]


def ask(bot: GreedyBot[View], view: View, state: State) -> None:
    bot.choose(view, [1])
    bot.choose(state, [1])  # refused
    honest: Bot[View] = bot
    peeking: Bot[View] = Peeking()  # refused


GreedyBot(bot, 1).choose(open("x"), [1])  # refused
"""


def test_a_view_is_accepted_and_a_state_is_refused(tmp_path: Path) -> None:
    (tmp_path / "snippet.py").write_text(SNIPPET, encoding="utf-8")
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path / "cache")]
    command = [sys.executable, "-m", "mypy", *config, "--no-error-summary", "snippet.py"]
    environment = {"MYPYPATH": str(ROOT / "src"), "PATH": ""}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    errors = {int(line.split(":")[1]) for line in done.stdout.splitlines() if ": error:" in line}
    refused = {number for number, line in enumerate(SNIPPET.splitlines(), 1) if line.endswith("# refused")}
    assert errors == refused, done.stdout + done.stderr
