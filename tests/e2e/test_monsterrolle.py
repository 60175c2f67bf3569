"""Monsterrolle in real browsers: what fits is highlighted, scoring is animated, and moves are shown in the log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.axe import check
from tests.e2e.friend import Friend, open_table
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.player import Player
from tests.e2e.settled import settle
from tests.e2e.staged_monster import FIRST, fitting

SEATS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("bathroom"), first=FIRST)


class Household:
    """A person with a name of twenty letters, and bots; `page` and `friend` are two devices of that person."""

    def __init__(self, server: Server, seats: int = SEATS) -> None:
        self.code, token = open_table(server.url, name="Opa Heinz-Günther II")
        self.friend = Friend(server.url, self.code, token)
        self.friend.token = token
        self.friend.do("setSeats", seats=seats)
        for seat in range(1, seats):
            self.friend.do("putBot", seat=seat, bot="greedy")
        self.friend.do("start")

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.friend.frame["match"]["view"])

    @property
    def legal(self) -> list[str]:
        return list(self.friend.frame["match"]["legal"].get("0", []))

    def play(self, move: str) -> None:
        self.friend.do("play", seat=0, move=move)

    def turn(self) -> None:
        """One whole turn over the socket, laying what fits."""
        self.friend.wait(lambda: self.legal)
        while self.legal:
            self.play(fitting(self.view, self.legal))


def world(page: Page) -> Any:
    return page.locator("section.world")


def test_what_glows_gold_fits_and_a_scoring_stops_the_game(visit: Visit, server: Server, keep: Keep) -> None:
    house = Household(server)
    page = visit(f"/table/{house.code}", token=house.friend.token)
    player = Player(page)
    player.wait(lambda: bool(player.legal), "the own turn")
    expect(world(page).locator(".seat")).to_have_count(SEATS)

    # A star stays visible under a stop card.
    for seat, shown in enumerate(house.view["seats"]):
        for number, place in enumerate(shown["row"], 1):
            at = page.locator(f"[data-at='row:{seat}:{number}']")
            if place["cards"][-1].endswith("*"):
                expect(at.locator("path.star").first).to_be_visible()
    expect(page.locator(".place .under").first).to_have_text("")

    # Each card in turn: gold means that the turn could end after it; the free end takes every colour.
    hand = world(page).locator("[data-at^='hand:']")
    for slot in range(hand.count()):
        hand.nth(slot).click()
        card = house.view["hand"][slot]
        if re.fullmatch(r"[roygbp]{2}\*?", card):
            end = f"row:0:{len(house.view['seats'][0]['row']) + 1}"
            expect(page.locator(f"[data-at='{end}']")).to_be_visible()
        told = {*house.view["mended_beside"], *house.view["covered_itself"]}
        lays = {
            move for move in house.legal if move.split()[1:2] == [card] or move.split()[1:2] == [card[1::-1] + card[2:]]
        }
        gold = page.locator("[data-grade='fits']:not([data-target='discard'])")
        places = {int(move.split()[-1]) for move in lays - told if move.startswith("lay")}
        for number in range(gold.count()):
            spot = str(gold.nth(number).get_attribute("data-at"))
            if spot.startswith("row:0:"):
                assert int(spot.split(":")[2]) in places
        page.keyboard.press("Escape")

    # A tap on a card in a row gives an explanation without a dialog.
    page.locator("[data-at='row:1:1']").click()
    expect(page.locator(".glance")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)

    # Three bots play; their moves are shown in pictures and marked, also after a reload.
    while not page.locator(".scoring").count() and house.view["scorings"] < 2:
        house.turn()
        house.friend.wait(lambda: house.legal or house.view["scorings"] >= 2)
    panel = page.locator(".scoring")
    expect(panel).to_be_visible()
    keep(page, "monsterrolle-scoring")
    frozen = page.locator(".seat").all_inner_texts()
    page.locator("[data-at='row:1:1']").click()  # a stray tap dismisses nothing
    expect(panel).to_be_visible()
    house.friend.wait(lambda: house.legal)  # until it is this person's turn
    assert page.locator(".seat").all_inner_texts() == frozen, "nobody plays on behind the counting"
    expect(page.locator(".since")).to_have_count(0)  # it would tell what the board does not show yet
    sums = [sum(seat["points"][:2]) for seat in house.view["seats"]]
    for points in sums:
        expect(panel.locator("li .sum", has_text=str(points)).first).to_be_visible()
    # What is counted on the cards is no part of their names, for sight and ear to agree.
    expect(page.locator(".tally").first).to_be_visible()
    for size in (PHONE, SIZES["tablet"], DESKTOP):
        page.set_viewport_size(size)
        settle(page)
        own, below = page.locator(".seat.own .strip").bounding_box(), panel.bounding_box()
        assert own is not None
        assert below is not None
        assert own["y"] + own["height"] <= below["y"] + 1, "the panel covers the row that it counts"
        for name in panel.locator(".name").all():
            assert size is PHONE or name.evaluate(LINES) < 2, f"{name.inner_text()} is broken"
        if size is not SIZES["tablet"]:
            check(page, f"a scoring, {size['width']} wide")
    panel.get_by_role("button", name="Go on").click()
    expect(panel).to_have_count(0)

    # The summary has the points of the whole table, leaves its words room, and covers no figure with its numbers.
    entry = page.locator(".since .entry", has_text="Scoring")
    expect(entry.locator(".points")).to_have_count(SEATS)
    for words in page.locator(".since .words").all():
        assert not words.evaluate("node => node.scrollHeight > node.clientHeight + 1"), f"{words.inner_text()} is cut"
    disc = page.locator(f".marks [data-since='{entry.locator('.disc').inner_text()}']").bounding_box()
    points = page.locator("[data-at='points:0']").bounding_box()
    assert disc is not None
    assert points is not None
    assert disc["y"] + disc["height"] <= points["y"] + 6
    expect(page.locator(".place.marked").first).to_be_visible()
    page.reload()
    expect(page.locator(".since .entry").first).to_be_visible()
    page.get_by_role("button", name=re.compile("See the points")).click()
    dialog = page.get_by_role("dialog", name="Points")
    for points in sums:
        expect(dialog.locator("td.sum", has_text=str(points)).first).to_be_visible()
    keep(page, "monsterrolle-sums")


TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
UNCOVERED = """() => {
    const panel = document.querySelector('.scoring')?.getBoundingClientRect();
    const papers = [...document.querySelectorAll('.seat .paper')];
    return panel && papers.every((paper) => paper.getBoundingClientRect().right <= panel.left);
}"""


@pytest.mark.soak
def test_the_last_scoring_is_counted_before_the_result_covers_it(visit: Visit, server: Server, keep: Keep) -> None:
    house = Household(server, seats=2)
    page = visit(f"/table/{house.code}", token=house.friend.token)
    screen = visit(f"/table/{house.code}/display", size=TELEVISION, language="uk")
    for each in (page, screen):
        expect(world(each).locator(".seat")).to_have_count(2)
    while house.friend.status != "finished":
        house.friend.wait(lambda: house.legal or house.friend.status == "finished")
        if house.legal:
            house.play(fitting(house.view, house.legal))
    screen.wait_for_function(UNCOVERED)  # on a shared screen the panel is beside the rows that it counts
    keep(screen, "monsterrolle-scoring-television")
    panel = page.locator(".scoring")
    expect(panel).to_be_visible()
    page.wait_for_timeout(600)
    expect(page.get_by_role("dialog")).to_have_count(0)
    panel.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("dialog").first).to_be_visible()


@pytest.mark.soak
def test_after_the_curtain_the_turn_before_is_told(visit: Visit, server: Server, keep: Keep) -> None:
    page = visit(size=PHONE)
    player = Player(page)
    page.get_by_role("button", name=re.compile("One device for all.*Monsterrolle")).tap()
    for number, name in enumerate(("Olena", "Ben"), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start", exact=True).tap()
    player.wait(lambda: bool(player.legal), "the first turn")
    expect(page.locator(".curtain .face svg")).to_be_visible()  # the monster whose turn it is
    keep(page, "monsterrolle-curtain")
    page.locator(".curtain").get_by_role("button").first.tap()
    expect(page.locator(".since")).to_have_count(0)
    while "0" in player.legal:
        player.tap_move()
    page.locator(".curtain").get_by_role("button").first.tap()
    expect(page.locator(".since .pictures svg").first).to_be_visible()  # for children who cannot read yet
    expect(page.locator(".marks [data-since='1']").first).to_be_visible()
    keep(page, "monsterrolle-after-curtain")
    page.locator(".since .open").tap()
    expect(page.get_by_role("dialog").locator(".entry").first).to_contain_text("Olena")


SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "small": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    "laptop": {"width": 1366, "height": 650},
    "large": {"width": 2560, "height": 1440},
    "phone": PHONE,
    "small-phone": {"width": 360, "height": 640},
    "sideways": {"width": 844, "height": 390},
}
CUT = "node => node.scrollWidth > node.clientWidth"
LINES = "node => node.clientHeight / parseFloat(getComputedStyle(node).fontSize)"


@pytest.mark.soak
def test_every_size_shows_every_row(visit: Visit, server: Server, keep: Keep) -> None:
    """Four players, a name of twenty letters, Ukrainian: every row is visible or can be scrolled to."""
    house = Household(server)
    page = visit(f"/table/{house.code}", token=house.friend.token, language="uk")
    expect(world(page).locator(".seat")).to_have_count(SEATS)
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.wait_for_timeout(250)
        keep(page, f"monsterrolle-{name}")
        assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
        wide = page.evaluate("document.querySelector('section.world').getBoundingClientRect().right")
        for place in page.locator(".seat .place, .seat .pill").all():
            box = place.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= wide + 1, f"{name}: cut at the right"
        for text in page.locator(".seat .who b, header .name").all():
            assert not text.evaluate(CUT), f"{name}: {text.inner_text()} is cut"
        more = page.locator(".own .more")
        if name == "sideways":  # whose row is out of sight is told by the monster on the button
            expect(more.locator(".face").first).to_be_visible()
        if more.count():  # the scroll button covers nothing
            mine = page.locator(".own .pill").bounding_box()
            button = more.bounding_box()
            assert mine is not None
            assert button is not None
            assert button["y"] + button["height"] <= mine["y"]
    page.set_viewport_size(SIZES["large"])
    page.wait_for_timeout(250)
    card = page.locator("[data-at='row:0:1']").bounding_box()
    assert card is not None
    assert card["width"] > 130, "on a large screen the cards grow"


@pytest.mark.soak
def test_large_letters_leave_every_row_in_sight(visit: Visit, server: Server, keep: Keep) -> None:
    house = Household(server)
    page = visit(f"/table/{house.code}", token=house.friend.token)
    expect(world(page).locator(".seat")).to_have_count(SEATS)
    page.add_style_tag(content="html { font-size: 200% !important }")
    page.wait_for_timeout(400)
    keep(page, "monsterrolle-large-letters")
    own = page.locator(".seat.own").bounding_box()
    assert own is not None
    for seat in page.locator(".rivals .seat").all():
        box = seat.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= own["y"] + 1, "a row under the own one"


COUNTED = """seat => {
    const row = document.querySelector(`.rivals [data-seat="${seat}"]`);
    const own = document.querySelector('.seat.own').getBoundingClientRect();
    const isCounted = document.querySelector('.scoring') && !row.matches('.waiting');
    return isCounted && row.getBoundingClientRect().bottom <= own.top;
}"""


@pytest.mark.soak
def test_the_row_that_is_counted_comes_into_sight(visit: Visit, server: Server) -> None:
    """On a small phone one's own row covers the last of the others."""
    house = Household(server)
    page = visit(f"/table/{house.code}", token=house.friend.token)
    page.set_viewport_size(SIZES["small-phone"])
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    expect(world(page).locator(".seat")).to_have_count(SEATS)
    while house.view["scorings"] < 2:
        house.turn()
        house.friend.wait(lambda: house.legal or house.view["scorings"] >= 2)
    for seat in range(1, SEATS):
        page.wait_for_function(COUNTED, arg=seat)
