"""Watching a match again: slider, keys, key moments, eyes, links, and match files up and down."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import grave
from tests.e2e.finished import of_older_rules, played, store, token_of_ann
from tests.e2e.house import PHONE, Keep, Server, Visit, serving
from tests.e2e.matrix import gated
from tests.tables.scenes import Scene, started
from tischlein.core.matchfile import all_at_once, encoding

MONSTERS, WALL, CANAL, RUNNING, OLD, LONG = "MMMM2345 CCCC2345 DDDD2345 RRRR2345 EEEE2345 NNNN2345".split()
WORLDS = {MONSTERS: "section.mr-world", WALL: ".cl-world", CANAL: ".dy-world"}
DROP = """(text) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], 'match.jsonl'));
  for (const kind of ['dragover', 'drop'])
    window.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With matches that bots have played, one that still runs, and one of older rules."""
    data = tmp_path_factory.mktemp("house")
    store(
        data,
        {
            MONSTERS: played("monsterrolle"),
            WALL: played("click", photos="calm"),
            CANAL: played("dayunhe", 4),
            RUNNING: played("monsterrolle", most=60),
            LONG: long_match(),
            OLD: of_older_rules(played("monsterrolle", 2)),
        },
    )
    yield from serving(data)


def long_match() -> Scene:
    """Random moves: nobody sees the photos, so that it lasts."""
    return started(4, game="click").play(random.Random(3))


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def watch(page: Page, code: str) -> Locator:
    board = page.locator(f".board {WORLDS[code]}").first
    expect(board).to_be_visible()
    return board


def move(page: Page) -> int:
    """The move in the address, which is the one that is seen."""
    found = re.search(r"#m=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


@gated("code", WORLDS, gate=[CANAL])
def test_keys_lead_through_a_match(visit: Visit, code: str, keep: Keep) -> None:
    page = visit(f"/replay/{code}")
    watch(page, code)
    # No date: the clock that these matches were played by was never set.
    expect(page.locator(".when")).to_have_text(re.compile(r"^\d+ moves$"))
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert (at(page), move(page)) == (1, 1)
    page.keyboard.press("PageDown")
    turn = at(page)
    assert turn > 1
    page.keyboard.press("Shift+ArrowRight")
    moment = at(page)
    expect(page.locator(".mark.now")).to_have_count(1)
    page.keyboard.press("Shift+ArrowRight")
    assert at(page) > moment
    page.keyboard.press("Shift+ArrowLeft")
    assert at(page) == moment
    expect(page.locator("[aria-current=true] .number")).to_have_text(str(moment))
    keep(page, f"replay-{code[0]}")
    page.keyboard.press("End")
    assert at(page) == last
    page.keyboard.press("PageUp")
    assert at(page) < last
    page.keyboard.press("Home")
    assert (at(page), move(page)) == (0, 0)
    expect(page.get_by_role("button", name="One move back")).to_have_attribute("aria-disabled", "true")


@gated("code, language", [(MONSTERS, "de"), (WALL, "uk"), (CANAL, "de")], gate=[(WALL, "uk")])
def test_on_a_phone_fingers_do_the_same(visit: Visit, code: str, language: str, keep: Keep) -> None:
    page = visit(f"/replay/{code}#m=60", size=PHONE, language=language)
    watch(page, code)
    page.locator("[data-go=on]").tap()
    assert at(page) == 61
    page.locator("[data-go=momentOn]").tap()
    assert at(page) > 61
    page.locator(".eyes button").nth(2).tap()
    expect(page.locator(".eyes button").nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile(r"&eyes=2$"))
    keep(page, f"replay-phone-{code[0]}")
    page.locator(".eyes button").last.tap()
    expect(page.locator(".hands > li")).to_have_count(4 if code == CANAL else 3)
    page.locator("button.strip").tap()
    expect(page.locator("dialog svg .line").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name={"de": "Verlauf", "uk": "Перебіг гри"}[language]).tap()
    page.locator("dialog li button").first.tap()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.soak
def test_it_plays_by_itself_and_stops(visit: Visit) -> None:
    page = visit(f"/replay/{MONSTERS}#m=30")
    watch(page, MONSTERS)
    page.get_by_role("button", name="4×").click()
    page.locator("#main").press("Space")
    expect(page.get_by_role("slider")).not_to_have_value("30")
    page.get_by_role("button", name="Stop").click()
    stopped = at(page)
    page.wait_for_timeout(800)
    assert at(page) == stopped


@pytest.mark.soak
def test_a_long_match_steps_without_waiting(visit: Visit) -> None:
    """How long it takes to open is measured in decision 22: a busy machine would make a test of it fail."""
    page = visit(f"/replay/{LONG}")
    watch(page, WALL)
    assert int(page.get_by_role("slider").get_attribute("max") or 0) >= 500
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for step in range(1, 41):  # within what was fetched ahead: nothing is asked for, and nothing is waited for
        page.keyboard.press("ArrowRight")
        assert at(page) == step
    assert asked == []


@pytest.mark.soak
def test_a_link_leads_to_the_very_move_and_eyes(visit: Visit) -> None:
    page = visit(f"/replay/{MONSTERS}#m=41")
    watch(page, MONSTERS)
    page.get_by_role("button", name="As Bot 1 saw it").click()
    expect(page).to_have_url(re.compile("#m=41&eyes=2$"))
    page.get_by_role("button", name="Link to move 41").click()
    expect(
        page.get_by_text("The link to move 41 is copied.").or_(page.get_by_label("Link", exact=True))
    ).to_be_visible()
    seen = page.get_by_role("slider").get_attribute("aria-valuetext")
    other = visit(page.url.removeprefix(page.url.split("/replay")[0]), language="en")
    watch(other, MONSTERS)
    assert other.get_by_role("slider").get_attribute("aria-valuetext") == seen
    expect(other.get_by_role("button", name="As Bot 1 saw it")).to_have_attribute("aria-pressed", "true")


@pytest.mark.soak
def test_every_hand_is_open_after_the_end(visit: Visit) -> None:
    page = visit(f"/replay/{MONSTERS}#m=41")
    watch(page, MONSTERS)
    expect(page.locator(".board [data-at^='hand:']")).to_have_count(0)
    page.get_by_role("button", name="As Bot 2 saw it").click()
    hand = page.locator(".board [data-at^='hand:']")
    expect(hand.first).to_be_visible()
    count = hand.count()
    page.get_by_role("button", name="All hands").click()
    expect(page.locator(".hands > li").nth(2).locator("li")).to_have_count(count)
    assert grave(page, within="main") == {}


def test_a_running_match_shows_its_people_their_part_and_others_a_sentence(visit: Visit, server: Server) -> None:
    stranger = visit(f"/replay/{RUNNING}", language="uk")
    expect(stranger.get_by_role("heading", name="Ця партія ще триває", exact=False)).to_be_visible()
    ann = visit(f"/replay/{RUNNING}#m=20&eyes=2", token=token_of_ann(server.data))
    watch(ann, MONSTERS)
    expect(ann.get_by_text("You may not look through the eyes in this link")).to_be_visible()
    expect(ann.get_by_text("Still being played")).to_be_visible()
    expect(ann.get_by_role("button", name="As Ann saw it")).to_be_visible()
    expect(ann.get_by_role("button", name="As Bot 1 saw it")).to_have_count(0)
    expect(ann.get_by_role("button", name="All hands")).to_have_count(0)
    expect(ann.get_by_role("button", name="Download the match file")).to_have_count(0)


ODD_ADDRESSES = {
    "/replay/ZZZZ2345": "There is no match here (any more).",
    "/replay/nonsense": "There is no match here (any more).",
    "/replay/file": "Nothing of a match file is kept here. Please open it once more.",
    f"/replay/{MONSTERS}/more": "There is nothing here.",
}


def test_odd_addresses_get_a_friendly_page(visit: Visit, server: Server) -> None:
    page = visit()
    for path, said in ODD_ADDRESSES.items():
        page.goto(server.url + path)
        expect(page.get_by_role("heading", name=said)).to_be_visible()
        expect(page.get_by_role("link", name="To the start page").last).to_be_visible()


@pytest.mark.soak
def test_a_move_that_does_not_exist_is_the_last_one(visit: Visit) -> None:
    page = visit(f"/replay/{MONSTERS}#m=99999", language="de")
    watch(page, MONSTERS)
    expect(page.get_by_text("Der Link führt zu Schritt 99.999")).to_be_visible()
    assert at(page) == int(page.get_by_role("slider").get_attribute("max") or 0)


def test_a_match_of_older_rules_is_read(visit: Visit) -> None:
    page = visit(f"/replay/{OLD}")
    expect(page.get_by_text("This match was begun by older rules")).to_be_visible()
    expect(page.locator("main ol").last.locator("li").nth(20)).to_be_visible()
    expect(page.locator(".points").first).to_be_visible()


@pytest.mark.soak
def test_it_is_offered_at_home_at_the_end_and_in_the_menu(visit: Visit, server: Server) -> None:
    page = visit("/", token=token_of_ann(server.data))
    page.locator(f"a[href='/replay/{CANAL}']").click()
    watch(page, CANAL)
    expect(page.get_by_role("button", name="As Ann saw it")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("dialog").get_by_role("link", name="Watch again").click()
    watch(page, CANAL)
    page.goto(f"{server.url}/table/{CANAL}")
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Watch again")).to_be_visible()


def test_a_match_file_goes_down_and_up_again(visit: Visit, tmp_path: Path) -> None:
    page = visit(f"/replay/{CANAL}")
    watch(page, CANAL)
    moves = page.get_by_role("slider").get_attribute("max")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download the match file").click()
    saved = tmp_path / "match.jsonl"
    downloading.value.save_as(saved)
    assert json.loads(saved.read_text(encoding="utf-8").splitlines()[0])["game"] == "dayunhe"

    other = visit("/", language="de", size=PHONE)
    other.locator("#match-file").set_input_files(saved)
    watch(other, CANAL)
    assert other.get_by_role("slider").get_attribute("max") == moves
    other.locator("[data-go=momentOn]").tap()
    other.locator(".eyes button").nth(1).tap()
    expect(other.locator(".eyes button").nth(1)).to_have_attribute("aria-pressed", "true")
    other.reload()
    watch(other, CANAL)

    dropped = visit("/")
    expect(dropped.locator(".games")).to_be_visible()
    dropped.evaluate(DROP, saved.read_text(encoding="utf-8"))
    watch(dropped, CANAL)


@pytest.mark.parametrize(
    ("language", "change", "said"),
    [
        pytest.param("en", lambda rows: rows[:40], "The match file breaks off after 39 moves.", marks=pytest.mark.soak),
        pytest.param(
            "de",
            lambda rows: [*rows[:11], "{", *rows[12:]],
            "Zeile 12 der Spieldatei ist beschädigt.",
            marks=pytest.mark.soak,
        ),
        (
            "uk",
            lambda rows: [*rows[:1], rows[1].replace('"move": "', '"move": "<b>x</b>'), *rows[2:]],
            "Крок 1 у файлі партії",
        ),
        ("en", lambda _rows: ["<script>alert(1)</script>"], "This is not a Tischlein match file."),
        ("de", lambda _rows: ["x" * 1_000_001], "Die Spieldatei ist zu lang"),
    ],
    ids=["cut", "damaged", "no move", "markup", "huge"],
)
def test_a_damaged_file_is_refused_in_one_sentence(visit: Visit, language: str, change: object, said: str) -> None:
    page = visit("/", language=language)
    expect(page.locator(".games")).to_be_visible()
    match = played("monsterrolle", most=60).state.playing
    whole = all_at_once(encoding(match.game, match.header, match.entries))
    assert callable(change)
    page.evaluate(DROP, "\n".join(change(whole.splitlines())))
    expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    assert page.url.endswith("/")
