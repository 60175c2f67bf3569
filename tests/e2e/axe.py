"""axe-core, as it looks at a page of ours: what it finds that is serious or critical."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
EARLIER_LINES = ".log .chapter:not(:nth-last-child(-n + 3))"
"""Of the log the last few turns are looked at: the others are alike, and there may be hundreds."""
MERE_DRAWINGS = "svg[aria-hidden=true]"
OF_THE_FILES = ("css-orientation-lock", "no-autoplay-audio")
"""Rules for which axe fetches every stylesheet and sound anew: half of its time, and the same on every screen."""


def grave(page: Page, *only: str, within: str = "html") -> dict[str, list[str]]:
    """What axe finds: rule -> the elements, as it shows them."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8") + "\n;0")
    options: dict[str, Any] = {"resultTypes": ["violations"], "preload": only == OF_THE_FILES}
    if only:
        options["runOnly"] = list(only)
    # What lies behind an open dialog cannot be reached, and was looked at before.
    shown = "dialog[open]" if page.locator("dialog[open]").count() else within
    context = {"include": [[shown]], "exclude": [[EARLIER_LINES], [MERE_DRAWINGS]]}
    found: dict[str, Any] = page.evaluate("([context, options]) => axe.run(context, options)", [context, options])
    return {
        each["id"]: [f"{node['target']} {node['failureSummary']}" for node in each["nodes"]]
        for each in found["violations"]
        if each["impact"] in GRAVE
    }


def check_files(page: Page) -> None:
    """What is loaded for this screen; once for each kind of screen is enough."""
    found = grave(page, *OF_THE_FILES)
    assert not found, found


def check(page: Page, screen: str, *, within: str = "html") -> None:
    """A desktop by day, a phone by night: both have the same colours, so all of them are seen in either light."""
    size = page.viewport_size
    assert size is not None
    page.emulate_media(color_scheme="dark" if size["width"] < size["height"] else "light")
    found = grave(page, within=within)
    assert not found, f"{screen}: {found}"
