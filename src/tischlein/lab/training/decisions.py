"""Method `decisions`: try several plans of a decision on the same guessed worlds, and fit the differences.

What siblings have in common, such as who leads, cannot be mistaken for a reason here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, Final

from tischlein.bots.planned import WIDTH
from tischlein.core.planning import Plan, Values, dot
from tischlein.core.registry import siblings_part
from tischlein.core.rng import derive
from tischlein.core.types import Move, Seat
from tischlein.lab.training.course import Course, Report
from tischlein.lab.training.folder import Folder
from tischlein.lab.training.selfplay import margin
from tischlein.lab.training.sums import Sums, solved

CHUNK: Final = 4
ASKED: Final = 0.25
"""The share of decisions whose plans are tried."""
PLANS: Final = 4
"""The best one and some others."""
WIDE: Final = 20
"""The others are picked from so many: plans that are nearly the same teach little."""
WORLDS: Final = 2
"""Few: another decision teaches more than another world."""
NARROW: Final = 2
"""The planner's width in what follows."""
AHEAD: Final = 3
"""How far plans are tried, in steps of the planner's horizon. Of one step little is learnt: its end is rated by the
very weights that may be wrong. Results of whole matches scatter much more."""
LEEWAY: Final = 0.2
"""How far a weight may well be wrong, as a share of its size, or of a quarter of the mean size if it is smaller."""
NO_PLAN: Final = Plan(0.0, ())
"""What is seen after it is what is seen now."""
CERTAIN: Final = 1e-6
"""The same for weights that are not to be learnt here."""
STIFFNESS: Final = 1e-9
"""What keeps a regression solvable; what holds on to the weights before is LEEWAY."""


def candidate(
    course: Course, folder: Folder, number: int, values: Values | None, workers: int, report: Report
) -> list[float]:
    assert values is not None, "checked when the run begins"
    total, errors = Sums(len(course.planner.FEATURES)), 0.0
    job = partial(samples, course, number, values)
    for piece in folder.pieces(f"decisions-{number}", job, course.matches, CHUNK, workers, report):
        total.join(piece["count"], piece["products"], piece["results"])
        errors += piece["errors"]
    siblings = siblings_part(course.game)
    held = frozenset() if siblings is None else siblings.HELD
    return drawn(total, errors, values.weights, [name in held for name in course.planner.FEATURES])


def drawn(sums: Sums, errors: float, weights: list[float], is_held: list[bool]) -> list[float]:
    """The weights that fit best, drawn to those before: the less, the more was tried.

    Those before count like one more sample for each weight, whose result is as uncertain as LEEWAY says, while the
    others are as uncertain as they were, given the squares of the errors of all ratings.
    """
    tried = Sums(sums.size)
    tried.join(sums.count, sums.products, sums.results)
    least = sum(map(abs, weights)) / len(weights) / 4
    for row, weight in enumerate(weights):
        leeway = CERTAIN if is_held[row] else LEEWAY
        share = errors / max(1, sums.count) / (leeway * max(abs(weight), least)) ** 2
        tried.products[row][row] += share
        tried.results[row] += share * weight
    found = solved(tried, weights, STIFFNESS)
    return as_large(sums, found, weights, is_held) if any(is_held) else found


def as_large(sums: Sums, found: list[float], before: list[float], is_held: list[bool]) -> list[float]:
    """The found weights, so large that siblings are rated as differently by them as before.

    Where leads are fought, all that siblings differ in is worth less in the end: a fifth with three seats of Da Yunhe.
    Which of them is best does not depend on that, but weights that are held would count too much beside the others.
    """
    now, then = spread(sums, found, is_held), spread(sums, before, is_held)
    factor = (then / now) ** 0.5 if now else 1.0
    return [weight if held else weight * factor for weight, held in zip(found, is_held, strict=True)]


def spread(sums: Sums, weights: list[float], is_held: list[bool]) -> float:
    """How differently weights rate siblings, by what is not held: the sum of squares."""
    total = 0.0
    for row, line in enumerate(sums.products):
        for column, product in enumerate(line):
            if not is_held[row] and not is_held[column]:
                total += weights[row] * product * weights[column] * (1 if row == column else 2)
    return total


