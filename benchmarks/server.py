"""`make bench-server`: what a move costs over real sockets, for every game.

Tables of two scripted people play on loopback, compressed as browsers do, every move committed before it is shown. The
people run in processes of their own. benchmarks/README.md says how to read the figures.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import platform
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

import msgspec

from benchmarks import boardgame_io
from benchmarks.meter import Sample, clock
from benchmarks.report import Case, Figures, figures, heading, median_of, ratios, row
from benchmarks.servers import ROOT, Checkout, Running, checkouts, free_ports, memory, processor_time, serving, started
from benchmarks.tables import Plan, run
from tischlein.core.registry import game_ids, live_part

SETTLING: Final = 1.0
"""Seconds of play before it is measured."""
READY_SECONDS: Final = 300
LABEL: Final = 36
"""Width of what a row is about, with two characters to spare."""
POSTGRES: Final = {"postgres", "postgresql"}


class Store(NamedTuple):
    name: str
    new: Callable[[], str]
    """The url of an empty one."""
    process: int = 0
    """Of a database server, to measure what it costs."""


@contextmanager
def stores(wanted: list[str]) -> Iterator[list[Store]]:
    """Each run gets an empty one: versions need not understand each other's."""
    with ExitStack() as stack:
        yield [stack.enter_context(_store(name)) for name in wanted]


@contextmanager
def _store(name: str) -> Iterator[Store]:
    if name == "memory":
        yield Store(name, lambda: "memory:")
    elif name == "sqlite":
        with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder:
            yield Store(name, lambda: f"sqlite:///{tempfile.mkdtemp(dir=folder)}/bench.sqlite")
    elif name in POSTGRES:
        from tests import pg

        with pg.server(fsync=True) as running:
            process = (running.folder / "data" / "postmaster.pid").read_text().split()[0]
            yield Store("postgres", running.new_database, int(process))
    else:
        raise SystemExit(f"There is no store {name}: memory, sqlite, postgres.")


def measure(plan: Plan, crowds: int, seconds: float, running: list[Running], store: int = 0) -> Figures:
    """One run: everybody sits down, plays, and after a while it is measured."""
    context = multiprocessing.get_context("spawn")
    ends, processes = [], []
    for part in parts(plan, crowds):
        mine, theirs = context.Pipe()
        process = context.Process(target=run, args=(part, theirs), daemon=True)
        process.start()
        theirs.close()
        ends.append(mine)
        processes.append(process)
    try:
        for end in ends:
            _hear(end, READY_SECONDS)
        for end in ends:
            end.send("play")
        time.sleep(SETTLING if plan.pause else SETTLING / 4)
        since = clock() + 0.05
        for end in ends:
            end.send((since, since + seconds))
        time.sleep(since - clock())
        servers, databases = [each.process for each in running], [store] if store else []
        before, before_store = processor_time(servers), processor_time(databases)
        time.sleep(max(0.0, since + seconds - clock()))
        cost, store_cost = processor_time(servers) - before, processor_time(databases) - before_store
        used = memory(servers)
        return figures([_sample(_hear(end, READY_SECONDS)) for end in ends], cost, store_cost, used)
    finally:
        for process in processes:
            process.terminate()
            process.join()


