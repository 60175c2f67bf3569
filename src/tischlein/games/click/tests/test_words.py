"""The terms of the German and Ukrainian edition, and words that must not be confused."""

import pytest

from tischlein.core.registry import game_folder
from tischlein.games.click.data import MOTIFS
from tischlein.words.words import Words


def whole_text(language):
    """All texts of the game in small letters, without comments and keys."""
    lines = (game_folder("click") / "locales" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    said = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    return "\n".join(said).lower()


@pytest.mark.parametrize(
    ("language", "key", "word"),
    [
        ("de", "cl-page-pictures", "Arrangement"),
        ("de", "cl-page-open", "Arrangement"),
        ("de", "cl-page-market", "Markt"),
        ("de", "cl-page-click", "KLICK"),
        ("de", "cl-title", "Große Mauer"),
        ("uk", "cl-page-click", "КЛАЦ"),
        ("uk", "cl-title", "Клац! Великий мур"),
        ("uk", "cl-page-wall", "мур"),
    ],
)
def test_a_thing_is_called_as_on_the_box(language, key, word):
    assert word.lower() in Words(language).say(key).lower()


@pytest.mark.parametrize(
    ("language", "other"),
    [
        ("de", "auslage"),  # the market
        ("de", "komposition"),  # the arrangement
        ("de", "klack"),
        ("de", "click!"),  # the call, but not the title
        ("uk", "стін"),  # the wall of a house
        ("uk", "клік"),
    ],
)
def test_no_second_word_for_the_same_thing(language, other):
    assert other not in whole_text(language).replace(Words(language).say("cl-title").lower(), "")


@pytest.mark.parametrize("language", ["de", "en", "uk"])
def test_only_the_dragon_is_called_a_dragon(language):
    """In German a kite would be called so, too."""
    words = Words(language)
    dragon = {"de": "drache", "en": "dragon", "uk": "дракон"}[language]
    assert "kite" not in MOTIFS
    called = {motif for motif in MOTIFS if dragon in words.say(f"cl-motif-{motif}").lower()}
    assert called == {"head", "middle", "tail"}
