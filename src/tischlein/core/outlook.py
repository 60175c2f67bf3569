"""What some moves would lead to: an optional module `outlook` of a game.

It is computed from the View of a seat, so that asking reveals nothing hidden. Each game has its own struct for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from tischlein.core.types import Move

View_contra = TypeVar("View_contra", contravariant=True)

MOST_MOVES: Final = 32
"""More moves than any predictable turn has."""


class Outlook(Protocol[View_contra]):
    Outlook: type
    """The type of the result: a dataclass of JSON values."""

    def outlook(self, view: View_contra, moves: Sequence[Move]) -> object | None:
        """What these moves lead to; None if that depends on hidden information or chance.

        Raises NotAllowed, with the clause, for a move that the view's seat may not make.
        """
        ...
