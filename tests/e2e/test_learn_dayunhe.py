"""The learn match of Da Yunhe, played through as a person would who looks at what is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import check
from tests.e2e.house import DESKTOP, PHONE, Keep, Visit
from tests.e2e.pupil import Pupil, open_lesson

WHOLE_WAY = """
next stack:2 card:remove confirm
stack:0 house:1 B1 turn-tile confirm
next house:0 A2 confirm part:remove B3 confirm end
next B0 confirm B2 confirm
next card:raise confirm
stack:1 house:0 confirm next
""".split()
"""What is tapped by somebody who makes no mistake."""

SCROLL_AWAY = "document.querySelector('[data-clips]').scrollTo(0, 99999)"
IS_IN_SIGHT = """(name) => {
  const boxOf = (at) => document.querySelector(at).getBoundingClientRect();
  const [box, frame] = [boxOf(`[data-at="${name}"]`), boxOf('[data-clips]')];
  return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
}"""


def said(page: Page, words: str) -> None:
    expect(page.locator("[data-learning] .bubble")).to_contain_text(words)


def begun(visit: Visit) -> Pupil:
    """At the first build, on a phone."""
    page = visit("/", size=PHONE, language="uk")
    open_lesson(page, "Навчитися", "Да Юньхе")
    pupil = Pupil(page, touches=True)
    pupil.until("B1")
    return pupil


def test_what_is_asked_comes_into_sight_on_a_phone_whose_map_is_scrolled(visit: Visit) -> None:
    pupil = begun(visit)
    pupil.page.evaluate(SCROLL_AWAY)
    pupil.page.wait_for_function(IS_IN_SIGHT, arg="B1")


@pytest.mark.soak
def test_the_whole_lesson_on_a_phone(visit: Visit, keep: Keep) -> None:
    pupil = begun(visit)
    page = pupil.page
    pupil.until("next")
    said(page, "Смолоскипи — це заворушення")
    page.evaluate(SCROLL_AWAY)
    for field in ("A1", "A3", "B3"):
        page.wait_for_function(IS_IN_SIGHT, arg=field)
    pupil.learn(lambda number: keep(page, f"learn-canal-phone-{number:02}"))
    assert pupil.tapped == WHOLE_WAY

    # On to a match like any other.
    page.get_by_role("button", name="Грати зараз").tap()
    expect(page.locator("[data-learning]")).to_have_count(0)
    expect(page.locator("section.world [data-prompt]")).to_be_visible()


@pytest.mark.soak
def test_wrong_tries_a_break_and_the_rest_on_a_desktop(visit: Visit, keep: Keep) -> None:
    page = visit("/", size=DESKTOP, language="de")
    open_lesson(page, "Lernen", "Da Yunhe")
    pupil = Pupil(page, touches=False)

    # Another tile, and a card that cannot be paid for: nothing happens, and the host says why.
    pupil.until("stack:2")
    page.locator("[data-at='stack:1']").click()
    said(page, "die Brücke ist mehr wert")
    assert pupil.wait_for_frame()["name"] == "stack:2"
    pupil.until("card:remove")
    page.locator("[data-at='card:intrigue']").click()
    said(page, "Das ist ein Angriff")
    assert pupil.wait_for_frame()["name"] == "card:remove", "the host points at the right card again"
    keep(page, "learn-canal-desktop-wrong")
    check(page, "the learn match of Da Yunhe", within="[data-learning]")

    # The tile has to be turned: as it lies, it is not built.
    pupil.until("turn-tile")
    page.locator("[data-at='confirm']").click()
    said(page, "Noch nicht ganz")
    pupil.until("A2")

    # Away in the middle of a build, and back at the same place.
    words = pupil.look()["said"]
    page.get_by_role("button", name="Aufhören").click()
    page.get_by_role("button", name="Zur Startseite").click()
    page.reload()
    open_lesson(page, "Weiter lernen", "Da Yunhe")
    seen = pupil.wait_for_frame()
    assert (seen["name"], seen["said"]) == ("A2", words)

    # At the helm both ways are open; the one into the torch is explained.
    pupil.until("B0")
    page.locator("[data-at='A1']").click()
    page.locator("[data-at='confirm']").click()
    said(page, "Fahr um sie herum!")
    assert pupil.wait_for_frame()["name"] == "B0"

    # The host shows the rest of this step, and the match goes on without him.
    page.get_by_role("button", name="Aufhören").click()
    page.get_by_role("button", name="Zeig mir diesen Schritt").click()
    said(page, "Aufstand!")
    expect(page.locator("header li.done")).to_have_count(4)
    pupil.learn(lambda number: keep(page, f"learn-canal-desktop-{number:02}"))
    page.get_by_role("button", name="Diese Partie zu Ende spielen").click()
    expect(page.locator("[data-learning]")).to_have_count(0)
    expect(page.locator("section.world [data-at='end'].ready")).to_be_visible()
