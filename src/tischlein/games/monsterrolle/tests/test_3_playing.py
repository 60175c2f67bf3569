"""RULES.md section 3: playing."""

import pytest

from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.tests.picture import cards, lays, legal, play, position, row, scored, why
from tischlein.lawbook.clauses import clause


def offered(state, place):
    """The papers that may be laid at a place."""
    return {text.split()[1] for text in lays(state) if text.endswith(f" {place}")}


@clause("MR-3.1")
def test_a_turn_lays_two_cards():
    state = position(hand="rb bg gp")
    play(state, "lay rb 1", "lay bg 2")
    assert row(state) == "rb bg"
    assert legal(state) == {"end"}


@clause("MR-3.1")
def test_only_a_card_of_the_hand_is_laid():
    state = position(hand="rb bg gp")
    for text in ("lay oy 1", "tear r 2:1", "discard oy"):
        assert why(state, text).clause == "MR-3.1"


@clause("MR-3.2")
def test_one_or_two_cards_may_be_discarded_instead_even_by_who_could_lay():
    state = position(hand="rb bg gp", discard="oy")
    play(state, "discard gb")
    assert "end" in legal(state)
    play(state, "discard rb")
    assert cards(state.discard) == "oy gb rb"
    assert legal(state) == {"end"}


@clause("MR-3.2")
def test_one_card_may_be_discarded_after_laying_one_even_by_who_could_lay_another():
    state = position(hand="rb bg gp", discard="oy")
    play(state, "lay rb 1")
    assert "lay bg 2" in legal(state)
    play(state, "discard gb")
    assert legal(state) == {"end"}


@clause("MR-3.3")
def test_no_turn_ends_before_a_card_has_left_the_hand():
    state = position(hand="rb")
    assert "end" not in legal(state)
    assert why(state, "end").clause == "MR-3.3"


@clause("MR-3.3")
@pytest.mark.parametrize("texts", [("lay rb 1", "lay bg 2"), ("lay rb 1", "discard gb"), ("discard rb", "discard gb")])
def test_no_third_card_leaves_the_hand(texts):
    state = position(hand="rb bg gp")
    play(state, *texts)
    assert why(state, "discard gp").clause == "MR-3.3"
    assert why(state, "lay gp 3").clause == "MR-3.3"


@clause("MR-3.3")
@pytest.mark.parametrize("text", ["lay rb 1", "discard rb"])
def test_one_card_is_enough(text):
    state = position(hand="rb bg gp")
    play(state, text, "end")
    assert state.active == 1


@clause("MR-3.3")
@pytest.mark.parametrize("order", ["rb gp", "gp rb"])
def test_discards_lie_in_the_order_that_the_player_chose(order):
    state = position(hand="rb bg gp", discard="oy")
    play(state, *(f"discard {card}" for card in order.split()))
    assert cards(state.discard) == f"oy {order}"


@clause("MR-3.4")
def test_the_first_paper_lies_beside_the_monster_and_its_colours_do_not_matter():
    state = position(hand="rb yo* gp")
    assert lays(state) == {f"lay {card} 1" for card in "rb br oy* yo* gp pg".split()}


@clause("MR-3.4")
def test_new_paper_goes_to_the_right_end_of_ones_own_row():
    state = position(["rb", "yo"], "bg")
    play(state, "lay bg 2")
    assert [row(state, seat) for seat in (0, 1)] == ["rb bg", "yo"]


@clause("MR-3.4")
def test_no_paper_lies_apart_from_the_row():
    state = position(["rb"], "bg")
    assert not offered(state, 3)
    assert why(state, "lay bg 3").clause == "MR-3.4"


@clause("MR-3.5")
def test_added_paper_has_the_colour_of_the_card_next_to_it_on_its_left():
    assert offered(position(["yr rb"], "gb"), 3) == {"bg"}
    assert offered(position(["yr rb"], "oy"), 3) == set()
    state = position(["rb"], "bg yo")
    play(state, "lay bg 2")
    assert why(state, "lay yo 3").clause == "MR-3.5"


@clause("MR-3.5")
def test_next_to_a_tear_any_colour_will_do():
    assert offered(position(["yr rb/tb"], "oy"), 3) == {"oy", "yo"}


@clause("MR-3.6")
def test_paper_may_be_put_over_paper_of_ones_own_row():
    state = position(["rg gb bp"], "gb*")
    play(state, "lay gb* 2")
    assert row(state) == "rg gb/gb* bp"


