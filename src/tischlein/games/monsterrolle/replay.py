"""Key moments of a match, and its points (core.replay)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.core.replay import KeyMoment
from tischlein.games.monsterrolle.events import ScoringCame, Torn
from tischlein.games.monsterrolle.view import View

ICONS: Final = ("scoring", "tear")


def key_moment(event: Any) -> KeyMoment | None:
    match event:
        case ScoringCame():
            return KeyMoment("scoring", -1)
        case Torn(seat=seat):
            return KeyMoment("tear", seat)
    return None


def points(view: View) -> Sequence[int]:
    """All scorings so far; `view.points` has them one after the other."""
    return [sum(view.points[seat :: view.seats]) for seat in range(view.seats)]
