"""RULES.md section 7: the end."""

import pytest

from tischlein.games.click import GAME
from tischlein.games.click.tests.picture import kinds, legal, play, position, shoot
from tischlein.lawbook.clauses import clause

LKB = "lantern-fan-blossom"


@clause("CL-7.1")
def test_the_photo_of_the_last_open_composition_ends_the_game_at_once():
    state = position("lantern fan blossom crane", opened=f"-only {LKB}", own="crane-head-tail head-middle-tail")
    sent = shoot(state, "photo c 1")
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "last-open"
    assert kinds(sent)[-1] == "Ended"
    assert GAME.to_act(state) == 0


@clause("CL-7.1")
def test_not_while_others_lie_open():
    state = position("lantern fan blossom crane", opened=LKB, own="crane-head-tail head-middle-tail")
    shoot(state, "photo a 1")
    assert GAME.result(state) is None


def play_turn(state):
    while GAME.dump(state)["phase"] != "ending":
        moves = legal(state)
        play(state, "go" if "go" in moves else "take 1 left" if "take 1 left" in moves else "renew")
    play(state, "go")


@clause("CL-7.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_composition_gives_everybody_one_more_turn(seats):
    state = position("crane fan hiker lantern", seats=seats, active=1, hand="extra", compositions=1, turn=7)
    sent = play(state, "extra")
    assert "LastTurns" in kinds(sent)
    if seats > 2:
        play(state, "end")
    play(state, "go")
    order = []
    while GAME.result(state) is None:
        order.append(state.active)
        play_turn(state)
    assert order == [(1 + step) % seats for step in range(1, seats + 1)]
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "last-turns"


@clause("CL-7.2")
def test_in_the_last_turns_photos_go_on_and_may_end_it_sooner():
    state = position("lantern fan blossom crane", opened=f"-only {LKB}", compositions=0, own="crane-head-tail")
    assert state.last == 7
    shoot(state, "photo c 1")
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "last-open"


@clause("CL-7.3")
@pytest.mark.parametrize(
    ("scored", "scores", "winners"),
    [
        ({0: LKB, 1: "head-tail-lantern"}, (1, 3), (1,)),
        ({0: f"{LKB} lantern-fan-crane-blossom", 1: "head-tail-lantern"}, (3, 3), (0,)),
        ({0: LKB, 1: "fan-crane-hiker"}, (1, 1), (0, 1)),
        ({}, (0, 0), (0, 1)),
    ],
)
def test_most_points_then_most_photos_then_together(scored, scores, winners):
    state = position("crane fan hiker lantern", phase="ending", turn=200, scored=scored)
    play(state, "go")
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.winners) == (scores, winners)


@clause("CL-7.4")
def test_200_turns_are_the_end():
    state = position("crane fan hiker lantern", phase="ending", turn=199)
    play(state, "go")
    assert GAME.result(state) is None
    play_turn(state)
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "turn-limit"


@clause("CL-7.4")
def test_the_last_turns_have_their_own_name_even_then():
    state = position("crane fan hiker lantern", phase="ending", turn=200, last=200, compositions=0)
    play(state, "go")
    result = GAME.result(state)
    assert result is not None
    assert result.reason == "last-turns"
