"""A build is tile, field and turn, a rebuild or a card's part may be several steps: they are taken back together."""

from __future__ import annotations

from typing import Final

from tischlein.games.dayunhe.state import PLACING, REBUILDING, TUCKING, TURNING, State

_WITHIN_A_PART: Final = (PLACING, TURNING, TUCKING, REBUILDING)


def begins_part(before: State) -> bool:
    return before.step not in _WITHIN_A_PART
