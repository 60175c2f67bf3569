"""How moves are entered into the match of a running table: `Plain` enters them at once, tables/race judges races first.

The hall chooses the strategy by the game; the keeper does not know which one it has.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tischlein.core.errors import BadInput
from tischlein.core.types import Move, Seat
from tischlein.tables import wire
from tischlein.tables.clock import Micros
from tischlein.tables.gate.checks import Asked
from tischlein.tables.gate.decide import decide, played
from tischlein.tables.live.attendance import Attendance, Listener
from tischlein.tables.live.timing import Timing, bots_factor
from tischlein.tables.log.state import TableState
from tischlein.tables.log.steps import Step

Job = Callable[[], Any]
"""An item of the keeper's queue. If it returns a coroutine, that is awaited before the next job."""


class Table(Protocol):
    """What a strategy needs of its table. Implemented by the keeper."""

    state: TableState
    attendance: Attendance
    timing: Timing

    @property
    def now(self) -> Callable[[], int]:
        """The table's time in milliseconds."""
        ...

    @property
    def clock(self) -> Callable[[], Micros]:
        """The monotonic clock of races."""
        ...

    def post(self, job: Job) -> None:
        """Adds a job to the queue."""
        ...

    async def enter(self, step: Step, listener: Listener | None = None, command: str = "") -> None:
        """Commits a judged move, acknowledges its command, and sends frames to everybody."""
        ...

    def refuse(self, listener: Listener, command: str, why: BadInput) -> None: ...

    def wake(self) -> None:
        """Lets bots and timers start or stop according to the current state."""
        ...


class Strategy(Protocol):
    async def play(self, listener: Listener, asked: Asked, command: wire.Play, arrived: Micros) -> None:
        """A person's move. Raises BadInput if it is refused at once."""
        ...

    async def play_for_bot(self, seat: Seat, move: Move) -> None: ...

    def choices(self, seat: Seat, bot: str, dice: int) -> list[Move]:
        """The moves that a bot may choose from."""
        ...

    def pause_before(self, seat: Seat, bot: str, move: Move, dice: int) -> float:
        """Seconds to wait before a bot's choice is played."""
        ...

    def thought_key(self, seat: Seat) -> object:
        """Identifies the decision that a bot has to make; while it is equal, the bot is not asked again."""
        ...

    def joined(self, listener: Listener) -> None:
        """The connection has just got its first frame."""
        ...

    def shown(self) -> None:
        """Everybody has just got a frame."""
        ...

    def wake(self) -> None:
        """The position has changed, or the match was paused, resumed or ended."""
        ...

    def stop(self) -> None: ...


@dataclass(eq=False, slots=True)
class Plain:
    """For games without races: moves are entered in the order in which they arrive."""

    table: Table

    async def play(self, listener: Listener, asked: Asked, command: wire.Play, arrived: Micros) -> None:
        (step,) = decide(self.table.state, asked, command)
        await self.table.enter(step, listener, command.id)

    async def play_for_bot(self, seat: Seat, move: Move) -> None:
        await self.table.enter(played(self.table.state, seat, move))

    def choices(self, seat: Seat, bot: str, dice: int) -> list[Move]:
        return list(self.table.state.playing.legal(seat))

    def pause_before(self, seat: Seat, bot: str, move: Move, dice: int) -> float:
        """None for a substitute whose person ran out of time.

        Moves without events get no pause of their own: there is nothing to follow.
        """
        state, timing = self.table.state, self.table.timing
        if not state.seats[seat].bot:
            return 0.0
        factor = bots_factor(state.pace)
        own = timing.bot_move * factor if state.playing.is_told(seat, move) else 0.0
        to_look_at = state.lines[-1].pause if state.lines else 0.0  # such as an animated scoring
        return own + timing.viewing_pause(to_look_at) * min(1.0, factor)

    def thought_key(self, seat: Seat) -> object:
        return len(self.table.state.playing.entries)

    def joined(self, listener: Listener) -> None:
        pass

    def shown(self) -> None:
        pass

    def wake(self) -> None:
        pass

    def stop(self) -> None:
        pass
