"""Section 6: the Grand Coordinator's ship."""

import pytest

from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.tests.picture import events_of, legal, on, play, position, reason_for, refused
from tischlein.lawbook.clauses import clause


def sailing(board=None, **more):
    """Phase 3, after all seats have ended their turns."""
    state = position(board, **more)
    sent = play(state, *["end"] * state.table.seats)
    return state, sent


def route(sent):
    return [each.field for each in events_of(sent, events.Sailed)]


def straight_south(seats):
    """Canals of all seats along the whole column A, so that there is no choice."""
    kinds = ("canal1", "canal4", "canal7", "garden")
    board = {}
    for tier in range(1, 3 * seats + 1):
        owner = "yrgbp"[(tier - 1) // 4 % seats]
        board[f"A{tier}"] = f"{owner} {kinds[(tier - 1) % 4]} n-s"
    return board


@clause("DY-6.1")
@pytest.mark.parametrize(("seats", "length"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_the_length_of_a_move(seats, length):
    state, sent = sailing(straight_south(seats), seats=seats)
    assert route(sent) == [f"A{tier}" for tier in range(1, length + 1)]
    assert events_of(sent, events.SetSail) == [events.SetSail(0, length, False)]
    assert state.round == 2


@clause("DY-6.1")
def test_empty_fields_and_unrest_count_like_others():
    state, sent = sailing(
        {"A1": "r unrest", "A3": "y canal1 n-s", "A4": "y canal4 n-s", "A5": "y canal7 n-s", "A6": "y garden n-s"}
    )
    assert route(sent) == ["A1", "A2", "A3", "A4", "A5"]
    assert state.round == 2


@clause("DY-6.2")
def test_it_never_sails_back_even_along_a_line():
    """The line on B2 leads to C2, which is further north than B2, so a ship bound for the south does not follow it."""
    board = {"B2": "y canal3 n-ne", "C2": "y canal6 sw-nw", "C4": "y canal1 n-s"}
    state = position(board, card="inspect", ship="B2")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail B3", "sail C3"}
    for field in ("C2", "B1", "B2", "B4", "C9"):
        assert refused(state, f"sail {field}") == "DY-6.2 not-ahead"
    assert reason_for(state, "sail B1").text.args == {"field": "B1", "ship": "B2"}


@clause("DY-6.2")
def test_bound_for_the_north_it_follows_the_same_line_the_other_way():
    board = {"B2": "y canal3 n-ne", "C2": "y canal6 sw-nw", "C4": "y canal1 n-s"}
    state = position(board, card="inspect", ship="B2", heading="north")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail C2"}


@clause("DY-6.3")
def test_a_joined_line_is_followed_although_another_canal_is_as_near():
    board = {"B2": "y canal1 n-s", "B3": "y canal4 n-s", "C3": "r garden n-s"}
    state = position(board, card="inspect", ship="B2")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail B3"}
    assert refused(state, "sail C3") == refused(state, "sail A3") == "DY-6.3 line-first"
    assert reason_for(state, "sail C3").text.args == {"fields": "B3"}


@clause("DY-6.3")
def test_both_tiles_need_a_lines_end_at_the_edge():
    board = {"B2": "y canal1 n-s", "B3": "y canal4 ne-sw", "C3": "r garden n-s"}
    state = position(board, card="inspect", ship="B2")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail B3", "sail C3"}
    play(state, "sail B3")
    assert state.reputation == (17, 15)


@clause("DY-6.3")
def test_between_several_joined_lines_the_steering_player_chooses():
    board = {
        "B2": "y temple se-s",
        "B3": "y canal1 n-s",
        "C3": "r canal3 n-nw",
        "A3": "r canal1 n-s",
    }
    state = position(board, card="inspect", ship="B2")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail B3", "sail C3"}


@clause("DY-6.4")
def test_it_makes_for_the_nearest_canal_of_any_colour():
    """From B1 the canal on C3 is two steps away, the one on A4 three."""
    state = position({"C3": "r canal1 n-s", "A4": "y canal1 n-s"}, card="inspect", ship="B1")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail B2", "sail C2"}
    assert refused(state, "sail A2") == "DY-6.4 nearest-first"
    assert reason_for(state, "sail A2").text.args == {"field": "A2", "canals": "C3"}
    play(state, "sail B2")
    assert legal(state, "sail") == {"sail C3"}


@clause("DY-6.4")
def test_over_empty_fields_and_unrest_alike():
    state = position({"A1": "y unrest", "A3": "y canal1 n-s"}, card="inspect")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail A1"}


@clause("DY-6.4")
def test_it_is_judged_anew_on_every_field():
    """At B1 both C3 and A3 are two steps away; once the ship is on C2 only C3 is one step away."""
    state = position({"C3": "r canal1 n-s", "A3": "y canal1 n-s"}, card="inspect", ship="B1")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail A2", "sail B2", "sail C2"}
    play(state, "sail C2")
    assert legal(state, "sail") == {"sail C3"}


@clause("DY-6.4")
def test_the_starting_player_chooses_in_phase_3():
    state, _ = sailing({"C3": "r canal1 n-s", "A3": "y canal1 n-s"}, ship="B1")
    assert state.active == 0
    assert legal(state) == {"sail A2", "sail B2", "sail C2"}
    assert refused(state, "end") == "DY-6.4 steer-first"


@clause("DY-6.5")
def test_without_a_canal_ahead_it_makes_for_the_turning_point():
    state = position({"B1": "y canal1 n-s"}, card="inspect", ship="A5")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail A6", "sail B5"}
    play(state, "sail B5")
    assert legal(state, "sail") == {"sail B6"}
    assert refused(state, "sail A6") == "DY-6.5 goal-first"
    assert reason_for(state, "sail A6").text.args == {"field": "A6", "goal": "B7"}


@clause("DY-6.5")
def test_bound_for_the_north_it_makes_for_peking():
    state = position({"B5": "y canal1 n-s"}, card="inspect", ship="B2", heading="north")
    play(state, "inspect")
    assert legal(state, "sail") == {"sail A2", "sail B1"}
    play(state, "sail A2", "sail A1")
    assert legal(state, "sail") == {"sail A0"}


@clause("DY-6.6")
def test_points_field_by_field():
    board = {"A1": "r canal1 n-s", "A2": "r canal4 n-s", "A3": "y unrest", "A5": "y canal1 n-s"}
    state, sent = sailing(board)
    told = [(each.field, each.what, each.seat, each.points) for each in events_of(sent, events.Sailed)]
    assert told == [
        ("A1", "canal", 1, 2),
        ("A2", "joined", 1, 4),
        ("A3", "unrest", 0, -4),
        ("A4", "empty", -1, 0),
        ("A5", "canal", 0, 2),
    ]
    assert state.reputation == (15 - 4 + 2, 15 + 6)
    assert on(state, "A3") == "y unrest"


@clause("DY-6.6")
def test_unrest_costs_the_owner_of_the_region_not_of_the_tile():
    state, _ = sailing({"A4": "y unrest", "A5": "y canal1 n-s", "A6": "y canal4 n-s"}, ship="A3", card="tea")
    assert state.reputation[1] == 11


@clause("DY-6.6")
def test_unrest_on_a_neutral_field_costs_nobody():
    state = position({"C7": "y unrest"}, card="inspect", ship="C6")
    play(state, "inspect", "sail C7")
    assert state.reputation == (15, 15)
    assert GAME.dump(state)["step"] == "acting"


@clause("DY-6.6")
def test_no_bonus_from_a_turning_point():
    state = position({"A1": "y canal1 n-s"}, card="inspect")
    play(state, "inspect", "sail A1")
    assert state.reputation[0] == 17


@clause("DY-6.7")
def test_a_turning_point_ends_the_move_and_turns_the_ship():
    state, sent = sailing({"B6": "y canal1 n-s"}, ship="B5")
    assert route(sent) == ["B6", "B7"]
    assert (state.heading, state.trips, state.left) == (1, 3, 0)
    assert events_of(sent, events.TripEnded) == [events.TripEnded(3, "north")]
    assert state.round == 2


EXAMPLE = {
    "C2": "y canal3 s-sw",
    "B2": "y canal2 ne-s",
    "C4": "r bridge ne-sw",
    "B4": "r warehouse ne-s",
    "C5": "r unrest",
    "C6": "g unrest",
    "C7": "g canal1 n-s",
}


@clause("DY-6.8")
def test_the_rulebooks_example():
    """Nine fields from Peking; yellow gains 6 and red loses 2. Every choice of the example is legal."""
    state, sent = sailing(EXAMPLE, seats=4)
    assert legal(state) == {"sail A1", "sail B0"}
    sent += play(state, "sail A1")
    assert legal(state) == {"sail A2", "sail B1"}
    sent += play(state, "sail B1")
    assert legal(state) == {"sail B2", "sail C2"}, "both canals of yellow's are equally near from B1"
    sent += play(state, "sail C2")
    assert legal(state) == {"sail B3", "sail C3"}
    sent += play(state, "sail B3")
    assert legal(state) == {"sail B4", "sail C4"}
    sent += play(state, "sail C4")
    assert legal(state) == {"sail B5", "sail C5"}, "on the way to C7, for red better or worse"
    sent += play(state, "sail C5")
    assert route(sent) == "A1 B1 C2 B2 B3 C4 B4 C5 C6".split()
    assert [each.points for each in events_of(sent, events.Sailed)] == [0, 0, 2, 4, 0, 2, 4, -4, -4]
    assert state.reputation == (21, 13, 15, 15)


@clause("DY-6.8")
def test_the_page_can_tell_beforehand_what_each_way_brings():
    state, _ = sailing(EXAMPLE, seats=4)
    shown = GAME.show(GAME.view(state, 0))
    assert [each.fields for each in shown.courses] == [("B0",), ("A1",)]
    assert max(leg.number for leg in shown.forecast) == 9
    assert {(leg.source, leg.field, leg.seat, leg.points) for leg in shown.forecast} >= {
        ("B1", "C2", 0, 2),
        ("C2", "B2", 0, 4),
        ("C4", "B4", 1, 4),
        ("B4", "C5", 1, -4),
        ("C5", "C6", 1, -4),
    }
    play(state, "sail A1", "sail B1", "sail C2", "sail B3", "sail C4")
    courses = GAME.show(GAME.view(state, 3)).courses
    assert [(each.fields, each.points) for each in courses] == [
        (("B5",), (0, 0, 0, 0)),
        (("C5", "C6"), (0, -8, 0, 0)),
    ]


@clause("DY-6.9")
def test_the_ship_is_in_nobodys_way():
    state = position({"A1": "y unrest"}, ship="A1", warehouse="garden", card="remove")
    play(state, "remove A1", "build garden", "at A1", "turn n-s")
    assert state.reputation == (20, 15)
    assert state.walls == (1, 0)


@clause("DY-6.9")
def test_a_canal_built_under_the_ship_is_followed():
    state = position({"A2": "y canal1 n-s", "B1": "r canal4 n-s"}, ship="A1", warehouse="garden")
    play(state, "build garden", "at A1", "turn n-s", "end", "end")
    assert state.reputation[0] >= 15 + 5 + 4
