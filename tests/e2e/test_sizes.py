"""Board first: on every common screen size, each game's board uses the available space."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import midway, staged, staged_canal, staged_monster
from tests.e2e.full_table import NAMES, WIDEST, full_table
from tests.e2e.house import PHONE, Keep, Server, Visit, serving
from tests.e2e.letters import too_small
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
    "phone-sideways": {"width": 844, "height": 390},
}
SOME = ("small-phone", "phone-sideways", "1440x900")
"""Sizes of the gate: the narrowest, the lowest and a common one."""
LARGE_LETTERS = ("phone", "small-phone", "phone-sideways", "1440x900")
BELOW_A_ROW: ViewportSize = {"width": 1366, "height": 606}
"""What is left to the board of 1366x650 while a row above it says what happened since one's last turn."""
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
LEAST = 0.85
"""The least share of the screen that the board must have."""
LEAST_OF_LARGE_LETTERS = 0.75
PUBLIC = {
    "monsterrolle": ["[data-at='row:0:1']", "[data-at='row:1:1']"],
    "click": ["[data-at='wall:1']", "[data-at='wall:4']"],
    "dayunhe": [".fields [data-at='A1']", ".fields [data-at='C1']"],
}
"""Elements that every viewer must see."""
OWN = {
    "monsterrolle": ["[data-at='hand:0']", "[data-at='row:0:1']"],
    "click": ["[data-at='shutter']", "[data-at='frame:1']", "[data-at='wall:1']", "[data-at='pile:1']"],
    "dayunhe": ["[data-at='stack:1']", "section.world .ship"],
}
"""What is needed for a move."""
EVERYBODY = {
    "monsterrolle": ".seat.own .tag",
    "click": "[data-at^='seat:'], [data-at^='seat:'] .score",
    "dayunhe": "[data-at^='player:'], [data-at^='player:'] > *, [data-at^='chip:']",
}
"""What all may know of each person: in sight without scrolling."""
WHOLE_NAMES = {"monsterrolle", "click", "dayunhe"}
"""Boards on whose big screen every name is whole wherever it stands."""
PHONES = ("phone", "small-phone", "phone-sideways")
PLAYED = {
    "monsterrolle": ["[data-at='hand:0']", "[data-at='row:0:1']", "[data-at='done']"],
    "click": ["[data-at='shutter']", "[data-at='wall:1'] .wall-card", "[data-at='market:1']"],
    "dayunhe": ["section.world .ship", "[data-at='stack:1']", ".act.end"],
}
"""What is played with, by whoever reads large letters: there, perhaps after scrolling."""
READ = {
    "monsterrolle": "[data-prompt] p, .seat .who b, [data-at^='points:'], [data-at^='sum:']",
    "click": "[data-prompt] p, [data-at^='seat:'] .who b, [data-at^='score:'] b",
    "dayunhe": "[data-prompt] p, [data-prompt] .flag b, [data-at^='chip:'] small, [data-at^='chip:'] b",
}
"""Whose turn it is, what to do, the names and the points: what everybody reads on a phone."""
LABELS = {"dayunhe": "[data-at^='region:'] .name"}
"""Names on a board that may be shortened to a word, or continued in another line, but not cut."""
CONTROLS = {
    "dayunhe": "[data-at^='tab:'], [data-at='forecast'], [data-at^='zoom:'], [data-at^='part:'], [data-at^='stack:'], "
    "section.world .house .slot",
}
"""What one taps or counts: nothing lies over it."""
COVERED = """(css) => [...document.querySelectorAll(css)].filter((node) => {
  const { left, top, bottom, width } = node.getBoundingClientRect();
  const isSeen = (y) => node.contains(document.elementFromPoint(left + width / 2, y));
  return !isSeen(top + 3) || !isSeen(bottom - 3);
}).map((node) => `${node.dataset.at ?? node.className} ${node.textContent}`.slice(0, 80))"""
HIDDEN = """(css) => [...document.querySelectorAll(css)].filter((node) => {
  const at = node.getBoundingClientRect();
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let outer = node.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === 'visible') continue;
    const frame = outer.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return at.left < left - 1 || at.top < top - 1 || at.right > right + 1 || at.bottom > bottom + 1;
}).map((node) => `${node.dataset.at ?? node.className} ${node.textContent}`.slice(0, 80))"""
"""What lies outside the window, or outside anything that clips it."""
NAMED_NODES = """
  const texts = document.createTreeWalker(document.querySelector('section.world'), NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (names.includes(text.data) && text.parentElement.checkVisibility()) nodes.push(text);
  }
"""
IS_CUT = """
  const isCut = (node) => ['hidden', 'clip'].includes(getComputedStyle(node).overflowX)
    && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 6);
"""
CUT_LABELS = f"""(css) => {{
  {IS_CUT}
  return [...document.querySelectorAll(css)].filter(isCut).map((node) => node.textContent);
}}"""
CUT_NAMES = f"""(names) => {{
  {NAMED_NODES}
  {IS_CUT}
  return nodes.filter((text) => isCut(text.parentElement)).map((text) => text.data);
}}"""
"""Names that end in an ellipsis, or of which a line is missing."""
BROKEN_NAMES = f"""(names) => {{
  {NAMED_NODES}
  const pen = document.createRange();
  const isBroken = (text) => {{
    let last = null;
    for (let at = 0; at < text.length; at++) {{
      pen.setStart(text, at);
      pen.setEnd(text, at + 1);
      const {{ top, width }} = pen.getBoundingClientRect();
      if (last !== null && top > last + 4 && !' -'.includes(text.data[at - 1])) return true;
      if (width > 0) last = top;
    }}
    return false;
  }};
  return nodes.filter(isBroken).map((text) => text.data);
}}"""
"""Names that go on in the next line in the middle of a word."""


