"""What would follow if a seat did this: an optional part of a game, its module `outlook`.

Whoever asks learns nothing new: everything is worked out from the View of the seat, and what the game makes of it is
its own struct.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from tischlein.core.types import Move

View_contra = TypeVar("View_contra", contravariant=True)

MOST_MOVES: Final = 32
"""More than any turn has that could be foretold."""


class Outlook(Protocol[View_contra]):
    Outlook: type
    """The struct that the page gets: a dataclass of JSON values."""

    def outlook(self, view: View_contra, moves: Sequence[Move]) -> object | None:
        """A function of the view alone; None where only something hidden or the future can tell.

        Raises NotAllowed, with the clause, for a move that the rules refuse to the view's seat.
        """
        ...
