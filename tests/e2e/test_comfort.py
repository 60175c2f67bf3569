"""Comfort: nothing covers the prompt, left-handed layout, the log follows, and names can be forgotten."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e import staged, staged_canal
from tests.e2e.friend import Friend, open_table
from tests.e2e.house import PHONE, Keep, Server, Visit, serving
from tests.e2e.photographer import photo_on
from tests.e2e.settled import settle
from tests.e2e.two import Two, play_click_out, take_canals


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), bot_pause=0, first=staged.UNHURRIED + staged_canal.FIRST)


def box(node: Locator) -> FloatRect:
    found = node.bounding_box()
    assert found is not None
    return found


@pytest.mark.soak
def test_a_refusal_leaves_readable_what_is_asked(visit: Visit, server: Server, keep: Keep) -> None:
    table = Two(server.url, "click")
    page = visit(f"/table/{table.code}", size=PHONE, token=table.token)
    table.people[0].wait(lambda: "click" in table.moves(0))
    found = photo_on(table.view, 0)
    assert found is not None
    other = "2" if found[0] == "1" else "1"  # is nowhere on the wall
    page.locator("section.world [data-at='shutter']").tap()
    page.locator("[data-at='nothing']").wait_for()  # the call was heard
    for at in (f"frame:{other}", "wall:1"):
        page.locator(f"section.world [data-at='{at}']").tap()
    page.locator(".toast").wait_for()
    toast, prompt = box(page.locator(".toast")), box(page.locator("[data-prompt]"))
    keep(page, "click-refused-phone")
    assert toast["y"] >= prompt["y"] + prompt["height"] or toast["y"] + toast["height"] <= prompt["y"]
    table.leave()


@pytest.mark.soak
def test_the_shutter_lies_under_the_left_thumb_of_who_wishes_it(visit: Visit, server: Server, keep: Keep) -> None:
    code, token = open_table(server.url, game="click", isQuick=True)
    page = visit(f"/table/{code}", size=PHONE, token=token)
    shutter = page.locator("[data-at='shutter']")
    shutter.wait_for()
    assert box(shutter)["x"] > PHONE["width"] / 2
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Main hand").get_by_role("button", name="left").click()
    page.keyboard.press("Escape")
    keep(page, "click-left-handed-phone")
    for _ in range(2):
        shutter.wait_for()
        mirrored = box(shutter)
        assert mirrored["x"] + mirrored["width"] < PHONE["width"] / 2
        page.reload()  # stored on this device


def play_on(friend: Friend, turns: int) -> None:
    for _ in range(turns):
        friend.wait(lambda: bool(friend.frame["match"]["legal"]))
        moves = friend.frame["match"]["legal"]["0"]
        friend.do("play", seat=0, move=next((move for move in moves if move.startswith("lay")), moves[0]))


@pytest.mark.soak
def test_the_log_follows_unless_somebody_reads_further_up(visit: Visit, server: Server) -> None:
    code, token = open_table(server.url, isQuick=True)
    friend = Friend(server.url, code, token)
    play_on(friend, 12)
    page = visit(f"/table/{code}", token=token, size={"width": 1100, "height": 420})
    page.get_by_role("button", name="Log", exact=True).click()
    newest = page.locator(".log li").last
    expect(newest).to_be_in_viewport()

    def heard() -> None:
        expect(page.locator(f".log [data-v='{told(friend)[-1]}']")).to_have_count(1)

    # Entered by Tab and left again: the tab stop returns to the last line
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('.log')"):
            break
    page.keyboard.press("Home")
    expect(page.locator(".log li").first).to_be_in_viewport()
    play_on(friend, 2)
    heard()
    expect(newest).not_to_be_in_viewport()
    page.keyboard.press("Tab")
    play_on(friend, 2)
    heard()
    expect(newest).to_be_in_viewport()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("Number(document.activeElement.dataset.v)") == told(friend)[-1]

    # An earlier position, and back to the current one
    page.locator(".log [data-v]").first.click()
    page.get_by_role("button", name="Back to now").click()
    expect(newest).to_be_in_viewport()
    friend.leave()


def told(friend: Friend) -> list[int]:
    return [int(line["v"]) for line in friend.log if line["texts"]]


@pytest.mark.soak
def test_what_is_taken_back_leaves_the_log_for_everybody(visit: Visit, server: Server, keep: Keep) -> None:
    table = Two(server.url, "monsterrolle")
    first = table.people[0].frame["match"]["toAct"][0]
    for verb in ("lay", "end"):
        table.play(first, table.find(first, verb))
    seat = 1 - first
    actor, other = table.people[seat], table.people[1 - seat]
    pages = [visit(f"/table/{table.code}", token=friend.token) for friend in (actor, other)]
    for page in pages:
        page.get_by_role("button", name="Log", exact=True).click()
    while not any(move.startswith("lay") for move in table.moves(seat)):
        table.play(seat, table.moves(seat)[0])
    table.play(seat, table.find(seat, "lay"))
    laid = told(actor)[-1]
    for page in pages:
        expect(page.locator(f".log [data-v='{laid}']")).to_be_visible()
    actor.do("undo", seat=seat)
    for page in pages:
        expect(page.locator(f".log .struck [data-v='{laid}']")).to_have_count(1)
        expect(page.get_by_role("log")).to_contain_text("takes that back.")
    keep(pages[1], "log-taken-back")
    for page in pages:
        expect(page.locator(f".log [data-v='{laid}']")).to_have_count(0)
        page.reload()
        page.get_by_role("button", name="Log", exact=True).click()
        page.locator(".log [data-v]").first.wait_for()
        expect(page.locator(f".log [data-v='{laid}']")).to_have_count(0)
    pages[1].locator(".log [data-v]").last.click()
    steps = len([v for v in told(actor) if v != laid])
    expect(pages[1].get_by_text(re.compile(rf"As it was after step \d+ of {steps}$"))).to_be_visible()
    table.leave()


def test_a_sheet_lies_over_the_side_and_typing_is_a_key_away(visit: Visit, server: Server, keep: Keep) -> None:
    table = Two(server.url, "monsterrolle")  # without bots: nothing moves while it is measured
    page = visit(f"/table/{table.code}", token=table.token)
    board = page.locator("section.world")
    board.wait_for()
    settle(page)
    alone = box(board)
    assert alone["width"] > 0.96 * 1440, "nothing stands beside it but the rail"
    for side in ("Log", "Chat", "At the table"):
        button = page.get_by_role("button", name=side, exact=True)
        button.click()
        sheet = page.locator("aside")
        expect(sheet).to_be_focused()
        assert box(board) == alone, "it pushes nothing"
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(button).to_be_focused()
        button.click()
        button.click()
        expect(sheet).to_have_count(0)

    line = page.get_by_label("Move as text")
    assert box(page.locator("form", has=line))["width"] <= 1, "only for screen readers"
    page.keyboard.press(":")
    expect(line).to_be_focused()
    assert box(line)["width"] > 200
    keep(page, "move-as-text")
    assert box(board) == alone
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Move as text").get_by_role("button", name="on").click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert box(line)["width"] > 200, "who asked for it has it"
    table.leave()


def test_who_wants_to_be_forgotten_has_no_name_any_more(visit: Visit, server: Server) -> None:
    table = Two(server.url, "click")
    play_click_out(table)
    other = visit(f"/table/{table.code}", token=table.token)
    expect(other.get_by_text("Ben").first).to_be_visible()
    page = visit("/", token=table.people[1].token)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.get_by_role("status")).to_contain_text("gone from one table")
    assert page.evaluate("localStorage.getItem('tischlein.token')") in (None, "")
    other.reload()
    other.locator("[aria-labelledby='result-title']").wait_for()
    expect(other.get_by_text("Olena").first).to_be_visible()
    assert re.search(r"\bBen\b", other.content()) is None
    table.leave()


@pytest.mark.soak
def test_who_signs_out_other_devices_plays_on_here_alone(visit: Visit, server: Server, keep: Keep) -> None:
    code, token = open_table(server.url, game="monsterrolle", isQuick=True)
    there = visit(f"/table/{code}", size=PHONE, token=token, scheme="dark")
    there.get_by_role("button", name="Menu").wait_for()
    page = visit("/", size=PHONE, token=token)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Sign out my other devices").click()
    keep(page, "sign-out-phone")
    page.get_by_role("button", name="Yes, sign them out").click()
    expect(page.get_by_role("status")).to_contain_text("on this device alone")
    expect(there.get_by_role("heading", name="This device was signed out")).to_be_visible()
    keep(there, "signed-out-table-phone-dark")
    there.locator("main a[href='/']").click()
    expect(there.get_by_role("status").filter(has_text="was signed out")).to_be_visible()
    assert there.evaluate("localStorage.getItem('tischlein.token')") in (None, "")
    keep(there, "signed-out-home-phone-dark")
    page.locator("main a[href='/']").click()
    page.locator(f"a[href='/table/{code}']").first.click()
    page.get_by_role("button", name="Menu").wait_for()
    assert page.locator("main.lost").count() == 0


COUNT_FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('flying')) window.flights += 1;
  }).observe(document.querySelector('.dy-world .air:not(.map .air)'), { childList: true });
}"""


@pytest.mark.soak
def test_a_built_tile_comes_from_the_warehouse(visit: Visit, server: Server) -> None:
    """On both players' pages, but not with reduced motion."""
    table = Two(server.url, "dayunhe")
    moving = [visit(f"/table/{table.code}", token=friend.token) for friend in table.people]
    still = visit(f"/table/{table.code}")
    for page in (*moving, still):
        page.emulate_media(reduced_motion="reduce" if page is still else "no-preference")
        page.locator("section.dy-world").wait_for()
        page.evaluate(COUNT_FLIGHTS)
    take_canals(table)
    while table.view["step"] == "drafting":
        seat = table.view["active"]
        table.play(seat, table.find(seat, "pick"))
    seat = table.view["active"]
    table.play(seat, table.find(seat, "build", besides="unrest"))
    table.play(seat, at := table.find(seat, "at"))
    table.play(seat, table.find(seat, "turn"))
    for page in (*moving, still):
        field = page.locator(f".fields [data-at='{at.split()[1]}']")
        expect(field).to_have_attribute("aria-label", re.compile("canal:"))
        assert (page.evaluate("window.flights") > 0) == (page is not still)
        expect(page.locator(".flying")).to_have_count(0)
    table.leave()
