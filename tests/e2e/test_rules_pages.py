"""Rules pages in a browser: every game in every language, from a refusal to its clause and back, search, paper."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.axe import check, check_files
from tests.e2e.friend import finished_table, open_table
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit
from tests.e2e.matrix import gated
from tests.e2e.player import Player
from tischlein.core.registry import components_part, find_game, game_folder, game_ids
from tischlein.core.rulebook import Rulebook
from tischlein.words.rulebooks import read_rulebook
from tischlein.words.words import LANGUAGES

TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = {"de": PHONE, "en": DESKTOP, "uk": TABLET}
"""Each language in another size, so that all of both are seen."""
GAMES = {"CL": "click", "DY": "dayunhe"}
"""By the letters of its clauses."""
KEYS = (" ", "Enter", "1", "a", "ArrowLeft", "Escape", "u")
BY_ITSELF = {"ping", "since"}
"""What a page sends without anybody's doing: after a bot has moved it asks for what happened."""


def book(game_id: str, language: str = "en") -> Rulebook:
    found = read_rulebook(game_id, language)
    assert found is not None
    return found


ROWS = """(rows) => rows.map((row) => [
  row.id, row.querySelector('p').innerText, row.querySelectorAll('p .mark').length])"""


@gated("game_id, language", product(game_ids(), LANGUAGES), gate=[("dayunhe", "uk")])
def test_every_clause_of_every_game_is_there(visit: Visit, keep: Keep, game_id: str, language: str) -> None:
    rules, prefix = book(game_id, language), find_game(game_id).info.prefix
    page = visit(f"/rules/{game_id}", size=SIZES[language], language=language)
    expect(page.locator("main li[id]")).to_have_count(len(list(rules.clauses)))
    rows = page.locator("main li[id]").evaluate_all(ROWS)
    for clause, (number, text, marks) in zip(rules.clauses, rows, strict=True):
        assert number == clause.id
        said = " ".join(text.split())
        for part in clause.parts:
            assert part.text.replace("`", "").split(".")[0].strip() in said, clause.id
        assert marks == sum(part.mark != "text" for part in clause.parts), clause.id
    expect(page.locator("main h2")).to_contain_text(
        [each.heading for each in rules.sections if each.number is not None]
    )
    text = page.locator("body").inner_text()
    assert not re.search(rf"\b({prefix}|page)-[a-z]|\[(text|ruling|sheet)\]|`", text), "a key or a sign of the document"
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "nothing is cut off at the side"
    keep(page, f"rules-{game_id}-{language}")


@gated("game_id", game_ids(), gate=["click"])
def test_what_a_game_draws_is_seen(visit: Visit, game_id: str) -> None:
    page = visit(f"/rules/{game_id}")
    page.locator("main li[id]").first.wait_for()
    has_art = (game_folder(game_id) / "web" / "rules.ts").is_file()
    assert has_art <= (components_part(game_id) is not None), "drawings of what?"
    expect(page.locator("#minute article")).to_have_count(3)
    expect(page.locator("#minute .scene > *")).to_have_count(3 if has_art else 0)
    expect(page.locator("#box")).to_have_count(1 if has_art else 0)
    figures = page.locator("main li .figure")
    assert (figures.count() >= 6) == has_art
    for drawn in [*figures.all(), *page.locator(".scene").all()]:
        box = drawn.locator("svg").first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 20, "nothing is drawn there"
    missing = page.evaluate(
        "[...document.querySelectorAll('main use')].map((use) => use.getAttribute('href'))"
        ".filter((id) => !document.querySelector(id))"
    )
    assert missing == [], "a symbol that nobody has drawn"


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("clause", ["CL-3.12", "DY-6.8"])
def test_axe_finds_nothing(visit: Visit, clause: str, size: Any) -> None:
    page = visit(f"/rules/{GAMES[clause[:2]]}#{clause}", size=size)
    page.locator(f"[id='{clause}']").wait_for()
    check(page, "rules")
    check_files(page)
    page.locator("search input").fill("rickshaw")
    check(page, "rules, searched")