def samples(course: Course, number: int, values: Values, first: int, count: int) -> dict[str, Any]:
    """The sums of some matches; runs in a worker process."""
    trials = _Trials(course, values)
    for match in range(first, first + count):
        trials.play(derive(course.seed, number, match))
    sums = trials.sums
    return {"count": sums.count, "products": sums.products, "results": sums.results, "errors": trials.errors}


class _Trials:
    """Matches, and what would have come of other plans in some of their decisions."""

    def __init__(self, course: Course, values: Values) -> None:
        self.course = course
        self.rules = course.rules
        self.planner = course.planner
        self.siblings = siblings_part(course.game)
        self.values = values
        self.sums = Sums(len(course.planner.FEATURES))
        self.errors = 0.0
        """The squares of how far ratings were off, summed up."""

    def play(self, seed: int) -> None:
        rules, dice = self.rules, Random(derive(seed, 2))
        state = rules.setup(self.course.options, self.course.seats, derive(seed, 0))
        while mask := rules.to_act(state):
            seat = (mask & -mask).bit_length() - 1
            legal = rules.legal(state, seat)
            if len(legal) > 1 and dice.random() < ASKED:
                view = rules.view(state, seat)
                self._compare(view, seat, self.planner.plans(view, legal, self.values, WIDE), dice)
            self._follow(state, seat, self._moves(state, seat, WIDTH))

    def _moves(self, state: Any, seat: Seat, width: int) -> Sequence[Move]:
        legal = self.rules.legal(state, seat)
        if len(legal) == 1:
            return legal
        return self.planner.plans(self.rules.view(state, seat), legal, self.values, width)[0].moves

    def _follow(self, state: Any, seat: Seat, moves: Sequence[Move]) -> None:
        """Makes the moves of a plan as long as they are legal."""
        for move in moves:
            if move not in self.rules.legal(state, seat):
                return
            self.rules.apply(state, seat, move, 0)

    def _compare(self, view: Any, seat: Seat, plans: list[Plan], dice: Random) -> None:
        """Tries the best plan and some others that differ in what they are rated by.

        If the best one is rated in another way, the others are not what the seat would think of.
        """
        if self._seen(view, seat, plans[0]) is None:
            return
        order = plans[:1] + dice.sample(plans[1:], len(plans) - 1)
        picked: list[tuple[Plan, list[float]]] = []
        for plan in order:
            seen = self._seen(view, seat, plan)
            if seen is not None and all(seen != other for _, other in picked):
                picked.append((plan, seen))
            if len(picked) == PLANS:
                break
        if len(picked) > 1:
            for _ in range(WORLDS):
                world = self.rules.determinize(view, dice.getrandbits(64))
                results = [self._tried(self.rules.copy(world), seat, plan.moves, view) for plan, _ in picked]
                self._add([seen for _, seen in picked], results)

    def _seen(self, view: Any, seat: Seat, plan: Plan) -> list[float] | None:
        """What a plan is rated by."""
        if self.siblings is not None:
            return self.siblings.seen_after(view, plan, self.values)
        if not plan.moves:
            return self.planner.features(view)
        world = self.rules.determinize(view, 1)
        self._follow(world, seat, plan.moves)
        return self.planner.features(self.rules.view(world, seat))

    def _add(self, seen: list[list[float]], results: list[float]) -> None:
        """Siblings are compared with their mean."""
        size = len(seen)
        means = [sum(numbers[index] for numbers in seen) / size for index in range(self.sums.size)]
        mean = sum(results) / size
        for numbers, result in zip(seen, results, strict=True):
            differences = [number - own for number, own in zip(numbers, means, strict=True)]
            self.sums.add(differences, result - mean)
            self.errors += (result - mean - dot(self.values.weights, differences)) ** 2

    def _tried(self, world: Any, seat: Seat, moves: Sequence[Move], view: Any) -> float:
        """The value when looking ahead stops, after these moves; or the margin of the result."""
        rules = self.rules
        length = rules.length(world)
        horizon = length + AHEAD * (self.planner.horizon(view) - length)
        self._follow(world, seat, moves)
        while (mask := rules.to_act(world)) and rules.length(world) < horizon:
            actor = (mask & -mask).bit_length() - 1
            self._follow(world, actor, self._moves(world, actor, NARROW))
        result = rules.result(world)
        if result is not None:
            return float(margin(result, seat))
        seen = self._seen(rules.view(world, seat), seat, NO_PLAN)
        assert seen is not None, "a position can always be rated"
        return dot(self.values.weights, seen)
