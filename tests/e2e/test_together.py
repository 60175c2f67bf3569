"""After the end the table watches the match together: one leads, the others follow, on phones as well."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.axe import grave
from tests.e2e.finished import played, store, token_of
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.tables.scenes import ANN, BEN

MONSTERS, WALL, CANAL = "MMMM2345 CCCC2345 DDDD2345".split()
GAMES = {MONSTERS: ("monsterrolle", 3), WALL: ("click", 3), CANAL: ("dayunhe", 4)}
TABLET: ViewportSize = {"width": 820, "height": 1180}
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
BOARD = ".board [data-at]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With matches of Ann and Ben against bots."""
    data = tmp_path_factory.mktemp("house")
    store(data, {code: played(game, seats, has_ben=True) for code, (game, seats) in GAMES.items()})
    yield from serving(data)


@pytest.fixture
def at_table(visit: Visit, server: Server) -> Visit:
    """Opens a page of Ann, Ben or somebody else."""

    def enter(path: str, person: str = "", **how: object) -> Page:
        return visit(path, token=token_of(server.data, person) if person else "", **how)

    return enter


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def sees(page: Page, move: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(move))


def bar(page: Page) -> Locator:
    return page.locator("section.bar")


def lead(at_table: Visit, code: str = MONSTERS, **how: object) -> Page:
    ann = at_table(f"/replay/{code}#together", ANN, **how)
    expect(ann.locator(BOARD).first).to_be_visible()
    expect(bar(ann)).to_contain_text(re.compile("You lead|Du führst|Ти ведеш"))
    ann.locator(".eyes button").first.click()
    ann.keyboard.press("Home")  # the table remembers where it was in another test
    sees(ann, 0)
    return ann


def follow(at_table: Visit, code: str = MONSTERS, person: str = BEN, **how: object) -> Page:
    ben = at_table(f"/replay/{code}#together", person, **how)
    expect(ben.locator(BOARD).first).to_be_visible()
    return ben


