"""RULES.md, "Bounds that tests rely on"."""

import random

import pytest

from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.chart import find_chart
from tischlein.games.dayunhe.tests.picture import outcome, play, start

SEATS = [2, 3, 4, 5]
LONGEST_LIST = 300


def wander(seats, seed):
    """Random play that prefers doing something to ending the turn."""
    dice, state = random.Random(seed), start(seats, seed, fist=dice_fist(seed))
    yield state
    while GAME.to_act(state):
        moves = GAME.legal(state, state.active)
        if len(moves) > 1 and dice.random() < 0.8:
            moves = [move for move in moves if GAME.format(move) != "end"]
        GAME.apply(state, state.active, dice.choice(moves), 0)
        yield state


def dice_fist(seed):
    return ("two", "three", "four")[seed % 3]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_thirty_tiles_each_and_short_lists_at_every_moment(seats, seed):
    count = -1
    for state in wander(seats, seed):
        count += 1
        GAME.check(state)
        lists = [GAME.legal(state, seat) for seat in range(seats)]
        assert max(map(len, lists)) <= LONGEST_LIST
        for seat in range(seats):
            tiles = sum(1 for code in state.board if code and code >> 8 == seat)
            tiles += sum(map(len, state.stacks[3 * seat : 3 * seat + 3])) + len(state.warehouses[seat])
            tiles += len(state.cities[seat]) + state.walls[seat] + len(state.ruins[seat])
            assert tiles + sum(blots.count(seat) for blots in state.blots) == 30
    assert GAME.result(state) is not None
    assert count <= GAME.bound(seats)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("heading", [0, 1])
def test_a_trip_takes_3n_plus_2_to_6n_plus_3_fields_and_never_gets_stuck(seats, heading):
    chart = find_chart("canal", seats)
    goal, begin = chart.goals[heading], chart.goals[1 - heading]
    shortest, longest = {goal: 0}, {goal: 0}
    order = sorted((*chart.fields, begin), key=lambda field: chart.sheet.heights[field], reverse=heading == 0)
    for field in order:
        onward = [other for _, other, _ in chart.forward[heading][field]]
        assert onward
        shortest[field] = 1 + min(shortest[other] for other in onward)
        longest[field] = 1 + max(longest[other] for other in onward)
    assert (shortest[begin], longest[begin]) == (3 * seats + 2, 6 * seats + 3)


def test_a_match_of_nothing_but_tea_breaks_ends_after_forty_rounds():
    """A match in which the ship never sails is ended by the limit of rounds (DY-8.5), within the bound."""
    state = start(2, 5)
    play(state, "take 1", "take 1")
    count = 2
    while GAME.to_act(state):
        state.is_tea = True
        move = GAME.legal(state, state.active)[-1]
        GAME.apply(state, state.active, move, 0)
        count += 1
    assert outcome(state).reason == "forty-rounds"
    assert count <= GAME.bound(2)