LETTERS = """(css) => [...document.querySelectorAll(css)].filter((node) => node.checkVisibility())
  .map((node) => parseFloat(getComputedStyle(node).fontSize))"""
OUT_OF_REACH = f"""(names) => {{
  {NAMED_NODES}
  const pen = document.createRange();
  const isOut = (text) => {{
    pen.selectNodeContents(text);
    const at = pen.getBoundingClientRect();
    for (let outer = text.parentElement; outer; outer = outer.parentElement) {{
      const {{ overflowX }} = getComputedStyle(outer);
      const frame = outer.getBoundingClientRect();
      if (['auto', 'scroll'].includes(overflowX)) break;
      const isBeside = at.left < frame.left - 1 || at.right > frame.right + 1;
      if (['hidden', 'clip'].includes(overflowX) && isBeside) return true;
    }}
    return false;
  }};
  return nodes.filter(isOut).map((text) => text.data);
}}"""
"""Names that reach over the side of what clips them, and cannot be scrolled to."""


@dataclass(frozen=True)
class Look:
    """A language, and sizes of screens. Pictures and a television take longer, so they are left to the long run."""

    language: str
    sizes: Sequence[str] = tuple(SIZES)
    is_long: bool = True


BEGINNING = staged.UNHURRIED + staged_canal.FIRST + staged_monster.FIRST
MIDDLE = staged.UNHURRIED + midway.FIRST


@pytest.fixture(
    scope="module",
    params=[pytest.param(BEGINNING, id="beginning"), pytest.param(MIDDLE, marks=pytest.mark.soak, id="middle")],
)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), bot_pause=600, first=request.param)


def share_of_the_board(page: Page) -> float:
    board, screen = page.locator("section.world").bounding_box(), page.viewport_size
    assert board is not None
    assert screen is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= screen["width"]
    seen = min(board["y"] + board["height"], screen["height"]) - board["y"]
    return board["width"] * seen / (screen["width"] * screen["height"])


CUT_CODE = """() => [...document.querySelectorAll('header .code')].filter((node) => {
  const shown = node.getBoundingClientRect(), line = node.parentElement.getBoundingClientRect();
  const seen = Math.min(shown.bottom, line.bottom) - Math.max(shown.top, line.top);
  return seen > 0 && seen < shown.height - 1;
}).length"""


def assert_nothing_is_cut(page: Page, game: str, where: str) -> None:
    assert page.evaluate(CUT_CODE) == 0, where
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, where
    assert_names_are_readable(page, game, where)
    assert page.evaluate(HIDDEN, EVERYBODY[game]) == [], where
    if game in CONTROLS:
        assert page.evaluate(COVERED, CONTROLS[game]) == [], where


def assert_names_are_readable(page: Page, game: str, where: str) -> None:
    assert page.evaluate(CUT_NAMES, NAMES) == [], where
    assert page.evaluate(BROKEN_NAMES, NAMES) == [], where
    if game in LABELS:
        assert page.evaluate(CUT_LABELS, LABELS[game]) == [], where


@pytest.mark.parametrize(
    "look",
    [
        pytest.param(Look("uk", SOME, is_long=False), id="looked over"),
        *(pytest.param(Look(each), marks=pytest.mark.soak, id=each) for each in ("de", "en", "uk")),
    ],
)
@pytest.mark.parametrize("game", OWN)
def test_every_board_uses_the_space_it_has(
    request: pytest.FixtureRequest, visit: Visit, server: Server, keep: Keep, game: str, look: Look
) -> None:
    match = request.node.name.split("[")[1].rstrip("]")  # such as "middle-click-de"

    def settled(page: Page, name: str) -> str:
        """The board has measured itself."""
        settle(page)
        if look.is_long:
            keep(page, f"{match}-{name}")
        return name

    code, friends = full_table(server.url, game, find_game(game).info.max_seats)
    friends[0].do("setOption", key="begins", value="1")
    friends[0].do("start")
    page = visit(f"/table/{code}", token=friends[0].token, language=look.language)
    page.locator(OWN[game][0]).wait_for()
    for name in look.sizes:
        page.set_viewport_size(SIZES[name])
        where = settled(page, name)
        assert share_of_the_board(page) > LEAST, where
        assert_nothing_is_cut(page, game, where)
        for at in ["[data-prompt]", *OWN[game]]:
            expect(page.locator(at)).to_be_in_viewport(ratio=0.9)

    # 200 % text
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for name in [each for each in LARGE_LETTERS if each in look.sizes]:
        page.set_viewport_size(SIZES[name])
        settled(page, f"200-percent-{name}")
        expect(page.locator("[data-prompt]")).to_be_in_viewport(ratio=0.9)
        assert_names_are_readable(page, game, f"{name} with large letters")
    assert page.evaluate(HIDDEN, EVERYBODY[game]) == [], "a large screen with large letters"
    assert share_of_the_board(page) > LEAST_OF_LARGE_LETTERS
    for at in OWN[game]:
        expect(page.locator(at)).to_be_in_viewport(ratio=0.5)

    if look.is_long:
        assert_a_television_shows_it(visit, code, game, look, settled)
    for friend in friends:
        friend.leave()


