"""A person's first ten minutes with each game, pictured: learn, play, ask why not, read the rule, watch it again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import staged
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.pupil import Pupil, open_lesson
from tischlein.core.registry import find_game, game_ids
from tischlein.words.words import Words

pytestmark = pytest.mark.soak

LANGUAGES = {"phone": "uk", "desktop": "en"}
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desktop": DESKTOP}
NONSENSE = {"monsterrolle": "end", "click": "lay left", "dayunhe": "end"}
"""Moves that are not allowed in the beginning."""
A_MATCH_OF_BOTS = 240_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), first=staged.BRISK, bot_pause=0.0)


def ask_why_not(page: Page, move: str) -> str:
    """Types a move that is refused. Returns the clause that refuses it."""
    page.locator("section.world").wait_for()
    page.keyboard.press(":")
    page.locator(".typed input").fill(move)
    page.keyboard.press("Enter")
    link = page.locator("a[href*='/rules/']", has_text=re.compile(r"[A-Z]{2}-\d")).first
    link.wait_for()
    found = re.search(r"[A-Z]{2}-\d+\.\d+", link.inner_text())
    assert found
    link.click()
    return found[0]


@pytest.mark.parametrize("where", SIZES)
@pytest.mark.parametrize("game", game_ids())
def test_from_home_to_the_same_deal(visit: Visit, keep: Keep, game: str, where: str) -> None:
    language = LANGUAGES[where]
    words = Words(language)
    number = 0

    def shoot(what: str) -> None:
        nonlocal number
        number += 1
        page.wait_for_timeout(400)  # pictures are for people: what moves comes to rest
        keep(page, f"first-{game}-{where}-{number}-{what}")

    page = visit("/", size=SIZES[where], language=language)
    page.locator(".games").wait_for()
    shoot("home")

    open_lesson(page, words.say("page-learn"), words.say(f"{find_game(game).info.prefix}-title").split("!")[0])
    pupil = Pupil(page, touches=where == "phone")
    pupil.wait_for_frame()
    shoot("lesson")
    pupil.learn()
    shoot("learnt")

    page.locator("#learn-over ~ .acts .first").click()
    expect(page.locator("[data-learning]")).to_have_count(0)
    expect(page.locator("section.world")).to_be_visible()
    shoot("match")

    clause = ask_why_not(page, NONSENSE[game])
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
    shoot("rule")
    page.get_by_role("link", name=words.say("page-rules-back")).first.click()
    expect(page.locator("section.world")).to_be_visible()

    page.keyboard.press("Escape")
    page.get_by_role("button", name=words.say("page-menu")).click()
    page.get_by_role("button", name=words.say("page-resign"), exact=True).click()
    page.get_by_role("button", name=words.say("page-resign-sure")).click()
    again = page.get_by_role("link", name=words.say("page-replay-watch"))
    counted = page.locator("[data-at='go-on']")  # a scoring is counted until somebody goes on
    while not again.first.is_visible():
        expect(again.or_(counted).first).to_be_visible(timeout=A_MATCH_OF_BOTS)
        if counted.is_visible():
            counted.click()
    shoot("end")
    again.first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    shoot("replay")
    page.get_by_role("button", name=words.say("page-again-deal")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    shoot("same-deal")
    page.get_by_role("dialog").get_by_role("button", name=words.say("page-again-bots")).click()
    expect(page).to_have_url(re.compile(r"/table/[A-Z2-9]{8}"))
    expect(page.locator("section.world")).to_be_visible()
    shoot("once-more")
