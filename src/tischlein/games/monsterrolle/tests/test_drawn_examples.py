"""What the rules page draws (web/rules/examples.json) is what the rules say: right, wrong, and worth so many points."""

import json
from pathlib import Path

import pytest

from tischlein.games.monsterrolle.page import sections_of
from tischlein.games.monsterrolle.tests.picture import legal, play, position, why

FILE = Path(__file__).parents[1] / "web" / "rules" / "examples.json"
DRAWN = json.loads(FILE.read_text(encoding="utf-8"))
EXAMPLES = [(clause, example) for clause, examples in DRAWN.items() for example in examples]


def having(field):
    return [pytest.param(*each, id=f"{each[0]}-{at}") for at, each in enumerate(EXAMPLES) if field in each[1]]


def card_of(move):
    verb, what, *_ = move.split()
    return {"lay": what, "tear": f"t{what}", "stop": "stop"}[verb]


def before(example):
    """The position before its moves; cards that are not in the box, or more of them, are refused here."""
    hand = [*map(card_of, example.get("moves", [])), *example.get("kept", "").split()]
    return position([example.get("row", ""), example.get("rival", "")], " ".join(hand))


@pytest.mark.parametrize(("clause", "example"), having("moves"))
def test_what_is_drawn_as_right_is_right_and_what_as_wrong_is_wrong(clause, example):
    state = before(example)
    play(state, *example["moves"][:-1])
    last = example["moves"][-1]
    if example["isRight"]:
        play(state, last)
        assert "end" in legal(state)
    else:
        assert why(state, last).clause == example.get("because", clause)


@pytest.mark.parametrize(("clause", "example"), having("points"))
def test_what_is_drawn_as_counted_is_worth_that(clause, example):
    assert [section.points for section in sections_of(before(example).rows[0])] == example["points"]


@pytest.mark.parametrize(("clause", "example"), having("row") + having("rival"))
def test_what_is_drawn_lies_in_the_box_and_fits_together(clause, example):
    assert before(example).rows[0 if example.get("row") else 1] or clause == "MR-3.4"