def assert_a_television_shows_it(
    visit: Visit, code: str, game: str, look: Look, settled: Callable[[Page, str], str]
) -> None:
    television = visit(f"/table/{code}/display", size=TELEVISION, language=look.language)
    television.locator(PUBLIC[game][0]).wait_for()
    settled(television, "television")
    assert share_of_the_board(television) > LEAST
    for at in PUBLIC[game]:
        expect(television.locator(at)).to_be_in_viewport(ratio=0.9)
    if game in WHOLE_NAMES:
        assert_names_are_readable(television, game, "television")
    if game in LABELS:
        assert sorted(television.locator(LABELS[game]).all_text_contents()) == sorted(NAMES)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["uk", "de", "en"])
@pytest.mark.parametrize("game", OWN)
def test_twice_the_letters_are_twice_as_large(
    visit: Visit, server: Server, keep: Keep, game: str, language: str
) -> None:
    """On a phone, for whoever reads with large letters: what everybody has to read, with the widest names."""
    code, friends = full_table(server.url, game, find_game(game).info.max_seats, WIDEST)
    friends[0].do("setOption", key="begins", value="1")
    friends[0].do("start")
    page = visit(f"/table/{code}", token=friends[0].token, language=language)
    page.locator("[data-prompt]").wait_for()
    for name in PHONES:
        page.set_viewport_size(SIZES[name])
        settle(page)
        usual = page.evaluate(LETTERS, READ[game])
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        settle(page)
        keep(page, f"twice-{game}-{language}-{name}")
        large = page.evaluate(LETTERS, READ[game])
        assert len(usual) == len(large) > len(friends), name
        assert all(twice >= 1.95 * once for once, twice in zip(usual, large, strict=True)), f"{name}: {usual} {large}"
        assert page.evaluate(CUT_NAMES, WIDEST) == [], name
        assert page.evaluate(OUT_OF_REACH, WIDEST) == [], name
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
        expect(page.locator("[data-prompt]")).to_be_in_viewport(ratio=0.9)
        for at in PLAYED[game]:
            page.locator(at).first.scroll_into_view_if_needed()
            expect(page.locator(at).first).to_be_in_viewport(ratio=0.9)
        page.evaluate("document.documentElement.style.fontSize = ''")
    for friend in friends:
        friend.leave()


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_widest_names_are_whole_on_a_television(visit: Visit, server: Server, keep: Keep, seats: int) -> None:
    code, friends = full_table(server.url, "monsterrolle", seats, WIDEST)
    friends[0].do("start")
    page = visit(f"/table/{code}/display", size=TELEVISION, language="uk")
    page.locator("[data-at='monster:0']").wait_for()
    settle(page)
    keep(page, f"television-widest-{seats}-{'middle' if page.locator('.pill').count() else 'beginning'}")
    assert page.evaluate(CUT_NAMES, WIDEST) == []
    assert too_small(page) == []
    assert (
        page.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.middle'))"
        )
        <= 0
    )
    for friend in friends:
        friend.leave()


@pytest.mark.soak
@pytest.mark.parametrize("server", [BEGINNING], indirect=True)
def test_the_players_stay_in_sight_while_a_card_is_chosen(visit: Visit, server: Server) -> None:
    """Whom a card would hurt is asked before it is taken."""
    code, friends = full_table(server.url, "dayunhe", find_game("dayunhe").info.max_seats)
    friends[0].do("setOption", key="begins", value="1")
    friends[0].do("start")
    for seat, friend in enumerate(friends):
        friend.wait(lambda friend=friend, seat=seat: str(seat) in (friend.frame["match"] or {"legal": {}})["legal"])
        friend.do("play", seat=seat, move=friend.frame["match"]["legal"][str(seat)][0])
    page = visit(f"/table/{code}", token=friends[0].token, language="uk")
    page.locator("[data-at^='card:'][data-target]").first.click()
    for name, size in {**SIZES, "with a row above it": BELOW_A_ROW}.items():
        page.set_viewport_size(size)
        settle(page)
        assert page.evaluate(HIDDEN, EVERYBODY["dayunhe"]) == [], name
        expect(page.locator("section.world .take")).to_be_in_viewport(ratio=1)
    for friend in friends:
        friend.leave()
