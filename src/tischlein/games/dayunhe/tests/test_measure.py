"""What simulations count: cards that are drafted, and third parts that are used."""

from __future__ import annotations

from tischlein.games.dayunhe import GAME
from tischlein.games.dayunhe.data import CARDS
from tischlein.games.dayunhe.measure import watch
from tischlein.games.dayunhe.state import State
from tischlein.games.dayunhe.tests.picture import end_round, position, start


def counted(state: State, *texts: str) -> dict[str, list[int]]:
    """After these moves, of whoever is awaited."""
    watched = watch(state)
    for text in texts:
        move = GAME.parse(text)
        watched.before(state, state.active, move)
        GAME.apply(state, state.active, move, 0)
    return {name: numbers for name, numbers in watched.figures(state).items() if any(numbers)}


def test_every_card_of_a_draft_is_counted() -> None:
    assert counted(start(), "take 1", "take 1", "pick tea", "pick spy") == {"drafted_tea": [1], "drafted_spy": [1]}


def test_an_attack_is_counted_once_and_what_is_no_third_part_is_not() -> None:
    state = position(card="destroy", board={"B4": "r canal4 n-s"}, warehouse="canal1 unrest unrest")
    assert counted(state, "build canal1", "at B5", "turn n-s", "destroy B4", "under 1") == {"played_destroy": [1]}


def test_dy_7_1_the_points_of_uprisings_are_counted_by_seat() -> None:
    state = position(walls={1: 3}, reputation=(15, 40))
    end_round(state)
    assert watch(state).figures(state)["lost_by_uprisings"] == [0, 12]


def test_there_is_a_figure_for_every_card_and_for_its_third_part() -> None:
    names = set(watch(start()).figures(start()))
    assert names == {"lost_by_uprisings"} | {f"{what}_{card}" for what in ("drafted", "played") for card in CARDS[1:]}
