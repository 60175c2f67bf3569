"""Whole matches in real browsers, from the home screen to the rematch."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e import staged_monster
from tests.e2e.house import PHONE, Keep, Server, Visit, serving
from tests.e2e.player import Player, play_out


@pytest.mark.soak
def test_first_move_against_bots_within_two_taps(visit: Visit, keep: Keep) -> None:
    page = visit()
    player = Player(page)
    page.get_by_role("button", name=re.compile("Play now.*Monsterrolle")).click()
    player.wait(lambda: bool(player.legal), "the first move")
    keep(page, "quick-start")
    player.tap_move()
    assert player.version > 2


def see_the_last_scoring(player: Player) -> None:
    """The scoring is animated before the result covers it, and stays until it is dismissed."""
    go_on, result = player.page.get_by_role("button", name="Go on"), player.page.get_by_role("dialog")
    expect(go_on.or_(result).first).to_be_visible()
    if go_on.count():
        go_on.click()


@pytest.fixture(scope="module")
def nearly_over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Matches begin shortly before the last scoring."""
    yield from serving(tmp_path_factory.mktemp("late"), first=staged_monster.LAST)


def test_two_people_and_two_bots_play_from_home_to_rematch(visit: Visit, keep: Keep, nearly_over: Server) -> None:
    play_from_home_to_rematch(visit, keep, nearly_over)


@pytest.mark.soak
@pytest.mark.timeout(240)
def test_the_same_with_every_move(visit: Visit, keep: Keep, server: Server) -> None:
    play_from_home_to_rematch(visit, keep, server)


def play_from_home_to_rematch(visit: Visit, keep: Keep, at: Server) -> None:
    host_page = visit(at=at.url)
    host = Player(host_page, seed=1)
    host_page.get_by_role("button", name=re.compile("Open a table.*Monsterrolle")).click()
    host.wait(lambda: host.status == "open", "the lobby")
    host_page.get_by_label("Your name").fill("Olena")
    sit = host_page.get_by_role("button", name=re.compile("Use this name|Sit down"))
    sit.first.click()
    assert [seat["kind"] for seat in host.seats] == ["person", "open", "open", "open"], (
        "all chairs of the game are free"
    )

    invitation = host.frame["table"]["invitation"]
    guest_page = visit(f"/join/{invitation}", size=PHONE, at=at.url)
    guest = Player(guest_page, seed=2, taps=True)
    guest_page.get_by_label("Your name").fill("Ben")
    guest_page.get_by_role("button", name=re.compile("Sit down|Join")).first.click()
    host.wait(lambda: sum(seat["kind"] == "person" for seat in host.frame["table"]["seats"]) == 2, "the guest")
    for seat, button in ((3, -1), (2, 0)):
        host_page.get_by_role("button", name=re.compile("medium bot")).nth(button).click()
        host.wait(lambda seat=seat: host.frame["table"]["seats"][seat]["kind"] == "bot", "a bot")
    keep(host_page, "lobby")
    keep(guest_page, "lobby-phone")
    host_page.get_by_role("button", name="Start", exact=True).click()
    host.wait(lambda: host.status == "playing", "the start")

    code = host.frame["table"]["code"]
    television = visit(f"/table/{code}/display", at=at.url)
    play_out([host, guest])
    for person in (host, guest):
        see_the_last_scoring(person)
    keep(host_page, "end")
    keep(guest_page, "end-phone")
    result = host.frame["match"]["result"]
    assert result == guest.frame["match"]["result"]
    expect(host_page.get_by_text("Shuffle verified")).to_be_visible()
    expect(host_page.get_by_text("Janet Kneisel")).to_be_visible()
    for person, seat in ((host, 0), (guest, 1)):
        names = ["Olena", "Ben", "Bot 1", "Bot 2"]
        title = "You have won!" if result["winners"] == [seat] else f"{names[result['winners'][0]]} wins!"
        if len(result["winners"]) == 1:
            expect(person.page.get_by_role("dialog").get_by_role("heading", name=title)).to_be_visible()
        assert person.page.get_by_role("dialog").get_by_text("Ben", exact=True).count() <= 2, "standings once"

    # One tap starts the rematch. The other player keeps the result until he chooses; the shared screen goes along.
    host_page.get_by_role("button", name="Play again").click()
    host.wait(lambda: host.frame["table"]["code"] != code and host.status == "playing", "the next match")
    expect(television).to_have_url(re.compile(f"{host.frame['table']['code']}/display"))
    expect(guest_page).to_have_url(re.compile(code))
    keep(guest_page, "end-rematch-phone")
    guest_page.get_by_role("dialog").get_by_role("link", name="Come along").click()
    expect(guest_page).to_have_url(re.compile(host.frame["table"]["code"]))
    guest.wait(lambda: guest.status == "playing" and any(seat["isYou"] for seat in guest.seats), "the own seat")


@pytest.mark.soak
@pytest.mark.timeout(240)
def test_a_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    player = Player(page, seed=3)
    page.get_by_role("button", name=re.compile("Play now.*Monsterrolle")).wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if re.match("Play now.*Monsterrolle", page.evaluate("document.activeElement.textContent") or ""):
            break
    page.keyboard.press("Enter")
    player.wait(lambda: bool(player.legal), "the first move")
    play_out([player])
    assert player.status == "finished"


@pytest.mark.soak
@pytest.mark.timeout(240)
def test_reload_and_kill_lose_nothing(visit: Visit, server: Server) -> None:
    page = visit(keeps=True)
    player = Player(page, seed=4)
    page.get_by_role("button", name=re.compile("Play now.*Monsterrolle")).click()
    player.wait(lambda: bool(player.legal), "the first move")
    for _ in range(6):
        player.wait(lambda: bool(player.legal), "a turn")
        player.step()
    version = player.version
    page.reload()
    player.wait(lambda: player.version >= version, "the table after a reload")
    player.wait(lambda: bool(player.legal), "a turn")
    version, frames = player.version, player.frames
    server.kill()
    page.wait_for_timeout(500)
    server.start()
    player.wait(lambda: player.frames > frames, "the table after kill -9, without a reload")
    assert player.version >= version
    for _ in range(5):
        player.wait(lambda: bool(player.legal), "a turn after the restart")
        player.step()


PLAY_NOW = [("de", "Sofort spielen"), ("uk", "Грати"), ("en", "Play now")]


@pytest.mark.soak
@pytest.mark.parametrize(("language", "play_now"), PLAY_NOW)
@pytest.mark.parametrize("is_phone", [False, True])
def test_every_language_and_size(visit: Visit, keep: Keep, language: str, play_now: str, is_phone: bool) -> None:
    page = visit(size=PHONE, language=language) if is_phone else visit(language=language)
    player = Player(page)
    size = "phone" if is_phone else "desktop"
    play = page.get_by_role("button", name=re.compile(f"{play_now}.*(Monsterrolle|Монстрорулон)"))
    play.wait_for()
    keep(page, f"home-{language}-{size}")
    play.click()
    player.wait(lambda: bool(player.legal), "the first move")
    keep(page, f"table-{language}-{size}")
    overflow = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert overflow <= 0, "the page must not scroll sideways"
