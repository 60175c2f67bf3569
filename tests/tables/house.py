"""A running hall for tests: a store in memory, a clock that is set by hand, connections that record all messages."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from tests.tables.scenes import ANN, BEN, new_id
from tests.tables.shuffler import Shuffler
from tischlein.cluster.leases import Leases
from tischlein.core.types import Move
from tischlein.store.memory import MemoryStore, Shelf
from tischlein.store.port import Record, TableIndex, Unavailable
from tischlein.tables import wire
from tischlein.tables.clock import Trip, micros
from tischlein.tables.frames.picture import Viewer
from tischlein.tables.hall import Hall
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.messages import Messenger
from tischlein.tables.live.timing import Timing
from tischlein.tables.log.state import TableState
from tischlein.tables.unloading import Unloading

T = TypeVar("T", bound=wire.ServerMessage)
QUICK = Timing(bot_move=0.0, grace=30.0, notice=0.01, quiet=0.0, commit=0.5, reveal=2.0)


def in_time(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs an async test with a timeout."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 30))

    return run


async def until(holds: Callable[[], object], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.002)


class FirstMove:
    """A bot runner in this process that always plays the first legal move; it can be blocked."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked: list[str] = []
        self.origins: list[tuple[str, str]] = []
        self.cancelled = 0
        self.fails = False

    async def choose(
        self, game_id: str, bot: str, view: Any, legal: list[Move], seed: int, *, table: str = "", origin: str = ""
    ) -> Move:
        self.origins.append((origin, table))
        self.asked.append(bot)
        if self.fails:
            raise RuntimeError("no worker will start")
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return legal[0]

    def close(self) -> None:
        pass


class SlowStore(MemoryStore):
    """A store whose writes can be blocked or made to fail."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        super().__init__(shelf)
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.waiting = 0
        self.is_full = False

    async def append(self, index: TableIndex, records: Sequence[Record]) -> None:
        self.waiting += 1
        await self.may_write.wait()
        self.waiting -= 1
        if self.is_full:
            raise Unavailable("disk full")
        await super().append(index, records)


class Wire:
    """A connection that records the messages it gets."""

    def __init__(self, person: str, *, since: int = 0, is_display: bool = False) -> None:
        self.viewer = Viewer(person, is_display)
        self.origin = f"address of {person}"
        self.name = ""
        self.since = since
        self.heard: list[wire.ServerMessage] = []
        self.is_measured = False
        self.round_trips: tuple[Trip, ...] = ()
        self.shortest = 0
        self.keeper: Keeper | None = None
        """Whom it answers when a shuffle asks; None: it is silent."""
        self.shuffler = Shuffler(person)

    def send(self, message: wire.ServerMessage) -> None:
        self.heard.append(message)
        if isinstance(message, wire.Frame) and self.keeper is not None:
            wanted = self.shuffler.answer(msgspec.to_builtins(message.table))
            if wanted is not None:
                kind = wire.Commit if wanted.pop("t") == "commit" else wire.Reveal
                self.keeper.command(self, kind(id=new_id(), **wanted))

    def measure_trips(self) -> None:
        self.is_measured = True

    def trips(self, now: int) -> tuple[Trip, ...]:
        return self.round_trips

    def line(self) -> int:
        return self.shortest

    def all(self, kind: type[T]) -> list[T]:
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def frame(self) -> wire.Frame:
        return self.all(wire.Frame)[-1]

    @property
    def byes(self) -> list[str]:
        return [bye.why for bye in self.all(wire.Bye)]


class House:
    def __init__(
        self,
        store: MemoryStore | None = None,
        timing: Timing = QUICK,
        *,
        owner: str = "",
        clock: Callable[[], int] = micros,
        messenger: Messenger | None = None,
        unloading: Unloading | None = None,
    ) -> None:
        """With an owner's name it is one of several processes that share a store."""
        self.store = store or SlowStore()
        self.bots = FirstMove()
        self.time = 1_000_000
        self.troubles: list[BaseException] = []
        self.leases = Leases(self.store, owner, lambda: self.time, renewal_seconds=0.01) if owner else None
        self.hall = Hall(
            self.store,
            self.bots,  # type: ignore[arg-type]
            lambda: self.time,
            timing,
            on_trouble=lambda _code, error: self.troubles.append(error),
            ownership=self.leases,
            messenger=messenger,
            unloading=unloading,
            counter=lambda: self.time,
            clock=clock,
        )

    async def lobby(self, seats: int = 2, **choices: Any) -> tuple[Keeper, Wire]:
        """A new table with its host connected."""
        state = await self.hall.create("monsterrolle", seats, ANN, ["Ann"], **choices)
        return await self.enter(state, ANN)

    async def enter(self, state: TableState, person: str, **how: Any) -> tuple[Keeper, Wire]:
        keeper = await self.hall.keeper(state.table)
        is_silent = how.pop("is_silent", False)
        line = Wire(person, **how)
        line.keeper = None if is_silent else keeper
        keeper.join(line)
        await until(lambda: line.heard)
        return keeper, line

    async def match(self, seats: int = 2, *, bots: int = 0) -> tuple[Keeper, Wire, Wire]:
        """A running match of Ann and Ben, with bots on the other seats."""
        keeper, ann = await self.lobby(seats)
        _, ben = await self.enter(keeper.state, BEN)
        await do(keeper, ben, wire.Sit, seat=1, name="Ben")
        for seat in range(2, 2 + bots):
            await do(keeper, ann, wire.PutBot, seat=seat, bot="random")
        await do(keeper, ann, wire.Start)
        await until(lambda: ann.frame.match and ben.frame.match)
        return keeper, ann, ben


