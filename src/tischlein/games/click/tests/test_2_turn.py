"""RULES.md section 2: the turn."""

import pytest

from tischlein.games.click import GAME
from tischlein.games.click.data import EXTRA, RICKSHAW
from tischlein.games.click.state import ENDING
from tischlein.games.click.tests.picture import (
    actions,
    cards,
    hand,
    judged,
    kinds,
    legal,
    play,
    position,
    shoot,
    start,
    wall,
    why,
)
from tischlein.lawbook.clauses import clause


@clause("CL-2.1")
def test_all_rickshaws_move_one_card_to_the_right_together():
    state = position("crane* fan* tower hiker* lantern", phase="start")
    play(state, "go")
    assert wall(state) == "crane fan* tower* hiker lantern*"


@clause("CL-2.2")
def test_a_market_card_is_laid_at_either_end_and_the_market_filled():
    state = position("tower crane", phase="take", market="fan hiker panda", deck="blossom")
    assert {text for text in legal(state) if text.startswith("take")} == {
        f"take {card} {end}" for card in (1, 2, 3) for end in ("left", "right")
    }
    other = GAME.copy(state)
    play(state, "take 2 left")
    assert wall(state) == "hiker tower crane"
    assert cards(state, state.market) == "fan panda blossom"
    play(other, "take 3 right")
    assert wall(other) == "tower crane panda"


@clause("CL-2.2")
def test_a_card_from_the_deck_is_seen_before_its_end_is_chosen():
    state = position("tower crane", phase="take", deck="hiker panda")
    market = state.market
    play(state, "draw")
    assert GAME.show(GAME.view(state, 1)).drawn == "panda"
    assert legal(state) == {"lay left", "lay right"}
    play(state, "lay right")
    assert wall(state) == "tower crane panda"
    assert state.market == market


@clause("CL-2.3")
@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2), (4, 3)])
def test_at_least_one_action_card_and_as_many_as_the_players_allow(seats, most):
    state = position("crane fan hiker lantern blossom", seats=seats, hand="move1 move2 swap")
    moves = ["move 1 2", "move 1 3", "swap 1 4"]
    assert "end" not in legal(state)
    for number, move in enumerate(moves[:most], 1):
        assert judged(state, move).is_ok
        play(state, move)
        assert ("end" in legal(state)) == (number < most)
    assert GAME.dump(state)["phase"] == "ending"
    assert not judged(state, moves[most % 3]).is_ok


@clause("CL-2.4")
def test_the_whole_hand_may_be_exchanged_instead_and_the_turn_ends():
    state = position("crane fan hiker lantern", hand="swap swap extra", own="crane-head-tail head-middle-tail")
    before = state.compositions[0]
    play(state, "renew")
    assert len(state.actions[0]) == 3
    assert len(state.compositions[0]) == 2
    assert not set(state.compositions[0]) & set(before)
    assert state.gone[0] == before
    assert [state.action_discard.count(card) for card in (2, 4)] == [2, 1]
    assert legal(state) == {"go", "click"}
    play(state, "go")
    assert state.active == 1


@clause("CL-2.4")
def test_the_hand_is_not_exchanged_after_an_action_card():
    state = position("crane fan hiker lantern", seats=3, hand="move1 swap")
    assert "renew" in legal(state)
    play(state, "move 1 2")
    assert "renew" not in legal(state)


@clause("CL-2.5")
def test_the_hand_is_filled_at_the_end_of_the_turn_only():
    state = position("crane fan hiker lantern blossom", seats=4, hand="move1 move2 swap")
    play(state, "move 1 2")
    assert hand(state) == "move2 swap"
    play(state, "swap 1 4")
    assert hand(state) == "move2"
    play(state, "end")
    assert len(state.actions[0]) == 3


