"""Learn matches, played through as a person would who looks at what is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.axe import check
from tests.e2e.house import PHONE, Keep, Server, Visit
from tests.e2e.pupil import NO_WORDS, Pupil, open_lesson

TABLET: ViewportSize = {"width": 1024, "height": 768}


def test_a_child_who_cannot_read_learns_monsterrolle_on_a_phone(visit: Visit, keep: Keep) -> None:
    page = visit("/", size=PHONE, language="uk")
    open_lesson(page, "Навчитися", "Монстрорулон")
    page.add_style_tag(content=NO_WORDS)
    pupil = Pupil(page, touches=True)
    pupil.learn(lambda number: number % 5 or keep(page, f"learn-phone-{number:02}"))
    assert len(pupil.tapped) >= 25
    assert {"deck", "discard", "done", "go-on", "next"} <= set(pupil.tapped)
    # Whoever can do it goes on to a real match: the green picture.
    page.locator("#learn-over ~ .acts .first").tap()
    expect(page.locator("[data-learning]")).to_have_count(0)
    expect(page.locator("section.world")).to_be_visible()


def said(page: Page, words: str) -> None:
    expect(page.locator("[data-learning] .bubble")).to_contain_text(words)


@pytest.mark.soak
def test_a_wrong_try_a_break_and_the_rest_on_a_tablet(visit: Visit, server: Server, keep: Keep) -> None:
    page = visit("/", size=TABLET, language="de")
    open_lesson(page, "Lernen", "Monsterrolle")
    pupil = Pupil(page, touches=False)

    # A tap beside it does nothing, but the host shakes its head.
    seen = pupil.wait_for_frame()
    pupil.tap(500, 110)
    expect(page.locator("[data-learning] .host .no")).to_have_count(1)
    assert pupil.wait_for_frame()["name"] == seen["name"]
    pupil.until("hand:0")

    # The card with the star is in sight as well, and does not match.
    said(page, "Blau an Blau")
    page.locator("[data-at='hand:1']").click()
    said(page, "Die Farben sind verschieden")
    keep(page, "learn-tablet-wrong")
    assert pupil.wait_for_frame()["name"] == "hand:0", "the host points at the right card again"
    check(page, "a learn match", within="[data-learning]")
    pupil.until("discard")

    # Away, and back after the server was killed: the same place.
    words = pupil.look()["said"]
    page.get_by_role("button", name="Aufhören").click()
    page.get_by_role("button", name="Zur Startseite").click()
    server.kill()
    server.start()
    page.reload()
    open_lesson(page, "Weiter lernen", "Monsterrolle")
    assert pupil.wait_for_frame()["said"] == words

    # Dragging counts like tapping twice.
    pupil.until("hand:2")
    hand, row = page.locator("[data-at='hand:2']"), page.locator("[data-at='row:0:2']")
    page.mouse.move(*_middle(hand))
    page.mouse.down()
    page.mouse.move(*_middle(row), steps=4)
    expect(page.locator("[data-at='row:0:3']")).to_be_visible()
    page.mouse.move(*_middle(page.locator("[data-at='row:0:3']")), steps=4)
    page.mouse.up()
    said(page, "Stopp-Karte drauf")

    # The host shows a whole step.
    page.get_by_role("button", name="Aufhören").click()
    page.get_by_role("button", name="Zeig mir diesen Schritt").click()
    said(page, "Oh nein, ein Riss!")
    expect(page.locator("header li.done")).to_have_count(3)
    pupil.learn(lambda number: keep(page, f"learn-tablet-{number:02}"))
    page.get_by_role("button", name="Diese Partie zu Ende spielen").click()
    expect(page.locator("section.world [data-prompt]")).to_be_visible()
    expect(page.locator("[data-learning]")).to_have_count(0)


def _middle(locator: object) -> tuple[float, float]:
    box = locator.bounding_box()  # type: ignore[attr-defined]
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.soak
def test_by_keyboard_one_is_led_to_what_is_asked(visit: Visit) -> None:
    page = visit("/", size=TABLET, language="en")
    open_lesson(page, "Learn", "Monsterrolle")
    pupil = Pupil(page, touches=False)
    page.keyboard.press("Shift")
    seen = pupil.wait_for_frame()
    for _ in range(20):  # eleven, if none of them comes while the frame still moves
        if seen["name"] == "next":
            break
        expect(page.locator(f"[data-at='{seen['name']}']")).to_be_focused()
        expect(page.get_by_role("status").filter(has_text=re.compile("."))).not_to_have_count(0)
        page.keyboard.press("Enter")
        pupil.wait_for_change(seen)
        seen = pupil.wait_for_frame()
    assert seen["name"] == "next", "a whole round was played"

    # An earlier step once more, and then without help.
    page.get_by_role("button", name="Do step 2 again").click()
    expect(page.locator("header li.done")).to_have_count(1)
    assert pupil.wait_for_frame()["name"] == "discard"
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_role("button", name="Play on without help").click()
    expect(page.locator("section.world [data-prompt]")).to_be_visible()
    page.reload()
    expect(page.locator("section.world [data-prompt]")).to_be_visible()
    expect(page.locator("[data-learning]")).to_have_count(0)
