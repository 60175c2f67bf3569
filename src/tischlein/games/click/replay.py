"""Key moments of a match, and its points (core.replay)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.core.replay import KeyMoment, Use
from tischlein.games.click.events import (
    AskedForExtra,
    Dropped,
    LastTurns,
    Moved,
    PhotoTaken,
    Removed,
    ReplacedMarket,
    Swapped,
    TookBack,
    WrongCall,
)
from tischlein.games.click.sheet import find_sheet
from tischlein.games.click.view import View

ICONS: Final = ("photo", "last")


def key_moment(event: Any) -> KeyMoment | None:
    match event:
        case PhotoTaken(seat=seat):
            return KeyMoment("photo", seat)
        case LastTurns(seat=seat):
            return KeyMoment("last", seat)
    return None


USES: Final = (
    "cl-moment-photo",
    "cl-use-wrong",
    "cl-use-move",
    "cl-action-swap",
    "cl-action-remove",
    "cl-action-extra",
    "cl-action-replace",
    "cl-action-back",
    "cl-use-dropped",
)
_KINDS: Final[dict[type, str]] = {
    PhotoTaken: "cl-moment-photo",
    WrongCall: "cl-use-wrong",
    Moved: "cl-use-move",
    Swapped: "cl-action-swap",
    Removed: "cl-action-remove",
    AskedForExtra: "cl-action-extra",
    ReplacedMarket: "cl-action-replace",
    TookBack: "cl-action-back",
    Dropped: "cl-use-dropped",
}


def use(event: Any) -> Use | None:
    key = _KINDS.get(type(event))
    return Use(key, event.seat) if key is not None else None


def points(view: View) -> Sequence[int]:
    worth = find_sheet(view.options["sheet"]).points
    return [sum(worth[card] for card in photos) for photos in view.scored]
