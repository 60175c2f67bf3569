"""`tischlein serve` as a process of its own, to be killed and started again on the same port and the same store."""

from __future__ import annotations

import contextlib
import http.client
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

RUN = "from tischlein.cli import main; main()"
PATIENCE = 30.0


class Program:
    def __init__(self, folder: Path, db: str = "", *, before: str = "", options: tuple[str, ...] = ()) -> None:
        """`before` is Python code that runs first, with which a test can break the server on purpose."""
        self.folder = folder
        self.db = db or f"sqlite:///{folder}/tischlein.sqlite"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._code = f"{before}\n{RUN}"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        self.wait_until(200)

    def launch(self) -> None:
        """Does not wait until the server answers."""
        where = ["--host", "0.0.0.0", "--port", str(self.port), "--db", self.db]
        # Tests choose their client address by X-Forwarded-For.
        command = [sys.executable, "-c", self._code, "serve", "--no-open", "--trust-proxy", "127.0.0.1", *where]
        env = {**os.environ, "TISCHLEIN_DATA": str(self.folder)}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._options], env=env, stdout=log, stderr=log, start_new_session=True
            )

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    def health(self) -> int:
        """The status of /healthz; 0 without an answer."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=10) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as refused:
            return refused.code
        except (OSError, http.client.HTTPException):
            return 0

    def wait_until(self, status: int) -> float:
        """Waits for that status of /healthz, and returns the seconds it took."""
        began = time.monotonic()
        while self.health() != status:
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < began + PATIENCE, f"never {status}: {self.log.read_text()}"
            time.sleep(0.01)
        return time.monotonic() - began

    def kill(self, *, is_power_cut: bool = False) -> None:
        """kill -9; a power cut also kills its child processes."""
        assert self._process is not None
        if is_power_cut:
            os.killpg(self.pid, signal.SIGKILL)
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        until = time.monotonic() + PATIENCE
        while others := processes_of(self.pid):
            assert time.monotonic() < until, f"{others} are still there"
            time.sleep(0.01)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(15)
                return
            self.kill()


def processes_of(group: int) -> list[int]:
    """Processes that are alive."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # ended meanwhile
            fields = stat.read_text().rsplit(")", 1)[1].split()
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found
