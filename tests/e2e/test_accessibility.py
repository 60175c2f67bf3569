"""axe-core finds nothing serious or critical on any screen, on a light desktop and a dark phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import check, check_files, grave
from tests.e2e.friend import Friend, finished_table, open_table
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.matrix import gated
from tests.e2e.player import Player

ON_A_DESKTOP = gated("size", [DESKTOP, PHONE], gate=[DESKTOP])
ON_A_PHONE = gated("size", [DESKTOP, PHONE], gate=[PHONE])
"""Each screen is looked at in one size in the gate, in both in the soak tests."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), bot_pause=0)


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[str, str]:
    return finished_table(server.url)


def test_axe_sees_something(visit: Visit) -> None:
    """The check can fail: an image without a text alternative is found."""
    page = visit("/table/NOTABLE2/elsewhere")
    page.get_by_role("link", name="To the start page").first.wait_for()
    page.evaluate("document.body.append(document.createElement('button'))")
    assert "button-name" in grave(page)


@ON_A_PHONE
def test_screens_before_the_game(visit: Visit, server: Server, over: tuple[str, str], size: Any) -> None:
    page = visit("/", size=size, token=over[1])
    page.get_by_role("button", name=re.compile("Play now.*Monsterrolle")).wait_for()
    page.get_by_text("finished").wait_for()
    check(page, "home")
    check_files(page)
    page.get_by_role("button", name="Settings").click()
    check(page, "settings")
    page.get_by_role("button", name="Use another device").click()
    check(page, "another device")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("One device for all.*Monsterrolle")).click()
    check(page, "pass and play")
    page.goto(f"{server.url}/table/NOTABLE2/elsewhere")
    page.get_by_role("heading", name="There is nothing here.").wait_for()
    check(page, "lost")
    page.goto(f"{server.url}/me#a-token")
    page.get_by_role("button", name="Yes, take over").wait_for()
    check(page, "me")
    code, token = open_table(server.url)
    host = Friend(server.url, code, token)
    page.goto(f"{server.url}/join/{host.frame['table']['invitation']}")
    page.get_by_label("Your name").wait_for()
    check(page, "join")
    host.leave()


@pytest.mark.soak
@ON_A_DESKTOP
def test_the_lobby_and_the_television(visit: Visit, server: Server, size: Any) -> None:
    code, token = open_table(server.url, seats=4)
    host = Friend(server.url, code, token)
    host.do("putBot", seat=2, bot="greedy")
    host.do("say", text="Who else?")
    page = visit(f"/table/{code}", size=size, token=token)
    page.get_by_role("button", name="Start", exact=True).wait_for()
    check(page, "lobby as the host")
    page.get_by_role("button", name="Menu").click()
    check(page, "menu of the lobby")
    guest = visit(f"/table/{code}", size=size)
    guest.get_by_role("button", name="Sit down").first.wait_for()
    check(guest, "lobby as a guest")
    display = visit(f"/table/{code}/display", size=size)
    display.get_by_text("To join, scan or type the code").wait_for()
    check(display, "display of an open table")
    host.do("start")
    display.locator("section.world").wait_for()
    check(display, "display of a match")
    host.leave()


@pytest.mark.soak
@ON_A_PHONE
def test_the_table_in_play(visit: Visit, server: Server, keep: Keep, size: Any) -> None:
    code, token = open_table(server.url, isQuick=True)
    friend = Friend(server.url, code, token)
    for _ in range(24):
        friend.wait(lambda: bool(friend.frame["match"]["legal"]))
        moves = friend.frame["match"]["legal"]["0"]
        friend.do("play", seat=0, move=next((move for move in moves if move.startswith("lay")), moves[0]))
    friend.wait(lambda: bool(friend.frame["match"]["legal"]))
    friend.do("say", text="Hello!")
    friend.do("say", emote="wow")
    page = visit(f"/table/{code}", size=size, token=token)
    player = Player(page)
    player.wait(lambda: page.locator("[data-at='hand:0']").count() > 0, "the hand")
    scoring = page.locator("[data-at='go-on-panel']")
    if scoring.count():  # by chance the last of these moves led to one
        page.locator("[data-at='go-on']").wait_for()  # once everything is counted
        check(page, "a scoring")
        page.locator("[data-at='go-on']").click()
        expect(scoring).to_have_count(0)
    check(page, "table in play")
    check_files(page)
    page.locator("[data-at^='hand:']").first.click()
    page.wait_for_timeout(100)
    check(page, "a card lifted, or the reason why it cannot be")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    check(page, "menu in play, about to leave")
    page.keyboard.press("Escape")
    for side in ("Chat", "Log"):
        page.get_by_role("button", name=side, exact=True).click()
        check(page, side)
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=side, exact=True)).to_be_focused()
    page.get_by_role("button", name="Log", exact=True).click()
    if size is PHONE:
        page.get_by_role("button", name="At the table").click()
        check(page, "people")
        page.locator("dialog").get_by_role("button", name="Log", exact=True).click()
    page.locator("[data-v]").first.click()
    page.get_by_role("button", name="Back to now").wait_for()
    check(page, "a moment of the past")
    keep(page, f"moment-{'phone' if size is PHONE else 'desktop'}")
    spectator = visit(f"/table/{code}", size=size)
    spectator.locator("section.world").wait_for()
    check(spectator, "as a spectator")
    friend.leave()


@pytest.mark.soak
@ON_A_DESKTOP
def test_the_curtain_and_the_end(visit: Visit, server: Server, over: tuple[str, str], size: Any) -> None:
    code, token = open_table(server.url, passAndPlay=["Olena", "Ben"])
    friend = Friend(server.url, code, token)
    if friend.status == "open":
        friend.do("start")
    page = visit(f"/table/{code}", size=size, token=token)
    page.get_by_text("it’s your turn").wait_for()
    check(page, "curtain")
    end = visit(f"/table/{over[0]}", size=size, token=over[1])
    end.locator("[data-verdict] summary").click()
    check(end, "end")
    end.get_by_role("button", name="Look at the board").click()
    check(end, "board after the end")
    friend.leave()
