"""Playing on from a move, the same deal for somebody else, and the comparison; statistics in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import FilePayload, Locator, Page, ViewportSize, expect

from tests.e2e.axe import grave
from tests.e2e.finished import of_older_rules, played, store, token_of_ann
from tests.e2e.house import DESKTOP, PHONE, Keep, Server, Visit, serving
from tests.e2e.matrix import gated
from tests.e2e.player import Player
from tischlein.core.matchfile import all_at_once, encoding

MONSTERS, WALL, CANAL, RUNNING, OLD, NEARLY = "MMMM2345 CCCC2345 DDDD2345 RRRR2345 EEEE2345 NNNN2345".split()
LEFT = 6
"""Moves that are left in a match that is nearly over."""
ON = {"de": "Ab hier weiterspielen", "uk": "Грати далі звідси", "en": "Play on from here"}
BOTS = {"de": "Mit Bots spielen", "uk": "Грати з ботами", "en": "Play with bots"}
FRIENDS = {"de": "Auf Freunde warten", "uk": "Чекати на друзів"}
DEAL = {"de": "Dieselben Karten noch einmal", "en": "Same deal again", "uk": "Ще раз ті самі картки"}
COMPARE = {"uk": "Порівняти партії", "de": "Partien vergleichen"}
GO_ON = {"uk": "Далі", "de": "Weiter"}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SOME = [
    {
        "code": code,
        "game": game,
        "at": 1_700_000_000_000,
        "points": 31,
        "hasWon": code == WALL,
        "others": [{"kind": "bot", "name": "", "bot": "greedy"}, {"kind": "person", "name": "Maximiliane", "bot": ""}],
        "reactions": [412, 388, 640],
        "figures": [{"key": "cl-page-missed", "value": 4}] if code == WALL else [],
    }
    for code, game in ((WALL, "click"), (MONSTERS, "monsterrolle"))
]
CODE = re.compile(r"/table/[A-Z2-9]{8}$")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With matches that bots have played, and one in which Ann makes the last moves."""
    data = tmp_path_factory.mktemp("house")
    monsters = played("monsterrolle", 2)
    moves = len(monsters.state.lines)
    store(
        data,
        {
            MONSTERS: monsters,
            WALL: played("click", 2),
            CANAL: played("dayunhe", 4),
            RUNNING: played("monsterrolle", 2, most=60),
            OLD: of_older_rules(played("monsterrolle", 2)),
            NEARLY: played("monsterrolle", 2, most=moves - LEFT),
        },
    )
    yield from serving(data, bot_pause=0.0)


def step(player: Player) -> None:
    """Types the first legal move, whatever the language calls the line."""
    before = player.version
    line = player.page.locator(".typed input")
    line.fill(next(iter(player.legal.values()))[0])
    line.press("Enter")
    player.wait(lambda: player.version > before, "the move")


def result_of(page: Page, language: str) -> Locator:
    """The panel at the end; before it the last scoring is counted until somebody goes on."""
    result = page.locator("dialog[open]", has=page.locator("#result-title"))
    scoring = page.get_by_role("button", name=GO_ON[language], exact=True)
    expect(result.or_(scoring).first).to_be_visible(timeout=60_000)
    if not result.is_visible():
        scoring.click()
    expect(result).to_be_visible()
    return result


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@gated("code, language", [(MONSTERS, "de"), (CANAL, "uk")], gate=[(CANAL, "uk")])
def test_play_on_from_a_move_on_a_phone(visit: Visit, code: str, language: str, keep: Keep) -> None:
    page = visit(f"/replay/{code}#m=40&eyes=1", size=PHONE, language=language)
    begin = page.get_by_role("button", name=ON[language])
    expect(begin).to_be_enabled()
    expect(page.locator(".board").first).to_be_visible()
    keep(page, f"again-phone-{code[0]}")
    box = begin.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= PHONE["height"], "it stays at the lower edge"
    begin.tap()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_text("40")).to_be_visible()
    keep(page, f"again-on-{code[0]}")
    assert not grave(page)
    dialog.get_by_role("radio").nth(1).check()
    player = Player(page)
    dialog.get_by_role("button", name=BOTS[language]).tap()
    expect(page).to_have_url(CODE)
    expect(page.locator(".origin")).to_contain_text("40")
    player.wait(lambda: player.legal, "the turn of the chosen seat")
    assert [seat["isYou"] for seat in player.seats][:2] == [False, True]
    keep(page, f"again-table-{code[0]}")
    step(player)
    assert fits(page)


