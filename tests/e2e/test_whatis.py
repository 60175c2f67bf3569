"""What is this? A long press on a phone, a resting mouse and the ? key on a desktop: every game, in two languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e import staged, staged_canal, staged_monster
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.matrix import gated
from tests.e2e.two import Two

LONG: Final = 550
"""Milliseconds of a long press."""
MOVES: Final = {"play", "undo"}
TITLES: Final = {"de": "Was ist das?", "en": "What is this?", "uk": "Що це?"}
RULE: Final = {"de": "Regel lesen", "en": "Read the rule", "uk": "Читати правило"}
PLACES: Final = {
    "click": ["wall:2", "market:1", "frame:1", "score:1"],
    "monsterrolle": ["hand:0", "row:1:2", "deck", "sum:1"],
    "dayunhe": ["A2", "house:0", "stack:1", "own-card"],
}
"""On each board: what can be used, what belongs to others, and a number or a card."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    first = staged.UNHURRIED + staged_canal.WEIGHED + staged_monster.FIRST
    yield from serving(tmp_path_factory.mktemp("house"), bot_pause=0, first=first)


class Asked:
    """A table in a browser that remembers which commands it has sent. Nobody else does anything meanwhile."""

    def __init__(self, visit: Visit, server: Server, game: str, **how: object) -> None:
        self.sent: list[str] = []
        self.table = Two(server.url, game)
        code, token = self.table.code, self.table.token
        self.page: Page = visit("/", token=token, **how)
        self.page.on("websocket", lambda socket: socket.on("framesent", self._note))
        self.page.goto(f"{server.url}/table/{code}")
        self.page.locator("section.world [data-at]").first.wait_for()

    def _note(self, payload: str | bytes) -> None:
        self.sent.append(str(json.loads(payload)["t"]))

    def at(self, place: str) -> Locator:
        return self.page.locator(f"section.world [data-at='{place}']:visible").first

    @property
    def card(self) -> Locator:
        return self.page.locator("[data-whatis]")

    def press(self, place: str, ms: int = LONG) -> None:
        """With a finger."""
        thing = self.at(place)
        thing.scroll_into_view_if_needed()
        box = box_of(thing)
        point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        touch = self.page.context.new_cdp_session(self.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
        self.page.wait_for_timeout(ms)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def check_nothing_was_done(self) -> None:
        assert not MOVES & set(self.sent), self.sent
        self.table.leave()


def box_of(node: Locator) -> FloatRect:
    found = node.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@gated("game, language", product(PLACES, ["de", "uk"]), gate=[("dayunhe", "de")])
def test_a_long_press_on_a_phone_tells_what_something_is(
    visit: Visit, server: Server, keep: Keep, game: str, language: str
) -> None:
    table = Asked(visit, server, game, size=PHONE, language=language)
    page = table.page
    for number, place in enumerate(PLACES[game]):
        table.press(place)
        dialog = page.get_by_role("dialog", name=re.compile(re.escape(TITLES[language])))
        expect(dialog).to_be_visible()
        expect(table.card).to_have_css("opacity", "1")
        page.wait_for_timeout(300)  # the answer of the table may make it longer
        card, thing = box_of(table.card), box_of(table.at(place))
        assert (card["x"], card["width"]) == (8, PHONE["width"] - 16)
        assert card["y"] >= 8
        assert card["y"] + card["height"] <= PHONE["height"] - 8
        assert not overlap(card, thing), f"{place} is covered"
        cross = box_of(table.card.locator("button"))
        assert min(cross["width"], cross["height"]) >= 44
        keep(page, f"whatis-{game}-phone-{language}-{number}")
        if number % 2:
            page.touchscreen.tap(4, 4)  # outside
        else:
            table.card.locator("button").tap()
        expect(dialog).to_have_count(0)
    table.press(PLACES[game][0], ms=100)  # a tap is still a tap
    page.wait_for_timeout(500)
    expect(table.card).to_have_count(0)
    page.keyboard.press("Escape")
    table.press(PLACES[game][1])
    follow(table, language)


def follow(table: Asked, language: str) -> None:
    """The link leads to the clause, and back to the table as it was."""
    table.card.get_by_role("link", name=RULE[language]).click()
    expect(table.page).to_have_url(re.compile(r"/rules/\w+#[A-Z]{2}-\d+\.\d+$"))
    clause = table.page.url.partition("#")[2]
    expect(table.page.locator(f"[id='{clause}']")).to_be_in_viewport()
    expect(table.card).to_have_count(0)
    table.page.go_back()
    expect(table.page.locator("section.world")).to_be_visible()
    table.check_nothing_was_done()


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", PLACES)
def test_a_mouse_that_rests_is_told_what_something_is(
    visit: Visit, server: Server, keep: Keep, game: str, language: str
) -> None:
    table = Asked(visit, server, game, size=DESKTOP, language=language)
    page = table.page
    for number, place in enumerate(PLACES[game]):
        page.mouse.move(2, 2)
        expect(table.card).to_have_count(0)
        thing = box_of(table.at(place))
        page.mouse.move(thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2)
        expect(table.card).to_have_css("opacity", "1")
        page.wait_for_timeout(300)
        card = box_of(table.card)
        assert card["width"] == 340
        assert not overlap(card, thing), f"{place} is covered"
        assert page.evaluate("document.querySelector('dialog[open]')") is None, "no veil"
        keep(page, f"whatis-{game}-desktop-{language}-{number}")
    page.keyboard.press("Escape")
    expect(table.card).to_have_count(0)
    thing = box_of(table.at(PLACES[game][1]))
    page.mouse.move(thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2, steps=3)
    page.mouse.move(thing["x"] + thing["width"] / 2 + 2, thing["y"] + thing["height"] / 2)
    table.card.wait_for()
    follow(table, language)


@gated("game, language", product(PLACES, ["en", "de"]), gate=[("monsterrolle", "en")])
def test_the_question_mark_asks_about_what_has_the_focus(
    visit: Visit, server: Server, game: str, language: str
) -> None:
    table = Asked(visit, server, game, size=DESKTOP, language=language)
    page, place = table.page, PLACES[game][0]
    table.at(place).focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=re.compile(re.escape(TITLES[language])))
    expect(dialog).to_be_visible()
    expect(table.card).to_be_focused()
    page.keyboard.press("Tab")
    expect(table.card.locator("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.at(place)).to_be_focused()
    page.keyboard.press("?")
    follow(table, language)


@pytest.mark.soak
def test_a_long_press_neither_drags_nor_scrolls_nor_opens_the_systems_menu(visit: Visit, server: Server) -> None:
    table = Asked(visit, server, "monsterrolle", size=PHONE)
    page = table.page
    page.evaluate("addEventListener('contextmenu', (event) => (window.menu = event.defaultPrevented))")
    box = box_of(table.at("hand:0"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(LONG)
    expect(table.card).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 300}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(600)
    expect(table.card).to_be_visible()
    expect(page.locator(".hand .lifted")).to_have_count(0)
    assert page.evaluate("window.menu") is not False
    page.keyboard.press("Escape")
    # A finger that moves at once drags the card as ever
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 20 * step}]})
    page.wait_for_timeout(LONG)
    expect(page.locator(".hand .lifted")).to_have_count(1)
    expect(table.card).to_have_count(0)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    table.table.leave()


@pytest.mark.soak
def test_the_shutter_calls_when_it_is_touched_and_is_explained_otherwise(visit: Visit, server: Server) -> None:
    table = Asked(visit, server, "click", size=DESKTOP)
    table.at("shutter").focus()
    table.page.keyboard.press("?")
    expect(table.card).to_contain_text("Press first, then show")
    table.page.keyboard.press("Escape")
    table.check_nothing_was_done()


def test_a_finger_calls_with_the_shutter_and_asks_about_it_where_there_is_no_call(visit: Visit, server: Server) -> None:
    table = Asked(visit, server, "click", size=PHONE, language="de")
    table.press("shutter")
    table.at("nothing").tap()
    expect(table.at("shutter")).to_contain_text("Nach einem falschen Ruf wartest du")
    expect(table.card).to_have_count(0)
    called = table.sent.count("play")
    assert called == 2, "the call went out when the button was touched"

    table.press("shutter")
    expect(table.card).to_contain_text("Erst drücken, dann zeigen")
    table.page.keyboard.press("Escape")
    expect(table.card).to_have_count(0)
    assert table.sent.count("play") == called
    table.table.leave()
