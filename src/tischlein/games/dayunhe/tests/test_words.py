"""Unambiguous names: what is printed on a tile, what a title means, and how it is typed."""

import pytest

from tischlein.core.registry import game_folder
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.data import CANAL_KINDS, KINDS, TITLES, VALUES, tile_words
from tischlein.games.dayunhe.terminal import ask, draw
from tischlein.games.dayunhe.tests.picture import play, position, to_uprising
from tischlein.words.words import Words

LANGUAGES = ("de", "en", "uk")
EXAMINATIONS = ("Jìnshì Zhuàngyuán", "Jìnshì Bǎngyǎn", "Jìnshì Tànhuā", "Jǔrén", "Xiùcái")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_is_called_by_what_is_built_there_and_by_its_value(language):
    words = Words(language)
    for kind in range(1, CANAL_KINDS + 1):
        said = words(tile_words(KINDS[kind]))
        assert [letter for letter in said if letter.isdigit()] == [str(VALUES[kind])], said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tile_and_the_store_have_two_names(language):
    words = Words(language)
    store = words.say("dy-page-warehouse").split()[-1]
    assert words.say("dy-tile-warehouse") != store


def test_german_has_one_word_for_supply():
    """German uses one word for it, on the card, on the button and in the log."""
    said = (game_folder("dayunhe") / "locales" / "de.ftl").read_text(encoding="utf-8")
    assert "liefer" not in said.lower()
    words = Words("de")
    for key in ("dy-page-supply", "dy-page-supply-left", "dy-page-unused-supply", "dy-page-part-supply"):
        assert "Nachschub" in words.say(key, count=1), key


def test_taking_back_is_not_going_back():
    """The button has the same word as in other games."""
    words = Words("uk")
    assert words.say("dy-page-take-back") == words.say("page-undo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_those_of_the_examinations_and_say_what_they_mean(language):
    words = Words(language)
    for title, name in zip(TITLES, EXAMINATIONS, strict=True):
        assert words.say(f"dy-title-{title}").startswith(f"{name} (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_tiles_as_they_are_typed(language):
    state = position(warehouse="canal4 canal6")
    drawn = draw(GAME.view(state, 0), Words(language, ["Anna", "Ben"]), 100).plain
    assert "canal4 (" in drawn
    assert ", n-s)" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_asks_for_what_can_be_done(language):
    state = position({"B1": "y unrest"}, card="calm")
    play(state, "rebuild B1")
    said = Words(language)(ask(GAME.view(state, 0)))
    assert "(at)" in said
    assert "(turn)" not in said, "unrest has no direction"
    state = position(walls={0: 3})
    to_uprising(state)
    play(state, "under 1")
    said = Words(language)(ask(GAME.view(state, 0)))
    assert "spread" in said
    assert " 2 " in said, "two tiles are left"
