"""Positions written by hand: those that `apply` could not handle are refused, and the message names the wrong field."""

import random
from typing import Any

import pytest

from tischlein.core.errors import BadInput
from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.data import CARD_CODES
from tischlein.games.monsterrolle.tests.picture import play, position
from tischlein.games.monsterrolle.tests.wander import wander


def refusal(**changes):
    data = {**GAME.dump(position(["rg gb"], "op oy")), **changes}
    with pytest.raises(BadInput) as refused:
        GAME.load(data)
    return refused.value.text.args["why"]


def test_a_hand_card_written_the_other_way_round_is_refused_in_the_free_direction():
    data: dict[str, Any] = GAME.dump(position(["rg gb"], "op oy"))
    turned = [["po" if card == "op" else card for card in hand] for hand in data["hands"]]
    assert "hands[0]: with the free direction po is written op" in refusal(hands=turned)


def test_in_the_fixed_direction_it_is_another_card_and_may_be_played():
    state = GAME.load(GAME.dump(position(["rg gb"], "po", fixed=True)))
    play(state, "discard po")


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"active": 2}, "active"),
        ({"active": -1}, "active"),
        ({"hands": [["op", "oy", "stop", "stop", "stop"]]}, "hands"),
        ({"known": [["rp"], []]}, "known[0]"),
        ({"known": [[]]}, "known"),
        ({"fresh": 3}, "fresh"),
        ({"discard": ["score"]}, "discard"),
        ({"deck": ["rg", "gb"]}, "deck"),
        ({"deck": ["score", "gr"]}, "deck"),
        ({"points": [[1, 2, 3]]}, "points"),
        ({"points": [[1, 2], [1, 2], [1, 2]]}, "deck"),
        ({"points": [[1, 2]]}, "deck"),
        ({"discard": []}, "discard"),
        ({"laid": -1}, "laid, discarded"),
        ({"laid": 2, "discarded": 1}, "laid, discarded"),
        ({"discarded": 1}, "hands[0]"),
        ({"hands": [["op", "oy", "stop", "stop", "stop"], ["stop", "stop"]]}, "hands[1]"),
        ({"phase": "draw"}, "hands[0]"),
        ({"rows": [[["rg"], ["stop", "stop"]], []]}, "rows[0]"),
        ({"covered": [[[3, "rg"]], []]}, "covered[0]"),
    ],
)
def test_the_refusal_names_the_part(changes, part):
    assert f"InvariantBroken: {part}:" in refusal(**changes)


def _spoilt(value, dice):
    """A similar value that is probably wrong."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice([value + 1, value - 1, -1, 0, 3, 99])
    if isinstance(value, str):
        return dice.choice(sorted(CARD_CODES))
    if not value:
        return dice.choice([0, 1, 3, []])
    at = dice.randrange(len(value))
    if dice.random() < 0.3:
        return [*value[:at], *value[at + 1 :]]
    return [*value[:at], _spoilt(value[at], dice), *value[at + 1 :]]


def test_whatever_is_read_can_be_played_to_its_end():
    refused = played = 0
    dice = random.Random(5)
    for state in wander(3, 5):
        data: dict[str, Any] = GAME.dump(state)
        part = dice.choice([name for name in data if name not in ("options", "rng", "seats")])
        data[part] = _spoilt(data[part], dice)
        try:
            read = GAME.load(data)
        except BadInput:
            refused += 1
            continue
        played += 1
        while moves := GAME.legal(read, read.active):
            GAME.show(GAME.view(read, read.active))
            GAME.apply(read, read.active, dice.choice(moves), 0)
    assert min(refused, played) > 20
