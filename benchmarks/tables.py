"""A process of its own for scripted people: tables of two who play one match after the other."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import random
from collections.abc import Coroutine
from multiprocessing.connection import Connection
from typing import Any, Final

import aiohttp
import msgspec

from benchmarks import boardgame_io
from benchmarks.guests import PATIENCE, Guest, Lost, Pace, Person
from benchmarks.meter import Meter, clock

AT_ONCE: Final = 8
"""Tables that are being made at a time, so that no backlog of the server overflows."""


class Plan(msgspec.Struct, frozen=True):
    """What the scripted people of one process do."""

    game: str
    options: dict[str, str]
    bases: list[str]
    """Where the processes of the server are reached."""
    has_affinity: bool
    """Both people of a table go to the process that keeps it; else connections go round all processes."""
    tables: int
    pause: float
    """Seconds between the moves of a table, or 0."""
    has_deflate: bool
    first: int = 0
    """The number of the first table: other processes have the others."""
    is_boardgame_io: bool = False


def run(plan: Plan, controller: Connection) -> None:
    """Says `ready`, is told to play and then what span to measure, and hands over what it has seen, or a fault."""
    _raise_file_limit()
    gc.freeze()
    try:
        _run_loop(Crowd(plan).play(controller))
    except Exception as error:  # the controller has to hear of it, whatever it is
        first = error
        while isinstance(first, ExceptionGroup):
            first = first.exceptions[0]
        controller.send(f"{type(first).__name__}: {first}")


def _raise_file_limit() -> None:
    """A connection and its counter are two open files."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))


def _run_loop(work: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop
    except ImportError:  # on Windows
        asyncio.run(work)
    else:
        uvloop.run(work)


class Crowd:
    """All tables of this process."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._meter = Meter()
        self._making = asyncio.Semaphore(AT_ONCE)
        self._may_play = asyncio.Event()
        self._to_begin = plan.tables
        self._all_began = asyncio.Event()
        self._turn = itertools.count(plan.first)

    async def play(self, controller: Connection) -> None:
        plan, meter = self._plan, self._meter
        limits = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(connector=limits) as session, asyncio.TaskGroup() as tables:
            tasks = [tables.create_task(self._keep_playing(session, plan.first + n)) for n in range(plan.tables)]
            await self._all_began.wait()
            controller.send("ready")
            await asyncio.to_thread(controller.recv)
            self._may_play.set()
            since, until = await asyncio.to_thread(controller.recv)
            await asyncio.sleep(since - clock())
            meter.begin(since, until)
            await asyncio.sleep(until - clock())
            controller.send(meter.end())
            for task in tasks:
                task.cancel()

    async def _keep_playing(self, session: aiohttp.ClientSession, number: int) -> None:
        dice = random.Random(number)
        pace = Pace(self._plan.pause, dice)
        is_first = True
        while True:
            people = [self._person(pace, dice), self._person(pace, dice)]
            people[0].other, people[1].other = people[1], people[0]
            try:
                async with self._making, asyncio.timeout(PATIENCE):
                    await self._make(session, number, people)
                    await asyncio.gather(*(_until_match(person) for person in people))
                if is_first:
                    is_first = False
                    self._began()
                await asyncio.gather(*(person.over for person in people))
                if self._meter.is_on:
                    self._meter.sample.matches += 1
            finally:
                await asyncio.gather(*(person.leave() for person in people))

    def _began(self) -> None:
        self._to_begin -= 1
        if not self._to_begin:
            self._all_began.set()

    def _person(self, pace: Pace, dice: random.Random) -> Person:
        kind = boardgame_io.Player if self._plan.is_boardgame_io else Guest
        return kind(pace, self._meter, dice, self._may_play)

    async def _make(self, session: aiohttp.ClientSession, number: int, people: list[Person]) -> None:
        if self._plan.is_boardgame_io:
            await boardgame_io.open_match(session, self._plan.bases[0], people)
        else:
            await self._open_table(session, number, *people)

    async def _open_table(self, session: aiohttp.ClientSession, number: int, anna: Person, ben: Person) -> None:
        plan = self._plan
        assert isinstance(anna, Guest)
        assert isinstance(ben, Guest)
        bases = iter(self._bases(number))
        table = {"game": plan.game, "name": "Anna", "seats": 2}
        headers = {"X-Forwarded-For": _address(2 * number)}
        async with session.post(f"{next(bases)}/api/tables", json=table, headers=headers) as answer:
            if answer.status != 201:
                raise Lost(f"no new table: {answer.status} {(await answer.text())[:200]}")
            made = await answer.json()
        for person, token, at in ((anna, made["token"], 2 * number), (ben, "", 2 * number + 1)):
            await person.enter(session, f"{next(bases)}/ws", has_deflate=plan.has_deflate, address=_address(at))
            await person.greet(made["code"], token)
        await ben.ask("sit", seat=1, name="Ben")
        for key, value in plan.options.items():
            await anna.ask("setOption", key=key, value=value)
        await anna.ask("start")

    def _bases(self, number: int) -> list[str]:
        """For the new table and for its two people."""
        bases = self._plan.bases
        if self._plan.has_affinity:
            return [bases[number % len(bases)]] * 3
        return [bases[next(self._turn) % len(bases)] for _ in range(3)]


async def _until_match(person: Person) -> None:
    begun = asyncio.ensure_future(person.has_match.wait())
    done, _ = await asyncio.wait((begun, person.over), return_when=asyncio.FIRST_COMPLETED)
    begun.cancel()
    for each in done:
        each.result()


def _address(number: int) -> str:
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
