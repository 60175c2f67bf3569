"""Compares the engine's legal moves with a slow implementation written from the clauses alone (brute.py)."""

import pytest

from tischlein.core.types import SPECTATOR
from tischlein.games.click import GAME
from tischlein.games.click.state import row_name
from tischlein.games.click.tests import brute
from tischlein.games.click.tests.picture import position
from tischlein.games.click.tests.wander import wander

OPTIONS = [
    {},
    {"photos": "calm"},
    {"lockout": "on", "short": "minus6"},
    {"photos": "calm", "short": "minus4"},
]


def check(state):
    rows = [row_name(state.table, row).split("-") for row in state.table.rows]
    seen = GAME.dump(state)
    for seat in range(state.table.seats):
        expected = brute.legal_texts(seen, seat, rows)
        assert {GAME.format(move) for move in GAME.legal(state, seat)} == expected
        assert bool(GAME.to_act(state) >> seat & 1) == bool(expected)
    assert GAME.legal(state, SPECTATOR) == []


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("matches", [1, pytest.param(10, marks=pytest.mark.soak)])
def test_engine_and_second_opinion_agree(seats, options, matches):
    phases = set()
    for seed in range(matches):
        for state in wander(seats, seed, **options):
            check(state)
            phases.add(GAME.dump(state)["phase"])
    assert {"take", "act", "over"} <= phases


@pytest.mark.parametrize(
    "picture",
    [
        {"phase": "take", "market": "-", "rest": "wall"},
        {"phase": "take", "market": "fan hiker", "rest": "wall"},
        {"phase": "must-take", "market": "fan hiker", "rest": "wall"},
        {"hand": "replace remove back", "market": "-", "rest": "wall"},
        {"hand": "replace swap extra", "market": "fan", "rest": "wall", "compositions": 0},
        {"hand": "move1 move2 swap", "rest": "discard"},
    ],
    ids=str,
)
def test_they_agree_where_cards_give_out(picture):
    check(position("tower crane* fan", **picture))
