"""Section 1: the map."""

from itertools import pairwise

import pytest

from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.chart import NORTH, SOUTH, find_chart
from tischlein.games.dayunhe.data import COMPASS, NOWHERE
from tischlein.games.dayunhe.sheet import find_sheet
from tischlein.games.dayunhe.tests.picture import legal, play, position, refused, start
from tischlein.lawbook.clauses import clause

SEATS = [2, 3, 4, 5]
SHEET = find_sheet("canal")


def names(fields):
    return [SHEET.names[field] for field in fields]


def field(name):
    return SHEET.names.index(name)


@clause("DY-1.1")
def test_five_regions_of_nine_fields_from_north_to_south():
    by_region = [[field for field, each in enumerate(SHEET.regions) if each == region] for region in range(1, 6)]
    assert [len(fields) for fields in by_region] == [9] * 5
    for upper, lower in pairwise(by_region):
        middle = [sum(SHEET.heights[field] for field in fields) / 9 for fields in (upper, lower)]
        assert middle[0] < middle[1]


@clause("DY-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_northern_regions_are_used(seats):
    chart = find_chart("canal", seats)
    assert sorted(chart.regions).count(NOWHERE) == len(SHEET.names) - 9 * seats
    assert {chart.regions[field(f"{column}{tier}")] for column in "ABC" for tier in range(1, 4)} == {0}
    last = {chart.regions[field(f"{column}{tier}")] for column in "ABC" for tier in (3 * seats - 2, 3 * seats)}
    assert last == {seats - 1}


@clause("DY-1.2", "DY-1.4")
@pytest.mark.parametrize(
    ("seats", "turn", "neutral"), [(2, "B7", "C7"), (3, "B10", "C10"), (4, "B13", "C13"), (5, "B16", "C16")]
)
def test_turning_points_and_their_neutral_fields(seats, turn, neutral):
    chart = find_chart("canal", seats)
    assert names(chart.goals) == [turn, "A0"]
    assert sorted(names(chart.neutral)) == sorted(["B0", neutral])
    for goal, beside in zip((field(turn), field("A0")), (field(neutral), field("B0")), strict=True):
        assert beside in [other for _, other, _ in chart.around[goal]]
    on_that_tier = {f"{column}{3 * seats + 1}" for column in "ABC"} & set(names(chart.fields))
    assert on_that_tier == {neutral}


@clause("DY-1.3")
def test_neighbours_by_height():
    def column(name):
        return "ABC".index(name[0])

    def height(name):
        return 2 * int(name[1:]) + (name[0] == "B")

    for number, name in enumerate(SHEET.names):
        assert SHEET.heights[number] == height(name)
        assert SHEET.places[number] == (column(name), height(name))
        beside = {SHEET.names[other] for other in SHEET.beside[number] if other != NOWHERE}
        expected = {
            other
            for other in SHEET.names
            if (abs(column(name) - column(other)), abs(height(name) - height(other))) in {(0, 2), (1, 1)}
        }
        assert beside == expected, name


@clause("DY-1.3")
def test_the_six_edges_of_a_field():
    edges = [COMPASS[direction] for direction in SHEET.edges]
    around = dict(zip(edges, names(SHEET.beside[field("B4")]), strict=True))
    assert around == {"n": "B3", "ne": "C4", "se": "C5", "s": "B5", "sw": "A5", "nw": "A4"}


@clause("DY-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_forward_is_further_south_or_further_north(seats):
    chart = find_chart("canal", seats)
    for heading, sign in ((SOUTH, 1), (NORTH, -1)):
        for field in chart.fields:
            for _, other, _ in chart.forward[heading][field]:
                assert (SHEET.heights[other] - SHEET.heights[field]) * sign > 0


@clause("DY-1.5")
def test_four_unrest_symbols_in_each_region():
    odd, even = "A{0} A{1} A{2} B{2}", "C{0} C{1} C{2} B{2}"
    tiers = [(3 * region + 1, 3 * region + 2, 3 * region + 3) for region in range(5)]
    expected = [(even if region % 2 else odd).format(*each).split() for region, each in enumerate(tiers)]
    expected[1][3] = "B5"  # not B6: with two players both ways to the turning point would lead over unrest
    assert names(SHEET.unrest) == [name for region in expected for name in region]


@clause("DY-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_page_is_told_where_symbols_are_printed(seats):
    view = GAME.view(start(seats), 0)
    fields, tiles = GAME.fixed(view).fields, GAME.show(view).tiles
    symbols = [field.name for field in fields if field.has_symbol]
    assert len(symbols) == 4 * seats
    lying = [field.name for field, tile in zip(fields, tiles, strict=True) if tile]
    assert symbols == lying, "where the first unrest lies (DY-2.6)"


@clause("DY-1.6")
@pytest.mark.parametrize("field", ["A0", "B7", "A7", "C8", "B15", "C0"])
def test_nothing_is_built_on_turning_points_and_unused_regions(field):
    state = position(seats=2, warehouse="garden")
    play(state, "build garden")
    assert f"at {field}" not in legal(state)
    assert refused(state, f"at {field}") == "DY-1.6 out-of-play"


@clause("DY-1.6")
def test_turning_points_of_smaller_games_are_ordinary_fields():
    state = position(seats=3, warehouse="garden")
    play(state, "build garden", "at B7", "turn n-s")
    assert state.table.chart.regions[field("B7")] == 2
