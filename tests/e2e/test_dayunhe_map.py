"""Da Yunhe's map in real browsers: all of it in sight at every size, followed on a phone, drawn from another sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.builder import Builder
from tests.e2e.canal_map import GAME, SIZES, first, sees_all_of_the_map
from tests.e2e.friend import Friend
from tests.e2e.friend import open_table as open_quick
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.settled import settle
from tests.e2e.staged_canal import CROWDED, POINTED, WEIGHED

LONG_NAMES = (
    "Annegret Müller-Lüde",
    "Maximilianejohannaxx",
    "Wolodymyra Schewtsch",
    "Bartholomäus Grünewa",
    "Костянтин Задунайськ",
)
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
SIZES_OF_FIVE: dict[str, ViewportSize] = {"1440x900": DESKTOP, **SIZES, "1290x800": {"width": 1290, "height": 800}}


@pytest.fixture
def weighed(tmp_path: Path) -> Iterator[Server]:
    yield from serving(tmp_path / "weighed", first=WEIGHED)


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Server]:
    yield from serving(tmp_path / "crowded", first=CROWDED)


def seat_five(server: Server) -> tuple[str, str]:
    code, token = open_quick(server.url, game=GAME, name=LONG_NAMES[0], seats=5)
    host = Friend(server.url, code, token)
    host.do("setSeats", seats=5)
    for seat, name in enumerate(LONG_NAMES[1:], 1):
        Friend(server.url, code).do("sit", seat=seat, name=name)
    host.do("start")
    return code, token


def cut_words(page: Page) -> list[str]:
    """Texts of the tray and of the table of players that overflow their button or the board."""
    return list(
        page.evaluate("""() => {
          const board = document.querySelector('section.world').getBoundingClientRect();
          const places = '.part b, .part small, .picture .name, .ledger thead th, .acts button';
          const words = [...document.querySelectorAll(places)];
          return words.filter((each) => {
            const box = (each.closest('.part, .picture') ?? each).getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(each);
            const at = range.getBoundingClientRect();
            if (at.width === 0) return false;
            return at.left < box.left - 1 || at.right > box.right + 1 || at.right > board.right + 1;
          }).map((each) => each.textContent);
        }""")
    )


IN_THEIR_FRAMES = """() => {
  const header = document.getElementById('board-status');
  const table = document.querySelector('.ledger table')?.getBoundingClientRect();
  const city = document.querySelector('.halls .city')?.getBoundingClientRect();
  const isBeside = table && city && city.top < table.bottom;
  const isHeaderWide = header && header.scrollWidth > header.clientWidth + 1;
  return !isHeaderWide && !(isBeside && table.right > city.left + 1);
}"""
"""Neither the round in the header nor the table of players beside the city overflows; fonts may still be loading."""


def sees(page: Page, css: str) -> bool:
    """Its centre is in the viewport, and nothing covers it."""
    return bool(
        page.evaluate(
            """(css) => {
          const target = document.querySelector(css);
          const at = target.getBoundingClientRect();
          const on = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
          return target.contains(on);
        }""",
            css,
        )
    )


@pytest.mark.soak
@pytest.mark.timeout(150)
def test_five_long_names_in_ukrainian_find_room(visit: Visit, crowded: Server, keep: Keep) -> None:
    code, token = seat_five(crowded)
    page = visit(f"/table/{code}", at=crowded.url, token=token, language="uk")
    page.locator("[data-at='part:remove'][data-target]").wait_for()
    for name, size in SIZES_OF_FIVE.items():
        page.set_viewport_size(size)
        settle(page)
        assert sees_all_of_the_map(page), name
        assert cut_words(page) == [], name
        page.wait_for_function(IN_THEIR_FRAMES)
        if name != "tablet":
            expect(page.locator("[data-at='player:0']")).to_be_in_viewport(ratio=0.97)
        assert sees(page, "[data-at='player:0']" if name != "tablet" else "[data-at='player:4']"), name
        expect(page.locator(".act.end")).to_be_in_viewport(ratio=1)
        keep(page, f"dayunhe-five-{name}")

    # At 200 % text the tile in hand and its forecast are still visible.
    for name in ("1024x768", "1440x900"):
        page.set_viewport_size(SIZES_OF_FIVE[name])
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        settle(page)
        page.wait_for_function(IN_THEIR_FRAMES)
        page.locator("[data-at='house:1']").click()
        page.locator("[data-at='A2']").click()
        expect(page.locator(".confirm")).to_contain_text("разом −1")
        expect(page.locator(".confirm")).to_be_in_viewport(ratio=1)
        assert sees(page, "[data-at='A2']"), name
        keep(page, f"dayunhe-large-{name}")
        page.locator(".choice.leave").click()
        expect(page.locator(".confirm")).to_have_count(0)


CUT_LABELS = """() => [...document.querySelectorAll('.scroll .tag')].filter((tag) => {
  const text = tag.querySelector('span');
  const isCut = text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2;
  const field = document.querySelector('[data-at="C1"]').getBoundingClientRect();
  return isCut || tag.getBoundingClientRect().bottom > field.top + 3;
}).map((tag) => tag.textContent)"""
"""Names of regions that are cut off, or lie over the first fields; one of them is a single word of 20 letters."""


@pytest.mark.soak
def test_the_players_fold_to_one_line_for_a_larger_map(visit: Visit, crowded: Server) -> None:
    code, token = seat_five(crowded)
    page = visit(f"/table/{code}", at=crowded.url, token=token, language="uk", size=SIZES_OF_FIVE["1366x650"])
    page.locator("[data-at='part:remove'][data-target]").wait_for()
    before = width_of_the_map(page)
    assert page.evaluate(CUT_LABELS) == []
    page.locator("[data-at='tab:fold']").click()
    settle(page)
    assert width_of_the_map(page) > 1.25 * before
    assert page.evaluate(CUT_LABELS) == []
    assert sees_all_of_the_map(page)
    expect(page.locator("[data-at^='chip:']")).to_have_count(5)
    for seat in range(5):
        expect(page.locator(f"[data-at='chip:{seat}']")).to_be_in_viewport(ratio=1)
    expect(page.locator(".act.end")).to_be_in_viewport(ratio=1)

    page.reload()  # it is remembered
    expect(page.locator("[data-at='tab:fold']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-at^='player:']")).to_have_count(0)
    page.locator("[data-at='house:1']").click()  # a tile may also go to the city, which comes back then
    expect(page.locator("[data-at^='player:']")).to_have_count(5)
    page.locator(".choice.leave").click()
    expect(page.locator("[data-at^='player:']")).to_have_count(0)
    page.locator("[data-at='tab:fold']").click()
    expect(page.locator("[data-at^='player:']")).to_have_count(5)


def width_of_the_map(page: Page) -> float:
    return float(
        page.evaluate("""() => {
          const edges = [...document.querySelectorAll('.fields [data-at]')].map((each) => each.getBoundingClientRect());
          return Math.max(...edges.map((at) => at.right)) - Math.min(...edges.map((at) => at.left));
        }""")
    )


def outlook_of(page: Page, css: str) -> bool:
    """Whether all these elements are inside the visible part of the map."""
    return bool(
        page.evaluate(
            """(css) => {
          const box = document.querySelector('.window').getBoundingClientRect();
          return [...document.querySelectorAll(css)].every((each) => {
            const at = each.getBoundingClientRect();
            const isAcross = at.left >= box.left - 1 && at.right <= box.right + 1;
            return isAcross && at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
          });
        }""",
            css,
        )
    )


def builds_in_the_south(friend: Friend, seat: int) -> str:
    """A supply and a build as far from the capital as possible. Returns the field."""
    field = ""
    for verb in ("supply", "build", "at", "turn"):
        friend.wait(lambda: str(seat) in (friend.frame["match"] or {"legal": {}})["legal"])
        moves = friend.frame["match"]["legal"][str(seat)]
        found = [move for move in moves if move.split()[0] == verb]
        if verb == "at":
            found.sort(key=lambda move: int(move.split()[1][1:]))
            field = str(found[-1].split()[1])
        if found:
            friend.do("play", seat=seat, move=found[-1])
    return field


@pytest.mark.timeout(150)
def test_the_map_of_a_phone_shows_values_follows_and_comes_home(visit: Visit, weighed: Server, keep: Keep) -> None:
    code, token = open_quick(weighed.url, game=GAME, name="Olena", seats=4)
    people = [Friend(weighed.url, code, token)]
    people[0].do("setSeats", seats=4)
    for seat in (1, 2, 3):
        people.append(Friend(weighed.url, code))
        people[seat].do("sit", seat=seat, name=LONG_NAMES[seat])
    people[0].do("start")
    page = visit(f"/table/{code}", at=weighed.url, token=token, size=PHONE)
    page.locator("[data-at='stack:0']").wait_for()
    settle(page)

    # A stack shows its number of tiles beside the top tile, whose value is visible.
    for at in range(3):
        top = page.locator(f"[data-at='stack:{at}'] .tiles").bounding_box()
        count = page.locator(f"[data-at='stack:{at}'] .figures").bounding_box()
        assert top is not None
        assert count is not None
        assert count["y"] >= top["y"] + top["height"] - 1 or count["x"] >= top["x"] + top["width"] - 1

    # The ship is in the south of one's own region; a tap scrolls there.
    own = ".hex:is([data-at='B1'], [data-at='B2'], [data-at='B3'])"
    page.locator(".window").evaluate("(node) => node.scrollTo(0, node.scrollHeight)")
    settle(page)
    assert not outlook_of(page, own)
    page.locator("[data-at='tab:region']").tap()
    settle(page)
    assert outlook_of(page, own)

    # A tile that is laid there stays in sight, although the ship is elsewhere.
    page.locator("[data-at='house:1']").tap()
    page.locator(".hex[data-at='B1']").tap()
    expect(page.locator(".confirm")).to_be_visible()
    settle(page)
    assert outlook_of(page, ".hex[data-at='B1']")
    page.locator(".choice.leave").tap()
    expect(page.locator(".confirm")).to_have_count(0)

    # The map follows the moves of others, however far away.
    people[0].do("play", seat=0, move="end")
    notice = page.locator(".notice").first  # about the revealed card
    notice.wait_for()
    assert notice.evaluate("(node) => node.scrollWidth - node.clientWidth") <= 0
    field = builds_in_the_south(people[1], 1)
    expect(page.locator(f".hex[data-at='{field}']")).to_have_accessible_name(re.compile(LONG_NAMES[1]))
    settle(page)
    assert outlook_of(page, f".hex[data-at='{field}']")
    assert not outlook_of(page, own)
    keep(page, "dayunhe-followed-phone")

    # The whole map fits.
    less = page.get_by_role("button", name="Smaller")
    while less.get_attribute("aria-disabled") != "true":
        less.tap()
        settle(page)
    assert outlook_of(page, ".hex")
    keep(page, "dayunhe-whole-phone")

    # On its side the phone has an overview too, and no button lies over the map.
    page.set_viewport_size(ON_ITS_SIDE)
    settle(page)
    window = page.locator(".window").bounding_box()
    assert window is not None
    for button in ("minimap", "zoom:in", "tab:region", "tab:cards", "tab:city"):
        box = page.locator(f"[data-at='{button}']").bounding_box()
        assert box is not None
        assert box["y"] >= window["y"] + window["height"] - 1, button
        assert box["height"] >= 44, button
    overview = page.locator("[data-at='minimap']").bounding_box()
    assert overview is not None
    page.touchscreen.tap(overview["x"] + overview["width"] - 8, overview["y"] + 20)
    settle(page)
    assert outlook_of(page, ".hex[data-at='B12']")
    keep(page, "dayunhe-phone-on-its-side")
    for person in people:
        person.leave()


@pytest.fixture
def pointed(tmp_path: Path) -> Iterator[Server]:
    yield from serving(tmp_path / "pointed", first=POINTED)


def middles(page: Page) -> dict[str, tuple[float, float]]:
    """Where each field is drawn, in widths of a hexagon from the first one."""
    found = page.evaluate("""() => {
      const hexes = [...document.querySelectorAll('.hex')];
      const first = hexes[0].getBoundingClientRect();
      return hexes.map((hex) => {
        const at = hex.getBoundingClientRect();
        return [hex.dataset.at, (at.x - first.x) / at.width, (at.y - first.y) / at.height];
      });
    }""")
    return {name: (x, y) for name, x, y in found}


@pytest.mark.soak
@pytest.mark.timeout(150)
def test_another_map_is_drawn_and_played_as_its_sheet_has_it(visit: Visit, pointed: Server, keep: Keep) -> None:
    code, token = open_quick(pointed.url, game=GAME, seats=2, isQuick=True)
    page = visit(f"/table/{code}", at=pointed.url, token=token, size=PHONE)
    person = Builder(page)
    page.reload()  # now its socket is overheard
    person.wait(lambda: bool(person.legal), "the turn")
    page.locator(".hex").first.wait_for()
    settle(page)

    # On an upright phone north is at the top: due east is one hexagon to the right, the next row three quarters down.
    at = middles(page)
    assert len(at) == 22
    assert at["E4"][0] - at["C4"][0] == pytest.approx(1, abs=0.02)
    assert at["E4"][1] == pytest.approx(at["C4"][1], abs=0.02)
    assert at["D5"][0] - at["C4"][0] == pytest.approx(0.5, abs=0.02)
    assert at["D5"][1] - at["C4"][1] == pytest.approx(0.75, abs=0.02)
    expect(page.locator("[data-at='B3']")).to_have_accessible_name(re.compile("canal: east"))
    keep(page, "dayunhe-pointed-phone")

    # The forecast follows the line due east, and then on to the south.
    person.touch("forecast")
    expect(page.locator(".totals")).to_contain_text("The ship brings")
    keep(page, "dayunhe-pointed-forecast-phone")
    person.touch("forecast")

    # A tile with three ends is built and turned; then unrest is removed, and the turn ends with the ship under way.
    person.order("build canal4")
    # Pressed as slowly as people do: what would follow is shown meanwhile, and the map stays under the mouse.
    person.spot("B5").click(delay=400)
    person.wait(lambda: person.sent[-1] == "at B5", "the field that was pressed")
    keep(page, "dayunhe-pointed-turning-phone")
    person.order(first(person, "turn "))
    expect(page.locator("[data-at='B5']")).to_have_accessible_name(re.compile("canal"))
    person.order("remove C6")
    for name, size in {"1440x900": DESKTOP, **SIZES}.items():
        page.set_viewport_size(size)
        settle(page)
        assert sees_all_of_the_map(page), name
        assert cut_words(page) == [], name
        keep(page, f"dayunhe-pointed-{name}")
    page.set_viewport_size(PHONE)
    settle(page)
    person.order("end")
    expect(page.locator("[data-at='E4']")).to_be_visible()
    person.wait(lambda: person.view["ship"] != "C4" or person.view["round"] > 4, "the ship")
