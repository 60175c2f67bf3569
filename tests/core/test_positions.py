"""Fields as JSON and back, and refusals of what is no position."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tischlein.core import positions
from tischlein.core.errors import BadInput
from tischlein.core.positions import FLAG, NUMBER, NUMBERS, Form

NAMES = ("", "rat", "owl")
CARD = Form(NAMES.__getitem__, NAMES.index)


@pytest.mark.parametrize(
    ("form", "value", "written"),
    [
        (NUMBER, 7, 7),
        (FLAG, True, True),
        (NUMBERS, [1, 2], [1, 2]),
        (positions.one_of(("draw", "play")), 1, "play"),
        (positions.or_none(NUMBER, -1), -1, None),
        (positions.or_none(NUMBER, -1), 0, 0),
        (positions.cards(CARD), b"\2\1", ["owl", "rat"]),
        (positions.hand(CARD), b"\1\2", ["rat", "owl"]),
        (positions.listed(positions.cards(CARD)), [b"", b"\1"], [[], ["rat"]]),
        (positions.in_tuple(NUMBER), (3, 4), [3, 4]),
        (positions.grouped(NUMBER, 2), [1, 2, 3, 4], [[1, 2], [3, 4]]),
    ],
)
def test_what_is_written_is_read_again(form: Form, value: object, written: object) -> None:
    assert form.dump(value) == written
    assert form.load(written) == value


def test_a_hand_is_sorted_when_it_is_read() -> None:
    assert positions.hand(CARD).load(["owl", "rat"]) == b"\1\2"


def test_fields_go_into_a_state_and_come_out_of_it() -> None:
    fields = {"turn": NUMBER, "hands": positions.listed(positions.hand(CARD))}
    state = SimpleNamespace()
    positions.load_fields(fields, {"turn": 3, "hands": [["owl"]], "more": 1}, state)
    assert vars(state) == {"turn": 3, "hands": [b"\2"]}
    assert positions.dump_fields(fields, state) == {"turn": 3, "hands": [["owl"]]}


@pytest.mark.parametrize(
    ("data", "why"), [({}, "KeyError"), ({"turn": "x"}, "ValueError"), ({"turn": None}, "TypeError")]
)
def test_errors_of_reading_are_bad_input(data: dict[str, Any], why: str) -> None:
    @positions.refused
    def load(data: Any) -> int:
        """Reads."""
        return int(data["turn"])

    assert load({"turn": 2}) == 2
    assert load.__doc__ == "Reads."
    with pytest.raises(BadInput) as refused:
        load(data)
    assert refused.value.text.key == "error-position"
    assert str(refused.value.text.args["why"]).startswith(why)


def test_mistakes_of_ours_are_not_hidden() -> None:
    @positions.refused
    def load(_data: Any) -> None:
        raise AssertionError("ours")

    with pytest.raises(AssertionError, match="ours"):
        load({})


def test_a_condition_names_what_is_wrong() -> None:
    positions.ensure(True, "fine")
    with pytest.raises(ValueError, match="hands"):
        positions.ensure(False, "hands")
