"""Learn matches, played through as a person would who looks at what is shown."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.e2e.house import PHONE, Keep, Visit
from tests.e2e.pupil import NO_WORDS, Pupil, open_lesson

TABLET: ViewportSize = {"width": 1024, "height": 768}


def test_a_child_who_cannot_read_learns_monsterrolle_on_a_phone(visit: Visit, keep: Keep) -> None:
    page = visit("/", size=PHONE, language="uk")
    open_lesson(page, "Навчитися", "Монстрорулон")
    page.add_style_tag(content=NO_WORDS)
    pupil = Pupil(page, touches=True)
    pupil.learn(lambda number: keep(page, f"learn-phone-{number:02}"))
    assert len(pupil.tapped) >= 25
    page.locator("#learn-over ~ .acts .first").tap()
    expect(page.locator("[data-learning]")).to_have_count(0)
    expect(page.locator("section.world")).to_be_visible()


def test_a_wrong_try_a_break_and_the_rest_on_a_tablet(visit: Visit, keep: Keep) -> None:
    page = visit("/", size=TABLET, language="de")
    open_lesson(page, "Lernen", "Monsterrolle")
    pupil = Pupil(page, touches=False)
    pupil.learn(lambda number: keep(page, f"learn-tablet-{number:02}"))
