"""Matches over days: a clock of days, a webhook, the list on the home screen, and notifications from there."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import check
from tests.e2e.friend import Friend, open_table
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.server.hook_server import AUTHORITY, HookServer

DAY = 86_400
PATIENCE_MS = 15_000
HASTY = f"""
import os
from functools import partial
from tischlein.server import app
os.environ["SSL_CERT_FILE"] = {str(AUTHORITY)!r}
app.Timing = partial(app.Timing, message=0.2)
"""
LOOKING_AWAY = """
let look = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => look });
window.lookAway = is => { look = is ? 'hidden' : 'visible'; document.dispatchEvent(new Event('visibilitychange')); };
window.shown = [];
window.asked = 0;
window.Notification = class {
  static permission = 'default';
  static requestPermission() { window.asked++; this.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title, options) { window.shown.push(options.data + ' ' + options.body); }
  close() {}
};
"""
"""Headless pages are never hidden, and a headless shell denies notifications; both are faked."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--webhook-network", "127.0.0.0/8")
    yield from serving(tmp_path_factory.mktemp("house"), first=HASTY, options=options)


def match_over_days(server: Server, token: str = "") -> tuple[str, Friend, Friend]:
    """Of the host with that token, or a new one, and Ben; the host begins."""
    code, token = open_table(server.url, seats=2, token=token)
    host, ben = Friend(server.url, code, token), Friend(server.url, code)
    ben.do("sit", seat=1, name="Ben")
    host.do("setOption", key="begins", value="1")
    host.do("setSettings", turnSeconds=DAY, isOpenToSpectators=True)
    host.do("start")
    return code, host, ben


def pass_turn(friend: Friend, seat: int) -> None:
    friend.wait(lambda: friend.frame["match"] and friend.frame["match"]["legal"].get(str(seat)))
    for verb in ("discard", "discard", "end"):
        moves = friend.frame["match"]["legal"].get(str(seat), [])
        move = next((each for each in moves if each.startswith(verb)), None)
        if move is None:
            break
        friend.do("play", seat=seat, move=move)


