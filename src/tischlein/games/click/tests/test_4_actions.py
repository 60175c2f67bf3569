"""RULES.md section 4: action cards."""

from tischlein.games.click import GAME
from tischlein.games.click.tests.picture import actions, cards, hand, kinds, legal, play, position, wall, why
from tischlein.lawbook.clauses import clause

FIVE = "crane fan hiker lantern blossom"


def after(text, row=FIVE, **picture):
    state = position(row, **picture)
    play(state, text)
    return wall(state)


@clause("CL-4.1")
def test_move_one_place_left_or_right():
    state = position("crane fan hiker", hand="move1 swap swap")
    assert actions(state, "move") == {"move 1 2", "move 2 1", "move 2 3", "move 3 2"}
    assert after("move 2 3", hand="move1") == "crane hiker fan lantern blossom"
    assert after("move 4 3", hand="move1") == "crane fan lantern hiker blossom"


@clause("CL-4.2")
def test_move_two_places_and_the_cards_passed_shift():
    state = position("crane fan hiker lantern", hand="move2 swap swap")
    assert actions(state, "move") == {"move 1 3", "move 2 4", "move 3 1", "move 4 2"}
    assert after("move 1 3", hand="move2") == "fan hiker crane lantern blossom"
    assert after("move 5 3", hand="move2") == "crane fan blossom hiker lantern"
    assert why(position(FIVE, hand="move1 move2"), "move 1 4").clause == "CL-4.2"


@clause("CL-4.2")
def test_the_distance_says_which_card_is_played():
    state = position(FIVE, seats=3, hand="move1 move2 swap")
    play(state, "move 1 3")
    assert hand(state) == "move1 swap"


@clause("CL-4.3")
def test_swap_any_two_cards():
    state = position("crane fan hiker lantern", hand="swap remove remove")
    pairs = {(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)}
    assert actions(state, "swap") == {f"swap {one} {other}" for one, other in pairs}
    assert after("swap 1 5", hand="swap") == "blossom fan hiker lantern crane"
    assert GAME.parse("swap 5 1") == GAME.parse("swap 1 5")
    assert why(state, "swap 2 2").clause == "CL-4.3"


@clause("CL-4.4")
def test_remove_a_card_and_the_gap_closes():
    state = position(FIVE, hand="remove")
    assert actions(state, "remove") == {f"remove {place}" for place in range(1, 6)}
    play(state, "remove 2")
    assert wall(state) == "crane hiker lantern blossom"
    assert cards(state, state.discard) == "fan"


@clause("CL-4.5")
def test_an_extra_composition_beyond_the_limit():
    state = position(FIVE, hand="extra")
    left = len(state.composition_deck)
    sent = play(state, "extra")
    assert len(state.compositions[0]) == 3
    assert len(state.composition_deck) == left - 1
    assert kinds(sent)[:3] == ["AskedForExtra", "DrewCompositions", "DrewCompositionsUnseen"]


@clause("CL-4.5")
def test_no_extra_composition_from_an_empty_deck():
    state = position(FIVE, hand="extra", compositions=0)
    assert "extra" not in legal(state)
    assert why(state, "extra").clause == "CL-4.5"


@clause("CL-4.6")
def test_a_new_market_of_which_one_card_is_laid():
    state = position("crane fan", hand="replace", market="hiker panda tower", deck="blossom lantern fan crane")
    play(state, "replace")
    assert cards(state, state.market) == "crane fan lantern"
    assert cards(state, state.discard) == "hiker panda tower"
    assert legal(state) == {f"take {card} {end}" for card in (1, 2, 3) for end in ("left", "right")}
    play(state, "take 3 left")
    assert wall(state) == "lantern crane fan"
    assert cards(state, state.market) == "crane fan blossom"  # filled again


@clause("CL-4.6")
def test_as_many_as_there_are_and_at_least_one():
    state = position(hand="replace", market="fan", rest="wall")
    assert "replace" in legal(state)
    play(state, "replace")
    assert cards(state, state.market) == "fan"
    play(state, "take 1 right")
    assert state.market == b""
    state = position(hand="replace", market="-", rest="wall")
    assert "replace" not in legal(state)
    assert why(state, "replace").clause == "CL-4.6"


@clause("CL-4.7")
def test_any_wall_card_of_the_discards_to_any_place():
    state = position("crane fan", hand="back", discard="tower panda rickshaw hiker")
    places = range(1, 4)
    motifs = ("tower", "panda", "hiker")
    assert actions(state, "back") == {f"back {motif} {place}" for motif in motifs for place in places}
    play(state, "back tower 2")
    assert wall(state) == "crane tower fan"
    assert cards(state, state.discard) == "panda rickshaw hiker"


@clause("CL-4.7")
def test_the_discards_may_be_looked_through_by_all():
    state = position("crane fan", hand="back", discard="tower panda hiker")
    assert GAME.show(GAME.view(state, 1)).discard == ("tower", "panda", "hiker")
    assert why(state, "back crane 1").clause == "CL-4.7"
