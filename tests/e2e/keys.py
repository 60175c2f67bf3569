"""Moves the focus by keyboard: Tab and Shift+Tab between groups, arrow keys within them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

STEPS = 160
WHERE = """(css) => {
  const here = document.activeElement;
  if (here?.matches(css)) return 'there';
  if (here?.closest('[role=toolbar], .fields')?.querySelector(css)) return 'near';
  const isBefore = here?.compareDocumentPosition(document.querySelector(css)) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'Shift+Tab' : 'Tab';
}"""


def is_on(page: Page, css: str) -> bool:
    return bool(page.evaluate("(css) => document.activeElement?.matches(css) ?? false", css))


def reach(page: Page, css: str, by_arrows: Callable[[str], None]) -> None:
    """`by_arrows`: a function that moves the focus to the given element within its group."""
    for _ in range(STEPS):
        place = page.evaluate(WHERE, css)
        if place == "there":
            return
        if place == "near":
            by_arrows(css)
        else:
            page.keyboard.press(place)
    raise AssertionError(f"no way to {css}")


def enter(page: Page, name: str) -> None:
    """Presses the button with this name, wherever it is. Its name for the ear counts before the words on it."""
    here = "[document.activeElement?.tagName, document.activeElement?.ariaLabel ?? document.activeElement?.textContent]"
    for _ in range(STEPS):
        page.keyboard.press("Tab")
        kind, words = page.evaluate(here)
        if kind == "BUTTON" and re.fullmatch(name, " ".join(str(words).split())):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no way to {name}")
