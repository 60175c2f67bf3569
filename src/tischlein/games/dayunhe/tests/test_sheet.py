"""Component sheets that do not add up are refused, and the message names what is wrong."""

import re

import pytest

from tischlein.core.errors import BadSheet
from tischlein.games.dayunhe.chart import find_chart
from tischlein.games.dayunhe.sheet import FOLDER, SHEETS, find_sheet, parse_sheet
from tischlein.games.dayunhe.tests.maps import POINTY, WITH_HEIGHTS
from tischlein.lawbook.clauses import clause

CANAL = (FOLDER / "canal.toml").read_text(encoding="utf-8")
GARDEN = '{ name = "garden",      value = 5, copies = 1, line = ["n", "s"] }'
TWO_SEATS = '{ seats = 2, turn = "B7",  neutral = "C7" }'
B5 = next(row.strip().removesuffix(",") for row in CANAL.splitlines() if 'name = "B5"' in row)


def changed(old, new):
    assert CANAL.count(old) == 1, old
    return CANAL.replace(old, new)


def refusal(content):
    with pytest.raises(BadSheet) as refused:
        parse_sheet(content)
    return refused.value.text.key, dict(refused.value.text.args)


def test_the_shipped_sheet_is_accepted_by_name_and_by_text():
    assert SHEETS.names == ("canal",)
    assert find_sheet("canal") == find_sheet(CANAL)
    assert find_sheet("canal").reconstructed == ("fields", "north", "south", "unrest", "lines")


@clause("DY-1.1")
def test_regions_have_nine_fields():
    assert refusal(changed(B5, B5.replace("region = 2", "region = 3"))) == (
        "dy-sheet-count",
        {"part": "region 2", "found": 8, "wanted": 9},
    )


def line_of(content, part):
    """Counted from 1, as in editors."""
    return next(number for number, line in enumerate(content.splitlines(), 1) if part in line)


@clause("DY-1.3")
@pytest.mark.parametrize("new", [B5.replace('"C5"', '"C4"'), B5.replace(', nw = "A5"', "")])
def test_neighbours_are_symmetric(new):
    key, args = refusal(changed(B5, new))
    assert key == "dy-sheet-neighbours"
    assert CANAL.splitlines()[args["line"] - 1].startswith(f'  {{ name = "{args["field"]}",')
    assert "B5" in (args["field"], args["other"])


@clause("DY-1.3")
def test_fields_lie_where_their_neighbours_say():
    """B0 is in the north-east of A0, and also in the north of B1, which is in the south-east of A1."""
    text = changed('{ se = "B0", s = "A1" }', '{ ne = "B0", s = "A1" }')
    text = text.replace('s = "B1", sw = "A1", nw = "A0" }', 's = "B1", sw = "A0" }').replace(
        '{ n = "A0", ne = "B0", se = "B1", s = "A2" }', '{ n = "A0", se = "B1", s = "A2" }'
    )
    key, args = refusal(text)
    assert key == "dy-sheet-place"
    assert args["line"] == line_of(text, f'name = "{args["field"]}"')


POINTY_C2 = '{ name = "C2",  region = 1, at = [2, 2] }'


@pytest.mark.parametrize(
    ("new", "key"),
    [
        ('{ name = "C2",  region = 1, at = [3, 3] }', "dy-sheet-place"),
        ('{ name = "C2",  region = 1, at = [2, 3] }', "dy-sheet-grid"),
        ('{ name = "C2",  region = 1, at = [2, 2], beside = { e = "E2" } }', "dy-sheet-neighbours"),
    ],
)
def test_places_are_those_of_one_grid(new, key):
    assert POINTY.count(POINTY_C2) == 1
    found, args = refusal(POINTY.replace(POINTY_C2, new))
    assert found == key
    assert args["line"] >= line_of(POINTY, POINTY_C2) - 1


def test_a_field_without_neighbours_lies_nowhere():
    text = changed("\nfields = [", '\nfields = [\n  { name = "Z9", region = 0, beside = {} },')
    assert refusal(text) == ("dy-sheet-apart", {"line": line_of(text, '"Z9"'), "field": "Z9", "other": "A0"})


