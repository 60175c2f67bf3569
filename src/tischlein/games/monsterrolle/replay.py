"""Key moments of a match, and its points (core.replay)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.core.replay import KeyMoment, Use
from tischlein.games.monsterrolle.events import Discarded, Laid, Protected, ScoringCame, Took, Torn
from tischlein.games.monsterrolle.view import View

ICONS: Final = ("scoring", "tear")


def key_moment(event: Any) -> KeyMoment | None:
    match event:
        case ScoringCame():
            return KeyMoment("scoring", -1)
        case Torn(seat=seat):
            return KeyMoment("tear", seat)
    return None


USES: Final = ("mr-use-laid", "mr-use-covered", "mr-use-stop", "mr-moment-tear", "mr-use-taken", "mr-use-discarded")


def use(event: Any) -> Use | None:
    match event:
        case Laid(seat=seat, over=over):
            return Use("mr-use-covered" if over else "mr-use-laid", seat)
        case Protected(seat=seat):
            return Use("mr-use-stop", seat)
        case Torn(seat=seat):
            return Use("mr-moment-tear", seat)
        case Took(seat=seat):
            return Use("mr-use-taken", seat)
        case Discarded(seat=seat):
            return Use("mr-use-discarded", seat)
    return None


def points(view: View) -> Sequence[int]:
    """All scorings so far; `view.points` has them one after the other."""
    return [sum(view.points[seat :: view.seats]) for seat in range(view.seats)]
