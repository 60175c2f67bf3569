"""axe-core checks the boards of Click! and Da Yunhe in all their states, on desktop and phone at once.

Both pages belong to one person, so both show what happens at the table; only local state of a page has to be set
twice.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e import staged, staged_canal
from tests.e2e.axe import check, check_files
from tests.e2e.house import PHONE, Server, Visit, serving
from tests.e2e.photographer import photo_on, spots_of
from tests.e2e.two import Two, play_click_out, take_canals


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), first=staged.UNHURRIED + staged_canal.LAST_TRIP)


class Both:
    """The same person's desktop and phone."""

    def __init__(self, visit: Visit, path: str, token: str) -> None:
        self.desktop, self.phone = visit(path, token=token), visit(path, token=token, size=PHONE)
        self.pages = (self.desktop, self.phone)

    def see(self, css: str) -> None:
        for page in self.pages:
            page.locator(css).first.wait_for()

    def click(self, *several: str) -> None:
        for page in self.pages:
            for css in several:
                page.locator(css).first.click()

    def check(self, screen: str, within: str = "main") -> None:
        """Checks the board only; its surroundings are checked once elsewhere."""
        check(self.desktop, f"{screen}, desktop", within=within)
        check(self.phone, f"{screen}, phone", within=within)


def spot(at: str) -> str:
    return f"section.world [data-at='{at}']"


@pytest.mark.soak
def test_click(visit: Visit, server: Server) -> None:
    table = Two(server.url, "click")
    both = Both(visit, f"/table/{table.code}", table.token)
    table.play(0, table.find(0, "take"))
    both.desktop.locator(spot("act:swap") + ".legal").first.wait_for()
    both.phone.locator(spot("actions") + ".legal").click()
    both.see(spot("act:swap") + ".legal")
    both.check("a table in play", within="html")
    check_files(both.desktop)
    both.click(*map(spot, spots_of(table.find(0, "swap"))))
    both.see(".confirm .yes")
    both.check("an action weighed up")
    both.click(".confirm button:not(.yes)")
    race(table, both)
    both.see(".finish.on")
    both.check("the photo finish")
    both.click(".finish button:last-child")
    table.play(0, table.find(0, "remove"))
    both.see(spot("discard") + ":not(.empty)")
    both.click(spot("discard"))
    both.check("the discard pile looked through")
    both.click("dialog [aria-label='Close']")
    play_click_out(table)
    both.see(".missed li")
    both.check("the end with albums and missed photos")
    table.leave()


def race(table: Two, both: Both) -> None:
    """Both call, and both are checked while they mark; Ben has no photo."""
    for seat, friend in enumerate(table.people):
        friend.say("play", seat=seat, move="click", window=table.window, reaction=300)
    table.people[0].wait(lambda: len(table.view["queue"]) == 2)
    for _ in range(2):
        if table.view["marking"] == 1:
            both.see(".say.call")
            both.check("somebody else marks a call")
            table.play(1, table.find(1, "nothing"))
        else:
            both.click(spot("frame:2"))
            both.check("the own call, half marked")
            found = photo_on(table.view, 0)
            assert found is not None
            table.play(0, f"photo {found[0]} {found[1]}")


@pytest.mark.soak
def test_the_draft_of_da_yunhe(visit: Visit, server: Server) -> None:
    table = Two(server.url, "dayunhe")
    draft(table, visit)
    table.leave()


def draft(table: Two, visit: Visit) -> Both:
    both = Both(visit, f"/table/{table.code}", table.token)
    take_canals(table)
    while table.view["active"] != 0:
        go_on(table)
    both.click("[data-at^='card:']")
    both.check("a card of the draft looked at", within="html")
    return both


@pytest.mark.soak
def test_da_yunhe(visit: Visit, server: Server) -> None:
    table = Two(server.url, "dayunhe")
    both = draft(table, visit)
    check_files(both.desktop)
    while table.view["step"] == "drafting" or table.view["active"] != 0:
        go_on(table)
    table.play(0, table.find(0, "build", besides="unrest"))
    table.play(0, table.find(0, "at"))
    both.see(".actions .confirm")
    both.check("a tile that can be turned")
    table.play(0, table.find(0, "turn"))
    both.see(".act.end.ready")
    both.click(spot("forecast"))
    for page in both.pages:
        page.locator(spot("B2")).focus()
    both.check("the own turn, the ways of the ship, a field in words")
    both.desktop.locator(".card .picture").click()
    check(both.desktop, "a card in words, desktop")
    both.phone.locator(".chip").first.click()
    check(both.phone, "everybody's things, phone")
    both.phone.keyboard.press("Escape")
    both.phone.get_by_role("button", name="City, wall", exact=True).click()
    check(both.phone, "city and wall, phone")
    for page in both.pages:
        page.keyboard.press("Escape")
    both.click(spot("tab:cards"))
    both.check("all ten cards")
    for page in both.pages:
        page.keyboard.press("Escape")
    while table.people[0].status != "finished":
        go_on(table)
    both.see("[aria-labelledby='result-title'] .sheet")
    both.check("the end with scoring sheet and chart")
    table.leave()


def go_on(table: Two) -> None:
    """The awaited seat plays its last legal move, which mostly ends the turn."""
    seat = table.view["active"]
    table.people[seat].wait(lambda: table.moves(seat))
    table.play(seat, table.moves(seat)[-1])
