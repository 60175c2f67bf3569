"""What runs by itself at a table with a race: the game's own pauses, and the moments when a verdict falls.

The timers ring here; what they lead to goes through the table's inbox like everything else, with the moment it rang.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tischlein.bots.reaction import calls_blindly, is_blind, reaction
from tischlein.core.live import Due
from tischlein.core.types import Move, Seat
from tischlein.tables.pace import Pace
from tischlein.tables.race import Micros
from tischlein.tables.racing import Racing, Wish, clock
from tischlein.tables.state import TableState, due_of


@dataclass(eq=False, slots=True)
class Clockwork:
    racing: Racing
    post: Callable[[Callable[[], Any]], None]
    """Into the inbox."""
    now: Callable[[], int]
    pace: Pace
    _pause: asyncio.TimerHandle | None = None
    _look: asyncio.TimerHandle | None = None

    @property
    def state(self) -> TableState:
        return self.racing.state

    def wake(self) -> None:
        """The position is new, or play goes on, or it stands still."""
        cancel(self._pause)
        self._pause = None
        if not self.state.is_going:
            self.racing.clear()
            cancel(self._look)
            return
        match, due = self.state.playing, due_of(self.state)
        if due is not None:
            is_pause = self.racing.live.closes_window(match.state, due.seat, due.move)
            after = due.after * self.pace.pauses if is_pause else due.after
            left = (self.state.reached - self.now() + after) / 1000
            self._pause = self._ring(left, partial(self._follow, len(match.entries), due))
        self._look_later()

    def stop(self) -> None:
        cancel(self._pause, self._look)

    def choices(self, seat: Seat, bot: str, dice: int) -> list[Move]:
        """What is left to the bot. One that sees nothing calls now and then; else it would call all the time (CL-6.5).

        A substitute for somebody whose time is up neither calls nor answers: what nobody commands follows by itself,
        and with it that the person passes (CL-6.12).
        """
        match, live = self.state.playing, self.racing.live
        legal = match.game.legal(match.state, seat)
        calls = [move for move in legal if live.is_call(move)]
        if not self.state.seats[seat].bot:
            due = due_of(self.state)
            by_itself = [] if due is None else [due.move]
            return [move for move in live.offered(match.state, seat, legal) if move not in calls + by_itself]
        if not calls or not is_blind(bot):
            return legal
        return calls if calls_blindly(bot, dice) else [move for move in legal if move not in calls]

    def pause_before(self, seat: Seat, bot: str, move: Move, dice: int) -> float:
        """Seconds that a bot lets pass: it reacts like a person, and leaves people the time to see something."""
        racing = self.racing
        if racing.live.is_call(move):
            return reaction(bot, dice) / 1000
        closes = racing.live.closes_window(self.state.playing.state, seat, move)
        return self.pace.bot_in_race if closes or racing.is_marking(seat) else self.pace.bot_move

    def is_silence(self, move: Move) -> bool:
        """A bot that leaves it to the table says nothing."""
        return self.racing.live.is_for_table(self.state.playing.state, move)

    async def wish(self, wish: Wish, *, window: int, reaction: float | None, now: Micros) -> None:
        await self.racing.wish(wish, window=window, reaction=reaction, now=now)
        self._look_later()

    def shown(self, seats: list[Seat]) -> None:
        """Just now; to all who are here, or to somebody who came."""
        if self.state.is_going:
            self.racing.shown(seats)

    async def _follow(self, step: int, due: Due, now: Micros) -> None:
        if self.state.is_going and len(self.state.playing.entries) == step:
            await self.racing.follow(Wish(due.seat, due.move), now)
            self._look_later()

    def _look_later(self) -> None:
        cancel(self._look)
        seconds = self.racing.next_look if self.state.is_going else None
        self._look = None if seconds is None else self._ring(seconds, self._look_now)

    async def _look_now(self, now: Micros) -> None:
        if self.state.is_going:
            await self.racing.look(now)
            self._look_later()

    def _ring(self, seconds: float, job: Callable[[Micros], Any]) -> asyncio.TimerHandle:
        """The job is told when its time had come, which is not when it gets its turn."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), lambda: self.post(partial(job, clock())))


def cancel(*timers: asyncio.TimerHandle | None) -> None:
    for timer in timers:
        if timer is not None:
            timer.cancel()
