"""Runs axe-core on a page and returns its serious and critical findings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
EARLIER_LINES = ".log .chapter:not(:nth-last-child(-n + 3))"
"""Excluded: all but the last few turns of the log, since there may be hundreds of similar ones."""
MERE_DRAWINGS = "svg[aria-hidden=true]"
OF_THE_FILES = ("css-orientation-lock", "no-autoplay-audio")
"""Rules for which axe fetches all stylesheets and sounds again, which takes half of its time; see check_files."""


def grave(page: Page, *only: str, within: str = "html") -> dict[str, list[str]]:
    """The elements that axe reports, by rule."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8") + "\n;0")
    options: dict[str, Any] = {"resultTypes": ["violations"], "preload": only == OF_THE_FILES}
    if only:
        options["runOnly"] = list(only)
    # With an open dialog only the dialog is checked: the rest is inert, and was checked before.
    shown = "dialog[open]" if page.locator("dialog[open]").count() else within
    context = {"include": [[shown]], "exclude": [[EARLIER_LINES], [MERE_DRAWINGS]]}
    found: dict[str, Any] = page.evaluate("([context, options]) => axe.run(context, options)", [context, options])
    return {
        each["id"]: [f"{node['target']} {node['failureSummary']}" for node in each["nodes"]]
        for each in found["violations"]
        if each["impact"] in GRAVE
    }


def check_files(page: Page) -> None:
    """Checks the expensive rules; once per kind of screen is enough."""
    found = grave(page, *OF_THE_FILES)
    assert not found, found


def check(page: Page, screen: str, *, within: str = "html") -> None:
    """A desktop in light mode, a phone in dark mode: sizes do not change colours, so both themes are covered."""
    size = page.viewport_size
    assert size is not None
    page.emulate_media(color_scheme="dark" if size["width"] < size["height"] else "light")
    found = grave(page, within=within)
    assert not found, f"{screen}: {found}"
