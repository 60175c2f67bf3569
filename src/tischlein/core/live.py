"""The real-time rules of a game: an optional module `live` of games with a race. All others get `CALM`.

The engine has no clock. The table measures and orders calls (tables/race/judge.py, a pure function of logged
numbers), and applies moves in that order with their time. What happens automatically is an ordinary move of a seat,
which the table enters when it is due.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from tischlein.core.types import Millis, Move, Seat, SeatMask

State_contra = TypeVar("State_contra", contravariant=True)


class Due(NamedTuple):
    """An automatic move: `move` of `seat`, entered `after` milliseconds from when the position was reached."""

    after: Millis
    seat: Seat
    move: Move
    clock: int
    """Identifies the countdown. As long as this number stays the same, other moves do not restart it."""


class Live(Protocol[State_contra]):
    ONE_DEVICE: Mapping[str, str]
    """Option values for play on one device, where races are impossible."""
    SILENCE: Move
    """A table's move (`is_for_table`) that means no call; bots may choose it instead of a call."""

    def awaited(self, state: State_contra, to_act: SeatMask) -> SeatMask:
        """The seats that the others wait for, of those that may act. A seat that may only call is not one of them."""
        ...

    def is_for_table(self, state: State_contra, move: Move) -> bool:
        """Whether only the table may enter this move, because it is automatic. It is refused from a person."""
        ...

    def window(self, state: State_contra) -> int:
        """The number of the window that is open for calls or answers, rising during the match; 0 if none is."""
        ...

    def is_call(self, move: Move) -> bool:
        """Whether the move is a call. Calls are raced: the table decides whose came first."""
        ...

    def is_personal(self, move: Move) -> bool:
        """Whether the move states what a person sees. The table never makes it for a person whose time is up."""
        ...

    def closes_window(self, state: State_contra, seat: Seat, move: Move) -> bool:
        """Whether the move is held until no earlier call can arrive any more. Never depends on hidden information."""
        ...

    def due(self, state: State_contra) -> Due | None:
        """The next automatic move, unless a seat acts before, or None. Never depends on hidden information."""
        ...

    def offered(self, state: State_contra, seat: Seat, legal: Sequence[Move]) -> Sequence[Move]:
        """The legal moves that a person's page lists. The others a person has to find, or the table enters them."""
        ...

    def instead(self, state: State_contra, seat: Seat) -> Move | None:
        """The move that follows a refused move of this seat (wrong marks end the call); None if nothing does."""
        ...

    def locked(self, state: State_contra) -> Sequence[Millis]:
        """For each seat, the match time until which its calls do not stop play; 0 if they do. Public."""
        ...

    def cap(self, state: State_contra) -> Millis:
        """The largest credit that the judge may give for network latency."""
        ...


class Calm:
    """The `live` module of games without a race: no calls, no automatic moves, every seat that may act is waited for.

    With it, tables need not distinguish games with and without a race.
    """

    ONE_DEVICE: Mapping[str, str] = MappingProxyType({})
    SILENCE: Move = -1

    def awaited(self, state: Any, to_act: SeatMask) -> SeatMask:
        return to_act

    def is_for_table(self, state: Any, move: Move) -> bool:
        return False

    def window(self, state: Any) -> int:
        return 0

    def is_call(self, move: Move) -> bool:
        return False

    def is_personal(self, move: Move) -> bool:
        return False

    def closes_window(self, state: Any, seat: Seat, move: Move) -> bool:
        return False

    def due(self, state: Any) -> Due | None:
        return None

    def offered(self, state: Any, seat: Seat, legal: Sequence[Move]) -> Sequence[Move]:
        return legal

    def instead(self, state: Any, seat: Seat) -> Move | None:
        return None

    def locked(self, state: Any) -> Sequence[Millis]:
        return ()

    def cap(self, state: Any) -> Millis:
        return 0


CALM: Final[Live[Any]] = Calm()
