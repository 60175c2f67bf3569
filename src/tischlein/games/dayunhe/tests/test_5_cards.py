"""Section 5: the ten action cards."""

import pytest

from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.data import KIND_CODES, UNREST
from tischlein.games.dayunhe.tests.picture import events_of, legal, on, play, position, refused
from tischlein.lawbook.clauses import clause

TWO = "unrest unrest"
PARTS = {
    "raise": (3, 1),
    "remove": (1, 2),
    "calm": (1, 2),
    "destroy": (2, 1),
    "inspect": (2, 1),
    "tea": (2, 1),
    "spy": (1, 2),
    "intrigue": (1, 2),
    "denounce": (2, 1),
    "reform": (2, 1),
}


@clause("DY-5.1", "DY-5.2", "DY-5.3", "DY-5.4", "DY-5.5", "DY-5.6", "DY-5.7", "DY-5.8", "DY-5.9", "DY-5.10")
@pytest.mark.parametrize("card", PARTS)
def test_supplies_and_builds_of_each_card(card):
    supplies, builds = PARTS[card]
    state = position(card=card)
    play(state, *["supply 1"] * supplies)
    assert not legal(state, "supply")
    state = position(card=card, warehouse="garden temple weir")
    play(state, *["build garden", "at B1", "turn n-s", "build temple", "at B2", "turn n-ne"][: 3 * builds])
    assert not legal(state, "build")


@clause("DY-5.1")
def test_raise_reputation_brings_one():
    state = position(card="raise")
    play(state, "raise")
    assert state.reputation == (16, 15)


@clause("DY-5.2")
def test_unrest_of_any_colour_is_removed_to_its_owners_wall_without_points():
    state = position({"A1": "y unrest", "C5": "r unrest", "B1": "y canal1 n-s"}, card="remove")
    assert legal(state, "remove") == {"remove A1", "remove C5"}
    assert refused(state, "remove B1") == "DY-5.2 no-unrest-there"
    play(state, "remove C5")
    assert on(state, "C5") == ""
    assert state.walls == (0, 1)
    assert state.reputation == (15, 15)


@clause("DY-5.3")
def test_unrest_goes_from_the_wall_under_a_stack_of_its_owner():
    state = position(card="calm", walls={1: 2})
    assert legal(state, "calm") == {"calm 2"}
    assert refused(state, "calm 1") == "DY-5.3 wall-empty"
    assert refused(state, "calm 5") == "DY-5.3 no-such-wall"
    play(state, "calm 2")
    assert legal(state) == {"under 1", "under 2", "under 3"}
    assert refused(state, "end") == "DY-5.3 stack-first-calm"
    before = len(state.stacks[5])
    play(state, "under 3")
    assert state.walls == (0, 1)
    assert state.stacks[5][0] == UNREST
    assert (len(state.stacks[5]), state.low[5]) == (before + 1, 1)


@clause("DY-5.4")
@pytest.mark.parametrize(("field", "owner"), [("B1", 0), ("B5", 1)])
def test_a_canal_of_anybody_is_destroyed_and_leaves_the_game(field, owner):
    board = {"B1": "y garden n-s", "B5": "r temple n-ne", "A1": "r unrest"}
    state = position(board, card="destroy", warehouse=TWO)
    assert legal(state, "destroy") == {"destroy B1", "destroy B5"}
    assert refused(state, "destroy A1") == "DY-5.4 no-canal-there"
    play(state, f"destroy {field}", "under 1")
    assert on(state, field) == ""
    assert state.ruins[owner] == bytes([KIND_CODES["garden" if owner == 0 else "temple"]])
    assert state.reputation == (15, 15)


@clause("DY-5.5")
def test_a_special_inspection_is_up_to_three_fields_and_scored():
    state = position({"A1": "y canal1 n-s", "A2": "y garden n-s"}, card="inspect")
    sent = play(state, "inspect", "sail A1", "sail A2")
    assert state.reputation == (15 + 2 + 4, 15)
    play(state, "sail A3")
    assert GAME.dump(state)["step"] == "acting"
    assert on(state, "A3") == ""
    assert [each.points for each in events_of(sent, events.Sailed)] == [2, 4]


