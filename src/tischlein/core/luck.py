"""What is random in a match: an optional module `luck` of a game, with which simulations measure luck.

A position is drawn again as it could just as well be: all hands and everything open stay, the order of what nobody has
seen is shuffled. This needs the whole State, so bots have no use for it.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

State_contra = TypeVar("State_contra", contravariant=True)


class Luck(Protocol[State_contra]):
    def hidden(self, state: State_contra) -> object:
        """Everything whose order nobody knows, and the random source. A move that leaves it alone needs no luck."""
        ...

    def reshuffle(self, state: State_contra, seed: int) -> None:
        """Shuffles what is hidden from all seats together, in place; every order that is possible is equally likely."""
        ...
