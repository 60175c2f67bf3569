"""Da Yunhe in real browsers: a whole match of two people and a bot, and every card by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.builder import Builder, KeyBuilder
from tests.e2e.canal_map import GAME, SIZES, first, sees_all_of_the_map
from tests.e2e.friend import open_table as open_quick
from tests.e2e.house import PHONE, Keep, Server, Visit, serving
from tests.e2e.keys import enter
from tests.e2e.settled import settle
from tests.e2e.staged_canal import FIRST, WEIGHED

TITLE = "Da Yunhe"
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
    yield from serving(tmp_path / "armed", first=FIRST)


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


@pytest.fixture(scope="module")
def weighed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("weighed"), first=WEIGHED)


@pytest.mark.timeout(150)
def test_a_deed_is_weighed_up_before_it_is_done(visit: Visit, weighed: Server, keep: Keep) -> None:
    code, token = open_quick(weighed.url, game=GAME, seats=4, isQuick=True)
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


@pytest.mark.soak
def test_what_is_weighed_up_fits_every_size(visit: Visit, weighed: Server, keep: Keep) -> None:
    code, token = open_quick(weighed.url, game=GAME, seats=4, isQuick=True)
    page = visit(f"/table/{code}", at=weighed.url, token=token)
    for at in ("house:1", "A2"):
        page.locator(f"section.world [data-at='{at}']").first.click()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        expect(page.locator(".confirm")).to_be_in_viewport(ratio=1)
        expect(page.locator(".act.end")).to_be_in_viewport(ratio=1)
        settle(page)
        assert sees_all_of_the_map(page), name
        keep(page, f"dayunhe-{name}")


@pytest.mark.soak
def test_a_double_click_ends_no_turn(visit: Visit, weighed: Server) -> None:
    """The first click asks; the second one neither answers nor closes the question, nor marks its words."""
    code, token = open_quick(weighed.url, game=GAME, isQuick=True)
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
