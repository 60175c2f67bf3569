"""What the rules page draws (web/rules/examples.json) is what the rules say: right, wrong, and worth so many points."""

import json
from pathlib import Path

import pytest

from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.tests.picture import OWNERS, events_of, legal, play, position, reason_for

FILE = Path(__file__).parents[1] / "web" / "rules" / "examples.json"
EXAMPLES = [
    (clause, example)
    for clause, examples in json.loads(FILE.read_text(encoding="utf-8")).items()
    for example in examples
]


def having(field, is_right=None):
    return [
        pytest.param(*each, id=f"{each[0]}-{at}")
        for at, each in enumerate(EXAMPLES)
        if field in each[1] and (is_right is None or each[1]["isRight"] is is_right)
    ]


def drawn(example, **more):
    """The position that is drawn; tiles that are not in the box, or more of them, are refused here."""
    return position(
        example["board"],
        seats=example.get("seats", 5),
        warehouse=example.get("warehouse", ""),
        cities={0: example.get("city", "")},
        ship=example.get("ship", "A0"),
        **{"card": example.get("card", "raise"), **more},
    )


def voyage(example):
    """The ship goes the way that is drawn wherever it has a choice; the steps of that way as events."""
    state = drawn(example, card="inspect" if example.get("isInspection") else "raise")
    sent = play(state, "inspect") if example.get("isInspection") else play(state, *["end"] * state.table.seats)
    way = example["way"]
    while len(steps := events_of(sent, events.Sailed)) < len(way):
        sent += play(state, f"sail {way[len(steps)]}")
    return state, steps[: len(way)]


@pytest.mark.parametrize(("clause", "example"), having("way", is_right=True))
def test_the_ship_may_go_the_ways_that_are_drawn_as_right(clause, example):
    state, steps = voyage(example)
    assert [step.field for step in steps] == example["way"]
    if "points" in example:
        brought = [f"{OWNERS[step.seat]}{step.points:+}" if step.points else "" for step in steps]
        assert brought == example["points"]
    if "trips" in example:
        assert state.trips == example["trips"]
    if example.get("isInspection"):
        assert legal(state, "sail") == set(), "it has stopped"


@pytest.mark.parametrize(("clause", "example"), having("way", is_right=False))
def test_the_ship_may_not_go_the_ways_that_are_drawn_as_wrong(clause, example):
    state = drawn(example, card="inspect")
    play(state, "inspect")
    steps = [f"sail {field}" for field in example["way"]]
    while steps[0] in legal(state):
        play(state, steps.pop(0))
    assert reason_for(state, steps[0]).clause == clause


@pytest.mark.parametrize(("clause", "example"), having("moves"))
def test_what_is_drawn_as_right_is_right_and_what_as_wrong_is_wrong(clause, example):
    state = drawn(example)
    play(state, *example["moves"][:-1])
    last = example["moves"][-1]
    if example["isRight"]:
        play(state, last)
    else:
        assert reason_for(state, last).clause == clause


@pytest.mark.parametrize(("clause", "example"), having("scored"))
def test_what_is_drawn_as_scored_is_worth_that(clause, example):
    seat = GAME.show(GAME.view(drawn(example), 0)).seats[0]
    assert sorted(seat.network) == sorted(example["network"])
    assert [seat.tally.network, seat.tally.city, seat.tally.riots] == example["scored"]


def test_every_drawn_example_is_played():
    assert len(having("way")) + len(having("moves")) + len(having("scored")) == len(EXAMPLES) > 20