class Line:
    """What a page sends over its sockets."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.opened = 0
        self.is_closed = False
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        self.opened += 1
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)["t"]))
        socket.on("close", lambda _: setattr(self, "is_closed", True))


def read_and_return(page: Page, line: Line, clause: str, back: str) -> None:
    """At a clause, opened from a table: nothing reaches the table, and it is as it was."""
    row = page.locator(f"[id='{clause}']")
    expect(row).to_have_class(re.compile("here"))
    expect(row).to_be_focused()
    expect(row).to_be_in_viewport()
    assert page.url.endswith(f"#{clause}")
    sent = len(line.sent)
    for key in KEYS:
        page.keyboard.press(key)
    page.evaluate("document.activeElement.blur()")
    for key in KEYS:
        page.keyboard.press(key)
    page.wait_for_timeout(200)
    assert set(line.sent[sent:]) <= BY_ITSELF, "a key that was meant for the rules reached the table"
    page.get_by_role("link", name=back).first.click()
    page.locator("section.world").wait_for()
    expect(page.locator("section.world")).to_be_visible()
    assert (line.opened, line.is_closed) == (1, False), "the connection was never lost"


def test_from_a_refusal_on_the_board_to_its_clause_and_back(visit: Visit, server: Server, keep: Keep) -> None:
    code, token = open_table(server.url, isQuick=True)
    page = visit("/", size=PHONE, language="de", token=token)
    line, player = Line(page), Player(page)
    page.goto(f"{server.url}/table/{code}")
    player.wait(lambda: bool(player.legal), "the own turn")
    page.locator("section.world").get_by_role("button", name="Fertig").tap(force=True)  # why not yet?
    link = page.locator(".why a")
    clause = link.inner_text().removeprefix("Regel ")
    box = link.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    link.tap()
    read_and_return(page, line, clause, "Zurück zum Tisch")
    expect(page.locator(".why")).to_be_visible()  # what was asked is still answered
    page.go_back()
    page.get_by_role("link", name="Zurück zum Tisch").first.wait_for()
    keep(page, "rules-from-a-refusal-phone")
    page.reload()
    page.get_by_role("link", name="Zurück zum Tisch").first.tap()
    page.locator("section.world").wait_for()
    assert player.version == player.frame["v"]


@pytest.mark.soak
def test_from_a_typed_refusal_to_its_clause_and_back(visit: Visit, server: Server) -> None:
    code, token = open_table(server.url, game="click", isQuick=True)
    page = visit("/", language="en", token=token)
    line, player = Line(page), Player(page)
    page.goto(f"{server.url}/table/{code}")
    player.wait(lambda: "match" in player.frame and player.frame["match"] is not None, "the match")
    page.locator("section.world").wait_for()
    page.keyboard.press(":")
    page.keyboard.type("lay left")
    page.keyboard.press("Enter")
    link = page.get_by_role("link", name=re.compile(r"^Rule CL-\d"))
    clause = link.inner_text().removeprefix("Rule ")
    link.click()
    read_and_return(page, line, clause, "Back to the table")


@pytest.mark.soak
def test_keys_are_the_rules_own_while_they_are_read(visit: Visit, server: Server) -> None:
    """An arrow leads through the past of a match; before its rules it moves the cursor of the search."""
    code, token = finished_table(server.url)
    page = visit("/", token=token)
    line = Line(page)
    page.goto(f"{server.url}/table/{code}")
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator("[data-v]").nth(3).click()
    page.get_by_role("button", name="Back to now").wait_for()
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    page.locator("main li[id]").first.wait_for()
    sent = len(line.sent)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("/")
    page.keyboard.type("paper")
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(300)
    assert set(line.sent[sent:]) <= {"ping"}
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("button", name="Back to now").wait_for()  # the past is where it was
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(300)
    assert "lookBack" in line.sent[sent:]


@pytest.mark.soak
def test_every_place_that_leads_there(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.get_by_role("link", name=re.compile("^Rules.*Monsterrolle")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Monsterrolle")
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)
    code, token = open_table(server.url, seats=2)
    lobby = visit(f"/table/{code}", token=token)
    lobby.get_by_role("main").get_by_role("link", name="Rules").click()
    lobby.get_by_role("link", name="Back to the table").click()
    lobby.get_by_role("button", name="Menu").click()
    lobby.keyboard.press("Escape")
    lobby.get_by_role("banner").get_by_role("link", name="Rules").click()
    lobby.get_by_role("link", name="Back to the table").wait_for()
    over, who = finished_table(server.url)
    end = visit(f"/table/{over}", size=PHONE, token=who)
    end.get_by_role("dialog").get_by_role("link", name="Rules").click()
    end.locator("main li[id]").first.wait_for()
    end.get_by_role("link", name="Back to the table").click()
    expect(end.get_by_role("dialog")).to_be_visible()
    end.get_by_role("button", name="Look at the board").click()
    end.get_by_role("button", name="Menu").click()
    end.get_by_role("dialog").get_by_role("link", name="Rules").click()
    end.locator("main li[id]").first.wait_for()


def test_looking_for_a_rule(visit: Visit) -> None:
    page = visit("/rules/click", language="uk")
    rows = page.locator("main li[id]")
    rows.first.wait_for()
    page.keyboard.press("/")
    search = page.get_by_label("Знайти правило")
    expect(search).to_be_focused()
    page.keyboard.type("РИКША")
    expect(rows.locator("mark").first).to_have_text("рикша")
    found = rows.count()
    assert 0 < found < 20
    counts = [int(each) for each in page.locator("nav li b").all_inner_texts()]
    assert sum(counts) == found
    page.keyboard.type(" сніговик")
    expect(page.get_by_text("Про це тут нічого немає.").first).to_be_visible()
    expect(rows).to_have_count(0)
    page.keyboard.press("Escape")
    expect(rows).to_have_count(len(list(book("click").clauses)))
    expect(search).to_have_value("")


def test_a_reference_leads_to_its_clause_and_a_number_copies_its_address(visit: Visit, server: Server) -> None:
    page = visit("/rules/click#CL-3.7")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    page.locator("[id='CL-3.7']").get_by_role("link", name="CL-3.20", exact=True).click()
    expect(page.locator("[id='CL-3.20']")).to_be_focused()
    page.go_back()
    expect(page.locator("[id='CL-3.7']")).to_have_class(re.compile("here"))
    page.get_by_role("link", name="Copy the address of CL-2.1", exact=True).click()
    expect(page.get_by_text("Address copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.url}/rules/click#CL-2.1"


@pytest.mark.soak
def test_another_language_keeps_the_place(visit: Visit) -> None:
    page = visit("/rules/dayunhe#DY-6.1")
    page.locator("[id='DY-6.1']").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("main")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(page.locator("[id='DY-6.1']")).to_be_in_viewport()


def test_there_are_no_such_rules(visit: Visit) -> None:
    page = visit("/rules/chess#CH-1.1")
    page.get_by_role("heading", name="There are no rules for this game here.").wait_for()
    page.get_by_role("link", name="To the start page").last.click()
    page.get_by_role("link", name=re.compile("^Rules")).first.wait_for()


@pytest.mark.soak
@pytest.mark.parametrize("game_id", game_ids())
def test_on_paper(visit: Visit, game_id: str) -> None:
    page = visit(f"/rules/{game_id}", language="de", scheme="dark")
    page.locator("main li[id]").first.wait_for()
    paper = page.pdf(prefer_css_page_size=True)
    sheets = re.findall(rb"/Type\s*/Page\b", paper)
    assert 4 <= len(sheets) <= 20
    assert set(re.findall(rb"/MediaBox\s*\[([^\]]*)\]", paper)) == {b"0 0 594.95996 841.91998"}, "A4"
    page.emulate_media(media="print")
    for unseen in ("header", "nav", "search", ".skip"):
        expect(page.locator(unseen).first).to_be_hidden()
    for row in page.locator("main li[id]").all()[:5]:
        expect(row).to_have_css("break-inside", "avoid")