@pytest.mark.soak
def test_a_race_is_played_on_from_before_it_with_a_friend(visit: Visit, keep: Keep) -> None:
    page = visit(f"/replay/{WALL}", language="de")
    info = page.request.get(f"{page.url.split('/replay')[0]}/api/replay/{WALL}").json()
    busy = next(move for move in info["unsettled"] if move > 20)
    page.goto(f"{page.url.split('#')[0]}#m={busy}")
    page.get_by_role("button", name=ON["de"]).click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(f"Bei Schritt {busy} kam es gerade auf Schnelligkeit an")
    keep(page, "again-race")
    dialog.get_by_role("button", name=FRIENDS["de"]).click()
    expect(page).to_have_url(CODE)
    expect(page.locator(".origin")).to_contain_text("nicht gemischt")
    expect(page.get_by_role("button", name="Platz dazu")).to_have_count(0)
    expect(page.locator("select[id^=option-]").first).to_be_disabled()
    keep(page, "again-lobby")
    path = page.get_by_role("textbox", name="Link").input_value().split("/join/")[1]
    friend = visit(f"/join/{path}", size=PHONE, language="uk")
    player = Player(friend)
    friend.get_by_role("textbox").fill("Ольга")
    friend.locator("form button.go").tap()
    expect(friend).to_have_url(CODE)
    expect(friend.locator("li.you")).to_have_count(1)
    expect(page.locator("li:not(.free)", has_text="Ольга")).to_have_count(1)
    page.locator("footer .go").click()
    player.wait(lambda: player.status == "playing", "the start")
    expect(friend.locator(".origin")).to_be_visible()
    assert [seat["kind"] for seat in player.seats] == ["person", "person"]


def test_the_same_deal_is_played_by_a_friend_and_compared(visit: Visit, server: Server, keep: Keep) -> None:
    ann = visit(f"/replay/{MONSTERS}#m=12", token=token_of_ann(server.data))
    ann.get_by_role("button", name=DEAL["en"]).click()
    dialog = ann.locator("dialog[open]")
    link = dialog.get_by_role("textbox").input_value()
    keep(ann, "again-deal-dialog")
    path = f"/deal/{link.split('/deal/')[1]}"
    friend = visit(path, size=PHONE, language="uk")
    expect(friend.get_by_role("heading", level=1)).to_contain_text("Монстрорулон")
    assert MONSTERS not in friend.content()
    assert "Ann" not in friend.content()
    keep(friend, "again-deal-before")
    assert not grave(friend)
    assert fits(friend)
    player = Player(friend)
    friend.get_by_role("button", name=BOTS["uk"]).tap()
    expect(friend).to_have_url(CODE)
    expect(friend.locator(".origin")).to_contain_text("без тасування")
    friend.get_by_role("button", name="Меню").first.tap()
    friend.get_by_role("button", name="Вийти з гри").tap()
    friend.get_by_role("button", name="Так, нехай грає бот").tap()
    player.wait(lambda: player.status == "finished", "the end")
    result = result_of(friend, "uk")
    expect(result.locator(".origin")).to_contain_text("без тасування")
    keep(friend, "again-result")
    result.get_by_role("link", name=COMPARE["uk"]).tap()
    expect(friend).to_have_url(re.compile(re.escape(path)))
    expect(friend.locator(".chart .line")).to_have_count(2)
    expect(friend.locator("main ul > li")).to_have_count(2)
    keep(friend, "again-compare-phone")
    assert not grave(friend)
    assert fits(friend)
    ann.goto(f"{server.url}{path}")
    expect(ann.locator("main ul > li")).to_have_count(2)
    keep(ann, "again-compare")


