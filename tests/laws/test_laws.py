"""Every law over every game that is found, all seat counts and options."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tischlein.core.game import GameInfo
from tischlein.core.registry import find_game, game_ids, game_part
from tischlein.lawbook.laws import LAWS, Case, Law, steps

GATE = settings().max_examples // 8
"""Matches for each law and game at most: hundreds in all. HYPOTHESIS_PROFILE=soak plays thousands."""
LONG_RUN = settings().max_examples
MOVES = 300
"""For each of these matches so many moves are looked at: a game with long matches gets by with half as many."""


@cache
def examples(game_id: str, most: int) -> int:
    game = find_game(game_id)
    options = tuple((spec.key, spec.default) for spec in game.info.options)
    cases = [Case(seats, options, 7, 0) for seats in range(game.info.min_seats, game.info.max_seats + 1)]
    length = sum(1 for case in cases for _ in steps(game, case)) // len(cases)
    return max(most // 2, min(most, MOVES * most // length))


def cases(info: GameInfo) -> st.SearchStrategy[Case]:
    def for_seats(seats: int) -> st.SearchStrategy[Case]:
        options = [
            st.tuples(st.just(spec.key), st.sampled_from([each for each in spec.choices if _is_seat(each, seats)]))
            for spec in info.options
        ]
        return st.builds(
            Case,
            seats=st.just(seats),
            options=st.tuples(*options),
            seed=st.integers(0, (1 << 64) - 1),
            lean=st.integers(0, 2),
        )

    return st.integers(info.min_seats, info.max_seats).flatmap(for_seats)


def _is_seat(choice: str, seats: int) -> bool:
    """Options that name a seat by its number only make sense for seats at the table."""
    return not choice.isdigit() or int(choice) <= seats


@pytest.mark.parametrize("most", [GATE, pytest.param(LONG_RUN, marks=pytest.mark.soak)])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game_id", game_ids())
def test_law(game_id: str, law: Law, most: int) -> None:
    game, oracle = find_game(game_id), game_part(game_id, "tests.oracle")
    ran, wanted = 0, examples(game_id, most)

    @settings(max_examples=wanted)
    @given(cases(game.info))
    def check(case: Case) -> None:
        nonlocal ran
        ran += 1
        law(game, case, oracle)

    check()
    assert ran >= wanted * 3 // 4, "hypothesis gave up early: the law was hardly tested"


@pytest.mark.parametrize("game_id", game_ids())
def test_oracle_really_changes_what_is_hidden(game_id: str) -> None:
    """An oracle that gives back the same world would let every leak pass."""
    game, oracle = find_game(game_id), game_part(game_id, "tests.oracle")
    options = tuple((spec.key, spec.default) for spec in game.info.options)
    case = Case(game.info.max_seats, options, 5, 0)
    worlds = [(state, oracle.permuted(state, 0, number)) for number, (state, _, _) in enumerate(steps(game, case))]
    changed = sum(game.dump(state) != game.dump(world) for state, world in worlds)
    assert changed > len(worlds) * 0.8
