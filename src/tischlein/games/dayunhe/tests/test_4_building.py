"""Section 4: supplying, building, the city, and rebuilding."""

import pytest

from tischlein.games.dayunhe import events
from tischlein.games.dayunhe.data import KIND_CODES
from tischlein.games.dayunhe.tests.picture import events_of, legal, on, play, position, refused
from tischlein.lawbook.clauses import clause


def kinds(*names):
    return bytes(sorted(KIND_CODES[name] for name in names))


# Supply


@clause("DY-4.1")
def test_supply_takes_tops_from_any_stack_also_several_times():
    state = position(card="raise", stacks={0: ("lock weir", "", "temple")})
    play(state, "supply 1", "supply 1", "supply 3")
    assert state.warehouses[0] == kinds("weir", "lock", "temple")
    assert refused(state, "supply 2") == "DY-4.1 supply-used"


@clause("DY-4.1")
def test_the_warehouse_has_six_places_and_each_draw_needs_one():
    state = position(card="raise", warehouse="garden temple weir lock bridge", stacks={0: ("teahouse", "", "")})
    play(state, "supply 1")
    assert not legal(state, "supply")
    assert refused(state, "supply 1") == "DY-4.1 warehouse-full"
    play(state, "build garden", "at B1", "turn n-s", "supply 2")
    assert len(state.warehouses[0]) == 6


@clause("DY-4.1")
def test_a_top_that_comes_to_light_stays_face_down():
    state = position(card="raise", stacks={0: ("weir lock", "", "")}, up={0: "x.."})
    sent = play(state, "supply 1")
    assert state.up & 1 == 0
    assert events_of(sent, events.Supplied) == [events.Supplied(0, 1, "lock")]
    sent = play(state, "supply 1")
    assert events_of(sent, events.Drew) == [events.Drew(0, 1, "weir")]


@clause("DY-4.1")
def test_an_empty_stack_supplies_nothing():
    state = position(card="raise", stacks={0: ("weir", "", "")}, is_bare=True)
    assert legal(state, "supply") == {"supply 1"}
    assert refused(state, "supply 2") == "DY-4.1 stack-empty"


# Building


@clause("DY-4.2")
def test_each_build_is_one_of_three_things():
    state = position({"B5": "y canal1 n-s"}, card="calm", warehouse="garden unrest")
    assert legal(state, "build") | legal(state, "city") == {"build garden", "build unrest", "city garden"}
    play(state, "build unrest", "at A1", "city garden")
    assert not legal(state, "build") | legal(state, "city")


@clause("DY-4.2")
def test_a_card_with_one_build_has_no_second_one():
    state = position({"B5": "y canal1 n-s"}, card="raise", warehouse="garden unrest")
    play(state, "build unrest", "at A1")
    assert refused(state, "build garden") == refused(state, "city garden") == "DY-4.2 build-used"


@clause("DY-4.2")
def test_only_what_lies_in_the_warehouse_is_built():
    state = position({"B5": "y canal1 n-s"}, warehouse="garden")
    assert refused(state, "build temple") == "DY-4.2 not-held"
    assert refused(state, "city temple") == "DY-4.2 not-held"


@clause("DY-4.3")
@pytest.mark.parametrize("field", ["A1", "B5", "B0", "C7"])
def test_a_canal_goes_onto_any_free_field_and_brings_its_value(field):
    state = position(warehouse="lighthouse")
    sent = play(state, "build lighthouse", f"at {field}", "turn s-sw")
    assert on(state, field) == "y lighthouse s-sw"
    assert state.reputation == (24, 15)
    assert state.warehouses[0] == b""
    assert events_of(sent, events.Built) == [events.Built(0, field, "lighthouse", "s-sw", 9, 24, -1)]


@clause("DY-4.3")
def test_never_onto_a_canal():
    state = position({"B1": "r canal1 n-s", "B2": "y canal4 n-s"}, warehouse="garden")
    play(state, "build garden")
    assert refused(state, "at B1") == refused(state, "at B2") == "DY-4.3 on-canal"
    assert len(legal(state)) == 20 - 2


@clause("DY-4.4")
def test_unrest_built_over_goes_to_its_owners_part_of_the_wall():
    state = position({"A4": "r unrest"}, warehouse="garden")
    sent = play(state, "build garden", "at A4", "turn n-s")
    assert on(state, "A4") == "y garden n-s"
    assert state.walls == (0, 1)
    assert events_of(sent, events.Built)[0].over == 1


