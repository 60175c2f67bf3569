"""How far one press takes back: an optional part of a game, its module `takeback`.

People take back what they did, such as a build, not the small steps that it was entered with. What may be taken back
at all is decided by core.match; a game only says where its parts begin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from tischlein.core.match import UNDO, Entry, Match

State_contra = TypeVar("State_contra", contravariant=True)


class Takeback(Protocol[State_contra]):
    def begins_part(self, before: State_contra) -> bool:
        """Whether a step from this position is the first of something that is taken back as a whole."""
        ...


def last_part(match: Match, takeback: Takeback[Any] | None) -> int:
    """How many steps belong to what was done last, as far as they may still be taken back; 0 if none may.

    In games that say nothing of parts every step is one.
    """
    if takeback is None:
        return min(1, len(match.before))
    for steps, before in enumerate(reversed(match.before), start=1):
        if takeback.begins_part(before):
            return steps
    return len(match.before)


def standing(entries: Sequence[Entry]) -> list[int]:
    """The places of the steps that were not taken back: what people read of a log."""
    places: list[int] = []
    for place, entry in enumerate(entries):
        if entry.text == UNDO:
            del places[-1:]  # a file may say anything
        else:
            places.append(place)
    return places
