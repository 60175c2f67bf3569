"""The server for browser tests, and the screen sizes."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
ARTEFACTS = Path(__file__).parents[2] / "artefacts"


PROGRAM = "from tischlein.cli import main; main()"
WITH_ANOTHER_PAGE = (
    "import pathlib, sys, tischlein.server.files as files; files.PAGE = pathlib.Path(sys.argv.pop(1)); " + PROGRAM
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`tischlein serve` on its own data folder; can be killed and started again on the same port."""

    def __init__(
        self,
        data: Path,
        *,
        page: Path | None = None,
        bot_pause: float = 0.05,
        first: str = "",
        games: Path | None = None,
        options: tuple[str, ...] = (),
    ) -> None:
        """`first`: Python code that runs before it serves. `games`: a folder with further games."""
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._page = page
        self._bot_pause = bot_pause
        self._first = first
        self._games = games
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *, first: str = "") -> None:
        """Starts the server. `first` replaces the code that runs before it serves."""
        chosen = ["-c", WITH_ANOTHER_PAGE, str(self._page)] if self._page else ["-c", (first or self._first) + PROGRAM]
        program = [sys.executable, *chosen]
        options = ["--no-open", "--bot-pause", str(self._bot_pause), "--host", "127.0.0.1", "--port", str(self.port)]
        options += self._options
        env = {**os.environ, "TISCHLEIN_DATA": str(self.data)}
        if self._games:
            env["TISCHLEIN_GAMES"] = str(self._games)
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen([*program, "serve", *options], env=env, stdout=log, stderr=log)
        for _ in range(400):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(self.url + "/healthz", timeout=1).read()
                return
            assert self._process.poll() is None, (self.data / "server.log").read_text()
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(15)


def serving(
    data: Path,
    *,
    page: Path | None = None,
    bot_pause: float = 0.05,
    first: str = "",
    games: Path | None = None,
    options: tuple[str, ...] = (),
) -> Iterator[Server]:
    """The body of a fixture: a server that runs until the tests are over, with what `Server` takes."""
    data.mkdir(exist_ok=True)
    server = Server(data, page=page, bot_pause=bot_pause, first=first, games=games, options=options)
    server.start()
    yield server
    server.stop()


Visit = Callable[..., Page]
Keep = Callable[[Page, str], bytes]
