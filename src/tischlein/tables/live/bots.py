"""The bots of one table: one task per seat that a bot plays, cancelled when its position is outdated.

A substitute plays for people whose turn clock has run out.

Where nobody is connected, nobody thinks: strangers could else open tables, leave, and have the bots of everybody else
wait. In a match over days the turn of a person may follow, who is told of it; there bots play on for one round at most.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tischlein.core.lesson import Stay
from tischlein.core.registry import live_part
from tischlein.core.types import Move, Seat, SeatMask, seats_in
from tischlein.tables.gate.checks import SUBSTITUTE
from tischlein.tables.live.attendance import Attendance
from tischlein.tables.live.botrunner import BotRunner
from tischlein.tables.live.strategy import Job, Strategy
from tischlein.tables.live.timing import cancel
from tischlein.tables.log import lesson
from tischlein.tables.log.state import TableState, waited_for


@dataclass(eq=False, slots=True)
class Thought:
    seat: Seat
    bot: str
    key: object
    task: asyncio.Task[None] | None = None
    """None: there was nothing to choose from; not asked again while the key is the same."""


@dataclass(eq=False, slots=True)
class Bots:
    state: TableState
    strategy: Strategy
    runner: BotRunner
    now: Callable[[], int]
    post: Callable[[Job], Any]
    """Adds a job to the keeper's queue."""
    attendance: Attendance
    is_busy: bool = False
    """A bot is thinking, or the turn clock is running."""
    _thoughts: dict[Seat, Thought] = field(default_factory=dict)
    _clock: asyncio.TimerHandle | None = None
    _turns_alone: int = 0
    """Turns that began since somebody was connected, or was awaited and had time left."""
    _last_awaited: SeatMask = 0

    def wake(self) -> None:
        """Starts tasks for seats that bots have to play now, and cancels outdated ones."""
        thinkers = self._thinkers()
        for seat in set(self._thoughts) - set(thinkers):
            self._forget(seat)
        for seat, bot in thinkers.items():
            self._begin(seat, bot)
        self._watch_clock()
        self.is_busy = bool(self._thoughts) or self._clock is not None

    def stop(self) -> None:
        cancel(self._clock)
        for seat in list(self._thoughts):
            self._forget(seat)

    def _thinkers(self) -> dict[Seat, str]:
        """The seats to think for, each with the bot that does it."""
        if not self.state.is_going or not self._is_worth_it():
            return {}
        seats = self.state.seats
        bots = {seat: seats[seat].bot for seat in seats_in(self.state.playing.to_act) if seats[seat].bot}
        if self.state.turn_seconds and self._clock_left() <= 0:
            bots |= dict.fromkeys(self._people(), SUBSTITUTE)
        return bots

    def _is_worth_it(self) -> bool:
        """Somebody is connected, or a person's turn of a match over days can follow soon."""
        awaited = waited_for(self.state)
        is_persons_turn = self.state.turn_seconds > 0 and self._clock_left() > 0 and bool(self._people())
        if self.attendance.listeners or is_persons_turn:
            self._turns_alone = self._last_awaited = 0
        elif awaited != self._last_awaited:
            self._turns_alone += 1
            self._last_awaited = awaited
        if self.attendance.listeners:
            return True
        has_people = any(seat.person and not seat.bot for seat in self.state.seats)
        return self.state.is_over_days and has_people and self._turns_alone <= len(self.state.seats)

    # The clock of the turn

    def _watch_clock(self) -> None:
        cancel(self._clock)
        self._clock = None
        left = self._clock_left() if self.state.is_going and self.state.turn_seconds else 0.0
        if left > 0 and self._people():
            self._clock = asyncio.get_running_loop().call_later(left, self.post, self.wake)

    def _people(self) -> list[Seat]:
        """The awaited seats of people. Without seats that are marking in a race: those have a timer of their own."""
        live, position = live_part(self.state.game_id), self.state.playing.state
        people = [seat for seat in seats_in(waited_for(self.state)) if not self.state.seats[seat].bot]
        return [seat for seat in people if live.instead(position, seat) is None]

    def _clock_left(self) -> float:
        """Seconds left of the turn; negative once it has run out."""
        return (self.state.turn_began - self.now()) / 1000 + self.state.turn_seconds

    # Thoughts

    def _begin(self, seat: Seat, bot: str) -> None:
        scripted = lesson.advice(self.state, seat)
        known, key = self._thoughts.get(seat), (self.strategy.thought_key(seat), scripted)
        if known is not None and (known.bot, known.key) == (bot, key):
            return
        self._forget(seat)
        thought = self._thoughts[seat] = Thought(seat, bot, key)
        if scripted is Stay.WAIT:
            return
        choices = [scripted] if scripted is not Stay.LEFT else self.strategy.choices(seat, bot, secrets.randbits(63))
        if choices:
            thought.task = asyncio.create_task(self._think(thought, choices))

    def _forget(self, seat: Seat) -> None:
        thought = self._thoughts.pop(seat, None)
        if thought is not None and thought.task is not None:
            thought.task.cancel()
            thought.task = None  # it refers to the thought, even when it is over

    async def _think(self, thought: Thought, choices: list[Move]) -> None:
        loop, match = asyncio.get_running_loop(), self.state.playing
        began, seat = loop.time(), thought.seat
        view = match.game.view(match.state, seat)
        try:
            # A seed of its own: from the match's seed a bot could work out the next cards.
            move = await self.runner.choose(
                match.header.game,
                thought.bot,
                view,
                choices,
                secrets.randbits(63),
                table=self.state.table,
                origin=self.attendance.origin(self.state),
            )
            pause = self.strategy.pause_before(seat, thought.bot, move, secrets.randbits(63))
            await asyncio.sleep(began + pause - loop.time())
        except Exception as error:  # a bug of ours: raised again in the keeper's task, which handles all errors
            self.post(partial(_fail, error))
        else:
            self.post(partial(self._chosen, thought, move))

    async def _chosen(self, thought: Thought, move: Move) -> None:
        if self._thoughts.get(thought.seat) is not thought:
            return  # outdated: paused, undone, or the person is back
        if live_part(self.state.game_id).is_for_table(self.state.playing.state, move):
            return  # the bot chose to do nothing; the thought is kept, so that it is not asked again
        self._forget(thought.seat)
        await self.strategy.play_for_bot(thought.seat, move)


def _fail(error: Exception) -> None:
    raise error
