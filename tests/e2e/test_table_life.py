"""Everything at a table besides playing: looking back, chat, muting, hand-over, leaving, returning, and timeouts."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.friend import Friend, open_table
from tests.e2e.house import PHONE, Keep, Server, Visit
from tests.e2e.player import Player


def join(visit: Visit, invitation: str, name: str) -> tuple[Page, Player]:
    """A guest who joins by link, on a phone."""
    page = visit(f"/join/{invitation}", size=PHONE)
    player = Player(page)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").tap()
    player.wait(lambda: any(seat["isYou"] for seat in player.seats), "a seat")
    return page, player


def test_host_and_guest(visit: Visit, server: Server, keep: Keep) -> None:
    code, token = open_table(server.url, seats=2)
    page = visit(f"/table/{code}", token=token)
    host = Player(page)
    host.wait(lambda: host.status == "open", "the lobby")
    guest_page, guest = join(visit, host.frame["table"]["invitation"], "Ben")
    expect(guest_page).to_have_url(re.compile(code))

    # Chat and muting
    guest_page.get_by_label("Say something").fill("First words")
    guest_page.keyboard.press("Enter")
    chat = page.get_by_role("region", name="Chat")
    expect(chat.get_by_text("First words")).to_be_visible()
    chat.get_by_role("button", name="Mute Ben").click()
    expect(chat.get_by_text("First words")).to_have_count(0)
    guest_page.get_by_label("Say something").fill("Second words")
    guest_page.keyboard.press("Enter")
    expect(guest_page.get_by_text("Second words")).to_be_visible()
    host.wait(lambda: any(said["text"] == "Second words" for said in host.frame["chat"]), "the second words")
    expect(page.get_by_text("Second words")).to_have_count(0)
    chat.get_by_role("button", name="Hear again (1 is muted)").click()
    expect(chat.get_by_text("Second words")).to_be_visible()

    # Hand over: the guest starts the match
    expect(guest_page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Make host").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    guest_page.get_by_role("button", name="Start", exact=True).tap()
    host.wait(lambda: host.status == "playing", "the start")

    # Leave, and come back
    page.get_by_role("button", name="At the table").click()
    guest_page.get_by_role("button", name="Menu").tap()
    guest_page.get_by_role("button", name="Leave the game").tap()
    guest_page.get_by_role("button", name="Yes, let a bot play on").tap()
    expect(guest_page.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(page.get_by_text("a bot sits in")).to_be_visible()
    guest_page.get_by_role("button", name="Play on yourself").tap()
    expect(guest_page.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(page.get_by_text("a bot sits in")).to_have_count(0)

    # The home screen lists the match, and says whose turn it is
    page.get_by_role("link", name="To the start page").first.click()
    runs = page.get_by_role("region", name="My matches")
    entry = runs.get_by_role("link", name=re.compile("Olena, Ben"))
    expect(entry).to_be_visible()
    is_hers = guest.frame["match"]["toAct"] == [0]
    expect(entry).to_contain_text("Your turn" if is_hers else "Ben is up")
    keep(page, "match-list")
    entry.click()
    expect(page.locator("section.world")).to_be_visible()


@pytest.mark.soak
def test_the_turn_clock_moves_for_who_does_not(visit: Visit, server: Server) -> None:
    code, token = open_table(server.url, seats=2)
    friend = Friend(server.url, code, token)
    friend.do("putBot", seat=1, bot="random")
    page = visit(f"/table/{code}", token=token)
    page.get_by_label("Time per turn").select_option(label="30 seconds")
    friend.wait(lambda: friend.frame["table"]["settings"]["turnSeconds"] == 30)
    friend.do("setSettings", turnSeconds=2, isOpenToSpectators=True)  # shorter than the page offers, for the test
    expect(page.get_by_label("Time per turn")).to_have_value("2")
    player = Player(page)
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    player.wait(lambda: bool(player.legal), "a turn")
    before = player.version
    expect(page.locator(".clock")).to_contain_text("seconds left")
    player.wait(lambda: player.version > before, "the move of the clock")
    player.wait(lambda: any(line["seat"] == 0 for line in player.frame["log"]) or player.version > before + 2, "it")
    friend.leave()


class Archive:
    """All views from the page's socket: those of frames by number, and those of earlier positions."""

    def __init__(self, page: Page) -> None:
        self.frames: dict[int, Any] = {}
        self.moments: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        said = json.loads(payload)
        if said["t"] == "frame" and said["match"]:
            self.frames[said["v"]] = said["match"]["view"]
        elif said["t"] == "moment":
            self.moments.append(said)


@pytest.mark.soak
def test_the_log_shows_the_board_of_any_moment(visit: Visit) -> None:
    page = visit()
    player, archive = Player(page, seed=9), Archive(page)
    page.get_by_role("button", name=re.compile("Play now.*Monsterrolle")).click()
    for _ in range(8):
        player.wait(lambda: bool(player.legal), "a turn")
        player.step()
    player.wait(lambda: bool(player.legal), "a turn")

    page.get_by_role("button", name="Log", exact=True).click()
    lines = page.locator("[data-v]")
    v = int(str(lines.nth(2).get_attribute("data-v")))
    lines.nth(2).click()
    number = [line["v"] for line in player.log if line["texts"]].index(v) + 1
    expect(page.get_by_text(re.compile(rf"As it was after step {number} of \d+"))).to_be_visible()
    assert archive.moments[-1]["match"]["view"] == archive.frames[v], "what was seen then, and nothing else"
    assert archive.moments[-1]["match"]["legal"] == {}
    assert page.locator("[data-target]").count() == 0
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"As it was after step {number - 1}")).to_be_visible()
    for _ in range(number - 1):
        page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("As it was before the first step")).to_be_visible()
    expect(page.get_by_role("button", name="One step earlier")).to_be_disabled()
    page.get_by_role("button", name="One step later").click()
    expect(page.get_by_text("As it was after step 1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)

    lines.last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    player.type_move(player.choose())
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
