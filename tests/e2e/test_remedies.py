"""What the host can do about disruptive people; and undone steps in the log."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.friend import Friend, open_table
from tests.e2e.house import PHONE, Keep, Server, Visit, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: a test starts it again with other rules."""
    yield from serving(tmp_path_factory.mktemp("house"))


@pytest.mark.soak
def test_the_log_stays_true_and_the_host_shows_the_door(visit: Visit, server: Server, keep: Keep) -> None:
    code, token = open_table(server.url, seats=2)
    host, ben = Friend(server.url, code, token), Friend(server.url, code)
    ben.do("sit", seat=1, name="Ben")
    host.do("setOption", key="begins", value="2")
    host.do("start")
    page = visit(f"/table/{code}", token=token)
    ben_page = visit(f"/table/{code}", token=ben.token, size=PHONE)
    page.get_by_role("button", name="Log", exact=True).click()
    told = page.get_by_text("discards")

    # An undone step disappears from the log, also after a reload
    ben.wait(lambda: ben.frame["match"])
    move = next(move for move in ben.frame["match"]["legal"]["1"] if move.startswith("discard"))
    ben.do("play", seat=1, move=move)
    expect(told.first).to_be_visible()
    ben.do("undo", seat=1)
    expect(told).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_text("Nothing has happened yet.")).to_be_visible()
    expect(told).to_have_count(0)

    # A disruptive spectator
    eve = Friend(server.url, code)
    page.get_by_role("button", name="At the table").click()
    door = page.get_by_role("button", name="Remove Guest 1")
    door.click()
    door.click()
    while (said := eve.hear())["t"] != "bye":
        pass
    assert said["why"] == "removed"
    expect(door).to_have_count(0)

    # A disruptive player: a bot plays on, and Ben is told why
    door = page.get_by_role("button", name="Remove Ben")
    door.click()
    expect(page.get_by_text("A bot plays on.")).to_be_visible()
    keep(page, "show-the-door")
    door.click()
    expect(ben_page.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(page.get_by_role("region", name="At the table").get_by_text("Ben")).to_have_count(0)
    ben_page.reload()
    expect(ben_page.get_by_text("The host has removed you from this table.")).to_be_visible()
    for friend in (host, ben, eve):
        friend.leave()


UPDATED = """
from dataclasses import replace
from tischlein.games.monsterrolle import Monsterrolle
Monsterrolle.info = replace(Monsterrolle.info, rules_version=99)
"""


@pytest.mark.soak
def test_a_match_of_older_rules_is_read_and_begun_anew(server: Server, visit: Visit, keep: Keep) -> None:
    """The server is killed, and started again with another rules version."""
    code, token = open_table(server.url, seats=2)
    host, ben = Friend(server.url, code, token), Friend(server.url, code)
    ben.do("sit", seat=1, name="Ben")
    host.do("setOption", key="begins", value="1")
    host.do("start")
    for verb in ("discard", "discard", "end"):
        host.do("play", seat=0, move=next(m for m in host.frame["match"]["legal"]["0"] if m.startswith(verb)))
    host.leave()
    ben.leave()
    server.kill()
    server.start(first=UPDATED)

    page = visit(f"/table/{code}", token=token)
    expect(page.get_by_text("This match was begun by older rules")).to_be_visible()
    expect(page.get_by_text("Olena discards")).to_have_count(2)
    keep(page, "old-rules")
    ben_page = visit(f"/table/{code}", token=ben.token, size=PHONE)
    expect(ben_page.get_by_text("Olena discards")).to_have_count(2)
    page.get_by_role("button", name="Begin a new match with the same people").click()
    expect(page).not_to_have_url(re.compile(code))
    expect(page.locator("section.world")).to_be_visible()
    expect(page.get_by_text("Ben").first).to_be_visible()