def ends_of(server: Server, token: str, code: str) -> datetime:
    """When the turn ends, in New York."""
    body = json.dumps({"token": token}).encode()
    asked = urllib.request.Request(f"{server.url}/api/home", body, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        (ends,) = [table["turnEnds"] for table in json.load(answer)["tables"] if table["code"] == code]
    return datetime.fromtimestamp(ends / 1000, ZoneInfo("America/New_York"))


def wait(page: Page, condition: Callable[[], object]) -> None:
    """Not by a function in the page, which its content security policy forbids."""
    for _ in range(PATIENCE_MS // 100):
        if condition():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it never happened")


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.soak
def test_a_lobby_sets_a_clock_of_days_and_a_webhook(visit: Visit, server: Server, keep: Keep) -> None:
    with HookServer() as there:
        code, token = open_table(server.url, seats=2)
        ben = Friend(server.url, code)
        ben.do("sit", seat=1, name="Ben")
        page = visit(f"/table/{code}", token=token, size=PHONE, language="de", zone="Europe/Berlin")
        clock = page.get_by_label("Zeit je Zug")
        expect(clock).to_be_visible()
        assert clock.locator("option").all_inner_texts() == [
            "ohne Uhr", "30 Sekunden", "1 Minute", "3 Minuten", "10 Minuten", "1 Tag", "3 Tage", "7 Tage"
        ]  # fmt: skip
        clock.select_option("7 Tage")
        first_turn = re.compile(r"dauert der erste Zug bis \d+\. \w+, \d\d:\d\d; danach zieht ein Bot")
        expect(page.get_by_text(first_turn)).to_be_visible()
        clock.select_option("1 Tag")
        expect(page.get_by_text(re.compile(r"bis morgen, \d\d:\d\d"))).to_be_visible()

        page.get_by_text("Nachricht an eine Chatgruppe").click()
        address = page.get_by_label("Adresse des Webhooks")
        address.fill("http://chat.example/x")
        page.get_by_role("button", name="Diese Adresse nehmen").click()
        expect(page.get_by_role("alert")).to_contain_text("https://")
        address.fill(there.url(name="localhost"))
        page.get_by_role("button", name="Diese Adresse nehmen").click()
        expect(page.get_by_text("Nachrichten gehen an localhost.")).to_be_visible()
        expect(page.get_by_text("Die letzte ist angekommen.")).to_be_visible()
        assert "Ab jetzt steht hier, wer dran ist." in there.bodies[0]["text"]
        fits(page)
        check(page, "lobby with a webhook")
        page.get_by_text("Nachricht an eine Chatgruppe").scroll_into_view_if_needed()
        keep(page, "days-lobby-phone")
        assert "secret-path" not in page.content()

        # Another one sees that there is a webhook, and no more.
        other = visit(f"/table/{code}", token=ben.token, language="uk")
        expect(other.get_by_text("Чат дізнається, чий хід.")).to_be_visible()
        expect(other.get_by_text("Час на хід")).to_be_visible()

        # Ben goes; the turn comes to him, and the group hears of it.
        other.context.close()
        host = Friend(server.url, code, token)
        host.do("setOption", key="begins", value="1")
        host.do("start")
        ben.leave()
        pass_turn(host, 0)
        wait(page, lambda: there.turns)
        (told,) = there.turns
        assert told["text"].startswith("Ben ist dran bei Monsterrolle: ")
        assert told["link"].endswith(f"/table/{code}")

        # The table shows the end of the turn in its header, and in its menu the webhook.
        expect(page.get_by_title(re.compile("^bis morgen, "))).to_be_visible()
        fits(page)
        keep(page, "days-table-phone")
        page.get_by_role("button", name="Menü").click()
        page.get_by_text("Nachricht an eine Chatgruppe").click()
        expect(page.get_by_text("Die letzte ist angekommen.")).to_be_visible()
        page.get_by_role("button", name="Keine Nachrichten mehr").click()
        expect(page.get_by_text("Nachrichten gehen an localhost.")).to_have_count(0)
        host.leave()


@pytest.mark.parametrize(
    ("language", "size", "mine", "bens", "paused"),
    [
        pytest.param("en", PHONE, "Your turn", "Ben is up", "paused", id="en-phone"),
        pytest.param("uk", DESKTOP, "Твій хід", "Ходить Ben", "на паузі", id="uk-desktop", marks=pytest.mark.soak),
        pytest.param("de", PHONE, "Du bist dran", "Ben ist dran", "pausiert", id="de-phone", marks=pytest.mark.soak),
    ],
)
def test_the_home_screen_lists_whose_turn_it_is_and_until_when(
    visit: Visit, server: Server, keep: Keep, language: str, size: dict[str, int], mine: str, bens: str, paused: str
) -> None:
    code, host, ben = match_over_days(server)
    page = visit(token=host.token, language=language, size=size, zone="America/New_York")
    item = page.get_by_role("listitem").filter(has_text=f"{code[:4]}")
    expect(item).to_contain_text(mine)
    # The server says when in milliseconds; the page in the words and the zone of its reader.
    expect(item.locator(".until")).to_contain_text(f"{ends_of(server, host.token, code):%H:%M}")
    pass_turn(host, 0)
    page.reload()
    expect(item).to_contain_text(bens)
    keep(page, f"days-home-{language}")
    fits(page)
    check(page, "home with matches over days")

    # A pause by consent: no deadline any more.
    host.do("pause")
    ben.do("pause")
    page.reload()
    expect(item).to_contain_text(paused)
    expect(item.locator(".until")).to_have_count(0)
    item.get_by_role("link").first.click()
    clock = page.get_by_title({"en": "clock stopped", "uk": "годинник зупинено", "de": "Uhr steht"}[language])
    expect(clock).to_be_visible()
    keep(page, f"days-paused-{language}")
    ben.do("resume")
    expect(clock).to_have_count(0)
    host.leave()
    ben.leave()


@pytest.mark.soak
def test_the_home_screen_tells_of_turns_at_several_tables_once_it_was_asked_to(visit: Visit, server: Server) -> None:
    first, host, ben = match_over_days(server)
    second, again, bens = match_over_days(server, host.token)
    third, waiting, _ = match_over_days(server, host.token)
    for friend in (host, again):
        pass_turn(friend, 0)
    page = visit("/me", token=host.token)
    page.add_init_script(LOOKING_AWAY)
    page.clock.install()
    page.goto(server.url)
    for code in (first, second):
        expect(page.get_by_role("listitem").filter(has_text=code[:4])).to_contain_text("Ben is up")
    expect(page.get_by_role("listitem").filter(has_text=third[:4])).to_contain_text("Your turn")
    assert page.evaluate("window.asked") == 0, "nobody is asked unasked"
    page.get_by_role("button", name="Message when it’s your turn").click()
    expect(page.get_by_role("button", name="Message when it’s your turn")).to_have_count(0)
    assert page.evaluate("window.asked") == 1
    page.evaluate("lookAway(true)")
    pass_turn(ben, 1)
    pass_turn(bens, 1)
    page.clock.run_for(70_000)
    wait(page, lambda: len(page.evaluate("window.shown")) >= 2)
    page.clock.run_for(70_000)
    told = page.evaluate("window.shown")
    assert sorted(each.split()[0] for each in told) == sorted([f"/table/{first}", f"/table/{second}"]), "each once"
    assert all("Monsterrolle · until tomorrow, " in each for each in told)
    for friend in (host, again, waiting, ben, bens):
        friend.leave()