def test_from_the_end_one_leads_and_the_others_follow(at_table: Visit, keep: Keep) -> None:
    ann = at_table(f"/table/{MONSTERS}", ANN)
    ben = at_table(f"/table/{MONSTERS}", BEN, size=PHONE, language="de")
    expect(ben.get_by_role("dialog").get_by_role("link", name="Zusammen ansehen")).to_be_visible()
    ann.get_by_role("dialog").get_by_role("link", name="Watch together").click()
    expect(bar(ann)).to_contain_text("You lead. Nobody else is watching yet.")
    ann.keyboard.press("Home")
    expect(ben.get_by_role("dialog").get_by_text("Ann zeigt die Partie.")).to_be_visible()
    keep(ben, "together-invited")
    ben.get_by_role("dialog").get_by_role("link", name="Mitschauen").tap()
    expect(bar(ben)).to_contain_text("Ann führt.")
    expect(bar(ann)).to_contain_text("You lead. Ben sees the same.")
    eve = follow(at_table, person="", language="uk")
    expect(bar(eve)).to_contain_text("Веде Ann. Ben бачить те саме.")
    expect(bar(ann)).to_contain_text("Ben and 1 guest see the same.")

    for _ in range(3):
        ann.keyboard.press("ArrowRight")
    ann.get_by_role("button", name="As Bot 1 saw it").click()
    for page in (ben, eve):
        sees(page, 3)
        expect(page.locator(".eyes button").nth(3)).to_have_attribute("aria-pressed", "true")
    ann.keyboard.press("End")
    sees(ben, at(ann))
    sees(eve, at(ann))
    expect(bar(eve).get_by_role("button", name="Перебрати ведення")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("code", GAMES)
def test_the_pointer_is_where_the_leader_points_on_another_layout(at_table: Visit, code: str, keep: Keep) -> None:
    ann = lead(at_table, code)
    ben = follow(at_table, code, size=PHONE, language="de")
    for _ in range(40):
        ann.keyboard.press("ArrowRight")
    sees(ben, 40)
    names = ann.locator(BOARD).evaluate_all("nodes => nodes.map((node) => node.dataset.at)")
    shared = [name for name in names if ben.locator(f".board [data-at='{name}']").count() == 1]
    target = next(name for name in shared if ben.locator(f".board [data-at='{name}']").is_visible())
    ann.locator(f".board [data-at='{target}']").first.hover(force=True)
    pointer = ben.locator(".pointer")
    expect(pointer).to_have_count(1)
    expect(pointer).to_contain_text("Ann")
    keep(ben, f"together-pointer-{code[0]}")
    # The middle of the same thing, wherever that is on this page; a move of the board takes a frame to be followed.
    ben.wait_for_function(
        """(name) => {
          const box = document.querySelector(`.board [data-at='${name}']`).getBoundingClientRect();
          const node = document.querySelector('.pointer');
          if (!node) return false;
          const { x, y } = node.getBoundingClientRect();
          return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        }""",
        arg=target,
    )
    expect(ann.locator(".pointer")).to_have_count(0)
    ann.mouse.move(700, 5)
    expect(pointer).to_have_count(0)


@pytest.mark.soak
def test_looking_on_ones_own_and_back(at_table: Visit, keep: Keep) -> None:
    ann = lead(at_table, CANAL)
    ben = follow(at_table, CANAL, size=PHONE, language="de")
    ann.keyboard.press("Shift+ArrowRight")
    moment = at(ann)
    assert moment > 0
    sees(ben, moment)
    ben.locator("[data-go=on]").tap()  # whoever steps looks on their own
    sees(ben, moment + 1)
    expect(bar(ben)).to_contain_text("Du siehst dich selbst um.")
    sees(ann, moment)
    expect(bar(ann)).to_contain_text("Nobody else is watching yet.")
    ann.keyboard.press("ArrowLeft")
    expect(ben.get_by_role("button", name=f"Zurück zu Ann (Schritt {moment - 1})")).to_be_visible()
    expect(ben.get_by_role("img", name=f"Ann ist bei Schritt {moment - 1}")).to_be_visible()
    sees(ben, moment + 1)
    keep(ben, "together-own-phone")
    assert grave(ben, within="main") == {}
    ben.get_by_role("button", name=f"Zurück zu Ann (Schritt {moment - 1})").tap()
    sees(ben, moment - 1)
    expect(bar(ann)).to_contain_text("Ben sees the same.")
    expect(ben.locator(".led")).to_have_count(0)
    ben.get_by_role("button", name="Allein").tap()
    ann.keyboard.press("Home")
    expect(ben.get_by_role("button", name="Zurück zu Ann (Schritt 0)")).to_be_visible()
    sees(ben, moment - 1)


@pytest.mark.soak
def test_the_lead_is_taken_passed_and_free_when_the_leader_leaves(at_table: Visit) -> None:
    ann = lead(at_table)
    ben = follow(at_table, size=PHONE, language="uk")
    ben.get_by_role("button", name="Перебрати ведення").tap()
    expect(bar(ben)).to_contain_text("Ти ведеш.")
    expect(bar(ann)).to_contain_text("Ben leads.")
    ben.locator("[data-go=on]").tap()
    sees(ann, 1)
    ben.get_by_role("button", name="Передати ведення").tap()
    ben.get_by_role("dialog").get_by_role("button", name="Ann").tap()
    expect(bar(ann)).to_contain_text("You lead.")
    ann.keyboard.press("ArrowRight")
    sees(ben, 2)
    ann.close()
    expect(bar(ben)).to_contain_text("Ніхто не веде.")
    sees(ben, 2)
    ben.locator("[data-go=on]").tap()
    expect(bar(ben)).to_contain_text("Ти ведеш.")
    again = follow(at_table, person=ANN)
    expect(bar(again)).to_contain_text("Ben leads.")
    sees(again, 3)


@pytest.mark.soak
def test_a_reload_and_a_killed_server_lead_back(at_table: Visit, server: Server) -> None:
    ann = lead(at_table)
    ben = follow(at_table, size=PHONE)
    ann.keyboard.press("ArrowRight")
    ann.keyboard.press("ArrowRight")
    sees(ben, 2)
    ben.reload()
    sees(ben, 2)
    expect(bar(ben)).to_contain_text("Ann leads.")
    ann.reload()
    sees(ann, 2)
    expect(bar(ben)).to_contain_text("Nobody leads.")
    ann.keyboard.press("ArrowRight")
    sees(ben, 3)
    server.kill()
    server.start()
    expect(bar(ann)).to_contain_text("You lead.", timeout=30_000)
    expect(bar(ben)).to_contain_text("Ann leads.", timeout=30_000)
    ann.keyboard.press("ArrowRight")
    sees(ben, 4)


@pytest.mark.soak
def test_a_screen_in_the_room_follows(at_table: Visit, keep: Keep) -> None:
    tv = at_table(f"/table/{CANAL}/display", ANN, size=TELEVISION, language="de")
    expect(tv.locator(".end")).to_be_visible()
    ann = lead(at_table, CANAL)
    expect(tv.get_by_text("Ann zeigt die Partie.")).to_be_visible()
    ann.keyboard.press("Shift+ArrowRight")
    expect(tv.get_by_text(re.compile(rf"Schritt {at(ann)} von \d+"))).to_be_visible()
    expect(tv.locator(BOARD).first).to_be_visible()
    ann.locator(".board [data-at^='field:'], .board [data-at]").first.hover(force=True)
    expect(tv.locator(".pointer")).to_contain_text("Ann")
    keep(tv, "together-tv")
    ann.close()
    expect(tv.locator(".end")).to_be_visible()


@pytest.mark.soak
def test_chat_and_the_next_match_are_at_hand(at_table: Visit) -> None:
    ann = lead(at_table, WALL)
    ben = follow(at_table, WALL, size=PHONE)
    ann.get_by_role("button", name="Chat").click()
    ann.get_by_label("Say something").fill("Look here")
    ann.keyboard.press("Enter")
    expect(ben.locator("section.bar .badge")).to_have_attribute("data-count", "1")
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Play again").click()
    expect(ann).to_have_url(re.compile("/table/"))
    expect(ben.get_by_text("The next match begins.")).to_be_visible()
    ben.get_by_role("link", name="Come along").tap()
    expect(ben).to_have_url(ann.url)


@pytest.mark.soak
def test_a_link_to_a_move_is_ones_own_and_offers_the_others(at_table: Visit) -> None:
    ann = lead(at_table)
    ben = at_table(f"/replay/{MONSTERS}#m=41", BEN)
    sees(ben, 41)
    expect(bar(ben)).to_contain_text("Ann shows the match.")
    ann.keyboard.press("ArrowRight")
    sees(ben, 41)
    ben.get_by_role("button", name="Back to Ann (move 1)").click()
    sees(ben, 1)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de", "uk"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP, TABLET], ids=["phone", "desktop", "tablet"])
@pytest.mark.parametrize("code", GAMES)
def test_the_bar_fits(at_table: Visit, code: str, size: ViewportSize, language: str, keep: Keep) -> None:
    ann = lead(at_table, code, size=size, language=language)
    ben = follow(at_table, code, size=size, language=language, scheme="dark")
    for page in (ann, ben):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert grave(page, within="main") == {}
    name = f"{code[0]}-{language}-{size['width']}"
    keep(ann, f"together-lead-{name}")
    keep(ben, f"together-follow-{name}")
    ben.locator("section.bar .mode").click()
    keep(ben, f"together-own-{name}")
