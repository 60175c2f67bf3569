"""How many steps one press of undo takes back: an optional module `takeback` of a game.

People take back a whole action, such as a build, not the single steps by which it was entered. core.match decides
which steps can be taken back at all; a game only says where an action begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from tischlein.core.match import UNDO, Entry, Match

State_contra = TypeVar("State_contra", contravariant=True)


class Takeback(Protocol[State_contra]):
    def begins_part(self, before: State_contra) -> bool:
        """Whether a step from this position is the first of an action."""
        ...


def last_part(match: Match, takeback: Takeback[Any] | None) -> int:
    """How many steps the last action has, as far as they can be taken back; 0 if none can.

    In games without a module `takeback` every step is an action.
    """
    if takeback is None:
        return min(1, len(match.before))
    for steps, before in enumerate(reversed(match.before), start=1):
        if takeback.begins_part(before):
            return steps
    return len(match.before)


def standing(entries: Sequence[Entry]) -> list[int]:
    """The indexes of the entries that were not taken back, for a log that people read."""
    places: list[int] = []
    for place, entry in enumerate(entries):
        if entry.text == UNDO:
            del places[-1:]  # tolerates an undo without a step: a file can contain anything
        else:
            places.append(place)
    return places
