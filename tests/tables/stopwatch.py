"""Races for tests: a real table and game on a simulated clock, so that timing is exact to the microsecond.

Waiting takes no time: when the loop is idle, its clock jumps to the next timer. Connections have a latency: messages in
either direction arrive one way later.
"""

from __future__ import annotations

import asyncio
import functools
import selectors
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

import msgspec
import pytest

from tests.tables.house import House, Wire, do, until
from tests.tables.scenes import ANN, BEN, EVE, new_id
from tischlein.core.types import Move, Seat
from tischlein.games.click import Click, rules
from tischlein.games.click.data import MOVE_ONE, REMOVE, RICKSHAW, SWAP
from tischlein.games.click.state import State, Table
from tischlein.tables import wire
from tischlein.tables.clock import Trip
from tischlein.tables.live.keeper import Keeper
from tischlein.tables.live.timing import Timing
from tischlein.tables.race.strategy import RaceStrategy

T = TypeVar("T")
PEOPLE = (ANN, BEN, EVE, "person-dan")
NAMES = ("Ann", "Ben", "Eve", "Dan")
FREE = {"lockout": "off"}
"""For tests of the judge with repeated calls."""
BEGAN = 3600 * 1_000_000
"""Offset of the race clock, which does not start at 0."""


class _Jumping(selectors.SelectSelector):
    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(None if timeout is None else 0)
        if not ready and timeout:
            self.now += timeout
        return ready


class SwiftLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def now() -> int:
    """The race clock, in microseconds."""
    return BEGAN + round(asyncio.get_running_loop().time() * 1_000_000)


def run_swiftly(monkeypatch: pytest.MonkeyPatch, job: Coroutine[Any, Any, T]) -> T:
    """Runs on a simulated clock of its own."""
    with asyncio.Runner(loop_factory=SwiftLoop) as runner:
        return runner.run(asyncio.wait_for(job, 3600))


