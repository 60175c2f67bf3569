"""What simulations count is what was played: against a plain count of the cards at the end of a match."""

from itertools import pairwise

import pytest

from tischlein.games.monsterrolle import GAME, measure
from tischlein.games.monsterrolle.moves import NOTATION
from tischlein.games.monsterrolle.rules import best_section
from tischlein.games.monsterrolle.state import copy
from tischlein.games.monsterrolle.tests.picture import position
from tischlein.games.monsterrolle.tests.wander import wander


def move_between(before, after):
    """The move by which one position became the other."""
    for move in GAME.legal(before, before.active):
        then = copy(before)
        GAME.apply(then, before.active, move, 0)
        if then == after:
            return move
    raise AssertionError


@pytest.mark.parametrize("seats", [2, 3])
def test_cards_are_counted_where_they_went(seats):
    states = [copy(state) for state in wander(seats, seed=5)]
    watch = measure.watch(states[0])
    for before, after in pairwise(states):
        watch.before(before, before.active, move_between(before, after))
    end = states[-1]
    found = watch.figures(end)
    covered = [card for pairs in end.covered for card in pairs[1::2]]
    lying = [card for row in end.rows for card in row]
    assert found["tears"] == [sum(128 <= card < 134 for card in covered + lying)]
    assert found["stops"] == [sum(mask.bit_count() for mask in end.protected)]
    assert found["papers_added"] == [len(lying)]
    assert found["papers_over_tears"] == [sum(128 <= card < 134 for card in covered)]
    assert found["papers_over_paper"][0] + found["tears"][0] == sum(card < 128 for card in covered)
    assert found["first_scoring"] == end.points[:seats]
    assert found["third_scoring"] == [best_section(row) for row in end.rows]
    assert len(found["points_torn"]) == found["tears"][0] > 0


def test_a_tear_takes_what_the_best_section_loses():
    state = position(["rb", "rg gb by yp pr"], hand="ty tr")
    watch = measure.watch(state)
    for text in ("tear y 2:3", "tear r 2:1"):
        watch.before(state, 0, NOTATION.parse(text))
    assert watch.figures(state)["points_torn"] == [3, 1]