def test_a_map_is_not_endless():
    more = "".join(f'\n  {{ name = "Y{number}", region = 0, beside = {{}} }},' for number in range(16))
    assert refusal(changed("\nfields = [", "\nfields = [" + more)) == ("dy-sheet-many", {"found": 65, "most": 64})


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('hexagons = "pointy"', 'hexagons = "round"', "hexagons"),
        ('hexagons = "pointy"', "hexagons = 6", "hexagons"),
        (POINTY_C2, '{ name = "C2",  region = 1, at = 3 }', "fields[3].at"),
        (POINTY_C2, '{ name = "C2",  region = 1, at = [2] }', "fields[3].at"),
        (POINTY_C2, '{ name = "C2",  region = 1, at = [2, -2] }', "fields[3].at"),
        (POINTY_C2, '{ name = "C2",  region = 1, at = [2, true] }', "fields[3].at"),
        (POINTY_C2, '{ name = "C2",  region = 1 }', "fields[3].beside"),
        (POINTY_C2, '{ name = "C2",  region = 1, beside = { e = "E2" } }', "fields[3].at"),
        (POINTY_C2, '{ name = "C2",  region = 1, at = [2, 2], height = 2 }', "fields[3].height"),
        (POINTY_C2, '{ name = "C2",  region = 1, at = [2, 2], beside = { n = "C0" } }', "fields[3].beside"),
        ('line = ["w"]', 'line = ["s"]', "tiles[1].line"),
        ('name = "C2"', 'name = "c2"', "fields[3].name"),
        ('name = "C2"', 'name = "C100"', "fields[3].name"),
        ('name = "C2"', 'name = "C02"', "fields[3].name"),
    ],
)
def test_what_a_sheet_says_of_its_hexagons_makes_sense(old, new, field):
    assert POINTY.count(old) == 1, old
    assert refusal(POINTY.replace(old, new)) == ("dy-sheet-field", {"field": field})


def test_heights_may_differ_from_places_and_are_given_for_all_or_none():
    """The sheet's heights decide what is further south."""
    flipped = re.sub(r"height = +(\d+)", lambda found: f"height = {10 * int(found[1])}", WITH_HEIGHTS)
    assert find_sheet(flipped).heights == tuple(10 * height for height in find_sheet("canal").heights)
    assert find_chart(flipped, 3).forward == find_chart("canal", 3).forward
    assert refusal(WITH_HEIGHTS.replace("height = 11, ", "")) == ("dy-sheet-field", {"field": "fields[16].height"})
    assert refusal(WITH_HEIGHTS.replace("height = 11", "height = -1")) == (
        "dy-sheet-field",
        {"field": "fields[16].height"},
    )


@clause("DY-1.3")
def test_a_field_lies_beside_another_one_at_one_edge_only():
    """A0 has A1 in the south and also in the south-west, where B0 does not list it any more."""
    text = changed('{ se = "B0", s = "A1" }', '{ se = "B0", s = "A1", sw = "A1" }')
    text = text.replace('{ n = "A0", ne = "B0", se = "B1", s = "A2" }', '{ n = "A0", ne = "A0", se = "B1", s = "A2" }')
    text = text.replace('s = "B1", sw = "A1", nw = "A0" }', 's = "B1", nw = "A0" }')
    assert refusal(text) == (
        "dy-sheet-neighbours",
        {"line": line_of(text, 'name = "A0"'), "field": "A0", "other": "A1"},
    )


@clause("DY-1.6")
@pytest.mark.parametrize(("turn", "neutral"), [("B6", "C7"), ("A0", "B0")])
def test_a_turning_point_is_neither_in_a_used_region_nor_the_other_one(turn, neutral):
    text = changed(TWO_SEATS, TWO_SEATS.replace("C7", neutral).replace("B7", turn))
    assert refusal(text) == ("dy-sheet-turn", {"field": turn, "seats": 2})