def ask(keeper: Keeper, line: Wire, kind: type, **fields: Any) -> str:
    command = new_id()
    keeper.command(line, kind(id=command, **fields))
    return command


Answer = wire.Ack | wire.Refused | wire.Reason | wire.Moment | wire.Tried | wire.Summary


async def answer(line: Wire, command: str) -> Answer:
    def answers() -> list[Any]:
        return [each for each in line.heard if getattr(each, "id", "") == command]

    await until(answers)
    found = answers()[0]
    assert isinstance(found, Answer)
    return found


async def do(keeper: Keeper, line: Wire, kind: type, **fields: Any) -> wire.Ack:
    answered = await answer(line, ask(keeper, line, kind, **fields))
    assert isinstance(answered, wire.Ack), answered
    if kind is wire.Start:
        await until(lambda: keeper.state.match is not None and line.frame.match)
    return answered


async def refusal(keeper: Keeper, line: Wire, kind: type, **fields: Any) -> str:
    answered = await answer(line, ask(keeper, line, kind, **fields))
    assert isinstance(answered, wire.Refused), answered
    return answered.why.key


def own_move(line: Wire) -> tuple[int, str] | None:
    """Seat and first legal move, if this connection is awaited."""
    match = line.frame.match
    if match is None or not match.legal:
        return None
    seat, moves = next(iter(match.legal.items()))
    return int(seat), moves[0]


async def play_out(keeper: Keeper, *lines: Wire) -> None:
    """Everybody plays the first legal move until the match is over."""
    while keeper.state.status == "playing":
        for line in lines:
            move = own_move(line)
            if move is not None and line.frame.v == keeper.state.n:
                await do(keeper, line, wire.Play, seat=move[0], move=move[1])
        await asyncio.sleep(0)


def awaited(ann: Wire, ben: Wire) -> tuple[Wire, int, str]:
    for line in (ann, ben):
        move = own_move(line)
        if move is not None:
            return line, *move
    raise AssertionError("nobody is awaited")


def stored(house: House, keeper: Keeper) -> list[Record]:
    assert isinstance(house.store, SlowStore)
    return house.store._shelf.logs[keeper.state.table]
