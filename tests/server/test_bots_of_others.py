"""A bot of somebody else that wants to leave ends its own thought: the server, its table and the log go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.server.running import Running, talking
from tischlein.bots.roster import FOREIGN, allow_foreign, foreign_class

LEAVES = "leaving_bot:Leaves"
SOURCE = """
import sys

class Leaves:
    def __init__(self, game_id, seed):
        pass

    def choose(self, view, legal):
        sys.exit(0)
"""


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    (tmp_path / "leaving_bot.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(FOREIGN, "")
    foreign_class.cache_clear()
    allow_foreign([LEAVES])
    (tmp_path / "data").mkdir()
    running = Running(tmp_path / "data")
    yield running
    running.stop()


@talking
async def test_a_bot_that_leaves_the_program_is_replaced_and_logged(server: Running) -> None:
    made = server.new_table(seats=2)
    ann = await server.enter(made["code"], made["token"])
    assert (await ann.ask("putBot", seat=1, bot=LEAVES))["t"] == "ack"
    with capture_logs() as log:
        await ann.ask("start")
        await ann.begun()
        while not any(line["event"] == "bot trouble" for line in log):
            assert ann.frame is not None
            mine = ann.frame["match"]["legal"].get("0")
            if mine:
                await ann.catch_up((await ann.ask("play", seat=0, move=mine[0]))["v"])
            else:
                await ann.hear()
        await ann.until(lambda: ann.frame and ann.frame["match"]["legal"].get("0"))
    trouble = next(line for line in log if line["event"] == "bot trouble")
    assert (trouble["bot"], trouble["what"]) == (LEAVES, "SystemExit: 0")
    assert "hand=" in trouble["view"], "with its view the failure can be repeated"
    with server.http() as client:
        assert client.get("/healthz").status_code == 200
