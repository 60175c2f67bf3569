"""Board first: on every common screen size, each game's board uses the available space."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import staged, staged_canal, staged_monster
from tests.e2e.friend import Friend, open_table
from tests.e2e.house import PHONE, Keep, Server, Visit
from tests.e2e.settled import settle
from tischlein.core.registry import find_game

SIZES: dict[str, ViewportSize] = {
    "1440x900": {"width": 1440, "height": 900},
    "1024x768": {"width": 1024, "height": 768},
    "820x1180": {"width": 820, "height": 1180},
    "1366x650": {"width": 1366, "height": 650},
    "2560x1440": {"width": 2560, "height": 1440},
    "phone": PHONE,
    "small-phone": {"width": 360, "height": 640},
}
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
LEAST = 0.85
"""The least share of the screen that the board must have."""
LEAST_OF_LARGE_LETTERS = 0.75
Settled = Callable[[Page, str], None]
PUBLIC = {
    "monsterrolle": ["[data-at='row:0:1']", "[data-at='row:1:1']"],
    "click": ["[data-at='wall:1']", "[data-at='wall:4']"],
    "dayunhe": [".fields [data-at='A1']", ".fields [data-at='C1']"],
}
"""Elements that every viewer must see."""
OWN = {
    "monsterrolle": ["[data-at='hand:0']", "[data-at='row:0:1']"],
    "click": ["[data-at='shutter']", "[data-at='frame:1']", "[data-at='wall:1']", "[data-at='pile:1']"],
    "dayunhe": ["[data-at='stack:1']", ".fields [data-at='A1']"],
}
"""Elements that the acting player must see."""
CUT_NAMES = """() => [...document.querySelectorAll('.seats .who b span')]
  .filter((name) => name.scrollHeight > name.clientHeight + 6 || name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.textContent)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    first = staged.UNHURRIED + staged_canal.FIRST + staged_monster.FIRST
    running = Server(tmp_path_factory.mktemp("house"), bot_pause=600, first=first)
    running.start()
    yield running
    running.stop()


def share_of_the_board(page: Page) -> float:
    board, screen = page.locator("section.world").bounding_box(), page.viewport_size
    assert board is not None
    assert screen is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= screen["width"]
    seen = min(board["y"] + board["height"], screen["height"]) - board["y"]
    return board["width"] * seen / (screen["width"] * screen["height"])


@pytest.fixture(
    params=[pytest.param(False, id="looked over"), pytest.param(True, marks=pytest.mark.soak, id="pictured")]
)
def settled(request: pytest.FixtureRequest, keep: Keep) -> Settled:
    """Waits for the layout. Screenshots take long, so they are only made by `./play soak`."""

    def wait(page: Page, name: str) -> None:
        settle(page)
        if request.param:
            keep(page, name)

    return wait


@pytest.mark.parametrize("game", OWN)
def test_every_board_uses_the_space_it_has(visit: Visit, server: Server, settled: Settled, game: str) -> None:
    seats = find_game(game).info.max_seats
    code, token = open_table(server.url, game=game, seats=seats, name="Maximiliane-Annegret")
    host = Friend(server.url, code, token)
    guest = Friend(server.url, code)
    guest.do("sit", seat=1, name="Олександра-Катерина1")
    host.do("setOption", key="begins", value="1")
    host.do("start", empty="bots")
    page = visit(f"/table/{code}", token=token, language="uk")
    page.locator(OWN[game][0]).wait_for()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        settled(page, f"{game}-at-{name}")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
        assert share_of_the_board(page) > LEAST, name
        assert page.evaluate(CUT_NAMES) == [], name
        for at in ["[data-prompt]", *OWN[game]]:
            expect(page.locator(at)).to_be_in_viewport(ratio=0.9)

    # 200 % text
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for name in ("phone", "1440x900"):
        page.set_viewport_size(SIZES[name])
        settled(page, f"{game}-at-200-percent-{name}")
        expect(page.locator("[data-prompt]")).to_be_in_viewport(ratio=0.9)
    assert share_of_the_board(page) > LEAST_OF_LARGE_LETTERS
    for at in OWN[game]:
        expect(page.locator(at)).to_be_in_viewport(ratio=0.5)

    television = visit(f"/table/{code}/display", size=TELEVISION, language="uk")
    television.locator(PUBLIC[game][0]).wait_for()
    settled(television, f"{game}-at-television")
    assert share_of_the_board(television) > LEAST
    for at in PUBLIC[game]:
        expect(television.locator(at)).to_be_in_viewport(ratio=0.9)
    for friend in (host, guest):
        friend.leave()
