"""`make bench-server`: tables of two scripted people on loopback, every move committed before it is shown.

Prints moves per second, the time from sending a move to the frame that shows it (p50, p99), what a move costs of the
server's processor time and how busy a core is with the people, paced and unpaced, on each store. The server runs in
one process, the people in this one. Bounded in time; raises the file limit itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.guests import Figures, Guest
from tischlein.cli.serve import calm_collector, raise_file_limit

HERE = Path(__file__).parent
SETTLING = 1.0
"""Seconds of play before it is measured: what making, joining and dealing a thousand tables costs is not a move's."""


def processor_time(process: int) -> float:
    """User and system time so far, of the server and of the process that writes for it; 0 where there is no /proc."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
        except OSError:  # it has just ended
            continue
        if process in (int(stat.parent.name), int(fields[1])):
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def new_table(base: str) -> tuple[str, str]:
    body = json.dumps({"game": "monsterrolle", "name": "Anna", "seats": 2}).encode()
    request = urllib.request.Request(base + "/api/tables", body, {"content-type": "application/json"})
    made = json.loads(urllib.request.urlopen(request).read())
    return made["code"], made["token"]


async def run_tables(base: str, process: int, tables: int, pause: float, seconds: float) -> Figures:
    figures, guests = Figures(), []
    for number in range(tables):
        code, token = await asyncio.to_thread(new_table, base)
        anna = Guest(code, token, 0, 2 * number, pause, figures)
        ben = Guest(code, "", 1, 2 * number + 1, pause, figures)
        await anna.enter(base)
        await ben.enter(base)
        ben.command("sit", seat=1, name="Ben")
        guests += [anna, ben]
    await asyncio.sleep(1)
    for host in guests[::2]:
        host.command("start")
        await asyncio.sleep(pause / tables)  # as people do: not all tables in the same moment
    while figures.playing < len(guests):
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLING if pause else SETTLING / 4)
    before, own = processor_time(process), time.process_time()
    figures.since = time.perf_counter()
    figures.until = figures.since + seconds
    while time.perf_counter() < figures.until:
        await asyncio.sleep(0.02)
    figures.processor, figures.own = processor_time(process) - before, time.process_time() - own
    for guest in guests:
        guest.leave()
    assert not figures.lost, f"{figures.lost} connections were lost"
    return figures


def run(people: Coroutine[Any, Any, Figures]) -> Figures:
    """They must not be slower than the server that is measured."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return asyncio.run(people)
    return uvloop.run(people)


@contextmanager
def server(url: str) -> Iterator[tuple[str, int]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, str(HERE / "server_process.py"), url, str(port)])
    base = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(base + "/healthz").read()
                break
            except OSError:
                time.sleep(0.05)
        yield base, process.pid
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def stores(wanted: list[str]) -> Iterator[list[tuple[str, str]]]:
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder:
        found = []
        if "sqlite" in wanted:
            found.append(("sqlite", f"sqlite:///{folder}/bench.sqlite"))
        if "memory" in wanted:
            found.append(("memory", "memory:"))
        if "postgresql" in wanted:
            from tests import pg

            with pg.server(fsync=True) as running:
                yield [*found, ("postgresql", running.new_database())]
                return
        yield found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--stores", default="sqlite,postgresql")
    asked.add_argument("--paced", default="50,200,1000", help="tables at about one move a second each")
    asked.add_argument("--unpaced", default="20,200", help="tables without any pause")
    asked.add_argument("--seconds", type=float, default=10)
    options = asked.parse_args()
    raise_file_limit()
    calm_collector()
    print(f"{'store':12}{'tables':>8}{'pace':>10}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'µs/move':>9}{'load':>7}")
    with stores(options.stores.split(",")) as found:
        for name, url in found:
            runs = [(int(n), 1.0) for n in options.paced.split(",") if n]
            runs += [(int(n), 0.0) for n in options.unpaced.split(",") if n]
            for tables, pause in runs:
                with server(url) as (base, process):
                    figures = run(run_tables(base, process, tables, pause, options.seconds))
                waits = sorted(figures.waits)
                if not waits:
                    print(f"{name:12}{tables:>8}  no moves")
                    continue
                p99 = waits[int(len(waits) * 0.99)] * 1000
                rate = len(waits) / (figures.until - figures.since)
                pace = "1/s" if pause else "unpaced"
                p50, cost = statistics.median(waits) * 1000, figures.processor / len(waits) * 1e6
                load = figures.own / (figures.until - figures.since)
                print(f"{name:12}{tables:>8}{pace:>10}{rate:>10,.0f}{p50:>9.1f}{p99:>9.1f}{cost:>9.0f}{load:>7.0%}")


if __name__ == "__main__":
    main()
