"""What real time means for a game. One with a race has a module `live`; for all others `CALM` says that there is none.

The engine has no clock. The table measures and orders calls (tables/race/judge.py, a pure function of logged
numbers), and applies moves in that order with their time; what happens by itself is a move of its seat like any other,
entered by the table when it is due.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from tischlein.core.types import Millis, Move, Seat, SeatMask

State_contra = TypeVar("State_contra", contravariant=True)


class Due(NamedTuple):
    """`move` of `seat` is entered `after` milliseconds from the moment the position was reached."""

    after: Millis
    seat: Seat
    move: Move
    clock: int
    """What the time is for. While it stays the same the time runs on, whatever else happens."""


class Live(Protocol[State_contra]):
    ONE_DEVICE: Mapping[str, str]
    """The options without which people around one device could not play: there is nothing to race with."""
    SILENCE: Move
    """A move for the table (`is_for_table`) that stands for saying nothing: what a bot may choose instead of a call."""

    def awaited(self, state: State_contra, to_act: SeatMask) -> SeatMask:
        """Whom the others wait for, of those who may act. Who may merely call is not waited for."""
        ...

    def is_for_table(self, state: State_contra, move: Move) -> bool:
        """Moves that only the table enters, such as what follows by itself; a person who sends one is refused."""
        ...

    def window(self, state: State_contra) -> int:
        """The number of the window that is open now, for calls or answers; it counts up through the match. 0: none."""
        ...

    def is_call(self, move: Move) -> bool:
        """Calls are raced: the table decides whose comes first."""
        ...

    def is_personal(self, move: Move) -> bool:
        """What somebody says about what is to be seen: no clock that has run out says it in a person's place."""
        ...

    def closes_window(self, state: State_contra, seat: Seat, move: Move) -> bool:
        """Such a move is held until nobody could still have called earlier. Never depends on anything hidden."""
        ...

    def due(self, state: State_contra) -> Due | None:
        """What follows by itself unless somebody acts before. Never depends on anything hidden."""
        ...

    def offered(self, state: State_contra, seat: Seat, legal: Sequence[Move]) -> Sequence[Move]:
        """What a person's page lists of the legal moves; the rest a person has to find, or the table enters."""
        ...

    def instead(self, state: State_contra, seat: Seat) -> Move | None:
        """What a refused move of this seat leads to (a wrong mark ends the call); None: nothing happens."""
        ...

    def locked(self, state: State_contra) -> Sequence[Millis]:
        """By seat: the moment of the match until which its calls stop nothing; everybody may know it. 0: none."""
        ...

    def cap(self, state: State_contra) -> Millis:
        """The largest credit that the judge may give for the way over the network."""
        ...


class Calm:
    """No race: nothing is called, nothing follows by itself, and whoever may act is waited for.

    It takes the place of a module `live`, so that tables ask the same of every game.
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
