"""What lies in the box: an optional part of a game, its module `components`, for its rules page to draw."""

from __future__ import annotations

from typing import Protocol


class ComponentsPart(Protocol):
    Components: type
    """The struct that the page gets: a dataclass of JSON values."""

    def components(self) -> object:
        """Every card, tile and field of the sheet that a table has if nobody chooses another one."""
        ...
