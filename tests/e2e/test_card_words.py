"""What the action cards of Da Yunhe do stands on them in words; what the figures of a phone mean stands beside them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import staged, staged_canal
from tests.e2e.axe import check
from tests.e2e.full_table import NAMES, full_table
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.settled import settle

SIZES: dict[str, ViewportSize] = {"phone": PHONE, "desktop": DESKTOP, "tablet": {"width": 820, "height": 1180}}

UNREADABLE = """() => [...document.querySelectorAll('.draft .pick')].flatMap((card) => {
  const list = card.parentElement;
  list.scrollTop = card.offsetTop - list.offsetTop;
  const [box, frame] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
  const found = [];
  if (box.top < frame.top - 5 || box.bottom > frame.bottom + 5) found.push(`${card.dataset.at} cannot be seen whole`);
  const pen = document.createRange();
  const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest('.vh')) continue;
    if (parseFloat(getComputedStyle(text.parentElement).fontSize) < 12) found.push(`small: ${text.data}`);
    pen.selectNodeContents(text);
    for (const line of pen.getClientRects()) {
      if (line.right > box.right - 2 || line.bottom > box.bottom - 1) found.push(`cut: ${text.data}`);
    }
  }
  if ((card.querySelector('.special')?.textContent ?? '').length < 10) found.push(`${card.dataset.at} says nothing`);
  return found;
})"""
"""What is wrong with the words on the cards, each scrolled to."""

CUT = """() => [...document.querySelectorAll('.chips button, .chips .legend')].flatMap((chip) => {
  const box = chip.getBoundingClientRect();
  const pen = document.createRange();
  return [...chip.querySelectorAll('small, b, .legend > span')].filter((text) => {
    pen.selectNodeContents(text);
    const at = pen.getBoundingClientRect();
    return at.left < box.left || at.right > box.right || at.top < box.top - 4 || at.bottom > box.bottom + 4;
  }).map((text) => text.textContent);
})"""
"""Texts that stick out of a chip; the box of a letter is higher than its line."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), bot_pause=600, first=staged.UNHURRIED + staged_canal.FIRST)


def drafting(server: Server) -> tuple[str, str]:
    """A table of five with long names, at which the first one chooses a card."""
    code, friends = full_table(server.url, "dayunhe", 5)
    friends[0].do("setOption", key="begins", value="1")
    friends[0].do("start")
    for seat, friend in enumerate(friends):
        friend.wait(lambda friend=friend, seat=seat: str(seat) in (friend.frame["match"] or {"legal": {}})["legal"])
        friend.do("play", seat=seat, move=friend.frame["match"]["legal"][str(seat)][0])
    for friend in friends:
        friend.leave()
    return code, friends[0].token


def look_at(page: Page, name: str, keep: Keep) -> None:
    settle(page)
    keep(page, f"canal-words-{name}")
    expect(page.locator(".draft .pick")).to_have_count(10)
    assert page.evaluate(UNREADABLE) == [], name
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
    page.locator("[data-at='card:reform']").click()
    expect(page.locator(".take")).to_be_in_viewport(ratio=1)
    keep(page, f"canal-words-{name}-chosen")
    page.locator("[data-at='card:reform']").click()


def test_cards_say_what_they_do_until_that_is_switched_off(visit: Visit, server: Server) -> None:
    code, token = drafting(server)
    page = visit(f"/table/{code}", token=token, size=PHONE, language="de")
    expect(page.locator("[data-at='card:intrigue']")).to_contain_text("Jemand anders verliert 8 Ansehen.")
    page.get_by_role("switch").click()
    expect(page.locator(".draft .special")).to_have_count(0)
    page.reload()
    page.locator("[data-at='card:remove']").wait_for()
    expect(page.locator(".draft .special")).to_have_count(0)
    page.locator("[data-at='tab:cards']").click()
    page.get_by_role("switch").click()
    expect(page.locator(".draft .special")).to_have_count(10)


@pytest.mark.soak
def test_what_stands_on_chips_and_cards_can_be_read(visit: Visit, server: Server, keep: Keep) -> None:
    """Names of twenty letters, and what the figures beside them mean."""
    code, token = drafting(server)
    page = visit(f"/table/{code}", token=token, size=PHONE, language="de")
    page.locator("[data-at='card:remove']").wait_for()
    look_at(page, "de-phone", keep)
    assert page.locator(".chips small").all_text_contents() == NAMES
    assert page.evaluate(CUT) == []
    expect(page.locator(".legend")).to_contain_text("Ansehen")
    expect(page.locator(".legend")).to_contain_text("beginnt die Runde")
    check(page, "cards in words", within="section.world")
    page.set_viewport_size(DESKTOP)
    look_at(page, "de-desktop", keep)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", "en", "uk"])
def test_cards_in_words_fit_on_every_screen(visit: Visit, server: Server, keep: Keep, language: str) -> None:
    code, token = drafting(server)
    page = visit(f"/table/{code}", token=token, size=PHONE, language=language)
    page.locator("[data-at='card:remove']").wait_for()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        look_at(page, f"{language}-{name}", keep)
        if name == "phone":
            assert page.evaluate(CUT) == []
