"""RULES.md section 2: drawing."""

import pytest

from tischlein.games.monsterrolle.state import DRAW, PLAY
from tischlein.games.monsterrolle.tests.picture import cards, legal, play, position, row, start, why
from tischlein.lawbook.clauses import clause


def drawing(**picture):
    """A position where seat 1 lacks two cards, its row is empty, and the discard pile has a single card."""
    return position(hand="rb rg ry", phase="draw", **{"discard": "oy", **picture})


def held(state, seat=0):
    return sorted(cards(state.hands[seat]).split())


@clause("MR-2.1")
def test_a_turn_opens_with_filling_the_hand_up_to_five():
    state = position(hand="rb", hands={1: "rg ry ro rp"})
    play(state, "discard rb", "end")
    assert state.active == 1
    assert len(state.hands[1]) == 5
    assert state.phase == PLAY


@clause("MR-2.1")
def test_nothing_is_laid_or_discarded_before_the_hand_is_full():
    state = drawing(deck="gp gb")
    for text in ("lay rb 1", "discard rb", "end"):
        assert why(state, text).clause == "MR-2.1"
    play(state, "draw")
    assert len(state.hands[0]) == 4
    assert why(state, "lay rb 1").clause == "MR-2.1"
    play(state, "draw", "lay rb 1")


@clause("MR-2.1")
def test_with_a_full_hand_nothing_is_drawn():
    state = position(hand="rb")
    assert why(state, "draw").clause == "MR-2.1"
    assert why(state, "take").clause == "MR-2.1"


@clause("MR-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_of_each_player_needs_no_drawing(seats):
    state = start(seats)
    deck = state.deck
    for _ in range(seats):
        assert state.phase == PLAY
        assert state.deck == deck
        play(state, f"discard {held(state, state.active)[0]}", "end")
    assert state.deck != deck


@clause("MR-2.2")
def test_both_cards_may_come_from_the_draw_pile():
    state = drawing(deck="gp gb")
    play(state, "draw", "draw")
    assert held(state) == sorted("rb rg ry gb gp".split())
    assert cards(state.discard) == "oy"
    assert state.phase == PLAY


@clause("MR-2.2")
def test_the_second_card_may_come_from_the_discard_pile():
    state = drawing(deck="gp gb", discard="op oy")
    play(state, "draw", "take")
    assert held(state) == sorted("rb rg ry gb oy".split())
    assert cards(state.discard) == "op"


@clause("MR-2.2")
def test_the_first_card_may_come_from_the_discard_pile():
    state = drawing(deck="gp gb", discard="op oy")
    play(state, "take")
    assert held(state) == sorted("rb rg ry oy gb".split())
    assert cards(state.discard) == "op"


@clause("MR-2.2")
def test_the_first_card_is_seen_before_the_second_is_chosen():
    state = drawing(deck="gp gb")
    assert legal(state) == {"draw", "take"}
    play(state, "draw")
    assert held(state) == sorted("rb rg ry gb".split())
    assert legal(state) == {"draw", "take"}


@clause("MR-2.2")
def test_no_more_than_one_card_comes_from_the_discard_pile():
    state = drawing(discard="op og oy")
    play(state, "take")
    assert cards(state.discard) == "op og"
    assert "take" not in legal(state)
    assert len(state.hands[0]) == 5


@clause("MR-2.3")
def test_a_single_missing_card_comes_from_the_draw_pile():
    state = position(hand="rb", hands={1: "rg ry ro rp"}, discard="oy", deck="gp gb")
    size = len(state.deck)
    play(state, "discard rb", "end")
    assert cards(state.discard) == "oy rb"
    assert held(state, 1) == sorted("rg ry ro rp gb".split())
    assert len(state.deck) == size - 1


@clause("MR-2.4")
def test_an_emptied_discard_pile_starts_again_with_the_top_card():
    state = drawing(deck="op gp gb")
    play(state, "draw", "take")
    assert cards(state.discard) == "gp"
    assert cards(state.deck).endswith(" op")
    assert "gp" not in held(state)


@clause("MR-2.4")
def test_the_pile_starts_again_only_after_the_drawing():
    """The card drawn after a take that emptied the pile goes to the hand, and the next one starts the pile."""
    state = drawing(deck="op gp gb")
    play(state, "take")
    assert held(state) == sorted("rb rg ry oy gb".split())
    assert cards(state.discard) == "gp"


@clause("MR-2.4")
def test_a_scoring_card_does_not_start_the_discard_pile_but_scores():
    state = drawing(rows=["", ".../gp"], deck="op score gb")
    play(state, "draw", "take")
    assert state.points == [0, 1]
    assert cards(state.discard) == "op"
    assert cards(state.deck).split().count("score") == 2
    assert state.phase == PLAY


@clause("MR-2.5")
def test_a_drawn_scoring_card_stops_the_game_for_a_scoring_and_is_out():
    state = drawing(rows=["rg gb", "op*"], discard="... oy", deck="gp score")
    play(state, "draw")
    assert state.points == [2, 2]
    assert held(state) == sorted("rb rg ry".split())
    assert cards(state.discard).endswith("oy")
    assert cards(state.deck).split().count("score") == 2


@clause("MR-2.5")
def test_after_a_scoring_the_same_player_completes_the_hand_and_carries_on():
    state = drawing(rows=["rg gb", "op*"], discard="... oy", deck="bp gp score")
    play(state, "draw", "draw", "draw")
    assert held(state) == sorted("rb rg ry gp bp".split())
    assert (state.active, state.phase) == (0, PLAY)
    play(state, "lay bp 3")
    assert row(state) == "rg gb bp"


@clause("MR-2.5")
def test_a_scoring_card_also_interrupts_the_draw_of_a_single_card():
    state = position(["rg"], "rb", hands={1: "rg ry ro rp"}, deck="gb score")
    play(state, "discard rb", "end")
    assert state.points == [1, 0]
    assert held(state, 1) == sorted("rg ry ro rp gb".split())
    assert state.phase != DRAW
