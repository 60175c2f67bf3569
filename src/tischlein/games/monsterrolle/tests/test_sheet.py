"""Component sheets that do not add up are refused, and the message names the number. Valid numbers: test_1_setup."""

import pytest

from tischlein.core.errors import BadSheet
from tischlein.games.monsterrolle.sheet import FOLDER, SHEETS, find_sheet, parse_sheet
from tischlein.lawbook.clauses import clause

SIX = (FOLDER / "six.toml").read_text(encoding="utf-8")
FIRST_PAPER = '{ left = "red",    right = "orange", copies = 2, stars = 1 }'
LAST_PAPER = '{ left = "purple", right = "blue",   copies = 2, stars = 0 }'
MONSTERS = '["blubb", "wuschel", "knolle", "brumm"]'


def changed(old, new):
    assert SIX.count(old) == 1, old
    return SIX.replace(old, new)


def refusal(content):
    with pytest.raises(BadSheet) as refused:
        parse_sheet(content)
    return refused.value.text.key, dict(refused.value.text.args)


@pytest.mark.parametrize("name", ["six", "four"])
def test_the_shipped_sheets_are_accepted_by_name_and_by_text(name):
    assert find_sheet(name).title == name
    assert find_sheet((FOLDER / f"{name}.toml").read_text(encoding="utf-8")) == find_sheet(name)


def test_the_first_sheet_is_six_and_every_file_is_one():
    assert SHEETS.names == ("six", "four")


@clause("MR-1.1")
@pytest.mark.parametrize(
    ("old", "new", "part", "found", "wanted"),
    [
        (FIRST_PAPER, FIRST_PAPER.replace("copies = 2", "copies = 1"), "paper", 59, 60),
        (LAST_PAPER, LAST_PAPER.replace("copies = 2", "copies = 3"), "paper", 61, 60),
        ("stop = 14", "stop = 13", "stop", 13, 14),
        ("stop = 14", "stop = 15", "stop", 15, 14),
        ("\nyellow = 2", "\nyellow = 1", "tear", 11, 12),
        ("\nyellow = 2", "\nyellow = 3", "tear", 13, 12),
        ("scoring = 3", "scoring = 2", "scoring", 2, 3),
        ("scoring = 3", "scoring = 4", "scoring", 4, 3),
        (MONSTERS, '["blubb", "wuschel", "knolle"]', "monsters", 3, 4),
        (MONSTERS, '["a", "b", "c", "d", "e"]', "monsters", 5, 4),
        (MONSTERS, '["blubb", "wuschel", "knolle", "blubb"]', "monsters", 3, 4),
        (MONSTERS, '["blubb", "wuschel", "knolle", "brumm", "blubb"]', "monsters", 5, 4),
    ],
)
def test_a_count_that_is_off_by_one_is_refused(old, new, part, found, wanted):
    assert refusal(changed(old, new)) == ("mr-sheet-count", {"part": part, "found": found, "wanted": wanted})


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('title = "six"', "", "title"),
        ('title = "six"', "title = 6", "title"),
        ("reconstructed = [", "rebuilt = [", "reconstructed"),
        ("colours = [", "colors = [", "colours"),
        ("monsters = [", "people = [", "monsters"),
        (MONSTERS, "4", "monsters"),
        (MONSTERS, '["blubb", "wuschel", "knolle", 4]', "monsters"),
        ("stop = 14", "", "stop"),
        ("stop = 14", 'stop = "14"', "stop"),
        ("stop = 14", "stop = -1", "stop"),
        ("scoring = 3", "scoring = true", "scoring"),
        ("paper = [", "papers = [", "paper"),
        ("[tear]", "[tears]", "tear"),
        (FIRST_PAPER, '"red-orange"', "paper"),
        (FIRST_PAPER, FIRST_PAPER.replace('"orange"', "2"), "paper[1].right"),
        (LAST_PAPER, LAST_PAPER.replace("stars = 0", "star = 0"), "paper[30].stars"),
        (LAST_PAPER, LAST_PAPER.replace("copies = 2", "copies = 2.0"), "paper[30].copies"),
        (LAST_PAPER, LAST_PAPER.replace("copies = 2", "copies = 61"), "paper[30].copies"),
        ("\nyellow = 2", "\nyellow = false", "tear.yellow"),
    ],
)
def test_a_missing_or_senseless_field_is_refused_by_its_name(old, new, field):
    assert refusal(changed(old, new)) == ("mr-sheet-field", {"field": field})


@pytest.mark.parametrize("colours", ['["red", "pink"]', '["red", "blue", "red"]'])
def test_unknown_and_repeated_colours_are_refused(colours):
    key, args = refusal(changed('["red", "orange", "yellow", "green", "blue", "purple"]', colours))
    assert key == "mr-sheet-colour"
    assert args["colour"] in ("pink", "red")


@pytest.mark.parametrize(
    ("old", "new", "field", "colour"),
    [
        ('"blue", "purple"]', '"blue"]', "paper[9].right", "purple"),
        (FIRST_PAPER, FIRST_PAPER.replace('"red"', '"pink"'), "paper[1].left", "pink"),
        ("\nyellow = 2", "\npink = 2", "tear.pink", "pink"),
    ],
)
def test_a_colour_that_the_sheet_does_not_list_is_refused_by_its_name(old, new, field, colour):
    key, args = refusal(changed(old, new))
    assert (key, args["field"], args["colour"]) == ("mr-sheet-no-colour", field, colour)


def test_more_stars_than_copies_are_refused():
    stars = changed(LAST_PAPER, LAST_PAPER.replace("stars = 0", "stars = 3"))
    assert refusal(stars) == ("mr-sheet-stars", {"field": "paper[30]", "stars": 3, "copies": 2})


@pytest.mark.parametrize(
    "content",
    [
        "stop = = 14\n",
        "<html>\n",
        "\x00\n",
        SIX + "stop = 14\n[tear]\n",
        "x = " + ("[" * 400 + "\n") * 3,
    ],
    ids=["syntax", "html", "nul", "twice", "deep"],
)
def test_what_is_not_toml_is_refused(content):
    assert refusal(content)[0] == "mr-sheet-toml"


def test_an_unknown_name_is_refused_and_the_known_ones_are_told():
    with pytest.raises(BadSheet) as refused:
        find_sheet("seven")
    assert refused.value.text.key == "mr-sheet-unknown"
    assert refused.value.text.args == {"name": "seven", "known": "six, four"}