@clause("DY-4.5")
def test_unrest_goes_onto_an_empty_field_and_changes_no_points():
    state = position({"B1": "r canal1 n-s", "A1": "r unrest"}, warehouse="unrest")
    play(state, "build unrest")
    assert refused(state, "at B1") == refused(state, "at A1") == "DY-4.5 unrest-occupied"
    assert {"at B0", "at C7", "at A2", "at C6"} <= legal(state)
    play(state, "at A2")
    assert on(state, "A2") == "y unrest"
    assert state.reputation == (15, 15)
    assert state.walls == (0, 0)


@clause("DY-4.6")
def test_the_city_holds_no_more_tiles_than_canals_lie_on_the_map():
    board = {"B1": "y canal1 n-s", "B2": "y canal4 n-s", "B3": "r canal1 n-s"}
    state = position(board, card="calm", warehouse="garden temple weir", cities={0: "lock"})
    play(state, "city garden")
    assert state.cities[0] == kinds("lock")[:1] + kinds("garden")
    assert refused(state, "city temple") == "DY-4.6 city-full"
    assert state.reputation == (15, 15)


@clause("DY-4.6")
def test_later_losses_take_nothing_out_of_the_city():
    state = position({"B1": "y canal1 n-s"}, card="destroy", warehouse="unrest unrest", cities={0: "garden"})
    play(state, "destroy B1", "under 1")
    assert state.cities[0] == kinds("garden")
    assert state.laid == (0, 0)


# Rebuilding


def rebuilding(board, **more):
    return position(board, card="calm", **more)


@clause("DY-4.7")
def test_a_tile_is_turned():
    state = rebuilding({"B5": "y garden n-s"})
    sent = play(state, "rebuild B5", "turn ne-sw")
    assert on(state, "B5") == "y garden ne-sw"
    assert events_of(sent, events.Turned) == [events.Turned(0, "B5", 0, "garden", "ne-sw")]
    assert state.builds == 0
    assert state.reputation == (15, 15)


@clause("DY-4.7", "DY-4.10")
def test_a_tile_is_moved_to_an_empty_field_and_turned():
    state = rebuilding({"B5": "y garden n-s", "A1": "r unrest"})
    play(state, "rebuild B5")
    assert refused(state, "at A1") == "DY-4.7 move-occupied"
    play(state, "at C7", "turn ne-sw")
    assert on(state, "C7") == "y garden ne-sw"
    assert on(state, "B5") == ""


@clause("DY-4.7")
def test_two_tiles_of_ones_own_are_swapped_and_both_turned():
    state = rebuilding({"B1": "y garden n-s", "C6": "y temple n-ne"})
    sent = play(state, "rebuild B1", "swap C6", "turn ne-sw", "turn s-sw")
    assert on(state, "C6") == "y garden ne-sw"
    assert on(state, "B1") == "y temple s-sw"
    swapped = events_of(sent, events.Swapped)[0]
    assert (swapped.tile, swapped.line, swapped.other_tile, swapped.other_line) == ("garden", "ne-sw", "temple", "s-sw")


@clause("DY-4.7")
def test_unrest_of_ones_own_is_moved_and_swapped_without_turning():
    state = rebuilding({"C5": "y unrest", "C6": "y garden n-s"})
    play(state, "rebuild C5", "swap C6", "turn nw-se".replace("nw-se", "se-nw"))
    assert (on(state, "C5"), on(state, "C6")) == ("y garden se-nw", "y unrest")
    state = rebuilding({"C5": "y unrest"})
    play(state, "rebuild C5", "at A1")
    assert (on(state, "A1"), on(state, "C5")) == ("y unrest", "")


@clause("DY-4.7")
def test_a_rebuild_replaces_both_builds():
    state = rebuilding({"B5": "y garden n-s"}, warehouse="temple")
    play(state, "rebuild B5", "turn ne-sw")
    for move in ("build temple", "city temple", "rebuild B5"):
        assert refused(state, move) == "DY-4.7 builds-spent"
    state = rebuilding({"B5": "y garden n-s"}, warehouse="temple weir")
    play(state, "build temple", "at B1", "turn n-ne")
    assert refused(state, "rebuild B5") == "DY-4.7 rebuild-too-late"
    play(state, "city weir")
    assert refused(state, "rebuild B5") == "DY-4.7 builds-spent"