@clause("DY-1.2")
@pytest.mark.parametrize(
    "neutral", ["B6", "B0", "B7", "A0", "C9"], ids=["a used region", "north", "turn", "Peking", "far"]
)
def test_a_neutral_field_lies_beside_its_turning_point_and_is_nothing_else(neutral):
    text = changed(TWO_SEATS, TWO_SEATS.replace("C7", neutral))
    assert refusal(text) == ("dy-sheet-neutral", {"field": neutral, "turn": "B7", "seats": 2})


@clause("DY-1.2")
@pytest.mark.parametrize("neutral", ["A0", "C16"])
def test_so_does_the_one_of_peking(neutral):
    text = changed('neutral = "B0"', f'neutral = "{neutral}"')
    assert refusal(text) == ("dy-sheet-neutral", {"field": neutral, "turn": "A0", "seats": 2})


@clause("DY-1.4")
def test_a_field_from_which_the_ship_could_not_go_on_is_refused():
    """With two seats that turn at A7, nothing leads there from its neutral field A8, which is further south."""
    text = changed(TWO_SEATS, TWO_SEATS.replace("B7", "A7").replace("C7", "A8"))
    with pytest.raises(BadSheet) as refused:
        find_chart(text, 4)
    assert refused.value.text.key == "dy-sheet-stuck"
    assert refused.value.text.args["seats"] == 2


@clause("DY-1.5")
@pytest.mark.parametrize(
    ("old", "new"), [('"C4",  "C5",  "C6",  "B5"', '"C4",  "C5",  "C6",  "B7"'), ('"A1",  "A2"', '"A2",  "A2"')]
)
def test_unrest_symbols_lie_four_in_a_region(old, new):
    assert refusal(changed(old, new))[0] in ("dy-sheet-field", "dy-sheet-count")


@clause("DY-2.1")
@pytest.mark.parametrize(
    "new",
    [
        GARDEN.replace("value = 5", "value = 6"),
        GARDEN.replace("copies = 1", "copies = 2"),
        GARDEN.replace("garden", "temple"),
        GARDEN.replace("garden", "unrest"),
    ],
)
def test_tiles_are_those_of_the_rulebook(new):
    assert refusal(changed(GARDEN, new))[0] in ("dy-sheet-count", "dy-sheet-field")


@clause("DY-2.2")
@pytest.mark.parametrize("line", ["[]", '["n", "n"]', '["x"]', "3"])
def test_a_line_is_a_set_of_edges(line):
    assert refusal(changed(GARDEN, GARDEN.replace('["n", "s"]', line)))[0] == "dy-sheet-field"


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('title = "canal"', "title = 3", "title"),
        ("reconstructed = [", "rebuilt = [", "reconstructed"),
        ("north = {", "nord = {", "north"),
        ('north = { turn = "A0"', 'north = { turn = "D0"', "north.turn"),
        ('north = { turn = "A0"', 'north = { turn = "A1"', "north"),
        ("{ seats = 3,", "{ seats = 2,", "south"),
        ("south = [", "sud = [", "south"),
        ("unrest = [", "riots = [", "unrest"),
        ("tiles = [", "stones = [", "tiles"),
        ("\nfields = [", "\nfield = [", "fields"),
        ('name = "B5"', 'name = "B4"', "fields[16].name"),
        (B5, B5.replace("beside = {", 'beside = { x = "A1",'), "fields[16].beside"),
        (B5, B5.replace('"C5"', '"X5"'), "fields[16].beside.ne"),
        ('neutral = "B0"', 'neutral = "C0"', "north.neutral"),
    ],
)
def test_a_missing_or_senseless_field_is_refused_by_its_name(old, new, field):
    assert refusal(changed(old, new)) == ("dy-sheet-field", {"field": field})


@pytest.mark.parametrize("content", ["x = = 1\n", "<html>\n", "\x00\n", "x = " + ("[" * 400 + "\n") * 3])
def test_what_is_not_toml_is_refused(content):
    assert refusal(content)[0] == "dy-sheet-toml"


def test_an_unknown_name_is_refused_and_the_known_ones_are_told():
    with pytest.raises(BadSheet) as refused:
        find_sheet("river")
    assert refused.value.text.args == {"name": "river", "known": "canal"}
