"""Da Yunhe in real browsers: a whole match of two people and a bot, and every card by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.builder import Builder, KeyBuilder
from tests.e2e.house import PHONE, Keep, Server, Visit
from tests.e2e.keys import enter
from tests.e2e.staged_canal import FIRST

TITLE = "Da Yunhe"
LINES = 900


def open_table(host: Builder, name: str) -> None:
    page = host.page
    page.get_by_role("button", name=re.compile(f"Open a table.*{TITLE}")).click()
    host.wait(lambda: host.status == "open", "the lobby")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Use this name|Sit down")).first.click()
    for chairs in range(len(host.seats), 3):
        page.get_by_role("button", name=re.compile("Add a chair")).click()
        host.wait(lambda chairs=chairs: len(host.seats) == chairs + 1, "a chair")


def join(host: Builder, page: Page, name: str) -> Builder:
    guest = Builder(page, seed=12, taps=True)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Sit down|Join")).first.click()
    host.wait(lambda: any(seat["name"] == name for seat in host.seats), name)
    return guest


def choose(person: Builder) -> str:
    """Fills the warehouse and the map, but ends the turn often, so that the match ends soon."""
    moves = person.moves
    if "end" in moves and person.dice.random() < 0.3:
        return "end"
    for verb in ("supply", "build", "rebuild"):
        found = [move for move in moves if move.startswith(f"{verb} ")]
        if found and person.dice.random() < 0.6:
            return person.dice.choice(found)
    return "end" if "end" in moves else person.dice.choice(moves)


def whole_turn(person: Builder) -> list[str]:
    """Supplies, builds a canal and ends the turn, all of it on the board."""
    played = [person.order(first(person, "supply "))]
    played.append(person.order(first(person, "build ", besides="unrest")))
    played.append(person.order(first(person, "at ")))
    played.append(person.order(first(person, "turn ")))
    played.append(person.order("end"))
    return played


def beginning(person: Builder) -> list[str]:
    """The first tile, the first card, the first turn: whatever is asked now."""
    step = person.view["step"]
    if step == "acting":
        return whole_turn(person)
    if step == "taking":
        return [person.order(canal_on_top(person))]
    return [person.order(person.moves[0])]


def canal_on_top(person: Builder) -> str:
    stacks = person.view["seats"][person.seat]["stacks"]
    return next(f"take {number}" for number, stack in enumerate(stacks, 1) if stack["top"] != "unrest")


def first(person: Builder, verb: str, *, besides: str = "?") -> str:
    return next(move for move in person.moves if move.startswith(verb) and besides not in move)


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
"""In the order in which they are drafted: what one of them needs was done with another before."""


class OneDevice(KeyBuilder):
    """Both seats of the table, and the curtain between them."""

    holder = ""

    def order(self, move: str) -> str:
        (seat,) = self.legal
        if seat != self.holder:
            curtain = self.page.locator(".curtain")
            curtain.wait_for()
            self.page.keyboard.press("Enter")  # it has the focus
            curtain.wait_for(state="detached")
            self.holder = seat
        return super().order(move)


def use_card(person: OneDevice, card: str, keep: Keep) -> list[str]:
    """The third part first, then a supply, a build or a rebuild, and the end; all that is played."""
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
        while person.view["step"] == "sailing":
            person.order(person.moves[0])
    assert {"supply", "build", "at", "turn", "rebuild", "under"} <= verbs
