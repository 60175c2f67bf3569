"""Who plays first, and in which region: simulations tell them apart from seats."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tischlein.core.options import complete_options
from tischlein.core.places import clockwise
from tischlein.core.registry import find_game, game_ids, places_part
from tischlein.core.types import seats_in
from tischlein.lab.arena import play_match
from tischlein.lab.simulate import WHOLE_WIN, Plan, Tally, report, run_chunk


def opening(game_id: str, seats: int, seed: int) -> Any:
    game = find_game(game_id)
    return game.setup(complete_options(game.info, seats, {}), seats, seed)


@pytest.mark.parametrize("game_id", game_ids())
def test_the_first_in_the_order_of_play_is_awaited_first(game_id: str) -> None:
    game, part = find_game(game_id), places_part(game_id)
    assert part is not None
    first = Counter[int]()
    for seed in range(20):
        state = opening(game_id, 3, seed)
        order = part.places(state)["order"]
        assert sorted(order) == [0, 1, 2]
        awaited = game.to_act(state)
        assert order[0] in seats_in(awaited)
        if game_id != "click":  # there everybody may call from the start
            assert list(seats_in(awaited)) == [order[0]]
        first[order[0]] += 1
    assert set(first) == {0, 1, 2}, "who begins is drawn by lot"


def test_the_order_of_play_goes_on_clockwise() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)


def test_the_regions_of_da_yunhe_lie_from_north_to_south() -> None:
    part = places_part("dayunhe")
    assert part is not None
    for seed in range(5):
        state = opening("dayunhe", 4, seed)
        chart = state.table.chart
        for region, seat in enumerate(part.places(state)["region"]):
            assert (state.table.first + region) % 4 == seat
        assert {region for region in chart.regions if region >= 0} == {0, 1, 2, 3}


def test_wins_are_counted_by_place() -> None:
    plan = Plan("monsterrolle", 2, complete_options(find_game("monsterrolle").info, 2, {}), ("greedy", "random"), 3)
    tally = run_chunk(plan, 0, 12)
    wins = Counter[int]()
    for number in range(12):
        game = find_game("monsterrolle")
        outcome = play_match(game, plan.options, plan.names(number), _seed(plan, number))
        for winner in outcome.result.winners:
            wins[outcome.places["order"].index(winner)] += WHOLE_WIN // len(outcome.result.winners)
    assert tally.place_wins == {"order": wins}
    assert sum(wins.values()) == 12 * WHOLE_WIN
    assert wins != tally.seat_wins, "with this seed the two would look the same"


def _seed(plan: Plan, number: int) -> int:
    from tischlein.core.rng import derive

    return derive(plan.seed, number)


def test_places_of_pieces_add_up() -> None:
    plan = Plan("dayunhe", 2, complete_options(find_game("dayunhe").info, 2, {}), ("random", "random"), 1)
    total = Tally()
    for first in (0, 3):
        total.add(run_chunk(plan, first, 3))
    assert total.place_wins == run_chunk(plan, 0, 6).place_wins
    found: Any = report(plan, total, 1.0, 1)["places"]
    assert set(found) == {"order", "region"}
    assert sum(row["win_rate"] for row in found["order"]) == pytest.approx(1, abs=1e-3)
