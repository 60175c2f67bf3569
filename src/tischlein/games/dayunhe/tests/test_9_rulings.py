"""Section 9: further rulings."""

import pytest

from tischlein.core.errors import BadOption
from tischlein.core.match import Match, new_header
from tischlein.games.dayunhe import GAME, events
from tischlein.games.dayunhe.setup import stack_sizes
from tischlein.games.dayunhe.tests.picture import events_of, legal, play, position, refused, start
from tischlein.lawbook.clauses import clause


@clause("DY-9.1")
@pytest.mark.parametrize(
    ("card", "steps", "reason"),
    [
        ("calm", ["build garden"], "DY-4.3 place-first"),
        ("calm", ["build garden", "at A1"], "DY-4.3 turn-first"),
        ("calm", ["build unrest"], "DY-4.5 place-first-unrest"),
        ("calm", ["rebuild B1"], "DY-4.7 rebuild-first"),
        ("calm", ["rebuild B1", "at B2"], "DY-4.7 turn-first-rebuild"),
        ("calm", ["rebuild B1", "swap C1"], "DY-4.7 turn-first-rebuild"),
        ("calm", ["rebuild B1", "swap C1", "turn ne-sw"], "DY-4.7 turn-first-rebuild"),
        ("calm", ["calm 2"], "DY-5.3 stack-first-calm"),
        ("destroy", ["destroy B1"], "DY-5.11 stack-first"),
        ("tea", ["tea"], "DY-5.11 stack-first"),
        ("intrigue", ["intrigue 2"], "DY-5.11 stack-first"),
    ],
)
def test_a_begun_part_changes_nothing_yet_and_has_to_be_finished(card, steps, reason):
    board = {"B1": "y canal1 n-s", "C1": "y canal4 n-s", "A1": "r unrest"}
    state = position(board, card=card, warehouse="garden unrest unrest", walls={1: 1})
    before = GAME.dump(state)
    assert not play(state, *steps)
    after = GAME.dump(state)
    for name in ("board", "warehouses", "walls", "stacks", "reputation", "builds", "is_tea", "ruins"):
        assert after[name] == before[name], name
    assert refused(state, "end") == reason


@clause("DY-9.2")
def test_where_there_is_no_choice_the_ship_sails_by_itself():
    state = position({"A1": "y canal1 n-s", "A2": "y canal4 n-s", "A3": "r canal1 n-s", "B2": "r canal4 n-s"})
    sent = play(state, "end", "end")
    assert [each.field for each in events_of(sent, events.Sailed)][:3] == ["A1", "A2", "A3"]
    state = position({"A1": "y canal1 n-s", "A3": "r canal1 n-s", "B2": "r canal4 n-s"})
    sent = play(state, "end", "end")
    assert [each.field for each in events_of(sent, events.Sailed)] == ["A1"]
    assert legal(state) == {"sail A2", "sail B1"}


@clause("DY-9.2")
def test_in_an_inspection_every_further_field_is_a_choice():
    state = position({"A1": "y canal1 n-s", "A2": "y canal4 n-s"}, card="inspect")
    assert not events_of(play(state, "inspect"), events.Sailed)
    assert legal(state) == {"sail A1", "halt"}


@clause("DY-9.2")
def test_choices_at_the_helm_can_be_taken_back_until_the_move_is_over():
    match = Match(GAME, new_header(GAME, 3, 1))
    for text in ("take 1",) * 3 + ("pick raise", "pick spy", "pick reform", "end", "end", "end"):
        match.play(match.state.active, GAME.parse(text), 0)
    seat, before = match.state.active, match.state.ship
    assert not match.can_undo(seat)
    match.play(seat, GAME.legal(match.state, seat)[-1], 0)
    assert match.state.ship != before
    match.undo(seat, 0)
    assert match.state.ship == before


@clause("DY-9.3")
def test_what_would_do_nothing_is_not_offered():
    state = position(card="spy", up={0: "xxx"})
    assert refused(state, "spy") == "DY-9.3 no-hidden-tops"
    state = position(card="reform", is_bare=True)
    assert refused(state, "reform") == "DY-9.3 no-tiles-to-shuffle"
    state = position(card="reform", stacks={0: ("garden", "", "")}, is_bare=True)
    assert "reform" in legal(state)


@clause("DY-9.4")
@pytest.mark.parametrize(("tiles", "sizes"), [(26, [9, 9, 8]), (25, [9, 8, 8]), (4, [2, 1, 1]), (1, [1, 0, 0])])
def test_stacks_are_split_as_equally_as_possible(tiles, sizes):
    assert stack_sizes(tiles, 3) == sizes
    assert stack_sizes(17, 2) == [9, 8]


@clause("DY-9.4")
def test_a_reform_of_four_tiles():
    state = position(card="reform", stacks={0: ("garden temple weir lock", "", "")}, is_bare=True)
    play(state, "reform")
    assert [len(stack) for stack in state.stacks[:3]] == [2, 1, 1]


@clause("DY-9.5")
def test_no_colour_twice():
    assert start(3, colours="any,yellow,any").table.colours == ("red", "yellow", "green")
    assert start(2).table.colours == ("yellow", "red")
    for wish in ("red,red", "pink,any", "red,green,blue"):
        with pytest.raises(BadOption):
            start(2, colours=wish)
