"""Runs bots in worker processes with a time budget, never on the event loop.

A bot that crashes, is late or eats too much memory is replaced by another one for that decision, and that one by the
first legal move: the table always goes on. A worker gets a View and the legal moves; no State ever leaves the server
process. Where many bots wait, each thinks for a shorter time: people at other tables wait no longer for theirs.

Each worker is a pool of one process with one job at a time. A stuck bot blocks only its own worker, and the budget of a
bot starts when its worker is free. Who waits for a worker is served fairly (fairqueue.py). A thought that is no longer
wanted leaves the queue; one that has begun is usually thought to its end, because a new process would cost more.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing.process import BaseProcess
from traceback import format_exception_only
from typing import Any, Final

from tischlein.bots.bot import BlindBot
from tischlein.bots.roster import seat_bot
from tischlein.bots.worker import leave_with_parent, limit_memory
from tischlein.core.types import Move
from tischlein.tables.live.fairqueue import FairQueue
from tischlein.tables.live.speed import SPEED

Trouble = Callable[[str, str, object], None]
"""Called with the bot's name, a description of the failure, and the view that the bot had."""

FALLBACK: Final = "medium"
THINKING_SECONDS: Final = 1.0
"""How long a bot may look ahead when nobody else waits. It answers then; the budget is for bots that do not."""
MEGABYTES: Final = 1024
"""What a worker process may use, where the system can limit it."""
UNWANTED_SECONDS: Final = 0.5
"""How much longer a bot may think about something that nobody wants to know any more."""
START_SECONDS: Final = 60.0
"""Limit for starting a worker, which imports bots and games. Not part of a bot's budget."""


class BotRaised(Exception):
    """Whatever a bot has raised, in words. Its own exceptions stay in its process.

    Here SystemExit would end the server, StopIteration and CancelledError would confuse the event loop, and those of
    others may not survive pickling.
    """


def think(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, seconds: float) -> Move:
    """Runs in a worker process. A bot that looks ahead stops after so many seconds."""
    thought = SPEED.thought(f"{game_id} {bot}", seconds)
    player = seat_bot(bot, game_id, seed, thought.budget)
    move = player.choose_blind(legal) if isinstance(player, BlindBot) else player.choose(view, legal)
    thought.end()
    if type(move) is not int:
        raise TypeError(f"chose no move, but {type(move).__name__}")
    return move


def _run(job: Callable[..., Any], *arguments: Any) -> Any:
    """Runs in a worker process. Collects the garbage of the job, and takes what is left out of later collections.

    What stays in a worker, modules and what planners remember, is no garbage, but a full collection went through all of
    it: up to 65 ms in the middle of some decision of Da Yunhe. Collections after each thought take as long altogether.
    What is remembered is still freed when it is forgotten, because it is not in cycles.
    """
    try:
        result = job(*arguments)
    except MemoryError:
        raise
    except BaseException as error:
        raise BotRaised(format_exception_only(error)[-1].strip()) from None
    gc.collect()
    gc.freeze()
    return result


def _begin() -> None:
    """Initialises a worker. Ctrl-C is ignored: the server handles it and stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    limit_memory(MEGABYTES)


def _is_ready() -> bool:
    return True


class Worker:
    """One process, started when first needed and again after a failure."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._processes: list[BaseProcess] = []

    async def start(self) -> None:
        """Starts the process if there is none. Raises TimeoutError or BrokenProcessPool."""
        if self._pool is None:
            # Spawned, not forked: a fork would copy open sockets and database handles into the worker.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
            await self._finish(START_SECONDS, _is_ready)

    async def run(self, seconds: float, *job: Any) -> Any:
        """Raises TimeoutError or the job's own exception. The process is killed if the job is late or cancelled."""
        await self.start()
        return await self._finish(seconds, _run, *job)

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