@clause("MR-3.6")
def test_paper_may_be_put_over_a_tear_of_ones_own_row():
    state = position(["rg gb/tb by"], "gb")
    play(state, "lay gb 2")
    assert row(state) == "rg gb/tb/gb by"


@clause("MR-3.6")
def test_no_card_is_squeezed_in_between():
    before = position(["rg gb bp"], "gb* pr gr")
    for text in lays(before):
        state = GAME.copy(before)
        play(state, text)
        assert len(state.rows[0]) == (4 if text.endswith("4") else 3)


@clause("MR-3.7")
def test_touching_colours_may_differ_until_the_second_card_puts_it_right():
    state = position(["rg gb"], "yb ry")
    play(state, "lay yb 2")
    assert legal(state) == {"lay ry 1"}
    play(state, "lay ry 1", "end")
    assert row(state) == "rg/ry gb/yb"


@clause("MR-3.7")
def test_the_second_card_may_put_right_what_is_wrong_to_the_right():
    state = position(["rg gb bp"], "ry yb")
    play(state, "lay ry 1")
    assert legal(state) == {"lay yb 2"}


@clause("MR-3.7")
def test_two_cards_are_judged_together_in_either_order():
    state = position(["rg gb"], "yb ry")
    play(state, "lay ry 1")
    assert legal(state) == {"lay yb 2"}


@clause("MR-3.7")
def test_both_sides_have_to_match():
    assert offered(position(["rg gb bp"], "gb*"), 2) == {"gb*"}
    assert offered(position(["rg gb bp"], "go"), 2) == set()
    assert offered(position(["rg gb bp"], "ob"), 2) == set()


@clause("MR-3.7")
def test_protected_paper_has_to_be_matched_too():
    assert offered(position(["rg gb!"], "ro"), 1) == set()
    assert offered(position(["rg! gb"], "ob"), 2) == set()
    assert offered(position(["rg gb!"], "og"), 1) == {"og"}


@clause("MR-3.8")
def test_a_card_that_cannot_be_put_right_is_not_offered():
    state = position(["rg gb bp"], "oy tr")
    assert lays(state) == set()
    refused = why(state, "lay oy 2")
    assert refused.clause == "MR-3.8"
    assert (refused.text.args["place"], refused.text.args["next"]) == (1, 2)


@clause("MR-3.8")
def test_two_broken_sides_are_mended_only_by_covering_the_card_itself():
    state = position(["rg gb bp"], "oy ro yp")
    assert offered(state, 2) == set()
    state = position(["rg gb bp"], "oy gb")
    play(state, "lay oy 2")
    assert legal(state) == {"lay gb 2"}


@clause("MR-3.8")
def test_no_turn_ends_and_nothing_else_is_done_while_touching_colours_differ():
    state = position(["rg gb", "ro"], "yb ry tr ob")
    play(state, "lay yb 2")
    assert legal(state) == {"lay ry 1"}
    for text in ("end", "discard ob", "stop 2", "tear r 2:1", "lay bo 3"):
        assert why(state, text).clause == "MR-3.8"


@clause("MR-3.9")
def test_covered_paper_has_no_point_and_no_star():
    assert scored("rg*/rg gb", "ro*/tr/ro") == [2, 1]


@clause("MR-3.9")
def test_covered_paper_has_no_colour():
    assert offered(position(["rg/ry"], "go"), 2) == set()
    assert offered(position(["rg/ry"], "yo"), 2) == {"yo"}
    state = position(["", "gb/ry"], "tg ty")
    assert {text for text in legal(state) if text.startswith("tear")} == {"tear y 2:1"}


@clause("MR-3.9")
def test_what_is_covered_stays_covered():
    state = position(["rg/tr gb", "ro"], "rg", hands={1: "tr tg stop stop stop"})
    play(state, "lay rg 1", "end", "tear r 1:1")
    assert row(state) == "rg/tr/rg/tr gb"


@clause("MR-3.10")
def test_the_place_next_to_the_monster_may_be_covered_by_any_colour_on_the_left():
    assert offered(position(["rg gb"], "og"), 1) == {"og"}
    assert offered(position(["rg"], "oy"), 1) == {"oy", "yo"}


@clause("MR-3.10")
def test_the_place_next_to_the_monster_may_be_covered_as_the_second_card():
    state = position(["rg gb"], "bp og")
    play(state, "lay bp 3")
    assert offered(state, 1) == {"og"}


@clause("MR-3.10")
def test_the_place_next_to_the_monster_may_be_covered_to_mend_a_mismatch():
    state = position(["rg gb"], "yb oy")
    play(state, "lay yb 2")
    assert legal(state) == {"lay oy 1"}
