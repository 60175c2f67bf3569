"""Da Yunhe in real browsers: a whole match of two people and a bot, and every card by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.builder import Builder, KeyBuilder
from tests.e2e.friend import Friend
from tests.e2e.friend import open_table as open_quick
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit
from tests.e2e.keys import enter
from tests.e2e.settled import settle
from tests.e2e.staged_canal import CROWDED, FIRST, POINTED, WEIGHED

TITLE = "Da Yunhe"
TITLE_ID = "dayunhe"
LINES = 900


def open_table(host: Builder, name: str) -> None:
    page = host.page
    page.get_by_role("button", name=re.compile(f"Open a table.*{TITLE}")).click()
    host.wait(lambda: host.status == "open", "the lobby")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Use this name|Sit down")).first.click()
    for chairs in range(len(host.seats), 3, -1):
        page.get_by_role("button", name=re.compile("Remove a chair")).click()
        host.wait(lambda chairs=chairs: len(host.seats) == chairs - 1, "a chair less")


def join(host: Builder, page: Page, name: str) -> Builder:
    guest = Builder(page, seed=12, taps=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Sit down|Join")).first.click()
    host.wait(lambda: any(seat["name"] == name for seat in host.seats), name)
    return guest


def choose(person: Builder) -> str:
    """Fills the warehouse and the map, but often ends the turn, so that the match ends soon."""
    moves = person.moves
    if "end" in moves and person.dice.random() < 0.3:
        return "end"
    for verb in ("supply", "build", "rebuild"):
        found = [move for move in moves if move.startswith(f"{verb} ")]
        if found and person.dice.random() < 0.6:
            return person.dice.choice(found)
    return "end" if "end" in moves else person.dice.choice(moves)


def whole_turn(person: Builder) -> list[str]:
    """Supplies, builds a canal and ends the turn, all on the board."""
    played = [person.order(first(person, "supply "))]
    played.append(person.order(first(person, "build ", besides="unrest")))
    played.append(person.order(first(person, "at ")))
    played.append(person.order(first(person, "turn ")))
    played.append(person.order("end"))
    return played


def beginning(person: Builder) -> list[str]:
    """Plays what is asked first: a tile, a card, or a turn."""
    step = person.view["step"]
    if step == "acting":
        return whole_turn(person)
    if step == "taking":
        return [person.order(canal_on_top(person))]
    return [person.order(person.moves[0])]


def canal_on_top(person: Builder) -> str:
    tops = person.view["seats"][person.seat]["tops"]
    return next(f"take {number}" for number, top in enumerate(tops, 1) if top != "unrest")


def first(person: Builder, verb: str, *, besides: str = "?") -> str:
    return next(move for move in person.moves if move.startswith(verb) and besides not in move)


@pytest.mark.soak
@pytest.mark.timeout(150)
def test_two_people_and_a_bot_play_from_home_to_the_end(visit: Visit, keep: Keep) -> None:
    host = Builder(visit(), seed=11)
    open_table(host, "Olena")
    guest = join(host, visit(f"/join/{host.frame['table']['invitation']}", size=PHONE), "Ben")
    host.page.get_by_role("button", name=re.compile("medium bot")).first.click()
    host.wait(lambda: host.seats[2]["kind"] == "bot", "a bot")
    host.page.get_by_role("button", name="Start", exact=True).click()
    people = [host, guest]
    tapped: list[str] = []
    kept = False
    for _ in range(LINES):
        host.wait(lambda: host.status == "finished" or any(person.legal for person in people), "somebody's turn")
        if host.status == "finished":
            break
        person = next((person for person in people if person.legal), None)
        if person is None:
            continue
        if person is guest and guest.view["round"] <= 1:
            tapped += beginning(guest)
            continue
        if host.view["round"] == 4 and host.view["step"] == "acting" and not kept:
            kept = True
            keep(host.page, "dayunhe-table")
            keep(guest.page, "dayunhe-table-phone")
        if person is guest:
            guest.order(choose(guest))
        else:
            host.type_move(choose(host))
    verbs = [move.split()[0] for move in tapped]
    assert verbs[:7] == ["take", "pick", "supply", "build", "at", "turn", "end"]
    assert kept
    for person in people:
        person.wait(lambda person=person: person.status == "finished", "the end")
        assert person.frame["match"]["result"] == host.frame["match"]["result"]
        end = person.page.locator("[aria-labelledby='result-title']")
        sheet = end.get_by_role("table", name="Where reputation came from")
        expect(sheet).to_be_visible()
        expect(sheet.get_by_role("columnheader")).to_have_count(3)
        expect(end.get_by_role("img", name=re.compile("Course of reputation"))).to_be_visible()
    totals = [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted(seat["reputation"] for seat in host.view["seats"])
    keep(host.page, "dayunhe-end")
    keep(guest.page, "dayunhe-end-phone")
    end.get_by_role("img", name=re.compile("Course of reputation")).scroll_into_view_if_needed()
    keep(guest.page, "dayunhe-end-chart-phone")


@pytest.fixture
def armed(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "armed").mkdir()
    running = Server(tmp_path / "armed", first=FIRST)
    running.start()
    yield running
    running.stop()


CARDS = ("raise", "spy", "remove", "inspect", "calm", "destroy", "tea", "intrigue", "denounce", "reform")
"""Drafted in this order: some cards need what others have done before."""


class OneDevice(KeyBuilder):
    """Both seats of a pass-and-play table, with the curtain between turns."""

    holder = ""

    def order(self, move: str) -> str:
        (seat,) = self.legal
        if seat != self.holder:
            curtain = self.page.locator(".curtain")
            curtain.wait_for()
            self.page.keyboard.press("Enter")  # the curtain has the focus
            curtain.wait_for(state="detached")
            self.holder = seat
        return super().order(move)


def use_card(person: OneDevice, card: str, keep: Keep) -> list[str]:
    """Plays the third part first, then a supply, a build or a rebuild, and the end. Returns all moves."""
    played: list[str] = []
    todo = [card, "rebuild", "supply"] if card == "remove" else [card, "supply", "build"]
    while person.view["step"] != "drafting":
        moves = person.moves
        if "end" not in moves:  # a begun part is finished, a ship halted as soon as it may
            moved = any(move.startswith("sail ") for move in played)
            if person.view["step"] == "turning" and card == CARDS[0]:
                keep(person.page, "dayunhe-keyboard")
            played.append(person.order("halt" if "halt" in moves and moved else moves[0]))
            continue
        wished = todo.pop(0) if todo else "end"
        found = [move for move in moves if move.split()[0] == wished and "unrest" not in move]
        if not found:
            assert wished != card, f"{card} is not among {moves}"
            continue
        played.append(person.order(found[0]))
        if wished == "end":
            break
    return played


@pytest.mark.soak
@pytest.mark.timeout(150)
def test_every_card_by_keyboard_alone(visit: Visit, armed: Server, keep: Keep) -> None:
    page = visit(at=armed.url)
    person = OneDevice(page)
    page.get_by_role("button", name=re.compile(f"One device for all.*{TITLE}")).wait_for()
    enter(page, f"One device for all.*{TITLE}")
    page.get_by_label("Name of player 1").wait_for()
    enter(page, "Start")
    person.wait(lambda: bool(person.legal), "the first tile")
    while person.view["step"] == "taking":
        person.order(canal_on_top(person))
    wanted, verbs = list(CARDS), set[str]()
    while wanted:
        cards = wanted[:2]
        for card in cards:
            person.order(f"pick {card}")
        for card in cards:
            wanted.remove(card)
            played = use_card(person, card, keep)
            assert card in [move.split()[0] for move in played]
            assert played[-1] == "end"
            verbs |= {move.split()[0] for move in played}
        while person.view["step"] in ("sailing", "rising"):
            is_first = person.view["step"] == "rising" and person.view["turn"]["rising"] == person.view["fist"]
            if is_first:
                keep(page, "dayunhe-uprising")
            verbs.add(person.order("under 2" if is_first else person.moves[0]).split()[0])
    assert {"supply", "build", "at", "turn", "rebuild", "under", "spread"} <= verbs


@pytest.fixture
def weighed(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "weighed").mkdir()
    running = Server(tmp_path / "weighed", first=WEIGHED)
    running.start()
    yield running
    running.stop()


SIZES: dict[str, ViewportSize] = {
    "1024x768": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    "1366x650": {"width": 1366, "height": 650},
    "2560x1440": {"width": 2560, "height": 1440},
}


def sees_all_of_the_map(page: Page) -> bool:
    """Every hexagon is inside the viewport and its clipping ancestors, and its centre is not covered by the tray."""
    return bool(
        page.evaluate("""() => [...document.querySelectorAll('.hex')].every((hex) => {
          const at = hex.getBoundingClientRect();
          const board = document.querySelector('section.world').getBoundingClientRect();
          const isInside = at.left >= board.left && at.right <= board.right
            && at.top >= board.top && at.bottom <= board.bottom;
          const on = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
          return isInside && on === hex;
        })""")
    )


@pytest.mark.timeout(150)
def test_a_deed_is_weighed_up_before_it_is_done(visit: Visit, weighed: Server, keep: Keep) -> None:
    code, token = open_quick(weighed.url, game=TITLE_ID, seats=4, isQuick=True)
    page = visit(f"/table/{code}", at=weighed.url, token=token)
    person = Builder(page)
    page.reload()  # from now on its socket is recorded
    preview, button = page.locator(".preview"), page.locator(".actions .confirm")

    # The table of players shows public figures; the whole map is visible.
    rows = page.locator(".ledger tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(0).get_by_role("img", name=re.compile("2 unrest tiles at the bottom"))).to_be_visible()
    expect(page.locator("#board-status")).to_contain_text("4 trips left, southbound")
    expect(page.locator("#board-status")).to_contain_text("Actions")
    assert sees_all_of_the_map(page)

    # Over one's third torch: the consequences of a build are shown before it, also on the button.
    person.touch("house:1")
    person.touch("A2")
    expect(preview).to_contain_text("+5 now")
    expect(preview).to_contain_text("your wall 3 of 3")
    expect(preview).to_contain_text("uprising −12")
    expect(preview.locator(".sum.loss")).to_be_visible()
    sum_of = preview.locator(".sum").inner_text().replace("=", " ").split()[-1]
    expect(button).to_contain_text(f"Build here: {sum_of} in all")
    own = page.locator("[data-at='player:0']")
    expect(own.locator(".place.ghost")).to_have_count(1)
    expect(own.locator(".after")).to_be_visible()
    keep(page, "dayunhe-weighed")

    # What the ship would bring to everybody, with the tile in its current rotation.
    totals = page.locator(".totals")
    expect(totals).to_have_count(0)
    person.touch("forecast")
    expect(totals).to_contain_text("The ship brings")
    person.touch("forecast")
    expect(totals).to_have_count(0)
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        expect(page.locator(".confirm")).to_be_in_viewport(ratio=1)
        expect(page.locator(".act.end")).to_be_in_viewport(ratio=1)
        page.wait_for_timeout(100)  # the board has measured itself
        assert sees_all_of_the_map(page), name
        keep(page, f"dayunhe-{name}")
    page.set_viewport_size(DESKTOP)

    # Another field is tapped: the tile goes there, and the figures are about that field.
    person.touch("B1")
    expect(preview).not_to_contain_text("uprising")
    expect(page.locator(".say")).to_contain_text("B1")
    person.confirm()
    expect(page.locator("[data-at='B1']")).to_have_accessible_name(re.compile("garden"))

    # One press takes back the whole build, with its line in the log and its mark on the map.
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-at='B1']")).to_have_accessible_name(re.compile("empty"))
    expect(page.locator("[data-at='house:1']")).to_have_attribute("aria-pressed", "false")
    assert person.view["step"] == "acting"
    page.get_by_role("button", name=re.compile("^Log")).click()
    expect(page.locator(".log")).not_to_contain_text("builds on")
    page.keyboard.press("Escape")

    # Removing unrest is previewed as well.
    person.touch("part:remove")
    person.touch("B2")
    expect(preview).to_contain_text("2 of 3")
    expect(button).to_contain_text("Remove it")
    person.touch("A2")
    expect(preview).to_contain_text("uprising −12")
    page.keyboard.press("Escape")
    expect(preview).to_have_count(0)

    # The end of the turn asks once about unused parts, which are not shown as done; this can be switched off.
    page.get_by_role("button", name="End turn").click()
    ask = page.locator("dialog")
    expect(ask).to_contain_text("Supply: 1")
    expect(ask).to_contain_text("Build: 2")
    ask.get_by_role("button", name="Not yet").click()
    expect(page.locator("[data-at='part:supply']")).to_contain_text("1 of 1 left")
    page.get_by_role("button", name="Why not?").click()
    person.touch("part:rebuild")
    expect(page.locator(".why")).to_contain_text("This can be done")
    assert page.locator("#board-status ol").count() == 1
    page.get_by_role("button", name="End turn").click()
    ask.get_by_label(re.compile("Do not ask again")).check()
    ask.get_by_role("button", name="End turn").click()
    expect(page.locator("[data-at='part:supply']")).to_contain_text("turn over")
    page.locator("[data-at='tab:cards']").click()
    expect(page.locator("dialog li h3")).to_have_count(10)


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
def crowded(tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "crowded").mkdir()
    running = Server(tmp_path / "crowded", first=CROWDED)
    running.start()
    yield running
    running.stop()


def seat_five(server: Server) -> tuple[str, str]:
    code, token = open_quick(server.url, game=TITLE_ID, name=LONG_NAMES[0], seats=5)
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


def test_a_double_click_ends_no_turn(visit: Visit, weighed: Server) -> None:
    """The first click asks; the second one neither answers nor closes the question, nor marks its words."""
    code, token = open_quick(weighed.url, game=TITLE_ID, isQuick=True)
    page = visit(f"/table/{code}", at=weighed.url, token=token)
    end = page.locator(".act.end.ready")
    for _ in range(2):
        end.dblclick()
        expect(page.get_by_role("dialog", name="End the turn already?")).to_be_visible()
        assert page.evaluate("getSelection().toString()") == ""
        page.get_by_role("button", name="Not yet").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(end).to_be_visible()

    # Without the question the first click ends the turn, and the second one is not answered by a refusal.
    page.evaluate("localStorage.setItem('tischlein.dayunhe.ends-unasked', 'yes')")
    end.dblclick()
    expect(end).to_have_count(0)
    settle(page)
    expect(page.locator(".refusal, dialog[open]")).to_have_count(0)


CUT_LABELS = """() => [...document.querySelectorAll('.scroll .tag')].filter((tag) => {
  const text = tag.querySelector('span');
  const isCut = text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2;
  const field = document.querySelector('[data-at="C1"]').getBoundingClientRect();
  return isCut || tag.getBoundingClientRect().bottom > field.top + 3;
}).map((tag) => tag.textContent)"""
"""Names of regions that are cut off, or lie over the first fields; one of them is a single word of 20 letters."""


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
    code, token = open_quick(weighed.url, game=TITLE_ID, name="Olena", seats=4)
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
    (tmp_path / "pointed").mkdir()
    running = Server(tmp_path / "pointed", first=POINTED)
    running.start()
    yield running
    running.stop()


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


@pytest.mark.timeout(150)
def test_another_map_is_drawn_and_played_as_its_sheet_has_it(visit: Visit, pointed: Server, keep: Keep) -> None:
    code, token = open_quick(pointed.url, game=TITLE_ID, seats=2, isQuick=True)
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
    person.order("at B5")
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
