"""RULES.md section 4: stop and tear."""

import pytest

from tischlein.games.monsterrolle.tests.picture import lays, legal, play, position, row, scored, why
from tischlein.lawbook.clauses import clause


def stops(state):
    return {text for text in legal(state) if text.startswith("stop")}


def tears(state):
    return {text for text in legal(state) if text.startswith("tear")}


@clause("MR-4.1")
def test_a_stop_is_laid_only_on_paper_of_this_same_turn():
    state = position(["rg", "ro"], "gb")
    assert stops(state) == set()
    play(state, "lay gb 2")
    assert stops(state) == {"stop 2"}
    assert why(state, "stop 1").clause == "MR-4.1"


@clause("MR-4.1")
def test_a_stop_may_lie_on_paper_that_was_put_over_another_card():
    state = position(["rg gb bp"], "gb*")
    play(state, "lay gb* 2", "stop 2")
    assert row(state) == "rg gb/gb*! bp"


@clause("MR-4.1")
def test_a_stop_does_not_lie_on_a_tear():
    state = position(["rg", "ro"], "tr")
    play(state, "tear r 2:1")
    assert stops(state) == set()


@clause("MR-4.1")
def test_the_paper_of_an_earlier_turn_can_no_longer_be_protected():
    state = position(["rg", "ro"], "gb tr", hands={1: "rb ro ry stop stop"})
    play(state, "lay gb 2", "end", "discard rb", "end")
    assert stops(state) == set()
    play(state, "tear r 2:1")
    assert stops(state) == set()


@clause("MR-4.1")
def test_a_stop_counts_as_one_of_the_two_cards():
    state = position(["rg"], "gb bp")
    play(state, "lay gb 2", "stop 2")
    assert legal(state) == {"end"}
    assert len(state.hands[0]) == 3


@clause("MR-4.2")
def test_no_tear_lies_where_a_stop_lies():
    state = position(["", "rg! gb"], "tg")
    assert tears(state) == {"tear g 2:2"}
    assert why(state, "tear g 2:1").clause == "MR-4.2"


@clause("MR-4.2")
def test_not_even_its_owner_covers_a_protected_place():
    state = position(["rg! gb"], "og")
    assert lays(state) == {"lay go 2"}
    assert why(state, "lay og 1").clause == "MR-4.2"


@clause("MR-4.2")
def test_a_protected_place_is_closed_to_the_second_card_too():
    state = position(["rg! gb"], "bp og")
    play(state, "lay bp 3")
    assert not {text for text in lays(state) if text.endswith(" 1")}


@clause("MR-4.2")
@pytest.mark.parametrize(
    ("strip", "first", "by_neighbour", "itself"),
    [("rg! gb", "yb 2", "ry 1", "gp 2"), ("rg gb!", "ry 1", "yb 2", "pg 1")],
)
def test_a_protected_place_cannot_mend_a_mismatch(strip, first, by_neighbour, itself):
    hand = f"{first[:2]} {by_neighbour[:2]}"
    assert f"lay {first}" not in lays(position([strip], hand))
    state = position([strip], f"{hand} {itself[:2]}")
    play(state, f"lay {first}")
    assert lays(state) == {f"lay {itself}"}


@clause("MR-4.3")
def test_protected_paper_counts_its_point_and_its_star_and_the_stop_adds_nothing():
    assert scored("rg*! gb!", "ro!") == [3, 1]


@clause("MR-4.3")
def test_a_stop_does_not_break_the_strip():
    assert scored("rg gb! bp", "")[0] == 3


@clause("MR-4.3")
def test_protected_paper_still_shows_its_colours():
    assert lays(position(["rg!"], "yo")) == set()
    assert lays(position(["rg!"], "go")) == {"lay go 2"}


@clause("MR-4.4")
def test_a_tear_goes_on_paper_of_its_colour_in_the_rows_of_others():
    state = position(["rg go", "gy yb", "ob bg"], "tg", seats=3)
    assert tears(state) == {"tear g 2:1", "tear g 3:2"}
    play(state, "tear g 3:2")
    assert row(state, 2) == "ob bg/tg"


@clause("MR-4.4")
def test_a_tear_does_not_go_into_ones_own_row():
    assert why(position(["rg", "rg"], "tg"), "tear g 1:1").clause == "MR-4.4"


@clause("MR-4.4")
def test_one_side_of_the_paper_has_to_show_the_colour_of_the_tear():
    state = position(["", "rb"], "tr tb tg")
    assert tears(state) == {"tear r 2:1", "tear b 2:1"}
    assert why(state, "tear g 2:1").clause == "MR-4.4"


@clause("MR-4.4")
def test_a_tear_goes_on_visible_unprotected_paper_only():
    state = position(["", "rg/tg gb/ob bg!"], "tg")
    assert tears(state) == set()
    assert why(state, "tear g 2:1").clause == "MR-4.4"
    assert why(state, "tear g 2:2").clause == "MR-4.4"


@clause("MR-4.5")
def test_a_tear_cuts_the_strip():
    assert scored("ro og gb/tg by yp pr", "rg/tg gb") == [3, 1]


@clause("MR-4.5")
def test_a_tear_laid_in_play_parts_the_row_at_the_next_scoring():
    state = position(["", "ro og gb"], "tg", hands={1: "rb ro ry stop"}, deck="gp score")
    play(state, "tear g 2:2", "end")
    assert state.points == [0, 1]


@clause("MR-4.6")
def test_a_stop_with_nothing_to_protect_can_only_be_discarded():
    state = position(["rg", "ro"], "tr")
    assert "discard stop" in legal(state)
    assert stops(state) == set()
    assert why(state, "stop 1").clause == "MR-4.6"
    play(state, "tear r 2:1")
    assert stops(state) == set()
    assert why(state, "stop 1").clause == "MR-4.6"


@clause("MR-4.6")
def test_a_tear_without_a_place_can_only_be_discarded():
    state = position(["rg", "bo!"], "tr tb")
    assert legal(state) == {"discard tr", "discard tb", "discard stop"}
