"""How moves get into the match of a running table. Here: at once. A race has a strategy of its own, in tables/race.

The hall chooses the strategy by the game and hands it to the keeper, who never asks which one it is.
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
"""Something for the keeper's queue; a coroutine is awaited before the next one begins."""


class Table(Protocol):
    """What a strategy may do with its table: the keeper, seen from here."""

    state: TableState
    attendance: Attendance
    timing: Timing

    @property
    def now(self) -> Callable[[], int]:
        """Milliseconds of the table's time."""
        ...

    @property
    def clock(self) -> Callable[[], Micros]:
        """That of races."""
        ...

    def post(self, job: Job) -> None:
        """Into the queue."""
        ...

    async def enter(self, step: Step, listener: Listener | None = None, command: str = "") -> None:
        """Commits the judged move, answers whoever commanded it, and shows it to everybody."""
        ...

    def refuse(self, listener: Listener, command: str, why: BadInput) -> None: ...

    def wake(self) -> None:
        """Looks again at who is awaited."""
        ...


class Strategy(Protocol):
    async def play(self, listener: Listener, asked: Asked, command: wire.Play, arrived: Micros) -> None:
        """A person's move. Raises BadInput where it is refused at once."""
        ...

    async def play_for_bot(self, seat: Seat, move: Move) -> None: ...

    def choices(self, seat: Seat, bot: str, dice: int) -> list[Move]:
        """What a bot is left to choose from."""
        ...

    def pause_before(self, seat: Seat, bot: str, move: Move, dice: int) -> float:
        """Seconds that a bot lets pass before its choice counts."""
        ...

    def thought_key(self, seat: Seat) -> object:
        """What a bot's thought is about; an equal moment needs no second thought."""
        ...

    def joined(self, listener: Listener) -> None:
        """Somebody has just been shown the table for the first time."""
        ...

    def shown(self) -> None:
        """Everybody has just been shown the table."""
        ...

    def wake(self) -> None:
        """The position is new, or play goes on, or it stands still."""
        ...

    def stop(self) -> None: ...


@dataclass(eq=False, slots=True)
class Plain:
    """Without a race: whoever is awaited plays, and that is entered at once."""

    table: Table

    async def play(self, listener: Listener, asked: Asked, command: wire.Play, arrived: Micros) -> None:
        (step,) = decide(self.table.state, asked, command)
        await self.table.enter(step, listener, command.id)

    async def play_for_bot(self, seat: Seat, move: Move) -> None:
        await self.table.enter(played(self.table.state, seat, move))

    def choices(self, seat: Seat, bot: str, dice: int) -> list[Move]:
        return list(self.table.state.playing.legal(seat))

    def pause_before(self, seat: Seat, bot: str, move: Move, dice: int) -> float:
        """A substitute for somebody whose time is up does not take more of it, but leaves the others theirs.

        Nobody has to follow with the eye what nobody is told: small steps within a part come at once.
        """
        state, timing = self.table.state, self.table.timing
        if not state.seats[seat].bot:
            return 0.0
        factor = bots_factor(state.pace)
        own = timing.bot_move * factor if state.playing.is_told(seat, move) else 0.0
        to_look_at = state.lines[-1].pause if state.lines else 0.0  # such as a scoring that is counted out
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
