"""Draws the app's icons anew from our own logo, web/public/app/icon.svg: `.venv/bin/python tools/icons.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.chromium import find_chromium, launch

FOLDER = Path(__file__).parents[1] / "web" / "public" / "app"
PAPER = "#fbf8f1"


class Icon(NamedTuple):
    name: str
    pixels: int
    drawing: float
    """The logo's share of the width. Launchers cut a maskable icon to any shape within a circle of four fifths."""
    corner: float
    """The corner radius of the paper below it; 0 fills the square."""


ICONS = (
    Icon("icon-192", 192, 0.78, 0.22),
    Icon("icon-512", 512, 0.78, 0.22),
    Icon("maskable-512", 512, 0.62, 0),
    Icon("apple-180", 180, 0.72, 0),
)


def markup(icon: Icon, logo: str) -> str:
    paper = f"width:{icon.pixels}px;height:{icon.pixels}px;background:{PAPER};border-radius:{icon.corner:.0%}"
    inner = f"width:{icon.drawing:.0%};display:grid"
    return (
        f'<body style="margin:0"><div style="{paper};display:grid;place-items:center">'
        f'<div style="{inner}">{logo}</div></div></body>'
    )


def main() -> None:
    logo = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright, find_chromium())
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.pixels, "height": icon.pixels})
            page.set_content(markup(icon, logo))
            page.screenshot(path=str(FOLDER / f"{icon.name}.png"), omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
