"""Component sheets: what does not add up is refused, and the sentence names the figure. The figures: test_1_setup."""

import pytest

from tischlein.core.clauses import clause
from tischlein.core.errors import BadSheet
from tischlein.games.click.data import row_text
from tischlein.games.click.sheet import FOLDER, find_sheet, parse_sheet, sheet_names
from tischlein.games.click.tests.picture import SHEET

FIRST = '{ row = ["lantern", "kite", "blossom"], points = 1 }'
DRAGON = '{ row = ["head", "middle", "tail"], points = 4 }'
PLAIN = [row_text(row).split("-") for row in find_sheet(SHEET).rows if len(row) == 3 and max(row) < 6]


def changed(old, new):
    assert SHEET.count(old) == 1, old
    return SHEET.replace(old, new)


def refusal(content):
    with pytest.raises(BadSheet) as refused:
        parse_sheet(content)
    return refused.value.text.key, dict(refused.value.text.args)


def test_the_shipped_sheet_is_accepted_by_name_and_by_text():
    assert sheet_names() == ("standard",)
    assert find_sheet((FOLDER / "standard.toml").read_text(encoding="utf-8")) == find_sheet("standard")
    assert set(find_sheet("standard").reconstructed) == {"wall", "actions", "compositions"}


@clause("CL-1.1")
@pytest.mark.parametrize(
    ("old", "new", "part", "found", "wanted"),
    [
        ("kite = 6", "kite = 5", "wall", 46, 47),
        ("kite = 6", "kite = 7", "wall", 48, 47),
        ("rickshaws = 3", "rickshaws = 2", "rickshaws", 2, 3),
        ("rickshaws = 3", "rickshaws = 4", "rickshaws", 4, 3),
        (f"  {FIRST},\n", "", "compositions", 24, 25),
        ("swap = 5", "swap = 6", "actions", 36, 35),
        ("swap = 5", "swap = 4", "actions", 34, 35),
    ],
)
def test_a_count_that_is_off_by_one_is_refused(old, new, part, found, wanted):
    assert refusal(changed(old, new)) == ("cl-sheet-count", {"part": part, "found": found, "wanted": wanted})


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('title = "pictures"', "", "title"),
        ('title = "pictures"', "title = 6", "title"),
        ("reconstructed = [", "rebuilt = [", "reconstructed"),
        ("rickshaws = 3", "", "rickshaws"),
        ("rickshaws = 3", "rickshaws = true", "rickshaws"),
        ("compositions = [", "photos = [", "compositions"),
        ("[wall]", "[walls]", "wall"),
        ("[actions]", "[action]", "actions"),
        ("kite = 6", "kites = 6", "wall"),
        ("kite = 6", "", "wall.kite"),
        ("tail = 3", "tail = 0", "wall.tail"),
        ("swap = 5", "swap = -5", "actions.swap"),
        ("swap = 5", "exchange = 5", "actions"),
        (FIRST, '"lantern-kite"', "compositions"),
        (FIRST, '{ row = ["lantern", "kite"], points = 1 }', "compositions[1].row"),
        (FIRST, '{ row = ["lantern", "kite", "moon"], points = 1 }', "compositions[1].row"),
        (FIRST, '{ row = ["lantern", "kite", 3], points = 1 }', "compositions[1].row"),
        (FIRST, '{ row = "lantern", points = 1 }', "compositions[1].row"),
        (FIRST, '{ row = ["lantern", "kite", "blossom"], points = 1.5 }', "compositions[1].points"),
        (FIRST, '{ row = ["lantern", "kite", "blossom"], points = 0 }', "compositions.points"),
    ],
)
def test_a_missing_or_senseless_field_is_refused_by_its_name(old, new, field):
    assert refusal(changed(old, new)) == ("cl-sheet-field", {"field": field})


@clause("CL-1.4")
def test_two_compositions_that_are_alike_are_refused():
    again = changed(FIRST, '{ row = ["kite", "crane", "hiker"], points = 1 }')
    assert refusal(again) == ("cl-sheet-twice", {"number": 2, "first": 1})


@clause("CL-1.4")
def test_ten_compositions_without_dragon_and_panda_are_too_few():
    few = SHEET
    for row in PLAIN[:5]:
        few = few.replace(f'["{row[0]}", "{row[1]}", "{row[2]}"]', f'["{row[0]}", "panda", "{row[2]}"]')
    assert refusal(few) == ("cl-sheet-plain", {"found": 10, "wanted": 11})


@clause("CL-3.2")
@pytest.mark.parametrize(
    "row",
    [
        '["head", "tail", "middle"]',
        '["tail", "head", "crane"]',
        '["head", "crane", "tail"]',
        '["head", "middle", "crane"]',
        '["head", "kite", "crane"]',
    ],
)
def test_a_dragon_that_does_not_join_is_refused(row):
    assert refusal(changed(DRAGON, f"{{ row = {row}, points = 4 }}")) == ("cl-sheet-dragon", {"number": 23})


def test_a_photo_that_the_box_has_no_cards_for_is_refused():
    fewer = changed("kite = 6", "kite = 11").replace("lantern = 6", "lantern = 1")
    impossible = fewer.replace(FIRST, '{ row = ["lantern", "lantern", "blossom"], points = 1 }')
    assert refusal(impossible) == ("cl-sheet-impossible", {"number": 1})


@pytest.mark.parametrize("content", ["stop = = 14\n", "<html>\n", "\x00\n", "x = " + ("[" * 400 + "\n") * 3])
def test_what_is_not_toml_is_refused(content):
    assert refusal(content)[0] == "cl-sheet-toml"


def test_an_unknown_name_is_refused_and_the_known_ones_are_told():
    with pytest.raises(BadSheet) as refused:
        find_sheet("seven")
    assert refused.value.text.key == "cl-sheet-unknown"
    assert refused.value.text.args == {"name": "seven", "known": "standard"}
