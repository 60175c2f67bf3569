"""A look back over a finished match: an optional part of a game, its module `review`, for what the end shows of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tischlein.core.match import Entry, Header


class Review(Protocol):
    def review(self, header: Header, entries: Sequence[Entry], numbers: Sequence[int]) -> object:
        """Dataclasses of JSON values; a function of the match alone, computed once when nothing is hidden any more.

        `numbers` has the record of the table's log by which so many entries were made: 0 for none of them.
        """
        ...