@clause("DY-4.7")
def test_only_some_cards_let_you_rebuild():
    allowed = []
    for card in ("raise", "remove", "calm", "destroy", "inspect", "tea", "spy", "intrigue", "denounce", "reform"):
        state = position({"B5": "y garden n-s"}, card=card)
        if legal(state, "rebuild"):
            allowed.append(card)
        else:
            assert refused(state, "rebuild B5") == "DY-4.7 no-rebuild"
    assert allowed == ["remove", "calm", "spy", "intrigue"]


@clause("DY-4.8")
def test_tiles_of_others_are_rebuilt_inside_ones_own_region_only():
    state = rebuilding({"B1": "r garden n-s", "B5": "r temple n-ne", "A2": "r unrest"})
    assert refused(state, "rebuild B5") == "DY-4.8 rebuild-foreign"
    play(state, "rebuild B1")
    inside = {f"at {column}{tier}" for column in "ABC" for tier in (1, 2, 3)} - {"at B1", "at A2"}
    assert legal(state, "at") == inside
    assert refused(state, "at A4") == refused(state, "at B0") == "DY-4.8 leaves-region"
    assert refused(state, "swap B5") == "DY-4.8 swap-foreign"
    play(state, "at C3", "turn n-s")
    assert on(state, "C3") == "r garden n-s"
    assert state.laid == (0, 2)


@clause("DY-4.8")
def test_inside_ones_own_region_any_two_tiles_are_swapped():
    board = {"B1": "r garden n-s", "C2": "g unrest", "B5": "y temple n-ne", "A3": "y canal1 n-s"}
    state = rebuilding(board, seats=3)
    play(state, "rebuild B1")
    assert legal(state, "swap") == {"swap C2", "swap A3"}
    play(state, "swap C2", "turn n-s")
    assert (on(state, "C2"), on(state, "B1")) == ("r garden n-s", "g unrest")
    state = rebuilding(board, seats=3)
    play(state, "rebuild A3")
    assert legal(state, "swap") == {"swap B1", "swap C2", "swap B5"}


@clause("DY-4.8")
def test_a_tile_of_ones_own_outside_is_not_swapped_for_anothers_inside():
    state = rebuilding({"B1": "r garden n-s", "B5": "y temple n-ne"})
    play(state, "rebuild B5")
    assert not legal(state, "swap")
    assert refused(state, "swap B1") == "DY-4.8 swap-foreign"


@clause("DY-4.9")
def test_what_would_change_nothing_is_not_offered():
    state = rebuilding({"B5": "y garden n-s", "C5": "y unrest", "C6": "y unrest"})
    play(state, "rebuild B5")
    assert legal(state, "turn") == {"turn ne-sw", "turn se-nw"}
    assert refused(state, "turn n-s") == "DY-4.9 rebuild-senseless"
    state = rebuilding({"C5": "y unrest", "C6": "y unrest"})
    play(state, "rebuild C5")
    assert not legal(state, "turn")
    assert refused(state, "turn n-s") == "DY-4.9 unrest-turned"
    assert "swap C6" not in legal(state)
    assert refused(state, "swap C6") == "DY-4.9 rebuild-senseless"


@clause("DY-4.9")
def test_a_swap_of_equal_tiles_has_to_turn_one_of_them():
    state = rebuilding({"B5": "y canal2 n-se", "C5": "y canal2 n-sw"})
    play(state, "rebuild B5", "swap C5", "turn n-sw")
    assert refused(state, "turn n-se") == "DY-4.9 rebuild-senseless"
    assert len(legal(state)) == 5
    state = rebuilding({"B5": "y canal2 n-se", "C5": "y canal2 n-sw"})
    play(state, "rebuild B5", "swap C5", "turn n-se")
    assert len(legal(state)) == 6


@clause("DY-4.9")
def test_the_same_kind_of_somebody_else_is_another_tile():
    state = rebuilding({"B1": "y unrest", "B2": "r unrest"})
    play(state, "rebuild B1", "swap B2")
    assert (on(state, "B1"), on(state, "B2")) == ("r unrest", "y unrest")
