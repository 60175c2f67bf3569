"""The bots of one table at work: one thought for each seat, forgotten as soon as it is about something past."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tischlein.core.match import Match
from tischlein.core.types import Move, Seat
from tischlein.tables.botrunner import BotRunner

Moment = object
"""What a thought is about; an equal moment needs no second thought."""


@dataclass(eq=False, slots=True)
class Thought:
    seat: Seat
    bot: str
    moment: Moment
    task: asyncio.Task[None] | None = None


@dataclass(eq=False, slots=True)
class Thinking:
    bots: BotRunner
    on_choice: Callable[[Thought, Move], Any]
    """In the order of the table's inbox, like everything that happens there."""
    on_fault: Callable[[Exception], Any]
    _thoughts: dict[Seat, Thought] = field(default_factory=dict)

    def begin(
        self,
        seat: Seat,
        bot: str,
        moment: Moment,
        match: Match,
        choices: Callable[[], list[Move]],
        pause: Callable[[Move], float],
    ) -> None:
        """`pause` says how many seconds are to pass from now before this choice counts.

        Without any choices it is a thought of nothing: not asked again while the moment is the same.
        """
        known = self._thoughts.get(seat)
        if known is not None and (known.bot, known.moment) == (bot, moment):
            return
        self.forget(seat)
        thought = self._thoughts[seat] = Thought(seat, bot, moment)
        found = choices()
        if found:
            thought.task = asyncio.create_task(self._choose(thought, match, found, pause))

    def is_current(self, thought: Thought) -> bool:
        return self._thoughts.get(thought.seat) is thought

    def forget(self, seat: Seat) -> None:
        thought = self._thoughts.pop(seat, None)
        if thought is not None and thought.task is not None:
            thought.task.cancel()

    def keep_only(self, seats: Iterable[Seat]) -> None:
        for seat in set(self._thoughts) - set(seats):
            self.forget(seat)

    async def _choose(
        self, thought: Thought, match: Match, choices: list[Move], pause: Callable[[Move], float]
    ) -> None:
        loop = asyncio.get_running_loop()
        began, seat = loop.time(), thought.seat
        view = match.game.view(match.state, seat)
        try:
            # Its own dice: from the match's seed a clever bot might learn what the next cards are.
            move = await self.bots.choose(match.header.game, thought.bot, view, choices, secrets.randbits(63))
            await asyncio.sleep(began + pause(move) - loop.time())
        except Exception as error:  # only a fault of ours; the inbox is where faults are dealt with
            self.on_fault(error)
        else:
            self.on_choice(thought, move)
