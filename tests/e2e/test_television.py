"""With phones and a TV: from the button on a game's box to the rematch, and letters that are read at three metres."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import midway, staged
from tests.e2e.finished import played, store
from tests.e2e.friend import open_table
from tests.e2e.house import PHONE, Keep, Server, Visit, serving
from tests.e2e.letters import too_small
from tests.e2e.player import Player
from tests.e2e.settled import settle
from tischlein.core.registry import find_game, game_ids
from tischlein.words.words import Words

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
SIZES: tuple[ViewportSize, ...] = (
    TELEVISION,
    {"width": 1280, "height": 720},
    {"width": 2560, "height": 1440},
)
LANGUAGES = ("de", "en", "uk")
MOVES = 4


class Said(NamedTuple):
    begin: str
    sit: str
    start: str
    without: str
    again: str
    first: str


WORDS = {
    "en": Said("With phones and a TV", "Sit down", "Start", "Take them away", "Play again", "Whoever sits down first"),
    "de": Said("Mit Handys und Fernseher", "Hinsetzen", "Los geht’s", "Wegräumen", "Noch einmal", "Wer sich zuerst"),
}


@pytest.fixture(scope="module")
def middle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Matches begin in the middle, with every chair taken, and nobody moves."""
    yield from serving(tmp_path_factory.mktemp("middle"), bot_pause=600, first=staged.UNHURRIED + midway.FIRST)


def phone(visit: Visit, path: str, name: str, words: Said, language: str) -> tuple[Page, Player]:
    page = visit(path, size=PHONE, language=language)
    player = Player(page, taps=True)
    page.locator("#name").fill(name)
    page.get_by_role("button", name=words.sit).tap()
    player.wait(lambda: any(seat["isYou"] for seat in player.seats), "a seat")
    return page, player


def test_phones_join_a_screen(visit: Visit, keep: Keep) -> None:
    play_with_a_screen(visit, keep, "en")


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_screen_follows_its_phones_to_the_rematch(visit: Visit, keep: Keep, language: str) -> None:
    """Bots play to the end; then the screen has the result, and goes with the phones to the next table."""
    words = WORDS[language]
    code, screen, (first_page, second_page), first = play_with_a_screen(visit, keep, language)
    for page in (first_page, second_page):
        leave_to_a_bot(page, language)
    first.wait(lambda: first.status == "finished", "the end")
    expect(screen.locator(".end li")).to_have_count(2)
    settle_fonts(screen)
    assert too_small(screen) == []
    keep(screen, f"television-end-{language}")
    again = first_page.get_by_role("button", name=words.again).first
    scoring = first_page.locator("[data-at='go-on']")  # the last scoring is counted until somebody goes on
    expect(again.or_(scoring).first).to_be_visible()
    if scoring.is_visible():
        scoring.tap()
    again.tap()
    screen.wait_for_url(re.compile(rf"/table/(?!{code})[A-Z0-9]{{8}}/display$"))
    expect(screen.locator("section.world .seat")).to_have_count(2)


def play_with_a_screen(visit: Visit, keep: Keep, language: str) -> tuple[str, Page, tuple[Page, Page], Player]:
    """The code of the table, the screen, two phones after their first moves, and who holds the first of them."""
    words = WORDS[language]
    screen = visit(size=TELEVISION, language=language)
    screen.get_by_role("button", name=re.compile(f"{words.begin}.*Monsterrolle")).click()
    screen.wait_for_url(re.compile(r"/table/[A-Z0-9]{8}/display$"))
    code = screen.url.split("/")[-2]
    expect(screen.locator(".code")).to_have_text(f"{code[:4]} {code[4:]}")
    expect(screen.locator(".how > svg")).to_be_visible()
    expect(screen.locator(".starts")).to_contain_text(words.first)
    settle_fonts(screen)
    assert too_small(screen) == []

    # The first phone that sits down is the one that starts.
    first_page, first = phone(visit, f"/join/{code}", "Anna", words, language)
    expect(screen.locator("li", has_text="Anna")).to_be_visible()
    second_page, second = phone(visit, f"/join/{code}", "Ben", words, language)
    expect(screen.locator("li", has_text="Ben")).to_be_visible()
    expect(second_page.get_by_role("button", name=words.start, exact=True)).to_have_count(0)
    keep(screen, f"television-lobby-{language}")
    first_page.get_by_role("button", name=words.start, exact=True).tap()
    first_page.get_by_role("button", name=words.without).tap()
    first.wait(lambda: first.status == "playing", "the start")

    # The screen shows the board and whose turn it is; hands and choices are on the phones.
    expect(screen.locator("section.world .seat")).to_have_count(2)
    assert screen.locator("[data-at^='hand:']").count() == 0
    for _ in range(MOVES):
        first.wait(lambda: bool(first.legal or second.legal), "somebody's turn")
        awaited, name = (first, "Anna") if first.legal else (second, "Ben")
        expect(screen.locator("header .say")).to_contain_text(name)
        expect(awaited.page.locator("[data-at='hand:0']")).to_be_visible()
        awaited.step()
    keep(screen, f"television-play-{language}")
    keep(first_page, f"television-hand-{language}")
    return code, screen, (first_page, second_page), first


def leave_to_a_bot(page: Page, language: str) -> None:
    say = Words(language).say
    page.get_by_role("button", name=say("page-menu")).tap()
    page.get_by_role("button", name=say("page-resign"), exact=True).tap()
    page.get_by_role("button", name=say("page-resign-sure")).tap()


def settle_fonts(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_a_full_board_is_read_at_three_metres(
    visit: Visit, middle: Server, keep: Keep, game: str, size: ViewportSize, language: str
) -> None:
    code, _ = open_table(middle.url, game=game, seats=find_game(game).info.max_seats, isQuick=True)
    page = visit(f"/table/{code}/display", size=size, language=language, at=middle.url)
    expect(page.locator("section.world")).to_be_visible()
    settle(page)
    settle_fonts(page)
    keep(page, f"television-{game}-{size['width']}-{language}")
    assert too_small(page) == []
    assert page.evaluate("document.querySelector('main').scrollHeight <= document.querySelector('main').clientHeight")


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Every game has been played to its end, with every chair taken."""
    data = tmp_path_factory.mktemp("over")
    store(data, {code_of(game): played(game, find_game(game).info.max_seats) for game in game_ids()})
    yield from serving(data)


def code_of(game: str) -> str:
    return f"{game[0].upper() * 4}2345"


@pytest.mark.soak
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_end_is_read_at_three_metres(
    visit: Visit, over: Server, keep: Keep, game: str, size: ViewportSize, language: str
) -> None:
    page = visit(f"/table/{code_of(game)}/display", size=size, language=language, at=over.url)
    expect(page.locator(".end li").first).to_be_visible()
    settle(page)
    settle_fonts(page)
    keep(page, f"television-end-{game}-{size['width']}-{language}")
    assert too_small(page) == []
