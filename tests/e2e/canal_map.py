"""What the tests of Da Yunhe's board share: screen sizes, what is seen of the map, and a move by its beginning."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, ViewportSize

from tests.e2e.builder import Builder

GAME: Final = "dayunhe"

SIZES: dict[str, ViewportSize] = {
    "1024x768": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    "1366x650": {"width": 1366, "height": 650},
    "2560x1440": {"width": 2560, "height": 1440},
}


def sees_all_of_the_map(page: Page) -> bool:
    """Every hexagon is inside the viewport and its clipping ancestors, and its centre is not covered by the tray."""
    return bool(
        page.evaluate("""() => [...document.querySelectorAll('.hex')].every((hex) => {
          const at = hex.getBoundingClientRect();
          const board = document.querySelector('section.world').getBoundingClientRect();
          const isInside = at.left >= board.left && at.right <= board.right
            && at.top >= board.top && at.bottom <= board.bottom;
          const on = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
          return isInside && on === hex;
        })""")
    )


def first(person: Builder, verb: str, *, besides: str = "?") -> str:
    return next(move for move in person.moves if move.startswith(verb) and besides not in move)
