"""Texts fit: names of twenty letters, all seats taken, three languages, phone, desktop, large text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.full_table import full_table
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.settled import settle
from tests.e2e.staged_canal import LAST_TRIP
from tischlein.core.registry import find_game, game_ids

CUT = """() => {
  const found = [];
  const name = (node) => (node.innerText || node.value || node.tagName).trim().slice(0, 60);
  const clips = (node) => ['hidden', 'clip'].includes(getComputedStyle(node).overflowX);
  const isScrolled = (frame) => getComputedStyle(frame).overflowX === 'auto' && !frame.matches('dialog');
  const pen = document.createElement('canvas').getContext('2d');
  const ARROW = 20, LINE = 6;  // less than a line: letters with tails reach below a narrow one
  // Large letters on a phone: what is chosen has no room in one line, the browser's own list shows it whole.
  const isTiny = 20 * parseFloat(getComputedStyle(document.documentElement).fontSize) > innerWidth;
  const chosen = (node) => {
    if (isTiny) return [];
    const style = getComputedStyle(node);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    return [...node.options].map((each) => each.text).filter((text) => pen.measureText(text).width > room);
  };
  for (const node of document.querySelectorAll('header *, main *, footer *, dialog *')) {
    const box = node.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !node.checkVisibility()) continue;
    if (node.closest('svg, .vh, .last, .unasked, #board-status, section.world')) continue;
    if (node.closest('table') && isScrolled(node.closest('table').parentElement)) continue;
    const isText = [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    if (!isText && !node.matches('button, input, select, a')) continue;
    if (node.matches('select')) for (const text of chosen(node)) found.push(`cut: ${text}`);
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside the page: ${name(node)}`);
    const isCut = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + LINE;
    if (isText && clips(node) && isCut) found.push(`cut: ${name(node)}`);
    for (let outer = node.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      const isFrame = clips(outer) || parseFloat(style.borderRightWidth) > 0;
      if (isFrame && box.right > outer.getBoundingClientRect().right + 1) found.push(`sticks out: ${name(node)}`);
    }
  }
  return [...new Set(found)];
}"""
"""Texts that are cut off or overflow, and elements that overflow the page. Boards are checked elsewhere."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), bot_pause=0, first=LAST_TRIP)


Look = tuple[str, Literal["light", "dark"]]
LOOKS: list[Look] = [("de", "light"), ("uk", "dark"), ("en", "light")]
LONGEST = LOOKS[1:2]
"""The language with the longest words."""
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE, "narrow": {"width": 360, "height": 640}}
Fits = Callable[[Page, str], None]


@pytest.fixture(
    params=[pytest.param(False, id="looked over"), pytest.param(True, marks=pytest.mark.soak, id="pictured")]
)
def fits(request: pytest.FixtureRequest, keep: Keep) -> Fits:
    """Checks one screen at all sizes. Screenshots take long, so they are only made by `./play soak`."""

    def look(page: Page, what: str) -> None:
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            settle(page)
            if request.param:
                keep(page, f"{what}-{name}")
            assert page.evaluate(CUT) == [], f"{what} on a {name}"
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            settle(page)
            if request.param:
                keep(page, f"{what}-200-percent-{size['width']}")
            assert page.evaluate(CUT) == [], f"{what} in letters of twice the size, {size['width']} wide"
        page.evaluate("document.documentElement.style.fontSize = ''")

    return look


def speak(page: Page, language: str) -> None:
    """Takes effect with the next page load."""
    page.evaluate("(language) => localStorage.setItem('tischlein.language', language)", language)


@pytest.mark.soak
def test_what_sticks_out_is_found(visit: Visit) -> None:
    """The check can fail."""
    page = visit("/nonsense")
    page.locator("main h1").wait_for()
    assert page.evaluate(CUT) == []
    page.evaluate(
        "document.querySelector('main h1').style.cssText = 'width: 30px; overflow: hidden; white-space: nowrap'"
    )
    page.evaluate("document.querySelector('main .btn').style.cssText = 'translate: 2000px 0'")
    assert [each.split(":")[0] for each in page.evaluate(CUT)] == ["cut", "outside the page"]


@pytest.mark.soak
@pytest.mark.parametrize("looks", [LONGEST, LOOKS])
def test_before_and_after_a_match(visit: Visit, server: Server, fits: Fits, looks: list[Look]) -> None:
    code, friends = full_table(server.url, "monsterrolle", 4)
    invitation = friends[0].frame["table"]["invitation"]
    page = visit("/")
    for language, scheme in looks:
        page.emulate_media(color_scheme=scheme)
        speak(page, language)
        page.goto(server.url)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(".game .btn.go").last.wait_for()
        fits(page, f"home-{language}")
        assert len({box["y"] for each in page.locator(".game .btn.go").all() if (box := each.bounding_box())}) == 1
        page.goto(f"{server.url}/join/{invitation}")
        page.locator("form .btn.go").wait_for()
        fits(page, f"invitation-{language}")

    friends[0].do("start")
    for seat, friend in enumerate(friends):
        friend.do("resign", seat=seat)
    friends[0].wait(lambda: friends[0].status == "finished")
    page.evaluate("(token) => localStorage.setItem('tischlein.token', token)", friends[1].token)
    for language, scheme in looks:
        page.emulate_media(color_scheme=scheme)
        speak(page, language)
        page.goto(f"{server.url}/table/{code}")
        page.get_by_role("dialog").wait_for()
        fits(page, f"end-{language}")
    for friend in friends:
        friend.leave()


@pytest.mark.soak
def test_the_end_of_five(visit: Visit, server: Server, fits: Fits) -> None:
    """On screens where each player has a column."""
    code, friends = full_table(server.url, "dayunhe", 5)
    friends[0].do("start")
    for seat, friend in enumerate(friends):
        friend.do("resign", seat=seat)
    friends[0].wait(lambda: friends[0].status == "finished")
    page = visit(f"/table/{code}", language="uk", token=friends[1].token)
    expect(page.get_by_role("dialog").locator(".sheet thead th")).to_have_count(5)
    fits(page, "end-of-five")
    for friend in friends:
        friend.leave()


@pytest.mark.soak
@pytest.mark.parametrize(("game", "look"), list(zip(game_ids(), LOOKS, strict=True)))
def test_a_full_table(
    visit: Visit, server: Server, fits: Fits, game: str, look: tuple[str, Literal["light", "dark"]]
) -> None:
    language, scheme = look
    code, friends = full_table(server.url, game, find_game(game).info.max_seats)
    page = visit(f"/table/{code}", language=language, scheme=scheme, token=friends[0].token)
    expect(page.locator(".seats ol > li")).to_have_count(len(friends))
    fits(page, f"lobby-{game}-{language}")
    page.set_viewport_size(SIZES["narrow"])
    for other, _ in LOOKS:
        speak(page, other)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", other)
        expect(page.locator(".seats ol > li")).to_have_count(len(friends))
        assert page.evaluate(CUT) == [], f"lobby in {other}"
    page.set_viewport_size(DESKTOP)
    friends[0].do("start")
    page.locator("section.world").wait_for()
    page.locator("[data-side='people']").click()
    fits(page, f"people-{game}-{language}")
    for friend in friends:
        friend.leave()
