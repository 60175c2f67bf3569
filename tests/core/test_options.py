"""Options are completed or refused in one sentence."""

from __future__ import annotations

import pytest

from tischlein.core.errors import BadOption
from tischlein.core.game import GameInfo, OptionSpec
from tischlein.core.options import complete_options, wrong_looks

INFO = GameInfo(
    id="any",
    prefix="an",
    min_seats=2,
    max_seats=4,
    rules_version=1,
    minutes=1,
    age=1,
    options=(OptionSpec("pace", ("slow", "fast"), "slow"), OptionSpec("sheet", ("small",), "small", is_open=True)),
)


def test_defaults_fill_what_was_not_asked_for() -> None:
    assert complete_options(INFO, 2, {}) == {"pace": "slow", "sheet": "small"}


def test_a_wish_is_kept() -> None:
    assert complete_options(INFO, 4, {"pace": "fast"})["pace"] == "fast"


def test_an_open_option_takes_any_value() -> None:
    assert complete_options(INFO, 2, {"sheet": "title = 1"})["sheet"] == "title = 1"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_a_seat_count_outside_the_range_is_refused(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        complete_options(INFO, seats, {})
    assert refused.value.text == ("error-seats", {"seats": seats, "min": 2, "max": 4})


def test_an_unknown_option_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadOption) as refused:
        complete_options(INFO, 2, {"colour": "red"})
    assert refused.value.text == ("error-option", {"option": "colour", "known": "pace, sheet"})


def test_an_unknown_value_is_refused_and_the_choices_are_named() -> None:
    with pytest.raises(BadOption) as refused:
        complete_options(INFO, 2, {"pace": "warp"})
    assert refused.value.text == ("error-option-value", {"option": "pace", "value": "warp", "known": "slow, fast"})


def test_what_was_given_is_left_alone() -> None:
    given = {"pace": "fast"}
    complete_options(INFO, 2, given)
    assert given == {"pace": "fast"}


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ("any,red,any,red", ("error-option-twice", {"option": "colours", "value": "red"})),
        ("pink,pink", ("error-option-value", {"option": "colours", "value": "pink,pink", "known": "red, blue"})),
        ("red,blue,any", ("error-option-value", {"option": "colours", "value": "red,blue,any", "known": "red, blue"})),
    ],
)
def test_what_is_wrong_with_a_choice_of_colours(chosen: str, words: tuple[str, object]) -> None:
    assert wrong_looks("colours", chosen, ("red", "blue")).text == words
