"""Key moments of a match, and its points (core.replay)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.core.replay import KeyMoment, Use
from tischlein.games.dayunhe.data import CANAL_KINDS, CARDS, KINDS
from tischlein.games.dayunhe.events import (
    Built,
    CardShown,
    Denounced,
    Destroyed,
    Intrigued,
    TeaBreak,
    TripEnded,
    Uprising,
)
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


_PLAIN: Final = KINDS[1:10]
"""Canals without a building are one kind, whatever their value."""
_TILES: Final = (_PLAIN[0], *KINDS[10 : CANAL_KINDS + 1])
USES: Final = (*(f"dy-card-{card}" for card in CARDS[1:]), *(f"dy-tile-{tile}" for tile in _TILES))


def use(event: Any) -> Use | None:
    match event:
        case Built(seat=seat, tile=tile):
            return Use(f"dy-tile-{_PLAIN[0] if tile in _PLAIN else tile}", seat)
        case CardShown(seat=seat, card=card):
            return Use(f"dy-card-{card}", seat)
    return None


def points(view: View) -> Sequence[int]:
    return list(view.reputation)
