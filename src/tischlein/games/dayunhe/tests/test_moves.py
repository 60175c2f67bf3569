"""Moves as text: tolerant parsing, one canonical form."""

import pytest

from tischlein.core.errors import NotationError
from tischlein.games.dayunhe import GAME


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        (" SAIL  a1 ", "sail A1"),
        ("turn se-n", "turn n-se"),
        ("Turn  NW-s-NE", "turn ne-s-nw"),
        ("turn n", "turn n"),
    ],
)
def test_spaces_capitals_and_the_order_of_ends_are_forgiven(typed, written):
    assert GAME.format(GAME.parse(typed)) == written


@pytest.mark.parametrize(
    "typed", ["turn", "turn n-n", "turn n-", "turn n se", "turn n-x", "sail se-n", "n-se", "city n"]
)
def test_what_is_no_line_is_no_move(typed):
    with pytest.raises(NotationError):
        GAME.parse(typed)
