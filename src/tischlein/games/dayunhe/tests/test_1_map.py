"""Section 1: the map."""

from itertools import pairwise

import pytest

from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.chart import NORTH, SOUTH, find_chart
from tischlein.games.dayunhe.data import EDGES, FIELD_CODES, NOWHERE, field_text
from tischlein.games.dayunhe.sheet import find_sheet
from tischlein.games.dayunhe.tests.picture import legal, play, position, refused, start
from tischlein.lawbook.clauses import clause

SEATS = [2, 3, 4, 5]
SHEET = find_sheet("canal")


def names(fields):
    return [field_text(field) for field in fields]


@clause("DY-1.1")
def test_five_regions_of_nine_fields_from_north_to_south():
    by_region = [[field for field in range(51) if SHEET.regions[field] == region] for region in range(1, 6)]
    assert [len(fields) for fields in by_region] == [9] * 5
    for upper, lower in pairwise(by_region):
        middle = [sum(SHEET.heights[field] for field in fields) / 9 for fields in (upper, lower)]
        assert middle[0] < middle[1]


@clause("DY-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_only_the_northern_regions_are_used(seats):
    chart = find_chart("canal", seats)
    assert sorted(chart.regions).count(NOWHERE) == 51 - 9 * seats
    assert {chart.regions[FIELD_CODES[f"{column}{tier}"]] for column in "ABC" for tier in range(1, 4)} == {0}
    last = {chart.regions[FIELD_CODES[f"{column}{tier}"]] for column in "ABC" for tier in (3 * seats - 2, 3 * seats)}
    assert last == {seats - 1}


@clause("DY-1.2", "DY-1.4")
@pytest.mark.parametrize(
    ("seats", "turn", "neutral"), [(2, "B7", "C7"), (3, "B10", "C10"), (4, "B13", "C13"), (5, "B16", "C16")]
)
def test_turning_points_and_their_neutral_fields(seats, turn, neutral):
    chart = find_chart("canal", seats)
    assert names(chart.goals) == [turn, "A0"]
    assert sorted(names(chart.neutral)) == sorted(["B0", neutral])
    for goal, beside in zip(
        (FIELD_CODES[turn], FIELD_CODES["A0"]), (FIELD_CODES[neutral], FIELD_CODES["B0"]), strict=True
    ):
        assert beside in [other for _, other, _ in chart.around[goal]]
    on_that_tier = {f"{column}{3 * seats + 1}" for column in "ABC"} & set(names(chart.fields))
    assert on_that_tier == {neutral}


@clause("DY-1.3")
def test_neighbours_by_height():
    def height(field):
        return 2 * (field // 3) + (field % 3 == 1)

    known = [field for field in range(51) if field_text(field) not in ("C0", "A16")]
    for field in known:
        assert SHEET.heights[field] == height(field)
        beside = {other for other in SHEET.beside[field] if other != NOWHERE}
        expected = {
            other
            for other in known
            if (abs(field % 3 - other % 3), abs(height(field) - height(other))) in {(0, 2), (1, 1)}
        }
        assert beside == expected, field_text(field)


@clause("DY-1.3")
def test_the_six_edges_of_a_field():
    around = {EDGES[edge]: field_text(other) for edge, other in enumerate(SHEET.beside[FIELD_CODES["B4"]])}
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
    assert state.table.chart.regions[FIELD_CODES["B7"]] == 2
