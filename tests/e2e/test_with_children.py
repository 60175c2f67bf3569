"""A table with children: targets of 64 pixels, and none where wrists rest."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import midway, staged
from tests.e2e.friend import open_table
from tests.e2e.house import PHONE, Keep, Server, Visit, serving
from tests.e2e.matrix import gated
from tests.e2e.settled import settle
from tests.e2e.targets import targets, too_low, too_small
from tischlein.core.registry import find_game, game_ids

TABLET: ViewportSize = {"width": 820, "height": 1180}
LEAST = 64
REST = {PHONE["width"]: 72, TABLET["width"]: 80}
"""Pixels at the lower edge that stay free, by the width of the screen."""
STEPS = {
    "click": ["[data-at='market:1'][data-target]"],
    "dayunhe": ["[data-at='part:build'][data-target]", "[data-at='house:0'][data-target]"],
    "monsterrolle": ["[data-at='deck']", "[data-at='hand:0']"],
}
"""What is pressed first, so that other things can be pressed after it."""


IS_TITLE_WHOLE = """() => {
    const [room, name] = ['.title', '.title .name'].map((css) => document.querySelector(css).getBoundingClientRect());
    return name.right <= room.right + 1;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Matches begin in the middle, and nobody else moves."""
    yield from serving(tmp_path_factory.mktemp("children"), bot_pause=600, first=staged.UNHURRIED + midway.FIRST)


def check(page: Page, rest: int) -> None:
    settle(page)
    assert too_small(page, LEAST) == []
    assert too_low(page, rest) == []


@gated("game", game_ids(), gate=["monsterrolle"])
@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(PHONE, "de", id="phone-de"),
        pytest.param(PHONE, "uk", id="phone-uk", marks=pytest.mark.soak),
        pytest.param(TABLET, "en", id="tablet-en", marks=pytest.mark.soak),
        pytest.param(TABLET, "uk", id="tablet-uk", marks=pytest.mark.soak),
    ],
)
def test_everything_is_large_and_away_from_the_lower_edge(
    visit: Visit, server: Server, keep: Keep, game: str, size: ViewportSize, language: str
) -> None:
    seats = find_game(game).info.max_seats
    code, token = open_table(server.url, game=game, seats=seats, isQuick=True, hasChildren=True)
    page = visit(f"/table/{code}", size=size, language=language, token=token)
    expect(page.locator("section.world")).to_be_visible()
    expect(page.locator("header .children")).to_be_visible()
    assert page.evaluate(IS_TITLE_WHOLE), "the title of the game is cut"
    rest = REST[size["width"]]
    check(page, rest)
    keep(page, f"children-{game}-{size['width']}-{language}")
    for step in STEPS[game]:
        page.locator(step).first.click()
        check(page, rest)
    assert any(each["isCalled"] for each in targets(page)), "nothing to choose from was measured"
    keep(page, f"children-{game}-{size['width']}-{language}-chosen")


@pytest.mark.soak
def test_at_other_tables_targets_are_as_small_as_ever(visit: Visit, server: Server) -> None:
    """So that the measurement is known to find small ones."""
    code, token = open_table(server.url, game="monsterrolle", seats=4, isQuick=True)
    page = visit(f"/table/{code}", size=PHONE, token=token)
    expect(page.locator("section.world")).to_be_visible()
    settle(page)
    assert too_small(page, LEAST) != []
    assert too_low(page, 72) != []


def test_a_family_opens_a_table_with_children(visit: Visit, keep: Keep) -> None:
    """From the switch on the first screen, over the lobby, to what is fixed there."""
    page = visit(size=PHONE, language="de")
    page.get_by_role("switch", name="Mit Kindern").check()
    expect(page.get_by_text("Kein Wettrennen")).to_be_visible()
    keep(page, "children-home-phone-de")
    page.get_by_role("button", name=re.compile("Tisch öffnen.*Click!")).tap()
    switch = page.get_by_role("switch", name="Mit Kindern")
    expect(switch).to_be_checked()
    expect(page.get_by_label("Fotos", exact=True).locator("option")).to_have_count(1)
    expect(page.get_by_label("Zeit je Zug")).to_have_count(0)
    expect(page.get_by_role("button", name="netter Bot").first).to_be_visible()
    assert page.get_by_role("button", name="mittlerer Bot").count() == 0
    assert too_low_in_lobby(page) == []
    keep(page, "children-lobby-phone-de")
    switch.uncheck()
    expect(page.get_by_role("button", name="mittlerer Bot").first).to_be_visible()
    expect(page.get_by_label("Zeit je Zug")).to_be_visible()


def too_low_in_lobby(page: Page) -> list[str]:
    """What cannot be scrolled away from the lower edge: the buttons at the foot."""
    found: list[str] = page.evaluate(
        "rest => [...document.querySelectorAll('footer .btn')]"
        ".filter((each) => each.getBoundingClientRect().bottom > innerHeight - rest + 0.5)"
        ".map((each) => each.textContent)",
        REST[PHONE["width"]],
    )
    return found