@pytest.mark.soak
def test_links_to_nothing_and_other_rules_are_friendly(visit: Visit) -> None:
    page = visit("/deal/nothing", language="de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Diese Kartenverteilung gibt es hier nicht (mehr).")
    expect(page.get_by_role("link", name="Zur Startseite").last).to_be_visible()
    page = visit(f"/deal/table-{OLD}", language="uk")
    expect(page.get_by_role("heading", level=1)).to_contain_text("не за сьогоднішніми правилами")
    page = visit(f"/deal/table-{RUNNING}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("no such deal")


@pytest.mark.soak
def test_a_match_file_is_played_on(visit: Visit) -> None:
    scene = played("monsterrolle", 2, most=50)
    match = scene.state.playing
    content = all_at_once(encoding(match.game, match.header, match.entries))
    page = visit("/")
    payload: FilePayload = {"name": "match.jsonl", "mimeType": "text/plain", "buffer": content.encode()}
    page.locator("input[type=file]").set_input_files(payload)
    expect(page).to_have_url(re.compile("/replay/file"))
    page.keyboard.press("End")
    page.get_by_role("button", name=ON["en"]).click()
    player = Player(page)
    page.locator("dialog[open]").get_by_role("button", name=BOTS["en"]).click()
    expect(page).to_have_url(CODE)
    player.wait(lambda: player.legal, "my turn")
    step(player)


def test_statistics_stay_in_the_browser_until_they_are_deleted(visit: Visit, server: Server, keep: Keep) -> None:
    page = visit("/statistics", size=PHONE, language="de", token=token_of_ann(server.data))
    expect(page.get_by_text("Hier steht noch nichts")).to_be_visible()
    player = Player(page)
    page.goto(f"{server.url}/table/{NEARLY}")
    for _ in range(40):
        player.wait(lambda: player.legal or player.status == "finished", "a turn or the end")
        if player.status == "finished":
            break
        step(player)
    result_of(page, "de")
    page.get_by_text("Die Partie in Zahlen").tap()
    expect(page.locator("dialog svg .line").first).to_be_attached()
    expect(page.locator("dialog table", has_text="Papier angelegt")).to_be_visible()
    keep(page, "statistics-match")
    assert not grave(page)
    page.goto(f"{server.url}/statistics")
    expect(page.locator(".total dd").first).to_have_text("1")
    page.reload()
    expect(page.locator(".total dd").first).to_have_text("1")
    keep(page, "statistics-phone")
    assert not grave(page)
    assert fits(page)
    page.set_viewport_size(DESKTOP)
    keep(page, "statistics")
    page.get_by_role("button", name="Meine Statistik löschen").click()
    page.get_by_role("button", name="Meine Statistik löschen").click()
    expect(page.get_by_text("Deine Statistik ist gelöscht.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Hier steht noch nichts")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", "en", "uk"])
@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (TABLET, "light"), (DESKTOP, "dark")])
def test_every_screen_at_every_size(
    visit: Visit, server: Server, keep: Keep, size: ViewportSize, scheme: str, language: str
) -> None:
    where = f"{language}-{size['width']}"
    page = visit(f"/replay/{CANAL}#m=40", size=size, language=language, scheme=scheme, token=token_of_ann(server.data))
    for action in (ON[language], DEAL[language]):
        button = page.get_by_role("button", name=action)
        expect(button).to_be_visible()
        button.click()
        expect(page.locator("dialog[open] [type=radio]").first).to_be_visible()
        keep(page, f"again-size-{action[:3]}-{where}")
        assert not grave(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    keep(page, f"again-size-replay-{where}")
    assert fits(page)
    page.goto(f"{server.url}/deal/table-{CANAL}")
    expect(page.locator("main ul > li")).to_have_count(1)
    keep(page, f"again-size-deal-{where}")
    assert not grave(page)
    assert fits(page)
    page.evaluate("entries => localStorage.setItem('tischlein.statistics', entries)", json.dumps(SOME))
    page.goto(f"{server.url}/statistics")
    expect(page.locator(".total dd").first).to_have_text("2")
    keep(page, f"again-size-statistics-{where}")
    assert not grave(page)
    assert fits(page)
