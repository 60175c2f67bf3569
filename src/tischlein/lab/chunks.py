"""Splits a number of independent matches into chunks and runs them here or in worker processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

from tischlein.bots.worker import leave_with_parent

CHUNK: Final = 250
"""Large enough to be worth a message between processes, small enough for a smooth progress bar."""

MOST_WORKERS: Final = 61
"""What Windows can wait for; more than there are cores help nobody anyway."""

Part = TypeVar("Part")


def run_in_chunks(job: Callable[[int, int], Part], games: int, workers: int) -> Iterator[Part]:
    """`job(first, count)` for every chunk, as results come in. The job must be picklable for several workers."""
    chunks = ((first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    workers = min(workers, MOST_WORKERS, -(-games // CHUNK))
    if workers <= 1:
        for first, count in chunks:
            yield job(first, count)
        return
    # Spawned, not forked: a fork would copy the locks that the progress bar's thread happens to hold.
    with ProcessPoolExecutor(workers, get_context("spawn"), _die_quietly) as pool:
        try:
            running: set[Future[Part]] = set()
            while True:
                running |= {pool.submit(job, *chunk) for chunk in islice(chunks, 2 * workers - len(running))}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """Ctrl-C reaches every process of the terminal; only the parent has something to say about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    leave_with_parent()
