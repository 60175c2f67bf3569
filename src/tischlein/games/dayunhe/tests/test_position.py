"""Positions as JSON: malformed ones are refused by `load`, unreachable ones by `check`."""

import copy
import json

import pytest

from tischlein.core.errors import BadInput, InvariantBroken
from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.tests.picture import play, position, start, to_uprising
from tischlein.lawbook.clauses import clause

BOARD = {"A1": "y unrest", "B1": "y canal1 n-s", "B2": "y canal2 n-se", "B5": "r canal4 n-s"}


def begun(card, *steps):
    """A position where seat 0 has begun a part of its card."""
    state = position(BOARD, card=card, warehouse="garden unrest unrest", walls={1: 1})
    play(state, *steps)
    return state


def changed(state, **changes):
    data = json.loads(json.dumps(GAME.dump(state)))
    return data | copy.deepcopy(changes)


def broken(state, **changes):
    """The error of `check` for the changed position, which `load` accepts."""
    loaded = GAME.load(changed(state, **changes))
    with pytest.raises(InvariantBroken) as refused:
        GAME.check(loaded)
    return str(refused.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first", 7),
        ("first", -1),
        ("start", 2),
        ("active", 2),
        ("walls", [0]),
        ("walls", [0] * 6),
        ("warehouses", [["garden"]]),
        ("stacks", [[[], []], [[], [], []]]),
        ("low", [[0, 0, 0]]),
        ("up", [[True], [True]]),
        ("cards", ["raise"]),
        ("reputation", [15, 15, 15]),
        ("sums", [[0], [0]]),
        ("history", [[15]]),
        ("blots", [[7], []]),
        ("shown", [2]),
        ("rng", -5),
        ("rng", 1 << 64),
        ("hold", "lamp"),
        ("plot", "dig"),
        ("spot", "D1"),
        ("step", "resting"),
        ("board", {"A1": ["unrest", 5]}),
        ("board", []),
    ],
)
def test_what_has_no_shape_is_refused(name, value):
    with pytest.raises(BadInput):
        GAME.load(changed(position(BOARD), **{name: value}))


@pytest.mark.parametrize("name", sorted(GAME.dump(start(2))))
def test_what_is_missing_is_refused(name):
    data = changed(position(BOARD))
    del data[name]
    with pytest.raises(BadInput):
        GAME.load(data)


def test_the_tile_to_be_built_is_written_by_its_name_and_a_seat_by_its_number():
    assert GAME.dump(begun("raise", "build garden"))["hold"] == "garden"
    assert GAME.dump(begun("calm", "calm 2"))["hold"] == 1
    assert GAME.dump(begun("raise"))["hold"] == 0


@clause("DY-3.1")
def test_no_round_is_0_but_the_set_up():
    assert broken(begun("raise"), round=0, history=[]) == "the first round begins after the first tiles"
    assert broken(start(2), round=1) == "the first round begins after the first tiles"


@clause("DY-3.2")
@pytest.mark.parametrize("count", [-1, 4])
def test_a_turn_has_no_more_than_its_card(count):
    assert broken(begun("raise"), supplies=count) == "more supplies than the card has"
    assert broken(begun("raise"), builds=count) == "more builds than the card has"


@clause("DY-3.2")
def test_when_the_ship_is_steered_all_cards_are_revealed():
    state = position()
    play(state, "end", "end")
    assert broken(state, shown=[0]) == "cards are revealed in turn"


@clause("DY-4.2")
@pytest.mark.parametrize(
    ("steps", "changes"),
    [
        (["build garden"], {"hold": "lighthouse"}),
        (["build garden"], {"spot": "A1"}),
        (["build garden"], {"source": "B1"}),
        (["build garden"], {"builds": 0}),
        (["build garden"], {"plot": "tea", "hold": 0}),
        (["build garden", "at A2"], {"hold": "unrest"}),
        (["build garden", "at A2"], {"spot": ""}),
        (["build garden", "at A2"], {"spot": "B5"}),
        (["build garden", "at A2"], {"spot": "A0"}),
        (["build garden", "at A2"], {"turn": 1}),
    ],
)
def test_a_begun_build_speaks_of_what_is_there(steps, changes):
    state = begun("raise", *steps)
    GAME.check(GAME.load(changed(state)))
    assert broken(state, **changes)


