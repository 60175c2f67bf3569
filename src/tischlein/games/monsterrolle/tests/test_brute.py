"""Compares the fast move finder with the slow one that tries out every turn (brute.py), in long and damaged rows."""

import random
from collections import Counter

import pytest

from tischlein.games.monsterrolle import GAME
from tischlein.games.monsterrolle.data import is_tear
from tischlein.games.monsterrolle.legal import broken_joints
from tischlein.games.monsterrolle.moves import LAY, verb_of
from tischlein.games.monsterrolle.state import PLAY
from tischlein.games.monsterrolle.tests.brute import legal_texts
from tischlein.games.monsterrolle.tests.picture import legal
from tischlein.games.monsterrolle.tests.wander import wander

TABLES = [
    (seats, sheet, direction) for seats in (2, 3, 4) for sheet in ("six", "four") for direction in ("free", "fixed")
]
SOME = TABLES[::5]
"""Every seat count, sheet and direction. The long run takes all tables."""
SEEDS = 6
LONG = 8
BRANCHES = 8
"""How many first cards are tried at the start of a turn, besides the one that is played."""


def compare(seats, sheet, direction, seeds):
    """Compares whole matches and counts the kinds of positions."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        dice = random.Random(seed)
        for state in wander(seats, seed, sheet=sheet, direction=direction):
            compare_position(state, seen)
            for branch in first_cards(state, dice):
                compare_position(branch, seen)
    return seen


def first_cards(state, dice):
    """The positions after some of the legal first papers; most have a mismatch."""
    if state.phase != PLAY or state.laid or state.discarded:
        return
    papers = [move for move in GAME.legal(state, state.active) if verb_of(move) == LAY]
    for move in dice.sample(papers, min(BRANCHES, len(papers))):
        branch = GAME.copy(state)
        GAME.apply(branch, state.active, move, 0)
        yield branch


def compare_position(state, seen):
    assert legal(state) == legal_texts(GAME.dump(state)), GAME.dump(state)
    row = state.rows[state.active]
    is_middle = state.laid == 1 and state.discarded == 0
    is_open = is_middle and broken_joints(row, state.fresh) != 0
    seen["positions"] += 1
    seen["mismatches"] += is_open
    seen["covers"] += is_middle and state.fresh in list(state.covered[state.active][::2])
    seen["torn"] += any(map(is_tear, row))
    seen["protected"] += state.protected[state.active] != 0
    seen["long"] += len(row) >= LONG
    seen["long mismatches"] += is_open and len(row) >= LONG
    seen["longest"] = max(seen["longest"], len(row))


@pytest.mark.parametrize(("seats", "sheet", "direction"), SOME)
def test_the_engine_agrees_with_trying_out_every_turn(seats, sheet, direction):
    """Asserts also what the sample contains, so that the test cannot become empty."""
    seen = compare(seats, sheet, direction, range(SEEDS))
    assert seen["positions"] > 1500
    assert seen["mismatches"] > 300
    assert seen["covers"] > 500
    assert seen["torn"] > 800
    assert seen["protected"] > 400
    assert seen["long"] > (300 if seats == 2 else 30)
    assert seen["long mismatches"] > (60 if seats == 2 else 5)
    assert seen["longest"] >= 10


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "sheet", "direction"), TABLES)
def test_the_engine_agrees_with_trying_out_every_turn_of_many_matches(seats, sheet, direction):
    compare(seats, sheet, direction, range(1000, 1300))
