"""Component sheets that do not add up are refused, and the message names the number. Valid numbers: test_1_setup."""

import pytest

from tischlein.core.errors import BadSheet
from tischlein.core.words import text
from tischlein.games.click import GAME
from tischlein.games.click.data import motif_words
from tischlein.games.click.sheet import FOLDER, SHEETS, find_sheet, parse_sheet
from tischlein.games.click.tests.picture import SHEET, legal, play, position, start
from tischlein.games.click.tests.wander import wander
from tischlein.lawbook.clauses import clause

FIRST = '{ row = ["lantern", "fan", "blossom"], points = 1 }'
DRAGON = '{ row = ["head", "middle", "tail"], points = 4 }'
PICTURES = find_sheet(SHEET)
PLAIN = [
    [PICTURES.names[motif] for motif in PICTURES.rows[card]] for card in PICTURES.plain if len(PICTURES.rows[card]) == 3
]


def changed(old, new):
    assert SHEET.count(old) == 1, old
    return SHEET.replace(old, new)


def refusal(content):
    with pytest.raises(BadSheet) as refused:
        parse_sheet(content)
    return refused.value.text.key, dict(refused.value.text.args)


def test_the_shipped_sheet_is_accepted_by_name_and_by_text():
    assert SHEETS.names == ("standard",)
    assert find_sheet((FOLDER / "standard.toml").read_text(encoding="utf-8")) == find_sheet("standard")
    assert set(find_sheet("standard").reconstructed) == {"wall", "actions", "compositions", "dragons"}


def line_of(part):
    """The line of a part in the sheet of the pictures, from 1."""
    return next(number for number, line in enumerate(SHEET.split("\n"), 1) if part in line)


@clause("CL-1.1")
@pytest.mark.parametrize(
    ("old", "new", "part", "found", "wanted"),
    [
        ("fan = 6", "fan = 5", "wall", 46, 47),
        ("fan = 6", "fan = 7", "wall", 48, 47),
        ("fan = 6", "", "wall", 41, 47),
        ("rickshaws = 3", "rickshaws = 2", "rickshaws", 2, 3),
        ("rickshaws = 3", "rickshaws = 4", "rickshaws", 4, 3),
        ("swap = 5", "swap = 6", "actions", 36, 35),
        ("swap = 5", "swap = 4", "actions", 34, 35),
    ],
)
def test_a_count_that_is_off_by_one_is_refused(old, new, part, found, wanted):
    without = SHEET if new else without_fans()
    said = {"line": line_of({"rickshaws": "rickshaws ="}.get(part, f"[{part}]")), "part": part}
    assert refusal(without.replace(old, new)) == ("cl-sheet-count", {**said, "found": found, "wanted": wanted})


def without_fans():
    """The sheet without compositions that need a fan."""
    return SHEET.replace('"fan"', '"crane"')


@clause("CL-1.1")
def test_a_composition_too_few_is_refused():
    said = {"line": line_of("compositions = ["), "part": "compositions", "found": 24, "wanted": 25}
    assert refusal(changed(f"  {FIRST},\n", "")) == ("cl-sheet-count", said)


