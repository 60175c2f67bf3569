"""Texts survive JSON, and nothing else passes for one."""

from __future__ import annotations

import json
import math
import pickle

import pytest

from tischlein.core.errors import BadInput, NotAllowed
from tischlein.core.words import DEEPEST, Arg, from_plain, seat_name, text, to_plain


def nested(depth: int) -> object:
    plain: object = "inside"
    for _ in range(depth):
        plain = {"key": "k", "args": {"a": plain}}
    return plain


def test_a_text_in_a_text_survives_json() -> None:
    said = text("laid", who=seat_name(2), place=3, card=text("paper", left=text("red")))
    assert from_plain(json.loads(json.dumps(to_plain(said)))) == said


@pytest.mark.parametrize("value", ["word", 7, -7, 1.5])
def test_words_and_numbers_stay_as_they_are(value: Arg) -> None:
    assert from_plain(to_plain(value)) == value


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        math.nan,
        math.inf,
        [],
        {},
        {"key": "k"},
        {"key": 1, "args": {}},
        {"key": "k", "args": []},
        {"key": "k", "args": {"a": None}},
        {"key": "k", "args": {}, "more": 1},
    ],
)
def test_anything_else_is_no_text(value: object) -> None:
    with pytest.raises(ValueError, match="not a text"):
        from_plain(value)


def test_texts_are_nested_only_as_deep_as_sentences_are() -> None:
    from_plain(nested(DEEPEST))
    with pytest.raises(ValueError, match="not a text"):
        from_plain(nested(DEEPEST + 1))


def test_errors_come_whole_out_of_a_worker_process() -> None:
    refused = pickle.loads(pickle.dumps(NotAllowed(text("why", place=1), "MR-1.1")))
    assert isinstance(refused, NotAllowed)
    assert (refused.text, refused.clause) == (text("why", place=1), "MR-1.1")
    assert pickle.loads(pickle.dumps(BadInput(text("what")))).text == text("what")
