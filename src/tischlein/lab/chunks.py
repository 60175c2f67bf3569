"""Splits a number of independent matches into chunks and runs them here or in worker processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from tischlein.bots.worker import leave_with_parent

CHUNK: Final = 250
"""Matches in a chunk: enough to be worth a message between processes, few enough for a smooth progress bar."""

MOST_WORKERS: Final = 61
"""Most processes that Windows can wait for."""

Part = TypeVar("Part")


def run_in_chunks(job: Callable[[int, int], Part], games: int, workers: int) -> Iterator[Part]:
    """Runs `job(first, count)` for chunks of all games, and yields results as they come."""
    chunks = ((first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    return run_chunks(job, chunks, min(workers, -(-games // CHUNK)))


def run_chunks(job: Callable[[int, int], Part], chunks: Iterable[tuple[int, int]], workers: int) -> Iterator[Part]:
    """Runs `job(first, count)` for every chunk, and yields results as they come. Workers need a job that pickles.

    Chunks are taken as they are needed, so there may be more of them than memory holds.
    """
    workers = min(workers, MOST_WORKERS)
    if workers <= 1:
        for first, count in chunks:
            yield job(first, count)
        return
    waiting = iter(chunks)
    # Spawned, not forked: a fork would copy locks that the progress bar's thread holds.
    with ProcessPoolExecutor(workers, get_context("spawn"), _die_quietly) as pool:
        children: set[BaseProcess] = set()
        try:
            running: set[Future[Part]] = set()
            while True:
                for chunk in islice(waiting, 2 * workers - len(running)):
                    running.add(pool.submit(job, *chunk))
                    children.update(active_children())
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            # Ctrl-C reaches all processes at once; a worker may have died of it before this one has noticed.
            # Exit codes are certain only when the pool's own thread has collected its workers.
            pool.shutdown()
            if any(child.exitcode == -signal.SIGINT for child in children):
                raise KeyboardInterrupt from None
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """Ends a worker on Ctrl-C without a traceback; the parent reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    leave_with_parent()
