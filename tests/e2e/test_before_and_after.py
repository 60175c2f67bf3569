"""Around a match: the first visit, joining a table, its seats, names, and unknown addresses."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.friend import Friend, open_table
from tests.e2e.house import PHONE, Keep, Server, Visit
from tests.e2e.player import Player

SHIFTS = """() => new Promise((tell) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((each) => (sum += each.value)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => tell(sum), 500);
})"""
SHIFT = 0.01


def test_a_first_visit_finds_a_name_a_number_and_a_way_in(visit: Visit, server: Server, keep: Keep) -> None:
    page = visit(size=PHONE, asks_name=True)
    player = Player(page)
    play = page.get_by_role("button", name=re.compile("Play now"))
    play.first.wait_for()
    assert "Monsterrolle" in str(play.first.text_content()), "what the youngest can play comes first"
    expect(page.get_by_text("Janet Kneisel, Schmidt Spiele 2024")).to_be_visible()
    code = page.get_by_label("Join by code").bounding_box()
    assert code is not None
    assert code["y"] + code["height"] < PHONE["height"], "the guest's way in is in sight"
    assert page.evaluate(SHIFTS) < SHIFT, "nothing is pushed aside while the page comes"
    keep(page, "home-first-phone")

    page.get_by_role("group", name="Monsterrolle").get_by_role("button", name="3").tap()
    play.first.tap()
    page.get_by_label("Your name").fill("Mia")
    keep(page, "ask-name-phone")
    page.keyboard.press("Enter")
    player.wait(lambda: bool(player.legal), "the first move")
    assert [seat["name"] for seat in player.seats] == ["Mia", "", ""]

    # Renaming and the pace of bots during a match
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="quickly").tap()
    page.get_by_label("Your name").fill("Mia Maria")
    page.get_by_role("button", name="Use this name").tap()
    player.wait(lambda: player.seats[0]["name"] == "Mia Maria", "the new name")
    player.wait(lambda: player.frame["table"]["settings"]["pace"] == "quick", "the pace")

    # The name is asked for once: the next match begins with the first tap
    page.goto(server.url)
    play.first.tap()
    player.wait(lambda: player.status == "playing" and player.seats[0]["name"] == "Mia Maria", "another match")

    answer = page.goto(f"{server.url}/nonsense")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    page.get_by_role("link", name="To the start page").last.click()
    expect(play.first).to_be_visible()


def test_nobody_is_turned_away_at_the_door(visit: Visit, server: Server, keep: Keep) -> None:
    code, token = open_table(server.url, seats=2)
    page = visit(f"/table/{code}", token=token)
    host = Player(page)
    host.wait(lambda: host.status == "open", "the lobby")
    link = f"/join/{host.frame['table']['invitation']}"
    first, second, third = (visit(link, size=PHONE) for _ in range(3))
    for guest, name in ((first, "Ben"), (second, "Oma")):
        guest.get_by_label("Your name").fill(name)
        assert guest.evaluate(SHIFTS) < SHIFT, "no button goes away from under a finger"
    first.get_by_role("button", name="Sit down").tap()
    expect(first).to_have_url(re.compile(code))

    # All seats are taken meanwhile: the second page shows it without a reload, and the host is told about her
    expect(second.get_by_text("All chairs at this table are taken.")).to_be_visible()
    second.get_by_role("button", name="Ask for a chair").tap()
    expect(second.get_by_text("You asked for a chair.")).to_be_visible()
    keep(second, "asked-for-a-chair")
    expect(page.get_by_text("Oma would like to join and finds no chair.")).to_be_visible()
    keep(page, "knock")
    page.locator(".knock").get_by_role("button", name="Add a chair").click()
    host.wait(lambda: [seat["name"] for seat in host.seats] == ["Olena", "Ben", "Oma"], "her on it")
    expect(second).to_have_url(re.compile(code))

    # A seat is free: the start asks once
    page.get_by_role("button", name="Add a chair").click()
    expect(third.get_by_role("button", name="Sit down")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    keep(page, "empty-chairs")
    page.get_by_role("button", name=re.compile("Bots sit down there.*1 × medium bot")).click()
    host.wait(lambda: host.status == "playing", "the start")
    assert [seat["kind"] for seat in host.seats] == ["person", "person", "person", "bot"]
    expect(third.get_by_text("They are already playing here.")).to_be_visible()
    friend = Friend(server.url, code, token)
    friend.do("setSettings", turnSeconds=0, isOpenToSpectators=False)
    expect(third.get_by_text("This table wants no spectators.", exact=True)).to_be_visible()
    friend.do("setSettings", turnSeconds=0, isOpenToSpectators=True)
    third.reload()
    expect(third.get_by_role("button", name="Watch")).to_be_visible()
    friend.do("close")
    expect(third.get_by_text("This table was closed.")).to_be_visible()