@clause("DY-5.5")
def test_it_stops_on_the_first_unrest_that_it_enters():
    state = position({"A1": "r unrest", "A2": "y garden n-s"}, card="inspect")
    play(state, "inspect", "sail A1")
    assert GAME.dump(state)["step"] == "acting"
    assert state.reputation == (11, 15)
    assert on(state, "A1") == "r unrest"


@clause("DY-5.5")
def test_the_forecast_of_an_inspection_ends_where_it_stops():
    """First every way leads over unrest, then only one of them."""
    state = position({"A1": "r unrest", "A2": "y canal1 n-s"}, card="inspect")
    assert max(leg.number for leg in foretold(state)) == 5, "phase 3 sails on over unrest"
    play(state, "inspect")
    assert {(leg.number, leg.source, leg.field) for leg in foretold(state)} == {(1, "A0", "A1")}
    state = position({"B1": "y unrest", "B2": "y canal1 n-s"}, card="inspect")
    play(state, "inspect")
    assert {(leg.source, leg.field) for leg in foretold(state)} >= {("A0", "B0"), ("B0", "B1"), ("A1", "A2")}
    assert "B1" not in {leg.source for leg in foretold(state)}


def foretold(state):
    return GAME.show(GAME.view(state, state.active)).forecast


@clause("DY-5.6")
def test_after_a_tea_break_there_is_no_move_to_foretell():
    state = position({"A1": "y canal1 n-s"}, card="tea", warehouse=TWO)
    assert foretold(state)
    play(state, "tea", "under 1")
    assert not foretold(state)
    play(state, "end", "end")
    assert foretold(state), "the next round's move"


@clause("DY-5.6")
def test_a_tea_break_is_for_this_round_only():
    state = position(card="tea", warehouse=TWO)
    play(state, "tea", "under 1", "end", "end")
    assert state.ship == 0
    play(state, "pick raise", "pick spy", "end", "end")
    assert state.ship != 0 or GAME.dump(state)["step"] == "sailing"


@clause("DY-5.7")
def test_espionage_turns_up_all_hidden_tops():
    state = position(card="spy", stacks={0: ("garden", "temple", "weir")}, up={0: ".x."})
    sent = play(state, "spy")
    assert state.up & 7 == 7
    assert events_of(sent, events.TurnedUp) == [events.TurnedUp(0, 1, "garden"), events.TurnedUp(0, 3, "weir")]


@clause("DY-5.8")
def test_an_intrigue_costs_another_player_eight():
    state = position(card="intrigue", warehouse=TWO, seats=3, reputation=(15, 20, 5))
    assert legal(state, "intrigue") == {"intrigue 2", "intrigue 3"}
    assert refused(state, "intrigue 1") == refused(state, "intrigue 4") == "DY-5.8 no-such-rival"
    play(state, "intrigue 2", "under 1")
    assert state.reputation == (15, 12, 5)


@clause("DY-5.9")
def test_denouncing_puts_unrest_into_anothers_city():
    state = position(card="denounce", warehouse=TWO, seats=3)
    assert legal(state, "denounce") == {"denounce 2", "denounce 3"}
    assert refused(state, "denounce 1") == refused(state, "denounce 4") == "DY-5.9 no-such-victim"
    play(state, "denounce 3")
    assert state.blots == (b"", b"", b"\0")
    assert state.walls == (1, 0, 0)


@clause("DY-5.10")
def test_a_reform_shuffles_all_stacks_and_splits_them_evenly():
    state = position(card="reform", warehouse="garden", up={0: "xxx"}, stacks={0: ("temple weir lock", "", "")})
    before = sorted(b"".join(state.stacks[:3]))
    order = b"".join(state.stacks[:3])
    play(state, "reform")
    assert sorted(b"".join(state.stacks[:3])) == before
    assert [len(stack) for stack in state.stacks[:3]] == [10, 10, 9]
    assert b"".join(state.stacks[:3]) != order
    assert state.up & 7 == 0


