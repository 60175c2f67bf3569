"""A shuffle in real browsers: who took part reads "verified" and can prove it, who came later reads so."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.friend import Friend
from tests.e2e.house import PHONE, Keep, Server, Visit
from tests.e2e.player import Player
from tischlein.cli.app import run


def saved(page: Page, button: str, folder: Path) -> str:
    with page.expect_download() as downloading:
        page.get_by_role("button", name=button, exact=True).click()
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    return str(path)


def test_play_now_is_proven_in_the_browser_and_by_the_program(
    visit: Visit, server: Server, keep: Keep, tmp_path: Path
) -> None:
    page = visit(size=PHONE)
    player = Player(page)
    page.get_by_role("button", name=re.compile("Play now")).first.tap()
    player.wait(lambda: player.status == "playing", "the match, after one tap")
    code = player.frame["table"]["code"]
    own = page.evaluate(f"JSON.parse(localStorage.getItem('tischlein.receipt.{code}'))")
    assert own["number"] in player.frame["table"]["fairness"]["numbers"]
    assert own["seen"]["seat"] == 0

    friend = Friend(server.url, code, page.evaluate("localStorage.getItem('tischlein.token')"))
    page.goto(
        f"{server.url}/healthz"
    )  # drawing what the bots play to the end takes most of the time, and shows nothing new
    friend.do("resign", seat=0)
    friend.wait(lambda: friend.status == "finished")
    friend.leave()
    verdict = page.locator("[data-verdict]")
    page.goto(f"{server.url}/table/{code}")  # what was kept is enough
    expect(verdict).to_have_attribute("data-verdict", "proven")
    verdict.locator("summary").click()
    verdict.scroll_into_view_if_needed()
    keep(page, "fairness-phone")
    file, receipt = saved(page, "Match file", tmp_path), saved(page, "Receipt", tmp_path)
    assert run(["verify", file, "--receipt", receipt]) == 0

    stranger = visit(f"/table/{code}")
    expect(stranger.locator("[data-verdict]")).to_have_attribute("data-verdict", "late")

    # A server that had left the number out would be found out
    page.evaluate(
        f"""() => {{
          const key = 'tischlein.receipt.{code}';
          const receipt = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({{ ...receipt, number: '00'.repeat(32) }}));
        }}"""
    )
    page.reload()
    expect(verdict).to_have_attribute("data-verdict", "broken")
