"""Section 8: the end and the final scoring."""

import pytest

from tischlein.core.types import SPECTATOR
from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.data import SOURCES
from tischlein.games.dayunhe.tests.picture import end_round, events_of, outcome, position, refused
from tischlein.lawbook.clauses import clause

LAST = {"ship": "A1", "heading": "north", "trips": 1}
"""The next move ends the fourth trip at once, wherever canals are."""


def ended(board=None, **more):
    state = position(board, **{**LAST, **more})
    sent = end_round(state)
    return state, sent


def booked(state, seat, source):
    return GAME.show(GAME.view(state, SPECTATOR)).seats[seat].sums[SOURCES.index(source)]


@clause("DY-8.1")
def test_the_round_of_the_fourth_trip_is_the_last():
    state, sent = ended()
    assert outcome(state).reason == "fourth-trip"
    assert GAME.to_act(state) == 0
    assert events_of(sent, events.Ended) == [events.Ended((0, 1), False)]
    assert refused(state, "end", 0) == "DY-8.1 over"
    state, _ = ended(trips=3)
    assert GAME.result(state) is None
    assert state.trips == 2


@clause("DY-8.2")
def test_the_largest_network_of_ones_own_joined_tiles():
    """Three joined tiles count; a fourth beside them without a line, and one across red's tile, do not."""
    board = {
        "B2": "y canal1 n-s",
        "B3": "y canal4 n-s",
        "B4": "y canal2 n-se",
        "C5": "r canal3 s-nw".replace("s-nw", "n-nw"),
        "A4": "y canal7 n-s",
        "A5": "y garden n-s",
    }
    state, _ = ended(board)
    assert booked(state, 0, "network") == 3
    assert booked(state, 1, "network") == 1


@clause("DY-8.2")
def test_foreign_tiles_and_unrest_part_a_network():
    board = {"B2": "y canal1 n-s", "B3": "r canal4 n-s", "B4": "y canal4 n-s", "B5": "y unrest", "B6": "y canal7 n-s"}
    state, _ = ended(board)
    assert booked(state, 0, "network") == 1


@clause("DY-8.2")
def test_the_city_counts_tiles_squared():
    state, _ = ended({"B2": "y canal1 n-s"}, cities={0: "lighthouse warehouse bridge", 1: "garden"})
    assert booked(state, 0, "city") == 9
    assert booked(state, 1, "city") == 1


@clause("DY-8.2")
def test_unrest_of_any_colour_in_the_region_and_in_the_city():
    board = {"B2": "y unrest", "C3": "r unrest", "B5": "y unrest", "B0": "r unrest"}
    state, _ = ended(board, reputation=(40, 40), blots={1: [0, 0]})
    assert (booked(state, 0, "riots"), booked(state, 1, "riots")) == (-8, -4)
    assert (booked(state, 0, "blots"), booked(state, 1, "blots")) == (0, -8)


@clause("DY-8.2")
def test_gains_come_before_losses():
    """With 0 at the end of the round: +1 for the network, +1 for the city, and then -4 makes 0, not 2."""
    state, sent = ended({"B3": "y canal1 n-s", "C3": "r unrest"}, reputation=(0, 15), cities={0: "garden"})
    assert state.reputation[0] == 0
    mine = [(each.source, each.points) for each in events_of(sent, events.FinalScored) if each.seat == 0]
    assert mine == [("network", 1), ("city", 1), ("riots", -2)]


@clause("DY-8.3")
@pytest.mark.parametrize(
    ("board", "cities", "reputation", "winners"),
    [
        ({}, {}, (20, 15), (0,)),
        ({}, {0: "garden"}, (15, 16), (0,)),
        ({"B5": "r canal1 n-s"}, {}, (16, 15), (1,)),
        ({}, {}, (15, 15), (0, 1)),
        ({"B5": "r canal1 n-s", "B2": "y canal1 n-s"}, {0: "garden", 1: "garden"}, (15, 15), (0, 1)),
        ({"B5": "r canal1 n-s"}, {0: "garden"}, (15, 15), (0,)),
    ],
    ids=["reputation", "city", "network", "shared", "shared with everything equal", "city before network"],
)
def test_who_wins(board, cities, reputation, winners):
    state, _ = ended(board, cities=cities, reputation=reputation)
    assert outcome(state).winners == winners


@clause("DY-8.4")
def test_titles_by_rank():
    state, _ = ended(seats=5, reputation=(10, 50, 30, 30, 20))
    titles = [each.title for each in GAME.show(GAME.view(state, 0)).seats]
    assert titles == ["xiucai", "zhuangyuan", "bangyan", "bangyan", "juren"]
    running = position()
    assert {each.title for each in GAME.show(GAME.view(running, 0)).seats} == {""}


@clause("DY-8.5")
def test_after_forty_rounds_it_ends_and_says_so():
    state = position(round_=39, card="raise")
    end_round(state)
    assert (state.round, GAME.result(state)) == (40, None)
    state = position(round_=40, walls={0: 3})
    sent = end_round(state)
    assert outcome(state).reason == "forty-rounds"
    assert events_of(sent, events.Ended)[0].is_guard
    assert len(events_of(sent, events.Uprising)) == 1
    assert len(state.history) == 40
    assert refused(state, "end", 0) == "DY-8.5 over-forty"
