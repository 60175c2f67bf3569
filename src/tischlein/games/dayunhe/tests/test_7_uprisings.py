"""Section 7: uprisings."""

import pytest

from tischlein.core.match import Match, new_header
from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.bot import rate
from tischlein.games.dayunhe.data import UNREST
from tischlein.games.dayunhe.tests.picture import (
    end_round,
    events_of,
    legal,
    onward,
    play,
    position,
    refused,
    to_uprising,
)
from tischlein.lawbook.clauses import clause


@clause("DY-7.1")
@pytest.mark.parametrize(("fist", "count", "loss"), [("two", 2, 8), ("three", 3, 12), ("four", 4, 16)])
def test_an_uprising_costs_four_times_the_fist(fist, count, loss):
    state = position(walls={1: count}, fist=fist, reputation=(15, 40))
    sent = end_round(state)
    assert state.reputation == (15, 40 - loss)
    assert state.walls == (0, 0)
    (uprising,) = events_of(sent, events.Uprising)
    assert (uprising.seat, uprising.points, uprising.tiles) == (1, -loss, count)


@clause("DY-7.1")
def test_only_as_many_tiles_as_the_fist_go_back_and_the_rest_stay():
    state = position(walls={0: 4}, reputation=(40, 15))
    before = sum(map(len, state.stacks[:3]))
    end_round(state)
    assert state.walls == (1, 0)
    assert sum(map(len, state.stacks[:3])) == before + 3
    assert sum(state.low[:3]) == 3


@clause("DY-7.1")
def test_it_is_repeated_while_the_number_is_reached():
    state = position(walls={0: 7}, reputation=(40, 15))
    sent = end_round(state)
    assert len(events_of(sent, events.Uprising)) == 2
    assert state.reputation[0] == 40 - 24
    assert state.walls[0] == 1


@clause("DY-7.3")
def test_the_owner_says_tile_by_tile_under_which_stack_it_goes():
    state = position(walls={1: 4}, stacks={1: ("garden temple", "", "weir")}, is_bare=True, reputation=(15, 40))
    to_uprising(state)
    assert (state.active, state.walls[1], state.reputation[1]) == (1, 4, 28), "it costs at once, the tiles wait"
    assert legal(state) == {"under 1", "under 2", "under 3", "spread"}
    assert refused(state, "end") == "DY-7.3 settle-first"
    assert refused(state, "under 1", seat=0) == "DY-7.3 settle-turn"
    (settled,) = events_of(play(state, "under 2"), events.Settled)
    assert (settled.seat, settled.stacks) == (1, (2,))
    assert (state.walls[1], GAME.dump(state)["step"]) == (3, "rising")
    play(state, "under 2", "under 1")
    assert [len(stack) for stack in state.stacks[3:]] == [3, 2, 1]
    assert state.stacks[4] == bytes([UNREST, UNREST]), "an empty stack will do"
    assert (state.stacks[3][0], state.low[3:], state.up) == (UNREST, (1, 2, 0), 0), "everybody knows where they lie"
    assert (state.walls[1], GAME.dump(state)["step"], state.round) == (1, "drafting", 2)


@clause("DY-7.3")
@pytest.mark.parametrize(
    ("fist", "before", "stacks"),
    [("two", (1, 3, 2), (2, 3)), ("three", (1, 3, 2), (1, 2, 3)), ("four", (2, 1, 2), (1, 1, 2, 3))],
)
def test_spread_evenly_they_go_in_turn_under_the_stacks_from_the_largest(fist, before, stacks):
    tiles = iter("garden teahouse temple waterwheel weir lock bridge".split())
    piles = tuple(" ".join(next(tiles) for _ in range(size)) for size in before)
    state = position(walls={0: len(stacks)}, fist=fist, stacks={0: piles}, is_bare=True, reputation=(40, 15))
    to_uprising(state)
    (settled,) = events_of(play(state, "spread"), events.Settled)
    assert settled.stacks == stacks
    assert [len(stack) for stack in state.stacks[:3]] == [
        size + stacks.count(number) for number, size in enumerate(before, 1)
    ]


@clause("DY-7.3")
def test_what_is_left_can_be_spread_after_a_choice():
    state = position(walls={0: 3}, stacks={0: ("garden", "", "")}, is_bare=True)
    to_uprising(state)
    play(state, "under 2")
    (settled,) = events_of(play(state, "spread"), events.Settled)
    assert settled.stacks == (1, 3), "those that got none yet"
    assert refused(position(), "spread") == "DY-7.3 no-uprising"


@clause("DY-7.3")
def test_uprisings_come_one_after_the_other_clockwise_from_the_starting_player():
    state = position(seats=4, walls={3: 3, 1: 6, 0: 2, 2: 3}, reputation=(40, 40, 40, 40))
    to_uprising(state)
    order = [state.active]
    while GAME.dump(state)["step"] == "rising":
        play(state, "under 1", "spread")
        order.append(state.active)
    assert order == [1, 1, 2, 3, 1], "the next starting player drafts"
    assert state.walls == (2, 0, 0, 0)


@clause("DY-7.3")
def test_in_the_last_round_nobody_is_asked():
    state = position(walls={1: 3}, ship="A1", heading="north", trips=1, reputation=(15, 30))
    sent = play(state, "end", "end")
    assert GAME.result(state) is not None
    assert len(events_of(sent, events.Settled)) == 1


@clause("DY-9.2", "DY-7.3")
def test_tiles_can_be_put_elsewhere_until_the_last_one_but_the_ship_does_not_sail_again():
    match = Match(GAME, new_header(GAME, 2, 0))
    match.state = position(walls={0: 3})
    while GAME.dump(match.state)["step"] != "rising":
        last = onward(match.state)
        match.play(match.state.active, GAME.parse(last), 0)
    assert last.startswith("sail"), "the same player steered last"
    assert not match.can_undo(0)
    match.play(0, GAME.parse("under 1"), 0)
    assert match.can_undo(0)


@clause("DY-7.4")
def test_a_bot_spreads_evenly_and_so_does_the_first_move_of_all():
    """The greedy bot also moves when a person's time is up; if it fails, the first legal move is made."""
    state = position(walls={0: 3}, stacks={0: ("garden temple", "", "weir")}, is_bare=True)
    to_uprising(state)
    moves = GAME.legal(state, 0)
    rates = rate(GAME.view(state, 0), moves)
    assert GAME.format(moves[rates.index(max(rates))]) == "spread"
    assert rates.count(max(rates)) == 1
    assert GAME.format(moves[0]) == "spread"


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
