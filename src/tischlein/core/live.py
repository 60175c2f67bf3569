"""What real time means for a game with a race: an optional part of a game, its module `live`.

The engine has no clock. The table measures and orders calls (tables/race.py, a pure function of logged numbers), and
applies moves in that order with their time; what happens by itself is a move of its seat like any other, entered by
the table when it is due.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

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

    def awaited(self, state: State_contra) -> SeatMask:
        """Whose turn it is: whom the others wait for. Who may merely call is not waited for."""
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

    def closes_window(self, state: State_contra, seat: Seat, move: Move) -> bool:
        """Such a move is held until nobody could still have called earlier. Never depends on anything hidden."""
        ...

    def due(self, state: State_contra) -> Due | None:
        """What follows by itself unless somebody acts before. Never depends on anything hidden."""
        ...

    def offered(self, state: State_contra, seat: Seat, legal: Sequence[Move]) -> list[Move]:
        """What a person's page lists of the legal moves; the rest a person has to find, or the table enters."""
        ...

    def instead(self, state: State_contra, seat: Seat) -> Move | None:
        """What a refused move of this seat leads to (a wrong mark ends the call); None: nothing happens."""
        ...

    def cap(self, state: State_contra) -> Millis:
        """The largest credit that the judge may give for the way over the network."""
        ...