@clause("CL-2.6")
def test_a_used_up_deck_is_shuffled_anew_at_once():
    state = position("tower crane fan lantern", phase="take", market="fan hiker panda", deck="blossom", rest="discard")
    assert len(state.deck) == 1
    discarded = sorted(state.discard)
    play(state, "draw")
    assert sorted(state.deck) == discarded
    assert RICKSHAW in state.deck  # including the rickshaws that were there
    assert state.discard == b""


@clause("CL-2.6")
def test_used_up_actions_are_shuffled_too():
    state = position("crane fan hiker lantern", hand="move1 move1 swap", action_rest="discard")
    assert state.action_deck == b""
    play(state, "move 1 2")
    assert len(state.actions[0]) == 3
    assert state.action_discard == b""
    assert len(state.action_deck) == 35 - 6


@clause("CL-2.6")
def test_without_cards_step_two_is_skipped():
    state = position(phase="take", market="-", rest="wall")
    assert legal(state) == {"go", "click"}
    play(state, "go")
    assert GAME.dump(state)["phase"] == "act"


@clause("CL-2.6")
def test_an_empty_deck_leaves_the_market_and_is_tried_again_later():
    state = position(phase="start", market="fan", rest="wall")
    play(state, "go")
    assert legal(state) == {"click", "take 1 left", "take 1 right"}
    play(state, "take 1 left")
    assert state.market == b""


@clause("CL-2.7")
def test_an_action_needs_its_whole_effect():
    state = position("tower crane* tower", hand="move1 swap remove", compositions=3)
    assert legal(state) == {"renew", "click", "drop move1", "drop swap", "drop remove"}
    state = position("crane tower tower", hand="move1 move2 swap")
    assert actions(state, "move") == {"move 1 2", "move 1 3"}
    assert actions(state, "swap") == set()


@clause("CL-2.10")
def test_without_a_card_that_can_be_carried_out_one_may_be_laid_down():
    """For example in the last round, with three Extra cards and no composition left. The compositions in hand stay."""
    state = position("crane fan hiker tower", hand="extra extra extra", compositions=0, last=6)
    held = state.compositions[0]
    assert legal(state) == {"click", "renew", "drop extra"}
    sent = play(state, "drop extra")
    assert kinds(sent)[0] == "Dropped"
    assert (state.compositions[0], wall(state)) == (held, "crane fan hiker tower")
    assert (state.phase, len(state.actions[0])) == (ENDING, 3), "it counts like a card that was played"
    assert state.action_discard == bytes([EXTRA])


@clause("CL-2.10")
def test_one_card_is_enough_and_none_is_laid_down_while_another_can_be_played():
    state = position("tower crane* tower", hand="move1 swap remove", seats=4)
    play(state, "drop swap")
    assert legal(state) == {"click", "end"}
    state = position("crane fan hiker tower", hand="extra extra swap", compositions=0, last=6)
    assert not actions(state, "drop")
    assert why(state, "drop extra").clause == "CL-2.10"
    assert why(state, "drop back").clause == "CL-2.3"


@clause("CL-2.8")
def test_discarded_compositions_never_come_back_and_too_few_are_few():
    state = position("crane fan hiker lantern", compositions=1)
    play(state, "renew")
    assert len(state.compositions[0]) == 1
    assert state.composition_deck == b""
    play(state, "go", "go")
    play(state, "take 1 left", "renew")
    assert state.compositions[1] == b""
    assert state.composition_deck == b""


@clause("CL-2.9")
def test_a_market_that_was_short_is_filled_when_cards_come():
    state = position("tower tower crane fan", phase="act", hand="remove", market="-", rest="wall", seats=3)
    assert state.market == b""
    play(state, "remove 3")
    assert cards(state, state.market) == "crane"


@clause("CL-2.9")
def test_a_photo_fills_the_market_too():
    state = position("lantern fan blossom", own="lantern-fan-blossom", market="-", rest="wall")
    sent = shoot(state, "photo 1 1")
    assert len(state.market) == 3
    assert "MarketFilled" in kinds(sent)


@clause("CL-2.2")
def test_a_match_begins_with_a_full_market():
    assert len(start(4).market) == 3
