"""Every refusal has a reason and a clause: the rarer ones, which the tests of the clauses do not cover."""

import pytest

from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.data import tile_words
from tischlein.games.dayunhe.moves import SAIL, TURN
from tischlein.games.dayunhe.tests.picture import play, position, reason_for, refused, start


def test_before_the_first_round():
    state = start(2)
    other = 1 - state.active
    assert refused(state, "pick tea") == "DY-2.8 take-first"
    assert refused(state, "take 1", other) == "DY-2.8 take-turn"


@pytest.mark.parametrize("move", [0, -1, 1 << 40, SAIL | 4000, TURN, 99 << 12])
def test_integers_that_are_no_move(move):
    state = position()
    verdict = GAME.judge(state, 0, move)
    assert not verdict.is_ok
    assert verdict.reason is not None
    assert verdict.reason.text.key == "dy-why-no-move"


@pytest.mark.parametrize("move", ["at B1", "turn n-s", "swap B1", "under 1"])
def test_steps_of_a_part_that_was_not_begun(move):
    assert refused(position(), move) == "DY-3.2 nothing-begun"


@pytest.mark.parametrize("move", ["sail A1", "halt"])
def test_no_ship_to_steer(move):
    assert refused(position(card="inspect"), move) == "DY-3.3 no-ship-now"


def test_a_rebuild_of_nothing_and_onto_nothing():
    state = position({"B1": "y canal1 n-s"}, card="calm")
    assert refused(state, "rebuild B2") == "DY-4.7 rebuild-nothing"
    play(state, "rebuild B1")
    assert refused(state, "swap B2") == refused(state, "swap B1") == "DY-4.7 swap-nothing"
    assert refused(state, "at A0") == refused(state, "swap C9") == "DY-1.6 out-of-play"


def full_board(tile):
    """Every field of two regions and the neutral ones, divided among the seats."""
    fields = [f"{column}{tier}" for tier in range(1, 7) for column in "ABC"] + ["B0", "C7"]
    return {field: tile(number) for number, field in enumerate(fields)}


def test_a_board_that_is_full_of_canals():
    kinds = "canal1 canal3 canal4 canal5 canal7 canal8 canal9 teahouse temple waterwheel".split()
    straight = {"canal1": "n-s", "canal4": "n-s", "canal7": "n-s", "waterwheel": "n-s"}
    wide = {"canal5": "n-se", "canal8": "n-se", "teahouse": "n-se"}

    def tile(number):
        kind = kinds[number // 2]
        line = straight.get(kind) or wide.get(kind) or "n-ne"
        return f"{'yr'[number % 2]} {kind} {line}"

    state = position(full_board(tile), card="remove", warehouse="garden unrest")
    assert refused(state, "build garden") == "DY-4.3 no-room"
    assert refused(state, "build unrest") == "DY-4.5 no-room-unrest"


def test_sentences_are_given_what_they_speak_of():
    state = position({"B1": "y canal1 n-s"}, warehouse="garden")
    play(state, "build garden")
    reason = reason_for(state, "at B1")
    assert reason.text.args == {"field": "B1"}
    assert reason_for(state, "end").text.args == {"tile": tile_words("garden")}