@clause("DY-5.11")
@pytest.mark.parametrize(("card", "first"), [("destroy", "destroy B1"), ("tea", "tea"), ("intrigue", "intrigue 2")])
def test_the_price_of_an_attack(card, first):
    state = position({"B1": "y garden n-s"}, card=card, warehouse="unrest unrest unrest")
    play(state, first)
    assert legal(state) == {"under 1", "under 2", "under 3"}
    assert refused(state, "end") == "DY-5.11 stack-first"
    size = len(state.stacks[1])
    play(state, "under 2")
    assert state.warehouses[0] == bytes([UNREST])
    assert state.walls == (1, 0)
    assert (len(state.stacks[1]), state.stacks[1][0], state.low[1]) == (size + 1, UNREST, 1)


@clause("DY-5.11")
def test_the_price_of_denouncing():
    state = position(card="denounce", warehouse="garden unrest unrest")
    sizes = [len(stack) for stack in state.stacks]
    play(state, "denounce 2")
    assert state.warehouses[0] == bytes([KIND_CODES["garden"]])
    assert (state.walls, state.blots) == ((1, 0), (b"", b"\0"))
    assert [len(stack) for stack in state.stacks] == sizes
    assert GAME.dump(state)["step"] == "acting"


@clause("DY-5.12")
@pytest.mark.parametrize(
    ("card", "move"),
    [("destroy", "destroy B1"), ("tea", "tea"), ("intrigue", "intrigue 2"), ("denounce", "denounce 2")],
)
def test_no_attack_without_two_unrest_tiles(card, move):
    state = position({"B1": "y garden n-s"}, card=card, warehouse="temple unrest")
    assert refused(state, move) == "DY-5.12 two-unrest"
    assert {"build temple", "supply 1", "end"} <= legal(state)
    state = position({"B1": "y garden n-s"}, card=card, warehouse="temple unrest unrest")
    assert move in legal(state)


@clause("DY-5.13")
def test_its_player_steers_a_special_inspection_and_may_halt_at_any_field():
    state = position({"A1": "y canal1 n-s"}, card="inspect", active=1, cards={0: "spy"})
    play(state, "inspect")
    assert refused(state, "sail A1", 0) == refused(state, "halt", 0) == "DY-5.13 inspection-turn"
    assert refused(state, "end", 0) == "DY-3.2 turn"
    assert legal(state) == {"sail A1", "halt"}
    assert refused(state, "sail B0") == "DY-6.4 nearest-first"
    assert refused(state, "end") == "DY-5.13 sail-first"
    play(state, "halt")
    assert state.ship == 0
    assert refused(state, "inspect") == "DY-3.2 special-used"


@clause("DY-5.13")
def test_it_ends_at_a_turning_point():
    state = position(card="inspect", ship="B6")
    play(state, "inspect", "sail B7")
    assert GAME.dump(state)["step"] == "acting"
    assert (state.trips, state.heading, state.left) == (3, 1, 0)


@clause("DY-5.13")
def test_after_the_fourth_trip_there_is_no_further_move_and_the_round_is_finished():
    state = position({"B5": "y canal1 n-s"}, card="inspect", ship="A1", heading="north", trips=1)
    play(state, "inspect", "sail A0", "end")
    assert state.active == 1
    assert GAME.result(state) is None
    play(state, "end")
    assert GAME.result(state) is not None
    assert state.ship == 0


@clause("DY-5.14")
def test_a_tea_break_does_not_hinder_an_inspection():
    state = position({"A1": "y canal1 n-s"}, card="tea", warehouse=TWO, cards={1: "inspect"})
    play(state, "tea", "under 1", "end", "inspect")
    assert foretold(state)[0].field == "A1"
    play(state, "sail A1", "halt", "end")
    assert state.reputation[0] == 17
    assert (state.round, GAME.dump(state)["ship"]) == (2, "A1")


@clause("DY-5.14")
def test_an_inspection_does_not_hinder_the_move_of_phase_3():
    state = position({"A1": "y canal1 n-s"}, card="inspect")
    play(state, "inspect", "sail A1", "halt", "end", "end")
    assert GAME.dump(state)["step"] == "sailing" or GAME.dump(state)["ship"] != "A1"