@dataclass(eq=False, slots=True)
class Thought:
    """A decision that waits for a worker."""

    game: str
    bot: str
    view: Any
    legal: list[Move]
    seed: int
    chosen: asyncio.Future[Move]
    """Cancelled if nobody wants to know any more."""


class BotRunner:
    def __init__(self, workers: int, budget: float, on_trouble: Trouble) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._queue: FairQueue[Thought] = FairQueue()
        self._working: set[asyncio.Task[None]] = set()
        self._budget = budget
        self._on_trouble = on_trouble
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """Thoughts that wait for a worker."""
        return len(self._queue)

    async def choose(
        self, game_id: str, bot: str, view: Any, legal: list[Move], seed: int, *, table: str = "", origin: str = ""
    ) -> Move:
        """`origin` is who the thought is for, and `table` where: workers are shared out fairly among them."""
        if len(legal) == 1:
            return legal[0]
        chosen: asyncio.Future[Move] = asyncio.get_running_loop().create_future()
        self._queue.put(origin, table, Thought(game_id, bot, view, legal, seed, chosen))
        self._share_out()
        return await chosen

    def _share_out(self) -> None:
        while self._free and self._queue and not self._is_closed:
            origin, thought = self._queue.take()
            if thought.chosen.cancelled():
                continue
            task = asyncio.create_task(self._work(self._free.pop(), origin, thought))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _work(self, worker: Worker, origin: str, thought: Thought) -> None:
        try:
            with contextlib.suppress(TimeoutError, BrokenProcessPool):  # which is told when the bot is asked
                await worker.start()  # at nobody's cost, and to its end: the next thought needs it as well
            if not thought.chosen.cancelled():
                await self._serve(worker, origin, thought)
        finally:
            self._free.append(worker)
            if not self._queue and len(self._free) == len(self._workers):
                self._queue.settle()
            self._share_out()

    async def _serve(self, worker: Worker, origin: str, thought: Thought) -> None:
        work = asyncio.current_task()
        assert work is not None
        thought.chosen.add_done_callback(partial(_give_up, work))
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            move = await self._decide(worker, thought)
        except Exception as error:  # a bug of ours, for whoever asked
            if not thought.chosen.done():
                thought.chosen.set_exception(error)
        else:
            if not thought.chosen.done():
                thought.chosen.set_result(move)
        finally:
            self._queue.charge(origin, loop.time() - began)

    async def _decide(self, worker: Worker, thought: Thought) -> Move:
        for name in dict.fromkeys((thought.bot, FALLBACK)):
            move = await self._ask(worker, name, thought)
            if move is not None:
                return move
        return thought.legal[0]

    def _seconds(self) -> float:
        """How long a bot may look ahead, as long as the others wait."""
        return THINKING_SECONDS / (1 + len(self._queue) / len(self._workers))

    async def _ask(self, worker: Worker, bot: str, thought: Thought) -> Move | None:
        job = think, thought.game, bot, thought.view, thought.legal, thought.seed, self._seconds()
        try:
            move = await worker.run(self._budget, *job)
        except TimeoutError:
            what = "took too long"
        except BrokenProcessPool:
            what = "crashed its worker"
        except MemoryError:
            what = "MemoryError"
            worker.stop()  # what it has piled up goes with the process
        except BotRaised as error:
            what = str(error)
        except Exception as error:  # what it answered cannot be read here; the table must go on
            what = f"{type(error).__name__}: {error}"
        else:
            if type(move) is int and move in thought.legal:
                return move
            what = "chose a move that is not legal"
        self._on_trouble(bot, what, thought.view)
        return None

    def close(self) -> None:
        self._is_closed = True
        for task in self._working:
            task.cancel()
        for worker in self._workers:
            worker.stop()


def _give_up(work: asyncio.Task[Any], chosen: asyncio.Future[Move]) -> None:
    """Ends a thought that nobody wants any more, unless it comes to its end soon by itself."""
    if chosen.cancelled():
        asyncio.get_running_loop().call_later(UNWANTED_SECONDS, work.cancel)
