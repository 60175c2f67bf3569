"""Looks ahead: plays the best plans of a turn out on guessed worlds, and drops the worse half again and again.

All plans of a round are tried on the same worlds, so that luck is the same for all of them. A world is a state that the
seat cannot tell from the true one. In it every seat, rivals included, sees its own view only and plays the best plan
of its planner; a playout ends at the planner's horizon, where the position is rated.

A few worlds say little: luck scatters more than close plans differ. So what the planner expects of a plan counts like
some playouts of it that went just so.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tischlein.bots.budget import Budget
from tischlein.bots.thinking import Thinking
from tischlein.core.planning import Plan, dot
from tischlein.core.registry import find_game, has_race, live_part
from tischlein.core.rng import derive
from tischlein.core.types import Move, Seat, seats_in

NARROW: Final = 1
"""The width of plans inside a playout."""


class Search:
    def __init__(self, thinking: Thinking, view: Any, seed: int) -> None:
        self._game = find_game(thinking.game)
        self._live = live_part(thinking.game)
        self._has_race = has_race(thinking.game)
        self._planner = thinking.planner
        self._values = thinking.values(view)
        self._view = view
        self._seat: Seat = view.seat
        self._horizon = thinking.planner.horizon(view)
        self._seed = seed

    def best(self, plans: Sequence[Plan], playouts: int, budget: Budget, *, trust: float = 0.0) -> Plan:
        """Sequential halving. Plans come best first; a hurried search trusts that order.

        The planner's rating counts as much as `trust` playouts.
        """
        left = list(plans)
        rounds = max(1, (len(left) - 1).bit_length())
        totals = [trust * plan.value for plan in left]
        order = list(range(len(left)))
        tried = 0
        for _ in range(rounds):
            worlds = max(1, int(playouts * budget.share) // (rounds * len(order)))
            for _ in range(worlds):
                gained = self._try_all([left[index] for index in order], tried, budget)
                if gained is None:
                    return left[_best_of(order, totals)] if tried else left[0]
                tried += 1
                for index, value in zip(order, gained, strict=True):
                    totals[index] += value
            order.sort(key=lambda index: -totals[index])  # stable: of equals the planner's favourite stays first
            order = order[: (len(order) + 1) // 2]
        return left[order[0]]

    def _try_all(self, plans: list[Plan], number: int, budget: Budget) -> list[float] | None:
        """What each plan leads to in one world; None if time is up."""
        seed = derive(self._seed, number)
        world = self._game.determinize(self._view, seed)
        gained = []
        for plan in plans:
            if budget.is_over():
                return None
            gained.append(self._play_out(self._game.copy(world), plan, Random(seed)))
        return gained

    def _play_out(self, state: Any, plan: Plan, dice: Random) -> float:
        game = self._game
        self._follow(state, self._seat, plan.moves)
        while (mask := game.to_act(state)) and game.length(state) < self._horizon:
            if not self._has_race and mask & (mask - 1) == 0:
                alone = mask.bit_length() - 1
                self._follow(state, alone, self._plan(state, alone))
                continue
            calls: list[tuple[Seat, Move]] = []
            others: list[tuple[Seat, Move]] = []
            for each in seats_in(mask):
                move = self._plan(state, each)[0]
                (calls if self._live.is_call(move) else others).append((each, move))
            if calls:
                game.apply(state, *calls[dice.randrange(len(calls))], 0)
            else:
                awaited = self._live.awaited(state, mask)
                game.apply(state, *next(each for each in others if awaited >> each[0] & 1), 0)
        return self._worth(state)

    def _follow(self, state: Any, seat: Seat, moves: Sequence[Move]) -> None:
        """Makes the moves of a plan as long as they are legal."""
        for move in moves:
            if move not in self._game.legal(state, seat):
                return
            self._game.apply(state, seat, move, 0)

    def _plan(self, state: Any, seat: Seat) -> Sequence[Move]:
        legal = self._game.legal(state, seat)
        if len(legal) == 1:
            if not self._live.is_call(legal[0]):
                return legal
            legal = [self._live.SILENCE, *legal]
        return self._planner.plans(self._game.view(state, seat), legal, self._values, NARROW)[0].moves

    def _worth(self, state: Any) -> float:
        """The margin at the end of a match, or what the planner expects it to be."""
        result = self._game.result(state)
        if result is not None:
            scores = list(result.scores)
            own = scores.pop(self._seat)
            return float(own - max(scores))
        view, legal = self._game.view(state, self._seat), self._game.legal(state, self._seat)
        if len(legal) > 1:
            return self._planner.plans(view, legal, self._values, NARROW)[0].value
        return dot(self._values.weights, self._planner.features(view))


def _best_of(order: list[int], totals: list[float]) -> int:
    return max(order, key=lambda index: (totals[index], -index))
