"""Everybody gets one look, wishes first."""

from __future__ import annotations

import pytest

from tischlein.core.errors import BadOption
from tischlein.core.looks import deal_looks, looks_of_seats

LOOKS = ("amber", "plum", "teal")


@pytest.mark.parametrize(
    ("chosen", "seats", "dealt"),
    [
        ("", 3, ("amber", "plum", "teal")),
        ("plum", 3, ("plum", "amber", "teal")),
        ("any,amber", 2, ("plum", "amber")),
        ("any,any,plum", 3, ("amber", "teal", "plum")),
    ],
)
def test_wishes_are_met_and_the_rest_is_dealt(chosen: str, seats: int, dealt: tuple[str, ...]) -> None:
    assert looks_of_seats("colours", chosen, LOOKS, seats) == dealt


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        ("plum,plum", "error-option-twice"),
        ("pink", "error-option-value"),
        ("plum,,teal", "error-option-value"),
        (",", "error-option-value"),
        ("any,any,any,any", "error-option-value"),
    ],
)
def test_other_choices_are_refused(chosen: str, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        looks_of_seats("colours", chosen, LOOKS, 3)
    assert refused.value.text.key == key


def test_a_game_without_looks_deals_none() -> None:
    assert deal_looks(["", ""], ()) == []
    assert deal_looks(["", "amber"], LOOKS) == ["plum", "amber"]
