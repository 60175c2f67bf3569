"""The learn match of Click!, played through as a person would who looks at what is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import staged
from tests.e2e.axe import check
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.pupil import Pupil, open_lesson

STEPS = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), first=staged.BRISK)


def said(page: Page, words: str) -> None:
    expect(page.locator("[data-learning] .says > .bubble")).to_contain_text(words)


def test_the_first_photo_is_learnt_on_a_phone(visit: Visit) -> None:
    page = visit("/", size=PHONE, language="uk")
    open_lesson(page, "Навчитися", "Клац")
    pupil = Pupil(page, touches=True)
    pupil.until("act:swap")
    assert {"market:3", "shutter", "frame:b"} <= set(pupil.tapped)


@pytest.mark.soak
def test_a_match_with_calls_is_learnt_on_a_phone(visit: Visit, keep: Keep) -> None:
    page = visit("/", size=PHONE, language="uk")
    open_lesson(page, "Навчитися", "Клац")
    pupil = Pupil(page, touches=True)
    pupil.learn(lambda number: keep(page, f"learn-click-phone-{number:02}"))
    assert pupil.tapped.count("shutter") == 4, "three photos and a wrong call"
    assert {"deck", "actions", "do", "nothing", "frame:b", "frame:1", "next"} <= set(pupil.tapped)
    score = page.locator("[data-at='score:0'] b")
    expect(score).to_have_text("5")
    # What was learnt is played in earnest.
    page.get_by_role("button", name="Грати зараз").tap()
    expect(page.locator("[data-learning]")).to_have_count(0)
    expect(page.locator("section.world [data-at='shutter']")).to_be_visible()


@pytest.mark.soak
def test_wrong_tries_a_break_and_the_rest_by_keyboard(visit: Visit, server: Server, keep: Keep) -> None:
    page = visit("/", size=DESKTOP, language="de")
    open_lesson(page, "Lernen", "Click")
    pupil = Pupil(page, touches=False)

    # Another card of the market does nothing, and the host says why.
    pupil.until("market:3")
    page.locator("[data-at='market:1']").click()
    said(page, "Damit wird das Bild nicht fertig")
    check(page, "a learn match", within="[data-learning]")

    # The shutter is not needed yet, by the space bar either.
    page.keyboard.press("Space")
    said(page, "Schau, wohin ich zeige!")
    assert pupil.wait_for_frame()["name"] == "market:3"
    pupil.until("frame:b")

    # Marked wrongly: the call goes on. In a match it would have cost time.
    said(page, "Die Mauer steht still")
    page.locator("[data-at='frame:c']").click()
    page.locator("[data-at='wall:2']").click()
    said(page, "Nicht ganz")
    keep(page, "learn-click-desktop-wrong")

    # Away in the middle of a call, and back after the server was killed: the same place.
    page.get_by_role("button", name="Aufhören").click()
    page.get_by_role("button", name="Zur Startseite").click()
    server.kill()
    server.start()
    page.reload()
    open_lesson(page, "Weiter lernen", "Click")
    seen = pupil.wait_for_frame()
    assert (seen["name"], seen["said"]) == ("frame:b", pupil.look()["said"])
    assert "Nicht ganz" not in seen["said"], "what is asked, not what was wrong"

    # The host shows a step with a call.
    pupil.until("act:swap")
    page.get_by_role("button", name="Aufhören").click()
    page.get_by_role("button", name="Zeig mir diesen Schritt").click()
    said(page, "Der Wanderer kam wie gerufen!")
    page.get_by_role("button", name="Aufhören").click()
    page.get_by_role("button", name="Zeig mir diesen Schritt").click()
    said(page, "Ein Drache")
    expect(page.locator("header li.done")).to_have_count(4)

    # The rest by keyboard: the focus is led to what is asked.
    page.keyboard.press("Shift")
    while not (seen := pupil.wait_for_frame())["isOver"]:
        expect(page.locator(f"[data-at='{seen['name']}']").first).to_be_focused()
        keep(page, f"learn-click-desktop-{len(pupil.tapped):02}")
        page.keyboard.press("Enter")
        pupil.tapped.append(seen["name"])
        pupil.wait_for_change(seen)
    assert {"do", "shutter", "frame:1", "deck", "nothing", "next"} <= set(pupil.tapped)
    assert page.locator(".marks span").count() == STEPS
    page.get_by_role("button", name="Diese Partie zu Ende spielen").click()
    expect(page.locator("section.world [data-prompt]")).to_be_visible()
    page.reload()
    expect(page.locator("section.world [data-prompt]")).to_be_visible()
    expect(page.locator("[data-learning]")).to_have_count(0)


COVERED = """() => {
  const words = document.querySelector('[data-learning] .says p');
  const button = document.querySelector('[data-learning] button.round');
  if (!words || !button || !words.checkVisibility()) return false;
  const [one, other] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""


@pytest.mark.soak
@pytest.mark.parametrize(
    ("width", "height", "language", "learn", "title"),
    [
        (360, 640, "de", "Lernen", "Click"),
        (390, 844, "en", "Learn", "Click"),
        (820, 1180, "uk", "Навчитися", "Клац"),
        (1024, 768, "en", "Learn", "Click"),
        (844, 390, "de", "Lernen", "Click"),
        (1920, 1080, "uk", "Навчитися", "Клац"),
    ],
)
def test_nothing_lies_over_what_is_asked(
    visit: Visit, keep: Keep, width: int, height: int, language: str, learn: str, title: str
) -> None:
    """Whatever is pointed at can be hit in its middle, on every screen."""
    page = visit("/", size={"width": width, "height": height}, language=language)
    open_lesson(page, learn, title)
    pupil = Pupil(page, touches=False)

    def look(number: int) -> None:
        assert not page.evaluate(COVERED), f"the button lies over the words of picture {number}"
        keep(page, f"learn-click-{width}x{height}-{number:02}")

    pupil.learn(look)
    assert pupil.tapped.count("shutter") == 4
