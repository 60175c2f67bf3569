"""Looking ahead: the better plan wins on the same worlds, the same seed gives the same choice, and time can run out."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from tischlein.bots.bot import Request
from tischlein.bots.budget import FULL, Budget
from tischlein.bots.roster import seat_bot
from tischlein.bots.search import Search
from tischlein.bots.searching import SearchingBot
from tischlein.bots.seating import seated
from tischlein.bots.thinking import Thinking, thinking
from tischlein.core.options import complete_options
from tischlein.core.planning import Effort, Plan
from tischlein.core.registry import find_game
from tischlein.core.types import seats_in
from tischlein.games.monsterrolle.moves import DISCARD, END, verb_of

GAME = find_game("monsterrolle")
THINKING = thinking(Request("monsterrolle", 1))


@cache
def midway(moves: int) -> Any:
    """A position in the middle of a match between classic bots, at the beginning of somebody's turn."""
    state = GAME.setup(complete_options(GAME.info, 2, {}), 2, 5)
    choosers = [seated(GAME, seat_bot("classic", "monsterrolle", seat)) for seat in range(2)]
    while moves > 0 or state.laid or state.discarded or len(GAME.legal(state, state.active)) < 8:
        seat = seats_in(GAME.to_act(state))[0]
        GAME.apply(state, seat, choosers[seat](state, seat, GAME.legal(state, seat)), 0)
        moves -= 1
    return state


def plans() -> tuple[Any, list[Plan]]:
    """The view of whoever acts, and its plans, of which the last only throws cards away."""
    state = midway(40)
    view = GAME.view(state, state.active)
    legal = GAME.legal(state, state.active)
    found = THINKING.plans(view, legal, 400)
    wasteful = [plan for plan in found if all(verb_of(move) in (DISCARD, END) for move in plan.moves)]
    return view, [*found[:1], wasteful[-1]]


def test_the_better_plan_wins_wherever_it_stands() -> None:
    view, (best, wasteful) = plans()
    assert best.value > wasteful.value + 1
    for order in ([best, wasteful], [wasteful, best]):
        assert Search(THINKING, view, 3).best(order, 16, FULL) is best


def test_the_same_seed_is_the_same_choice() -> None:
    view, _ = plans()
    close = THINKING.plans(view, GAME.legal(midway(40), view.seat), 4)
    assert Search(THINKING, view, 3).best(close, 8, FULL) is Search(THINKING, view, 3).best(close, 8, FULL)


def test_who_has_no_time_trusts_the_planner() -> None:
    view, (best, wasteful) = plans()
    in_a_hurry = Budget(is_over=lambda: True)
    assert Search(THINKING, view, 3).best([wasteful, best], 100, in_a_hurry) is wasteful


def test_when_time_runs_out_what_was_seen_counts() -> None:
    view, (best, wasteful) = plans()
    asked = iter([False] * 6 + [True] * 9)
    assert Search(THINKING, view, 3).best([wasteful, best], 100, Budget(is_over=lambda: next(asked))) is best


def test_the_planners_rating_counts_like_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight playouts say that the second plan is a point better; the planner says that the first is, by two points."""
    view, _ = plans()
    first, second = Plan(2.0, (1,)), Plan(0.0, (2,))
    monkeypatch.setattr(Search, "_play_out", lambda _self, _state, plan, _dice: 0.0 if plan is first else 1.0)
    for trust, better in ((0.0, second), (3.9, second), (4.1, first)):
        assert Search(THINKING, view, 3).best([first, second], 16, FULL, trust=trust) is better


def test_in_a_playout_a_plan_is_followed_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has planned a turn is not asked again in the middle of it."""
    view, (best, _) = plans()
    search = Search(THINKING, view, 3)
    world = GAME.determinize(view, 1)
    asked: list[tuple[int, int]] = []

    def plan(_self: Search, state: Any, seat: int) -> Any:
        asked.append((state.laid, state.discarded))
        return THINKING.plans(GAME.view(state, seat), GAME.legal(state, seat), 1)[0].moves

    monkeypatch.setattr(Search, "_plan", plan)
    search._play_out(world, best, Random(1))
    assert asked
    assert set(asked) == {(0, 0)}


def test_less_work_is_a_smaller_share_of_the_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    view, both = plans()
    count = 0

    def play_out(*_: object) -> float:
        nonlocal count
        count += 1
        return 0.0

    monkeypatch.setattr(Search, "_play_out", play_out)
    for share, expected in ((1.0, 64), (0.25, 16), (0.001, 2)):
        count = 0
        Search(THINKING, view, 3).best(both, 64, Budget(share=share))
        assert count == expected


def test_less_work_is_a_smaller_share_of_the_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    view, (best, _) = plans()
    legal = GAME.legal(midway(40), view.seat)
    widths = []

    def plan(_self: Thinking, _view: Any, _legal: Any, width: int) -> list[Plan]:
        widths.append(width)
        return [best]

    monkeypatch.setattr(Thinking, "plans", plan)
    for share in (1.0, 0.5, 0.001):
        SearchingBot(THINKING, 1, Budget(share)).choose(view, legal)
    whole = THINKING.levels.HARD.width
    assert widths == [whole, whole // 2, 1]


def test_with_too_many_seats_nothing_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    view, (best, wasteful) = plans()
    legal = GAME.legal(midway(40), view.seat)
    assert best.moves[0] != wasteful.moves[0]
    monkeypatch.setattr(Thinking, "plans", lambda *_: [best, wasteful])
    monkeypatch.setattr(Search, "best", lambda *_, **__: wasteful)
    for most_seats, chosen in ((view.seats, wasteful), (view.seats - 1, best)):
        effort = Effort(width=2, candidates=2, playouts=8, reach=99.0, most_seats=most_seats)
        monkeypatch.setattr(THINKING.levels, "HARD", effort)
        assert SearchingBot(THINKING, 1, FULL).choose(view, legal) == chosen.moves[0]