def swiftly(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs an async test on the simulated clock."""

    @functools.wraps(test)
    def run(monkeypatch: pytest.MonkeyPatch, **kwargs: Any) -> None:
        run_swiftly(monkeypatch, test(monkeypatch, **kwargs))

    return run


def race_of(table: Keeper) -> RaceStrategy:
    assert isinstance(table._strategy, RaceStrategy)
    return table._strategy


class Person(Wire):
    """A person at one seat, with this latency (milliseconds one way)."""

    def __init__(self, seat: Seat, one_way: int = 0, *, person: str = "") -> None:
        super().__init__(person or PEOPLE[seat])
        self.seat = seat
        self.one_way = one_way

    def trips(self, now: int) -> tuple[Trip, ...]:
        return tuple(Trip(now - age, 2000 * self.one_way) for age in range(20)) if self.one_way else ()

    def line(self) -> int:
        return 2000 * self.one_way

    def says(self, table: Keeper, command: wire.Command, at: int | None = None) -> str:
        """Sends a command that arrives one way later, or at the given time of the race clock."""
        delay = self.one_way / 1000 if at is None else (at - now()) / 1_000_000
        assert delay >= 0, "it should have been on its way before"
        asyncio.get_running_loop().call_later(delay, table.command, self, command)
        return command.id

    def plays(self, table: Keeper, move: str, at: int | None = None, **more: Any) -> str:
        return self.says(table, wire.Play(new_id(), self.seat, move, **more), at)

    def presses(self, table: Keeper, after: float, *, claim: float | None = None, window: int = 0) -> str:
        """Calls that many milliseconds after this person saw the window. `claim`: the reaction time that is sent."""
        claims = race_of(table).claims
        seen = claims.desk._sent_at[self.seat] + 1000 * self.one_way
        at = seen + round(1000 * after) + 1000 * self.one_way
        told = after if claim is None else claim
        return self.plays(table, "click", at, reaction=told, window=window or claims.window)

    async def heard_about(self, command: str) -> wire.Ack | wire.Refused:
        def answers() -> list[Any]:
            return [each for each in self.heard if getattr(each, "id", "") == command]

        await until(answers, 60)
        assert len(answers()) == 1, "answered exactly once"
        found = answers()[0]
        assert isinstance(found, wire.Ack | wire.Refused)
        return found

    async def done(self, command: str) -> None:
        answered = await self.heard_about(command)
        assert isinstance(answered, wire.Ack), answered

    async def refused(self, command: str) -> tuple[str, str]:
        """Key and clause."""
        answered = await self.heard_about(command)
        assert isinstance(answered, wire.Refused), answered
        return answered.why.key, answered.clause

    @property
    def told(self) -> list[str]:
        """The message keys of the log."""
        lines = {line.v: line for frame in self.all(wire.Frame) for line in frame.log}
        return [msgspec.json.decode(each)["key"] for line in lines.values() for each in line.texts]

    @property
    def strips(self) -> list[tuple[wire.Strip, ...]]:
        lines = {line.v: line for frame in self.all(wire.Frame) for line in frame.log}
        return [line.strips for line in lines.values() if line.strips]


Policy = Callable[[Any, list[str]], str]
"""Chooses for a bot, from its view and the texts of its moves."""


class RaceHouse(House):
    """A house whose wall clock follows the loop's clock."""

    def __init__(self, timing: Timing | None = None) -> None:
        self._since = 0
        super().__init__(timing=timing or Timing(bot_move=0.1, notice=0.01, quiet=0.0), clock=now)

    @property
    def time(self) -> int:
        return self._since + round(asyncio.get_running_loop().time() * 1000)

    @time.setter
    def time(self, value: int) -> None:
        self._since = value

    def bots_follow(self, policy: Policy) -> None:
        async def choose(game_id: str, bot: str, view: Any, legal: list[Move], seed: int, **_for: str) -> Move:
            from tischlein.games.click import GAME

            self.bots.asked.append(bot)
            return GAME.parse(policy(view, [GAME.format(move) for move in legal]))

        self.bots.choose = choose  # type: ignore[method-assign]

    async def race(
        self, *lines: int, bots: int = 0, options: Mapping[str, str] | None = None, clock: int = 0
    ) -> tuple[Keeper, list[Person]]:
        """A running match of Click! with people of these latencies, and bots; Ann begins."""
        state = await self.hall.create("click", len(lines) + bots, ANN, ["Ann"])
        table = await self.hall.keeper(state.table)
        people = [Person(seat, length) for seat, length in enumerate(lines)]
        for person in people:
            table.join(person)
        await until(lambda: all(person.heard for person in people))
        host = people[0]
        for person in people[1:]:
            await do(table, person, wire.Sit, seat=person.seat, name=NAMES[person.seat])
        for seat in range(len(lines), len(lines) + bots):
            await do(table, host, wire.PutBot, seat=seat, bot="greedy")
        for key, value in (options or {}).items():
            await do(table, host, wire.SetOption, key=key, value=value)
        if clock:
            await do(table, host, wire.SetSettings, turn_seconds=clock, is_open_to_spectators=True)
        await do(table, host, wire.Start)
        return table, people


# The position


def stage(
    monkeypatch: pytest.MonkeyPatch, *photos: Seat, overlap: bool = False, coming: bool = False, spare: int = 0
) -> None:
    """Matches of Click! begin with these seats' photos on the wall, with their first composition; no other is there.

    `overlap`: two photos share a card. `coming`: the first is complete once `take 1 left` was played.
    `spare`: other compositions in the hands that have no photo, the rest being the same.
    """
    setup = staged(*photos, overlap=overlap, coming=coming, spare=spare)
    monkeypatch.setattr(Click, "setup", staticmethod(setup))


def staged(
    *photos: Seat, overlap: bool = False, coming: bool = False, spare: int = 0
) -> Callable[[Any, int, int], State]:
    """Replaces `rules.setup`."""
    honest = rules.setup

    def setup(options: Any, seats: int, seed: int) -> State:
        state = honest(options, seats, seed)
        _arrange(state, photos, overlap=overlap, coming=coming, spare=spare)
        return state

    return setup


def _arrange(state: State, photos: tuple[Seat, ...], *, overlap: bool, coming: bool, spare: int) -> None:
    table = state.table
    short = [card for card in range(len(table.rows)) if card in table.plain and len(table.rows[card]) == 3]
    first, second = _pair(table, short, overlap=overlap)
    row, other = table.rows[first], table.rows[second]
    wall = row + (other[1:] if overlap else other)
    hidden = [card for card in range(len(table.rows)) if table.rows[card] not in wall]
    seats = table.seats
    state.active = 0
    owned = dict(zip(photos, (first, second), strict=False))
    free = [card for card in hidden if card not in owned.values()]
    open_ones = [card for card in free if card in table.plain][-3:]
    free = [card for card in free if card not in open_ones]
    state.compositions = [
        bytes(sorted([owned.get(seat, free[2 * seats + spare + seat]), free[2 * seat]])) for seat in range(seats)
    ]
    held = b"".join(state.compositions)
    state.open = bytes(open_ones)
    left = [card for card in range(len(table.rows)) if card not in held and card not in open_ones]
    state.removed = bytes(left[: table.removed_size])
    state.composition_deck = bytes(left[table.removed_size :])
    _deal_actions(state)
    _build(state, wall[1:] if coming else wall, wall[:1] if coming else b"")
    rules._remember(state)


def _deal_actions(state: State) -> None:
    """Everybody has the same three, so that the same commands are possible in every variant."""
    hand, rest = bytes([MOVE_ONE, SWAP, REMOVE]), list(state.table.actions)
    for card in hand * state.table.seats:
        rest.remove(card)
    state.actions = [hand] * state.table.seats
    state.action_deck = bytes(rest)


def _pair(table: Table, cards: list[int], *, overlap: bool) -> tuple[int, int]:
    for one in cards:
        for other in cards:
            row, more = table.rows[one], table.rows[other]
            if one == other or (overlap and row[-1] != more[0]):
                continue
            wall = row + (more[1:] if overlap else more)
            if all(wall.count(motif) <= table.wall.count(motif) for motif in wall) and row not in wall[1:]:
                return one, other
    raise AssertionError("no such pair on this sheet")


def _build(state: State, wall: bytes, market: bytes) -> None:
    rest = list(state.table.wall)
    for motif in wall + market:
        rest.remove(motif)
    state.wall = wall
    state.market = market + bytes(rest[len(market) : 3])
    del rest[len(market) : 3]
    rickshaws = bytes([RICKSHAW] * 3)
    state.deck, state.is_stacked = rickshaws + bytes(rest), False


def slot_of(table: Keeper, seat: Seat) -> str:
    """The mark of this seat's photo."""
    state = table.state.playing.state
    for slot, card in enumerate(state.compositions[seat], 1):
        place = state.wall.find(state.table.rows[card])
        if place >= 0:
            return f"photo {slot} {place + 1}"
    raise AssertionError("there is no photo")
