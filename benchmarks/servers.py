"""Starts the servers that are measured, from this checkout or another one, and reads what they cost."""

from __future__ import annotations

import os
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
BIN: Final = ".venv/Scripts" if os.name == "nt" else ".venv/bin"
START_SECONDS: Final = 30
STOP_SECONDS: Final = 20


class Running(NamedTuple):
    base: str
    process: int


PURE: Final = "pure:"


class Checkout(NamedTuple):
    """A version of the server."""

    name: str
    path: Path
    is_as_served: bool
    """As players start it, with all limits."""
    is_pure: bool = False
    """Without its compiled engine."""

    def command(self, url: str, port: int) -> list[str]:
        """Its own process for benchmarks, which knows how its limits by address are lifted.

        Without one, or if that is wanted, the program as players start it: everybody comes through a trusted proxy from
        another address, so that only the limit of one connection remains (20 messages a second).
        """
        folder = self.path / BIN
        script = self.path / "benchmarks" / "server_process.py"
        if script.exists() and not self.is_as_served:
            return [str(folder / "python"), str(script), url, str(port)]
        serve = [str(folder / "tischlein"), "serve", "--no-open", "--host", "127.0.0.1", "--trust-proxy", "127.0.0.1"]
        return [*serve, "--port", str(port), "--db", url]

    @property
    def revision(self) -> str:
        asked = ["git", "-C", str(self.path), "describe", "--always", "--dirty"]
        try:
            return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            return "unknown"


def checkouts(paths: list[str], *, is_as_served: bool = False) -> list[Checkout]:
    """Named by their folders, and numbered where those are the same. `pure:PATH` is one without its compiled engine."""
    found: list[Checkout] = []
    for number, asked in enumerate(paths or [str(ROOT)]):
        is_pure = asked.startswith(PURE)
        path = Path(asked.removeprefix(PURE)).resolve()
        if not (path / BIN).is_dir():
            raise SystemExit(f"{path} has no {BIN}: run `./play fmt` there.")
        name = f"{path.name}, pure" if is_pure else path.name
        is_known = any(each.name == name for each in found)
        found.append(Checkout(f"{name}-{number + 1}" if is_known else name, path, is_as_served, is_pure))
    return found


@contextmanager
def serving(checkout: Checkout, url: str, processes: int) -> Iterator[list[Running]]:
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder, ExitStack() as stack:
        yield [
            stack.enter_context(
                started(checkout.command(url, port), port, "/healthz", folder, is_pure=checkout.is_pure)
            )
            for port in free_ports(processes)
        ]


@contextmanager
def started(command: list[str], port: int, path: str, folder: str, *, is_pure: bool = False) -> Iterator[Running]:
    """Until it answers at `path`. What it keeps, such as a signing key, goes into the folder."""
    environment = os.environ | {"TMPDIR": folder, "TISCHLEIN_DATA": folder}
    if is_pure:
        environment["TISCHLEIN_PURE"] = "1"
    process = subprocess.Popen(
        command, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    base = f"http://127.0.0.1:{port}"
    try:
        _wait(base + path, process)
        yield Running(base, process.pid)
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=START_SECONDS).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"The server does not start: {' '.join(map(str, process.args))}")  # type: ignore[arg-type]


def free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        probes = [stack.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]


def processor_time(roots: list[int]) -> float:
    """User and system seconds so far of these processes and all below them; 0 where there is no /proc.

    Of children that have ended, what their parents have waited for.
    """
    ticks = sum(sum(map(int, fields[11:15])) for fields in _family(roots).values())
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(roots: list[int]) -> int:
    """Resident bytes of these processes and all below them; what they share is counted for each."""
    return sum(int(fields[21]) for fields in _family(roots).values()) * os.sysconf("SC_PAGE_SIZE")


def _family(roots: list[int]) -> dict[int, list[str]]:
    """The fields of /proc/N/stat from the state on, by process."""
    stats: dict[int, list[str]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            stats[int(stat.parent.name)] = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has just ended
            continue
    family = set(roots)
    while grown := {each for each, fields in stats.items() if int(fields[1]) in family} - family:
        family |= grown
    return {each: stats[each] for each in family if each in stats}
