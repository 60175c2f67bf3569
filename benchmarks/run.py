"""`make bench`: the engine, pure and compiled, beside other engines and a minimal card game, in one run.

All of them take turns in processes that live as long as the run: noise hits all alike. Processor time is measured, and
each figure is divided by the mean of the minimal games before and after it. Prints medians with their spread; the
whole run is written into benchmarks/results.md and drawn in docs/pictures/speed.svg.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO, Final, NamedTuple

from benchmarks import environment
from benchmarks.engine import COMPILED, PURE
from benchmarks.picture import draw
from benchmarks.results import Found, Row, table
from tischlein.compiled.kept import find_build, kept_in
from tischlein.core.registry import find_game, game_ids

ROOT: Final = Path(__file__).resolve().parents[1]
RESULTS: Final = ROOT / "benchmarks" / "results.md"
PICTURE: Final = ROOT / "docs" / "pictures" / "speed.svg"
PEERS: Final = "peers"

PLAYED: Final = (
    ("OpenSpiel", "open_spiel", ("hearts", "crazy_eights", "go_fish", "gin_rummy", "backgammon", "hive")),
    ("RLCard", "rlcard", ("uno", "gin-rummy")),
    ("PettingZoo", "pettingzoo", ("gin_rummy_v4",)),
    ("Catanatron", "catanatron", ("",)),
    ("python-chess", "chess", ("",)),
)
"""What people call it, the library, and its games."""


class Case(NamedTuple):
    kind: str
    """What is measured: `random`, `greedy`, `copy`, `view` or `page`."""
    name: str
    engine: str
    asked: str
    """The line for the worker."""

    @property
    def worker(self) -> str:
        """Every library has a process of its own: one that dies takes no other along."""
        return self.asked.split()[0] if self.engine == PEERS else self.engine


class Worker:
    """A process that measures what it is asked for; started when it is first asked, and again after it has died."""

    def __init__(self, command: Sequence[str], settings: dict[str, str]) -> None:
        self._command, self._settings = command, settings
        self._process: subprocess.Popen[str] | None = None

    def ask(self, seconds: float, what: str) -> float | str:
        """Units per second, or why there is no figure."""
        process = self._process = self._process or self._start()
        try:
            _pipe(process.stdin).write(f"{seconds} {what}\n")
            _pipe(process.stdin).flush()
            line = _pipe(process.stdout).readline()
        except BrokenPipeError:  # it died before it was asked
            line = ""
        if not line:
            self.close()
            return "its process ended"
        answer = json.loads(line)
        return float(answer["rate"]) if "rate" in answer else str(answer["error"])

    def _start(self) -> subprocess.Popen[str]:
        env = {**os.environ, **self._settings}
        return subprocess.Popen(
            self._command, cwd=ROOT, env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def close(self) -> None:
        if self._process is None:
            return
        with suppress(BrokenPipeError):  # what it never read is flushed
            _pipe(self._process.stdin).close()
        self._process.wait()
        _pipe(self._process.stdout).close()
        self._process = None


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


@contextmanager
def workers(peers: environment.Environment | None) -> Iterator[dict[str, Worker]]:
    """Those of this engine and of each library; without a build that fits there is no compiled one."""
    own = [sys.executable, "-m", "benchmarks.engine"]
    with ExitStack() as stack:
        found = {PURE: Worker([*own, PURE], {"TISCHLEIN_PURE": "1"})}
        if find_build(kept_in()) is not None:
            found[COMPILED] = Worker([*own, COMPILED], {"TISCHLEIN_PURE": ""})
        if peers is not None:
            command = [str(peers.python), "-m", "benchmarks.peers"]
            found |= {library: Worker(command, {}) for _, library, _ in PLAYED}
        for worker in found.values():
            stack.callback(worker.close)
        yield found


def cases(games: Sequence[str], names: Sequence[str]) -> list[Case]:
    """What is asked of workers of these names."""
    own = [engine for engine in (PURE, COMPILED) if engine in names]
    found = []
    for game in games:
        info = find_game(game).info
        for kind, counts in (("random", (info.min_seats, 4)), *((kind, (4,)) for kind in KINDS[1:])):
            for seats in counts:
                for engine in own:
                    found.append(Case(kind, f"{game}, {seats} seats", engine, f"{kind} {game} {seats}"))
    for called, library, theirs in PLAYED:
        for game in theirs if library in names else ():
            found.append(Case("random", f"{called} {game}".strip(), PEERS, f"{library} {game}".strip()))
    return found


KINDS: Final = ("random", "greedy", "copy", "view", "page")


def measure(found: dict[str, Worker], asked: list[Case], rounds: int, seconds: float) -> list[Row]:
    """Every case once in every round, each between two minimal games. One that fails in a round is missing."""
    shares: dict[Case, list[float]] = {case: [] for case in asked}
    rates: dict[Case, list[float]] = {case: [] for case in asked}
    why: dict[Case, str] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        before = found[PURE].ask(seconds, "minimal")
        for case in asked:
            if case in why:
                continue
            figure = found[case.worker].ask(seconds, case.asked)
            after = found[PURE].ask(seconds, "minimal")
            assert isinstance(before, float)
            assert isinstance(after, float)
            if isinstance(figure, str):
                why[case] = f"{figure}, in round {number + 1}" if number else figure
            else:
                rates[case].append(figure)
                shares[case].append(figure / ((before + after) / 2))
            before = after
    medians = {case: _found(shares[case], rates[case]) for case in asked if case not in why}
    return [Row(case.kind, case.name, case.engine, medians.get(case), why.get(case, "")) for case in asked]


def _found(shares: list[float], rates: list[float]) -> Found:
    return Found(statistics.median(shares), min(shares), max(shares), statistics.median(rates))


def circumstances(peers: environment.Environment | None, rounds: int, seconds: float) -> list[str]:
    """What a reader has to know about the run."""
    git = ["git", "describe", "--always", "--dirty", "--exclude", "*"]
    commit = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip() or "unknown"
    build = find_build(kept_in())
    told = [
        f"Commit {commit}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} processors, "
        f"load {os.getloadavg()[0]:.1f} when it began.",
        f"Medians of {rounds} rounds of {seconds} s of processor time each, with the least and the most.",
        f"Compiled by mypyc {build.mypyc}." if build else "There was no compiled build that fits: `tischlein compile`.",
    ]
    if peers is None:
        return [*told, "Without peers."]
    told.append("Peers: " + ", ".join(f"{name} {version}" for name, version in sorted(peers.versions.items())) + ".")
    told += [f"Missing: {name} ({why})." for name, why in sorted(peers.missing.items())]
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time of each figure")
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--without-peers", action="store_true")
    parser.add_argument("--only", choices=KINDS, help="one kind of figures; writes nothing")
    given = parser.parse_args()
    peers = None if given.without_peers else environment.ensure()
    lines = circumstances(peers, given.rounds, given.seconds)
    with workers(peers) as found:
        asked = [case for case in cases(given.games.split(","), list(found)) if given.only in (None, case.kind)]
        rows = measure(found, asked, given.rounds, given.seconds)
    text = table(rows, lines)
    print(text)
    is_all_asked = given.only is None and given.games == ",".join(game_ids()) and not given.without_peers
    if is_all_asked and given.rounds >= 5 and not any(row.engine == COMPILED and row.found for row in rows):
        print("not written: there are no figures of a compiled build; run `tischlein compile` first", file=sys.stderr)
    elif is_all_asked and given.rounds >= 5:
        RESULTS.write_text(text, encoding="utf-8")
        PICTURE.write_text(draw(rows), encoding="utf-8")
        print(f"written: {RESULTS.relative_to(ROOT)}, {PICTURE.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
