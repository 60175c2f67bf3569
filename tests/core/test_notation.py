"""Typed moves: exact, short for one legal move, short for several, or nothing at all."""

from __future__ import annotations

import pytest

from tischlein.core.errors import AmbiguousMove, NotationError
from tischlein.core.notation import SHOWN, read_move
from tischlein.games.monsterrolle import GAME

LEGAL = [GAME.parse(move) for move in ("lay rb 1", "lay rb 10", "tear r 2:1", "discard rb", "end")]


def read(typed: str) -> str:
    return GAME.format(read_move(GAME, typed, LEGAL))


def test_exact_notation_is_that_move() -> None:
    assert read("tear r 2:1") == "tear r 2:1"


def test_spaces_and_capitals_are_forgiven() -> None:
    assert read("  TEAR   r 2:1 ") == "tear r 2:1"


def test_a_whole_move_wins_over_a_longer_one_that_begins_alike() -> None:
    assert read("lay rb 1") == "lay rb 1"


def test_a_whole_move_is_given_back_even_if_it_is_not_legal() -> None:
    """The gate refuses it, with the reason."""
    assert read("stop 3") == "stop 3"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("t", "tear r 2:1"), ("e", "end"), ("TEAR", "tear r 2:1"), ("dis  ", "discard rb"), ("disc", "discard rb")],
)
def test_a_beginning_of_one_legal_move_is_enough(typed: str, meant: str) -> None:
    assert read(typed) == meant


def test_a_beginning_of_several_names_them() -> None:
    with pytest.raises(AmbiguousMove) as refused:
        read("lay")
    assert refused.value.text.args == {"typed": "lay", "count": 2, "moves": "lay rb 1, lay rb 10"}


def test_only_a_few_of_many_candidates_are_named() -> None:
    many = [GAME.parse(f"lay rb {place}") for place in range(1, 20)]
    with pytest.raises(AmbiguousMove) as refused:
        read_move(GAME, "l", many)
    assert refused.value.text.args["count"] == 19
    assert str(refused.value.text.args["moves"]).count(",") == SHOWN - 1


@pytest.mark.parametrize("typed", ["", "   ", "x", "lay rb", "lay rb 1 please", "1", "end now", "tear r 9:"])
def test_what_is_no_move_and_no_beginning_does_not_parse(typed: str) -> None:
    with pytest.raises(NotationError):
        read_move(GAME, typed, [GAME.parse("end")])


def test_a_beginning_of_a_move_that_is_not_legal_now_does_not_parse() -> None:
    with pytest.raises(NotationError):
        read("dra")
