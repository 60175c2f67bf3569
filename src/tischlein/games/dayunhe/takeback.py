"""Takes back a whole part of a card at once, such as a build with its tile, field and turn (core.takeback)."""

from __future__ import annotations

from typing import Final

from tischlein.games.dayunhe.state import PLACING, REBUILDING, TUCKING, TURNING, State

_WITHIN_A_PART: Final = (PLACING, TURNING, TUCKING, REBUILDING)


def begins_part(before: State) -> bool:
    return before.step not in _WITHIN_A_PART
