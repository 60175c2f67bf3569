"""The page as an app: installable, starts without a network, never stale, and notifies about turns."""

from __future__ import annotations

import json
import re
import shutil
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.e2e.chromium import find_chromium, launch, whole_browser
from tests.e2e.friend import Friend, open_table
from tests.e2e.house import Keep, Server, Visit, serving
from tischlein.server.files import PAGE

KEPT = """(async () => {
  const kept = [];
  for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()));
  return kept.map(each => new URL(each.url).pathname);
})()"""
TOLD = "navigator.serviceWorker.ready.then(it => it.getNotifications()).then(all => all.map(one => one.title))"
SHOWN = """(() => {
  window.shown = [];
  const isMute = Notification.permission === 'denied';
  if (isMute) {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  }
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
    window.shown.push(title);
    return isMute ? Promise.resolve() : show.call(this, title, options);
  };
})()"""
"""Records notifications. A headless shell denies the permission even if it was granted, so it is faked."""
SCRIPT = "document.querySelector('script[src]').getAttribute('src')"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A full browser if there is one."""
    launched = launch(playwright, whole_browser() or find_chromium())
    yield launched
    launched.close()


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(PAGE, tmp_path / "page"))


@pytest.fixture
def server(tmp_path: Path, page_folder: Path) -> Iterator[Server]:
    yield from serving(tmp_path, page=page_folder)


def until(page: Page, script: str, holds: Callable[[Any], bool]) -> None:
    """Polls, because Playwright's `wait_for_function` evaluates a string, which the page's security policy forbids."""
    for _ in range(200):
        if holds(page.evaluate(script)):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{script}: {page.evaluate(script)}")


def installed(page: Page) -> None:
    """Waits until the service worker has cached everything and controls this page."""
    until(page, "navigator.serviceWorker.controller?.state", lambda state: state == "activated")


@pytest.mark.soak
def test_the_manifest_speaks_the_language_and_its_icons_exist(visit: Visit, server: Server) -> None:
    for language, word in (("de", "Brettspiele"), ("en", "Board games"), ("uk", "Настільні ігри")):
        page = visit(language=language)
        link = page.locator("link[rel=manifest]")
        expect(link).to_have_attribute("href", f"/app/{language}.webmanifest")
        manifest = json.load(urllib.request.urlopen(f"{server.url}/app/{language}.webmanifest"))
        assert manifest["lang"] == language
        assert word in manifest["description"]
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            with urllib.request.urlopen(server.url + icon["src"]) as answer:
                assert answer.headers["content-type"].startswith(icon["type"])
                picture = answer.read()
            if icon["type"] == "image/png":
                width = int.from_bytes(picture[16:20], "big")
                assert icon["sizes"] == f"{width}x{width}"


def test_it_starts_without_a_network_and_says_so(visit: Visit, server: Server, keep: Keep) -> None:
    page = visit(keeps=True)
    installed(page)
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws", "/healthz", "/metrics"))]
    server.stop()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    keep(page, "offline")
    page.goto(f"{server.url}/table/ABCDEFGH")
    expect(page.get_by_role("status").first).to_contain_text(re.compile("Connect"))
    page.goto(server.url)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    server.start()
    expect(page.get_by_role("button", name=re.compile("Play now.*Monsterrolle"))).to_be_visible(timeout=15_000)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.soak
def test_after_an_update_nobody_sees_the_old_page(visit: Visit, server: Server, page_folder: Path) -> None:
    page = visit(keeps=True)
    installed(page)
    old_script = page.evaluate(SCRIPT)
    _release(page_folder, old_script)
    page.reload()
    expect(page.locator("meta[name=release]")).to_have_attribute("content", "next")
    assert page.evaluate(SCRIPT) != old_script
    # The new worker takes over, deletes the old files, and serves the new page without a network.
    until(page, KEPT, lambda kept: bool(kept) and old_script not in kept)
    installed(page)
    server.stop()
    page.reload()
    expect(page.locator("meta[name=release]")).to_have_attribute("content", "next")
    expect(page.get_by_role("alert")).to_contain_text("No connection")


def _release(folder: Path, script: str) -> None:
    """The same page with new file names, like another build."""
    renamed = script.replace("index-", "index-next-")
    (folder / script[1:]).rename(folder / renamed[1:])
    index, worker = folder / "index.html", folder / "sw.js"
    page = index.read_text(encoding="utf-8").replace(script, renamed)
    index.write_text(page.replace("</title>", '</title><meta name="release" content="next">'), encoding="utf-8")
    code = re.sub(r"[0-9a-f]{16}", "0123456789abcdef", worker.read_text(encoding="utf-8"), count=1)
    worker.write_text(code.replace(script, renamed), encoding="utf-8")
    for each in (folder / "assets").glob("*.js"):  # chunks refer to the entry by name
        each.write_text(
            each.read_text(encoding="utf-8").replace(Path(script).name, Path(renamed).name), encoding="utf-8"
        )


def test_your_turn_is_told_to_who_looks_away(visit: Visit, server: Server) -> None:
    code, token = open_table(server.url)
    friend = Friend(server.url, code, token)
    friend.do("putBot", seat=1, bot="random")
    page = visit(token=token, keeps=True)
    page.context.grant_permissions(["notifications"], origin=server.url)
    # Headless pages are never hidden, so that is faked.
    page.context.add_init_script(
        "let look = 'visible'; Object.defineProperty(document, 'visibilityState', { get: () => look });"
        "window.lookAway = is => { look = is ? 'hidden' : 'visible';"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    page.context.add_init_script(SHOWN)
    page.goto(f"{server.url}/table/{code}")
    installed(page)
    page.evaluate("lookAway(true)")
    friend.do("start")
    _until_own_turn(friend)
    page.wait_for_timeout(300)
    assert page.evaluate("window.shown") == [], "off until somebody asks for it"
    page.evaluate("lookAway(false)")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Message when it’s your turn").get_by_role("button", name="on").click()
    page.keyboard.press("Escape")
    page.evaluate("lookAway(true)")
    turn = friend.frame["v"]
    while friend.frame["match"]["legal"]:
        friend.do("play", seat=0, move=friend.frame["match"]["legal"]["0"][-1])
    _until_own_turn(friend)
    assert friend.frame["v"] > turn
    until(page, "window.shown", lambda shown: shown == ["Your turn"])
    if whole_browser():
        until(page, TOLD, lambda told: told == ["Your turn"])
    page.evaluate("lookAway(false)")
    until(page, TOLD, lambda told: told == [])
    friend.leave()


def _until_own_turn(friend: Friend) -> None:
    friend.wait(lambda: bool(friend.frame["match"] and friend.frame["match"]["legal"]))