def parts(plan: Plan, crowds: int) -> list[Plan]:
    """The tables, dealt out to the processes of scripted people."""
    ends = [plan.tables * number // crowds for number in range(crowds + 1)]
    return [
        msgspec.structs.replace(plan, first=first, tables=last - first)
        for first, last in itertools.pairwise(ends)
        if last > first
    ]


def _hear(end: Connection, seconds: float) -> object:
    if not end.poll(seconds):
        raise SystemExit("The scripted people are silent.")
    try:
        said = end.recv()
    except EOFError:
        raise SystemExit("The scripted people are gone.") from None
    if isinstance(said, str) and said != "ready":
        raise SystemExit(f"The scripted people gave up: {said}")
    return said


def _sample(said: object) -> Sample:
    assert isinstance(said, Sample)
    return said


class Options(argparse.Namespace):
    games: str
    stores: str
    processes: str
    affinity: str
    paced: str
    unpaced: str
    seconds: float
    rounds: int
    people: int
    deflate: bool
    server: list[str]
    as_served: bool
    boardgame_io: bool


def main(arguments: list[str] | None = None) -> None:
    asked = _parser().parse_args(arguments, namespace=Options())
    versions = checkouts(asked.server, is_as_served=asked.as_served)
    if unknown := set(_list(asked.games)) - set(game_ids()):
        raise SystemExit(f"There is no game {', '.join(sorted(unknown))}: {', '.join(game_ids())}.")
    print(
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start"
    )
    print(
        f"{asked.seconds:g} s a run, {'with' if asked.deflate else 'without'} permessage-deflate; ack and other in ms"
    )
    for version in versions:
        print(f"{version.name}: {version.revision}")
    print(flush=True)
    print(heading(LABEL))
    with ExitStack() as stack:
        found = stack.enter_context(stores(_list(asked.stores)))
        for case, store in _cases(asked, found):
            _compare(case, asked, versions, store)
        if asked.boardgame_io:
            node = stack.enter_context(_boardgame_io())
            for tables, pause in _loads(asked):
                _measure_boardgame_io(Case("boardgame.io", "memory", 1, True, tables, pause), asked, node)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--games", default=",".join(game_ids()), help="which games")
    parser.add_argument("--stores", default="sqlite,postgres", help="of memory, sqlite, postgres")
    parser.add_argument("--processes", default="1", help="processes on one PostgreSQL, such as 1,2,4")
    parser.add_argument("--affinity", default="with,without", help="where there are several processes")
    parser.add_argument("--paced", default="200", help="tables at one move a second each; may be a list, or empty")
    parser.add_argument("--unpaced", default="50", help="tables without any pause; may be a list, or empty")
    parser.add_argument("--seconds", type=float, default=10, help="of each run, once everybody plays")
    parser.add_argument("--rounds", type=int, default=1, help="runs of each; versions take turns, medians are printed")
    parser.add_argument("--people", type=int, default=1, help="processes of scripted people")
    parser.add_argument(
        "--deflate", action=argparse.BooleanOptionalAction, default=True, help="compress as browsers do"
    )
    parser.add_argument("--server", action="append", default=[], metavar="PATH", help="a checkout; may be given again")
    parser.add_argument("--as-served", action="store_true", help="start `tischlein serve`, with its limits")
    parser.add_argument("--boardgame-io", action="store_true", help="install its server by npm and measure it, too")
    return parser


def _list(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def _loads(asked: Options) -> list[tuple[int, float]]:
    return [(int(n), 1.0) for n in _list(asked.paced)] + [(int(n), 0.0) for n in _list(asked.unpaced)]


def _cases(asked: Options, found: list[Store]) -> Iterator[tuple[Case, Store]]:
    """SQLite and memory have one process; with one there is no affinity to choose."""
    for store in found:
        for processes in map(int, _list(asked.processes)):
            if processes > 1 and not store.process:
                continue
            for affinity in _list(asked.affinity) if processes > 1 else ["with"]:
                for game in _list(asked.games):
                    for tables, pause in _loads(asked):
                        yield Case(game, store.name, processes, affinity == "with", tables, pause), store


def _compare(case: Case, asked: Options, versions: list[Checkout], store: Store) -> None:
    """The versions take turns, because a machine's speed changes from minute to minute."""
    runs: dict[str, list[Figures]] = {version.name: [] for version in versions}
    for _ in range(asked.rounds):
        for version in versions:
            with serving(version, store.new(), case.processes) as running:
                plan = plan_for(
                    case.game,
                    running,
                    tables=case.tables,
                    pause=case.pause,
                    has_deflate=asked.deflate,
                    has_affinity=case.has_affinity,
                )
                runs[version.name].append(measure(plan, asked.people, asked.seconds, running, store.process))
    medians = {name: median_of(each) for name, each in runs.items()}
    if len(versions) == 1:
        print(row(f"{case.label:{LABEL}}", *medians.values()), flush=True)
        return
    print(case.label)
    for name, found in medians.items():
        print(row(f"  {name:{LABEL - 2}.{LABEL - 2}}", found), flush=True)
    first = versions[0].name
    for name in list(medians)[1:]:
        print(ratios(f"  {f'{name} / {first}':{LABEL - 2}.{LABEL - 2}}", medians[name], medians[first]), flush=True)


def plan_for(
    game: str, running: list[Running], *, tables: int, pause: float, has_deflate: bool, has_affinity: bool
) -> Plan:
    return Plan(
        game=game,
        options=dict(live_part(game).ONE_DEVICE),  # without a race: scripted people have no reaction time
        bases=[each.base for each in running],
        has_affinity=has_affinity,
        tables=tables,
        pause=pause,
        has_deflate=has_deflate,
    )


def _boardgame_io() -> AbstractContextManager[list[str]]:
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    return boardgame_io.installed(build.node(), build.npm_cli())


def _measure_boardgame_io(case: Case, asked: Options, command: list[str]) -> None:
    runs = []
    for _ in range(asked.rounds):
        port = free_ports(1)[0]
        with (
            tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder,
            started([*command, str(port)], port, boardgame_io.PROBE, folder) as running,
        ):
            plan = Plan("cards", {}, [running.base], True, case.tables, case.pause, False, is_boardgame_io=True)
            runs.append(measure(plan, asked.people, asked.seconds, [running]))
    print(row(f"{case.label:{LABEL}}", median_of(runs)), flush=True)


if __name__ == "__main__":
    main()
