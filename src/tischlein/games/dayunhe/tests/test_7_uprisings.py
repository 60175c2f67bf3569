"""Section 7: uprisings."""

import pytest

from tischlein.core.clauses import clause
from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.data import UNREST
from tischlein.games.dayunhe.tests.picture import end_round, events_of, position


@clause("DY-7.1")
@pytest.mark.parametrize(("fist", "count", "loss"), [("two", 2, 8), ("three", 3, 12), ("four", 4, 16)])
def test_an_uprising_costs_four_times_the_fist(fist, count, loss):
    state = position(walls={1: count}, fist=fist, reputation=(15, 40))
    sent = end_round(state)
    assert state.reputation == [15, 40 - loss]
    assert state.walls == [0, 0]
    (uprising,) = events_of(sent, events.Uprising)
    assert (uprising.seat, uprising.points, len(uprising.stacks)) == (1, -loss, count)


@clause("DY-7.1")
def test_only_as_many_tiles_as_the_fist_go_back_and_the_rest_stay():
    state = position(walls={0: 4}, reputation=(40, 15))
    before = sum(map(len, state.stacks[:3]))
    end_round(state)
    assert state.walls == [1, 0]
    assert sum(map(len, state.stacks[:3])) == before + 3
    assert sum(state.low[:3]) == 3


@clause("DY-7.1")
def test_it_is_repeated_while_the_number_is_reached():
    state = position(walls={0: 7}, reputation=(40, 15))
    sent = end_round(state)
    assert len(events_of(sent, events.Uprising)) == 2
    assert state.reputation[0] == 40 - 24
    assert state.walls[0] == 1


@clause("DY-7.1")
def test_tiles_go_under_the_smallest_stacks_from_the_left():
    """Stacks of 2, 0 and 1: under the second, then (1, 1) the second again, then the third."""
    state = position(walls={0: 3}, stacks={0: ("garden temple", "", "weir")}, is_bare=True)
    (uprising,) = events_of(end_round(state), events.Uprising)
    assert uprising.stacks == (2, 2, 3)
    assert [len(stack) for stack in state.stacks[:3]] == [2, 2, 2]
    assert state.stacks[1] == bytes([UNREST, UNREST])
    assert state.stacks[2][0] == UNREST
    assert state.low[:3] == [0, 2, 1]
    assert state.up & 7 == 0


@clause("DY-7.1")
def test_below_the_number_nothing_happens():
    state = position(walls={0: 2, 1: 2})
    assert events_of(end_round(state), events.Uprising) == []


@clause("DY-7.2")
def test_uprisings_are_judged_in_the_last_round_too():
    state = position(walls={1: 3}, ship="A1", heading="north", trips=1, reputation=(15, 30))
    sent = end_round(state)
    assert GAME.result(state) is not None
    assert len(events_of(sent, events.Uprising)) == 1
    kinds = [type(each.event).__name__ for each in sent]
    assert kinds.index("TripEnded") < kinds.index("Uprising") < kinds.index("Ended")
    assert state.reputation[1] == 18
