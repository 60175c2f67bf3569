"""Key moments of a match, and its points (core.replay)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.core.replay import KeyMoment
from tischlein.games.click.events import LastTurns, PhotoTaken
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


def points(view: View) -> Sequence[int]:
    worth = find_sheet(view.options["sheet"]).points
    return [sum(worth[card] for card in photos) for photos in view.scored]
