"""Takes the README's pictures of the page anew: `.venv/bin/python docs/make_screenshots.py`.

A real server, a real browser, a real match against bots that is stopped in the middle.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.chromium import FLAGS, find_chromium
from tests.e2e.house import DESKTOP, PHONE, Server
from tests.e2e.player import Player

PICTURES = Path(__file__).parent / "pictures"
MOVES = 45


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=str(PICTURES / f"{name}.png"))


def visit(browser: Browser, url: str, size: ViewportSize, language: str) -> Page:
    context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce")
    page = context.new_page()
    page.goto(url)
    return page


def lobby(browser: Browser, server: Server) -> None:
    page = visit(browser, server.url, DESKTOP, "en")
    player = Player(page)
    page.get_by_role("button", name=re.compile("Open a table")).first.click()
    player.wait(lambda: player.status == "open", "the lobby")
    page.get_by_label("Your name").fill("Olena")
    page.get_by_role("button", name=re.compile("Use this name|Sit down")).first.click()
    page.get_by_role("button", name=re.compile("Add a chair")).click()
    player.wait(lambda: len(player.frame["table"]["seats"]) == 3, "three chairs")
    page.get_by_role("button", name=re.compile("medium bot")).nth(-1).click()
    shoot(page, "lobby")


def table(browser: Browser, server: Server, size: ViewportSize, name: str, *, seed: int) -> None:
    """Played on a desktop, whose text line is quick, and looked at in the size that is wanted."""
    page = visit(browser, server.url, DESKTOP, "en")
    player = Player(page, seed)
    page.get_by_role("button", name=re.compile("Play now")).first.click()
    for _ in range(MOVES):
        player.wait(lambda: bool(player.legal) or player.status == "finished", "a turn")
        player.step()
    player.wait(lambda: bool(player.legal), "a turn")
    page.set_viewport_size(size)
    if "draw" not in next(iter(player.legal.values())):
        page.locator("[data-at='hand:0']").click()
    shoot(page, name)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            shoot(visit(browser, server.url, DESKTOP, "en"), "home")
            shoot(visit(browser, server.url, PHONE, "uk"), "home-phone")
            lobby(browser, server)
            table(browser, server, DESKTOP, "table", seed=11)
            table(browser, server, PHONE, "table-phone", seed=12)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