@pytest.mark.parametrize(
    ("old", "new", "field", "why"),
    [
        ('title = "pictures"', "", "title", "text"),
        ('title = "pictures"', "title = 6", "title", "text"),
        ("reconstructed = [", "rebuilt = [", "reconstructed", "texts"),
        ("rickshaws = 3", "", "rickshaws", "number"),
        ("rickshaws = 3", "rickshaws = true", "rickshaws", "number"),
        ("compositions = [", "photos = [", "compositions", "compositions"),
        ("[wall]", "[walls]", "wall", "table"),
        ("[actions]", "[action]", "actions", "table"),
        ("fan = 6", '"fan-tail" = 6', "wall.fan-tail", "name"),
        ("fan = 6", f"{'f' * 25} = 6", f"wall.{'f' * 25}", "name"),
        ("fan = 6", "fan = 0", "wall.fan", "number"),
        ("tail = 3", "tail = 0", "wall.tail", "needed"),
        ("tower = 4", "towers = 4", "wall.tower", "needed"),
        ("swap = 5", "swap = -5", "actions.swap", "number"),
        ("swap = 5", "exchange = 5", "actions.exchange", "action"),
        (FIRST, '"lantern-fan"', "compositions", "compositions"),
        (FIRST, '{ row = ["lantern"], points = 1 }', "compositions[1].row", "size"),
        (FIRST, f"{{ row = {['fan'] * 7}, points = 1 }}", "compositions[1].row", "size"),
        (FIRST, '{ row = ["lantern", "fan", "moon"], points = 1 }', "compositions[1].row", "unknown"),
        (FIRST, '{ row = ["lantern", "fan", 3], points = 1 }', "compositions[1].row", "texts"),
        (FIRST, '{ row = "lantern", points = 1 }', "compositions[1].row", "texts"),
        (FIRST, '{ row = ["lantern", "fan", "blossom"], points = 1.5 }', "compositions[1].points", "number"),
        (FIRST, '{ row = ["lantern", "fan", "blossom"], points = 0 }', "compositions[1].points", "number"),
        ("[actions]", '[drawings]\nmoon = "fan"\n[actions]', "drawings.moon", "unknown"),
        ("[actions]", '[drawings]\nfan = "moon"\n[actions]', "drawings.fan", "drawing"),
        ("rickshaws = 3", 'rickshaws = 3\ndragons = [["head", "middle"]]', "dragons", "dragons"),
        ("rickshaws = 3", "rickshaws = 3\ndragons = []", "dragons", "dragons"),
        ("rickshaws = 3", 'rickshaws = 3\ndragons = "head-tail"', "dragons", "dragons"),
    ],
)
def test_a_missing_or_senseless_field_is_refused_by_its_name_and_says_why(old, new, field, why):
    key, said = refusal(changed(old, new))
    assert (key, said["field"], said["why"].key) == ("cl-sheet-wrong", field, f"cl-sheet-why-{why}")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('title = "pictures"', "title = 6"),
        ("rickshaws = 3", "rickshaws = true"),
        ("fan = 6", "fan = 0"),
        ("swap = 5", "exchange = 5"),
        ("remove = 5", "remove = 0"),
    ],
)
def test_the_line_of_a_field_is_told(old, new):
    assert refusal(changed(old, new))[1]["line"] == line_of(old)


def test_what_is_missing_altogether_is_told_without_a_line_or_with_that_of_its_section():
    assert refusal(changed("rickshaws = 3", ""))[1]["line"] == 0
    assert refusal(changed("tower = 4", "towers = 4"))[1]["line"] == line_of("[wall]")


@pytest.mark.parametrize("number", [1, 2, 25])
def test_the_line_of_a_composition_is_told(number):
    rows = [line for line in SHEET.split("\n") if "row =" in line]
    key, said = refusal(changed(rows[number - 1], rows[number - 1].replace('["', '["moon", "')))
    assert (key, said["line"]) == ("cl-sheet-wrong", line_of(rows[number - 1]))


@clause("CL-1.11")
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_rows_of_two_to_six_motifs_and_equal_ones(size):
    row = str((["lantern", "fan", "blossom"] * 2)[:size]).replace("'", '"')
    sheet = parse_sheet(changed(FIRST, f"{{ row = {row}, points = 7 }}").replace('["fan", "crane", "hiker"]', row))
    assert [len(sheet.rows[0]), sheet.points[0]] == [size, 7]
    assert sheet.rows[0] == sheet.rows[1]


OTHERS = SHEET.replace("lantern", "Röhrender Hirsch").replace("Röhrender Hirsch = 6", '"Röhrender Hirsch" = 6')
OTHERS = OTHERS.replace("crane = 6", "dog = 3\ncat = 3").replace('"crane"', '"dog"')
OTHERS = OTHERS.replace("[actions]", '[drawings]\ndog = "panda"\n\n[actions]')