@clause("DY-4.7")
@pytest.mark.parametrize(
    ("steps", "changes"),
    [
        (["rebuild B1"], {"source": ""}),
        (["rebuild B1"], {"source": "B4"}),
        (["rebuild B1"], {"source": "B5"}),
        (["rebuild B1"], {"spot": "B4"}),
        (["rebuild B1"], {"may_rebuild": False}),
        (["rebuild B1"], {"hold": 1}),
        (["rebuild B1"], {"plot": "swap"}),
        (["rebuild B1", "at A2"], {"spot": ""}),
        (["rebuild B1", "at A2"], {"spot": "A1"}),
        (["rebuild B1", "at A2"], {"source": "A1"}),
        (["rebuild B1", "at A2"], {"turn": 0}),
        (["rebuild B1", "swap B2"], {"spot": "A2"}),
        (["rebuild B1", "swap B2"], {"spot": "B1"}),
        (["rebuild B1", "swap B2", "turn ne-sw"], {"turn": 5}),
        (["rebuild B1", "swap B2", "turn ne-sw"], {"spot": "A1"}),
    ],
)
def test_a_begun_rebuild_speaks_of_what_is_there(steps, changes):
    state = begun("calm", *steps)
    GAME.check(GAME.load(changed(state)))
    assert broken(state, **changes)


@clause("DY-5.11")
@pytest.mark.parametrize(
    ("card", "move", "changes"),
    [
        ("tea", "tea", {"plot": "destroy", "spot": "B1"}),
        ("tea", "tea", {"plot": "calm", "hold": 1}),
        ("tea", "tea", {"hold": 1}),
        ("tea", "tea", {"spot": "B1"}),
        ("tea", "tea", {"may_special": False}),
        ("tea", "tea", {"source": "B1"}),
        ("calm", "calm 2", {"hold": 0}),
        ("calm", "calm 2", {"hold": 2}),
        ("intrigue", "intrigue 2", {"hold": 0}),
        ("intrigue", "intrigue 2", {"hold": -1}),
        ("destroy", "destroy B1", {"spot": ""}),
        ("destroy", "destroy B1", {"spot": "A1"}),
    ],
)
def test_a_third_part_that_waits_for_its_stack_is_the_cards_own(card, move, changes):
    state = begun(card, move)
    GAME.check(GAME.load(changed(state)))
    assert broken(state, **changes)


@clause("DY-5.11")
def test_an_attack_that_waits_for_its_stack_can_be_paid():
    state = begun("tea", "tea")
    data = changed(state)
    data["warehouses"][0].remove("unrest")
    data["stacks"][0][0].insert(0, "unrest")
    with pytest.raises(InvariantBroken, match="cannot be paid"):
        GAME.check(GAME.load(data))


@clause("DY-5.13")
def test_an_inspection_belongs_to_its_card_and_is_no_longer_than_three_fields():
    state = begun("inspect", "inspect")
    assert broken(state, may_special=False) == "an inspection without its card"
    assert broken(state, left=4) == "too long a move"
    tea = begun("tea")
    assert broken(tea, step="inspecting", left=3) == "an inspection without its card"


def rising():
    """A position where seat 1 of three puts away the unrest of an uprising."""
    state = position(seats=3, walls={1: 4, 2: 3})
    to_uprising(state)
    return state


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"walls": [0, 2, 3]}, "tiles are not conserved"),
        ({"hold": 1 + 8 + 64}, "an uprising without its tiles"),
        ({"hold": 512}, "unrest put away where there is no stack"),
        ({"active": 2}, "uprisings out of turn"),
        ({"trips": 0}, "the last round's uprisings are asked about"),
        ({"spot": "B1"}, "something is left over from a part of a card"),
    ],
)
def test_an_uprising_has_its_tiles_and_its_turn(change, says):
    state = rising()
    GAME.check(state)
    assert GAME.load(GAME.dump(state)) == state
    assert broken(state, **change) == says
