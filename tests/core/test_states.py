"""Copies share nothing that can change, and parts go from one record to another."""

from __future__ import annotations

import pickle
from copy import deepcopy
from dataclasses import dataclass, field, fields
from typing import NamedTuple

import pytest

from tischlein.core.options import complete_options
from tischlein.core.registry import find_game, game_ids
from tischlein.core.states import Parts, copied, left_over, raised, replaced, with_card, without


@dataclass(slots=True)
class Position:
    hands: list[bytes]
    points: list[int] = field(default_factory=list)
    turn: int = 1
    deck: bytes = b""


class Seen(NamedTuple):
    turn: int
    deck: bytes
    points: tuple[int, ...]


def test_a_copy_is_equal_and_has_lists_of_its_own() -> None:
    state = Position([b"\1", b"\2"], [4], 7, b"\3")
    copy = copied(state)
    assert copy == state
    copy.hands[0] = b"\5"
    copy.points.append(1)
    assert state == Position([b"\1", b"\2"], [4], 7, b"\3")
    assert copy != state


@pytest.mark.parametrize("game_id", game_ids())
def test_positions_and_views_go_to_other_processes(game_id: str) -> None:
    """A compiled class and one in pure Python have to do so alike; `tests/compiled` runs this on both."""
    game = find_game(game_id)
    state = game.setup(complete_options(game.info, 2, {}), 2, 3)
    view = game.view(state, 0)
    for again in (pickle.loads(pickle.dumps(state)), deepcopy(state)):
        assert game.dump(again) == game.dump(state)
        assert again == state
        assert game.view(again, 0) == view
    assert pickle.loads(pickle.dumps(view)) == deepcopy(view) == view


@pytest.mark.parametrize("game_id", game_ids())
def test_a_copy_that_a_game_writes_out_leaves_no_field_and_no_list(game_id: str) -> None:
    game = find_game(game_id)
    state = game.setup(complete_options(game.info, 2, {}), 2, 1)
    copy = game.copy(state)
    for each in fields(state):
        mine, other = getattr(state, each.name), getattr(copy, each.name)
        assert mine == other, each.name
        assert type(mine) is not list or mine is not other, each.name


def test_a_state_may_have_no_list_or_only_one() -> None:
    @dataclass
    class Counter:
        turn: int

    @dataclass
    class Pile:
        cards: list[int]

    assert copied(Counter(3)) == Counter(3)
    assert copied(Pile([3])) == Pile([3])


def test_states_differ_in_any_field() -> None:
    state = Position([b""])
    for other in (Position([b"\1"]), Position([b""], turn=2), Position([b""], deck=b"\1"), Position([b""], points=[0])):
        assert other != state


def test_parts_are_given_to_another_record() -> None:
    same, lists = Parts("turn deck"), Parts("points")
    state = Position([], [5, 6], 3, b"\1")
    seen = Seen(3, b"\1", (5, 6))
    other = Position([])
    same.give(seen, other)
    lists.give_lists(seen, other)
    assert other == state
    assert type(other.points) is list


def test_a_part_that_is_not_there_is_noticed() -> None:
    with pytest.raises(AttributeError):
        Parts("turn", "score").give(Position([]), Position([]))


def test_hands_stay_sorted() -> None:
    assert with_card(b"\1\3", 2) == b"\1\2\3"
    assert with_card(b"", 9) == b"\t"
    assert without(b"\1\2\2\3", 2) == b"\1\2\3"
    with pytest.raises(ValueError, match="not found"):
        without(b"\1", 2)


def test_a_tuple_with_another_item_leaves_the_first_one_as_it_was() -> None:
    first = (4, 5, 6)
    assert replaced(first, 1, 9) == (4, 9, 6)
    assert raised(first, 2, -1) == (4, 5, 5)
    assert first == (4, 5, 6)
    with pytest.raises(IndexError):
        replaced(first, 3, 9)


def test_what_was_not_seen_is_left_over() -> None:
    assert left_over(b"\3\1\1\2", b"\1\3") == [1, 2]
