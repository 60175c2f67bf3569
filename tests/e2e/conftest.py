"""A real server in a separate process, and real browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.e2e.chromium import find_chromium, launch
from tests.e2e.house import ARTEFACTS, DESKTOP, PHONE, Keep, Server, Visit, serving

IN_THE_HOUSE = "MAP *.local 127.0.0.1"
"""How phones on a home network reach the server: a local name, and plain http."""
NOT_BLANK = 20_000
"""Least size of a screenshot with text and drawings; a blank one has a fraction of that."""
PATIENCE_MS = 15_000
"""Generous, because browsers share the machine with all other tests."""

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs a browser test that failed once more: a busy machine can starve a browser, and the gate is one run.

    The closing line counts the reruns, and `-rR` names them: a test that needs one is to be mended.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def server(plain_server: Server) -> Server:
    """For all files that need nothing special; every test has its own tables and people."""
    return plain_server


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """For all files of this folder. Not per session: its event loop would interfere with later async tests."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> str:
    return find_chromium()


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    launched = launch(playwright, chromium, f"--host-resolver-rules={IN_THE_HOUSE}")
    yield launched
    launched.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens a page in a browser context of its own, which is another person. Errors of the page fail the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        scheme: Literal["light", "dark"] = "light",
        token: str = "",
        at: str = "",
        keeps: bool = False,
        asks_name: bool = False,
        zone: str = "",
    ) -> Page:
        """`token`: of the person to be. `at`: another address of the same server.

        `keeps`: allow the service worker, which loads the whole page once more.
        `asks_name`: a first visit, so that "Play now" asks for a name. `zone`: the time zone of the device.
        """
        context = browser.new_context(
            viewport=size,
            locale=language,
            reduced_motion="reduce",
            service_workers="allow" if keeps else "block",
            has_touch=size is PHONE,
            color_scheme=scheme,
            timezone_id=zone or None,
        )
        contexts.append(context)
        if not asks_name:
            context.add_init_script("localStorage.setItem('tischlein.name-asked', 'yes')")
        if token:
            context.add_init_script(f"localStorage.setItem('tischlein.token', {token!r})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto((at or server.url) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture
def keep() -> Keep:
    """Saves a screenshot, and fails if it is blank."""

    def shoot(page: Page, name: str) -> bytes:
        ARTEFACTS.mkdir(exist_ok=True)
        for _ in range(50):  # a frame may arrive before the board is drawn
            picture = page.screenshot(path=str(ARTEFACTS / f"{name}.png"))
            if len(picture) > NOT_BLANK:
                return picture
            page.wait_for_timeout(200)
        raise AssertionError("a page of one colour")

    return shoot
