"""A game's analysis of a finished match: an optional module `review`, shown at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tischlein.core.match import Entry, Header


class Review(Protocol):
    def review(self, header: Header, entries: Sequence[Entry], numbers: Sequence[int]) -> object:
        """Dataclasses of JSON values, computed from the match alone. Called once, when nothing is hidden any more.

        `numbers[n]` is the number of the table's log record after which there were n entries.
        """
        ...
