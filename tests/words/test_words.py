"""Sentences from keys, and nothing from outside that a terminal would obey."""

from __future__ import annotations

import pytest

from tischlein.core.errors import BadInput
from tischlein.core.words import Text, seat_name, text
from tischlein.words.words import LANGUAGES, Words, harmless, pick_language

ENGLISH = Words("en", ["Ada", ""])


@pytest.fixture
def no_locale(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return monkeypatch


def test_arguments_take_their_places() -> None:
    assert "“chess”" in ENGLISH.say("error-game", game="chess", known="a, b")


def test_a_text_may_be_an_argument() -> None:
    assert "the game is over." in ENGLISH.say("play-refused", why=text("mr-why-over"), clause="MR-5.4").lower()


def test_a_seat_is_called_by_its_players_name_or_its_number() -> None:
    assert ENGLISH(seat_name(0)) == "Ada"
    assert ENGLISH(seat_name(1)) == ENGLISH.say("seat", number=2)
    assert ENGLISH(seat_name(9)) == ENGLISH.say("seat", number=10)


@pytest.mark.parametrize("key", ["no-such-key", "", "-term", "a b", "mr-log-from-the-future"])
def test_an_unknown_key_is_shown_itself(key: str) -> None:
    assert ENGLISH(text(key, a=1)) == key


@pytest.mark.parametrize(
    "said",
    [
        Text("seat-name", {}),
        Text("seat-name", {"seat": "0"}),
        Text("seat-name", {"seat": -1}),
        Text("seat-name", {"seat": 10**4300 - 1}),
        Text("seat-name", {"seat": text("k")}),
        Text("mr-log-laid", {}),
        Text("mr-log-laid", {"who": 1, "card": -5, "place": "x"}),
        Text("mr-log-scored", {"who": seat_name(0), "points": 10**300, "total": -(10**300)}),
        Text("mr-log-scoring", {"number": "x"}),
        Text("mr-log-ended", {"count": 1e300}),
        Text("\x1b[31mkey\n", {}),
    ],
    ids=lambda said: said.key,
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_from_outside_can_always_be_read_aloud(said: Text, language: str) -> None:
    spoken = Words(language, ["Ada", ""])(said)
    assert spoken
    assert "\x1b" not in spoken
    assert "\n" not in spoken


def test_numbers_beyond_counting_are_shown_short() -> None:
    assert "1.23E+30 seats" in ENGLISH.say("error-seats", seats=1234 * 10**27, min=2, max=4)


@pytest.mark.parametrize("value", ["", "Їжак", "naïve [red]x[/red] :smile:", "👨‍👩‍👧", "a\u00a0b", "שלום"])
def test_letters_of_any_script_are_harmless(value: str) -> None:
    assert harmless(value) == value


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("\x1b[31mred", "�[31mred"),
        ("a\nb\rc\td", "a b c d"),
        ("a\x00b\x07c\x7f", "a�b�c�"),
        ("\x9b31m", "�31m"),
        ("a\u2028b\u2029c", "a b c"),
        ("\u202eevil", "�evil"),
        ("\ud800", "�"),
    ],
)
def test_what_a_terminal_would_obey_gets_a_stand_in(value: str, shown: str) -> None:
    assert harmless(value) == shown


def test_names_and_arguments_are_made_harmless() -> None:
    words = Words("en", ["\x1b[2JEve\n"])
    assert words.name(0) == "�[2JEve "
    assert "\x1b" not in words.say("play-saved", file="\x1b[2Jx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_asked_for_is_spoken(language: str) -> None:
    assert pick_language(language) == language


@pytest.mark.parametrize("language", ["", "fr", "EN", "de_DE"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(BadInput) as refused:
        pick_language(language)
    assert refused.value.text == ("error-language", {"language": language, "known": "de, en, uk"})


@pytest.mark.parametrize(
    ("value", "language"),
    [
        ("uk_UA.UTF-8", "uk"),
        ("de_AT", "de"),
        ("de", "de"),
        ("en_GB.UTF-8", "en"),
        ("fr_FR", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
    ],
)
def test_the_systems_language_is_spoken_or_else_english(
    no_locale: pytest.MonkeyPatch, value: str, language: str
) -> None:
    no_locale.setenv("LANG", value)
    assert pick_language(None) == language


def test_the_stronger_variable_decides(no_locale: pytest.MonkeyPatch) -> None:
    no_locale.setenv("LANG", "de_DE.UTF-8")
    no_locale.setenv("LC_MESSAGES", "uk_UA.UTF-8")
    assert pick_language(None) == "uk"
    no_locale.setenv("LC_ALL", "C")
    assert pick_language(None) == "en"