@clause("CL-1.11")
def test_kinds_of_motifs_are_those_of_the_sheet_with_a_drawing_of_ours_or_a_plain_one():
    shown = GAME.fixed(GAME.view(start(sheet=OTHERS), 0))
    assert [(kind.id, kind.word, kind.drawing, kind.name, kind.count) for kind in shown.kinds[:5]] == [
        ("Röhrender Hirsch", "kind1", "", "Röhrender Hirsch", 6),
        ("fan", "fan", "fan", "", 6),
        ("blossom", "blossom", "blossom", "", 6),
        ("dog", "kind2", "panda", "dog", 3),
        ("cat", "kind3", "", "cat", 3),
    ]
    assert len(shown.kinds) == 11
    assert shown.dragons == ("head-tail", "head-middle-tail")


@clause("CL-1.11")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_with_other_motifs_goes_its_way_in_words_and_notation(seats):
    words, taken_back = set(), 0
    for seed in (1, 2, 3):
        for state in wander(seats, seed, sheet=OTHERS):
            assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
            for move in GAME.legal(state, state.active):
                assert GAME.parse(GAME.format(move)) == move
                taken_back += GAME.format(move).startswith("back kind2 ")
        words |= set(GAME.show(GAME.view(state, 0)).discard)
    assert taken_back
    assert {"Röhrender Hirsch", "dog"} <= words
    assert motif_words("dog") == text("cl-motif-named", name="dog")


@clause("CL-1.11")
def test_dragons_lie_as_the_sheet_says():
    both = 'dragons = [["head", "tail"], ["head", "middle", "tail"], ["tail", "head"]]'
    sheet = changed("rickshaws = 3", f"rickshaws = 3\n{both}").replace(
        '["crane", "head", "tail"]', '["crane", "tail", "head"]'
    )
    assert parse_sheet(sheet).dragons == ("head-tail", "head-middle-tail", "tail-head")
    state = position("crane tail head hiker", own="crane-tail-head", sheet=sheet)
    play(state, "click")
    assert {"photo 1 1", "photo 2 1"} & legal(state)


@clause("CL-1.4")
def test_ten_compositions_without_dragon_and_panda_are_too_few():
    few = SHEET
    for row in PLAIN[:5]:
        few = few.replace(f'["{row[0]}", "{row[1]}", "{row[2]}"]', f'["{row[0]}", "panda", "{row[2]}"]')
    assert refusal(few) == (
        "cl-sheet-plain",
        {"line": line_of("compositions = ["), "found": 10, "wanted": 11},
    )


@clause("CL-3.2")
@pytest.mark.parametrize(
    "row",
    [
        '["head", "tail", "middle"]',
        '["tail", "head", "crane"]',
        '["head", "crane", "tail"]',
        '["head", "middle", "crane"]',
        '["head", "fan", "crane"]',
    ],
)
def test_a_dragon_that_does_not_join_is_refused(row):
    key, said = refusal(changed(DRAGON, f"{{ row = {row}, points = 4 }}"))
    assert (key, said["line"], said["field"]) == ("cl-sheet-wrong", line_of(DRAGON), "compositions[23].row")
    assert said["why"] == text("cl-sheet-why-dragon", known="head-tail, head-middle-tail")


def test_a_photo_that_the_box_has_no_cards_for_is_refused():
    fewer = changed("fan = 6", "fan = 11").replace("lantern = 6", "lantern = 1")
    impossible = fewer.replace(FIRST, '{ row = ["lantern", "lantern", "blossom"], points = 1 }')
    key, said = refusal(impossible)
    assert (key, said["line"], said["field"]) == ("cl-sheet-wrong", line_of(FIRST), "compositions[1].row")
    assert said["why"] == text("cl-sheet-why-impossible", name="lantern", missing=1, found=1)


@pytest.mark.parametrize("content", ["stop = = 14\n", "<html>\n", "\x00\n", "x = " + ("[" * 400 + "\n") * 3])
def test_what_is_not_toml_is_refused(content):
    assert refusal(content)[0] == "cl-sheet-toml"


def test_an_unknown_name_is_refused_and_the_known_ones_are_told():
    with pytest.raises(BadSheet) as refused:
        find_sheet("seven")
    assert refused.value.text.key == "cl-sheet-unknown"
    assert refused.value.text.args == {"name": "seven", "known": "standard"}
