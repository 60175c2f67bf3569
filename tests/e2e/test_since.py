"""What happened since my last turn: a row above the board, numbers on it, and a replay in one tap."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import staged, staged_canal
from tests.e2e.axe import grave
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.photographer import photo_on
from tests.e2e.two import Two


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory.mktemp("house"), bot_pause=0, first=staged.UNHURRIED + staged_canal.ATTACKED)


def attacked(server: Server) -> Two:
    """Ben has destroyed Olena's canal on B4; the ship has sailed, or waits for her to steer it."""
    table = Two(server.url, "dayunhe")
    table.play(1, "destroy B4")
    table.play(1, table.find(1, "under"))
    table.play(1, "end")
    while not table.moves(0):
        table.play(1, table.moves(1)[0])
    return table


def box(page: Page, css: str) -> dict[str, float]:
    found = page.locator(css).first.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def test_my_canal_was_destroyed(visit: Visit, server: Server, keep: Keep) -> None:
    table = attacked(server)
    page = visit(f"/table/{table.code}", token=table.token)
    strip = page.get_by_role("region", name="Since your last turn")
    first = strip.locator(".entry").first
    expect(first).to_contain_text("Ben destroyed your canal on B4")
    expect(first).to_contain_text("−2 on the ship’s way")
    expect(first).to_have_class(re.compile(r"\blost\b"))
    assert strip.locator(".entry").count() <= 3

    # Its own row, and the number where it happened.
    assert box(page, ".since")["bottom"] <= box(page, ".board")["y"] + 1
    disc = page.locator(".marks [data-since='1']").first
    expect(disc).to_be_visible()
    field, mark = box(page, "[data-at='B4']"), box(page, ".marks [data-since='1']")
    assert field["x"] - 30 < mark["x"] < field["right"] + 10
    assert field["y"] - 30 < mark["y"] < field["bottom"]
    assert not grave(page)
    keep(page, "since-desktop")

    # There again after a reload; played again; a tap on the board returns to now, and does nothing else.
    page.reload()
    expect(first).to_contain_text("B4")
    page.get_by_role("button", name="Again").click()
    expect(page.locator(".board.past")).to_have_count(1)
    expect(page.locator("[data-at='B4']").first).to_be_visible()
    expect(page.locator(".board.past")).to_have_count(0, timeout=60_000)
    first.click()
    expect(page.locator(".board.past")).to_have_count(1)
    page.locator(".board").click(position={"x": 40, "y": 200})
    expect(page.locator(".board.past")).to_have_count(0)
    expect(first).to_be_visible()

    # The cross is remembered.
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)
    expect(page.locator(".marks")).to_have_count(0)
    page.reload()
    expect(page.locator("section.dy-world")).to_be_visible()
    expect(strip).to_have_count(0)
    table.leave()


@pytest.mark.soak
def test_on_a_phone_it_is_one_line_until_my_first_move(visit: Visit, server: Server, keep: Keep) -> None:
    table = attacked(server)
    page = visit(f"/table/{table.code}", token=table.token, size=PHONE, language="de")
    line = page.get_by_role("region", name="Seit deinem letzten Zug")
    expect(line).to_contain_text("Neues")
    assert box(page, ".since")["height"] < 60
    assert box(page, ".since")["bottom"] <= box(page, ".board")["y"] + 1
    assert not grave(page)
    keep(page, "since-phone")
    line.locator(".open").tap()
    dialog = page.get_by_role("dialog", name="Seit deinem letzten Zug")
    expect(dialog.locator(".entry").first).to_contain_text("Ben zerstört deinen Kanal auf B4")
    assert not grave(page)
    keep(page, "since-phone-sheet")
    dialog.locator(".entry").first.tap()
    expect(dialog).to_have_count(0)
    expect(page.locator(".board.past")).to_have_count(1)
    page.get_by_role("button", name="Zurück ins Jetzt").tap()
    expect(page.locator(".board.past")).to_have_count(0)
    expect(line).to_have_count(1)
    table.play(0, table.moves(0)[0])
    expect(line).to_have_count(0)
    table.leave()


def test_a_race_is_never_covered_or_moved(visit: Visit, server: Server, keep: Keep) -> None:
    """While a window is open there is only a number in the header."""
    table = Two(server.url, "click")
    page = visit(f"/table/{table.code}", token=table.token, language="uk", size=PHONE)
    ben = table.people[1]
    for friend in table.people:
        friend.wait(lambda friend=friend: friend.frame["match"] and friend.frame["match"]["view"]["phase"] == "take")
    expect(page.locator("[data-at='wall:1']").first).to_be_visible()
    before = box(page, ".board")
    ben.do("play", seat=1, move="click", window=table.window, reaction=300)
    ben.wait(lambda: ben.frame["match"]["view"]["marking"] == 1)
    found = photo_on(ben.frame["match"]["view"], 1)
    assert found is not None
    table.play(1, f"photo {found[0]} {found[1]}")
    news = page.get_by_role("button", name=re.compile("Після твого останнього ходу"))
    expect(news).to_be_visible()
    assert page.locator(".since").count() == 0
    assert page.locator(".marks").count() == 0
    assert box(page, ".board") == before
    news.tap()
    dialog = page.get_by_role("dialog", name="Після твого останнього ходу")
    expect(dialog.locator(".entry", has_text="Ben робить світлину")).to_be_visible()
    keep(page, "since-click-race")
    table.leave()


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_without_a_race_it_is_a_row(visit: Visit, server: Server, keep: Keep, size: ViewportSize) -> None:
    """Calm photos: nobody races, so the row comes as soon as everybody has answered."""
    table = Two(server.url, "click", photos="calm", begins="1")
    for friend in table.people:
        friend.wait(lambda friend=friend: friend.frame["match"] and friend.frame["match"]["view"]["is_window"])
    page = visit(f"/table/{table.code}", token=table.token, language="de", size=size)
    expect(page.locator("[data-at='pass']")).to_be_visible()
    found = photo_on(table.people[1].frame["match"]["view"], 1)
    assert found is not None
    table.play(1, f"photo {found[0]} {found[1]}")
    table.play(0, "pass")
    while table.view["is_window"]:  # once more after the photo
        for seat in range(2):
            if "pass" in table.moves(seat):
                table.play(seat, "pass")
    row = page.get_by_role("region", name="Seit deinem letzten Zug")
    expect(row).to_be_visible()
    assert box(page, ".since")["bottom"] <= box(page, ".board")["y"] + 1
    if size is PHONE:
        row.locator(".open").tap()
        row = page.get_by_role("dialog", name="Seit deinem letzten Zug")
    expect(row.locator(".entry").first).to_contain_text("Ben macht ein Foto")
    assert not grave(page)
    keep(page, f"since-click-calm-{size['width']}")

    # Played again on the wall; what is asked now is there afterwards.
    row.locator(".entry").first.click()
    expect(page.locator(".board.past")).to_have_count(1)
    expect(page.locator(".board.past")).to_have_count(0)
    expect(page.locator("[data-at='market:1'][data-target]")).to_be_visible()
    table.leave()
