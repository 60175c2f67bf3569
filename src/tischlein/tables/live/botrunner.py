"""Runs bots in worker processes with a time budget, never on the event loop.

A bot that crashes or is late is replaced by greedy for that decision, and greedy by the first legal move: the table
always goes on. A worker gets a View and the legal moves; no State ever leaves the server process.

Each worker is a pool of one process with one job at a time. A stuck bot blocks only its own worker, and the budget of a
bot starts when its worker is free.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, Final

from tischlein.bots.bot import BlindBot
from tischlein.bots.roster import seat_bot
from tischlein.bots.worker import leave_with_parent
from tischlein.core.types import Move

Trouble = Callable[[str, str], None]
"""Called with the bot's name and a description of the failure."""

FALLBACK: Final = "greedy"
START_SECONDS: Final = 60.0
"""Limit for starting a worker, which imports bots and games. Not part of a bot's budget."""


def think(game_id: str, bot: str, view: Any, legal: list[Move], seed: int) -> Move:
    """Runs in a worker process."""
    player = seat_bot(bot, game_id, seed)
    return player.choose_blind(legal) if isinstance(player, BlindBot) else player.choose(view, legal)


def _begin() -> None:
    """Initialises a worker. Ctrl-C is ignored: the server handles it and stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()


def _is_ready() -> bool:
    return True


class Worker:
    """One process, started when first needed and again after a failure."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._processes: list[BaseProcess] = []

    async def run(self, seconds: float, *job: Any) -> Any:
        """Raises TimeoutError or the job's own exception. The process is killed if the job is late or cancelled."""
        if self._pool is None:
            # Spawned, not forked: a fork would copy open sockets and database handles into the worker.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
            await self._finish(START_SECONDS, _is_ready)
        return await self._finish(seconds, *job)

    async def _finish(self, seconds: float, *job: Any) -> Any:
        assert self._pool is not None
        others = set(multiprocessing.active_children())
        running = self._pool.submit(*job)  # the first job starts the process
        self._processes += set(multiprocessing.active_children()) - others
        try:
            return await asyncio.wait_for(asyncio.wrap_future(running), seconds)
        except BrokenProcessPool:
            self.stop()
            raise
        finally:
            if not running.done():
                self.stop()

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in self._processes:
                process.kill()
            self._processes.clear()
            pool.shutdown(wait=False, cancel_futures=True)


class BotRunner:
    def __init__(self, workers: int, budget: float, on_trouble: Trouble) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._budget = budget
        self._on_trouble = on_trouble

    async def choose(self, game_id: str, bot: str, view: Any, legal: list[Move], seed: int) -> Move:
        if len(legal) == 1:
            return legal[0]
        worker = await self._free.get()
        try:
            for name in dict.fromkeys((bot, FALLBACK)):
                move = await self._ask(worker, game_id, name, view, legal, seed)
                if move is not None:
                    return move
        finally:
            self._free.put_nowait(worker)
        return legal[0]

    async def _ask(
        self, worker: Worker, game_id: str, bot: str, view: Any, legal: list[Move], seed: int
    ) -> Move | None:
        try:
            move = await worker.run(self._budget, think, game_id, bot, view, legal, seed)
        except TimeoutError:
            self._on_trouble(bot, "took too long")
        except BrokenProcessPool:
            self._on_trouble(bot, "crashed its worker")
        except Exception as error:  # a bot may raise anything; the table must go on
            self._on_trouble(bot, f"{type(error).__name__}: {error}")
        else:
            if type(move) is int and move in legal:
                return move
            self._on_trouble(bot, "chose a move that is not legal")
        return None

    def close(self) -> None:
        for worker in self._workers:
            worker.stop()
