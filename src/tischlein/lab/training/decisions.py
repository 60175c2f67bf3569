"""Method `decisions`: try the best plans of a decision on the same guessed worlds, and fit the differences.

What siblings have in common, such as who leads, cannot be mistaken for a reason here.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, Final

from tischlein.core.planning import Plan, Values, dot
from tischlein.core.rng import derive
from tischlein.core.types import Move, Seat
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import margin
from tischlein.lab.training.sums import Sums, solved

CHUNK: Final = 4
STIFFNESS: Final = 3e-2
ASKED: Final = 0.1
"""The share of decisions whose plans are tried."""
PLANS: Final = 4
WORLDS: Final = 6


def candidate(
    course: Course, folder: Folder, number: int, values: Values | None, workers: int, report: Report
) -> list[float]:
    assert values is not None, "checked when the run begins"
    total = Sums(len(course.planner.FEATURES))
    job = partial(samples, course, number, values)
    for piece in folder.pieces(f"decisions-{number}", job, course.matches, CHUNK, workers, report):
        total.join(piece["count"], piece["products"], piece["results"])
    return solved(total, values.weights, STIFFNESS)


def samples(course: Course, number: int, values: Values, first: int, count: int) -> dict[str, Any]:
    """The sums of some matches; runs in a worker process."""
    sums = Sums(len(course.planner.FEATURES))
    for match in range(first, first + count):
        _Trials(course, values, derive(course.seed, number, match), sums).play()
    return {"count": sums.count, "products": sums.products, "results": sums.results}


class _Trials:
    """One match, and what would have come of the other plans in some of its decisions."""

    def __init__(self, course: Course, values: Values, seed: int, sums: Sums) -> None:
        self.rules = course.rules
        self.planner = course.planner
        self.course = course
        self.values = values
        self.seed = seed
        self.sums = sums
        self.dice = Random(derive(seed, 2))

    def play(self) -> None:
        rules = self.rules
        state = rules.setup(self.course.options, self.course.seats, derive(self.seed, 0))
        while mask := rules.to_act(state):
            seat = (mask & -mask).bit_length() - 1
            legal = rules.legal(state, seat)
            move = legal[0]
            if len(legal) > 1:
                view = rules.view(state, seat)
                plans = self.planner.plans(view, legal, self.values, PLANS)
                if len(plans) > 1 and self.dice.random() < ASKED:
                    self._compare(view, seat, plans)
                move = plans[0].moves[0]
            rules.apply(state, seat, move, 0)

    def _compare(self, view: Any, seat: Seat, plans: list[Plan]) -> None:
        for _ in range(WORLDS):
            world = self.rules.determinize(view, self.dice.getrandbits(64))
            seen = [self._tried(self.rules.copy(world), seat, plan.moves, view) for plan in plans]
            size = len(seen)
            means = [sum(numbers[index] for numbers, _ in seen) / size for index in range(self.sums.size)]
            mean = sum(result for _, result in seen) / size
            for numbers, result in seen:
                self.sums.add([number - own for number, own in zip(numbers, means, strict=True)], result - mean)

    def _tried(self, world: Any, seat: Seat, moves: tuple[Move, ...], view: Any) -> tuple[list[float], float]:
        """What is seen after the plan, and the value when looking ahead stops, or of the result."""
        rules, planner = self.rules, self.planner
        for move in moves:
            if move in rules.legal(world, seat):
                rules.apply(world, seat, move, 0)
        numbers = planner.features(rules.view(world, seat))
        horizon = planner.horizon(view)
        while (mask := rules.to_act(world)) and rules.length(world) < horizon:
            actor = (mask & -mask).bit_length() - 1
            legal = rules.legal(world, actor)
            move = legal[0]
            if len(legal) > 1:
                move = planner.plans(rules.view(world, actor), legal, self.values, 1)[0].moves[0]
            rules.apply(world, actor, move, 0)
        result = rules.result(world)
        if result is not None:
            return numbers, float(margin(result, seat))
        return numbers, dot(self.values.weights, planner.features(rules.view(world, seat)))
