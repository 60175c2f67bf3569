"""A bad network does not harm a match."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.cable import Cable
from tests.e2e.friend import Friend
from tests.e2e.house import Keep, Server, Visit
from tests.e2e.matrix import gated
from tests.e2e.player import Player


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    between = Cable(server.port)
    yield between
    between.close()


@pytest.mark.timeout(120)
@gated("cut_ms", [8_000, 20_000], gate=[8_000])
def test_a_cut_loses_nothing(visit: Visit, server: Server, cable: Cable, keep: Keep, cut_ms: int) -> None:
    page = visit(at=cable.url)
    player = Player(page, seed=7)
    page.get_by_role("button", name=re.compile("Play now.*Monsterrolle")).click()
    for _ in range(4):
        player.wait(lambda: bool(player.legal), "a turn")
        player.step()
    player.wait(lambda: bool(player.legal), "a turn")
    page.evaluate("window.isTheSamePage = true")
    before, (seat, moves) = player.version, next(iter(player.legal.items()))

    cable.cut()
    cut_at = time.monotonic()
    line = page.get_by_label("Move as text")
    line.fill(moves[0])
    line.press("Enter")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    keep(page, "connection-lost")
    # A move that is made now is shown as waiting, and can be withdrawn.
    line.fill(moves[-1])
    line.press("Enter")
    expect(page.get_by_text("Your move is waiting for the connection.")).to_be_visible()
    keep(page, "move-waiting")
    page.get_by_role("button", name="Withdraw it").click()
    expect(page.get_by_text("Your move is waiting for the connection.")).to_have_count(0)
    page.wait_for_timeout(max(0.0, cut_ms - (time.monotonic() - cut_at) * 1000))
    assert player.version == before
    cable.mend()

    player.wait(lambda: player.version > before, "the move made without a network")
    expect(page.get_by_text("Connection lost")).not_to_be_visible()
    assert page.evaluate("window.isTheSamePage"), "without a reload"
    player.wait(lambda: bool(player.legal), "the next turn")
    player.step()
    witness = Friend(server.url, player.frame["table"]["code"], str(page.evaluate("localStorage['tischlein.token']")))
    since = [line["move"] for line in witness.log if line["v"] > before and line["seat"] == int(seat)]
    assert since[0] == moves[0]
    assert len(since) == 2, "sent again, applied once"
    log = page.get_by_role("button", name="Log", exact=True)
    log.click()
    page.locator("[data-v]").first.wait_for()
    shown = page.locator("[data-v]").count()
    page.reload()
    log.click()
    page.locator("[data-v]").first.wait_for()
    assert page.locator("[data-v]").count() >= shown
    last = max(line["v"] for line in witness.log if line["texts"])
    expect(page.locator("[data-v]").last).to_have_attribute("data-v", str(last))
    witness.leave()


def test_everything_works_without_https(visit: Visit, server: Server) -> None:
    """A phone on a home network: plain http and a local name."""
    page = visit(at=f"http://tischlein.local:{server.port}")
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator, typeof crypto.subtle]") == [
        False,
        False,
        "undefined",
    ]
    player = Player(page, seed=8)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("Message when it’s your turn")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Play now.*Monsterrolle")).click()
    for _ in range(3):
        player.wait(lambda: bool(player.legal), "a turn")
        player.step()
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator("[data-v]").first.click()
    expect(page.get_by_text("As it was after step 1")).to_be_visible()
