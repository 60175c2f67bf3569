"""RULES.md section 5: rickshaws and towers."""

from tischlein.games.click import GAME
from tischlein.games.click.events import RickshawsMoved
from tischlein.games.click.tests.picture import (
    actions,
    cards,
    kinds,
    legal,
    play,
    position,
    shoot,
    wall,
    why,
)
from tischlein.lawbook.clauses import clause

LKB = "lantern-fan-blossom"


def phase(state):
    return GAME.dump(state)["phase"]


@clause("CL-5.1")
def test_a_rickshaw_for_the_market_stops_on_the_leftmost_free_card():
    state = position("crane* fan hiker", phase="take", market="panda tower lantern", deck="blossom rickshaw")
    play(state, "take 1 right")
    assert wall(state) == "crane* fan* hiker panda"
    assert cards(state, state.market) == "tower lantern blossom"


@clause("CL-5.1")
def test_a_rickshaw_in_a_draw_is_placed_and_the_draw_goes_on():
    state = position("crane fan hiker", phase="take", deck="blossom rickshaw rickshaw")
    sent = play(state, "draw")
    assert kinds(sent) == ["RickshawCame", "RickshawCame", "DrewWallCard"]
    assert wall(state) == "crane* fan* hiker"
    assert legal(state) == {"lay left", "lay right"}  # it remains a draw from the deck


@clause("CL-5.1")
def test_rickshaws_in_a_wall_refill_and_in_a_new_market():
    state = position("crane lantern fan blossom", own=LKB, deck="tower hiker rickshaw panda")
    shoot(state, "photo 1 2")
    assert wall(state) == "tower hiker panda* crane"
    state = position("crane fan", hand="replace", deck="blossom lantern rickshaw fan")
    play(state, "replace")
    assert wall(state) == "crane* fan"
    assert cards(state, state.market) == "fan lantern blossom"


@clause("CL-5.1")
def test_if_only_rickshaws_are_left_a_market_card_is_taken():
    state = position("crane fan", phase="take", deck="rickshaw", market="panda hiker tower", rest="wall")
    play(state, "draw")
    assert phase(state) == "must-take"
    assert legal(state, 1) == set()
    assert "draw" not in legal(state)
    play(state, "take 2 left")
    assert phase(state) == "act"


@clause("CL-5.1")
def test_without_a_market_either_step_two_is_over():
    state = position("crane fan", phase="take", deck="rickshaw", market="-", rest="wall")
    play(state, "draw")
    assert phase(state) == "act"


@clause("CL-5.2")
def test_a_covered_card_is_bound_but_others_pass_it():
    state = position("crane fan* hiker", hand="move1 swap remove")
    assert actions(state, "move") == {"move 1 2", "move 3 2"}
    assert actions(state, "swap") == {"swap 1 3"}
    assert actions(state, "remove") == {"remove 1", "remove 3"}
    assert [why(state, text).clause for text in ("move 2 1", "swap 1 2", "remove 2")] == ["CL-5.2"] * 3
    play(state, "move 1 2")
    assert wall(state) == "fan* crane hiker"  # the rickshaw stays with its card


@clause("CL-5.2")
def test_the_rickshaw_stays_with_its_card_whatever_shifts():
    state = position("crane fan* hiker", hand="remove")
    play(state, "remove 1")
    assert wall(state) == "fan* hiker"
    state = position("crane fan* hiker", hand="back", discard="panda")
    play(state, "back panda 1")
    assert wall(state) == "panda crane fan* hiker"
    state = position("crane fan* hiker", phase="take", market="panda tower lantern")
    play(state, "take 1 left")
    assert wall(state) == "panda crane fan* hiker"


@clause("CL-5.3")
def test_off_the_right_end_onto_the_discards():
    state = position("crane fan hiker*", phase="start", discard="panda")
    sent = play(state, "go")
    assert wall(state) == "crane fan hiker"
    assert cards(state, state.discard) == "panda rickshaw"
    assert sent[0].event == RickshawsMoved(1, has_left=True)


@clause("CL-5.4")
def test_on_an_empty_wall_a_rickshaw_waits_until_the_refill_is_complete():
    state = position("lantern fan blossom", own=LKB, deck="crane hiker panda tower rickshaw")
    sent = shoot(state, "photo 1 1")
    assert wall(state) == "crane* hiker panda tower"
    assert kinds(sent)[-3:] == ["RickshawWaits", "WallRefilled", "RickshawCame"]
    assert state.waiting == 0


@clause("CL-5.4")
def test_on_a_covered_wall_it_waits_for_the_next_free_card():
    state = position("crane* fan*", phase="take", market="panda tower lantern", deck="blossom rickshaw")
    play(state, "draw")
    assert state.waiting == 1
    assert wall(state) == "crane* fan*"
    play(state, "lay right")
    assert state.waiting == 0
    assert wall(state) == "crane* fan* blossom*"


@clause("CL-5.4")
def test_as_soon_as_there_is_one_after_a_later_step():
    state = position("crane*", phase="start", market="panda tower lantern", deck="rickshaw", rest="discard", waiting=1)
    play(state, "go")
    assert wall(state) == "crane*"  # one leaves the wall, and the waiting one is placed
    assert state.waiting == 0


@clause("CL-5.5")
def test_a_tower_stands_but_others_pass_it_and_a_photo_takes_it():
    state = position("crane tower hiker", hand="move1 swap remove")
    assert actions(state, "move") == {"move 1 2", "move 3 2"}
    assert actions(state, "swap") == {"swap 1 3"}
    assert actions(state, "remove") == {"remove 1", "remove 3"}
    assert [why(state, text).clause for text in ("move 2 3", "swap 2 3", "remove 2")] == ["CL-5.5"] * 3
    play(state, "move 1 2")
    assert wall(state) == "tower crane hiker"
    state = position("lantern tower fan crane crane hiker blossom", own="lantern-tower-fan")
    shoot(state, "photo 1 1")
    assert "tower" not in wall(state)
