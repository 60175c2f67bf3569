"""Takes the README's pictures of the page anew: `.venv/bin/python tools/screenshots.py`.

A real server, a real browser, a real match against bots that is stopped in the middle.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.chromium import find_chromium, launch
from tests.e2e.house import DESKTOP, PHONE, Server
from tests.e2e.player import Player

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
MOVES = 45


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)
    page.screenshot(path=str(PICTURES / f"{name}.png"))


def visit(browser: Browser, url: str, size: ViewportSize, language: str) -> Page:
    context = browser.new_context(viewport=size, locale=language, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('tischlein.name-asked', 'yes')")
    page = context.new_page()
    page.goto(url)
    return page


def lobby(browser: Browser, server: Server) -> None:
    page = visit(browser, server.url, DESKTOP, "en")
    player = Player(page)
    page.get_by_role("button", name=re.compile("Open a table.*Monsterrolle")).click()
    player.wait(lambda: player.status == "open", "the lobby")
    page.get_by_label("Your name").fill("Olena")
    page.get_by_role("button", name=re.compile("Use this name|Sit down")).first.click()
    page.get_by_role("button", name=re.compile("Remove a chair")).click()
    player.wait(lambda: len(player.frame["table"]["seats"]) == 3, "three chairs")
    page.get_by_role("button", name=re.compile("medium bot")).nth(-1).click()
    shoot(page, "lobby")


def other_table(browser: Browser, server: Server, title: str, size: ViewportSize, name: str, moves: int) -> None:
    """A picture of another game after random moves, without calls in a race."""
    page = visit(browser, server.url, DESKTOP, "en")
    player = Player(page, 5)
    page.get_by_role("button", name=re.compile(f"Play now.*{title}")).click()
    for _ in range(moves):
        player.wait(lambda: _quiet(player) != [], "a turn")
        player.type_move(player.dice.choice(_quiet(player)))
    player.wait(lambda: _quiet(player) != [], "a turn")
    page.set_viewport_size(size)
    shoot(page, name)


def _quiet(player: Player) -> list[str]:
    offered = [move for moves in player.legal.values() for move in moves]
    return [move for move in offered if move not in ("click", "nothing", "renew")]


def table(browser: Browser, server: Server, size: ViewportSize, name: str, *, seed: int) -> None:
    """Plays at desktop size, where moves can be typed, and takes the picture in the given size."""
    page = visit(browser, server.url, DESKTOP, "en")
    player = Player(page, seed)
    page.get_by_role("button", name=re.compile("Play now.*Monsterrolle")).click()
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
        browser = launch(playwright, find_chromium())
        try:
            shoot(visit(browser, server.url, DESKTOP, "en"), "home")
            shoot(visit(browser, server.url, PHONE, "uk"), "home-phone")
            lobby(browser, server)
            table(browser, server, DESKTOP, "table", seed=11)
            table(browser, server, PHONE, "table-phone", seed=12)
            other_table(browser, server, "Click", DESKTOP, "click", 18)
            other_table(browser, server, "Click", PHONE, "click-phone", 10)
            other_table(browser, server, "Da Yunhe", DESKTOP, "dayunhe", 30)
            other_table(browser, server, "Da Yunhe", PHONE, "dayunhe-phone", 14)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
