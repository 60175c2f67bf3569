"""Key moments of a match, and its points (core.replay)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.core.replay import KeyMoment
from tischlein.games.dayunhe.events import Denounced, Destroyed, Intrigued, TeaBreak, TripEnded, Uprising
from tischlein.games.dayunhe.view import View

ICONS: Final = ("uprising", "trip", "attack")


def key_moment(event: Any) -> KeyMoment | None:
    match event:
        case Uprising(seat=seat):
            return KeyMoment("uprising", seat)
        case TripEnded():
            return KeyMoment("trip", -1)
        case Destroyed(seat=seat) | Denounced(seat=seat) | Intrigued(seat=seat) | TeaBreak(seat=seat):
            return KeyMoment("attack", seat)
    return None


def points(view: View) -> Sequence[int]:
    return list(view.reputation)
