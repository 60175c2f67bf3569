"""What a replay shows beside the positions: an optional part of a game, its module `replay`.

All functions see only what everybody may know, a public event or a spectator's View, so that what they say can be
shown to anybody and while the match still runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from tischlein.core.types import Seat

View_contra = TypeVar("View_contra", contravariant=True)


class KeyMoment(NamedTuple):
    """Something that people look for when they watch a match again."""

    icon: str
    """The name of its drawing (the page's `Moment.svelte` of the game) and, after `<prefix>-moment-`, of its words."""
    seat: Seat
    """Whose moment it is; -1 for nobody's."""


class Use(NamedTuple):
    """A card or a tile of some kind that a seat has used."""

    key: str
    """The word of the kind."""
    seat: Seat


class ReplayPart(Protocol[View_contra]):
    ICONS: Sequence[str]
    """All that a key moment may have. A tick of the slider is `<prefix>-tick` in words."""

    def key_moment(self, event: Any) -> KeyMoment | None:
        """None for events that are part of any turn."""
        ...

    USES: Sequence[str]
    """The words of all kinds that are counted, in the order in which they are shown."""

    def use(self, event: Any) -> Use | None:
        """None for events by which no card or tile is used."""
        ...

    def points(self, view: View_contra) -> Sequence[int]:
        """By seat, the points on the table now."""
        ...
