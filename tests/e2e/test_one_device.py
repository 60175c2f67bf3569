"""Pass and play: two people, one device, and a curtain under which no board is rendered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import PHONE, Keep, Visit
from tests.e2e.player import Player

HAND = "[data-at^='hand:']"
TURNS = 4


def curtain(page: Page) -> str:
    """The name on the curtain; empty while it is lifted."""
    shown = page.locator(".curtain .big")
    return shown.inner_text().split(",")[0] if shown.count() else ""


def test_two_people_pass_one_device_around(visit: Visit, keep: Keep) -> None:
    page = visit()
    player = Player(page, seed=5)
    page.get_by_role("button", name=re.compile("One device for all.*Monsterrolle")).click()
    page.get_by_label("Name of player 1").fill("Olena")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Start", exact=True).click()
    player.wait(lambda: bool(player.legal), "the first turn")

    turns: list[str] = []
    while len(turns) < TURNS:
        player.wait(lambda: bool(curtain(page)), "the curtain")
        assert page.locator(HAND).count() == 0, "a hand behind the curtain"
        assert page.get_by_label("Move as text").count() == 0, "what is allowed tells what is in the hand"
        held = next(iter(player.frame["match"]["view"]["hand"]))
        assert f'"{held}"' not in page.content()
        turns.append(curtain(page))
        if len(turns) == 3:
            keep(page, "curtain")
        page.keyboard.press("Enter")  # the curtain has the focus
        expect(page.locator(HAND).first).to_be_visible()
        (seat,) = player.legal
        while seat in player.legal:
            player.type_move(player.choose())
    assert turns == ["Olena", "Ben"] * (TURNS // 2) or turns == ["Ben", "Olena"] * (TURNS // 2)


@pytest.mark.soak
def test_a_phone_holds_the_curtain_as_well(visit: Visit) -> None:
    page = visit(size=PHONE)
    player = Player(page, seed=6, taps=True)
    page.get_by_role("button", name=re.compile("One device for all.*Monsterrolle")).tap()
    page.get_by_role("button", name="Start", exact=True).tap()
    player.wait(lambda: bool(curtain(page)), "the curtain")
    assert page.locator(HAND).count() == 0
    page.locator(".curtain button").tap()
    player.tap_move()
    # The log is public, so it is open under the curtain; the hands are not.
    page.get_by_role("button", name="Log", exact=True).tap()
    page.locator("dialog [data-v]").first.tap()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    assert page.locator(HAND).count() == 0, "around one device the past is seen with nobody's eyes"
